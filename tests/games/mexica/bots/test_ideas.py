"""What a bot sees at a glance: each idea can be played to its end, and does what it promises."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.mexica.spoken import set_up

import patolli
from patolli.bots import knowledge
from patolli.bots.simple import split
from patolli.core.rng import seeded
from patolli.core.state import Actions, State
from patolli.games.mexica import actions

MEXICA = patolli.game("mexica")


def positions(seats: int, games: int) -> Iterator[State]:
    """Beginnings of turns after round one, in games in which everybody follows any idea."""
    for number in range(games):
        state = MEXICA.new(seats, seed=f"ideas {number}")
        rng = seeded(number)
        for _ in range(40):
            if state.over:
                break
            seat = state.waiting()[0]
            ideas = [idea for idea in ideas_of(state, seat) if state.is_legal(seat, idea[0])]
            if state.position()["round"] > 1:
                yield state
            plan = ideas[rng.below(len(ideas))] if ideas else [state.legal(seat)[0]]
            for action in plan:
                if state.waits_for(seat) and state.is_legal(seat, action):
                    state.play(seat, action)
            if state.waits_for(seat) and state.is_legal(seat, actions.END):
                state.play(seat, actions.END)


def ideas_of(state: State, seat: int) -> list[list[int]]:
    out = Actions()
    knowledge.evaluator(state.game).ideas_into(state, seat, out)
    return list(split(out.to_list()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_idea_can_be_played_to_its_end(seats: int) -> None:
    founded = 0
    for state in positions(seats, 3):
        seat = state.waiting()[0]
        for idea in ideas_of(state, seat):
            after = state.copy()
            points = after.scores()[seat]
            for action in idea:
                after.play(seat, action)
            if actions.FOUND <= idea[-1] < actions.TAKE:
                size = int(actions.size_of(idea[-1]))
                assert after.scores()[seat] == points + (size + 1) // 2
                founded += 1
    assert founded > 20


def test_ideas_depend_on_the_position_alone() -> None:
    for state in positions(2, 1):
        seat = state.waiting()[0]
        before = state.position()
        assert ideas_of(state, seat) == ideas_of(state.copy(), seat)
        assert state.position() == before


def test_there_is_land_to_enclose_from_the_first_turn_on() -> None:
    state = MEXICA.new(2, seed=1)
    for _ in range(2):
        state.play(state.mover(), state.legal(state.mover())[0])
    seat = state.mover()
    assert any(actions.FOUND <= idea[-1] < actions.TAKE for idea in ideas_of(state, seat))


def test_a_tile_that_fits_is_left_behind_before_a_journey() -> None:
    """Founding costs nothing (MEX-R16), and who has gone away cannot do it any more (MEX-R17)."""
    state = set_up(pilli=["c14", "g7", "i7"], canals=["c13 d13", "e13 f13"]).state
    journeys = [idea for idea in ideas_of(state, 0) if idea[-1] < actions.FOUND]
    assert journeys
    assert all(state.phrase(idea[0]).startswith("found 4") for idea in journeys)
