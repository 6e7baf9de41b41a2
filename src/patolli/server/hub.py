"""All tables in memory, and everything that changes one: first on disk, then in memory, then to everybody.

Whatever changes a table holds its lock, works on copies, writes them, and only then puts them in place. So a
failed write changes nothing, and what was acknowledged is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection

import patolli
from patolli.core.errors import IllegalMove
from patolli.server import store, tables, timing
from patolli.server.clock import Clock
from patolli.server.database import Busy, Database
from patolli.server.errors import Illegal, Refusal
from patolli.server.following import follow, knows
from patolli.server.metrics import Metrics
from patolli.server.news import Changed, Drafted, OfTable, Played, Said, tell_watchers
from patolli.server.play import Play, Step, load_stored
from patolli.server.quotas import check_bot_tables, check_quota
from patolli.server.room import Elsewhere, Room
from patolli.server.rows import ChatRow, MoveRow, Person, SeatRow, TableRow
from patolli.server.settings import Limits
from patolli.server.wire.socket import ChatNews

T = TypeVar("T")
TRIES = 10  # how often a change is tried while other processes are faster
RECENT = 5.0  # seconds for which a table stays in memory in any case
IDLE = 600.0  # seconds after which a table that nobody watches leaves memory
log = logging.getLogger("patolli.server")


class MovedOn(Refusal):
    """Another process was faster. The table was read again; what was asked may mean something else now."""

    def __init__(self, number: int) -> None:
        super().__init__("stale", next=number)


class Registry(Protocol):
    """Where processes that share a database say which tables they have in memory."""

    async def watch(self, table_id: str) -> Elsewhere:
        """We have it: others tell us what changes. Who is connected to it at other processes."""

    def unwatch(self, table_id: str) -> None:
        """We do not any more."""


class Hub:
    def __init__(self, database: Database, clock: Clock, metrics: Metrics, limits: Limits) -> None:
        self.database = database
        self.clock = clock
        self.metrics = metrics
        self.limits = limits
        self.rooms: dict[str, Room] = {}
        self.when_changed: list[Callable[[Room], None]] = []  # bots listen here
        self.when_written: list[Callable[[Connection, TableRow], None]] = []  # what goes to disk together
        self.when_here_changed: list[Callable[[Room], None]] = []  # somebody came or went
        self.neighbours: Registry | None = None  # where other processes change tables, too
        self._doubtful: set[str] = set()  # tables with a write of which we do not know whether it happened
        self._loading: dict[str, asyncio.Task[Room]] = {}
        # A table that left `rooms` while somebody still holds it must be found again, not loaded beside it.
        self._held: WeakValueDictionary[str, Room] = WeakValueDictionary()

    # Finding tables.

    async def room(self, table_id: str, passing: bool = False) -> Room:
        """A table in memory; `passing`: for a moment only, nobody looks at it."""
        room = self.rooms.get(table_id) or self._held.get(table_id)
        if room is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            # Whoever waits may go away; the loading goes on, and there is never a second one beside it.
            room = await asyncio.shield(self._loading[table_id])
        self._remember(room)
        if room.passing and not passing:
            await self._safely(self._stay(room))
        if room.behind:
            await self.refresh(table_id)
        return room

    async def _stay(self, room: Room) -> None:
        """Somebody looks at it: from now on others tell us what they do there."""
        async with room.arriving:
            if room.passing and self.neighbours is not None:
                room.elsewhere = await self.neighbours.watch(room.table.id)
                await self.refresh(room.table.id)
            room.passing = False

    async def current(self, table_id: str) -> Room:
        """A table as it is on disk now, even if we have not heard yet what other processes did."""
        room = await self.room(table_id, passing=True)
        if self.database.shared:
            stamp = await self.database.read(lambda c: store.stamp(c, table_id))
            if stamp != (room.table.version, len(room.moves)):
                await self.refresh(table_id)
        return room

    def _remember(self, room: Room) -> None:
        room.touched = time.monotonic()
        self.rooms[room.table.id] = self._held[room.table.id] = room

    async def _load(self, table_id: str) -> Room:
        try:
            room = await self._from_disk(table_id)
            self._remember(room)
        finally:
            del self._loading[table_id]
        self._announce(room)
        return room

    async def _from_disk(self, table_id: str, known: Room | None = None) -> Room:
        """A table as it is on disk; of the log only what is not `known` yet is read."""
        old = known.moves if known is not None and known.play is not None else []
        saved = await self.database.read(lambda c: store.load_table(c, table_id, len(old)))
        if saved is None:
            raise Refusal("not-found")
        moves = [*old, *saved.moves]
        play = None
        if saved.head is not None:
            game = patolli.game(saved.table.game)
            play = Play(game, load_stored(game, saved.head), len(moves))
        elif old and known is not None and known.play is not None:
            play = Play(known.play.game, known.play.state, len(moves))
        room = Room(saved.table, play, moves, saved.said)
        if play is not None and room.table.status == "running":
            fallen = take_up_drafts(play, saved.drafts)
            if saved.head is not None and saved.head["rules"] != play.game.rules_version:
                return await self._go_on(room, play, fallen)
        return room

    async def _go_on(self, room: Room, play: Play, fallen: list[store.Draft]) -> Room:
        """The rules were raised while the game ran: from here on it is played by those of today.

        The game may now wait for others or be over, and tentative phrases may no longer be possible.
        """
        table = room.table.clone()
        now = self.clock.now()
        changed = timing.press(table, play.state.waiting(), None, now)
        if play.state.over:
            tables.finish(table, play.state.scores(), play.state.winners(), "finished", now)
        if not changed and not fallen:
            return room

        def write(connection: Connection) -> None:
            store.update_table(connection, table)
            store.check_number(connection, table, len(room.moves))
            store.forget_drafts(connection, table.id, fallen)
            self._also_write(connection, table)

        try:
            await self.database.write(write)
        except store.Overtaken:
            return await self._from_disk(table.id)
        table.version += 1
        room.table = table
        return room

    async def refresh(self, table_id: str) -> None:
        """Another process changed this table."""
        room = self.rooms.get(table_id)
        if room is not None:
            try:
                async with room.lock:
                    changed = await self._reread(room)
            except Refusal as refusal:
                if refusal.error != "not-found":
                    raise
                self.rooms.pop(table_id, None)  # it was deleted
                self._held.pop(table_id, None)
                return
            if changed:
                self._announce(room)

    async def follow(self, news: Played) -> None:
        """Another process put a turn on the log."""
        room = self.rooms.get(news.table)
        if room is None or room.passing:
            return
        async with room.lock:
            if knows(room, news):
                return
            if not follow(room, news):
                await self._reread(room)
        self._announce(room)

    async def open_turn_changed(self, news: Drafted) -> None:
        """Nobody but its owner sees it: unless they are here, there is time until they ask."""
        room = self.rooms.get(news.table)
        if room is not None and not room.passing:
            room.behind = True
            owner = room.table.seats[news.seat].person
            if any(watcher.person == owner for watcher in room.watchers):
                await self.refresh(news.table)

    async def settle_doubts(self) -> None:
        """Look again at tables where the connection broke during a write."""
        for table_id in list(self._doubtful):
            with contextlib.suppress(Busy):
                await self.refresh(table_id)
                self._doubtful.discard(table_id)

    async def rewind_clocks(self, job: Callable[[Connection], None]) -> None:
        """Write something that changes clocks that count seconds, and read those tables again."""
        rooms = [room for room in self.rooms.values() if timing.counts_seconds(room.table)]
        async with contextlib.AsyncExitStack() as held:
            for room in rooms:  # a move must not be timed by what is no longer true
                await held.enter_async_context(room.lock)
            await self.database.write(job)
            for room in rooms:
                await self._reread(room)
        for room in rooms:
            self._announce(room)

    async def refresh_clocks(self) -> None:
        """Another process did so."""
        for room in [room for room in self.rooms.values() if timing.counts_seconds(room.table)]:
            await self.refresh(room.table.id)

    async def _reread(self, room: Room) -> bool:
        """Take over what is on disk; is it anything new?"""
        return room.become(await self._from_disk(room.table.id, room))

    def _announce(self, room: Room) -> None:
        room.changed()
        for listener in self.when_changed:
            listener(room)

    def forget_idle(self, seconds: float = IDLE) -> None:
        """Tables that nobody watches leave memory; they come back when somebody asks.

        After a while all do, those that only a bot needed at once; before that those that nobody asked for
        longest, if they are too large together. Whoever just asked may be about to watch.
        """
        now = time.monotonic()
        recent = now - min(RECENT, seconds)
        idle = [room for room in self.rooms.values() if room.idle() and room.touched < recent]
        idle.sort(key=lambda room: room.touched)
        moves = sum(len(room.moves) for room in idle)
        for room in idle:
            if room.passing or room.touched < now - seconds or moves > self.limits.idle_moves:
                self._forget(room)
            moves -= len(room.moves)

    def _forget(self, room: Room) -> None:
        del self.rooms[room.table.id]
        if self.neighbours is not None and not room.passing:
            room.passing = True  # whoever still holds it is no longer told
            self.neighbours.unwatch(room.table.id)

    # Changing tables.

    async def _safely(self, work: Coroutine[Any, Any, T]) -> T:
        """Disk and memory must change together, even if whoever asked is gone in between."""
        return await asyncio.shield(asyncio.ensure_future(work))

    def _also_write(self, connection: Connection, table: TableRow) -> None:
        for listener in self.when_written:
            listener(connection, table)

    async def _write(
        self, room: Room, job: Callable[[Connection], None], news: OfTable | None = None
    ) -> None:
        """Write something about a table; when another process was faster, look again and refuse."""

        def noted(connection: Connection) -> None:
            job(connection)
            tell_watchers(self.database, connection, news or Changed(room.table.id))

        try:
            await self.database.write(noted)
        except Busy:
            self._doubtful.add(room.table.id)
            raise
        except store.Overtaken:
            await self._reread(room)
            self._announce(room)
            raise MovedOn(len(room.moves)) from None

    async def chat(self, room: Room, person: Person, said: str) -> None:
        """A line of chat: on disk, then to everybody. It is said under the name that the table knows."""
        now = self.clock.now()
        name = room.table.name_of(person.id) or person.name

        def write(connection: Connection) -> ChatRow:
            line = store.add_chat(connection, room.table.id, person.id, name, said, now)
            tell_watchers(self.database, connection, Said(room.table.id, line))
            return line

        async with room.lock:
            line = await self.database.write(write)
        if line.number > room.said:
            await self.tell_new_chat(room.table.id)  # others spoke elsewhere in between
        else:
            self.tell_chat(room, line)

    async def tell_new_chat(self, table_id: str) -> None:
        """Tell what was said at a table in another process."""
        room = self.rooms.get(table_id)
        if room is not None and room.watchers:
            for line in await self.database.read(lambda c: store.last_chat(c, table_id)):
                self.tell_chat(room, line)

    async def hear_chat(self, news: Said) -> None:
        """Somebody spoke at a table in another process."""
        room = self.rooms.get(news.table)
        if room is not None and room.watchers and news.line.number == room.said:
            self.tell_chat(room, news.line)
        else:
            await self.tell_new_chat(news.table)  # we missed something

    @staticmethod
    def tell_chat(room: Room, line: ChatRow) -> None:
        """Tell everybody a line, once."""
        if line.number >= room.said:
            room.said = line.number + 1
            for watcher in list(room.watchers):
                watcher.tell(ChatNews(**vars(line)))

    async def create(self, table: TableRow) -> Room:
        await self.database.write(lambda c: self._insert(c, table))
        return self._open(table)

    def _insert(self, connection: Connection, table: TableRow) -> None:
        check_quota(connection, table, self.limits)
        store.insert_table(connection, table)

    def _open(self, table: TableRow) -> Room:
        room = Room(table, None, [])
        room.passing = self.neighbours is not None
        self._remember(room)
        self.metrics.tables.labels(table.game).inc()
        return room

    async def rematch(self, old: Room, person: Person) -> str:
        """The table where those who sat at this one play again: whoever asks first opens it."""
        return await self._safely(self._afresh(old, lambda: self._rematch(old, person)))

    async def _rematch(self, old: Room, person: Person) -> str:
        async with old.lock:
            if old.table.rematch is None:
                await self._open_rematch(old, person)
        self._announce(old)
        return str(old.table.rematch)

    async def _open_rematch(self, old: Room, person: Person) -> None:
        again = tables.rematch(old.table, person, self.clock.now())
        table = old.table.clone()
        table.rematch = again.id

        def write(connection: Connection) -> None:
            store.update_table(connection, table)
            self._insert(connection, again)

        await self._write(old, write)
        table.version += 1
        old.table = table
        self._open(again)

    async def delete(self, table_ids: list[str]) -> None:
        """Delete tables for good, here and in the memory of every process."""

        def write(connection: Connection) -> None:
            store.delete_tables(connection, table_ids)
            for table_id in table_ids:
                tell_watchers(self.database, connection, Changed(table_id))

        await self.database.write(write)
        for table_id in table_ids:
            await self.refresh(table_id)

    async def change(self, room: Room, rule: Callable[[TableRow], T]) -> T:
        """Change who sits where by one of the rules in `tables`."""
        return await self._safely(self._change(room, rule))

    async def _change(self, room: Room, rule: Callable[[TableRow], T]) -> T:
        return await self._afresh(room, lambda: self._change_once(room, rule))

    async def _afresh(self, room: Room, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What is refused may be allowed at the table as other processes left it, if we did not hear yet."""
        read_again = not self.database.shared
        for _ in range(TRIES):
            try:
                return await work()
            except MovedOn:
                read_again = True
            except Refusal as refusal:
                if read_again or isinstance(refusal, Busy):
                    raise
                read_again = True
                await self.refresh(room.table.id)
        raise Busy

    async def _change_once(self, room: Room, rule: Callable[[TableRow], T]) -> T:
        async with room.lock:
            table = room.table.clone()
            result = rule(table)
            number = len(room.moves)

            def write(connection: Connection) -> None:
                store.update_table(connection, table)
                if self.database.shared:
                    store.check_number(connection, table, number)
                if isinstance(result, patolli.State) and not table.persons():
                    check_bot_tables(connection, table, self.limits)
                self._also_write(connection, table)

            await self._write(room, write)
            table.version += 1
            if table.status == "over":
                await self._drop_drafts(room)
            room.table = table
            if isinstance(result, patolli.State):  # the game has started
                room.play = Play(result.game, result)
        self._announce(room)
        return result

    async def _drop_drafts(self, room: Room) -> None:
        if room.play is not None:
            for seat in list(room.play.turns):
                await self._write_drop(room.table.id, seat)
            room.play.turns.clear()

    async def _write_drop(self, table_id: str, seat: int) -> None:
        await self.database.write(lambda c: store.drop_drafts(c, table_id, seat))

    # Moves.

    def own_seat(self, room: Room, person: Person | None, seat: int) -> Play:
        """The game, if this person may speak for this seat."""
        if room.play is None or room.table.status == "cancelled":
            raise Refusal("wrong-moment")
        if person is None or seat not in room.table.seats_of(person.id):
            raise Refusal("not-your-seat")
        return room.play

    async def play(
        self, room: Room, person: Person, seat: int, number: int, phrase: str, client: str
    ) -> tuple[int, bool]:
        """Play a phrase; returns its number and whether it is still tentative."""
        return await self._safely(self._play(room, person, seat, number, phrase, f"{person.id}:{client}"))

    async def play_turn(self, room: Room, seat: int, made: int, phrases: list[str]) -> None:
        """Play the whole turn of a bot that began to think when its seat had made so many moves."""
        await self._safely(self._play_turn(room, seat, made, phrases))

    async def _play_turn(self, room: Room, seat: int, made: int, phrases: list[str]) -> None:
        began = time.perf_counter()
        async with room.lock:
            if room.play is None or not bot_plays(room.table, seat) or room.made_by(seat) != made:
                raise Refusal("stale", next=len(room.moves))
            ahead = room.play.clone()
            for phrase in phrases:
                step = self._attempt(room, ahead, seat, phrase, None)
                if step.crossed:
                    break
                ahead.keep(step)
            else:
                raise Refusal("stale", next=len(room.moves))
            await self._commit(room, ahead, step)
        self.metrics.moves.labels(room.table.game).inc(len(phrases))
        self.metrics.move_seconds.observe(time.perf_counter() - began)
        self._announce(room)

    async def _play(
        self, room: Room, person: Person, seat: int, number: int, phrase: str, client: str
    ) -> tuple[int, bool]:
        began = time.perf_counter()
        async with room.lock:
            play = self.own_seat(room, person, seat)
            said = said_before(room, play, seat, client)
            if said is not None:
                return said
            if number != play.next(seat):
                raise Refusal("stale", next=play.next(seat))
            step = self._attempt(room, play, seat, phrase, client)
            try:
                await (self._commit if step.crossed else self._keep)(room, play, step)
            except Refusal:
                # Perhaps the phrase was on disk already, only its answer was lost, and we know that by now.
                said = said_before(room, room.play, seat, client) if room.play else None
                if said is not None:
                    return said
                raise
        self.metrics.moves.labels(room.table.game).inc()
        self.metrics.move_seconds.observe(time.perf_counter() - began)
        if step.crossed:
            self._announce(room)
        else:
            room.changed_for(person)
        return step.move.number, not step.crossed

    def _attempt(self, room: Room, play: Play, seat: int, phrase: str, client: str | None) -> Step:
        try:
            if room.table.status != "running":
                raise IllegalMove("CORE-R1", "game-over")
            return play.attempt(seat, phrase, client, self.clock.now())
        except IllegalMove as error:
            raise Illegal(room.table.game, error, room.table.names()) from None

    async def _keep(self, room: Room, play: Play, step: Step) -> None:
        move = step.move
        draft = store.Draft(move.seat, len(play.tentative(move.seat)), move.phrase, move.client, move.at)
        drafted = Drafted(room.table.id, move.seat)
        await self._write(room, lambda c: store.keep_draft(c, room.table.id, draft), drafted)
        play.keep(step)

    async def _commit(self, room: Room, play: Play, step: Step) -> None:
        """The whole turn goes on the log, in one transaction with clocks, other open turns, the result."""
        moves = play.finished_turn(step)
        after = play.clone()
        fallen = after.commit(step)
        table = room.table.clone()
        now = step.move.at
        changed = timing.press(table, step.state.waiting(), step.move.seat, now)
        over = step.state.over
        if over:
            tables.finish(table, step.state.scores(), step.state.winners(), "finished", now)
        had_turn = len(moves) > 1

        def write(c: Connection) -> None:
            if self.database.shared:
                store.check_version(c, table)
            store.append_moves(c, table, moves, changed)
            if had_turn:
                store.drop_drafts(c, table.id, step.move.seat)
            for seat, first in fallen:
                store.drop_drafts(c, table.id, seat, first)
            if over:
                store.update_table(c, table)
            self._also_write(c, table)

        await self._write(room, write, None if over else played(table, moves, changed))
        table.version += over
        room.table, room.play = table, after
        room.log(moves)

    async def undo(self, room: Room, person: Person, seat: int, number: int, everything: bool) -> int:
        """Take back tentative phrases; returns the number of the next one."""
        return await self._safely(self._undo(room, person, seat, number, everything))

    async def _undo(self, room: Room, person: Person, seat: int, number: int, everything: bool) -> int:
        async with room.lock:
            play = self.own_seat(room, person, seat)
            if number != play.next(seat):
                raise Refusal("stale", next=play.next(seat))
            steps = len(play.tentative(seat))
            if steps == 0:
                no = IllegalMove("CORE-R4", "no-undo")
                raise Illegal(room.table.game, no, room.table.names())
            kept = 0 if everything else steps - 1
            drafted = Drafted(room.table.id, seat)
            await self._write(room, lambda c: store.drop_drafts(c, room.table.id, seat, kept), drafted)
            play.undo(seat, everything)
        room.changed_for(person)
        return play.next(seat)

    def why(self, room: Room, person: Person | None, seat: int, phrase: str) -> int:
        """The action that a phrase means, if it is legal now; raises `Illegal` with the reason if not."""
        play = self.own_seat(room, person, seat)
        try:
            return play.seen_by(seat).parse(seat, phrase)
        except IllegalMove as error:
            raise Illegal(room.table.game, error, room.table.names()) from None

    # Clocks.

    def look_at_clocks(self) -> None:
        """Tell everybody when a flag falls."""
        now = self.clock.now()
        for room in self.rooms.values():
            if room.table.status == "running" and room.table.clock is not None:
                flags = [timing.flagged(room.table, seat, now) for seat in room.table.seats]
                if flags != room.flags:
                    room.flags = flags
                    room.changed()


def played(table: TableRow, moves: list[MoveRow], seats: list[SeatRow]) -> Played:
    """What others are told of a turn."""
    first = moves[0]
    phrases = [(move.phrase, move.client, move.at) for move in moves]
    return Played(table.id, table.version, first.number, first.rules, first.seat, phrases, seats)


def bot_plays(table: TableRow, seat: int) -> bool:
    """It may have been another table when the bot began to think."""
    return table.status == "running" and table.seats[seat].kind == "bot"


def said_before(room: Room, play: Play, seat: int, client: str) -> tuple[int, bool] | None:
    """The answer to a message that was already accepted: its number, and whether it is tentative."""
    for move in play.tentative(seat):
        if move.client == client:
            return move.number, True
    number = room.clients.get(client)
    return None if number is None else (number, False)


def take_up_drafts(play: Play, drafts: list[store.Draft]) -> list[store.Draft]:
    """The open turns as they lie on disk; a gap ends one. Returns the drafts that no longer fit."""
    by_seat: dict[int, list[store.Draft]] = {}
    for draft in drafts:
        turn = by_seat.setdefault(draft.seat, [])
        if draft.step == len(turn):
            turn.append(draft)
    taken = {
        seat: play.take_up(seat, [(d.phrase, d.client, d.at) for d in turn]) for seat, turn in by_seat.items()
    }
    return [draft for draft in drafts if draft.step >= taken[draft.seat]]
