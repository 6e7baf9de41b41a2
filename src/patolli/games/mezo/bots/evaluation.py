"""What bots value in Mezo, in Victory Points: conflicts to be won, majorities, Devotion, stone, and units.

It knows no card by name. What a conflict may bring is shared out by Strength: who is ahead is likely to
win, the more so the nearer the conflict is.
"""

from __future__ import annotations

from math import exp
from typing import Final

from patolli.bots.evaluator import Evaluator, mean_of_others
from patolli.core.fast import i64, vec
from patolli.core.state import State
from patolli.games.mezo.board import (
    ALTAR,
    AT,
    COVERED,
    DEVOTION,
    FIELD,
    LAND,
    MARKED,
    RESERVE,
    TILES,
    TOKEN,
    TRIBE,
    VP,
    XIBALBA,
    has,
)
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.data import AGES, REGIONS, SEATS, SHAMAN, SLOTS, WARRIOR
from patolli.games.mezo.majorities import free_fields
from patolli.games.mezo.scoring import final_abilities, pyramid_regions
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.strength import strength
from patolli.games.mezo.table import (
    CHOOSE_CARDS,
    CLEANING,
    DEPLOYING,
    OVER,
    PLACE_CHAMPION,
    SHAMAN_MAJORITY,
    WARRIOR_MAJORITY,
    both,
    count,
    glyphs_on_board,
    is_active,
    presence,
)

# Not tuned: shapes rather than weights.
GLYPH_FADES: Final = 0.25  # what a glyph loses with each age
OPEN_SHARE: Final = 0.5  # of `open_action`: of three actions a player takes two
DEPLOYMENTS: Final = 3.0  # how often `to_deploy` counts for who places a tribe
TOKEN_ODDS: Final = 4.0  # of a reminder token in a majority
ABSENT_ODDS: Final = -2.0  # of a tribe without a unit

WEIGHTS = {
    "altar": 2.0,  # what an altar gives beside its VP and Devotion
    "field": 3.5,  # a majority: a field of the Calendar or the Codex
    "blessed": 8.0,  # the VP of the Blessed region
    "firm": 0.55,  # how much a point of Strength more decides a conflict to come
    "firm_now": 0.9,  # the same in the conflict under way
    "units_decide": 0.8,  # how much a unit more decides a majority
    "reserve": 0.45,  # a unit in the reserves
    "xibalba": 0.1,  # a unit that would have to be restored first
    "presence": 0.35,  # a god's presence in a region with a conflict to come
    "devotion": 1.0,  # VP of the Devotion space
    "space": 0.35,  # a space on the track, for the levels that effects look at
    "glyph": 1.2,  # a glyph on the board
    "pyramid": 0.9,  # VP that regions with own pyramid pieces will bring
    "ability": 2.0,  # a tribe ability
    "final": 0.9,  # VP of abilities that score at the end
    "open_action": 1.0,  # an action of the card in play that can still be taken
    "pending": 2.5,  # an own effect that is being carried out
    "to_deploy": 0.5,  # the chance to deploy more units in this stage
    "scale": 8.0,
}


class MezoEvaluator(Evaluator):
    altar: float
    field: float
    blessed: float
    firm: float
    firm_now: float
    units_decide: float
    reserve: float
    xibalba: float
    presence: float
    devotion: float
    space: float
    glyph: float
    pyramid: float
    ability: float
    final: float
    open_action: float
    pending: float
    to_deploy: float
    wins_by: float
    own: Final[vec[float]]
    sure: Final[vec[float]]  # of that, what does not depend on conflicts
    odds: Final[vec[float]]

    def __init__(self, weights: dict[str, float]) -> None:
        self.altar = weights["altar"]
        self.field = weights["field"]
        self.blessed = weights["blessed"]
        self.firm = weights["firm"]
        self.firm_now = weights["firm_now"]
        self.units_decide = weights["units_decide"]
        self.reserve = weights["reserve"]
        self.xibalba = weights["xibalba"]
        self.presence = weights["presence"]
        self.devotion = weights["devotion"]
        self.space = weights["space"]
        self.glyph = weights["glyph"]
        self.pyramid = weights["pyramid"]
        self.ability = weights["ability"]
        self.final = weights["final"]
        self.open_action = weights["open_action"]
        self.pending = weights["pending"]
        self.to_deploy = weights["to_deploy"]
        self.wins_by = weights["scale"]
        self.own = vec[float]([0.0] * SEATS)
        self.sure = vec[float]([0.0] * SEATS)
        self.odds = vec[float]([0.0] * SEATS)

    def scale(self) -> float:
        return self.wins_by

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, MezoState)
        self.weigh(state)
        return self.own[seat] - mean_of_others(self.own, state.seats, seat)

    def worths(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, MezoState)
        self.weigh(state)
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = self.own[seat]
            seat += 1

    def weigh(self, state: MezoState) -> None:
        seat: i64 = 0
        while seat < state.seats:
            self.own[seat] = float(state.tribe[seat * TRIBE + VP])
            if state.phase != OVER:
                self.own[seat] += self.possessions(state, seat) + self.prospects(state, seat)
            self.sure[seat] = self.own[seat]
            seat += 1
        if state.phase == OVER:
            return
        if state.phase < CHOOSE_CARDS:
            region: i64 = 0
            while region < REGIONS:
                if is_active(state, region):
                    self.share_out(state, region)
                region += 1
            return
        tile = state.tile
        while tile < state.conflicts:
            self.share_out(state, state.common[TILES + tile])
            tile += 1

    def possessions(self, state: MezoState, seat: i64) -> float:
        """Units, stone and Devotion: what a tribe has whatever the conflicts bring."""
        at = seat * TRIBE
        box = state.box
        value: float = self.reserve * float(both(state, seat, RESERVE))
        value += self.xibalba * float(both(state, seat, XIBALBA))
        on_fields = both(state, seat, FIELD)
        value += float(box.field_vp * on_fields) + self.reserve * float(on_fields)
        space = state.tribe[at + DEVOTION]
        value += self.devotion * float(box.space_vp[space]) + self.space * float(space)
        value += self.glyph * float(glyphs_on_board(state, seat)) * (1.0 - GLYPH_FADES * float(state.age - 1))
        to_come: i64 = 0
        age: i64 = state.age
        while age <= AGES:
            to_come += box.region_vp[age - 1]
            age += 1
        value += self.pyramid * float(to_come * pyramid_regions(state, seat))
        value += self.final * float(final_abilities(state, seat))
        marked = state.tribe[at + MARKED]
        while marked:
            value += self.ability
            marked &= marked - 1
        return value

    def prospects(self, state: MezoState, seat: i64) -> float:
        """What a tribe may still do: open actions, an effect under way, regions its god looks upon."""
        at = seat * TRIBE
        value: float = 0.0
        if state.phase >= CHOOSE_CARDS and state.conflict >= 0 and state.phase <= CLEANING:
            covered = state.tribe[at + COVERED]
            slots: i64 = 0
            while slots < SLOTS:
                value += self.open_action * OPEN_SHARE * float(1 - (covered & 1))
                covered >>= 1
                slots += 1
        if state.depth > 0 and state.asked == seat:
            value += self.pending
        elif state.depth == 0 and state.phase <= DEPLOYING and state.phase >= PLACE_CHAMPION:
            if state.asked == seat:
                value += self.to_deploy * DEPLOYMENTS
        if state.tribe[at + AT] >= 0:
            seen = presence(state, seat)
            while seen:
                value += self.presence
                seen &= seen - 1
        return value

    # Conflicts.

    def share_out(self, state: MezoState, region: i64) -> None:
        """Share what a conflict may bring among the tribes, by Strength and by units (MEZ-R47 to MEZ-R52)."""
        now = region == state.conflict
        firm: float = self.firm_now if now else self.firm
        judged = now and state.phase >= SHAMAN_MAJORITY
        if not judged:
            seat: i64 = 0
            while seat < state.seats:
                self.odds[seat] = firm * float(strength(state, seat, region))
                seat += 1
            if region == state.blessed:
                self.share(state.seats, self.blessed)
            else:
                self.share(state.seats, self.altar_worth(state, state.land[region * LAND + ALTAR]))
        if region == state.blessed:
            return
        if not (now and state.phase > SHAMAN_MAJORITY):
            self.share_majority(state, region, SHAMAN)
        if not (now and state.phase > WARRIOR_MAJORITY):
            self.share_majority(state, region, WARRIOR)

    def share_majority(self, state: MezoState, region: i64, kind: i64) -> None:
        odds = self.odds
        any_units = False
        seat: i64 = 0
        while seat < state.seats:
            units = count(state, seat, kind, region)
            if units > 0:
                any_units = True
                odds[seat] = self.units_decide * float(units)
                if region == state.conflict and has(state.tribe[seat * TRIBE + TOKEN], kind):
                    odds[seat] += TOKEN_ODDS
            else:
                odds[seat] = ABSENT_ODDS
            seat += 1
        if any_units and free_fields(state, kind) != 0:
            self.share(state.seats, self.field)

    def share(self, seats: i64, prize: float) -> None:
        odds = self.odds
        own = self.own
        highest: float = odds[0]
        seat: i64 = 1
        while seat < seats:
            if odds[seat] > highest:
                highest = odds[seat]
            seat += 1
        total: float = 0.0
        seat = 0
        while seat < seats:
            chance = exp(odds[seat] - highest)
            odds[seat] = chance
            total += chance
            seat += 1
        seat = 0
        while seat < seats:
            own[seat] += prize * odds[seat] / total
            seat += 1

    def altar_worth(self, state: MezoState, altar: i64) -> float:
        """The VP and Devotion an altar gives, and a guess for anything else."""
        if altar < 0:
            return 0.0
        box = state.box
        value: float = 0.0
        row = box.start[box.altar_entry[altar]] * ins.WIDTH
        while box.code[row + ins.OP] != ins.END:
            size = box.code[row + ins.SIZE] * ins.COUNT
            if box.code[row + ins.OP] == ins.VP and box.counts[size + ins.KIND] == ins.FIXED:
                value += float(box.counts[size + ins.PARTS])
            elif box.code[row + ins.OP] == ins.DEVOTION and box.counts[size + ins.KIND] == ins.FIXED:
                value += float(box.counts[size + ins.PARTS]) * (self.devotion + self.space)
            else:
                value += self.altar
            row += ins.WIDTH
        return value

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """All choices are few here; the evaluation one step ahead orders them well enough."""
        return 0.0
