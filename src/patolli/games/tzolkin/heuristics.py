"""What bots value, in points: goods, temples, technologies, and above all workers who wait for their day.

The worth of a side is what it has, plus what is still to come: a worker on a wheel is worth the best
action it can reach now or some days later; an open decision is worth its best answer.
"""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.core.state import Evaluator, State
from patolli.games.tzolkin import actions, data, deeds, scoring
from patolli.games.tzolkin import state as phases
from patolli.games.tzolkin.board import (
    AGRICULTURE,
    ALL_MONUMENTS,
    ALL_TILES,
    CHICHEN,
    CORN,
    DISCOUNT,
    EXTRACTION,
    FARM,
    FEED,
    GAIN,
    HIRE,
    HOME,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    KINDS,
    LEARN,
    LEARN_ANY,
    LIGHT,
    MONUMENTS,
    NOTHING,
    POINTS,
    ROW,
    SAVE,
    SCORE,
    SKULL,
    STACK,
    STEP,
    STEP_ANY,
    TECH,
    TEMPLE,
    THEOLOGY,
    TILES,
    WOOD,
    WORKERS,
    first_tooth,
    last_space,
)
from patolli.games.tzolkin.state import TzolkinState

WEIGHTS: dict[str, float] = {
    "corn_early": 0.3,  # a corn at the start, beyond the quarter point it is worth at the end
    "cube_early": 1.0,  # a gold at the start, beyond its worth at the end; wood half, stone three quarters
    "skull_early": 3.5,  # a skull at the start, beyond the three points it is worth at the end
    "hunger": 1.1,  # a corn that is missing at the next Food Day, when that is today
    "hunger_fades": 0.3,  # how fast that care fades with each day still to go
    "later_food": 0.8,  # the share of corn for Food Days after the next that is already missed
    "temple_next": 0.9,  # the points of a step at the next paying day
    "temple_last": 0.75,  # the points of a step at the end, as long as another day comes first
    "lead": 0.6,  # the bonus for a lead that others may still take
    "temple_goods": 0.8,  # goods that the temples will give
    "agriculture": 3.0,  # a level of each technology at the start
    "extraction": 3.5,
    "architecture": 3.5,
    "theology": 2.5,
    "worker": 6.0,  # a fourth, fifth or sixth worker at the start
    "idle": 1.6,  # a free worker
    "patience": 0.93,  # what a day of waiting leaves of an action
    "hope": 0.7,  # the share of an action at Tikal that one cannot pay for yet
    "offering_hope": 0.35,  # the share of an action at Chichen Itza without a skull
    "monument": 0.85,  # the share of a monument's present worth that a plan to build it gets
    "extra": 2.5,  # the extra building or action of a tomb
    "market": 0.8,  # the market
    "marker": 0.6,  # the first player marker
    "light": 1.5,  # the light side of the player board, at the start
    "rivals": 0.35,  # how much the others' average counts against the own side
    "scale": 12.0,  # a lead that makes a win about three times as likely as a loss
}


class Sheet:
    """The notes made about one side while it is judged."""

    early: float  # the share of the game that is still to come
    days: i64  # days left
    corn: float  # the worth of a corn
    price: vec[float]  # the worth of corn, wood, stone, gold, skull
    act: vec[float]  # the gain of each action: five for each small wheel, then nine for Chichen Itza
    best: vec[float]  # the best gain from each space, after the corn for going back

    def __init__(self) -> None:
        self.early = 0.0
        self.days = 0
        self.corn = 0.0
        self.price = vec[float]([0.0] * 5)
        self.act = vec[float]([0.0] * 30)
        self.best = vec[float]([0.0] * 53)


class TzolkinEvaluator(Evaluator):
    corn_early: float
    cube_early: float
    skull_early: float
    hunger: float
    hunger_fades: float
    later_food: float
    temple_next: float
    temple_last: float
    lead: float
    temple_goods: float
    track: vec[float]
    worker: float
    idle: float
    patience: float
    hope: float
    offering_hope: float
    monument: float
    extra: float
    market: float
    marker: float
    light: float
    rivals: float
    lead_that_wins: float
    sheet: Sheet

    def __init__(self, weights: dict[str, float]) -> None:
        self.corn_early = weights["corn_early"]
        self.cube_early = weights["cube_early"]
        self.skull_early = weights["skull_early"]
        self.hunger = weights["hunger"]
        self.hunger_fades = weights["hunger_fades"]
        self.later_food = weights["later_food"]
        self.temple_next = weights["temple_next"]
        self.temple_last = weights["temple_last"]
        self.lead = weights["lead"]
        self.temple_goods = weights["temple_goods"]
        self.track = vec[float]([weights[name] for name in data.TECHNOLOGIES])
        self.worker = weights["worker"]
        self.idle = weights["idle"]
        self.patience = weights["patience"]
        self.hope = weights["hope"]
        self.offering_hope = weights["offering_hope"]
        self.monument = weights["monument"]
        self.extra = weights["extra"]
        self.market = weights["market"]
        self.marker = weights["marker"]
        self.light = weights["light"]
        self.rivals = weights["rivals"]
        self.lead_that_wins = weights["scale"]
        self.sheet = Sheet()

    def scale(self) -> float:
        return self.lead_that_wins

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, TzolkinState)
        if state.phase == phases.OVER:
            return self.final_worth(state, seat)
        others: float = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                others += self.side(state, other)
            other += 1
        return self.side(state, seat) - self.rivals * others / float(state.seats - 1)

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

    def final_worth(self, state: TzolkinState, seat: i64) -> float:
        mine = float(state.has(seat, POINTS)) / 4.0
        others: float = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                others += float(state.has(other, POINTS)) / 4.0
            other += 1
        return mine - self.rivals * others / float(state.seats - 1)

    def side(self, state: TzolkinState, seat: i64) -> float:
        self.take_notes(state, seat)
        value = float(state.has(seat, POINTS)) / 4.0 + self.goods(state, seat) + self.food(state, seat)
        temple: i64 = 0
        while temple < 3:
            value += self.temple(state, seat, temple, state.has(seat, TEMPLE + temple))
            temple += 1
        track: i64 = 0
        while track < 4:
            value += self.track[track] * float(state.has(seat, TECH + track)) * self.sheet.early
            track += 1
        value += self.worker * float(state.has(seat, WORKERS) - data.START_WORKERS) * self.sheet.early
        value += self.light * float(state.has(seat, LIGHT)) * self.sheet.early
        if state.first == seat:
            value += self.marker * self.sheet.early
        value += self.owned_monuments(state, seat) + self.workers(state, seat)
        if state.phase == phases.KEEPING:
            value += self.kept_tiles(state, seat)
        elif state.turn == seat:
            value += self.pending(state, seat)
            if state.first_space == seat + 1 and state.phase == phases.PLACING:
                value += self.sheet.corn * float(state.teeth_corn())
        return value

    # Notes: what goods and actions are worth to this side now.

    def take_notes(self, state: TzolkinState, seat: i64) -> None:
        sheet = self.sheet
        sheet.days = 27 - state.day if state.day < 27 else 0
        sheet.early = float(sheet.days) / 27.0
        sheet.corn = 0.25 + self.corn_early * sheet.early
        sheet.price[CORN] = sheet.corn
        good: i64 = WOOD
        while good < SKULL:
            share = float(good + 1) / 4.0
            sheet.price[good] = share + self.cube_early * share * sheet.early
            good += 1
        sheet.price[SKULL] = 3.0 + self.skull_early * sheet.early
        number: i64 = 1
        while number <= 5:
            sheet.act[number - 1] = self.palenque(state, seat, number)
            sheet.act[4 + number] = self.yaxchilan(state, seat, number)
            sheet.act[9 + number] = self.tikal(state, seat, number)
            number += 1
        best_small: float = 0.0
        at: i64 = 0
        while at < 15:
            if sheet.act[at] > best_small:
                best_small = sheet.act[at]
            at += 1
        number = 1
        while number <= 5:
            sheet.act[14 + number] = self.uxmal(state, seat, number, best_small)
            number += 1
        while number <= 14:
            sheet.act[14 + number] = self.chichen(state, seat, number - 5)
            number += 1
        self.note_spaces(state, seat)

    def note_spaces(self, state: TzolkinState, seat: i64) -> None:
        """For every space the best gain if its worker came back today."""
        sheet = self.sheet
        wheel: i64 = 0
        while wheel <= CHICHEN:
            base = first_tooth(wheel)
            most: i64 = 9 if wheel == CHICHEN else 5
            space: i64 = 0
            while space <= last_space(wheel):
                best: float = 0.0
                number: i64 = 1
                while number <= most:
                    cost = state.back_cost(seat, wheel, space, number)
                    if cost != NOTHING:
                        gain = sheet.act[wheel * 5 + number - 1] - sheet.corn * float(cost)
                        if gain > best:
                            best = gain
                    number += 1
                sheet.best[base + space] = best
                space += 1
            wheel += 1

    # What the actions bring.

    def palenque(self, state: TzolkinState, seat: i64, number: i64) -> float:
        level = state.has(seat, AGRICULTURE)
        if number == 1:
            return self.sheet.corn * float(data.FISHING + (1 if level >= 2 else 0))
        group = number - 2
        wood = state.table[JUNGLE_WOOD + group]
        plus: i64 = 3 if level == 3 else (1 if level >= 1 else 0)
        corn = self.sheet.corn * float(state.printed.harvest[group * 2] + plus)
        best: float = 0.0
        if wood > 0:
            felled = state.printed.harvest[group * 2 + 1] + (1 if state.has(seat, EXTRACTION) >= 1 else 0)
            best = self.sheet.price[WOOD] * float(felled)
            burnt = corn - 1.5
            if burnt > best:
                best = burnt
        if state.table[JUNGLE_CORN + group] > 0 or level >= 2:
            if corn > best:
                best = corn
        return best

    def yaxchilan(self, state: TzolkinState, seat: i64, number: i64) -> float:
        if number == 4:
            if state.bank_skulls == 0:
                return 0.0
            double = state.has(seat, THEOLOGY) == 3 and state.bank_skulls > 1
            return self.sheet.price[SKULL] * (2.0 if double else 1.0)
        value: float = 0.0
        extraction = state.has(seat, EXTRACTION)
        good: i64 = CORN
        while good < SKULL:
            amount = state.printed.quarry[number * 4 - 4 + good]
            if amount > 0:
                if good != CORN and extraction >= good:
                    amount += 1
                value += self.sheet.price[good] * float(amount)
            good += 1
        return value

    def tikal(self, state: TzolkinState, seat: i64, number: i64) -> float:
        """What can be paid counts in full; what cannot is hoped for."""
        cubes = state.cubes(seat)
        if number == 1 or number == 3:
            once = self.best_advance(state, seat, cubes)
            hoped = self.best_advance(state, seat, 9) * self.hope
            gain = once if once > hoped else hoped
            return gain * 1.6 if number == 3 else gain
        if number == 5:
            steps = self.two_steps(state, seat)
            steps -= self.sheet.price[WOOD]
            return steps if cubes > 0 else steps * self.hope
        gain = self.best_building(state, seat, deeds.TIKAL_TWO if number == 2 else deeds.TIKAL_FOUR)
        hoped = self.hope * (2.0 if number == 2 else 3.0) * (0.5 + self.sheet.early)
        if self.sheet.days < 3:
            hoped = 0.0
        return gain if gain > hoped else hoped

    def uxmal(self, state: TzolkinState, seat: i64, number: i64, best_small: float) -> float:
        corn = self.sheet.corn
        if number == 1:
            step = self.best_step(state, seat) - 3.0 * corn
            return step if state.corn(seat) >= 3 else step * self.hope
        if number == 2:
            return self.market
        if number == 3:
            if state.has(seat, WORKERS) == data.WORKERS:
                return 0.0
            return (self.worker + self.idle) * self.sheet.early - self.food_burden(state)
        if number == 4:
            return self.best_building(state, seat, deeds.FOR_CORN)
        return best_small - corn

    def chichen(self, state: TzolkinState, seat: i64, number: i64) -> float:
        if state.offered & (1 << number) != 0:
            return 0.0
        at = number * 3 - 3
        gain = float(state.printed.chichen[at]) + self.step_gain(state, seat, state.printed.chichen[at + 1])
        gain += float(state.printed.chichen[at + 2]) * self.sheet.price[WOOD + 2]
        if state.has(seat, SKULL) == 0:
            return (gain - self.sheet.price[SKULL]) * self.offering_hope
        gain -= self.sheet.price[SKULL]
        return gain

    # Technologies and buildings.

    def advance_gain(self, state: TzolkinState, seat: i64, track: i64) -> float:
        if state.has(seat, TECH + track) < data.TOP_LEVEL:
            return self.track[track] * self.sheet.early + self.learning(state, seat, track)
        if track == 0:
            return self.best_step(state, seat)
        if track == 1:
            return 2.0 * self.sheet.price[WOOD + 2]
        return 3.0 if track == 2 else self.sheet.price[SKULL]

    def learning(self, state: TzolkinState, seat: i64, track: i64) -> float:
        """What a level adds to the own monuments that count levels."""
        owned = state.has(seat, MONUMENTS)
        value: float = 3.0 if owned & (1 << 7) != 0 else 0.0
        if owned & (1 << 6) != 0:
            value += 9.0 if state.has(seat, TECH + track) == 2 else 2.0
        return value

    def best_advance(self, state: TzolkinState, seat: i64, cubes: i64) -> float:
        best: float = 0.0
        track: i64 = 0
        while track < 4:
            cost = state.advance_cost(seat, track)
            if cost <= cubes:
                gain = self.advance_gain(state, seat, track) - self.sheet.price[WOOD] * float(cost)
                if gain > best:
                    best = gain
            track += 1
        return best

    def effects(self, state: TzolkinState, seat: i64, first: i64, last: i64) -> float:
        """What a list of effects is worth, of a building or a starting tile."""
        value: float = 0.0
        at = first
        while at < last:
            code = state.printed.effects[at]
            effect = code & 255
            about = (code >> 8) & 255
            if effect == GAIN:
                value += self.sheet.price[about] * float(code >> 16)
            elif effect == STEP:
                value += self.step_gain(state, seat, about)
            elif effect == STEP_ANY:
                value += self.best_step(state, seat)
            elif effect == LEARN:
                value += self.advance_gain(state, seat, about)
            elif effect == LEARN_ANY:
                value += self.best_advance(state, seat, 9) + self.sheet.price[WOOD]
            elif effect == SCORE:
                value += float(about)
            elif effect == HIRE:
                value += (self.worker + self.idle) * self.sheet.early
            elif effect == FEED:
                value += self.farm(state, seat, about, 0)
            elif effect == SAVE:
                value += self.farm(state, seat, 0, about)
            else:
                value += self.extra
            at += 1
        return value

    def farm(self, state: TzolkinState, seat: i64, workers: i64, discount: i64) -> float:
        """The corn that a farm saves on the Food Days still to come."""
        now = scoring.eaters(state, seat) * scoring.food_price(state, seat)
        eaters = state.has(seat, WORKERS) - state.has(seat, FARM) - workers
        price = data.FOOD - state.has(seat, DISCOUNT) - discount
        after: i64 = eaters * price if eaters > 0 and price > 0 else 0
        return float((now - after) * (data.LAST_FOOD_DAY - state.held)) * self.sheet.corn * 1.3

    def building_gain(self, state: TzolkinState, seat: i64, kind: i64, how: i64) -> float:
        printed = state.printed
        gain = self.effects(state, seat, printed.effect_from[kind], printed.effect_from[kind + 1])
        gain += self.collected(state, seat, printed.colour[kind])
        if how == deeds.FOR_CORN:
            return gain - self.sheet.corn * float(state.corn_cost(seat, kind))
        cube: i64 = 0
        while cube < 3:
            gain -= self.sheet.price[WOOD + cube] * float(printed.cost[kind * 3 + cube])
            cube += 1
        level = state.has(seat, TECH + 2)
        if level >= 1:
            gain += self.sheet.corn
        if level >= 2:
            gain += 2.0
        if level == 3:
            gain += self.sheet.price[WOOD + 1]
        return gain

    def collected(self, state: TzolkinState, seat: i64, colour: i64) -> float:
        """What one more building of a colour adds to the own monuments."""
        owned = state.has(seat, MONUMENTS)
        value: float = 2.0 if owned & 2 != 0 else 0.0
        if colour == 1 and owned & 1 != 0:
            value += 4.0
        if colour == 2 and owned & (1 << 5) != 0:
            value += 4.0
        if colour == 3 and owned & (1 << 9) != 0:
            value += 4.0
        return value

    def monument_gain(self, state: TzolkinState, seat: i64, monument: i64) -> float:
        gain = float(scoring.monument_points(state, seat, monument)) + self.own_colour(monument)
        cube: i64 = 0
        while cube < 3:
            gain -= self.sheet.price[WOOD + cube] * float(state.printed.cost[(KINDS + monument) * 3 + cube])
            cube += 1
        gain -= self.sheet.price[SKULL] * float(state.printed.skulls[monument])
        return gain

    def own_colour(self, monument: i64) -> float:
        """Monuments that count themselves."""
        if monument == 0 or monument == 5 or monument == 9 or monument == 4:
            return 4.0
        return 2.0 if monument == 1 else 0.0

    def best_building(self, state: TzolkinState, seat: i64, how: i64) -> float:
        best: float = 0.0
        second: float = 0.0
        corn = state.corn(seat)
        slot: i64 = 0
        while slot < data.ROW:
            building = state.table[ROW + slot]
            if building != NOTHING:
                kind = state.printed.kind[building]
                if state.can_pay(seat, kind, how, corn):
                    gain = self.building_gain(state, seat, kind, how)
                    if gain > best:
                        second = best
                        best = gain
                    elif gain > second:
                        second = gain
            slot += 1
        if how == deeds.TIKAL_FOUR:
            best += 0.4 * second
            monument: i64 = 0
            while monument < ALL_MONUMENTS:
                if state.shown & (1 << monument) != 0 and state.can_pay_monument(seat, monument):
                    gain = self.monument_gain(state, seat, monument)
                    if gain > best:
                        best = gain
                monument += 1
        return best

    # Temples.

    def temple(self, state: TzolkinState, seat: i64, temple: i64, step: i64) -> float:
        """What standing on a step will bring: points at the ends of ages, goods in their middles."""
        printed = state.printed
        points = float(printed.temple_points[temple * 10 + step])
        lead = self.leads(state, seat, temple, step)
        value: float = 0.0
        if state.held < 2:
            value += (points + lead * float(printed.leader[temple * 2])) * self.temple_next
            value += (points + lead * float(printed.leader[temple * 2 + 1])) * self.temple_last
        elif state.held < 4:
            value += (points + lead * float(printed.leader[temple * 2 + 1])) * self.temple_next
        times: float = 2.0 if state.held == 0 else (1.0 if state.held < 3 else 0.0)
        if times > 0.0:
            at: i64 = 2
            while at <= step:
                good = printed.temple_goods[temple * 10 + at]
                if good != NOTHING:
                    value += times * self.temple_goods * self.sheet.price[good]
                at += 1
        if state.has(seat, MONUMENTS) & (1 << 10) != 0:
            value += points
        return value

    def leads(self, state: TzolkinState, seat: i64, temple: i64, step: i64) -> float:
        """The share of the leader's bonus that this step may expect."""
        tied: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                there = state.has(other, TEMPLE + temple)
                if there > step:
                    return 0.0
                if there == step:
                    tied += 1
            other += 1
        return self.lead * (0.5 if tied > 0 else 1.0)

    def step_gain(self, state: TzolkinState, seat: i64, temple: i64) -> float:
        step = state.has(seat, TEMPLE + temple)
        top = state.printed.top[temple]
        if step == top or (step == top - 1 and state.top_taken_by(temple) != NOTHING):
            return 0.0
        return self.temple(state, seat, temple, step + 1) - self.temple(state, seat, temple, step)

    def best_step(self, state: TzolkinState, seat: i64) -> float:
        best: float = 0.0
        temple: i64 = 0
        while temple < 3:
            gain = self.step_gain(state, seat, temple)
            if gain > best:
                best = gain
            temple += 1
        return best

    def two_steps(self, state: TzolkinState, seat: i64) -> float:
        """The best two of the three temples."""
        total: float = 0.0
        least: float = 1000.0
        temple: i64 = 0
        while temple < 3:
            gain = self.step_gain(state, seat, temple)
            total += gain
            if gain < least:
                least = gain
            temple += 1
        return total - least

    # What a side has.

    def goods(self, state: TzolkinState, seat: i64) -> float:
        value: float = 0.0
        good: i64 = CORN
        while good <= SKULL:
            value += self.sheet.price[good] * float(state.has(seat, good))
            good += 1
        return value

    def food(self, state: TzolkinState, seat: i64) -> float:
        """Corn that will be missing at the next Food Day, and corn for those after it."""
        if state.held == data.LAST_FOOD_DAY:
            return 0.0
        need = scoring.eaters(state, seat) * scoring.food_price(state, seat)
        due = state.printed.food_days[state.held] - state.day
        days: float = float(due) if due > 0 else 0.0
        value: float = -self.sheet.corn * float(need)
        short = need - state.corn(seat)
        if short > 0:
            value -= float(short) * self.hunger / (1.0 + self.hunger_fades * days)
        later = data.LAST_FOOD_DAY - state.held - 1
        return value - float(later * need) * self.sheet.corn * self.later_food

    def food_burden(self, state: TzolkinState) -> float:
        """What one more worker will eat."""
        return float((data.LAST_FOOD_DAY - state.held) * data.FOOD) * self.sheet.corn * self.later_food

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
            space: i64 = 0
            while space <= last_space(wheel):
                if state.table[base + space] == seat + 1:
                    value += self.waiting_worth(wheel, space)
                space += 1
            wheel += 1
        return value

    def waiting_worth(self, wheel: i64, space: i64) -> float:
        """The best action within reach, today or after some days; nothing after the last round."""
        base = first_tooth(wheel)
        last = last_space(wheel)
        best = self.sheet.best[base + space]
        fades: float = 1.0
        days: i64 = 1
        while space + days <= last and days < self.sheet.days:
            fades *= self.patience
            gain = self.sheet.best[base + space + days] * fades
            if gain > best:
                best = gain
            days += 1
        return best

    def kept_tiles(self, state: TzolkinState, seat: i64) -> float:
        """Starting tiles that are chosen and not yet revealed."""
        value: float = 0.0
        kept = state.has(seat, TILES)
        tile: i64 = 0
        while tile < ALL_TILES:
            if kept & (1 << tile) != 0:
                good: i64 = 0
                while good < 5:
                    value += self.sheet.price[good] * float(state.printed.tile_goods[tile * 5 + good])
                    good += 1
                starts = state.printed.effect_from
                value += self.effects(state, seat, starts[KINDS + tile], starts[KINDS + tile + 1])
            tile += 1
        return value

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
            return self.building_gain(state, seat, about, deeds.TIKAL_FOUR)
        if kind == deeds.ASK_SPARE:
            return -self.sheet.price[WOOD] * float(state.printed.cubes[about] - 1)
        if kind == deeds.ASK_PAY:
            return -self.sheet.price[WOOD] * float(about)
        if kind == deeds.ASK_TAKE:
            return self.sheet.price[WOOD + 2] * float(about)
        if kind == deeds.ASK_TRADE:
            return self.market * (0.2 if about != 0 else 1.0)
        if kind == deeds.ASK_CLIMB:
            return self.two_steps(state, seat) if more > 0 else self.best_step(state, seat)
        if kind == deeds.ASK_OFFERING:
            gain = self.best_step(state, seat) - self.sheet.price[WOOD]
            return gain if gain > 0.0 and state.cubes(seat) > 0 else 0.0
        return self.automatic(state, seat, kind, task >> 8)

    def automatic(self, state: TzolkinState, seat: i64, kind: i64, about: i64) -> float:
        """Tasks that will happen by themselves."""
        if kind == deeds.DO_ADVANCE:
            return self.advance_gain(state, seat, about)
        if kind == deeds.DO_STEP:
            return self.step_gain(state, seat, about)
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
            return self.advance_gain(state, seat, action - actions.ADVANCE)
        if actions.BUILD <= action < actions.BUILD + KINDS:
            return self.building_gain(state, seat, action - actions.BUILD, deeds.TIKAL_TWO)
        if actions.BUILD + KINDS <= action < actions.WITH:
            return self.monument_gain(state, seat, action - actions.BUILD - KINDS)
        if actions.CLIMB <= action < actions.TURN:
            return self.step_gain(state, seat, action - actions.CLIMB)
        if actions.TAKE <= action < actions.SELL:
            return self.sheet.price[WOOD + action - actions.TAKE]
        if actions.BURN <= action < actions.ADVANCE:
            return -1.0
        return 0.0
