"""Bots at tables: whenever a game waits for one, it thinks in a worker process and then says its phrase."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

from patolli.server import store
from patolli.server.errors import Refusal
from patolli.server.hub import Hub
from patolli.server.room import Room
from patolli.server.thinkers import Thinkers, choose_phrase

log = logging.getLogger("patolli.server")


class BotPlayers:
    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self.ended = False
        hub.when_changed.append(self.look)

    async def resume(self) -> None:
        """After a restart: bots whose turn it was go on."""
        for table_id in await self.hub.database.read(store.waiting_bots):
            try:
                await self.hub.room(table_id)
            except Refusal:
                log.warning("a table cannot be resumed", extra={"table": table_id[:6]})

    def look(self, room: Room) -> None:
        """Let every bot think for which this table waits, unless it already does."""
        if self.ended or room.table.status != "running" or room.play is None:
            return
        for seat in room.play.state.waiting():
            if room.table.seats[seat].kind == "bot" and seat not in room.thinking:
                task = asyncio.create_task(self._turn(room, seat))
                room.thinking[seat] = task

    async def end(self) -> None:
        """Nobody thinks any more; a move that is being written is still announced, but answered by no bot."""
        self.ended = True
        for task in [task for room in self.hub.rooms.values() for task in room.thinking.values()]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _turn(self, room: Room, seat: int) -> None:
        """Decide and say, until the game no longer waits for this seat."""
        began = time.perf_counter()
        try:
            while self._waits(room, seat):
                assert room.play is not None
                number = room.play.next(seat)
                phrase = await self.ask(
                    room, seat, room.table.seats[seat].level or "", time.perf_counter() - began
                )
                try:
                    await self.hub.play_bot(room, seat, number, phrase)
                except Refusal as refusal:
                    if refusal.error != "stale":
                        raise
        except Exception:
            # The table stays as it is; the next change, or the next start, tries again.
            log.exception("a bot could not move", extra={"table": room.table.id[:6]})
            await asyncio.sleep(1)
        finally:
            del room.thinking[seat]
        if self._waits(room, seat):
            self.look(room)

    @staticmethod
    def _waits(room: Room, seat: int) -> bool:
        return (
            room.table.status == "running"
            and room.play is not None
            and room.table.seats[seat].kind == "bot"
            and bool(room.play.seen_by(seat).waits_for(seat))
        )

    async def ask(self, room: Room, seat: int, level: str, spent: float = 0.0) -> str:
        """What a bot of this level would say here. One that fails is replaced by chance."""
        assert room.play is not None
        position = room.play.seen_by(seat).position()
        began = time.perf_counter()
        arguments = (room.table.game, position, seat)
        try:
            phrase = await self.thinkers.run(choose_phrase, *arguments, level, spent, secrets.randbits(31))
        except Exception:
            log.exception("a bot failed; chance decides", extra={"table": room.table.id[:6], "level": level})
            phrase = await self.thinkers.run(choose_phrase, *arguments, "random", spent, secrets.randbits(31))
        self.hub.metrics.thinking.labels(level).observe(time.perf_counter() - began)
        return phrase
