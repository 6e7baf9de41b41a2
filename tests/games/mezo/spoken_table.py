"""A table set up by hand: say a phrase, see what happened.

    table = conflict(units={"hochob": {"red": (2, 1)}}, cards={"red": "fervor"})
    table.says("action 2")
    assert table.units("red", "hochob") == (2, 0)

Colours are dark, red, blue, gold. The standard conflict is in Hochob with four players: the Champion there is
dark's, so red chooses first; Palenque is Desolate and Chichen Itza Blessed. Units are (Warriors, Shamans).
"""

from __future__ import annotations

import copy
from typing import Any

import pytest

import patolli
from patolli.core.errors import IllegalMove
from patolli.core.state import Event
from patolli.games.mezo import MEZO
from patolli.games.mezo.board import DEVOTION, GIVEN, RESERVE, TRIBE, WRATH, XIBALBA
from patolli.games.mezo.components.sets import default_set, plain
from patolli.games.mezo.data import CARDS, SHAMAN, WARRIOR
from patolli.games.mezo.data import COLOURS as COLOURS
from patolli.games.mezo.notation import ids
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.strength import strength
from patolli.games.mezo.table import count

Position = dict[str, Any]
PLACES = {"reserve": RESERVE, "xibalba": XIBALBA, "wrathful": WRATH, "sacrificed": GIVEN}
GODS = {"dark": "ixchel", "red": "kukulkan", "blue": "cabrakan", "gold": "ah_puch"}
VERTICES = {"dark": "v1", "red": "v5", "blue": "v4", "gold": "v9"}
CHAMPIONS = {"hochob": "dark", "coba": "red", "uxmal": "blue", "becan": "gold"}
TILES = {
    2: ["hochob", "coba", "uxmal", "becan", "chichen_itza"],
    3: ["hochob", "coba", "uxmal", "chichen_itza"],
    4: ["hochob", "coba", "uxmal", "becan", "chichen_itza"],
}
ALTARS = ("altar1", "altar2", "altar3", "altar4", "altar5")
ABILITIES = ("t1c", "t2c", "t3a")  # none that changes a conflict


class SpokenTable:
    """A game in progress, spoken to in phrases and colours."""

    def __init__(self, state: MezoState) -> None:
        self.state = state
        self.events: list[Event] = []

    # Speaking.

    def says(self, *phrases: str) -> SpokenTable:
        """Whoever is asked says these phrases, one after the other."""
        for phrase in phrases:
            seat = self.state.waiting()[0]
            self.state.play(seat, self.state.parse(seat, phrase), self.events)
        return self

    def all_lay(self, card: str = "fervor") -> SpokenTable:
        """Everybody chooses this card."""
        for seat in self.state.waiting():
            self.state.play(seat, self.state.parse(seat, f"card {card}"), self.events)
        return self

    def as_seat(self, colour: str, phrase: str) -> SpokenTable:
        seat = COLOURS.index(colour)
        self.state.play(seat, self.state.parse(seat, phrase), self.events)
        return self

    def refuses(self, phrase: str, rule: str, reason: str) -> IllegalMove:
        """The phrase is answered with this rule and reason, in four languages, and nothing changes."""
        before = self.state.position()
        seat = self.state.waiting()[0]
        with pytest.raises(IllegalMove) as caught:
            self.state.parse(seat, phrase)
        assert (caught.value.rule, caught.value.reason) == (rule, reason)
        assert self.state.position() == before
        for lang in patolli.LANGUAGES:
            assert rule in patolli.texts("mezo", lang).why(caught.value, list(COLOURS))
        return caught.value

    # Looking.

    @property
    def asked(self) -> str | None:
        waiting = self.state.waiting()
        return COLOURS[waiting[0]] if waiting else None

    @property
    def choices(self) -> set[str]:
        return set(self.state.phrases(self.state.waiting()[0]))

    @property
    def position(self) -> Position:
        return self.state.position()

    def tribe(self, colour: str) -> dict[str, Any]:
        found: dict[str, Any] = self.position["tribes"][COLOURS.index(colour)]
        return found

    def vp(self, colour: str) -> int:
        return int(self.state.scores()[COLOURS.index(colour)])

    def devotion(self, colour: str) -> int:
        return int(self.state.tribe[COLOURS.index(colour) * TRIBE + DEVOTION])

    def units(self, colour: str, place: str) -> tuple[int, int]:
        """Warriors and Shamans in a region, or in reserve, xibalba, wrathful, sacrificed."""
        seat = COLOURS.index(colour)
        number = PLACES[place] if place in PLACES else ids(self.state.box.regions).index(place)
        return count(self.state, seat, WARRIOR, number), count(self.state, seat, SHAMAN, number)

    def glyphs(self, colour: str, region: str) -> int:
        return int(self.position["regions"][region]["glyphs"][COLOURS.index(colour)])

    def pyramid(self, region: str) -> list[str]:
        return [COLOURS[seat] for seat in self.position["regions"][region]["pyramid"]]

    def strength(self, colour: str) -> int:
        seat = COLOURS.index(colour)
        return strength(self.state, seat, self.state.conflict)

    def told(self, event: str) -> list[Event]:
        return [told for told in self.events if told["event"] == event]

    def present(self, colour: str) -> set[str]:
        return set(self.state.view(None)["tribes"][COLOURS.index(colour)]["present"])


def new(seats: int = 4, seed: int = 1, **options: Any) -> SpokenTable:
    return SpokenTable(MEZO.new(seats, seed, **options))


def load(position: Position) -> SpokenTable:
    return SpokenTable(MEZO.load(position))


def units_of(found: tuple[int, int] | None) -> dict[str, int]:
    warriors, shamans = found or (0, 0)
    return {"warriors": warriors, "shamans": shamans}


def conflict(
    *,
    seats: int = 4,
    region: str = "hochob",
    age: int = 1,
    phase: str = "action",
    units: dict[str, dict[str, tuple[int, int]]] | None = None,
    glyphs: dict[str, dict[str, int]] | None = None,
    pyramids: dict[str, list[str]] | None = None,
    xibalba: dict[str, tuple[int, int]] | None = None,
    wrathful: dict[str, tuple[int, int]] | None = None,
    cards: dict[str, str] | None = None,
    vp: dict[str, int] | None = None,
    devotion: dict[str, int] | None = None,
    vertices: dict[str, str] | None = None,
    abilities: dict[str, list[str]] | None = None,
    strength: dict[str, int] | None = None,
    reminder: dict[str, list[str]] | None = None,
    altars: dict[str, str] | None = None,
    tiles: list[str] | None = None,
    step: int = 0,
    **more: Any,
) -> SpokenTable:
    """A conflict as wanted; every keyword changes one thing of the standard one."""
    colours = COLOURS[:seats]
    order = list(tiles or TILES[seats])
    order.remove(region)
    order.insert(0, region)
    champions = {name: owner for name, owner in CHAMPIONS.items() if owner in colours and name in order}
    if seats == 2:
        champions = {"hochob": "dark", "coba": "red", "uxmal": "dark", "becan": "red"}
    blessed = next(name for name in order if name not in champions)
    owner = champions.get(region)
    points = {"dark": 20, "red": 30, "blue": 25, "gold": 15} | (vp or {})
    leader = max(colours, key=lambda colour: points[colour])
    starter = COLOURS.index(leader) if owner is None else (COLOURS.index(owner) + 1) % seats
    done = [step // seats + ((COLOURS.index(c) - starter) % seats < step % seats) for c in colours]
    position: Position = {
        "game": "mezo",
        "rules": MEZO.rules_version,
        "seats": seats,
        "age": age,
        "phase": phase,
        "tribes": [],
        "regions": {},
        "tiles": order,
        "wrathful": ["w1c", "w2a", "w3a"],
        "blessed": blessed,
        "order": sorted(range(seats), key=lambda seat: -points[COLOURS[seat]]),
        "step": step,
        "starter": starter,
    } | more
    for seat, colour in enumerate(colours):
        card = None if phase == "card" else (cards or {}).get(colour, "fervor")
        covered = 2 if phase not in ("card", "action") else done[seat]
        position["tribes"].append(
            {
                "vp": points[colour],
                "devotion": (devotion or {}).get(colour, 0),
                "god": GODS[colour],
                "vertex": (vertices or {}).get(colour, VERTICES[colour]),
                "abilities": (abilities or {}).get(colour, list(ABILITIES[:age])),
                "xibalba": units_of((xibalba or {}).get(colour)),
                "wrathful": units_of((wrathful or {}).get(colour)),
                "deck": [name for name in CARDS if name != card],
                "card": card,
                "covered": list(range(1, covered + 1)),
                "strength": (strength or {}).get(colour, 0),
                "reminder": (reminder or {}).get(colour, []),
            }
        )
    for number, name in enumerate(order):
        holder = champions.get(name)
        position["regions"][name] = {
            "altar": (altars or {}).get(name, ALTARS[number]),
            "units": [units_of((units or {}).get(name, {}).get(colour)) for colour in colours],
            "glyphs": [(glyphs or {}).get(name, {}).get(colour, 0) for colour in colours],
            "pyramid": [COLOURS.index(colour) for colour in (pyramids or {}).get(name, [])],
            "champion": None if holder is None else COLOURS.index(holder),
        }
    return load(position)


def blessed_table(**standard: Any) -> SpokenTable:
    """The Blessed region, Chichen Itza, when it is time to sacrifice; red has most VP."""
    return conflict(region="chichen_itza", phase="sacrifice", **standard)


def box(**changes: Any) -> dict[str, Any]:
    """The default set with top-level parts replaced."""
    made = copy.deepcopy(plain(default_set()))
    made.update(changes)
    return made


def box_with(effects: list[dict[str, Any]], presence: bool = False) -> dict[str, Any]:
    """The default set, but action 1 on Kukulkan's Fervor does this."""
    made = box()
    god = next(god for god in made["gods"] if god["id"] == "kukulkan")
    card = next(card for card in god["cards"] if card["type"] == "fervor")
    card["actions"][0] = {"effects": effects, "presence": presence, "source": "printed"}
    return made


def red_does(
    effects: list[dict[str, Any]], presence: bool = False, say: bool = True, **standard: Any
) -> SpokenTable:
    """The standard conflict in which red has just taken an action with these effects."""
    table = conflict(options={"components": box_with(effects, presence)}, **standard)
    return table.says("action 1") if say else table


def end_of_age(
    age: int, calendar: dict[str, int] | None = None, codex: dict[str, int] | None = None, **standard: Any
) -> SpokenTable:
    """The end of the last conflict of an age, which gold wins in the Blessed region without a sacrifice."""
    standard["vp"] = {"gold": 100} | standard.get("vp", {})
    position = conflict(
        region="chichen_itza", age=age, phase="sacrifice", strength={"gold": 9}, **standard
    ).position
    position |= {"tile": 4, "calendar": calendar or {}, "codex": codex or {}}
    position["tiles"].append(position["tiles"].pop(0))
    for name in position["tiles"][:4]:
        position["regions"][name]["champion"] = None
    for tribe in position["tribes"]:
        tribe |= {"deck": [], "reserve": None}
    return load(position).says(*["sacrifice 0"] * 4)


def finish_actions(table: SpokenTable) -> SpokenTable:
    """Everybody passes for Devotion until the actions are over; nobody takes a third one."""
    while table.state.phase in (7, 8) and table.state.waiting():
        wanted = "done" if "done" in table.choices else min(p for p in table.choices if "pass devotion" in p)
        table.says(wanted)
    return table
