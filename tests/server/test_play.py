"""Open turns: tentative, private, undone, rebased, and put on the log all at once."""

from __future__ import annotations

from typing import Any

import pytest

import patolli
from patolli.server.play import Play, show
from patolli.server.rows import MoveRow

pytestmark = pytest.mark.usefixtures("fingers")


def say(play: Play, seat: int, phrase: str) -> MoveRow:
    """As the hub does it, without the disk."""
    step = play.attempt(seat, phrase, None, 0)
    if step.crossed:
        play.commit(step)
    else:
        play.keep(step)
    return step.move


@pytest.fixture
def play(fingers: patolli.Game[Any]) -> Play:
    return Play(fingers, fingers.new(seats=3, seed=1))


def test_a_phrase_before_the_line_stays_tentative(play: Play) -> None:
    say(play, 0, "left 2")
    assert play.number == 0
    assert play.next(0) == 1
    assert play.seen_by(0).view(0)["hands"] == [2, -1]


def test_nobody_else_sees_an_open_turn(play: Play) -> None:
    before = play.seen_by(1).view(1), play.seen_by(None).view(None), play.next(1)
    say(play, 0, "left 2")
    assert (play.seen_by(1).view(1), play.seen_by(None).view(None), play.next(1)) == before


def test_crossing_the_line_puts_the_whole_turn_on_the_log(play: Play) -> None:
    say(play, 0, "left 2")
    step = play.attempt(0, "right 3", None, 0)
    assert step.crossed
    assert [(m.number, m.phrase) for m in play.finished_turn(step)] == [(0, "left 2"), (1, "right 3")]
    play.commit(step)
    assert play.number == 2
    assert play.tentative(0) == []


def test_undo_takes_back_one_phrase_or_the_turn(play: Play) -> None:
    say(play, 0, "left 2")
    play.undo(0, everything=False)
    assert play.next(0) == 0
    say(play, 0, "left 1")
    play.undo(0, everything=True)
    assert play.seen_by(0).view(0)["hands"] == [-1, -1]


def test_open_turns_of_others_go_on_on_top_of_a_new_move(play: Play) -> None:
    say(play, 1, "left 3")
    say(play, 0, "left 2")
    say(play, 0, "right 2")
    assert play.number == 2
    assert play.next(1) == 3
    assert [m.number for m in play.tentative(1)] == [2]
    assert play.seen_by(1).view(1)["hands"] == [3, -1]


def test_an_open_turn_that_no_longer_fits_falls_away(play: Play) -> None:
    say(play, 2, "left 1")
    turn = play.turns[2]
    turn.moves[0].phrase = "right 1"  # as if the move of another had made it illegal
    say(play, 0, "left 2")
    fallen = play.commit(play.attempt(0, "right 2", None, 0))
    assert fallen == [(2, 0)]
    assert play.tentative(2) == []


def test_attempt_changes_nothing(play: Play) -> None:
    before = play.state.position()
    play.attempt(0, "left 1", None, 0)
    with pytest.raises(patolli.IllegalMove):
        play.attempt(0, "right 1", None, 0)
    assert play.state.position() == before
    assert play.turns == {}


def test_a_secret_phrase_is_shown_to_its_seat_alone(play: Play) -> None:
    move = say(play, 0, "left 2")
    assert show(move, [0], False).phrase == "left 2"
    for eyes in ([], [1], [1, 2]):
        seen = show(move, eyes, False)
        assert seen.phrase is None
        assert seen.events == []
    assert show(move, [], True).phrase == "left 2"


def test_events_for_some_reach_them_alone(play: Play) -> None:
    for seat in range(3):
        say(play, seat, f"left {seat}")
        last = say(play, seat, "right 0")
    for eyes in ([], [0], [1, 2]):
        drew = [event["seat"] for event in show(last, eyes, False).events if event["event"] == "drew"]
        assert drew == eyes
    assert all("only" not in event for event in show(last, [0], True).events)


def test_an_open_public_move_shows_its_phrase() -> None:
    game = patolli.game("patolli")
    play = Play(game, game.new(seed=1))
    seat = play.state.waiting()[0]
    move = say(play, seat, play.state.phrases(seat)[0])
    assert show(move, [1 - seat], False).phrase == move.phrase
