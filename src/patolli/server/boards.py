"""Boards that belong to no table: from a position, played on by whoever looks at it. Nothing of it is kept.

A question names the root and all moves from there. The states on the way are remembered for a while, because
the next question is mostly one move further.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import patolli
from patolli.core.errors import BadOption, BadPosition, IllegalMove, UnknownGame
from patolli.core.state import Event, State
from patolli.server import log_rows
from patolli.server.errors import Illegal, Refusal
from patolli.server.hub import Hub
from patolli.server.play import load_stored, show
from patolli.server.room import printed_by, view_of
from patolli.server.rows import MoveRow
from patolli.server.wire.answers import Board, SeatView
from patolli.server.wire.json import encode
from patolli.server.wire.requests import NewGame, Root, TableMoment

MOST = 400  # states that are remembered


class Reached(NamedTuple):
    """A state, and the moves that led there from the root."""

    state: State
    moves: tuple[MoveRow, ...]


class Boards:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.known: OrderedDict[bytes, Reached] = OrderedDict()

    async def reach(self, root: Root, moves: Sequence[tuple[int, str]]) -> Reached:
        """The state after these moves; raises `Refusal` if there is no such root, or a move is not legal."""
        keys = keys_of(root, moves)
        start = await self._start(root, keys[0])
        found = next((n for n in range(len(moves), 0, -1) if keys[n] in self.known), 0)
        here = self.known[keys[found]] if found else start
        left = list(zip(keys[found + 1 :], moves[found:], strict=True))
        for key, reached in await asyncio.to_thread(walk, here, left):
            self._remember(key, reached)
            here = reached
        return here

    async def _start(self, root: Root, key: bytes) -> Reached:
        if isinstance(root, TableMoment):  # whoever may look now may not look any more later
            room = await self.hub.room(root.table, passing=True)
            if not room.everything_open():
                raise Refusal("not-while-running")
        if key not in self.known:
            self._remember(key, Reached(await self._load(root), ()))
        return self.known[key]

    async def _load(self, root: Root) -> State:
        if isinstance(root, TableMoment):
            room = await self.hub.room(root.table, passing=True)
            place = (root.table, root.at)
            position = await self.hub.database.read(lambda c: log_rows.load_position(c, *place))
            if position is None or room.play is None:
                raise Refusal("not-found")
            return load_stored(room.play.game, position)
        try:
            if isinstance(root, NewGame):
                started: State = patolli.game(root.game).new(root.seats, root.seed, **root.options)
                return started
            loaded: State = patolli.game(str(root.position.get("game", ""))).load(root.position)
            return loaded
        except UnknownGame as error:
            raise Refusal("bad-position", where="game", problem=str(error)) from None
        except BadPosition as error:
            raise Refusal("bad-position", where=error.where, problem=error.problem) from None
        except BadOption as error:
            raise Refusal("bad-position", where="options", problem=str(error)) from None

    def _remember(self, key: bytes, reached: Reached) -> None:
        self.known[key] = reached
        self.known.move_to_end(key)
        if len(self.known) > MOST:
            self.known.popitem(last=False)


def keys_of(root: Root, moves: Sequence[tuple[int, str]]) -> list[bytes]:
    """What each state on the way is remembered by."""
    keys = [hashlib.sha256(encode(root)).digest()]
    for move in moves:
        keys.append(hashlib.sha256(keys[-1] + encode(move)).digest())
    return keys


def walk(start: Reached, moves: Sequence[tuple[bytes, tuple[int, str]]]) -> list[tuple[bytes, Reached]]:
    """One state after the other; raises `Illegal`."""
    ways = []
    here = start
    for key, (seat, phrase) in moves:
        here = step(here, seat, phrase)
        ways.append((key, here))
    return ways


def step(here: Reached, seat: int, phrase: str) -> Reached:
    before = here.state
    action = parse(before, seat, phrase)
    after = before.copy()
    events: list[Event] = []
    after.play(seat, action, events)
    move = MoveRow(
        number=len(here.moves),
        seat=seat,
        phrase=before.phrase(action),
        secret=False,
        events=events,
        scores=after.scores(),
        rules=after.game.rules_version,
        client=None,
        at=0,
    )
    return Reached(after, (*here.moves, move))


def parse(state: State, seat: int, phrase: str) -> int:
    try:
        return state.parse(seat, phrase)
    except IllegalMove as error:
        names = [str(number + 1) for number in range(state.seats)]
        raise Illegal(state.game.name, error, names) from None


def show_board(here: Reached, seat: int | None, known: str) -> Board:
    """The board through the eyes of a seat; without one, of who is to decide; at the end, of a spectator."""
    state, waiting = here.state, here.state.waiting()
    if seat is not None and seat >= state.seats:
        raise Refusal("not-found")
    eyes = seat if seat is not None else next(iter(waiting), None)
    view: Any = view_of(state, eyes)
    number = len(here.moves)
    legal = [] if eyes is None else state.phrases(eyes)
    mine = SeatView(eyes, view, legal=legal, next=number, tentative=[], undo=number > 0)
    moves = [show(move, [], True) for move in here.moves]
    return Board(state.game.name, mine, waiting, moves, state.line, printed_by(state, known))
