"""A position of Mezo as a network sees it: the seat that looks, the others on average, and the regions.

A region is known by its altar and by how far one is ahead there. Gods, cards, abilities and effects are told
by their numbers in the default set: with another one, reasons judge.
"""

from __future__ import annotations

from typing import Final

from patolli.bots.network import ONE, Network, NetworkEvaluator, fixed
from patolli.core.fast import i64, vec
from patolli.core.state import State
from patolli.games.mezo.board import (
    ALTAR,
    AT,
    COVERED,
    DEVOTION,
    FIELD,
    GIVEN,
    LAND,
    MARKED,
    PATRON,
    PLAYED,
    RESERVE,
    SEEN,
    TILES,
    TOP,
    TRIBE,
    VP,
    WRATHFUL,
    XIBALBA,
)
from patolli.games.mezo.bots.evaluation import MezoEvaluator
from patolli.games.mezo.components.box import Box
from patolli.games.mezo.components.option import default_playable
from patolli.games.mezo.data import (
    AGES,
    DECK_SIZE,
    MOST_ABILITIES,
    MOST_ALTARS,
    MOST_GODS,
    MOST_TILES,
    REGIONS,
    SEATS,
    SHAMAN,
    SLOTS,
    WARRIOR,
)
from patolli.games.mezo.frames import ENTRY, top
from patolli.games.mezo.scoring import pyramid_regions
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.strength import strength
from patolli.games.mezo.table import CHOOSE_CARDS, PICK_GOD, MezoTable, both, count, is_active, presence

# The parts of a side, with weights of their own in each age.
SEEMS: Final = 0
TO_WIN: Final = 1  # of that, what conflicts to come may bring
GAINED: Final = 2
RESERVES: Final = 3  # Warriors, Shamans
DEAD: Final = 5
ON_FIELDS: Final = 6
SPACE: Final = 7
PYRAMIDS: Final = 8
GIVEN_UP: Final = 9
PRESENT: Final = 10
PARTS: Final = 11

# The description of a side.
GOD_AT: Final = PARTS * AGES
OPEN_AT: Final = GOD_AT + MOST_GODS * AGES  # actions of the card in play that can still be taken
HAND_AT: Final = OPEN_AT + MOST_GODS * DECK_SIZE * SLOTS
ABILITY_AT: Final = HAND_AT + MOST_GODS * DECK_SIZE
SPACE_AT: Final = ABILITY_AT + MOST_ABILITIES
SIDE: Final = SPACE_AT + 24

# Regions: is the conflict now or to come; then the altar and the lead in Strength, or the lead in units.
MOST_LEAD: Final = 6
LEADS: Final = 2 * MOST_LEAD + 1
BLESSED: Final = MOST_ALTARS  # instead of an altar
ALTARS: Final = MOST_ALTARS + 2  # or none
MOST_MORE: Final = 3
MORES: Final = 2 * MOST_MORE + 1
STRENGTH_AT: Final = 2 * SIDE
UNITS_AT: Final = STRENGTH_AT + 2 * ALTARS * LEADS

# Time and the open decision, this for the own one and for another's.
TILE_AT: Final = UNITS_AT + 2 * 2 * MORES
WRATH_AT: Final = TILE_AT + AGES * (REGIONS + 1)
TURN: Final = WRATH_AT + MOST_TILES
PHASES: Final = 18
ENTRIES: Final = 96
DECISION: Final = PHASES + ENTRIES
INPUTS: Final = TURN + 2 * DECISION
ROOM: Final = 300  # inputs that are active at once, at most

POINT: Final = 0.05  # of what is told in points
PIECE: Final = 0.2  # of what is counted
SEEMING: Final = (
    [age * PARTS + SEEMS for age in range(AGES)],
    [SIDE + age * PARTS + SEEMS for age in range(AGES)],
    POINT,
)


class MezoNetworkEvaluator(NetworkEvaluator):
    box: Box  # the set it was made for
    parts: vec[i64]  # PARTS of each seat, in parts of ONE
    power: vec[i64]  # Strength of each seat in each region

    def __init__(self, reasons: MezoEvaluator, networks: list[Network | None]) -> None:
        super().__init__(reasons, networks, ROOM)
        self.box = default_playable().box
        self.parts = vec[i64]([0] * (PARTS * SEATS))
        self.power = vec[i64]([0] * (REGIONS * SEATS))

    def knows(self, state: State) -> bool:
        assert isinstance(state, MezoState)
        return state.box is self.box

    def survey(self, state: State) -> None:
        assert isinstance(state, MezoState)
        reasons = self.reasons
        assert isinstance(reasons, MezoEvaluator)
        reasons.weigh(state)
        parts = self.parts
        seat: i64 = 0
        while seat < state.seats:
            at = seat * PARTS
            parts[at + SEEMS] = fixed(POINT * reasons.own[seat])
            parts[at + TO_WIN] = fixed(POINT * (reasons.own[seat] - reasons.sure[seat]))
            parts[at + GAINED] = fixed(POINT * float(state.tribe[seat * TRIBE + VP]))
            parts[at + RESERVES] = fixed(PIECE * float(count(state, seat, WARRIOR, RESERVE)))
            parts[at + RESERVES + 1] = fixed(PIECE * float(count(state, seat, SHAMAN, RESERVE)))
            parts[at + DEAD] = fixed(PIECE * float(both(state, seat, XIBALBA)))
            parts[at + ON_FIELDS] = fixed(PIECE * float(both(state, seat, FIELD)))
            parts[at + SPACE] = fixed(POINT * float(state.tribe[seat * TRIBE + DEVOTION]))
            parts[at + PYRAMIDS] = fixed(PIECE * float(pyramid_regions(state, seat)))
            parts[at + GIVEN_UP] = fixed(PIECE * float(both(state, seat, GIVEN)))
            parts[at + PRESENT] = fixed(PIECE * float(seen_regions(state, seat)))
            region: i64 = 0
            while region < REGIONS:
                if is_active(state, region):
                    self.power[seat * REGIONS + region] = strength(state, seat, region)
                region += 1
            seat += 1

    def describe(self, state: State, seat: i64) -> None:
        assert isinstance(state, MezoState)
        inputs = self.inputs
        inputs.count = 0
        self.describe_side(state, seat, 0, ONE)
        self.describe_hand(state, seat)
        if state.phase == CHOOSE_CARDS:
            self.describe_card(state, seat, 0, ONE)
        share: i64 = ONE // (state.seats - 1)
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                self.describe_side(state, other, SIDE, share)
            other += 1
        self.describe_regions(state, seat)
        inputs.mark(TILE_AT + (state.age - 1) * (REGIONS + 1) + state.tile)
        if state.phase > PICK_GOD:
            inputs.mark(WRATH_AT + state.common[WRATHFUL + state.age - 1])
        turn = TURN if state.asked == seat else TURN + DECISION
        inputs.mark(turn + state.phase)
        if state.depth > 0:
            inputs.mark(turn + PHASES + state.stack[top(state) + ENTRY])

    def describe_side(self, table: MezoTable, seat: i64, base: i64, share: i64) -> None:
        inputs = self.inputs
        at = base + (table.age - 1) * PARTS
        i: i64 = 0
        while i < PARTS:
            value = self.parts[seat * PARTS + i]
            if value != 0:
                inputs.give(at + i, value if share == ONE else value * share // ONE)
            i += 1
        tribe = table.tribe
        mine = seat * TRIBE
        if tribe[mine + PATRON] >= 0:
            inputs.give(base + GOD_AT + (table.age - 1) * MOST_GODS + tribe[mine + PATRON], share)
        if table.phase > CHOOSE_CARDS:
            self.describe_card(table, seat, base, share)
        marked = tribe[mine + MARKED]
        at = base + ABILITY_AT
        while marked != 0:
            if marked & 1 != 0:
                inputs.give(at, share)
            marked >>= 1
            at += 1
        inputs.give(base + SPACE_AT + tribe[mine + DEVOTION], share)

    def describe_card(self, table: MezoTable, seat: i64, base: i64, share: i64) -> None:
        """The actions of the card in play that are not covered."""
        mine = seat * TRIBE
        card = table.tribe[mine + PLAYED]
        if card < 0:
            return
        at = base + OPEN_AT + (table.tribe[mine + PATRON] * DECK_SIZE + card) * SLOTS
        covered = table.tribe[mine + COVERED]
        slot: i64 = 0
        while slot < SLOTS:
            if (covered >> slot) & 1 == 0:
                self.inputs.give(at + slot, share)
            slot += 1

    def describe_hand(self, table: MezoTable, seat: i64) -> None:
        """The cards that the seat itself knows."""
        mine = seat * TRIBE
        at = HAND_AT + table.tribe[mine + PATRON] * DECK_SIZE
        i: i64 = 0
        while i < table.tribe[mine + SEEN]:
            self.inputs.mark(at + table.tribe[mine + TOP + i])
            i += 1

    def describe_regions(self, table: MezoTable, seat: i64) -> None:
        if table.phase < CHOOSE_CARDS:
            region: i64 = 0
            while region < REGIONS:
                if is_active(table, region):
                    self.describe_region(table, seat, region)
                region += 1
            return
        tile = table.tile
        while tile < table.conflicts:
            self.describe_region(table, seat, table.common[TILES + tile])
            tile += 1

    def describe_region(self, table: MezoTable, seat: i64, region: i64) -> None:
        """How far ahead of the best other one is there."""
        now: i64 = 0 if region == table.conflict else 1
        power: i64 = 0
        warriors: i64 = 0
        shamans: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if other != seat:
                power = most(power, self.power[other * REGIONS + region])
                warriors = most(warriors, count(table, other, WARRIOR, region))
                shamans = most(shamans, count(table, other, SHAMAN, region))
            other += 1
        altar = table.land[region * LAND + ALTAR]
        if region == table.blessed:
            altar = BLESSED
        elif altar < 0:
            altar = BLESSED + 1
        lead = within(self.power[seat * REGIONS + region] - power, MOST_LEAD)
        self.inputs.mark(STRENGTH_AT + (now * ALTARS + altar) * LEADS + MOST_LEAD + lead)
        if region != table.blessed:
            at = UNITS_AT + now * 2 * MORES + MOST_MORE
            self.inputs.mark(at + within(count(table, seat, WARRIOR, region) - warriors, MOST_MORE))
            self.inputs.mark(at + MORES + within(count(table, seat, SHAMAN, region) - shamans, MOST_MORE))


def seen_regions(table: MezoTable, seat: i64) -> i64:
    """How many regions the god looks upon."""
    if table.tribe[seat * TRIBE + AT] < 0:
        return 0
    seen = presence(table, seat)
    found: i64 = 0
    while seen != 0:
        found += seen & 1
        seen >>= 1
    return found


def most(one: i64, other: i64) -> i64:
    return one if one > other else other


def within(number: i64, limit: i64) -> i64:
    return limit if number > limit else -limit if number < -limit else number
