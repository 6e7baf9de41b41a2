"""What workers do: the actions of the wheels, resolved one small decision after another.

What is still to be done lies on a stack of tasks, the next one on top. A task is one number: its
kind, and what it is about. Some are decisions (`choices` lists the answers, `decide` takes one);
the rest happen by themselves. A decision with only one answer is not asked (`settle`).
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.core.state import Actions
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import (
    AGRICULTURE,
    ALL_MONUMENTS,
    ARCHITECTURE,
    BUILT,
    CORN,
    CORN_TILES,
    EXTRA_ACTION,
    EXTRA_BUILDING,
    EXTRACTION,
    FEED,
    GAIN,
    HIRE,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    KINDS,
    LEARN,
    LEARN_ANY,
    MARKET,
    MONUMENTS,
    NOTHING,
    PALENQUE,
    ROW,
    SAVE,
    SCORE,
    SEAT,
    SKULL,
    STACK,
    STEP,
    STEP_ANY,
    TECH,
    TEMPLE,
    THEOLOGY,
    TIKAL,
    UXMAL,
    WOOD,
    WOOD_TILES,
    YAXCHILAN,
)
from patolli.games.tzolkin.costs import (
    EXTRA,
    FOR_CORN,
    SECOND,
    SECOND_PLAIN,
    TIKAL_FOUR,
    TIKAL_TWO,
    Costs,
)

# Kinds of tasks, and what each is about. First the decisions:
ASK_USE: Final = 0  # wheel, space: a worker came back from there
ASK_ANY: Final = 1  # any action of the small wheels; 1: optional, its corn not yet paid
ASK_HARVEST: Final = 2  # jungle group
ASK_ADVANCE: Final = 3  # PAID or FREE, MUST or MAY, how many more may follow
ASK_BUILD: Final = 4  # how (see below)
ASK_ARCHITECTURE: Final = 5  # kind of building, at Tikal 4
ASK_SPARE: Final = 6  # kind of building
ASK_PAY: Final = 7  # how many cubes
ASK_TAKE: Final = 8  # how many cubes
ASK_TRADE: Final = 9  # six bits: cubes sold, cubes bought in this market action
ASK_CLIMB: Final = 10  # temples already named (bits), how many more follow
ASK_OFFERING: Final = 11  # theology 2
DECISIONS: Final = 12
# Then what happens by itself:
DO_EFFECT: Final = 12  # an effect of a building
DO_ADVANCE: Final = 13  # track
DO_STEP: Final = 14  # temple
DO_BONUS: Final = 15  # architecture level

FREE: Final = 1
MAY: Final = 2


class Deeds(Costs):
    # The stack.

    def push(self, kind: i64, about: i64, more: i64) -> None:
        self.table[STACK + self.depth] = kind + (about << 8) + (more << 16)
        self.depth += 1

    def pop(self) -> i64:
        self.depth -= 1
        task = self.table[STACK + self.depth]
        self.table[STACK + self.depth] = 0
        return task

    def settle(self, seat: i64) -> None:
        """Do all that needs no decision, until a real one is on top or nothing is left."""
        out = self.scratch
        while self.depth > 0:
            task = self.table[STACK + self.depth - 1]
            if task & 255 >= DECISIONS:
                self.happen(seat, self.pop())
                continue
            out.count = 0
            self.choices(seat, task, out)
            if out.count > 1:
                return
            if out.count == 1 and out.items[0] != actions.SKIP:
                self.decide(seat, out.items[0])
            else:
                self.pop()

    # What can be answered.

    def choices(self, seat: i64, task: i64, out: Actions) -> None:
        kind = task & 255
        about = (task >> 8) & 255
        more = task >> 16
        if kind == ASK_USE:
            self.use_choices(seat, about, more, out)
        elif kind == ASK_ANY:
            self.any_choices(seat, about, out)
        elif kind == ASK_HARVEST:
            self.harvest_choices(seat, about, out)
        elif kind == ASK_ADVANCE:
            self.advance_choices(seat, about, out)
        elif kind == ASK_BUILD:
            self.build_choices(seat, about, out)
        elif kind == ASK_ARCHITECTURE:
            out.add(actions.WITH)
            out.add(actions.WITHOUT)
        elif kind == ASK_TRADE:
            self.trade_choices(seat, about, out)
        elif kind in (ASK_CLIMB, ASK_OFFERING):
            self.climb_choices(seat, kind, about, out)
        else:
            self.cube_choices(seat, kind, about, out)

    def use_choices(self, seat: i64, wheel: i64, space: i64, out: Actions) -> None:
        """TZO-R20: the own action, a lower one for a corn a step, or nothing; TZO-P20: none from space 0."""
        number: i64 = 1
        while number <= 9:
            cost = self.back_cost(seat, wheel, space, number)
            if cost != NOTHING and self.can_do(seat, wheel, number, self.corn(seat) - cost):
                out.add(actions.USE + number - 1)
            number += 1
        out.add(actions.SKIP)

    def any_choices(self, seat: i64, optional: i64, out: Actions) -> None:
        """TZO-R39, TZO-P28, TZO-F13: any action of Palenque, Yaxchilan, Tikal, and Uxmal 1 to 4."""
        corn = self.corn(seat) - optional
        action: i64 = 0
        while action < 19:
            if self.can_do(seat, action // 5, action % 5 + 1, corn):
                out.add(actions.USE_ANY + action)
            action += 1
        if optional != 0:
            out.add(actions.SKIP)  # TZO-P31

    def harvest_choices(self, seat: i64, group: i64, out: Actions) -> None:
        """TZO-R26, TZO-R27, TZO-R28, TZO-P3, TZO-P5: what lies there decides."""
        if self.table[JUNGLE_CORN + group] > 0 or self.has(seat, AGRICULTURE) >= 2:
            out.add(actions.CORN)
        if self.table[JUNGLE_WOOD + group] > 0:
            out.add(actions.WOOD)
            temple: i64 = 0
            while temple < 3:
                if self.has(seat, TEMPLE + temple) > 0:
                    out.add(actions.BURN + temple)
                temple += 1

    def advance_choices(self, seat: i64, about: i64, out: Actions) -> None:
        cubes = self.cubes(seat)
        track: i64 = 0
        while track < 4:
            if about & FREE != 0 or self.advance_cost(seat, track) <= cubes:
                out.add(actions.ADVANCE + track)
            track += 1
        if about & MAY != 0:
            out.add(actions.SKIP)  # TZO-P7: the second is optional

    def cube_choices(self, seat: i64, kind: i64, about: i64, out: Actions) -> None:
        cube: i64 = 0
        while cube < 3:
            if kind == ASK_TAKE:
                out.add(actions.TAKE + cube)
            elif kind == ASK_SPARE:
                if self.can_spare(seat, about, cube):
                    out.add(actions.SPARE + cube)
            elif self.has(seat, WOOD + cube) > 0:
                out.add(actions.PAY + cube)
            cube += 1
        if kind == ASK_PAY and out.count > 1 and self.cubes(seat) == about:
            out.count = 1  # all cubes go: nothing to choose

    def trade_choices(self, seat: i64, traded: i64, out: Actions) -> None:
        """TZO-R36, TZO-P27: what was sold in this market action is not bought back in it, nor the reverse."""
        corn = self.corn(seat)
        cube: i64 = 0
        while cube < 3:
            if self.has(seat, WOOD + cube) > 0 and traded & (8 << cube) == 0:
                out.add(actions.SELL + cube)
            if corn >= self.printed.price[WOOD + cube] and traded & (1 << cube) == 0:
                out.add(actions.BUY + cube)
            cube += 1
        out.add(actions.SKIP)

    def climb_choices(self, seat: i64, kind: i64, named: i64, out: Actions) -> None:
        """Any temple may be named, also one where no step can be taken (TZO-F16, TZO-P26)."""
        if kind == ASK_OFFERING:
            if self.cubes(seat) == 0:
                return
            out.add(actions.SKIP)
        temple: i64 = 0
        while temple < 3:
            if named & (1 << temple) == 0:
                out.add(actions.CLIMB + temple)
            temple += 1

    def build_choices(self, seat: i64, how: i64, out: Actions) -> None:
        corn = self.corn(seat)
        slot: i64 = 0
        while slot < data.ROW:
            building = self.table[ROW + slot]
            if building != NOTHING:
                kind = self.printed.kind[building]
                if self.row_slot(kind) == slot and self.can_pay(seat, kind, how, corn):
                    out.add(actions.BUILD + kind)
            slot += 1
        if how == TIKAL_FOUR:  # TZO-P9
            monument: i64 = 0
            while monument < ALL_MONUMENTS:
                if self.shown & (1 << monument) != 0 and self.can_pay_monument(seat, monument):
                    out.add(actions.BUILD + KINDS + monument)
                monument += 1
        elif how in (SECOND, SECOND_PLAIN, EXTRA):
            out.add(actions.SKIP)

    # What an answer does.

    def decide(self, seat: i64, action: i64) -> None:
        task = self.pop()
        kind = task & 255
        about = (task >> 8) & 255
        more = task >> 16
        if action == actions.SKIP:
            if self.sink is not None:
                self.tell("skipped", seat)
        elif kind == ASK_USE:
            self.use(seat, about, more, action - actions.USE + 1)
        elif kind == ASK_ANY:
            self.spend(seat, CORN, about)
            chosen = action - actions.USE_ANY
            self.perform(seat, chosen // 5, chosen % 5 + 1)
        elif kind == ASK_HARVEST:
            self.harvest(seat, about, action)
        elif kind == ASK_ADVANCE:
            self.advance(seat, about, more, action - actions.ADVANCE)
        elif kind == ASK_BUILD:
            self.build(seat, action - actions.BUILD, about)
        elif kind == ASK_ARCHITECTURE:
            self.raise_building(seat, about, TIKAL_FOUR, action == actions.WITH)
        elif kind == ASK_SPARE:
            self.pay_cost(seat, about, action - actions.SPARE)
        elif kind == ASK_TRADE:
            self.trade(seat, about, action)
        elif kind == ASK_CLIMB:
            temple = action - actions.CLIMB
            if more > 0:
                self.push(ASK_CLIMB, about | (1 << temple), more - 1)
            self.step_up(seat, temple)
        elif kind == ASK_OFFERING:
            self.push(DO_STEP, action - actions.CLIMB, 0)
            self.push(ASK_PAY, 1, 0)
        else:
            self.move_cube(seat, kind, about, action)

    def use(self, seat: i64, wheel: i64, space: i64, number: i64) -> None:
        cost = self.back_cost(seat, wheel, space, number)
        if self.sink is not None:
            self.tell("used", seat, wheel=data.WHEELS[wheel], space=number, corn=cost)
        self.spend(seat, CORN, cost)  # TZO-F15: first the corn for the way back
        self.perform(seat, wheel, number)

    def perform(self, seat: i64, wheel: i64, number: i64) -> None:
        """The action of a space; the technologies of the seat apply however it got there (TZO-F14)."""
        if wheel == PALENQUE:
            if number == 1:
                more: i64 = 1 if self.has(seat, AGRICULTURE) >= 2 else 0
                self.gain(seat, CORN, data.FISHING + more)  # TZO-R25, TZO-P4
            else:
                self.push(ASK_HARVEST, number - 2, 0)
        elif wheel == YAXCHILAN:
            self.quarry(seat, number)
        elif wheel == TIKAL:
            self.work_in_tikal(seat, number)
        elif wheel == UXMAL:
            self.work_in_uxmal(seat, number)
        else:
            self.offer_skull(seat, number)

    def harvest(self, seat: i64, group: i64, action: i64) -> None:
        base = seat * SEAT
        if action == actions.WOOD:  # TZO-R27, TZO-P5
            self.table[JUNGLE_WOOD + group] -= 1
            self.table[JUNGLE_CORN + group] += 1
            self.own[base + WOOD_TILES] += 1  # TZO-R30
            if self.sink is not None:
                self.tell("felled", seat, space=group + 2)
            more: i64 = 1 if self.has(seat, EXTRACTION) >= 1 else 0
            self.gain(seat, WOOD, self.printed.harvest[group * 2 + 1] + more)
            return
        if action != actions.CORN:  # TZO-R28: the wood tile goes to the box, the gods are angry
            self.table[JUNGLE_WOOD + group] -= 1
            self.own[base + CORN_TILES] += 1
            if self.sink is not None:
                self.tell("burnt", seat, space=group + 2)
            self.anger(seat, action - actions.BURN)
        elif self.table[JUNGLE_CORN + group] > 0:  # TZO-F8: a tile that is there must be taken
            self.table[JUNGLE_CORN + group] -= 1
            self.own[base + CORN_TILES] += 1
            if self.sink is not None:
                self.tell("reaped", seat, space=group + 2)
        elif self.sink is not None:
            self.tell("gleaned", seat, space=group + 2)  # TZO-F7: agriculture 2, no tile
        level = self.has(seat, AGRICULTURE)
        plus: i64 = 3 if level == 3 else (1 if level >= 1 else 0)  # TZO-P4
        self.gain(seat, CORN, self.printed.harvest[group * 2] + plus)

    def quarry(self, seat: i64, number: i64) -> None:
        """TZO-R31: Yaxchilan, with what extraction (TZO-R41) and theology 3 add."""
        if number == 4:
            self.gain(seat, SKULL, 2 if self.has(seat, THEOLOGY) == 3 else 1)  # TZO-F19
            return
        extraction = self.has(seat, EXTRACTION)
        good: i64 = CORN
        while good < SKULL:
            amount = self.printed.quarry[number * 4 - 4 + good]
            if amount > 0:
                if good != CORN and extraction >= good:
                    amount += 1
                self.gain(seat, good, amount)
            good += 1

    def work_in_tikal(self, seat: i64, number: i64) -> None:
        if number == 1:
            self.push(ASK_ADVANCE, 0, 0)  # TZO-R32
        elif number == 3:
            self.push(ASK_ADVANCE, 0, 1)
        elif number == 2:
            self.push(ASK_BUILD, TIKAL_TWO, 0)  # TZO-R33
        elif number == 4:
            self.push(ASK_BUILD, TIKAL_FOUR, 0)
        else:
            self.push(ASK_CLIMB, 0, 1)  # TZO-R34, TZO-F31: two different temples, one cube in all
            self.push(ASK_PAY, 1, 0)

    def work_in_uxmal(self, seat: i64, number: i64) -> None:
        if number == 1:
            self.spend(seat, CORN, data.OFFERING_CORN)  # TZO-R35
            self.push(ASK_CLIMB, 0, 0)
        elif number == 2:
            self.push(ASK_TRADE, 0, 0)
        elif number == 3:
            self.hire(seat)
        elif number == 4:
            self.push(ASK_BUILD, FOR_CORN, 0)
        else:
            self.spend(seat, CORN, 1)  # TZO-P28
            self.push(ASK_ANY, 0, 0)

    def offer_skull(self, seat: i64, number: i64) -> None:
        """TZO-R40, TZO-P14: the skull stays on its space; TZO-P15: then theology 2 may be used."""
        self.own[seat * SEAT + SKULL] -= 1
        self.offered |= 1 << number
        if self.sink is not None:
            self.tell("offered", seat, space=number)
        at = number * 3 - 3
        self.score(seat, self.printed.chichen[at])
        self.step_up(seat, self.printed.chichen[at + 1])
        if self.has(seat, THEOLOGY) >= 2:
            self.push(ASK_OFFERING, 0, 0)
        if self.printed.chichen[at + 2] > 0:
            self.push(ASK_TAKE, 1, 0)

    def trade(self, seat: i64, traded: i64, action: i64) -> None:
        sells = action < actions.BUY
        cube = action - actions.SELL if sells else action - actions.BUY
        price = self.printed.price[WOOD + cube]
        if sells:
            self.spend(seat, WOOD + cube, 1)
            self.gain(seat, CORN, price)
            self.push(ASK_TRADE, traded | (1 << cube), 0)
        else:
            self.spend(seat, CORN, price)
            self.gain(seat, WOOD + cube, 1)
            self.push(ASK_TRADE, traded | (8 << cube), 0)

    def move_cube(self, seat: i64, kind: i64, count: i64, action: i64) -> None:
        if count > 1:
            self.push(kind, count - 1, 0)
        if kind == ASK_PAY:
            self.spend(seat, WOOD + action - actions.PAY, 1)
        else:
            self.gain(seat, WOOD + action - actions.TAKE, 1)

    def advance(self, seat: i64, about: i64, more: i64, track: i64) -> None:
        """TZO-R32, TZO-P7: an advance is resolved with its bonus before the next is paid."""
        if more > 0:
            self.push(ASK_ADVANCE, MAY, more - 1)
        self.push(DO_ADVANCE, track, 0)
        if about & FREE == 0:
            self.push(ASK_PAY, self.advance_cost(seat, track), 0)

    # Building: what it does.

    def build(self, seat: i64, card: i64, how: i64) -> None:
        if card >= KINDS:
            self.build_monument(seat, card - KINDS)
            return
        slot = self.row_slot(card)
        self.own[seat * SEAT + BUILT] |= 1 << self.table[ROW + slot]
        self.table[ROW + slot] = NOTHING  # TZO-F23: refilled at the end of the turn
        self.count_colour(seat, self.printed.colour[card])
        if self.sink is not None:
            self.tell("built", seat, building="@" + data.BUILDINGS[card].key)
        level = self.has(seat, ARCHITECTURE)
        if how == TIKAL_FOUR and level > 0 and self.missing(seat, card) == 0:
            self.push(ASK_ARCHITECTURE, card, 0)  # TZO-F10: on this building, or saved for the next
        else:
            self.raise_building(seat, card, how, level > 0 and how != SECOND_PLAIN)

    def raise_building(self, seat: i64, kind: i64, how: i64, architecture: bool) -> None:
        """TZO-R43, TZO-P6: pay, take what architecture gives, then the effects in their order."""
        if how == TIKAL_FOUR:
            self.push(ASK_BUILD, SECOND_PLAIN if architecture else SECOND, 0)
        at = self.printed.effect_from[kind + 1] - 1
        while at >= self.printed.effect_from[kind]:
            self.push(DO_EFFECT, self.printed.effects[at], 0)
            at -= 1
        level: i64 = self.has(seat, ARCHITECTURE) if architecture else 0  # TZO-F11: before the effects
        if level > 0:
            self.push(DO_BONUS, level, 0)
        if how == FOR_CORN:
            self.spend(seat, CORN, self.corn_cost(seat, kind))
        elif level == 3:
            self.push(ASK_SPARE, kind, 0)
        else:
            self.pay_cost(seat, kind, NOTHING)

    def pay_cost(self, seat: i64, card: i64, spared: i64) -> None:
        cube: i64 = 0
        while cube < 3:
            cost = self.printed.cost[card * 3 + cube]
            self.spend(seat, WOOD + cube, cost - 1 if cube == spared else cost)
            cube += 1

    def build_monument(self, seat: i64, monument: i64) -> None:
        """TZO-R44: no refill, and worth nothing before the end."""
        self.shown &= ~(1 << monument)
        self.own[seat * SEAT + MONUMENTS] |= 1 << monument
        self.count_colour(seat, self.printed.colour[KINDS + monument])
        if self.sink is not None:
            self.tell("built", seat, building="@" + data.MONUMENTS[monument].key)
        self.pay_cost(seat, KINDS + monument, NOTHING)
        self.spend(seat, SKULL, self.printed.skulls[monument])

    # What happens by itself.

    def happen(self, seat: i64, task: i64) -> None:
        kind = task & 255
        about = task >> 8
        if kind == DO_EFFECT:
            self.take_effect(seat, about & 255, (about >> 8) & 255, about >> 16)
        elif kind == DO_ADVANCE:
            self.learn(seat, about)
        elif kind == DO_STEP:
            self.step_up(seat, about)
        else:
            self.gain(seat, CORN, 1)  # TZO-R42: architecture 1, then 2
            if about >= 2:
                self.score(seat, 2)

    def take_effect(self, seat: i64, effect: i64, about: i64, amount: i64) -> None:
        """TZO-P31: what a building gives; market, extra building and extra action may be declined."""
        if effect == GAIN:
            self.gain(seat, about, amount)
        elif effect == STEP:
            self.step_up(seat, about)
        elif effect == STEP_ANY:
            self.push(ASK_CLIMB, 0, 0)
        elif effect == LEARN:
            self.learn(seat, about)
        elif effect == LEARN_ANY:
            self.push(ASK_ADVANCE, FREE, 0)
        elif effect == SCORE:
            self.score(seat, about)
        elif effect == HIRE:
            self.hire(seat)
        elif effect == FEED:
            self.farm_effect(seat, about, 0)
        elif effect == SAVE:
            self.farm_effect(seat, 0, about)
        elif effect == MARKET:
            self.push(ASK_TRADE, 0, 0)
        elif effect == EXTRA_BUILDING:
            self.push(ASK_BUILD, EXTRA, 0)  # TZO-F12, TZO-P8
        elif effect == EXTRA_ACTION:
            self.push(ASK_ANY, 1, 0)

    def learn(self, seat: i64, track: i64) -> None:
        """One level, or past level 3 the bonus, also where the advance was free (TZO-F9)."""
        if self.level_up(seat, track):
            return
        if self.sink is not None:
            self.tell("bonus", seat, technology=data.TECHNOLOGIES[track])
        if TECH + track == AGRICULTURE:
            self.push(ASK_CLIMB, 0, 0)
        elif TECH + track == EXTRACTION:
            self.push(ASK_TAKE, 2, 0)
        elif TECH + track == ARCHITECTURE:
            self.score(seat, 3)
        else:
            self.gain(seat, SKULL, 1)
