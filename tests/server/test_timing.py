"""Clocks: a bank with an increment, or days for each move."""

from __future__ import annotations

from typing import Any

from patolli.server import timing
from patolli.server.clock import StoppedClock
from patolli.server.rows import SeatRow, TableRow

BANK = {"kind": "bank", "bank": 60_000, "increment": 5_000}
DAYS = {"kind": "days", "days": 2}


def table(clock: dict[str, Any] | None, now: int) -> TableRow:
    made = TableRow("t", "patolli", {}, False, "p", "seed", 1, 0, clock=clock, status="running")
    made.seats = [SeatRow(seat, "person", f"p{seat}", f"P{seat}") for seat in range(2)]
    for seat in made.seats:
        seat.left_ms = timing.full_clock(made)
    timing.press(made, [0], None, now)
    return made


def test_the_clock_of_whom_the_game_waits_for_runs() -> None:
    clock = StoppedClock()
    t = table(BANK, clock.now())
    clock.wait(10_000)
    assert [timing.left(seat, clock.now()) for seat in t.seats] == [50_000, 60_000]


def test_a_turn_that_passes_on_earns_the_increment() -> None:
    clock = StoppedClock()
    t = table(BANK, clock.now())
    clock.wait(10_000)
    timing.press(t, [1], 0, clock.now())
    assert timing.left(t.seats[0], clock.now()) == 55_000
    assert t.seats[1].since == clock.now()


def test_a_move_within_a_turn_earns_nothing() -> None:
    clock = StoppedClock()
    t = table(BANK, clock.now())
    clock.wait(10_000)
    timing.press(t, [0], 0, clock.now())
    assert timing.left(t.seats[0], clock.now()) == 50_000


def test_the_flag_falls_when_the_bank_is_empty() -> None:
    clock = StoppedClock()
    t = table(BANK, clock.now())
    clock.wait(59_999)
    assert not timing.flagged(t, t.seats[0], clock.now())
    clock.wait(1)
    assert timing.flagged(t, t.seats[0], clock.now())
    assert not timing.flagged(t, t.seats[1], clock.now())


def test_days_are_for_each_move() -> None:
    clock = StoppedClock()
    t = table(DAYS, clock.now())
    clock.wait(timing.DAY)
    timing.press(t, [0], 0, clock.now())
    assert timing.left(t.seats[0], clock.now()) == 2 * timing.DAY
    clock.wait(2 * timing.DAY)
    assert timing.flagged(t, t.seats[0], clock.now())


def test_without_clocks_there_is_no_flag() -> None:
    clock = StoppedClock()
    t = table(None, clock.now())
    clock.wait(100 * timing.DAY)
    assert timing.left(t.seats[0], clock.now()) is None
    assert not timing.flagged(t, t.seats[0], clock.now())


def test_where_all_choose_at_once_each_clock_runs_until_its_own_choice() -> None:
    clock = StoppedClock()
    t = table(BANK, clock.now())
    timing.press(t, [0, 1], None, clock.now())
    clock.wait(10_000)
    timing.press(t, [1], 0, clock.now())
    clock.wait(10_000)
    assert [timing.left(seat, clock.now()) for seat in t.seats] == [55_000, 40_000]
