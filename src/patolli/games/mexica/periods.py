"""Turns, rounds and the two periods: when they begin, and how they end."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mexica import panel
from patolli.games.mexica.data import (
    LARGEST_TILE,
    POINTS_A_TURN,
    QUIET_ROUNDS,
    SMALLEST_TILE,
    TEMPLES_SECOND,
)
from patolli.games.mexica.districts import any_room
from patolli.games.mexica.scoring import leaders, score
from patolli.games.mexica.table import OVER, MexicaTable, sizes_of
from patolli.games.mexica.temples import hand_out


def begin_turn(table: MexicaTable, seat: i64) -> None:
    """MEX-R8."""
    table.turn = seat
    table.ap = POINTS_A_TURN
    table.taken = 0
    size: i64 = SMALLEST_TILE
    while size <= LARGEST_TILE:
        table.refused[size] = 0
        size += 1


def end_turn(table: MexicaTable, seat: i64) -> None:
    """MEX-R1: seat by seat, and the first seat begins every round."""
    if table.sink is not None:
        table.tell("ended", seat)
    table.line += 1
    if seat + 1 < table.seats:
        begin_turn(table, seat + 1)
    else:
        end_round(table)


def end_round(table: MexicaTable) -> None:
    """MEX-R48, MEX-R51: no turn is cut short; the end is looked for after the last seat."""
    table.quiet = 0 if table.busy else table.quiet + 1
    table.busy = False
    table.round += 1
    if table.quiet >= QUIET_ROUNDS:  # MEX-Q11 (b)
        panel.clear(table)
        end_period(table, "quiet")
    elif table.tiles_open() == 0:
        if somebody_built_all(table):
            end_period(table, "complete")
        elif not any_room(table):  # MEX-Q11 (a)
            end_period(table, "full")
    if table.quiet == QUIET_ROUNDS - 1 and table.sink is not None:
        table.tell("quiet", -1)
    if table.period != OVER:
        begin_turn(table, 0)


def somebody_built_all(table: MexicaTable) -> bool:
    seat: i64 = 0
    while seat < table.seats:
        if table.temples_left(seat) == 0:
            return True
        seat += 1
    return False


def end_period(table: MexicaTable, how: str) -> None:
    if table.sink is not None:
        table.tell("period-ended", table.turn, period=table.period, how=f"@how-{how}")
    score(table)
    table.period += 1
    table.quiet = 0
    if table.period != OVER:
        begin_period_two(table)
        return
    table.ap = 0
    if table.sink is not None:
        winners = leaders(table)
        table.tell("won", winners[0], winners_seat=winners)


def begin_period_two(table: MexicaTable) -> None:
    """MEX-R49."""
    table.round = 1
    table.panel = table.later
    table.later = vec[i64]([0] * (LARGEST_TILE + 1))
    hand_out(table, TEMPLES_SECOND)
    if table.sink is not None:
        table.tell("revealed", 0, sizes=sizes_of(table.panel))
    panel.remove_unusable(table)
