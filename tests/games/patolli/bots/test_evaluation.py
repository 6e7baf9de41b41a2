"""What Patolli's bots see in a position, and from which level on."""

from __future__ import annotations

from typing import Any

import pytest

import patolli
from patolli.bots import Bot, Budget, Sight, knowledge, make_bot
from patolli.bots.evaluator import Evaluator
from patolli.bots.knowledge import EXPERT, Knowledge
from patolli.bots.simple import GreedyBot
from patolli.core.state import State

GAME = patolli.game("patolli")
LEVELS = range(1, EXPERT + 1)


def position(throw: int, mine: list[str], others: list[str], **changes: Any) -> State:
    """Seat 0 is to move, with no pieces left in the hands unless somebody says otherwise."""
    home = [6 - len(mine), 6 - len(others)]
    saved = {"game": "patolli", "rules": 1, "seats": 2, "turn": 0, "throw": throw, "stakes": [20, 20]}
    state: State = GAME.load(saved | {"pieces": [mine, others], "home": home} | changes)
    return state


def opinion(level: int) -> Evaluator:
    """What it thinks by its reasons; the strongest has a network besides."""
    return Knowledge({}, level).of(GAME)


def levels_that_mind(state: State) -> list[int]:
    """Those that think less of seat 0 than somebody would who has the beliefs of a beginner."""
    nothing = knowledge.evaluator(GAME, dict.fromkeys(knowledge.beliefs(GAME), 0.0))
    return [level for level in LEVELS if opinion(level).worth(state, 0) < nothing.worth(state, 0) - 0.01]


def plays(bot: Bot, state: State) -> str:
    return state.phrase(bot.choose(Sight(state, 0), Budget(), seed=1))


@pytest.fixture
def greedy() -> Bot:
    return GreedyBot({})


def test_only_the_strongest_sees_that_a_piece_may_be_captured() -> None:
    in_danger, safe = position(1, ["h7"], ["h4"]), position(1, ["h7"], ["a7"])
    assert opinion(5).worth(in_danger, 0) < opinion(4).worth(in_danger, 0)
    assert opinion(5).worth(safe, 0) == opinion(4).worth(safe, 0)


def test_a_beginner_does_not_know_that_pieces_must_come_in(greedy: Bot) -> None:
    state = position(1, ["h5", "n7"], ["n8"], home=[3, 5])
    assert opinion(1).worth(state, 0) < opinion(2).worth(state, 0)
    assert plays(greedy, state) == "enter"


def test_marked_squares_ahead_are_seen_from_the_fourth_level_on() -> None:
    assert levels_that_mind(position(1, ["g6"], ["h5"])) == [4, 5]


@pytest.mark.parametrize(
    ("weight", "better", "worse", "first"),
    [
        ("arrive", {"mine": ["e7"]}, {"mine": ["b8"]}, 3),  # two squares from home
        ("tip", {"mine": ["g3"]}, {"mine": ["h5"]}, 4),  # a two leads to a tip; no throw does
        ("all_in", {"mine": ["h5"]}, {"mine": ["h5"], "home": [3, 5]}, 3),
    ],
)
def test_each_reason_to_hope_is_known_from_its_level_on(
    weight: str, better: dict[str, Any], worse: dict[str, Any], first: int
) -> None:
    """With the weight something is better by more than without it."""

    def gain(evaluator: Evaluator) -> float:
        hope, none = (position(1, others=["i8"], **changes) for changes in (better, worse))
        return evaluator.worth(hope, 0) - evaluator.worth(none, 0)

    for level in LEVELS:
        with_it, without = opinion(level), Knowledge({weight: 0.0}, level).of(GAME)
        assert (gain(with_it) > gain(without) + 0.001) == (level >= first)


def test_nobody_steps_on_a_marked_square_without_need(greedy: Bot) -> None:
    state = position(3, ["h7", "n7"], ["e8"])
    for bot in (greedy, make_bot("level:4"), make_bot("level:5")):
        assert plays(bot, state) == "move n7"


def test_a_piece_that_can_be_captured_is_captured(greedy: Bot) -> None:
    assert plays(greedy, position(3, ["h4", "a7"], ["h7"])) == "move h4"
