"""Everything one running server has, put together: database, tables, people, bots, limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Protocol

from sqlalchemy.exc import SQLAlchemyError

from patolli.server import opponents, store
from patolli.server.analyses import Analyses
from patolli.server.archive import Archive
from patolli.server.boards import Boards
from patolli.server.bots import BotPlayers
from patolli.server.clock import Clock
from patolli.server.database import Busy, Database
from patolli.server.hub import Hub
from patolli.server.jobs import Jobs, LocalJobs
from patolli.server.keeping import Keeping
from patolli.server.limits import Buckets, Places, Rate, Rates
from patolli.server.metrics import Metrics
from patolli.server.people import People
from patolli.server.pulse import Pulse
from patolli.server.settings import Settings
from patolli.server.shared_limits import SharedBuckets
from patolli.server.supervisor import supervise

if TYPE_CHECKING:
    from patolli.server.neighbours import Neighbours


STUCK = 60.0  # seconds that a job of people may wait before something must be wrong


class LiveSocket(Protocol):
    """An open WebSocket."""

    person: str | None
    login: str | None

    def end_login(self) -> None:
        """The login it came with is over."""


class RunningServer:
    def __init__(self, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.clock = clock
        self.metrics = metrics
        self.database = Database(settings.url())
        self.people = People(self.database, clock, limits.bots)
        self.hub = Hub(self.database, clock, metrics, limits)
        self.pulse = Pulse(self.hub, clock)
        self.archive = Archive(self.database)
        self.hub.when_changed.append(self.archive.look)
        self.keeping = Keeping(settings.keep, self.hub, self.people)
        opponents.offer(settings.bots)
        self.bots = BotPlayers(self.hub, settings.workers)
        self.analyses = Analyses(self.hub, self.bots.pools["analyses"])
        self.boards = Boards(self.hub)
        self.neighbours: Neighbours | None = None
        self.jobs = self._find_jobs()
        self.new_guests = self._rate("guests", limits.guests)
        self.attempts = self._rate("logins", limits.logins)
        self.account_attempts = self._rate("accounts", limits.accounts)
        # Of each person at this process, `gate` of each address: too many to be counted together.
        self.requests = Buckets(limits.requests)
        self.thoughts = self._rate("thinking", limits.thinking)
        self.judgements = self._rate("judging", limits.judging)
        self.hints = Places(limits.hints, 10**9)
        self.imports = self._rate("imports", limits.imports_rate)
        self.chatter = self._rate("chat", limits.chat)
        self.sockets = Places(limits.sockets, limits.all_sockets)
        self.muted: dict[str, set[str]] = {}  # whom each person with an open socket does not want to hear
        self.live: set[LiveSocket] = set()
        self.hears = asyncio.Event()  # what other processes do
        self._tasks: list[asyncio.Task[None]] = []

    def _rate(self, what: str, rate: Rate) -> Rates:
        """A limit that holds for all processes together."""
        if not self.database.shared:
            return Buckets(rate)
        return SharedBuckets(self.database, what, rate)

    async def open(self) -> None:
        if self.neighbours is not None:
            self._keep_going("listening to the other processes", self.neighbours.listen)
            await self.hears.wait()
            self._keep_going("telling who is here", self.neighbours.tell_presence)
        else:
            self.hears.set()
        await self.pulse.resume()
        await self.jobs.open()
        self._keep_going("the tick", self._tick)
        self._keep_going("tidying up", self._tidy)
        self._keep_going("packing logs", self.archive.run)

    def _find_jobs(self) -> Jobs:
        if not self.database.shared:
            return LocalJobs(self.hub, self.bots, self.analyses)
        from patolli.server.neighbours import Neighbours  # what PostgreSQL needs is loaded only there
        from patolli.server.shared_jobs import SharedJobs

        shared = SharedJobs(self.hub, self.bots, self.analyses, self.settings.url(), self.settings.workers)
        self.neighbours = Neighbours(self, shared.hear)
        return shared

    def _keep_going(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        self._tasks.append(asyncio.create_task(supervise(what, work)))

    async def _tick(self) -> None:
        """Once a second: flags that fall, tables that nobody watches, writes that may not have happened."""
        while True:
            await asyncio.sleep(1)
            await self.pulse.beat()
            if self.neighbours is not None:
                with contextlib.suppress(Busy):
                    await self.neighbours.beat()
            self.hub.look_at_clocks()
            self.hub.forget_idle()
            await self.hub.settle_doubts()
            self.metrics.rooms.set(len(self.hub.rooms))
            self.metrics.hears.set(self.hears.is_set())

    async def _tidy(self) -> None:
        """Once an hour, but not while everybody is coming back."""
        await asyncio.sleep(60)
        while True:
            await self.keeping.tidy()
            await self.archive.put_all_away()  # also what ended while no server looked
            if self.neighbours is not None:
                await self.neighbours.tidy()
            await asyncio.sleep(3600)

    async def ailments(self) -> list[str]:
        """What is down: the database, the ear for other processes, or those who think for people."""
        down = [] if self.hears.is_set() else ["neighbours"]
        try:
            await self.database.write(lambda c: store.probe(c, self.clock.now()))
            if await self.jobs.oldest() > STUCK:
                down.append("jobs")
        except (Busy, SQLAlchemyError):
            down.append("database")
        return down

    async def close(self) -> None:
        await self.jobs.close()
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        self.bots.close()
        if self.neighbours is not None:
            await self.neighbours.leave()
        await self.pulse.beat()  # everything up to now was the players' time
        await self.database.close()

    def end_logins(self, ended: Collection[str]) -> None:
        """Close the sockets of logins that ended."""
        for socket in list(self.live):
            if socket.login in ended:
                socket.end_login()

    async def check_logins(self, person: str | None = None) -> None:
        """Another process ended logins, of a person or of we do not know whom: close their sockets here."""
        here = {s.login for s in self.live if s.login and person in (None, s.person)}
        if here:
            self.end_logins(here - await self.people.living(here))

    async def read_muted(self, person: str) -> None:
        """Somebody told another process whom they do not want to hear."""
        if person in self.muted:
            self.muted[person] = set(await self.people.muted(person))

    async def sockets_elsewhere(self, who: str) -> int:
        """How many sockets somebody has at other processes."""
        return await self.neighbours.sockets_elsewhere(who) if self.neighbours else 0
