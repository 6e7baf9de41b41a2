"""What is true at every step of every game: nothing appears, nothing vanishes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from patolli.games.tzolkin import data
from patolli.testing.walk import Case, walk

from .spoken import GAME

COPIES = Counter({building.key: building.copies for building in data.BUILDINGS})
AGE = {building.key: building.age for building in data.BUILDINGS}


def check(position: dict[str, Any], view: dict[str, Any]) -> None:
    """Workers, skulls, tiles, buildings and monuments are conserved."""
    seats = position["seats"]
    standing = Counter(worker for wheel in position["wheels"].values() for worker in wheel.values())
    assert standing.pop("neutral", 0) == data.NEUTRAL_WORKERS[seats]
    for seat, player in enumerate(view["players"]):
        on_space = int(position["first_space"] == seat)
        assert standing[seat] + on_space + player["home"] == player["workers"]
        assert 3 <= player["workers"] <= 6
        assert min(player["goods"].values()) >= 0
    skulls = sum(player["goods"]["skull"] for player in view["players"])
    assert view["bank_skulls"] + skulls + len(view["skulls"]) == 13
    check_jungle(position)
    check_buildings(position)
    monuments = position["monuments"] + [key for player in position["players"] for key in player["monuments"]]
    assert len(set(monuments)) == len(monuments) == data.MONUMENTS_SHOWN[seats]
    for temple, steps in zip(data.TEMPLES, data.TEMPLE_POINTS, strict=True):
        tops = [player for player in view["players"] if player["temples"][temple] == len(steps) - 1]
        assert len(tops) <= 1
    tiles = position["drawn"] + [
        key for player in position["players"] for key in player["tiles"] + player["hand"]
    ]
    assert len(set(tiles)) == len(tiles)


def check_jungle(position: dict[str, Any]) -> None:
    fields = data.JUNGLE_FIELDS[position["seats"]]
    wood = sum(group["wood"] for group in position["jungle"].values())
    corn = sum(group["corn"] for group in position["jungle"].values())
    assert wood + corn + sum(player["corn_tiles"] for player in position["players"]) == 4 * fields
    kept = sum(player["wood_tiles"] for player in position["players"])
    assert wood + kept <= 3 * fields


def check_buildings(position: dict[str, Any]) -> None:
    where = Counter(key for key in position["row"] if key)
    where += Counter(key for pile in position["piles"] for key in pile)
    where += Counter(key for player in position["players"] for key in player["buildings"])
    if position["food_days"] < 2:
        assert where == COPIES
    else:
        assert all(where[key] <= COPIES[key] for key in where)
        assert {key: n for key, n in where.items() if AGE[key] == 2} == {
            key: n for key, n in COPIES.items() if AGE[key] == 2
        }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_conserved_at_every_step(seats: int) -> None:
    for seed in range(40):
        rounds = 0
        for step in walk(Case(GAME, seats), 1000 + seed):
            check(step.state.position(), step.state.view(None))
            legal = step.state.legal(step.seat)
            said = step.state.phrases(step.seat)
            assert len(legal) > 1 or said == ["end"], f"{said} is no question"
            rounds += step.state.phrase(step.action) == "end"
        assert seats * 14 <= rounds <= seats * 27


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    longest = 0
    for seed in range(300):
        state = GAME.new(seats, seed)
        rng = random.Random(seed)
        decisions = 0
        while waiting := state.waiting():
            seat = rng.choice(waiting)
            state.play(seat, rng.choice(state.legal(seat)))
            decisions += 1
        longest = max(longest, decisions)
        assert state.winners()
        assert all((score * 4).is_integer() for score in state.scores())
    assert longest < 2000 < GAME.bound


def test_TZO_F29_nobody_needs_mercy_after_begging() -> None:
    for seed in range(60):
        for step in walk(Case(GAME, 2), seed):
            events: list[Any] = []
            begged = step.state.position()["begged"]
            step.state.copy().play(step.seat, step.action, events)
            assert not (begged and any(event["event"] == "mercy" for event in events))
