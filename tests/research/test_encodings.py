"""The numbers of a game: named, within their bounds, with a rule each, fixed, and telling no secret.

What is fixed stands in encodings.json. A change of it loses what has learned the old numbers: it raises the
game's `encoding_version`; then `python -m tests.research.test_encodings` writes the file again.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.cli.research import in_short
from patolli.core.entries import Entry, number
from patolli.core.errors import BadOption, NoEncoding
from patolli.core.observation import Observation
from patolli.core.state import State
from patolli.games.mezo.data import CARDS, COLOURS
from patolli.research.encodings import encoding, phrases
from patolli.testing import Case, cases, laws, walk

KEPT = Path(__file__).parent / "encodings.json"
GAMES = ("mexica", "mezo", "patolli", "tzolkin")
CASES = [case for name in GAMES for case in cases(patolli.game(name))]
PAIRS = int(os.environ.get("LEAK_PAIRS", "300"))  # for each case; 100000 on demand


def told(state: State, seat: int) -> dict[str, int]:
    """What a seat sees, by the names of the entries."""
    entries = state.game.entries(state.seats)
    return dict(zip([entry.name for entry in entries], laws.observed(state, seat), strict=True))


def kept_facts(case: Case) -> dict[str, Any]:
    known = encoding(case.game, case.seats)
    table = json.dumps([known.entries, phrases(case.game, case.seats)])
    game = hashlib.sha256()
    for step in islice(walk(case, 7), 400):
        for seat in range(case.seats):
            game.update(step.state.observe(seat))
    return {
        "version": known.version,
        "entries": len(known.entries),
        "actions": known.actions,
        "table": hashlib.sha256(table.encode()).hexdigest()[:16],
        "game": game.hexdigest()[:16],
    }


@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_an_encoding_changes_only_with_its_version(case: Case) -> None:
    assert kept_facts(case) == json.loads(KEPT.read_text())[str(case)]


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_has_a_name_of_its_own_and_a_rule_that_can_be_read(name: str) -> None:
    game = patolli.game(name)
    rules = (game.text / "rules.en.md").read_text(encoding="utf-8")
    for seats in game.seats:
        entries = game.entries(seats)
        assert len({entry.name for entry in entries}) == len(entries)
        assert {entry.rule for entry in entries if f"**{entry.rule}**" not in rules} == set()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(case: Case) -> None:
    """`LEAK_PAIRS=100000` tries so many pairs for every case."""
    chance = random.Random(PAIRS)
    pairs = 0
    while pairs < PAIRS:
        for step in walk(case, chance.randrange(2**32)):
            seat = chance.randrange(case.seats)
            twin = step.state.resample(seat, chance.randrange(2**32))
            assert twin.observe(seat) == step.state.observe(seat), f"seat {seat} at decision {step.number}"
            pairs += 1
            if pairs == PAIRS:
                break


def test_what_others_keep_in_secret_is_seen_by_them_alone() -> None:
    state = patolli.game("tzolkin").new(2, seed=3)
    before = told(state, 1)
    tile = state.phrases(0)[0].split()[1]
    state.play(0, state.parse(0, f"keep {tile}"))
    assert told(state, 0)[f"own kept tile: {tile}"] == 1
    assert told(state, 1) == before  # TZO-R5


def test_a_card_is_seen_by_others_when_all_are_revealed() -> None:
    """MEZ-R42."""
    state = next(s.state for s in walk(Case(patolli.game("mezo"), 2), 5) if len(s.state.waiting()) == 2)
    card = state.phrases(0)[0].split()[1]
    state.play(0, state.parse(0, f"card {card}"))
    assert told(state, 0)[f"own card: {card}"] == 1
    assert told(state, 1)["next card is laid"] == 1
    assert [told(state, 1)[f"next card, once revealed: {name}"] for name in CARDS] == [0] * len(CARDS)
    state.play(1, state.legal(1)[0])
    assert told(state, 1)[f"next card, once revealed: {card}"] == 1


# What the numbers say is what the view says.


def same_patolli(seen: dict[str, int], view: dict[str, Any], seat: int) -> None:
    for who, side in (("own", seat), ("next", 1 - seat)):
        pieces = [seen[f"{who} piece {steps} steps from the own start"] for steps in range(52)]
        assert sum(pieces) == len(view["pieces"][side])
        assert seen[f"{who} pieces in hand"] == view["hand"][side]
        assert seen[f"{who} pieces home"] == view["home"][side]
    assert seen["throw on the table"] == view["throw"]


def same_mexica(seen: dict[str, int], view: dict[str, Any], seat: int) -> None:
    names = ("own", "next", "second", "third")[: view["seats"]]
    canals = {square for canal in view["canals"] for square in canal["squares"]}
    assert {name.split()[-1] for name, one in seen.items() if name.startswith("canal on") and one} == canals
    for who, side in zip(names, turned(view, seat), strict=True):
        mine = {
            name: one for name, one in seen.items() if name.startswith(f"levels of the {who} temple") and one
        }
        temples = {t["square"]: t["level"] for t in view["temples"] if t["owner"] == side}
        assert {name.split()[-1]: level for name, level in mine.items()} == temples
        if view["pilli"][side]:
            assert seen[f"{who} Pilli on {view['pilli'][side]}"] == 1
        assert seen[f"{who} tokens"] == view["tokens"][side]
    assert seen["action points left"] == view["ap"]
    for district in view["districts"]:
        assert all(
            seen[f"squares of the district of {one}"] == min(district["size"], 127)
            for one in district["squares"]
        )
        if district["tile"]:
            assert seen[f"size of the tile on {district['tile']['square']}"] == district["tile"]["size"]
    ways = {"ns": "north to south", "ew": "east to west"}
    for bridge in view["bridges"]:
        assert seen[f"bridge from {ways[bridge['way']]} on {bridge['square']}"] == 1


def same_tzolkin(seen: dict[str, int], view: dict[str, Any], seat: int) -> None:
    names = ("own", "next", "second", "third")[: view["seats"]]
    for who, side in zip(names, turned(view, seat), strict=True):
        player = view["players"][side]
        assert {good: seen[f"{who} {good}"] for good in player["goods"]} == player["goods"]
        assert seen[f"{who} free workers"] == player["home"]
        assert {track: seen[f"{who} level of {track}"] for track in player["technologies"]} == player[
            "technologies"
        ]
        assert {key: seen[f"{who} step in the {key} temple"] for key in player["temples"]} == player[
            "temples"
        ]
        assert seen[f"{who} corn tiles"] == player["corn_tiles"]
        assert sum(one for name, one in seen.items() if name.startswith(f"{who} built:")) == len(
            player["buildings"]
        )
        for wheel in view["wheels"]:
            for tooth, worker in enumerate(wheel["teeth"]):
                assert seen[f"{who} worker on {wheel['key']} {tooth}"] == (worker == side)
                assert seen[f"neutral worker on {wheel['key']} {tooth}"] == (worker == "neutral")
    shown = [building["key"] for building in view["row"] if building]
    assert {key: seen[f"on display: {key}"] for key in shown} == {key: shown.count(key) for key in shown}
    assert seen["day"] == view["day"]
    assert seen["buildings in the pile"] == view["pile"]
    assert [space for space in range(1, 10) if seen[f"skull on chichen {space}"]] == view["skulls"]
    own = view["own_tiles"]
    if own:
        assert all(seen[f"own hand holds tile {tile['key']}"] for tile in own["hand"])


def same_mezo(seen: dict[str, int], view: dict[str, Any], seat: int) -> None:
    names = ("own", "next", "second", "third")[: view["seats"]]
    for who, side in zip(names, turned(view, seat), strict=True):
        tribe = view["tribes"][side]
        assert tribe["colour"] == COLOURS[side]
        assert seen[f"{who} space of Devotion"] == tribe["devotion"]
        assert seen[f"{who} warriors in the reserves"] == tribe["reserve"]["warriors"]
        assert seen[f"{who} shamans in Xibalba"] == tribe["xibalba"]["shamans"]
        assert [name for name in CARDS if seen[f"{who} played before: {name}"]] == tribe["discarded"]
        assert all(seen[f"{who} ability: {ability}"] for ability in tribe["abilities"])
        revealed = "" if who == "own" else ", once revealed"
        cards = [name for name in CARDS if seen[f"{who} card{revealed}: {name}"]]
        assert cards == ([tribe["card"]] if tribe["card"] else [])
        for region in view["regions"]:
            if not region["desolate"]:
                assert seen[f"{who} warriors in {region['id']}"] == region["units"][side]["warriors"]
                assert seen[f"{region['id']}: glyphs of {who}"] == region["glyphs"][side]
    assert sorted(view["hand"] or view["known_cards"]) == sorted(
        name for name in CARDS if seen[f"own deck has on top {name}"]
    ) or not (view["hand"] or view["known_cards"])
    to_come = [name.split()[-1] for name, one in seen.items() if name.startswith("conflict to come") and one]
    assert to_come == view["to_come"]
    assert seen["age"] == view["age"]


SAME = {"mexica": same_mexica, "mezo": same_mezo, "patolli": same_patolli, "tzolkin": same_tzolkin}


def turned(view: dict[str, Any], seat: int) -> list[int]:
    """The seats, this one first, then clockwise."""
    return [(seat + place) % view["seats"] for place in range(view["seats"])]


@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_the_numbers_say_what_the_view_says(case: Case) -> None:
    for seed in range(3):
        for step in walk(case, seed):
            if step.number % 17 == 0:
                for seat in range(case.seats):
                    seen = told(step.state, seat)
                    assert [seen[name] for name in list(seen)[: case.seats]] == [
                        int(step.state.waits_for(side)) for side in turned({"seats": case.seats}, seat)
                    ]
                    SAME[case.game.name](seen, step.state.view(seat), seat)


# Games of others.


class GuessState(State):
    """Guess a number that everybody could read in the observation."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any], secret: int) -> None:
        super().__init__(game, seats, options)
        self.secret = secret

    def resample(self, seat: int, seed: int) -> GuessState:
        return GuessState(self.game, self.seats, self.options, seed % 7)

    def observe_into(self, seat: int, out: Observation) -> None:
        out.put(self.secret)


class Guess(patolli.Game[GuessState]):
    name = "guess"
    seats = (2,)
    actions = 7

    def entries(self, seats: int) -> list[Entry]:
        return number("secret", 6, "GUE-R1")


class Mute(patolli.Game[GuessState]):
    name = "mute"
    seats = (2,)


def test_a_leak_is_found() -> None:
    state = GuessState(Guess(), 2, {}, 3)
    assert {state.resample(0, seed).observe(0) for seed in range(20)} != {state.observe(0)}


def test_a_game_without_entries_says_so() -> None:
    with pytest.raises(NoEncoding, match="mute has no entries"):
        encoding(Mute(), 2)


def test_seats_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadOption, match="patolli is for 2 seats, not 5"):
        encoding("patolli", 5)


def test_large_numbers_are_told_as_the_limit() -> None:
    out = Observation(2)
    out.put(1000)
    out.put(-1000)
    assert bytes(out.items) == bytes([127, 128])


SHOWN = Path(__file__).parents[2] / "docs/encodings.md"


HEAD = """# What the numbers mean

The entries of an observation ([research.md](research.md)) with the fewest seats of each game, in short: what
follows each other and is alike stands in one line. `patolli research describe GAME --seats N` names every
entry by itself. The seats are `own`, `next` and so on clockwise. This page is written by
`python -m tests.research.test_encodings`.
"""


def shown_page() -> str:
    page = HEAD
    for name in GAMES:
        seats = patolli.game(name).seats[0]
        page += f"\n## {encoding(name, seats).name}\n\n{in_short(name, seats)}"
    return page


def test_the_page_shows_what_the_numbers_mean() -> None:
    assert SHOWN.read_text(encoding="utf-8") == shown_page()


if __name__ == "__main__":
    SHOWN.write_text(shown_page(), encoding="utf-8")
    kept = {str(case): kept_facts(case) for case in CASES if not case.options}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")
