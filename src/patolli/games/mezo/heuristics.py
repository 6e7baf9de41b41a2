"""What bots value: points, then what conflicts, majorities, Devotion, monuments and units promise.

Nothing here knows a card by name; what a component is worth is guessed from its effects (`box.guess`).
"""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.core.state import Evaluator, State
from patolli.games.mezo.board import (
    ALTAR,
    CHAMPION,
    COVERED,
    DEVOTION,
    HEIGHT,
    LAND,
    PLAYED,
    STEPS,
    STONES,
    TILES,
    TRIBE,
    VP,
)
from patolli.games.mezo.numbers import (
    ABILITY,
    ACTION,
    BANISH,
    BUILD,
    CALENDAR,
    CARD,
    CODEX,
    DEMOLISH,
    DESTROY,
    FIELD,
    GIVEN,
    GODS,
    MOVE,
    OFFER,
    OVER,
    PASS,
    PAY,
    REGIONS,
    RESERVE,
    SACRIFICE,
    SHAMAN,
    SLOTS,
    THIRD,
    VERTEX,
    WARRIOR,
    WINNER,
    WRATH,
    XIBALBA,
)
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.targets import ACTOR, BEGUN, ENTRY, FRAME, LEFT, PICKING, WANTED

WEIGHTS = {  # in Victory Points
    "devotion": 0.9,  # a VP of the Devotion space, to be scored at the end
    "level": 1.5,  # a Devotion level: effects grow with it
    "pyramid": 0.9,  # a VP that pyramids will bring at the ends of ages
    "top": 0.5,  # the top piece of a pyramid
    "glyph": 0.9,  # a glyph on the board: Strength and third actions to come
    "field": 1.4,  # a VP of units on Calendar and Codex
    "reserve": 0.25,  # a unit that can be deployed, offered or sacrificed in this age
    "alive": 1.1,  # a unit that is not in Xibalba, for each age to come
    "crowd": 0.01,  # how much less each further one of them is worth
    "altar": 0.8,  # a VP of the altar (or of the Blessed region) of a conflict likely won
    "majority": 6.0,  # a Calendar or Codex field likely won
    "slope": 0.95,  # how sure a lead in Strength makes of a conflict to come
    "now": 1.9,  # how much surer in the conflict under way
    "card": 0.9,  # a VP that the uncovered actions of the revealed card may bring
    "pending": 0.7,  # a VP that the effect under way may bring
    "presence": 0.37,  # a region in which the god is present
    "rival": 0.55,  # how much the best opponent counts against you
}


class MezoEvaluator(Evaluator):
    devotion: float
    level: float
    pyramid: float
    top: float
    glyph: float
    field: float
    reserve: float
    alive: float
    crowd: float
    altar: float
    majority: float
    slope: float
    now: float
    card: float
    pending: float
    presence: float
    rival: float

    def __init__(self, weights: dict[str, float]) -> None:
        self.devotion = weights["devotion"]
        self.level = weights["level"]
        self.pyramid = weights["pyramid"]
        self.top = weights["top"]
        self.glyph = weights["glyph"]
        self.field = weights["field"]
        self.reserve = weights["reserve"]
        self.alive = weights["alive"]
        self.crowd = weights["crowd"]
        self.altar = weights["altar"]
        self.majority = weights["majority"]
        self.slope = weights["slope"]
        self.now = weights["now"]
        self.card = weights["card"]
        self.pending = weights["pending"]
        self.presence = weights["presence"]
        self.rival = weights["rival"]

    def worth(self, state: State, seat: i64) -> float:
        """The own prospects, less a share of the best opponent's."""
        assert isinstance(state, MezoState)
        best: float = -1000000.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                prospects = self.prospects(state, other)
                if prospects > best:
                    best = prospects
            other += 1
        return self.prospects(state, seat) - self.rival * best

    def prospects(self, state: MezoState, seat: i64) -> float:
        points = float(state.tribe[seat * TRIBE + VP])
        if state.phase == OVER:
            return points
        box = state.box
        points += self.devotion * float(box.space_vp[state.tribe[seat * TRIBE + DEVOTION]])
        points += self.level * float(state.level_of(seat) * (4 - state.age)) / 3.0
        points += self.monuments(state, seat)
        points += self.field * float(state.both(seat, FIELD) * box.field_vp)
        points += self.reserve * float(state.both(seat, RESERVE))
        alive = float(box.warriors + box.shamans - self.lost(state, seat))
        points += self.alive * alive * (1.0 - self.crowd * alive) * float(3 - state.age)
        if state.conflict >= 0 and state.tribe[seat * TRIBE + PLAYED] >= 0:
            points += self.card * self.actions(state, seat)
        if state.depth > 0:
            points += self.pending * self.under_way(state, seat)
        return points + self.conflicts(state, seat)

    def under_way(self, state: MezoState, seat: i64) -> float:
        """What the effects on the stack may still bring to a player."""
        points: float = 0.0
        depth: i64 = 0
        while depth < state.depth:
            at = depth * FRAME
            if state.stack[at + ACTOR] == seat:
                value = float(state.box.guess[state.stack[at + ENTRY]]) / 10.0
                wanted = state.stack[at + WANTED]
                if state.stack[at + BEGUN] == PICKING and wanted > 0:
                    value = value * float(state.stack[at + LEFT]) / float(wanted)
                points += value
            depth += 1
        return points

    def actions(self, state: MezoState, seat: i64) -> float:
        """What the best actions of the card may still bring, as many as the player has choices left."""
        covered = state.tribe[seat * TRIBE + COVERED]
        left: i64 = 2
        worst: i64 = 1000
        total: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            if (covered >> slot) & 1:
                left -= 1
            else:
                value = state.box.guess[state.entry_of(seat, slot)]
                total += value
                if value < worst:
                    worst = value
            slot += 1
        if left <= 0:
            return 0.0
        return float(total - worst) / 10.0  # one of the uncovered actions stays unused

    def lost(self, state: MezoState, seat: i64) -> i64:
        """Units in Xibalba, or on their way there."""
        return state.both(seat, XIBALBA) + state.both(seat, WRATH) + state.both(seat, GIVEN)

    def monuments(self, state: MezoState, seat: i64) -> float:
        """Glyphs, pyramids, and the ends of ages to come."""
        ends: i64 = 0
        age = state.age
        while age <= 3:
            ends += state.box.region_vp[age - 1]
            age += 1
        points: float = self.pyramid * float(ends * state.pyramid_regions(seat))
        region: i64 = 0
        while region < REGIONS:
            at = region * LAND
            height = state.land[at + HEIGHT]
            if height > 0 and state.land[at + STEPS + height - 1] == seat:
                points += self.top
            points += self.glyph * float(state.land[at + STONES + seat])
            region += 1
        return points

    def conflicts(self, state: MezoState, seat: i64) -> float:
        """What the conflicts of this age that are still to come promise."""
        first = state.tile if state.conflict >= 0 else 0
        points: float = 0.0
        present = state.presence(seat)
        while first < state.conflicts:
            region = state.table[TILES + first]
            slope = self.slope
            if region == state.conflict:
                slope = self.slope * self.now
            points += self.prize(state, region) * self.chance(state, seat, region, slope)
            if region != state.blessed:
                points += self.majority * self.share(state, seat, SHAMAN, region, slope)
                points += self.majority * self.share(state, seat, WARRIOR, region, slope)
            if (present >> region) & 1:
                points += self.presence
            first += 1
        return points

    def prize(self, state: MezoState, region: i64) -> float:
        """The altar, or the VP of the Blessed region; half of it while nobody knows which that is."""
        if region == state.blessed:
            return self.altar * float(state.box.blessed_vp)
        altar = state.land[region * LAND + ALTAR]
        value = self.altar * float(state.box.guess[state.box.altar_entry[altar]]) / 10.0
        if state.phase < GODS and state.land[region * LAND + CHAMPION] < 0:
            return value * 0.8
        return value

    def chance(self, state: MezoState, seat: i64, region: i64, slope: float) -> float:
        """How likely the own Strength is to win a region, from the lead over the next best."""
        best: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                power = state.strength(other, region)
                if power > best:
                    best = power
            other += 1
        own = state.strength(seat, region)
        if own == 0:
            return 0.0
        lead = float(own - best)
        if state.land[region * LAND + CHAMPION] == seat:
            lead += 0.5  # ties are decided by the Champion's owner
        return likely(lead * slope)

    def share(self, state: MezoState, seat: i64, kind: i64, region: i64, slope: float) -> float:
        own = state.count(seat, kind, region)
        if own == 0:
            return 0.0
        best: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                units = state.count(other, kind, region)
                if units > best:
                    best = units
            other += 1
        return likely(float(own - best) * slope)

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """A first guess: what the component is said to do, or what the verb usually brings."""
        assert isinstance(state, MezoState)
        box = state.box
        if action >= ABILITY and action < ABILITY + 6:
            return float(box.guess[box.ability_entry[state.ability_of(action - ABILITY)]]) / 10.0
        if action >= BUILD and action < DEMOLISH:
            return 3.0
        if action >= DEMOLISH and action < VERTEX:
            return 2.0
        if action >= CARD and action < ACTION:
            return 1.0
        if action >= ACTION and action < PASS:
            return float(box.guess[state.entry_of(seat, action - ACTION)]) / 10.0
        if action >= PASS and action < THIRD:
            return 0.8
        if action == THIRD:
            return 1.5
        if action >= PAY and action < OFFER:
            return 0.5
        if action >= OFFER and action < OFFER + 18:
            return float(box.guess[box.tile_entry[action - OFFER]]) / 10.0
        if action == WINNER + seat:
            return 8.0
        if action >= CALENDAR and action < CODEX:
            return float(box.guess[box.calendar_entry[action - CALENDAR]]) / 10.0
        if action >= CODEX and action < SACRIFICE:
            return float(box.guess[box.codex_entry[action - CODEX]]) / 10.0
        if action >= BANISH and action < BUILD:
            return self.prior_on_unit(seat, action)
        return 0.0

    def prior_on_unit(self, seat: i64, action: i64) -> float:
        """Other players' units rather than the own ones, and those in the conflict first."""
        unit = action - (BANISH if action < DESTROY else DESTROY)
        if action >= MOVE:
            unit = (action - MOVE) // REGIONS
        owner = unit // REGIONS % 4
        return -1.0 if owner == seat else 1.0


def likely(lead: float) -> float:
    """From 0 to 1, a half for no lead; without exponentials, because it is asked very often."""
    if lead >= 0.0:
        return 0.5 + 0.5 * lead / (1.0 + lead)
    return 0.5 + 0.5 * lead / (1.0 - lead)
