"""What the jobs do: a bot takes its turn at a table, or gives a hint. Done twice, nothing more changes."""

from __future__ import annotations

import logging
import time
from typing import Literal

from patolli.analysis.report import Difference
from patolli.server.database import Busy
from patolli.server.errors import Refusal
from patolli.server.hub import TRIES, Hub, MovedOn
from patolli.server.minds import Question, Thought, reasons_for, think_once, think_turn
from patolli.server.opponents import STAND_IN, who_plays
from patolli.server.room import Room
from patolli.server.rows import TableRow
from patolli.server.thinkers import Thinkers

log = logging.getLogger("patolli.server")

# A lane has processes of its own: where people sit nobody waits for games that bots play among themselves.
# Analyses give way to both.
Lane = Literal["people", "bots", "analyses"]
LANES: tuple[Lane, ...] = ("people", "bots", "analyses")
NICE: dict[Lane, int] = {"people": 0, "bots": 15, "analyses": 19}


def lane_of(table: TableRow) -> Lane:
    return "people" if table.persons() else "bots"


def waiting_bot(table: TableRow) -> int | None:
    """The first bot for which a table waits."""
    waits = [s.seat for s in table.seats if s.kind == "bot" and s.since is not None]
    return waits[0] if waits and table.status == "running" else None


class BotPlayers:
    def __init__(self, hub: Hub, workers: int) -> None:
        self.hub = hub
        self.pools = {lane: Thinkers(max(1, workers), NICE[lane]) for lane in LANES}

    async def take_turn(self, table_id: str, turn: tuple[int, int] | None = None) -> bool:
        """Let the first bot for which a table waits think and move; False if it waits for none.

        If `turn` says which seat is meant, after how many moves of its own, then only if that is the one.
        """
        for _ in range(TRIES):
            room = await self.hub.current(table_id)
            seat = waiting_bot(room.table)
            if seat is None or room.play is None:
                return False
            made = room.made_by(seat)
            if turn is not None and turn != (seat, made):
                return False
            thought = await self._think(room, seat)
            if await self._say(room, seat, made, thought.phrases):
                return True
        raise Busy

    async def _think(self, room: Room, seat: int) -> Thought:
        """One bot after the other, as in the arena; what fails or loses its turn is left to chance."""
        table = room.table
        level = table.seats[seat].level or ""
        luck = f"{table.seed} {' '.join(s.level or s.kind for s in table.seats)}"
        asked = self._question(room, seat, level, luck)
        began = time.perf_counter()
        run = self.pools[lane_of(table)].run
        try:
            thought = await run(table.host, think_turn, asked)
            problem = thought.fault
        except Exception as error:
            problem = f"{type(error).__name__}"
            thought = await run(table.host, think_turn, asked._replace(bot="random"))
        if problem:
            self.hub.metrics.job_failures.labels("bot").inc()
            log.error(
                "a bot failed; chance decides",
                extra={"table": table.id[:6], "level": level, "error": problem},
            )
        self.hub.metrics.thinking.labels(level).observe(time.perf_counter() - began)
        return thought

    async def _say(self, room: Room, seat: int, made: int, phrases: list[str]) -> bool:
        """Say what was thought; False if the table is another one by now, so that one must think again."""
        for _ in range(TRIES):
            try:
                await self.hub.play_turn(room, seat, made, phrases)
            except MovedOn:  # somebody who chooses at the same time was faster; perhaps it fits all the same
                continue
            except Busy:
                raise
            except Refusal:
                return False
            return True
        return False

    async def hint(self, room: Room, seat: int, level: str, person: str) -> str:
        """What a bot of this level would say on somebody's seat."""
        if room.play is None or not room.play.seen_by(seat).waits_for(seat):
            raise Refusal("wrong-moment")
        asked = self._question(room, seat, level, f"{room.table.seed} hint")
        thought = await self.pools["people"].run(person, think_once, asked)
        return thought.phrases[0]

    async def reasons(self, room: Room, seat: int, phrase: str, person: str) -> list[Difference]:
        """Why a hint is one."""
        asked = self._question(room, seat, STAND_IN, "")
        return await self.pools["people"].run(person, reasons_for, asked, phrase)

    @staticmethod
    def _question(room: Room, seat: int, level: str, luck: str) -> Question:
        assert room.play is not None
        position = room.play.seen_by(seat).position()
        number = room.play.next(seat)
        return Question(room.table.game, position, seat, who_plays(level), luck, number, room.table.id)

    def close(self) -> None:
        for pool in self.pools.values():
            pool.close()
