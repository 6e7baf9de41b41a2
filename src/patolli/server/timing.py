"""The clocks of a table: a bank of time with an increment for each turn, or some days for each move."""

from __future__ import annotations

from typing import Any

from patolli.server.rows import SeatRow, TableRow
from patolli.server.wire.answers import SeatClock

DAY = 24 * 60 * 60 * 1000


def full_clock(table: TableRow) -> int | None:
    """What a player's clock shows at the start; None where there are no clocks."""
    if table.clock is None:
        return None
    return int(table.clock["bank"]) if table.clock["kind"] == "bank" else int(table.clock["days"]) * DAY


def counts_seconds(table: TableRow) -> bool:
    """Does a bank of time run at this table?"""
    return table.status == "running" and table.clock is not None and table.clock["kind"] == "bank"


def left(seat: SeatRow, now: int) -> int | None:
    """What the clock of a seat shows now."""
    if seat.left_ms is None:
        return None
    running = now - seat.since if seat.since is not None else 0
    return max(0, seat.left_ms - max(0, running))


def flagged(table: TableRow, seat: SeatRow, now: int) -> bool:
    """Has this player's time run out?"""
    return (
        table.status == "running"
        and seat.kind == "person"
        and seat.since is not None
        and left(seat, now) == 0
    )


def press(table: TableRow, waiting: list[int], moved: int | None, now: int) -> list[SeatRow]:
    """Stop and start clocks after a move of `moved` (None: the start); returns the seats that changed.

    A turn that passes on earns the increment; with days for each move the clock is full again.
    """
    changed = []
    for seat in table.seats:
        waits = seat.seat in waiting
        if waits == (seat.since is not None) and seat.seat != moved:
            continue
        if seat.since is not None and table.clock is not None and seat.left_ms is not None:
            seat.left_ms = _after(table.clock, seat, passes=not waits, now=now)
        seat.since = now if waits else None
        seat.replace = []
        changed.append(seat)
    return changed


def _after(clock: dict[str, Any], seat: SeatRow, passes: bool, now: int) -> int:
    if clock["kind"] == "days":
        return int(clock["days"]) * DAY
    return (left(seat, now) or 0) + (int(clock["increment"]) if passes else 0)


def shown_clock(table: TableRow, seat: SeatRow, now: int) -> SeatClock | None:
    remaining = left(seat, now)
    if remaining is None or seat.kind != "person":
        return None
    running = table.status == "running" and seat.since is not None
    return SeatClock(remaining, running, flagged(table, seat, now))
