"""Everything that lies on the table, whose decision it is, and what can be read from it at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.games.mezo.board import (
    AT,
    DEVOTION,
    GLYPHS,
    HEIGHT,
    LAND,
    PIECES,
    PLACES,
    STEPS,
    STONES,
    TRIBE,
    has,
)
from patolli.games.mezo.components.box import Box
from patolli.games.mezo.data import KINDS, REGIONS, SHAMAN, WARRIOR

if TYPE_CHECKING:
    from patolli.core.game import Game

# What the game waits for when no effect is being carried out.
PICK_GOD: Final = 0
PICK_ABILITY: Final = 1
START_ABILITIES: Final = 2
PLACE_CHAMPION: Final = 3
DEPLOYING: Final = 4
GODS: Final = 5
CHOOSE_CARDS: Final = 6
CHOOSE_ACTION: Final = 7
THIRD_ACTION: Final = 8
SACRIFICING: Final = 9
SPLITTING: Final = 10  # which of the sacrificed units are Shamans
JUDGING: Final = 11  # who wins the conflict
SHAMAN_MAJORITY: Final = 12
ON_CALENDAR: Final = 13
WARRIOR_MAJORITY: Final = 14
ON_CODEX: Final = 15
CLEANING: Final = 16
OVER: Final = 17

PHASES = {
    PICK_GOD: "god",
    PICK_ABILITY: "ability",
    START_ABILITIES: "start",
    PLACE_CHAMPION: "champion",
    DEPLOYING: "deploy",
    GODS: "gods",
    CHOOSE_CARDS: "card",
    CHOOSE_ACTION: "action",
    THIRD_ACTION: "third",
    SACRIFICING: "sacrifice",
    SPLITTING: "split",
    JUDGING: "winner",
    SHAMAN_MAJORITY: "shamans",
    ON_CALENDAR: "calendar",
    WARRIOR_MAJORITY: "warriors",
    ON_CODEX: "codex",
    CLEANING: "clean-up",
    OVER: "over",
}

ORDER_BITS: Final = 3  # a seat in `order`
ORDER_MASK: Final = 7


class Menu:
    """The legal actions of the one who is asked, see `legal`.

    It is written anew for every decision; so a table and all its copies share one, and it is good for that
    table which knows the number of its last writing.
    """

    actions: Final[vec[i64]]
    count: i64
    number: i64  # of the last writing

    def __init__(self, actions: vec[i64]) -> None:
        self.actions = actions
        self.count = 0
        self.number = 0


class MezoTable(State):
    box: Final[Box]  # what is printed on the components
    rng: Rng
    units: Final[vec[i64]]  # how many of a kind a tribe has in a place; for these four arrays see `board`
    tribe: Final[vec[i64]]
    land: Final[vec[i64]]
    common: Final[vec[i64]]
    stack: Final[vec[i64]]  # the effects under way, see `frames`
    depth: i64  # how many they are
    menu: Final[Menu]
    written: i64  # the number of the writing that was about this position
    supply: i64  # how many pieces the last menu was about
    asked: i64
    age: i64
    active: i64  # the regions that are not Desolate
    conflict: i64  # the region of the conflict under way, or -1
    blessed: i64  # the region with the Blessed token, or -1
    phase: i64
    order: i64  # the seats in the order of this step, fixed when it began (MEZ-Q12); read it with `nth`
    step: i64  # how far in that order
    pending: i64  # start-of-stage abilities still to use; Champions still to place; units still to be split
    tile: i64  # which conflict of this age
    conflicts: i64  # how many there are
    starter: i64  # who chooses first in this conflict
    winner: i64  # who places a unit on the Calendar or Codex

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        options: dict[str, Any],
        box: Box,
        rng: Rng,
        units: vec[i64],
        tribe: vec[i64],
        land: vec[i64],
        common: vec[i64],
        stack: vec[i64],
        menu: Menu,
    ) -> None:
        super().__init__(game, seats, options)
        self.box = box
        self.rng = rng
        self.units = units
        self.tribe = tribe
        self.land = land
        self.common = common
        self.stack = stack
        self.depth = 0
        self.menu = menu
        self.written = 0
        self.supply = 0
        self.asked = -1
        self.age = 1  # MEZ-R2
        self.active = 0
        self.conflict = -1
        self.blessed = -1
        self.phase = PICK_GOD
        self.order = 0
        self.step = 0
        self.pending = 0
        self.tile = 0
        self.conflicts = 0
        self.starter = 0
        self.winner = -1

    def copy_onto(self, other: MezoTable) -> None:
        other.depth = self.depth
        other.written = self.written
        other.asked = self.asked
        other.age = self.age
        other.active = self.active
        other.conflict = self.conflict
        other.blessed = self.blessed
        other.phase = self.phase
        other.order = self.order
        other.step = self.step
        other.pending = self.pending
        other.tile = self.tile
        other.conflicts = self.conflicts
        other.starter = self.starter
        other.winner = self.winner
        other.line = self.line


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


# Units.


def count(table: MezoTable, seat: i64, kind: i64, place: i64) -> i64:
    """Units of a kind in a place."""
    return table.units[(seat * KINDS + kind) * PLACES + place]


def both(table: MezoTable, seat: i64, place: i64) -> i64:
    """Warriors and Shamans in a place."""
    return count(table, seat, WARRIOR, place) + count(table, seat, SHAMAN, place)


def matching(table: MezoTable, seat: i64, kinds: i64, place: i64) -> i64:
    """Units of these kinds in a place."""
    found: i64 = 0
    if has(kinds, WARRIOR):
        found += count(table, seat, WARRIOR, place)
    if has(kinds, SHAMAN):
        found += count(table, seat, SHAMAN, place)
    return found


def shift(table: MezoTable, seat: i64, kind: i64, start: i64, end: i64, number: i64) -> None:
    """Some units of a kind from a place to another."""
    at = (seat * KINDS + kind) * PLACES
    table.units[at + start] -= number
    table.units[at + end] += number


# Regions, and what is built there.


def is_active(table: MezoTable, region: i64) -> bool:
    """MEZ-R19: Desolate regions are out of play."""
    return has(table.active, region)


def presence(table: MezoTable, seat: i64) -> i64:
    """MEZ-R15: the regions that the vertex of a god points to; perhaps none (MEZ-Q32)."""
    vertex = table.tribe[seat * TRIBE + AT]
    if vertex < 0:
        return 0
    return table.box.vertex_regions[vertex] & table.active


def glyphs_on_board(table: MezoTable, seat: i64) -> i64:
    found: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        found += table.land[region * LAND + STONES + seat]
        region += 1
    return found


def top_owner(table: MezoTable, region: i64) -> i64:
    """Who owns the highest piece of a pyramid, or -1 where none stands."""
    height = table.land[region * LAND + HEIGHT]
    if height == 0:
        return -1
    return table.land[region * LAND + STEPS + height - 1]


def glyph_left(table: MezoTable, seat: i64) -> bool:
    return table.tribe[seat * TRIBE + GLYPHS] > 0


def piece_left(table: MezoTable, seat: i64, level: i64) -> bool:
    """Has a tribe a pyramid piece of this level, counted from 0, in its resources?"""
    return table.tribe[seat * TRIBE + PIECES + level] > 0


# Tribes and turns.


def level_of(table: MezoTable, seat: i64) -> i64:
    """MEZ-R13: the Devotion level."""
    return table.box.space_level[table.tribe[seat * TRIBE + DEVOTION]]


def nth(order: i64, place: i64) -> i64:
    """The seat at a place of an order, the first at 0."""
    return (order >> (ORDER_BITS * place)) & ORDER_MASK


def turn_of(table: MezoTable) -> i64:
    """The seat whose turn it is in the order of this step."""
    return nth(table.order, table.step)
