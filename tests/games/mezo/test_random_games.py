"""Random games with our box and with two others: they end, and nothing is ever lost."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from patolli.games.mezo import MEZO
from patolli.games.mezo.components.sets import default_set, plain
from patolli.games.mezo.data import COLOURS
from patolli.testing import LAWS, SEEDS, Case, walk
from patolli.testing.laws import Law

from .other_sets import SETS

EXAMPLES = int(os.environ.get("LAW_EXAMPLES", "2"))
BOXES: dict[str, dict[str, Any]] = {"default": plain(default_set()), **SETS}
GAMES = [(name, seats) for name in BOXES for seats in (2, 3, 4)]


def case_of(name: str, seats: int) -> Case:
    return Case(MEZO, seats, {} if name == "default" else {"components": BOXES[name]})


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, seats in GAMES if name != "default"])
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=SEEDS)
def test_laws_hold_for_other_sets(law: Law, name: str, seats: int, seed: int) -> None:
    law(case_of(name, seats), seed)


def counted(position: dict[str, Any], seat: int, made: dict[str, Any]) -> dict[str, Any]:
    """Everything of a seat, wherever it lies, counted from the saved position alone."""
    tribe, regions = position["tribes"][seat], position["regions"].values()
    places = [tribe["reserve"], tribe["xibalba"], tribe["wrathful"], tribe["sacrificed"]]
    places += [region["units"][seat] for region in regions]
    on = {board: sum(owner == seat for owner in position[board].values()) for board in ("calendar", "codex")}
    levels = range(len(made["tribe"]["pyramid"]))
    return {
        "warriors": sum(place["warriors"] for place in places) + on["codex"],
        "shamans": sum(place["shamans"] for place in places) + on["calendar"],
        "glyphs": tribe["glyphs"] + sum(region["glyphs"][seat] for region in regions),
        "pyramid": [
            tribe["pyramid"][level]
            + sum(region["pyramid"][level : level + 1] == [seat] for region in regions)
            for level in levels
        ],
    }


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_units_glyphs_and_pieces_are_conserved_at_every_step(name: str, seats: int) -> None:
    made = BOXES[name]
    whole = {key: made["tribe"][key] for key in ("warriors", "shamans", "glyphs", "pyramid")}
    for step in walk(case_of(name, seats), 11):
        position = step.state.position()
        for seat in range(seats):
            assert counted(position, seat, made) == whole, f"step {step.number}, {COLOURS[seat]}"
        points = step.state.scores()
        assert len(set(points)) == seats


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_many_random_games_end(name: str, seats: int) -> None:
    from patolli.bots.playout import Playout
    from patolli.core.rng import seeded

    case = case_of(name, seats)
    for seed in range(100 if name == "default" else 30):
        state, playout = case.new(seed), Playout()
        playout.run(state, seeded(seed))
        assert state.over
        assert playout.decisions <= MEZO.bound
        assert len(state.winners()) == 1
