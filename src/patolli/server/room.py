"""A table in memory: what is on disk, who is watching, and what each of them may see."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Collection
from typing import Any, Protocol, TypeVar, cast

import msgspec

import patolli
from patolli.core.record import FORMAT, Record
from patolli.server import tables, timing
from patolli.server.play import Play, raised, show
from patolli.server.rows import MoveRow, Person, SeatRow, TableRow
from patolli.server.wire.answers import Move, Printed, Result, Seat, SeatView, State, Table, View
from patolli.server.wire.json import encode
from patolli.server.wire.requests import BankClock, DaysClock
from patolli.server.wire.socket import Here, ServerMessage

T = TypeVar("T")
SPECTATOR: list[int | None] = [None]
Elsewhere = dict[str, dict[str, int]]  # by process: how many open connections everybody has there
LATELY = 60.0  # seconds for which somebody who comes over HTTP counts as present


class Watcher(Protocol):
    """Somebody with an open connection to a table."""

    person: str | None

    def wake(self) -> None:
        """Something changed: a new state is due."""

    def tell(self, message: ServerMessage) -> None:
        """Send this as it is."""


class Room:
    def __init__(self, table: TableRow, play: Play | None, moves: list[MoveRow], said: int = 0) -> None:
        self.table = table
        self.play = play  # None before the start
        self.moves = moves
        self.said = said  # the number of the next line of chat
        self.clients = {move.client: move.number for move in moves if move.client}
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.touched = 0.0  # when somebody last asked for it
        self.passing = True  # nobody but bots did; what other processes do there we are not told
        self.behind = False  # an open turn changed in another process: it is read before anybody sees it
        self.arriving = asyncio.Lock()  # while we say that we want to be told
        self.elsewhere: Elsewhere = {}  # who is connected at other processes
        self.flags: list[bool] = []
        self.asked: dict[str, float] = {}  # when those who come over HTTP last did
        self._changed = asyncio.Event()
        self._views: dict[int | None, SeatView] = {}
        self._open_view: tuple[patolli.State, View] | None = None
        self._printed_hash = ""

    def become(self, other: Room) -> bool:
        """Take over what another process wrote; is it anything new?"""
        before = self.table, len(self.moves), self._open_turns()
        self.table, self.play, self.moves = other.table, other.play, other.moves
        self.clients = other.clients
        self.behind = False
        return before != (self.table, len(self.moves), self._open_turns())

    def _open_turns(self) -> list[tuple[int, str, str | None]]:
        turns = self.play.turns if self.play else {}
        return [(move.seat, move.phrase, move.client) for seat in sorted(turns) for move in turns[seat].moves]

    def idle(self) -> bool:
        """Does nobody need it in memory just now?"""
        return not self.watchers and not self.lock.locked()

    def log(self, moves: list[MoveRow]) -> None:
        for move in moves:
            move.position = None
            if move.client:
                self.clients[move.client] = move.number
        self.moves.extend(moves)

    def changed(self) -> None:
        """Everybody gets the new state."""
        self._views.clear()
        self._changed.set()
        self._changed = asyncio.Event()
        for watcher in self.watchers:
            watcher.wake()

    def changed_for(self, person: Person) -> None:
        """Only the owner gets the new state: an open turn is nobody else's business."""
        for seat in self.table.seats_of(person.id):
            self._views.pop(seat, None)
        for watcher in self.watchers:
            if watcher.person == person.id:
                watcher.wake()

    async def wait(self, seconds: float) -> None:
        """Until something changes, or so long."""
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return

    def scores(self) -> list[float]:
        """As they stand; none before the start."""
        return self.play.state.scores() if self.play else []

    def made_by(self, seat: int) -> int:
        """How many moves on the log are those of a seat."""
        return sum(move.seat == seat for move in self.moves)

    def last_move(self) -> int:
        """When somebody last moved; if nobody did yet, when the game began."""
        return self.moves[-1].at if self.moves else self.table.started or self.table.created

    def everything_open(self) -> bool:
        """Once the game is over nothing is hidden any more."""
        return self.table.status == "over"

    def record(self) -> Record:
        """The game on paper, with everything in it."""
        table = self.table
        return Record(
            format=FORMAT,
            game=table.game,
            rules=table.rules,
            raised=raised(table, self.moves),
            seats=len(table.seats),
            options=table.options,
            names=table.names(),
            seed=table.seed,
            moves=[(move.seat, move.phrase) for move in self.moves],
        )

    def log_from(self, start: int, eyes: Collection[int]) -> list[Move]:
        """The moves from a number on, as these seats may know them."""
        return [show(move, eyes, self.everything_open()) for move in self.moves[max(0, start) :]]

    def here(self) -> Here:
        """Who is connected."""
        sockets = self.sockets()
        for others in self.elsewhere.values():
            sockets.update(others)
        here = {person for person, number in sockets.items() if number}
        seated = set(self.table.persons())
        return Here(
            [s.kind == "bot" or (s.kind == "person" and s.person in here) for s in self.table.seats],
            sum(number for person, number in sockets.items() if person not in seated),
        )

    def sockets(self) -> Counter[str]:
        """How many open connections everybody has in this process; "" are those who have no name."""
        return Counter(watcher.person or "" for watcher in self.watchers)

    def present(self) -> set[str]:
        """Who has an open connection, or looked over HTTP a moment ago, here or at another process."""
        return self.present_here().union(*self.elsewhere.values()) - {""}

    def present_here(self) -> set[str]:
        lately = time.monotonic() - LATELY
        return self.sockets().keys() | {person for person, at in self.asked.items() if at > lately}

    def state(self, person: str | None, start: int, now: int, known: str | None = None) -> State:
        """The one message for everything, as this person may see it; `known`: see `printed`."""
        eyes: list[int] = self.table.seats_of(person)
        return State(
            now=now,
            table=show_table(self.table, len(self.moves), person, now, self.here()),
            start=min(max(0, start), len(self.moves)),
            moves=self.log_from(start, eyes),
            views=[self.view(seat) for seat in (eyes or SPECTATOR)] if self.play else [],
            printed=self.printed(known),
            abandon=tables.not_abandoned(self.table, person, self.last_move(), now) is None,
        )

    def printed(self, known: str | None = None) -> Printed | None:
        """What is printed on the components: large, always the same, so only for who does not know it yet.

        `known` is the hash of what the reader already has.
        """
        if self.play is None or not self.play.game.printed:
            return None
        if known == self.printed_hash():
            return Printed(known)
        return Printed(self.printed_hash(), encoded(printed_fields(self.play.state)))

    def printed_hash(self) -> str:
        if not self._printed_hash and self.play is not None:
            self._printed_hash = hash_of(printed_fields(self.play.state))
        return self._printed_hash

    def view(self, seat: int | None) -> SeatView:
        """What a seat sees and may say. Encoded once, however many look."""
        if seat not in self._views:
            self._views[seat] = encoded(self._view(seat))
        return self._views[seat]

    def _view(self, seat: int | None) -> SeatView:
        assert self.play is not None
        state = self.play.seen_by(seat)
        over = self.table.status == "over"
        seen = self.frame(state, seat, len(self.moves)) if over else self._seen(state, seat)
        if seat is None:
            return SeatView(seat, seen, legal=[], next=len(self.moves), tentative=[], undo=False)
        open_turn = self.play.tentative(seat)
        return SeatView(
            seat,
            seen,
            legal=state.phrases(seat) if self.table.status == "running" else [],
            next=self.play.next(seat),
            tentative=[show(move, [seat], False) for move in open_turn],
            undo=bool(open_turn),
        )

    def _seen(self, state: patolli.State, seat: int | None) -> View:
        """What a seat sees of the running game. Where nothing is hidden all see the same: it is made once."""
        if not state.game.open:
            return view_of(state, seat)
        if self._open_view is None or self._open_view[0] is not state:
            self._open_view = state, encoded(view_of(state, None))
        return self._open_view[1]

    def frame(self, state: patolli.State, seat: int | None, at: int) -> View:
        """What a seat sees of the stored position after so many moves, as one of today's version.

        Where it was made under older rules, scores and the end are those that were stored: what was counted
        then is not counted again.
        """
        view = view_of(state, seat)
        rules = self.moves[at - 1].rules if at else self.table.rules
        if rules == state.game.rules_version:
            return view
        last = at == len(self.moves) and self.table.status == "over" and self.table.result
        winners = last["winners"] if last and last["why"] in ("finished", "imported") else []
        view["rules"] = rules
        view["scores"] = self.moves[at - 1].scores if at else self.table.scores or []
        view["over"], view["winners"] = bool(winners), winners
        view["waiting"] = [] if winners else view["waiting"]
        return view


def encoded(message: T) -> T:
    """The message, encoded here and now: inside another one it is sent as it is. For nothing but sending."""
    return cast(T, msgspec.Raw(encode(message)))


def printed_fields(state: patolli.State) -> dict[str, Any]:
    view = state.view(None)
    return {name: view[name] for name in state.game.printed}


def hash_of(fields: dict[str, Any]) -> str:
    return hashlib.sha256(encode(fields)).hexdigest()[:16]


def printed_by(state: patolli.State, known: str) -> Printed | None:
    """The same as `Room.printed` for a state that belongs to no table."""
    if not state.game.printed:
        return None
    fields = printed_fields(state)
    hashed = hash_of(fields)
    return Printed(hashed) if hashed == known else Printed(hashed, encoded(fields))


def view_of(state: patolli.State, seat: int | None) -> View:
    """What a seat sees, without what is printed: that is sent once, see `Room.printed`."""
    view = state.view(seat)
    for name in state.game.printed:
        del view[name]
    return cast(View, view)


def show_table(table: TableRow, number: int, person: str | None, now: int, here: Here | None = None) -> Table:
    """A table as it is sent. The seed is secret until the end."""
    return Table(
        id=table.id,
        game=table.game,
        rules=table.rules,
        options=table.options,
        status=table.status,
        public=table.public,
        host=table.host,
        created=table.created,
        started=table.started,
        ended=table.ended,
        clock=show_clock(table.clock) if table.clock else None,
        hints=table.hints,
        chat=table.chat,
        number=number,
        seed_hash=patolli.seed_hash(table.seed),
        seed=table.seed if table.status == "over" else None,
        imported=table.imported,
        seats=[show_seat(table, seat, person, now, here) for seat in table.seats],
        watching=here.watching if here else 0,
        result=Result(**table.result) if table.result else None,
        rematch=table.rematch,
    )


def show_seat(table: TableRow, seat: SeatRow, person: str | None, now: int, here: Here | None) -> Seat:
    return Seat(
        seat=seat.seat,
        kind=seat.kind,
        person=seat.person,
        name=seat.name,
        local=seat.local,
        level=seat.level,
        mine=seat.person is not None and seat.person == person,
        here=here.seats[seat.seat] if here else seat.kind == "bot",
        waiting=table.status == "running" and seat.since is not None,
        resigned=seat.resigned,
        clock=timing.shown_clock(table, seat, now),
        replace=seat.replace,
    )


def show_clock(kept: dict[str, Any]) -> BankClock | DaysClock:
    if kept["kind"] == "bank":
        return BankClock(kept["bank"], kept["increment"])
    return DaysClock(kept["days"])
