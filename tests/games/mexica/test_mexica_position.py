"""Saved positions: written by hand, loaded strictly, every damage named."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.mexica.spoken import NEUTRAL, position, set_up

from patolli.core.errors import BadPosition
from patolli.games.mexica import MEXICA
from patolli.testing.damage import damaged

DOCS = Path(__file__).parents[3] / "docs/mexica-position.md"


def problem(described: dict[str, Any]) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        MEXICA.load(described)
    return caught.value


def changed_map(row: int, col: str, mark: str, **described: Any) -> dict[str, Any]:
    result = position(**described)
    marks = result["map"][row - 1].split()
    marks[ord(col) - 97] = mark
    result["map"][row - 1] = " ".join(marks)
    return result


def test_the_example_of_the_documentation_loads_and_comes_back() -> None:
    found = re.search(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    example = json.loads(found[1])
    state = MEXICA.load(example)
    view = state.view(None)
    assert view["pilli"] == ["c14", "g7", "i12"]
    assert view["bridges"] == [{"square": "o7", "way": "ew"}, {"square": "d13", "way": "ns"}]
    assert view["supply"] == {"singles": 6, "doubles": 33, "bridges": 9, "tokens": 11}
    again = state.position()
    assert [row.split() for row in again["map"]] == [row.split() for row in example["map"]]
    assert MEXICA.load(again).position() == again


def test_positions_of_random_games_come_back_byte_for_byte() -> None:
    chance = random.Random(3)
    for seed in range(6):
        state = MEXICA.new(2 + seed % 3, seed)
        while not state.over:
            if chance.random() < 0.05:
                saved = json.loads(json.dumps(state.position()))
                loaded = MEXICA.load(saved)
                assert loaded.position() == saved
                assert loaded.legal(loaded.mover()) == state.legal(state.mover())
            seat = state.mover()
            state.apply(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize(
    ("row", "col", "mark", "where", "said"),
    [
        (5, "d", "?", "map d5", "no mark"),
        (1, "a", ".", "map a1", "is lake"),
        (5, "d", "~", "map d5", "is land"),
        (6, "h", ".", "map h6", "start square"),
        (7, "h", "S", "map h7", "emblem"),
        (5, "d", "E", "map d5", "is land"),
        (6, "o", ".", "map o6", "printed canal"),
        (5, "d", "<", "map d5", "half a double canal"),
        (5, "d", "v", "map d5", "half a double canal"),
        (5, "p", "<", "map p5", "half a double canal"),
        (7, "o", "v|", "map o7", "land at both its ends"),
        (5, "d", ".=", "map d5", "stands on a canal"),
        (5, "d", "D1", "map d5", "only 3 seats"),
        (5, "d", "N1", "map d5", "two seats"),
        (5, "d", "A5", "map d5", "no mark"),
        (5, "d", "13", "map d5", "district of 192"),
        (5, "d", ".a", "map h6", "twice"),
        (5, "d", ".d", "map d5", "no Pilli d"),
        (5, "d", "A1b", "map d5", "free land"),
        (8, "o", "^b", "map o8", "free land or on a bridge"),
    ],
)
def test_a_wrong_square_is_named(row: int, col: str, mark: str, where: str, said: str) -> None:
    error = problem(changed_map(row, col, mark))
    assert error.where == where
    assert said in error.problem


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"map": ["~"]}, "map"),
        ({"pilli": ["h6", "g7"]}, "map"),
        ({"turn": 3}, "turn"),
        ({"turn": -1}, "turn"),
        ({"period": 0}, "period"),
        ({"period": 4}, "period"),
        ({"round": -1}, "round"),
        ({"round": 0, "period": 2, "panel": []}, "round"),
        ({"round": 0}, "ap"),
        ({"round": 0, "ap": 0}, "map"),
        ({"ap": 19}, "ap"),
        ({"ap": -1}, "ap"),
        ({"taken": 3}, "taken"),
        ({"quiet": 2}, "quiet"),
        ({"tokens": [12, 1, 0]}, "tokens"),
        ({"tokens": [0, 0]}, "tokens"),
        ({"points": [0, -1, 0]}, "points"),
        ({"points": [0, 0, 0, 0]}, "points"),
        ({"panel": [2]}, "panel"),
        ({"panel": [13, 13]}, "panel"),
        ({"panel": [3, 3]}, "later"),
        ({"later": [3, 4]}, "later"),
        ({"refused": [1]}, "refused"),
        ({"refused": [13, 13]}, "refused"),
        ({"proposal": {"tile": 12, "answering": 1}}, "proposal"),
        ({"proposal": {"tile": 13, "answering": 0}}, "proposal"),
        ({"proposal": {"tile": 13, "answering": 7}}, "proposal"),
        ({"proposal": {"tile": 13, "answering": 1}, "refused": [13]}, "proposal"),
        ({"period": 3, "ap": 0}, "panel"),
        ({"period": 3, "panel": []}, "ap"),
        ({"temples": ["A4 d5", "A4 d6"]}, "map d6"),
        ({"canals": ["b2", "d2", "f2", "h2", "j2", "l2", "d5"]}, "map"),
        ({"rules": 99}, "rules"),
        ({"game": "chess"}, "game"),
        ({"seats": 5}, "seats"),
        ({"surprise": 1}, "position"),
        ({"ap": "six"}, "position"),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, Any], where: str) -> None:
    described = dict(changes)
    kept = {key: described.pop(key) for key in ("map", "seats", "surprise") if key in described}
    assert problem(position(**described) | kept).where == where


def test_a_row_must_have_21_squares() -> None:
    described = position()
    described["map"][4] += " ."
    assert problem(described).where == "map row 5"


def test_a_second_tile_in_a_district_is_refused() -> None:
    described: dict[str, Any] = {
        "canals": ["c13 d13", "e13 f13"],
        "panel": [],
        "later": [3, 3, 5, 5, 6, 6, 7],
    }
    assert problem(position(**described, tiles=["4 c14", "4 d14"])).where == "map d14"


def test_an_open_tile_that_cannot_be_used_is_refused_in_period_two() -> None:
    canals = ["b3 b4"]
    assert set_up(canals=canals, period=2, panel=[13]).panel == [13]
    crowded = [f"{a}{row} {b}{row}" for row in (3, 5, 10, 11, 12) for a, b in ("bc", "de", "fg", "hi", "jk")]
    crowded += ["l10 m10", "n10 o10", "b13 c13", "d13 e13", "f13 g13", "l5 m5", "n5 o5", "l11 m11"]
    crowded += ["b7 c7", "d7 e7", "b2", "d2", "f2", "h2", "j2", "l2"]
    error = problem(position(canals=crowded, period=2, panel=[13], pilli=["h6", "g7", "i7"]))
    assert error.where == "panel"


def test_neutral_temples_are_checked() -> None:
    assert problem(position(seats=2, neutral=NEUTRAL[1:])).where == "map"
    by_the_lake = ["N2 b1", *NEUTRAL[1:]]
    assert problem(position(seats=2, neutral=by_the_lake)).where == "map b1"
    crowd = ["N2 c6", *NEUTRAL[1:]]
    assert "near" in problem(position(seats=2, neutral=crowd)).problem
    assert problem(position(seats=2) | {"options": {"harder": True}}).where == "map"


def test_no_damage_crashes() -> None:
    chance = random.Random(11)
    state = MEXICA.new(3, 4)
    for _ in range(80):
        seat = state.mover()
        state.apply(seat, chance.choice(state.legal(seat)))
    for broken in damaged(state.position(), chance, 300):
        try:
            loaded = MEXICA.load(broken)
        except BadPosition as error:
            assert error.where
        else:
            assert loaded.position()


def test_the_last_pilli_is_not_asked_for() -> None:
    """Three of four placed: the fourth has no choice, so no such position waits."""
    described = position(seats=4, pilli=["h6", "g7", "i7"], round=0, ap=0, turn=3)
    assert problem(described).where == "turn"
    described = position(seats=4, pilli=["h6", "g7"], round=0, ap=0, turn=2)
    assert MEXICA.load(described).phrases(2) == ["start i7", "start h8"]
