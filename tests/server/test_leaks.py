"""Nothing leaks: what one seat receives is the same in two games that differ only in what it cannot know.

Two tables run side by side, from the first move to the last. The second is dealt again and again in all that
the watched seat cannot know, and wherever several choose at once, or have an open turn, the others do
something else there; what was secret in its past stays different from then on. As long as the rules tell the
watched seat the same, every byte that the server sends it, or would answer it, must be the same, too.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.people import THIRD_PARTY

import patolli
from patolli.server.api_records import record_text
from patolli.server.errors import Illegal
from patolli.server.play import Play, load_stored
from patolli.server.room import Room, show_table
from patolli.server.rows import SeatRow, TableRow

WATCHED = "p_watched"
EXAMPLES = int(os.environ.get("LEAK_EXAMPLES", "2"))  # whole games for each game and number of seats
ASKED = 12  # every so many phrases the watched seat asks for everything there is
DEALT = 7  # every so many phrases the other table is dealt again
PHRASES = ("", "end", "left 1", "move a1", "x" * 30)  # about which the watched seat asks: why not?


@pytest.fixture(autouse=True, scope="module")
def _fingers_too() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(THIRD_PARTY))
        patolli.game.cache_clear()
        yield
    patolli.game.cache_clear()


class Side:
    """One of the two tables."""

    def __init__(self, table: TableRow, state: patolli.State) -> None:
        self.room = Room(table, Play(state.game, state), [])
        self.sent = 0  # how many moves the watched seat was sent

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

    def take_back(self, seat: int) -> None:
        self.play.undo(seat, everything=True)
        self.room.changed()

    def deal_again(self, other: Side, seat: int | None, seed: int) -> None:
        """The state of the other table, dealt again in all that the seat cannot know. Our past stays ours."""
        state = other.play.state
        for eyes in range(state.seats) if seat is None else [seat]:
            state = state.resample(eyes, seed)
        self.room.play = Play(state.game, state, other.play.number)
        self.room.moves += other.room.moves[len(self.room.moves) :]
        if seat is not None:
            for move in other.play.tentative(seat):
                self.say(seat, move.phrase)
        self.room.changed()

    def forget(self, number: int) -> None:
        """What was logged from this number on did not happen here."""
        del self.room.moves[number:]

    def knows(self, seat: int | None) -> bytes:
        """What the rules tell a seat."""
        state = self.play.seen_by(seat)
        legal = state.legal(seat) if seat is not None else []
        return msgspec.json.encode([state.view(seat), legal, state.over])

    def news(self, seat: int | None) -> bytes:
        """What the rules tell a seat of the last turn."""
        return msgspec.json.encode([patolli.visible(move.events, seat) for move in self.last])

    def sends(self, seat: int | None) -> bytes:
        """The next message on the socket of whoever sits there (or watches)."""
        state = self.room.state(WATCHED if seat is not None else None, self.sent, 0)
        self.sent = len(self.room.moves)
        return msgspec.json.encode(state)

    def answers(self, seat: int | None, at: int) -> bytes:
        """Everything the server answers when asked: `at` is the move to look back at."""
        room = self.room
        person = WATCHED if seat is not None else None
        eyes = [] if seat is None else [seat]
        told: list[Any] = [
            room.state(person, 0, 0),
            record_text(room, eyes),
            show_table(room.table, len(room.moves), person, 0, room.here()),
            [move.scores for move in room.moves],
        ]
        if room.moves:
            number = at % len(room.moves)
            position = room.moves[number].position
            assert position is not None
            told.append(room.frame(load_stored(self.play.game, position), seat, number + 1))
        if seat is not None:
            told.append([self.why(seat, phrase) for phrase in PHRASES])
            told.append(self.prices(seat))
        return msgspec.json.encode(told)

    def prices(self, seat: int) -> Any:
        """What each legal action would do."""
        state = self.play.seen_by(seat)
        return [state.game.preview(state, seat, action) for action in state.legal(seat)]

    def why(self, seat: int, phrase: str) -> Any:
        try:
            return self.play.seen_by(seat).parse(seat, phrase)
        except patolli.IllegalMove as error:
            return Illegal(self.room.table.game, error, self.room.table.names()).tell("en")


def make_table(game: str, seats: int, seat: int | None) -> TableRow:
    table = TableRow("t", game, {}, False, "p_host", "seed", 1, 0, status="running", scores=[0.0] * seats)
    for number in range(seats):
        person = WATCHED if number == seat else f"p_{number}"
        table.seats.append(SeatRow(number, "person", person, f"P{number}", since=0))
    return table


GAMES = [(name, seats) for name in patolli.game_names() for seats in patolli.game(name).seats]


@pytest.mark.parametrize(("game", "seats"), [*GAMES, ("fingers", 2), ("fingers", 3)])
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(seed=st.integers(0, 2**31), data=st.data())
def test_nothing_leaks(game: str, seats: int, seed: int, data: st.DataObject) -> None:
    watch(game, seats, data.draw(st.sampled_from([None, *range(seats)])), seed)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_nothing_leaks_where_much_is_hidden(seat: int | None) -> None:
    for seed in range(8):
        watch("fingers", 3, seat, seed)


def watch(game: str, seats: int, seat: int | None, seed: int) -> int:
    """Play two tables side by side to the end and compare what the watched seat receives.

    Returns how many logged moves differed in something that the seat could not know.
    """
    chance = random.Random(seed)
    state = patolli.game(game).new(seats=seats, seed=seed)
    one = Side(make_table(game, seats, seat), state)
    other = Side(make_table(game, seats, seat), state.copy())
    number = 0
    while True:
        if number % DEALT == 0:
            other.deal_again(one, seat, seed + number)
        assert one.sends(seat) == other.sends(seat)
        if number % ASKED == 0:
            at = chance.randrange(10**6)
            assert one.answers(seat, at) == other.answers(seat, at)
        logged = len(one.room.moves)
        alike = advance(one, other, seat, chance)
        if one.play.state.over:  # then nothing is hidden any more
            break
        if not alike:
            other.forget(logged)
            other.deal_again(one, seat, seed + number)
        number += 1
    pairs = zip(one.room.moves, other.room.moves, strict=False)
    return sum(mine.position != theirs.position for mine, theirs in pairs)


def watch_often(game: str, seats: int, seat: int) -> None:
    for seed in range(20):
        watch(game, seats, seat, seed)


def advance(one: Side, other: Side, seat: int | None, chance: random.Random) -> bool:
    """One phrase at both tables; False when the rules now tell the watched seat different things."""
    mover = chance.choice(one.play.state.waiting())
    if not other.play.seen_by(mover).waits_for(mover):
        return False
    mine, theirs = one.play.seen_by(mover), other.play.seen_by(mover)
    here, there = mine.legal(mover), theirs.legal(mover)
    action = chance.choice(here)
    phrase = mine.phrase(action)
    if mover == seat:
        assert here == there
        return logged_alike(one, other, seat, one.say(mover, phrase), other.say(mover, phrase))
    if chance.random() < 0.2 and not one.say(mover, phrase, commit=False):
        # An open turn here, none there: nobody may notice.
        assert one.sends(seat) == other.sends(seat)
        one.take_back(mover)
        other.take_back(mover)
        return True
    several = len(one.play.state.waiting()) > 1
    same = action in there and not several and chance.random() >= 0.4
    reply = phrase if same else theirs.phrase(chance.choice(there))
    return logged_alike(one, other, seat, one.say(mover, phrase), other.say(mover, reply))


def logged_alike(one: Side, other: Side, seat: int | None, here: bool, there: bool) -> bool:
    if here != there or one.knows(seat) != other.knows(seat):
        return False
    return not here or one.news(seat) == other.news(seat)


@pytest.mark.parametrize(("game", "seats"), [case for case in GAMES if case[0] != "mexica"])
def test_the_two_games_do_differ(game: str, seats: int) -> None:
    """Comparing a game with itself would show nothing. (In Mexica only open turns are hidden.)"""
    assert watch(game, seats, 0, 5) > 20


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
