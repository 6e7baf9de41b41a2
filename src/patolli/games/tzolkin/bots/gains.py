"""What each action would bring a side, in points: the notes on which every judgement rests."""

from __future__ import annotations

from typing import Final

from patolli.bots.lessons import LearningEvaluator, Lessons
from patolli.core.fast import i64, vec
from patolli.games.tzolkin import costs, data, scoring
from patolli.games.tzolkin.board import (
    AGRICULTURE,
    ALL_MONUMENTS,
    CHICHEN,
    CORN,
    DISCOUNT,
    EXTRACTION,
    FARM,
    FEED,
    GAIN,
    HIRE,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    KINDS,
    LEARN,
    LEARN_ANY,
    MONUMENTS,
    NOTHING,
    ROW,
    SAVE,
    SCORE,
    SKULL,
    STEP,
    STEP_ANY,
    TECH,
    TEMPLE,
    THEOLOGY,
    WOOD,
    WORKERS,
    first_tooth,
    last_space,
)
from patolli.games.tzolkin.bots import features
from patolli.games.tzolkin.state import TzolkinState

HANDFUL: Final = 4.0  # corn is priced by so many more


class Sheet:
    """The notes made about one side while it is judged."""

    early: float  # the share of the game that is still to come
    days: i64  # days left
    spare: float  # corn beyond what the next Food Day already asks for
    corn: float  # the worth of one more corn
    price: vec[float]  # the worth of corn, wood, stone, gold, skull
    step: vec[float]  # the gain of a step up in each temple
    advance: vec[float]  # the gain of an advance in each technology, its cost apart
    act: vec[float]  # the gain of each action: five for each small wheel, then nine for Chichen Itza
    best: vec[float]  # the best gain from each space, after the corn for going back

    def __init__(self) -> None:
        self.early = 0.0
        self.days = 0
        self.spare = 0.0
        self.corn = 0.0
        self.price = vec[float]([0.0] * 5)
        self.step = vec[float]([0.0] * 3)
        self.advance = vec[float]([0.0] * 4)
        self.act = vec[float]([0.0] * 30)
        self.best = vec[float]([0.0] * 53)


class Gains(LearningEvaluator):
    """The weights, and what actions, steps, advances and buildings are worth with them."""

    corn_early: float
    enough: float
    cube_early: float
    skull_early: float
    hunger: float
    hunger_fades: float
    later_food: float
    temple_next: float
    temple_last: float
    lead: float
    temple_goods: float
    level: vec[float]  # three levels of each technology
    hand: vec[float]  # the fourth, fifth and sixth worker
    fades: float
    reach: float
    idle: float
    impatience: float
    forced: float
    crowd: float
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
    sides: vec[float]  # what each side was worth at the last look

    def __init__(self, weights: dict[str, float]) -> None:
        self.corn_early = weights["corn_early"]
        self.enough = weights["enough"]
        self.cube_early = weights["cube_early"]
        self.skull_early = weights["skull_early"]
        self.hunger = weights["hunger"]
        self.hunger_fades = weights["hunger_fades"]
        self.later_food = weights["later_food"]
        self.temple_next = weights["temple_next"]
        self.temple_last = weights["temple_last"]
        self.lead = weights["lead"]
        self.temple_goods = weights["temple_goods"]
        levels = [f"{name}_{level}" for name in data.TECHNOLOGIES for level in (1, 2, 3)]
        self.level = vec[float]([weights[name] for name in levels])
        self.hand = vec[float]([weights[f"worker_{number}"] for number in (4, 5, 6)])
        self.fades = weights["fades"]
        self.reach = weights["reach"]
        self.idle = weights["idle"]
        self.impatience = weights["impatience"]
        self.forced = weights["forced"]
        self.crowd = weights["crowd"]
        self.hope = weights["hope"]
        self.offering_hope = weights["offering_hope"]
        self.monument = weights["monument"]
        self.extra = weights["extra"]
        self.market = weights["market"]
        self.marker = weights["marker"]
        self.light = weights["light"]
        self.rivals = weights["rivals"]
        self.lead_that_wins = weights["scale"]
        self.lessons = Lessons(features.NAMES, weights)
        self.sheet = Sheet()
        self.sides = vec[float]([0.0] * 4)

    # Notes: what goods and actions are worth to this side now.

    def take_notes(self, state: TzolkinState, seat: i64) -> None:
        sheet = self.sheet
        sheet.days = 27 - state.day if state.day < 27 else 0
        sheet.early = (float(sheet.days) / 27.0) ** self.fades
        sheet.spare = float(state.corn(seat)) - self.asked_for(state, seat)
        sheet.corn = 0.25 + (self.stores(sheet.spare + HANDFUL) - self.stores(sheet.spare)) / HANDFUL
        sheet.price[CORN] = sheet.corn
        good: i64 = WOOD
        while good < SKULL:
            share = float(good + 1) / 4.0
            sheet.price[good] = share + self.cube_early * share * sheet.early
            good += 1
        sheet.price[SKULL] = 3.0 + self.skull_early * sheet.early
        at: i64 = 0
        while at < 3:
            sheet.step[at] = self.step_gain(state, seat, at)
            at += 1
        at = 0
        while at < 4:
            sheet.advance[at] = self.advance_gain(state, seat, at)
            at += 1
        number: i64 = 1
        while number <= 5:
            sheet.act[number - 1] = self.palenque(state, seat, number)
            sheet.act[4 + number] = self.yaxchilan(state, seat, number)
            sheet.act[9 + number] = self.tikal(state, seat, number)
            number += 1
        best_small: float = 0.0
        at = 0
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

    def asked_for(self, state: TzolkinState, seat: i64) -> float:
        """The corn to keep for the next Food Day: all of it when that is today, less before."""
        if state.held == data.LAST_FOOD_DAY:
            return 0.0
        need = scoring.eaters(state, seat) * scoring.food_price(state, seat)
        due = state.printed.food_days[state.held] - state.day
        return float(need) / (1.0 + self.hunger_fades * float(due if due > 0 else 0))

    def stores(self, spare: float) -> float:
        """What corn is good for before the end: the first lets one place workers, more is of less use."""
        if spare < 0.0:
            return self.hunger * spare
        return self.corn_early * self.sheet.early * self.enough * spare / (spare + self.enough)

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
            steps = self.two_steps()
            steps -= self.sheet.price[WOOD]
            return steps if cubes > 0 else steps * self.hope
        gain = self.best_building(state, seat, costs.TIKAL_TWO if number == 2 else costs.TIKAL_FOUR)
        hoped = self.hope * (2.0 if number == 2 else 3.0) * (0.5 + self.sheet.early)
        if self.sheet.days < 3:
            hoped = 0.0
        return gain if gain > hoped else hoped

    def uxmal(self, state: TzolkinState, seat: i64, number: i64, best_small: float) -> float:
        corn = self.sheet.corn
        if number == 1:
            step = self.best_step() - 3.0 * corn
            return step if state.corn(seat) >= 3 else step * self.hope
        if number == 2:
            return self.market
        if number == 3:
            if state.has(seat, WORKERS) == data.WORKERS:
                return 0.0
            return self.next_worker(state, seat) - self.food_burden(state)
        if number == 4:
            return self.best_building(state, seat, costs.FOR_CORN)
        return best_small - corn

    def chichen(self, state: TzolkinState, seat: i64, number: i64) -> float:
        if state.offered & (1 << number) != 0:
            return 0.0
        at = number * 3 - 3
        gain = float(state.printed.chichen[at]) + self.sheet.step[state.printed.chichen[at + 1]]
        gain += float(state.printed.chichen[at + 2]) * self.sheet.price[WOOD + 2]
        return gain - self.sheet.price[SKULL]

    # Technologies and buildings.

    def advance_gain(self, state: TzolkinState, seat: i64, track: i64) -> float:
        level = state.has(seat, TECH + track)
        if level < data.TOP_LEVEL:
            return self.level[track * 3 + level] * self.sheet.early + self.learning(state, seat, track)
        if track == 0:
            return self.best_step()
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
                gain = self.sheet.advance[track] - self.sheet.price[WOOD] * float(cost)
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
                value += self.sheet.step[about]
            elif effect == STEP_ANY:
                value += self.best_step()
            elif effect == LEARN:
                value += self.sheet.advance[about]
            elif effect == LEARN_ANY:
                value += self.best_advance(state, seat, 9) + self.sheet.price[WOOD]
            elif effect == SCORE:
                value += float(about)
            elif effect == HIRE:
                value += self.next_worker(state, seat)
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
        if how == costs.FOR_CORN:
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
        points = float(scoring.monument_points(state, seat, monument)) + self.own_colour(monument)
        gain = points * self.monument
        cube: i64 = 0
        while cube < 3:
            gain -= self.sheet.price[WOOD + cube] * float(state.printed.cost[(KINDS + monument) * 3 + cube])
            cube += 1
        gain -= self.sheet.price[SKULL] * float(state.printed.skulls[monument])
        return gain

    def monument_in_reach(self, state: TzolkinState, seat: i64) -> float:
        """The best monument on the table, as far as what it costs is there already."""
        best: float = 0.0
        monument: i64 = 0
        while monument < ALL_MONUMENTS:
            if state.shown & (1 << monument) != 0:
                gain = self.monument_gain(state, seat, monument) * self.share_at_hand(state, seat, monument)
                if gain > best:
                    best = gain
            monument += 1
        return best

    def share_at_hand(self, state: TzolkinState, seat: i64, monument: i64) -> float:
        cost: i64 = 0
        there: i64 = 0
        cube: i64 = 0
        while cube < 3:
            needed = state.printed.cost[(KINDS + monument) * 3 + cube]
            held = state.has(seat, WOOD + cube)
            cost += needed
            there += held if held < needed else needed
            cube += 1
        return float(there) / float(cost)

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
        if how == costs.TIKAL_FOUR:
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

    def best_step(self) -> float:
        best: float = 0.0
        temple: i64 = 0
        while temple < 3:
            gain = self.sheet.step[temple]
            if gain > best:
                best = gain
            temple += 1
        return best

    def two_steps(self) -> float:
        """The best two of the three temples."""
        total: float = 0.0
        least: float = 1000.0
        temple: i64 = 0
        while temple < 3:
            gain = self.sheet.step[temple]
            total += gain
            if gain < least:
                least = gain
            temple += 1
        return total - least

    def next_worker(self, state: TzolkinState, seat: i64) -> float:
        number = state.has(seat, WORKERS) - data.START_WORKERS
        return (self.hand[number] + self.idle) * self.sheet.early if number < 3 else 0.0

    def food_burden(self, state: TzolkinState) -> float:
        """What one more worker will eat."""
        return float((data.LAST_FOOD_DAY - state.held) * data.FOOD) * self.sheet.corn * self.later_food
