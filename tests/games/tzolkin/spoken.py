"""A game to set up and to talk to: say how it stands, say phrases, see what happened.

    table = SpokenGame(seats=2, corn=5, wood=2, workers={"tikal 3": 0})
    table.says("pick tikal 3", "use 3", "advance agriculture")
    assert table.has("wood") == 1

Seat 0 has `crew` workers in play and is to move on day 5, with the marker, nothing owned but what is
said, and the building row and monuments that are named. Everything else is as at the start of a game.
"""

from __future__ import annotations

from typing import Any

import pytest

import patolli
from patolli.games.tzolkin import data
from patolli.games.tzolkin.state import TzolkinState

GAME = patolli.game("tzolkin")
ROW = ["farm-one", "tomb-yellow", "office-farming", "office-mining", "shrine-mason", "shrine-priest"]
ROW_TWO = ["farm-three", "tomb-glory", "office-stone", "office-skull", "shrine-green", "shrine-scholar"]
MONUMENTS = [monument.key for monument in data.MONUMENTS]
# Where neutral workers stand unless a test says otherwise: on the teeth without numbers, and high up.
NEUTRAL = [f"{wheel} {tooth}" for tooth in (8, 9) for wheel in data.WHEELS[:4]]
NEUTRAL += ["chichen 11", "chichen 12", "chichen 10", "palenque 7"]


def lack(good: str, amount: int) -> dict[str, Any]:
    """How a reason tells an amount of a good."""
    return {"say": "some-goods", "good": good, "amount": amount}


class SpokenGame:
    """A game in a given position. Seat 0 speaks unless another is named."""

    def __init__(
        self,
        seats: int = 2,
        *,
        workers: dict[str, int] | None = None,
        neutral: list[str] | None = None,
        others: dict[int, dict[str, Any]] | None = None,
        day: int = 5,
        row: list[str | None] | None = None,
        monuments: list[str] | None = None,
        jungle: dict[str, tuple[int, int]] | None = None,
        position: dict[str, Any] | None = None,
        crew: int = 3,
        **own: Any,
    ) -> None:
        held = sum(1 for due in data.FOOD_DAYS if due < day)
        saved: dict[str, Any] = {
            "game": "tzolkin",
            "rules": 1,
            "seats": seats,
            "phase": "start",
            "day": day,
            "food_days": held,
            "wheels": {wheel: {} for wheel in data.WHEELS},
            "jungle": {},
            "players": [(others or {}).get(seat, {}) for seat in range(seats)],
        }
        saved["players"][0] = {"workers": crew, **own, **saved["players"][0]}
        saved |= position or {}
        for place in NEUTRAL[: data.NEUTRAL_WORKERS[seats]] if neutral is None else neutral:
            wheel, tooth = place.split()
            saved["wheels"][wheel][tooth] = "neutral"
        for place, seat in (workers or {}).items():
            if place == "first":
                saved["first_space"] = seat
            else:
                wheel, tooth = place.split()
                saved["wheels"][wheel][tooth] = seat
        self._lay_jungle(saved, jungle or {})
        self._lay_buildings(saved, row, monuments)
        self.state: TzolkinState = GAME.load(saved)
        self.events: list[patolli.Event] = []

    @staticmethod
    def _lay_jungle(saved: dict[str, Any], jungle: dict[str, tuple[int, int]]) -> None:
        """Wood and corn of each group; tiles that are gone and nobody's go to the last seat."""
        fields = data.JUNGLE_FIELDS[saved["seats"]]
        for space in "2345":
            wood, corn = jungle.get(space, (0 if space == "2" else fields, fields if space == "2" else 0))
            saved["jungle"][space] = {"wood": wood, "corn": corn}
        groups = saved["jungle"].values()
        corn_gone = 4 * fields - sum(group["wood"] + group["corn"] for group in groups)
        wood_gone = 3 * fields - sum(group["wood"] for group in groups)
        last = saved["players"][-1] = dict(saved["players"][-1])
        corn_gone -= sum(player.get("corn_tiles", 0) for player in saved["players"])
        wood_gone -= sum(player.get("wood_tiles", 0) for player in saved["players"])
        last["corn_tiles"] = last.get("corn_tiles", 0) + corn_gone
        last["wood_tiles"] = last.get("wood_tiles", 0) + wood_gone

    @staticmethod
    def _lay_buildings(
        saved: dict[str, Any], row: list[str | None] | None, monuments: list[str] | None
    ) -> None:
        age = 2 if saved["food_days"] >= 2 else 1
        shown: list[str | None] = list(ROW if age == 1 else ROW_TWO) if row is None else list(row)
        saved["row"] = shown + [None] * (data.ROW - len(shown))
        built = [key for player in saved["players"] for key in player.get("buildings", [])]
        used = built + [key for key in shown if key is not None]
        if "piles" not in saved:
            piles: tuple[list[str], list[str]] = ([], [])
            for building in data.BUILDINGS:
                left = building.copies - used.count(building.key)
                if building.age >= age:
                    piles[building.age - 1].extend([building.key] * left)
            saved["piles"] = piles
        raised = [key for player in saved["players"] for key in player.get("monuments", [])]
        named = [*(monuments or []), *raised]
        spare = [key for key in MONUMENTS if key not in named]
        wanted = data.MONUMENTS_SHOWN[saved["seats"]] - len(named)
        saved["monuments"] = [*(monuments or []), *spare[:wanted]]

    # Doing.

    def says(self, *phrases: str, seat: int = 0) -> SpokenGame:
        """Play phrases one after another; `events` holds what happened in them."""
        self.events = []
        for phrase in phrases:
            self.state.play(seat, self.state.parse(seat, phrase), self.events)
        return self

    def may(self, seat: int = 0) -> list[str]:
        """All legal phrases."""
        return self.state.phrases(seat)

    def refuses(self, phrase: str, seat: int = 0) -> patolli.IllegalMove:
        """The rule that the phrase breaks."""
        before = self.state.position()
        with pytest.raises(patolli.IllegalMove) as caught:
            self.state.parse(seat, phrase)
        assert self.state.position() == before
        for lang in patolli.LANGUAGES:
            assert patolli.texts("tzolkin", lang).why(caught.value, ["Ana", "Bob", "Citlali", "Dana"])
        return caught.value

    def refuses_for(self, rule: str, reason: str, phrase: str, seat: int = 0, **facts: Any) -> None:
        """The phrase is refused by this rule, for this reason, with these facts."""
        error = self.refuses(phrase, seat)
        assert (error.rule, error.reason) == (rule, reason), str(error)
        assert {key: error.facts[key] for key in facts} == facts

    # Looking.

    def player(self, seat: int = 0) -> dict[str, Any]:
        seen: dict[str, Any] = self.state.view(None)["players"][seat]
        return seen

    def has(self, good: str, seat: int = 0) -> int:
        amount: int = self.player(seat)["goods"][good]
        return amount

    def step(self, temple: str, seat: int = 0) -> int:
        step: int = self.player(seat)["temples"][temple]
        return step

    def level(self, technology: str, seat: int = 0) -> int:
        level: int = self.player(seat)["technologies"][technology]
        return level

    def points(self, seat: int = 0) -> float:
        return self.state.scores()[seat]

    def at(self, wheel: str, space: int) -> int | str | None:
        """Who stands there: a seat, "neutral", or None."""
        wheels = {seen["key"]: seen for seen in self.state.view(None)["wheels"]}
        worker: int | str | None = wheels[wheel]["teeth"][space]
        return worker

    def jungle(self, space: int) -> tuple[int, int]:
        """Wood tiles and open corn tiles of a group."""
        group = self.state.view(None)["jungle"][space - 2]
        return group["wood"], group["corn"]

    def view(self) -> dict[str, Any]:
        return self.state.view(None)

    def asks(self) -> str:
        """What is expected now."""
        text: str = self.view()["expects"]["text"]
        return text

    def told(self, event: str) -> list[patolli.Event]:
        """The events of that name from the last phrases."""
        return [told for told in self.events if told["event"] == event]

    def round_over(self) -> SpokenGame:
        """Everybody who is still to move this round places one worker or picks one, doing nothing with it."""
        day = self.state.day
        while not self.state.over and self.state.day == day and self.state.view(None)["phase"] != "turn":
            self.pass_turn(self.state.waiting()[0])
        return self

    def pass_turn(self, seat: int) -> None:
        """A turn without effect: a worker placed where it costs nothing, or one picked and not used."""
        while self.state.waiting() == [seat] and self.view()["phase"] != "turn":
            may = self.may(seat)
            for wanted in ("end", "skip", "place", "pick"):
                found = [phrase for phrase in may if phrase.split()[0] == wanted and phrase != "place first"]
                if found:
                    self.state.play(seat, self.state.parse(seat, found[0]), self.events)
                    break
            else:
                raise AssertionError(f"cannot pass with {may}")
