"""Saved positions: what is written comes back, and what cannot be is refused with its place."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import patolli
from patolli.games.tzolkin import notation
from patolli.games.tzolkin.pending import TASKS, WORDS
from patolli.testing.walk import Case, walk

from .spoken import GAME, SpokenGame
from .test_wheels import back

Change = Callable[[dict[str, Any]], None]


def put(path: str, value: Any) -> Change:
    """A change that sets one field: `players.0.corn`."""

    def change(saved: dict[str, Any]) -> None:
        place: Any = saved
        *way, last = path.split(".")
        for word in way:
            place = place[int(word) if isinstance(place, list) else word]
        place[int(last) if isinstance(place, list) else last] = value

    return change


CROWD = {"0": 0, "1": 0, "2": 0, "3": 0, "8": "neutral", "9": "neutral"}
REFUSED: list[tuple[str, Change, str]] = [
    ("a player too few", lambda saved: saved["players"].pop(), "players"),
    ("a day that never comes", put("day", 40), "day"),
    ("a Food Day too early", put("food_days", 1), "food_days"),
    ("a fifth Food Day", put("food_days", 5), "food_days"),
    ("a Food Day forgotten", put("day", 12), "food_days"),
    ("nobody's turn", put("turn", 7), "turn"),
    ("corn on a tooth of tomorrow", put("corn_days", [20]), "corn_days"),
    ("two corn on one tooth", put("corn_days", [1, 1]), "corn_days"),
    ("negative corn", put("players.0.corn", -1), "players[0].corn"),
    ("eighths of a point", put("players.0.points", 0.125), "players[0].points"),
    ("seven workers", put("players.0.workers", 7), "players[0].workers"),
    ("a step too high", put("players.0.temples", [7, 1, 1]), "players[0].temples"),
    ("two on the top", put("players.0.temples", [6, 1, 1]), "players[1].temples"),
    ("a fourth level", put("players.0.technologies", [4, 0, 0, 0]), "players[0].technologies"),
    ("a wheel too many", put("wheels.copan", {}), "wheels"),
    ("a space too high", put("wheels.tikal.12", 0), "wheels.tikal"),
    ("a player's worker between the numbers", put("wheels.uxmal.8", 0), "wheels.uxmal"),
    ("a worker of nobody", put("wheels.tikal.2", 5), "wheels.tikal"),
    ("a neutral worker too many", put("wheels.tikal.2", "neutral"), "wheels"),
    ("more workers than there are", put("wheels.tikal", CROWD), "players[0].workers"),
    ("a skull on space 10", put("skulls", [10]), "skulls"),
    ("two skulls on a space", put("skulls", [3, 3]), "skulls"),
    ("fourteen skulls", put("players.0.skulls", 14), "skulls"),
    ("a jungle group missing", lambda saved: saved["jungle"].pop("3"), "jungle"),
    ("a field too many", put("jungle.4.wood", 3), "jungle.4"),
    ("wood at Palenque 2", put("jungle.2", {"wood": 1, "corn": 1}), "jungle.2"),
    ("a corn tile too many", put("players.0.corn_tiles", 1), "jungle"),
    ("a wood tile too many", put("players.0.wood_tiles", 1), "jungle"),
    ("a tile nobody knows", put("players.0.tiles", ["x9"]), "players.tiles"),
    ("a tile twice", put("players.0.tiles", ["p1", "p1"]), "players.tiles"),
    ("a hand after the deal", put("players.0.hand", ["p1"]), "players[0].hand"),
    ("a short row", put("row", []), "row"),
    ("a building nobody knows", put("row.0", "palace"), "row"),
    ("a building of the other age", put("row.0", "tomb-glory"), "row"),
    ("a building twice", put("row.0", "tomb-yellow"), "row"),
    ("a building lost", put("row.0", None), "piles"),
    ("a pile of the other age", lambda saved: saved["piles"][0].append(saved["piles"][1].pop()), "piles[0]"),
    ("a monument nobody knows", put("monuments.0", "great-wall"), "monuments"),
    ("a monument too few", lambda saved: saved["monuments"].pop(), "monuments"),
    ("a monument twice", lambda s: s["players"][0]["monuments"].append(s["monuments"][0]), "monuments"),
    ("placed in the wrong phase", put("placed", 1), "placed"),
    ("mercy in the wrong phase", put("mercy", True), "mercy"),
    ("a choice of days that is none", put("phase", "turn"), "phase"),
    ("a worker who was not placed", put("first_space", 1), "first_space"),
    ("something to do in the wrong phase", put("pending", ["climb"]), "pending"),
    ("the end before the end", put("phase", "over"), "food_days"),
    ("choosing tiles in mid-game", put("phase", "keep"), "players[0].hand"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "where"), REFUSED, ids=[name for name, _, _ in REFUSED])
def test_what_cannot_be_is_refused(name: str, change: Change, where: str) -> None:
    saved = SpokenGame(
        others={1: {"temples": [6, 1, 1]}}, light="choice of days" not in name
    ).state.position()
    change(saved)
    with pytest.raises(patolli.BadPosition) as caught:
        GAME.load(saved)
    assert caught.value.where == where, str(caught.value)


@pytest.mark.parametrize(
    "pending",
    [
        ["dance"],
        ["step brown"],
        ["pay 3"],
        ["pay 1", "climb"],
        ["architecture farm-one"],
        ["spare farm-one", "climb"],
        ["effect farm 1", "climb"],
        ["climb"] * 17,
        ["build tikal-2"],
    ],
    ids=lambda pending: pending[0],
)
def test_what_cannot_be_done_is_not_pending(pending: list[str]) -> None:
    saved = SpokenGame().state.position() | {"phase": "pick", "pending": pending}
    with pytest.raises(patolli.BadPosition) as caught:
        GAME.load(saved)
    assert caught.value.where == "pending"


def test_a_farm_still_to_come_is_not_counted_twice() -> None:
    table = back("tikal 4", wood=2, technologies=(0, 0, 1, 0), row=["farm-one", "farm-all"])
    table.says("use 4")
    if table.asks() == "build-four":
        table.says("build farm-one")
    assert table.asks() == "architecture"
    again = GAME.load(copy.deepcopy(table.state.position()))
    for state in (table.state, again):
        state.play(0, state.parse(0, "with architecture"))
        assert state.view(None)["players"][0]["farm_workers"] == 1


def test_every_task_has_one_spelling() -> None:
    assert len(TASKS) == len(WORDS)


def test_every_pending_task_of_random_games_can_be_written() -> None:
    seen = set()
    for seats in (2, 4):
        for seed in range(40):
            for step in walk(Case(GAME, seats), seed):
                pending = step.state.position()["pending"]
                seen |= {words.split()[0] for words in pending}
    assert {"use", "harvest", "advance", "build", "climb", "pay", "trade"} <= seen


def test_malformed_phrases_name_the_core_rule() -> None:
    table = SpokenGame(corn=5)
    for phrase in (
        "",
        "place",
        "place palenque 1",
        "use -1",
        "pick tikal 9",
        "🌽",
    ):
        error = table.refuses(phrase)
        assert (error.rule, error.reason) == ("CORE-R3", "no-such-phrase")


def test_every_phrase_is_read_or_refused_everywhere() -> None:
    for step in walk(Case(GAME, 3), 5):
        if step.number % 25 == 0:
            legal = set(step.state.phrases(step.seat))
            for phrase in notation.PHRASES:
                if phrase in legal:
                    step.state.parse(step.seat, phrase)
                else:
                    with pytest.raises(patolli.IllegalMove):
                        step.state.parse(step.seat, phrase)
