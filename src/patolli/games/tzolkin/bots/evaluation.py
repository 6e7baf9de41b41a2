"""What bots value, in points: goods, temples, technologies, and above all workers who wait for their day.

The worth of a side is what it has, plus what is still to come: a worker on a wheel is worth the best
action it can reach now or some days later; an open decision is worth its best answer. What such reasons
miss was learned from many games (`bots/lessons.py`).
"""

from __future__ import annotations

from patolli.bots.evaluator import mean_of_others
from patolli.core.fast import i64, vec
from patolli.core.state import State
from patolli.games.tzolkin import actions, costs, data, deeds, scoring
from patolli.games.tzolkin import state as phases
from patolli.games.tzolkin.board import (
    ALL_MONUMENTS,
    ALL_TILES,
    CHICHEN,
    GAIN,
    HOME,
    KINDS,
    LIGHT,
    MONUMENTS,
    POINTS,
    SCORE,
    SKULL,
    STACK,
    TECH,
    TEMPLE,
    TILES,
    WOOD,
    WORKERS,
    first_tooth,
    last_space,
)
from patolli.games.tzolkin.bots import features
from patolli.games.tzolkin.bots.gains import Gains
from patolli.games.tzolkin.state import TzolkinState

WEIGHTS: dict[str, float] = {
    "corn_early": 1.0,  # the first corn at the start, beyond the quarter point it is worth at the end
    "enough": 12.0,  # so much corn makes one more worth a quarter of that
    "cube_early": 1.4,  # a gold at the start, beyond its worth at the end; wood half, stone three quarters
    "skull_early": 4.6,  # a skull at the start, beyond the three points it is worth at the end
    "hunger": 0.53,  # a corn that is missing at the next Food Day, when that is today
    "hunger_fades": 0.15,  # how fast that care fades with each day still to go
    "later_food": 2.4,  # the share of corn for Food Days after the next that is already missed
    "temple_next": 0.76,  # the points of a step at the next paying day
    "temple_last": 1.0,  # the points of a step at the end, as long as another day comes first
    "lead": 0.18,  # the bonus for a lead that others may still take
    "temple_goods": 0.46,  # goods that the temples will give
    "agriculture_1": 0.62,  # each level of a technology at the start
    "agriculture_2": 0.62,
    "agriculture_3": 0.62,
    "extraction_1": 1.6,
    "extraction_2": 1.6,
    "extraction_3": 1.6,
    "architecture_1": 1.3,
    "architecture_2": 1.3,
    "architecture_3": 1.3,
    "theology_1": 1.7,
    "theology_2": 1.7,
    "theology_3": 1.7,
    "worker_4": 3.0,  # a fourth, fifth or sixth worker at the start
    "worker_5": 1.9,
    "worker_6": 5.1,
    "fades": 0.94,  # how fast the worth of what helps for long fades: 1 evenly, less than 1 late in the game
    "idle": 0.72,  # a free worker
    "impatience": 0.028,  # the share of an action that a day of waiting takes away
    "forced": 0.78,  # the loss, when nobody is free, by having to pick a worker tomorrow who should wait
    "crowd": 0.31,  # the share that further workers on a wheel lose: they want the same goods and spaces
    "hope": 0.47,  # the share of an action at Tikal that one cannot pay for yet
    "offering_hope": 0.14,  # the share of an action at Chichen Itza without a skull
    "monument": 0.83,  # the share of a monument’s present worth that its builder sees in advance
    "reach": 0.16,  # the share of the best monument's gain, as far as its cubes are there
    "extra": 2.5,  # the extra building or action of a tomb
    "market": 0.8,  # the market
    "marker": 0.77,  # the first player marker
    "light": 2.2,  # the light side of the player board, at the start
    "rivals": 0.53,  # how much the others' average counts against the own side
    "scale": 12.0,  # a lead that makes a win about three times as likely as a loss
}


class TzolkinEvaluator(Gains):
    def scale(self) -> float:
        return self.lead_that_wins

    def worth(self, state: State, seat: i64) -> float:
        self.worths(state, self.sides)
        return self.sides[seat] - self.rivals * mean_of_others(self.sides, state.seats, seat)

    def worths(self, state: State, out: vec[float]) -> None:
        """Search compares the sides themselves; what rivals have counts there by itself."""
        assert isinstance(state, TzolkinState)
        seat: i64 = 0
        while seat < state.seats:
            if state.phase == phases.OVER:
                out[seat] = float(state.has(seat, POINTS)) / 4.0
            else:
                out[seat] = self.side(state, seat)
            seat += 1

    def moment(self, state: State) -> float:
        assert isinstance(state, TzolkinState)
        return float(state.day if state.day < 27 else 27) / 9.0

    def foreseen(self, state: State, seat: i64) -> float:
        assert isinstance(state, TzolkinState)
        self.take_notes(state, seat)
        value = float(state.has(seat, POINTS)) / 4.0 + self.goods(state, seat)
        value += self.parts(state, seat, self.lessons.features)
        track: i64 = 0
        while track < 4:
            value += self.learned(track, state.has(seat, TECH + track))
            track += 1
        value += self.more_hands(state.has(seat, WORKERS) - data.START_WORKERS)
        value += self.light * float(state.has(seat, LIGHT)) * self.sheet.early
        if state.first == seat:
            value += self.marker * self.sheet.early
        if state.phase == phases.KEEPING:
            value += self.kept_tiles(state, seat)
        elif state.turn == seat:
            value += self.pending(state, seat)
            if state.first_space == seat + 1 and state.phase == phases.PLACING:
                value += self.sheet.corn * float(state.teeth_corn())
        return value

    def parts(self, state: TzolkinState, seat: i64, out: vec[float]) -> float:
        """The parts that are features for themselves, together."""
        features.look(state, seat, out)
        temples: float = 0.0
        temple: i64 = 0
        while temple < 3:
            temples += self.temple(state, seat, temple, state.has(seat, TEMPLE + temple))
            temple += 1
        out[features.FOOD] = self.food(state, seat)
        out[features.TEMPLES] = temples
        out[features.REACH] = self.monument_in_reach(state, seat) if self.sheet.days > 1 else 0.0
        out[features.OWNED] = self.owned_monuments(state, seat)
        out[features.WAITING] = self.workers(state, seat)
        value = out[features.FOOD] + temples + self.reach * out[features.REACH]
        return value + out[features.OWNED] + out[features.WAITING]

    # What a side has.

    def learned(self, track: i64, levels: i64) -> float:
        value: float = 0.0
        level: i64 = 0
        while level < levels:
            value += self.level[track * 3 + level]
            level += 1
        return value * self.sheet.early

    def more_hands(self, count: i64) -> float:
        value: float = 0.0
        number: i64 = 0
        while number < count:
            value += self.hand[number]
            number += 1
        return value * self.sheet.early

    def goods(self, state: TzolkinState, seat: i64) -> float:
        value: float = 0.0
        good: i64 = WOOD
        while good <= SKULL:
            value += self.sheet.price[good] * float(state.has(seat, good))
            good += 1
        return value

    def food(self, state: TzolkinState, seat: i64) -> float:
        """Corn, less what the next Food Day asks for, and what those after it will."""
        value: float = 0.25 * float(state.corn(seat)) + self.stores(self.sheet.spare)
        later = data.LAST_FOOD_DAY - state.held - 1
        if later <= 0:
            return value
        need = scoring.eaters(state, seat) * scoring.food_price(state, seat)
        return value - float(later * need) * self.sheet.corn * self.later_food

    def owned_monuments(self, state: TzolkinState, seat: i64) -> float:
        value: float = 0.0
        owned = state.has(seat, MONUMENTS)
        monument: i64 = 0
        while monument < ALL_MONUMENTS:
            if owned & (1 << monument) != 0:
                value += float(scoring.monument_points(state, seat, monument))
                if monument == 10:  # already counted with each temple
                    value -= float(scoring.temples_points(state, seat))
            monument += 1
        return value

    def workers(self, state: TzolkinState, seat: i64) -> float:
        """Free workers, and what those on the wheels will bring today or on a later day."""
        left: float = float(self.sheet.days) / 6.0
        share: float = left if left < 1.0 else 1.0
        free = state.has(seat, HOME) + (1 if state.first_space == seat + 1 else 0)
        value = self.idle * share * float(free)
        wheel: i64 = 0
        while wheel <= CHICHEN:
            base = first_tooth(wheel)
            standing: i64 = 0
            there: float = 0.0
            most: float = 0.0
            space: i64 = 0
            while space <= last_space(wheel):
                if state.table[base + space] == seat + 1:
                    worth = self.waiting_worth(wheel, space)
                    there += worth
                    if worth > most:
                        most = worth
                    standing += 1
                space += 1
            there -= self.crowd * (there - most)
            if wheel == CHICHEN and standing > state.has(seat, SKULL):
                skulls = float(state.has(seat, SKULL))
                lacking = float(standing) - skulls
                there *= (skulls + lacking * self.offering_hope * self.sheet.early) / float(standing)
            value += there
            wheel += 1
        if free == 0 and self.sheet.days > 1:
            value -= self.forced * self.loss_by_picking(state, seat)
        return value

    def loss_by_picking(self, state: TzolkinState, seat: i64) -> float:
        """Who has no worker to place must pick one tomorrow: what the least loss is."""
        least: float = 1000.0
        wheel: i64 = 0
        while wheel <= CHICHEN:
            base = first_tooth(wheel)
            space: i64 = 0
            last = last_space(wheel)
            while space <= last:
                if state.table[base + space] == seat + 1:
                    if space == last:
                        return 0.0  # it will be pushed off
                    loss = self.waiting_worth(wheel, space + 1) - self.sheet.best[base + space + 1]
                    if loss < least:
                        least = loss
                space += 1
            wheel += 1
        return least if least < 1000.0 else 0.0

    def waiting_worth(self, wheel: i64, space: i64) -> float:
        """The best action within reach, today or after some days; nothing after the last round."""
        base = first_tooth(wheel)
        last = last_space(wheel)
        best = self.sheet.best[base + space]
        fades: float = 1.0
        days: i64 = 1
        while space + days <= last and days < self.sheet.days:
            fades *= 1.0 - self.impatience
            gain = self.sheet.best[base + space + days] * fades
            if gain > best:
                best = gain
            days += 1
        return best

    def kept_tiles(self, state: TzolkinState, seat: i64) -> float:
        """Starting tiles that are chosen and not yet revealed."""
        value: float = 0.0
        corn: i64 = 0
        kept = state.has(seat, TILES)
        tile: i64 = 0
        while tile < ALL_TILES:
            if kept & (1 << tile) != 0:
                corn += state.printed.tile_goods[tile * 5]
                good: i64 = 1
                while good < 5:
                    value += self.sheet.price[good] * float(state.printed.tile_goods[tile * 5 + good])
                    good += 1
                starts = state.printed.effect_from
                value += self.effects(state, seat, starts[KINDS + tile], starts[KINDS + tile + 1])
            tile += 1
        return value + 0.25 * float(corn) + self.stores(float(corn))

    # Decisions that are still open.

    def pending(self, state: TzolkinState, seat: i64) -> float:
        value: float = 0.0
        at: i64 = 0
        while at < state.depth:
            value += self.task(state, seat, state.table[STACK + at])
            at += 1
        return value

    def task(self, state: TzolkinState, seat: i64, task: i64) -> float:
        kind = task & 255
        about = (task >> 8) & 255
        more = task >> 16
        if kind == deeds.ASK_USE:
            if about == CHICHEN and state.has(seat, SKULL) == 0:
                return 0.0
            return self.sheet.best[first_tooth(about) + more]
        if kind == deeds.ASK_ANY:
            return self.sheet.act[19] + self.sheet.corn
        if kind == deeds.ASK_HARVEST:
            return self.sheet.act[about + 1]
        if kind == deeds.ASK_ADVANCE:
            if about & deeds.FREE != 0:
                return self.best_advance(state, seat, 9) + self.sheet.price[WOOD]
            return self.best_advance(state, seat, state.cubes(seat)) * (1.6 if more > 0 else 1.0)
        if kind == deeds.ASK_BUILD:
            return self.best_building(state, seat, about)
        if kind == deeds.ASK_ARCHITECTURE:
            return self.building_gain(state, seat, about, costs.TIKAL_FOUR)
        if kind == deeds.ASK_SPARE:
            return -self.sheet.price[WOOD] * float(state.printed.cubes[about] - 1)
        if kind == deeds.ASK_PAY:
            return -self.sheet.price[WOOD] * float(about)
        if kind == deeds.ASK_TAKE:
            return self.sheet.price[WOOD + 2] * float(about)
        if kind == deeds.ASK_TRADE:
            return self.market * (0.2 if about != 0 else 1.0)
        if kind == deeds.ASK_CLIMB:
            return self.two_steps() if more > 0 else self.best_step()
        if kind == deeds.ASK_OFFERING:
            gain = self.best_step() - self.sheet.price[WOOD]
            return gain if gain > 0.0 and state.cubes(seat) > 0 else 0.0
        return self.automatic(state, seat, kind, task >> 8)

    def automatic(self, state: TzolkinState, seat: i64, kind: i64, about: i64) -> float:
        """Tasks that will happen by themselves."""
        if kind == deeds.DO_ADVANCE:
            return self.sheet.advance[about]
        if kind == deeds.DO_STEP:
            return self.sheet.step[about]
        if kind == deeds.DO_BONUS:
            return self.sheet.corn + (2.0 if about >= 2 else 0.0)
        effect = about & 255
        if effect == GAIN:
            return self.sheet.price[(about >> 8) & 255] * float(about >> 16)
        if effect == SCORE:
            return float((about >> 8) & 255)
        return 2.0

    # A first guess, for search.

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """How good an action looks before it is tried: the gain of what it is about, in points."""
        assert isinstance(state, TzolkinState)
        if action < actions.BEG:
            return 0.0
        self.take_notes(state, seat)
        if action < actions.PLACE:
            return -1.0
        if action < actions.PLACE_FIRST:
            wheel = action - actions.PLACE
            space = state.lowest_free(wheel)
            return (
                self.waiting_worth(wheel, space) - self.sheet.corn * float(space + state.placed) - self.idle
            )
        if action == actions.PLACE_FIRST:
            return self.marker + self.sheet.corn * float(state.teeth_corn() - state.placed)
        if action < actions.USE:
            wheel = actions.picked_wheel(action)
            space = actions.picked_space(action)
            return self.sheet.best[first_tooth(wheel) + space] + self.idle - self.waiting_worth(wheel, space)
        if action < actions.USE_ANY and state.depth > 0:
            return self.use_prior(state, seat, action - actions.USE + 1)
        if action < actions.SKIP:
            return self.sheet.act[action - actions.USE_ANY]
        return self.answer_prior(state, seat, action)

    def use_prior(self, state: TzolkinState, seat: i64, number: i64) -> float:
        task = state.table[STACK + state.depth - 1]
        wheel = (task >> 8) & 255
        cost = state.back_cost(seat, wheel, task >> 16, number)
        return self.sheet.act[wheel * 5 + number - 1] - self.sheet.corn * float(cost)

    def answer_prior(self, state: TzolkinState, seat: i64, action: i64) -> float:
        if actions.ADVANCE <= action < actions.BUILD:
            return self.sheet.advance[action - actions.ADVANCE]
        if actions.BUILD <= action < actions.BUILD + KINDS:
            return self.building_gain(state, seat, action - actions.BUILD, costs.TIKAL_TWO)
        if actions.BUILD + KINDS <= action < actions.WITH:
            return self.monument_gain(state, seat, action - actions.BUILD - KINDS)
        if actions.CLIMB <= action < actions.TURN:
            return self.sheet.step[action - actions.CLIMB]
        if actions.TAKE <= action < actions.SELL:
            return self.sheet.price[WOOD + action - actions.TAKE]
        if actions.BURN <= action < actions.ADVANCE:
            return -1.0
        return 0.0
