"""Nothing leaks: what one seat receives is the same in two games that differ only in what it cannot know.

Two tables run side by side. The second is dealt again in everything that the watched seat cannot know, and
wherever several choose at once, or have an open turn, the others do something else there. As long as the
rules tell the watched seat the same, every byte the server would send it must be the same, too.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.people import THIRD_PARTY

import patolli
from patolli.server.api_records import frame_view, record_text
from patolli.server.errors import Illegal
from patolli.server.model import Seat, Table
from patolli.server.play import Play
from patolli.server.room import Room, show_table

WATCHED = "p_watched"
MOST = 60  # moves of one example


@pytest.fixture(autouse=True, scope="module")
def _fingers_too() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(THIRD_PARTY))
        patolli.game.cache_clear()
        yield
    patolli.game.cache_clear()


class Side:
    """One of the two tables."""

    def __init__(self, table: Table, state: patolli.State) -> None:
        self.room = Room(table, Play(state.game, state), [])

    @property
    def play(self) -> Play:
        assert self.room.play is not None
        return self.room.play

    def say(self, seat: int, phrase: str, commit: bool = True) -> bool:
        """Say a phrase; `commit` False stops short of the log. Did it go on the log?"""
        step = self.play.attempt(seat, phrase, None, 0)
        if not step.crossed:
            self.play.keep(step)
        elif commit:
            moves = self.play.finished_turn(step)
            self.play.commit(step)
            self.last = moves
            self.room.moves.extend(moves)
        self.room.changed()
        return step.crossed and commit

    def deal_again(self, other: Side, seat: int | None, seed: int) -> None:
        """The same table, dealt again in all that the seat cannot know."""
        state = other.play.state.resample(0 if seat is None else seat, seed)
        self.room.play = Play(state.game, state, other.play.number)
        self.room.moves = list(other.room.moves)
        if seat is not None:
            for move in other.play.tentative(seat):
                self.say(seat, move.phrase)
        self.room.changed()

    def knows(self, seat: int | None) -> bytes:
        """What the rules tell a seat."""
        state = self.play.seen_by(seat)
        legal = state.legal(seat) if seat is not None else []
        return msgspec.json.encode([state.view(seat), legal, state.over])

    def news(self, seat: int | None) -> bytes:
        """What the rules tell a seat of the last turn."""
        return msgspec.json.encode([patolli.visible(move.events, seat) for move in self.last])

    def receives(self, seat: int | None) -> bytes:
        """Everything the server could send to whoever sits there (or watches)."""
        room = self.room
        person = WATCHED if seat is not None else None
        eyes = [] if seat is None else [seat]
        answers: list[Any] = [
            room.state(person, 0, 0),
            record_text(room, eyes),
            show_table(room.table, len(room.moves), person, 0, room.here()),
            [move.scores for move in room.moves],
        ]
        if room.moves and room.moves[-1].position is not None:
            answers.append(frame_view(room.table.game, room.moves[-1].position, seat))
        if seat is not None:
            answers.append([self.why(seat, phrase) for phrase in ("", "end", "left 1", "move a1", "x" * 30)])
        return msgspec.json.encode(answers)

    def why(self, seat: int, phrase: str) -> Any:
        try:
            return self.play.seen_by(seat).parse(seat, phrase)
        except patolli.IllegalMove as error:
            return Illegal(self.room.table.game, error, self.room.table.names()).tell("en")


def make_table(game: str, seats: int, seat: int | None) -> Table:
    table = Table("t", game, {}, False, "p_host", "seed", 1, 0, status="running", scores=[0.0] * seats)
    for number in range(seats):
        person = WATCHED if number == seat else f"p_{number}"
        table.seats.append(Seat(number, "person", person, f"P{number}", since=0))
    return table


def games() -> list[tuple[str, int]]:
    return [(name, seats) for name in patolli.game_names() for seats in patolli.game(name).seats]


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(seed=st.integers(0, 2**31), data=st.data())
def test_nothing_leaks(seed: int, data: st.DataObject) -> None:
    game, seats = data.draw(st.sampled_from(games()))
    seat = data.draw(st.sampled_from([None, *range(seats)]))
    watch(game, seats, seat, seed)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_nothing_leaks_where_much_is_hidden(seat: int | None) -> None:
    for seed in range(8):
        watch("fingers", 3, seat, seed)


def watch(game: str, seats: int, seat: int | None, seed: int) -> None:
    """Play two tables side by side and compare what the watched seat receives."""
    chance = random.Random(seed)
    state = patolli.game(game).new(seats=seats, seed=seed)
    one = Side(make_table(game, seats, seat), state)
    other = Side(make_table(game, seats, seat), state.copy())
    for number in range(MOST):
        if one.play.state.over:
            break
        if number % 7 == 0:
            other.deal_again(one, seat, seed + number)
        assert one.receives(seat) == other.receives(seat)
        if not advance(one, other, seat, chance):
            other.deal_again(one, seat, seed + number)
    assert one.receives(seat) == Side.receives(one, seat)


def watch_often(game: str, seats: int, seat: int) -> None:
    for seed in range(20):
        watch(game, seats, seat, seed)


def advance(one: Side, other: Side, seat: int | None, chance: random.Random) -> bool:
    """One phrase at both tables; False when the rules now tell the watched seat different things."""
    mover = chance.choice(one.play.state.waiting())
    if not other.play.seen_by(mover).waits_for(mover):
        return False
    here = one.play.seen_by(mover).phrases(mover)
    there = other.play.seen_by(mover).phrases(mover)
    phrase = chance.choice(here)
    if mover == seat:
        assert here == there
        return logged_alike(one, other, seat, one.say(mover, phrase), other.say(mover, phrase))
    if chance.random() < 0.2 and not one.say(mover, phrase, commit=False):
        # An open turn here, none there: nobody may notice.
        assert one.receives(seat) == other.receives(seat)
        one.play.undo(mover, everything=True)
        one.room.changed()
        other.play.undo(mover, everything=True)
        other.room.changed()
        return True
    several = len(one.play.state.waiting()) > 1
    if several or phrase not in there or chance.random() < 0.4:
        return logged_alike(one, other, seat, one.say(mover, phrase), other.say(mover, chance.choice(there)))
    return logged_alike(one, other, seat, one.say(mover, phrase), other.say(mover, phrase))


def logged_alike(one: Side, other: Side, seat: int | None, here: bool, there: bool) -> bool:
    if here != there or one.knows(seat) != other.knows(seat):
        return False
    return not here or one.news(seat) == other.news(seat)


def test_the_leak_test_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If secret phrases were sent, the test above would fail."""
    monkeypatch.setattr("patolli.server.play.phrase_shown", lambda *_: True)
    with pytest.raises(AssertionError):
        watch_often("fingers", 3, 1)


def test_the_leak_test_sees_an_open_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """If somebody saw the open turn of another, the test above would fail."""

    def first_turn(play: Play, seat: int | None) -> patolli.State:
        return next(iter(play.turns.values())).state if play.turns else play.state

    monkeypatch.setattr(Play, "seen_by", first_turn)
    with pytest.raises((AssertionError, patolli.IllegalMove, json.JSONDecodeError)):
        watch_often("fingers", 2, 1)
