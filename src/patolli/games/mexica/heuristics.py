"""What bots value, in points: what the coming scorings would pay, and what is within reach."""

from __future__ import annotations

import json
from pathlib import Path

from patolli.core.fast import i64, vec
from patolli.core.state import Evaluator, State
from patolli.games.mexica import actions
from patolli.games.mexica.board import (
    FOUNDED,
    LAND,
    SQUARES,
    THE_ISLAND,
    WIDTH,
    is_start,
)
from patolli.games.mexica.data import LEAP_COST, PALACE_BONUS, POINTS_A_TURN
from patolli.games.mexica.districts import unusable
from patolli.games.mexica.plans import Necks, Walk
from patolli.games.mexica.scoring import pays, place, second, third, values
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.table import OVER, SIDES

WEIGHTS = {  # in points
    "rivals": 1.0,  # a point for the average opponent, taken off
    "win": 30.0,  # having won
    "founded_now": 0.75,  # a point that a founded district would pay at the coming scoring
    "founded_later": 0.45,  # the same at the last scoring, while period one lasts
    "wild": 0.5,  # a point that an unfounded district would pay at the last scoring, canals all laid
    "wild_early": 0.02,  # the same with all canals still in supply
    "lead": 0.12,  # a level ahead of the next in a district, up to three
    "level": 0.12,  # a temple level still in front of one
    "found_here": 0.8,  # the points for founding the district one stands in
    "found_late": 0.35,  # the same when others may be faster
    "present": 0.4,  # the points for being there when others found
    "found_near": 0.65,  # the points for founding a district within reach this turn
    "found_far": 0.15,  # the points for founding a district farther away
    "loose": 0.3,  # the points that others may get by founding it first
    "neck": 0.4,  # the points for founding behind a neck that one canal closes
    "neck_abroad": 0.5,  # of that, where the Pilli is on the other side
    "chance": 0.3,  # the points a scoring would pay for temples one could still build
    "step": 0.06,  # what a step away takes off such a chance
    "locked": 1.5,  # a Pilli without a step to take
    "palace": 0.8,  # of the palace bonus when a period is about to end
    "token": 0.5,
    "point": 0.06,  # an action point left, this turn or in a turn to come
    "useless": 0.4,  # an open tile that can no longer be used, as long as nobody gives it up
    "order": 0.05,  # an open tile that can be used
    "dug": 0.1,  # a canal on the board: without canals nothing happens
    "asking": 0.1,  # bothering the others with a proposal
}


def own_weights() -> dict[str, float]:
    """The weights above, and over them the tuned ones beside this file, if there are any."""
    tuned = Path(__file__).with_name("weights.json")
    if not tuned.exists():
        return dict(WEIGHTS)
    found: dict[str, float] = json.loads(tuned.read_text(encoding="utf-8"))
    return {**WEIGHTS, **found}


class MexicaEvaluator(Evaluator):
    rivals: float
    win: float
    founded_now: float
    founded_later: float
    wild: float
    wild_early: float
    lead: float
    level: float
    found_here: float
    found_late: float
    present: float
    found_near: float
    found_far: float
    loose: float
    neck: float
    neck_abroad: float
    chance: float
    step: float
    locked: float
    palace: float
    token: float
    point: float
    useless: float
    order: float
    dug: float
    asking: float

    def __init__(self, weights: dict[str, float]) -> None:
        self.rivals = weights["rivals"]
        self.win = weights["win"]
        self.founded_now = weights["founded_now"]
        self.founded_later = weights["founded_later"]
        self.wild = weights["wild"]
        self.wild_early = weights["wild_early"]
        self.lead = weights["lead"]
        self.level = weights["level"]
        self.found_here = weights["found_here"]
        self.found_late = weights["found_late"]
        self.present = weights["present"]
        self.found_near = weights["found_near"]
        self.found_far = weights["found_far"]
        self.loose = weights["loose"]
        self.neck = weights["neck"]
        self.neck_abroad = weights["neck_abroad"]
        self.chance = weights["chance"]
        self.step = weights["step"]
        self.locked = weights["locked"]
        self.palace = weights["palace"]
        self.token = weights["token"]
        self.point = weights["point"]
        self.useless = weights["useless"]
        self.order = weights["order"]
        self.dug = weights["dug"]
        self.asking = weights["asking"]

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, MexicaState)
        if state.period == OVER:
            return self.final_worth(state, seat)
        if state.round == 0:
            return 0.0
        value = values(state)
        mine = self.standing(state, value, seat) + self.prospects(state, value, seat)
        theirs = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                theirs += self.standing(state, value, other)
            other += 1
        mine -= self.dug * float(state.singles + state.doubles)
        return mine - self.rivals * theirs / float(state.seats - 1) - self.nuisance(state, seat)

    def final_worth(self, state: MexicaState, seat: i64) -> float:
        best = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat and float(state.points[other]) > best:
                best = float(state.points[other])
            other += 1
        return float(state.points[seat]) - best + (self.win if seat in state.winners() else 0.0)

    # What anybody has.

    def standing(self, state: MexicaState, value: vec[i64], seat: i64) -> float:
        """Points, tokens, what the scorings would pay as things are, and what can be founded at once."""
        result = float(state.points[seat]) + self.token * float(state.tokens[seat])
        squares = THE_ISLAND.squares
        i: i64 = 0
        while i < SQUARES:
            district = squares[i]
            if state.area[district] > 0 and value[district * SIDES + seat] > 0:
                paid = pays(place(value, district, seat), state.area[district])
                result += self.rate(state, district) * float(paid)
                result += self.lead * lead(value, district, seat)
            i += 1
        result += self.founding(state, seat)
        if is_start(state.pilli[seat]):
            result += self.palace * float(PALACE_BONUS) * nearly_over(state)
        return result

    def rate(self, state: MexicaState, district: i64) -> float:
        """What a point in that district is worth now: sure, or still to be cut away?"""
        if (state.cell[district] & FOUNDED) != 0:
            return self.founded_now + (self.founded_later if state.period == 1 else 0.0)
        laid = 1.0 - float(state.singles + state.doubles) / 41.0
        sure = self.wild_early + (self.wild - self.wild_early) * laid
        if state.area[district] <= actions.LARGEST_TILE:
            return sure
        # A large district will be cut up as long as there are canals.
        part = float(actions.LARGEST_TILE) / float(state.area[district])
        return sure * (part + (1.0 - part) * laid * laid * laid)

    def founding(self, state: MexicaState, seat: i64) -> float:
        """The district one stands in wants to be founded: by oneself now, or before one's eyes."""
        district = state.district_of(seat)
        size = state.area[district]
        if not wanted(state, district, size):
            return 0.0
        if seat == state.turn:
            return self.found_here * float(second(size))
        if state.district_of(state.turn) == district:
            return self.present * float(third(size))
        return self.found_late * float(second(size))

    # What the seat itself looks ahead to.

    def prospects(self, state: MexicaState, value: vec[i64], seat: i64) -> float:
        # A turn to come counts as much as a full one, so that ending beats doing what brings nothing.
        points = state.ap if seat == state.turn else POINTS_A_TURN
        result = self.point * float(points) + self.level * float(levels_left(state, seat))
        walk = Walk(state, state.pilli[seat])
        if walk.queued == 1:
            result -= self.locked
        result += self.best_journey(state, value, walk.steps, seat)
        if state.singles + state.doubles > 0 and state.tiles_open() > 0:
            result += self.neck * Necks(state, state.pilli[seat], self.neck_abroad).best
        return result

    def best_journey(self, state: MexicaState, value: vec[i64], steps: vec[i64], seat: i64) -> float:
        """The best district to be in next: to found it, or to lead there with the temples in hand."""
        levels = levels_left(state, seat)
        nearest = vec[i64]([0] * len(steps))
        squares = THE_ISLAND.squares
        i: i64 = 0
        while i < SQUARES:
            square = squares[i]
            district = state.label[square]
            if steps[square] > 0 and (nearest[district] == 0 or steps[square] < nearest[district]):
                nearest[district] = steps[square]
            i += 1
        best = 0.0
        lost = 0.0
        i = 0
        while i < SQUARES:
            district = squares[i]
            if state.area[district] > 0:
                way = nearest[district] - 1
                if way < 0 or way > LEAP_COST:
                    way = LEAP_COST
                found = self.journey(state, value, district, seat, levels, way)
                if found > best:
                    best = found
                if way > 0 and wanted(state, district, state.area[district]):
                    if seat != state.turn or way > state.ap:
                        lost += self.loose * float(second(state.area[district]))
            i += 1
        return best - lost

    def journey(
        self, state: MexicaState, value: vec[i64], district: i64, seat: i64, levels: i64, way: i64
    ) -> float:
        size = state.area[district]
        near = 1.0 - self.step * float(way)
        result = 0.0
        if way > 0 and wanted(state, district, size):
            within = seat == state.turn and way <= state.ap
            result = (self.found_near if within else self.found_far) * float(second(size)) * near
        needed: i64 = 1
        side: i64 = 0
        while side < SIDES:
            ahead = value[district * SIDES + side] - value[district * SIDES + seat]
            if side != seat and ahead + 1 > needed:
                needed = ahead + 1
            side += 1
        if needed <= levels:
            paid = pays(place(value, district, seat), size)
            more = float(size - paid) * self.rate(state, district)
            result += self.chance * more * (near - self.step * float(needed))
        return result

    def nuisance(self, state: MexicaState, seat: i64) -> float:
        """Open tiles that nobody can use any more, and proposals that annoy the others."""
        result = 0.0
        size: i64 = actions.SMALLEST_TILE
        while size <= actions.LARGEST_TILE:
            stuck = unusable(state, size)
            result += self.useless * float(stuck) - self.order * float(state.panel[size] - stuck)
            size += 1
        if state.proposal != 0 and state.turn == seat:
            hopeless = unusable(state, state.proposal) > 0
            result += self.asking - (self.useless if hopeless else 0.0)
        return result

    # First guesses, for search.

    def prior(self, state: State, seat: i64, action: i64) -> float:
        assert isinstance(state, MexicaState)
        if action >= actions.SHIFT_NS:
            return -1.0
        if action >= actions.TAKE:
            return self.word_prior(state, action)
        square = THE_ISLAND.squares[action % SQUARES]
        if action >= actions.FOUND:
            return 6.0
        if action >= actions.LEAP:
            return -0.5
        if action >= actions.WALK:
            return 0.3
        if action >= actions.TEMPLE:
            return 0.8 if (state.cell[square] & FOUNDED) != 0 else 0.1
        if action >= actions.BRIDGE_NS:
            return 0.2
        return 0.15 * float(shores(state, square))

    def word_prior(self, state: MexicaState, action: i64) -> float:
        if action == actions.END:
            return 0.5 if state.ap == 0 else -1.0
        if action == actions.TAKE:
            return 0.6
        return 0.0 if action == actions.AGREE or action == actions.REFUSE else -0.5


def lead(value: vec[i64], district: i64, seat: i64) -> float:
    """Levels ahead of the best other side, three at most."""
    best: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if side != seat and value[district * SIDES + side] > best:
            best = value[district * SIDES + side]
        side += 1
    ahead = value[district * SIDES + seat] - best
    if ahead <= 0:
        return 0.0
    return 3.0 if ahead > 3 else float(ahead)


def wanted(state: MexicaState, district: i64, size: i64) -> bool:
    """Could this district be founded as it is?"""
    if size < actions.SMALLEST_TILE or size > actions.LARGEST_TILE:
        return False
    return state.panel[size] > 0 and (state.cell[district] & FOUNDED) == 0


def levels_left(state: MexicaState, seat: i64) -> i64:
    at = seat * 4
    return state.stock[at] + 2 * state.stock[at + 1] + 3 * state.stock[at + 2] + 4 * state.stock[at + 3]


def nearly_over(state: MexicaState) -> float:
    """From 0 to 1: how near the end of the period is, by open tiles and temples left."""
    fewest: i64 = 18
    seat: i64 = 0
    while seat < state.seats:
        if state.temples_left(seat) < fewest:
            fewest = state.temples_left(seat)
        seat += 1
    left = state.tiles_open() + fewest
    return 0.0 if left >= 6 else 1.0 - float(left) / 6.0


def shores(state: MexicaState, square: i64) -> i64:
    """Water around a square, corners included: canals do their work where they meet other water."""
    count: i64 = 0
    row: i64 = -1
    while row <= 1:
        col: i64 = -1
        while col <= 1:
            if (state.cell[square + row * WIDTH + col] & LAND) == 0:
                count += 1
            col += 1
        row += 1
    return count
