"""A position of Tzolk'in as a network sees it: the table, the seat that looks, and the others on average.

What the reasons of `evaluation` say of a side, and the parts it is made of, are the most useful of all; they
have weights of their own between any two Food Days.
"""

from __future__ import annotations

from typing import Final

from patolli.bots.network import ONE, Network, NetworkEvaluator, fixed
from patolli.core.fast import i64, vec
from patolli.core.state import State
from patolli.games.tzolkin import data, food
from patolli.games.tzolkin.board import (
    ALL_MONUMENTS,
    ALL_TILES,
    CHICHEN_ACTIONS,
    COLOUR,
    CORN,
    CORN_TILES,
    GROUPS,
    HOME,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    KINDS,
    LIGHT,
    MONUMENTS,
    NOTHING,
    POINTS,
    QUARTERS,
    ROW,
    SEAT,
    STACK,
    STANDS,
    TECH,
    TECHNOLOGIES,
    TEMPLE,
    TEMPLES,
    TILES,
    WOOD,
    WOOD_TILES,
    WORKERS,
    first_tooth,
    last_space,
    lowest,
    wheel_of,
)
from patolli.games.tzolkin.bots import features
from patolli.games.tzolkin.bots.evaluation import TzolkinEvaluator
from patolli.games.tzolkin.calendar import teeth_corn
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.state import TzolkinState
from patolli.games.tzolkin.table import KEEPING, PLACING, TzolkinTable
from patolli.games.tzolkin.tasks import ASK_USE, about_of, kind_of

# The parts of a side: what it seems worth, its points, what the reasons note on the way.
SEEMS: Final = 0
OWNED: Final = 1
NOTED: Final = 2  # FOOD to WAITING of `features`
LEAD: Final = 7
CARES: Final = 10  # farms, discounts, hunger
STORED: Final = 13  # corn, corn tiles, wood tiles
PARTS: Final = 16
TIMES: Final = data.LAST_FOOD_DAY + 1

# The description of a side: its parts at each time, then what has few values, each value by itself.
STEPS: Final = PARTS * TIMES
MOST_CORN: Final = 15
GOODS_AT: Final = MOST_CORN + 1
MOST_GOODS: Final = 5
TEMPLE_AT: Final = GOODS_AT + 4 * (MOST_GOODS + 1)
TECH_AT: Final = TEMPLE_AT + TEMPLES * 9
WORKERS_AT: Final = TECH_AT + TECHNOLOGIES * 4
HOME_AT: Final = WORKERS_AT + 7
LIGHT_AT: Final = HOME_AT + 7
MARKER_AT: Final = LIGHT_AT + 1
FIRST_AT: Final = MARKER_AT + 1
TEETH_AT: Final = FIRST_AT + 1
COLOUR_AT: Final = TEETH_AT + 43
MONUMENTS_AT: Final = COLOUR_AT + 4 * (MOST_GOODS + 1)
TILES_AT: Final = MONUMENTS_AT + ALL_MONUMENTS
SIDE: Final = STEPS + TILES_AT + ALL_TILES

# The description of the table, behind both sides.
DAY: Final = 2 * SIDE
FOOD_IN: Final = DAY + data.ROUNDS + 1
HELD: Final = FOOD_IN + 9
SHOWN: Final = HELD + TIMES
ON_ROW: Final = SHOWN + ALL_MONUMENTS
JUNGLE_AT: Final = ON_ROW + KINDS
OFFERED: Final = JUNGLE_AT + 2 * GROUPS
NEUTRALS: Final = OFFERED + CHICHEN_ACTIONS + 1
TEETH_CORN: Final = NEUTRALS + 43
SKULLS_LEFT: Final = TEETH_CORN + 1
# The open decision: all of it twice, for the own turn and for another's.
TURN: Final = SKULLS_LEFT + 1
PLACED: Final = 6  # after the phases
PENDING: Final = PLACED + 7
BACK_FROM: Final = PENDING + 16
OPEN: Final = BACK_FROM + 5
INPUTS: Final = TURN + 2 * OPEN
ROOM: Final = 700  # inputs that are active at once, at most

UNNUMBERED: Final = 2  # teeth of every wheel on which only neutral workers stand
POINT: Final = 0.05  # of what is told in points
GOOD: Final = 0.1  # of what is counted
# Where the worth of the own side stands, and of the others', for networks that know nothing else yet.
SEEMING: Final = (
    [time * PARTS + SEEMS for time in range(TIMES)],
    [SIDE + time * PARTS + SEEMS for time in range(TIMES)],
    POINT,
)


class TzolkinNetworkEvaluator(NetworkEvaluator):
    parts: vec[i64]  # PARTS of each seat, in parts of ONE

    def __init__(self, reasons: TzolkinEvaluator, networks: list[Network | None]) -> None:
        super().__init__(reasons, networks, ROOM)
        self.parts = vec[i64]([0] * (PARTS * data.SEATS[-1]))

    def survey(self, state: State) -> None:
        assert isinstance(state, TzolkinState)
        reasons = self.reasons
        assert isinstance(reasons, TzolkinEvaluator)
        noted = reasons.lessons.features
        seat: i64 = 0
        while seat < state.seats:
            parts = self.parts
            at = seat * PARTS
            parts[at + SEEMS] = fixed(POINT * reasons.side(state, seat))
            parts[at + OWNED] = fixed(POINT * float(state.has(seat, POINTS)) / float(QUARTERS))
            i: i64 = 0
            while i < 5:
                parts[at + NOTED + i] = fixed(POINT * noted[i])
                i += 1
            i = 0
            while i < TEMPLES:
                parts[at + LEAD + i] = fixed(noted[features.LEADS + i])
                i += 1
            parts[at + CARES] = fixed(GOOD * noted[features.OTHERS + 1])
            parts[at + CARES + 1] = fixed(noted[features.OTHERS + 2])
            parts[at + CARES + 2] = fixed(GOOD * noted[features.OTHERS + 5])
            parts[at + STORED] = fixed(GOOD * float(state.has(seat, CORN)))
            parts[at + STORED + 1] = fixed(GOOD * float(state.has(seat, CORN_TILES)))
            parts[at + STORED + 2] = fixed(GOOD * float(state.has(seat, WOOD_TILES)))
            seat += 1

    def describe(self, state: State, seat: i64) -> None:
        assert isinstance(state, TzolkinState)
        self.inputs.count = 0
        self.describe_side(state, seat, 0, ONE)
        if state.phase != KEEPING:  # what the others keep is not to be seen
            share: i64 = ONE // (state.seats - 1)
            other: i64 = 0
            while other < state.seats:
                if other != seat:
                    self.describe_side(state, other, SIDE, share)
                other += 1
        self.describe_table(state)
        self.describe_turn(state, TURN if state.turn == seat else TURN + OPEN)

    def describe_side(self, table: TzolkinTable, seat: i64, base: i64, share: i64) -> None:
        inputs = self.inputs
        at = base + table.held * PARTS
        i: i64 = 0
        while i < PARTS:
            value = self.parts[seat * PARTS + i]
            if value != 0:
                inputs.give(at + i, value if share == ONE else value * share // ONE)
            i += 1
        base += STEPS
        own = table.own
        mine = seat * SEAT
        inputs.give(base + least(own[mine + CORN], MOST_CORN), share)
        i = 0
        while i < 4:
            step = i * (MOST_GOODS + 1)
            inputs.give(base + GOODS_AT + step + least(own[mine + WOOD + i], MOST_GOODS), share)
            inputs.give(base + COLOUR_AT + step + least(own[mine + COLOUR + i], MOST_GOODS), share)
            inputs.give(base + TECH_AT + i * 4 + own[mine + TECH + i], share)
            i += 1
        i = 0
        while i < TEMPLES:
            inputs.give(base + TEMPLE_AT + i * 9 + own[mine + TEMPLE + i], share)
            i += 1
        inputs.give(base + WORKERS_AT + own[mine + WORKERS], share)
        inputs.give(base + HOME_AT + own[mine + HOME], share)
        if own[mine + LIGHT] != 0:
            inputs.give(base + LIGHT_AT, share)
        if table.first == seat:
            inputs.give(base + MARKER_AT, share)
        if table.first_space == seat + 1:
            inputs.give(base + FIRST_AT, share)
        self.put_bits(base + MONUMENTS_AT, own[mine + MONUMENTS], share)
        if table.phase == KEEPING:
            self.put_bits(base + TILES_AT, own[mine + TILES], share)
        self.put_teeth(base + TEETH_AT, own[mine + STANDS], share)

    def put_bits(self, base: i64, bits: i64, share: i64) -> None:
        while bits != 0:
            if bits & 1 != 0:
                self.inputs.give(base, share)
            bits >>= 1
            base += 1

    def put_teeth(self, base: i64, teeth: i64, share: i64) -> None:
        """Where somebody's workers stand: those on numbered spaces."""
        while teeth != 0:
            tooth = lowest(teeth)
            wheel = wheel_of(tooth)
            if tooth - first_tooth(wheel) <= last_space(wheel):
                self.inputs.give(base + tooth - UNNUMBERED * wheel, share)
            teeth &= teeth - 1

    def describe_table(self, table: TzolkinTable) -> None:
        inputs = self.inputs
        inputs.mark(DAY + least(table.day, data.ROUNDS))
        if table.held < data.LAST_FOOD_DAY:
            inputs.mark(FOOD_IN + least(food.days_until(table), 8))
        inputs.mark(HELD + table.held)
        self.put_bits(SHOWN, table.shown, ONE)
        i: i64 = 0
        while i < data.ROW:
            building = table.table[ROW + i]
            if building != NOTHING:
                inputs.mark(ON_ROW + PRINTED.kind[building])
            i += 1
        i = 0
        while i < 2 * GROUPS:
            tiles = table.table[(JUNGLE_WOOD if i < GROUPS else JUNGLE_CORN - GROUPS) + i]
            if tiles != 0:
                inputs.put(JUNGLE_AT + i, GOOD * float(tiles))
            i += 1
        self.put_bits(OFFERED, table.offered, ONE)
        self.put_teeth(NEUTRALS, neutral_teeth(table), ONE)
        inputs.put(TEETH_CORN, GOOD * float(teeth_corn(table)))
        inputs.put(SKULLS_LEFT, GOOD * float(table.bank_skulls))

    def describe_turn(self, table: TzolkinTable, base: i64) -> None:
        inputs = self.inputs
        inputs.mark(base + table.phase)
        if table.phase == PLACING:
            inputs.mark(base + PLACED + table.placed)
        i: i64 = 0
        while i < table.depth:
            task = table.table[STACK + i]
            inputs.mark(base + PENDING + kind_of(task))
            if kind_of(task) == ASK_USE:
                inputs.mark(base + BACK_FROM + about_of(task))
            i += 1


def neutral_teeth(table: TzolkinTable) -> i64:
    teeth = table.taken
    seat: i64 = 0
    while seat < table.seats:
        teeth &= ~table.own[seat * SEAT + STANDS]
        seat += 1
    return teeth


def least(number: i64, most: i64) -> i64:
    return number if number < most else most
