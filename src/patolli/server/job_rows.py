"""The jobs as they lie in PostgreSQL, where procrastinate keeps them. Each function uses one connection."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from procrastinate import App, SyncPsycopgConnector
from sqlalchemy import Connection, text

from patolli.server.bots import Lane
from patolli.server.limits import TooFast

DEAD = 5.0  # seconds without a heartbeat after which a worker is taken for dead

# A job is put on the queue by the transaction that makes it necessary, so neither can be without the other.
QUEUE = App(connector=SyncPsycopgConnector())

# The rule of `fair`: one after my last, but none before the turn that is due now. A priority is minus a turn.
TURN = text("""
    SELECT greatest(
        coalesce(min(-priority) FILTER (WHERE status = 'todo'), 0),
        coalesce(max(-priority) FILTER (WHERE args ->> 'person' = :person) + 1, 0)
    ) FROM procrastinate_jobs WHERE queue_name = :lane AND status IN ('todo', 'doing')
""")
QUEUED = text("""
    SELECT 1 FROM procrastinate_jobs
    WHERE queueing_lock = :lock AND (status = 'todo' OR status = 'doing' AND NOT :again)
""")
MADE = text("SELECT count(*) FROM moves WHERE table_id = :table AND seat = :seat")
LOST = text("""
    DELETE FROM procrastinate_jobs WHERE status = 'doing' AND (worker_id IS NULL OR worker_id IN
        (SELECT id FROM procrastinate_workers WHERE last_heartbeat < now() - make_interval(secs => :dead)))
""")
DOING = text("SELECT id FROM procrastinate_jobs WHERE status = 'doing' AND worker_id = ANY(:workers)")
DROP = text("DELETE FROM procrastinate_jobs WHERE status = 'doing' AND id = ANY(:jobs)")
HINTS = text("""
    SELECT count(*) FROM procrastinate_jobs
    WHERE task_name = 'hint' AND args ->> 'person' = :person AND status IN ('todo', 'doing')
""")
WAITS = """
    SELECT t.id,
        (SELECT min(s.seat) FROM seats s WHERE s.table_id = t.id AND s.kind = 'bot' AND s.since IS NOT NULL),
        CASE WHEN EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'person')
            THEN 'people' ELSE 'bots' END,
        t.host
    FROM tables t WHERE t.status = 'running'
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'bot' AND s.since IS NOT NULL)
"""
WAITS_HERE = text(WAITS + "AND t.id = :table FOR UPDATE")
FORGOTTEN = text(
    WAITS
    + """
    AND NOT EXISTS (SELECT 1 FROM procrastinate_jobs j
        WHERE j.task_name = 'turn' AND j.args ->> 'table' = t.id AND j.status IN ('todo', 'doing'))
"""
)
FORGOTTEN_ANALYSES = text("""
    SELECT a.table_id, a.depth, a.person FROM analyses a WHERE a.status IN ('waiting', 'running')
    AND NOT EXISTS (SELECT 1 FROM procrastinate_jobs j
        WHERE j.queueing_lock = 'analysis ' || a.table_id || ' ' || a.depth AND j.status IN ('todo', 'doing'))
    FOR UPDATE
""")
WAITING = text("""
    SELECT j.queue_name, count(*), extract(epoch FROM now() - min(e.at))
    FROM procrastinate_jobs j JOIN procrastinate_events e ON e.job_id = j.id AND e.type = 'deferred'
    WHERE j.status = 'todo' GROUP BY j.queue_name
""")


class Waiting(NamedTuple):
    """How much waits in a lane, and for how many seconds."""

    lane: Lane
    jobs: int
    oldest: float


def defer_turn(
    connection: Connection,
    table: str,
    seat: int,
    lane: Lane,
    person: str,
    pause: float = 0.0,
    failures: int = 0,
) -> None:
    """The bot on this seat is to move, unless that is a job already. Whoever calls this holds the table.

    Which of its turns is meant the number of its moves says: so no turn can be two jobs. Where the first one
    failed (`failures`) it is still there when the second one is written.
    """
    made = connection.execute(MADE, {"table": table, "seat": seat}).scalar_one()
    lock = f"turn {table} {seat} {made}"
    if connection.execute(QUEUED, {"lock": lock, "again": failures > 0}).first() is None:
        facts = {"table": table, "seat": seat, "made": made, "failures": failures}
        _defer(connection, "turn", lane, person, facts, lock, pause)


def defer_hint(connection: Connection, person: str, most: int, **facts: Any) -> None:
    """A hint for somebody, unless they wait for so many already, wherever they asked."""
    if connection.execute(HINTS, {"person": person}).scalar_one() >= most:
        raise TooFast(1)
    _defer(connection, "hint", "people", person, facts)


def defer_analysis(connection: Connection, table: str, depth: str, person: str) -> None:
    """A finished game is to be analysed, unless that is a job already."""
    lock = f"analysis {table} {depth}"
    if connection.execute(QUEUED, {"lock": lock, "again": False}).first() is None:
        _defer(connection, "analysis", "analyses", person, {"table": table, "depth": depth}, lock)


def _defer(
    connection: Connection,
    task: str,
    lane: Lane,
    person: str,
    facts: dict[str, Any],
    lock: str | None = None,
    pause: float = 0.0,
) -> None:
    turn = connection.execute(TURN, {"lane": lane, "person": person}).scalar_one()
    QUEUE.configure_task(
        task,
        queue=lane,
        priority=-turn,
        lock=lock,
        queueing_lock=lock,
        schedule_in={"seconds": pause} if pause else None,
        connection=connection.connection.driver_connection,
    ).defer(person=person, **facts)


def drop_lost(connection: Connection) -> int:
    """Forget jobs whose worker is dead; how many."""
    return connection.execute(LOST, {"dead": DEAD}).rowcount


def doing(connection: Connection, workers: Collection[int]) -> set[int]:
    """The jobs that these workers are said to do."""
    return set(connection.execute(DOING, {"workers": list(workers)}).scalars())


def drop(connection: Connection, jobs: Collection[int]) -> None:
    connection.execute(DROP, {"jobs": list(jobs)})


def defer_forgotten(connection: Connection) -> int:
    """Where a bot is to move or a game to be analysed and no job says so, one does; how many bots."""
    found = connection.execute(FORGOTTEN).all()
    for table, *_ in found:
        defer_again(connection, table)
    for table, depth, person in connection.execute(FORGOTTEN_ANALYSES).all():
        defer_analysis(connection, table, depth, person)
    return len(found)


def defer_again(connection: Connection, table: str, pause: float = 0.0, failures: int = 0) -> None:
    """If a table still waits for a bot: try again, after so many seconds."""
    for _, seat, lane, host in connection.execute(WAITS_HERE, {"table": table}):
        defer_turn(connection, table, seat, lane, host, pause, failures)


def waiting(connection: Connection) -> list[Waiting]:
    return [Waiting(lane, jobs, float(age)) for lane, jobs, age in connection.execute(WAITING)]
