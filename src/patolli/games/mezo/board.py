"""Where everything lies: units, glyphs, pyramids, gods, decks and tiles, in a few flat arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.games.mezo.components.box import Box
from patolli.games.mezo.numbers import (
    CARDS,
    FIELD,
    PLACES,
    REGIONS,
    RESERVE,
    SEATS,
    SHAMAN,
    WARRIOR,
    WRATH,
)

if TYPE_CHECKING:
    from patolli.core.game import Game

# What a tribe has: `tribe[seat * TRIBE + …]`.
TRIBE: Final = 24
VP: Final = 0
DEVOTION: Final = 1  # space on the track
PATRON: Final = 2  # its god, or -1
AT: Final = 3  # the vertex where its god stands, or -1
GLYPHS: Final = 4  # in its resources
PIECES: Final = 5  # pyramid pieces in its resources, by level: 5–10
MARKED: Final = 11  # its tribe abilities, a bit each
BONUS: Final = 12  # bonus Strength in this conflict
TOKEN: Final = 13  # reminder tokens: 1 most Warriors, 2 most Shamans
PLAYED: Final = 14  # its card in this conflict, or -1
COVERED: Final = 15  # actions of that card under a marker, a bit each
SEEN: Final = 16  # how many cards on top of the deck its owner knows
DECK: Final = 17  # cards in the deck
TOP: Final = 18  # the deck from the top: 18–22

# What a region has: `land[region * LAND + …]`.
LAND: Final = 13
ALTAR: Final = 0  # or -1
STONES: Final = 1  # glyphs of each seat: 1–4
HEIGHT: Final = 5  # of its pyramid
STEPS: Final = 6  # who owns each level: 6–11
CHAMPION: Final = 12  # whose Champion stands there, or -1

# The rest of the table.
TILES: Final = 0  # conflict tiles of this age in order: 0–5
WRATHFUL: Final = 6  # the Wrathful God tile of each age: 6–8
CALENDAR_AT: Final = 9  # who has a Shaman on each Calendar field, seat + 1: 9–24
CODEX_AT: Final = 25  # likewise the Codex: 25–40
PLACED: Final = 41  # units deployed in each region in this tribe stage: 41–46
TABLE: Final = 47

MENU: Final = 320


class Board(State):
    """A position without its rules: what one sees when looking at the table."""

    box: Box
    rng: Rng
    units: vec[i64]  # (seat * 2 + kind) * PLACES + place
    tribe: vec[i64]
    land: vec[i64]
    table: vec[i64]
    menu: vec[i64]  # the legal actions of `asked`
    menu_count: i64
    asked: i64
    age: i64
    active: i64  # the regions that are not Desolate, a bit each
    conflict: i64  # the region of the conflict under way, or -1
    blessed: i64  # the region with the Blessed token, or -1

    def __init__(self, game: Game[Any], seats: i64, options: dict[str, Any], box: Box, rng: Rng) -> None:
        super().__init__(game, seats, options)
        none = vec[i64]()
        self.box = box
        self.rng = rng
        self.units = none
        self.tribe = none
        self.land = none
        self.table = none
        self.menu = none
        self.menu_count = 0
        self.asked = -1
        self.age = 1  # MEZ-R2
        self.active = 0
        self.conflict = -1
        self.blessed = -1

    def lay_out(self) -> None:
        """An empty table: all units in reserve, all pieces in the resources."""
        self.units = vec[i64]([0] * (SEATS * 2 * PLACES))
        self.tribe = vec[i64]([0] * (SEATS * TRIBE))
        self.land = vec[i64]([0] * (REGIONS * LAND))
        self.table = vec[i64]([0] * TABLE)
        self.menu = vec[i64]([0] * MENU)
        seat: i64 = 0
        while seat < self.seats:
            self.units[(seat * 2 + WARRIOR) * PLACES + RESERVE] = self.box.warriors
            self.units[(seat * 2 + SHAMAN) * PLACES + RESERVE] = self.box.shamans
            at = seat * TRIBE
            self.tribe[at + PATRON] = -1
            self.tribe[at + AT] = -1
            self.tribe[at + PLAYED] = -1
            self.tribe[at + GLYPHS] = self.box.glyphs
            level: i64 = 0
            while level < len(self.box.pieces):
                self.tribe[at + PIECES + level] = self.box.pieces[level]
                level += 1
            seat += 1
        region: i64 = 0
        while region < REGIONS:
            self.land[region * LAND + ALTAR] = -1
            self.land[region * LAND + CHAMPION] = -1
            self.table[TILES + region] = region
            region += 1

    def copy_board(self, other: Board) -> None:
        other.units = self.units[:]
        other.tribe = self.tribe[:]
        other.land = self.land[:]
        other.table = self.table[:]
        other.menu = self.menu[:]
        other.menu_count = self.menu_count
        other.asked = self.asked
        other.age = self.age
        other.active = self.active
        other.conflict = self.conflict
        other.blessed = self.blessed
        other.line = self.line

    # Looking.

    def count(self, seat: i64, kind: i64, place: i64) -> i64:
        """Units of a kind in a place."""
        return self.units[(seat * 2 + kind) * PLACES + place]

    def both(self, seat: i64, place: i64) -> i64:
        """Warriors and Shamans in a place."""
        at = seat * 2 * PLACES + place
        return self.units[at] + self.units[at + PLACES]

    def matching(self, seat: i64, kinds: i64, place: i64) -> i64:
        """Units in a place, Warriors if bit 1 and Shamans if bit 2 of `kinds` is set."""
        at = seat * 2 * PLACES + place
        found: i64 = 0
        if kinds & 1:
            found += self.units[at]
        if kinds & 2:
            found += self.units[at + PLACES]
        return found

    def is_active(self, region: i64) -> bool:
        """MEZ-R19: Desolate regions are out of play."""
        return (self.active >> region) & 1 == 1

    def presence(self, seat: i64) -> i64:
        """MEZ-R15: the regions, a bit each, that the vertex of a god points to; perhaps none (MEZ-Q32)."""
        vertex = self.tribe[seat * TRIBE + AT]
        if vertex < 0:
            return 0
        return self.box.vertex_regions[vertex] & self.active

    def level_of(self, seat: i64) -> i64:
        """MEZ-R13: the Devotion level."""
        return self.box.space_level[self.tribe[seat * TRIBE + DEVOTION]]

    def glyphs_on_board(self, seat: i64) -> i64:
        found: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            found += self.land[region * LAND + STONES + seat]
            region += 1
        return found

    def top_owner(self, region: i64) -> i64:
        """Who owns the highest piece of a pyramid, or -1 where none stands."""
        height = self.land[region * LAND + HEIGHT]
        if height == 0:
            return -1
        return self.land[region * LAND + STEPS + height - 1]

    def owns_piece(self, seat: i64, region: i64) -> bool:
        level: i64 = 0
        while level < self.land[region * LAND + HEIGHT]:
            if self.land[region * LAND + STEPS + level] == seat:
                return True
            level += 1
        return False

    def vertex_taken(self, vertex: i64) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if self.tribe[seat * TRIBE + AT] == vertex:
                return True
            seat += 1
        return False

    def hand_size(self, seat: i64) -> i64:
        """MEZ-R42: the top three cards, or as many as are left."""
        left = self.tribe[seat * TRIBE + DECK]
        return left if left < 3 else 3

    def wrathful_units(self) -> i64:
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            found += self.both(seat, WRATH)
            seat += 1
        return found

    # Moving pieces.

    def shift(self, seat: i64, kind: i64, start: i64, end: i64) -> None:
        """One unit from a place to another."""
        at = (seat * 2 + kind) * PLACES
        self.units[at + start] -= 1
        self.units[at + end] += 1

    def shift_all(self, seat: i64, kind: i64, start: i64, end: i64) -> None:
        at = (seat * 2 + kind) * PLACES
        self.units[at + end] += self.units[at + start]
        self.units[at + start] = 0

    def shuffle_deck(self, seat: i64) -> None:
        """MEZ-Q38: all five cards, whatever was played."""
        cards = vec[i64]([0, 1, 2, 3, 4])
        self.rng.shuffle(cards, CARDS)
        at = seat * TRIBE
        i: i64 = 0
        while i < CARDS:
            self.tribe[at + TOP + i] = cards[i]
            i += 1
        self.tribe[at + DECK] = CARDS
        self.tribe[at + SEEN] = 0

    def take_from_deck(self, seat: i64, card: i64) -> None:
        """The rest of the hand stays on top, in an order that never matters (MEZ-Q34)."""
        at = seat * TRIBE + TOP
        left = self.tribe[seat * TRIBE + DECK]
        i: i64 = 0
        while self.tribe[at + i] != card:
            i += 1
        while i < left - 1:
            self.tribe[at + i] = self.tribe[at + i + 1]
            i += 1
        self.tribe[at + left - 1] = 0
        self.tribe[seat * TRIBE + DECK] = left - 1

    def draw_tile(self, age: i64) -> i64:
        """MEZ-R5: a random Wrathful God tile of an age."""
        count: i64 = 0
        tile: i64 = 0
        while tile < len(self.box.tile_age):
            if self.box.tile_age[tile] == age:
                count += 1
            tile += 1
        skip = self.rng.below(count)
        tile = 0
        while skip > 0 or self.box.tile_age[tile] != age:
            if self.box.tile_age[tile] == age:
                skip -= 1
            tile += 1
        return tile

    def shuffle_tiles(self, first: i64, count: i64, deal: bool) -> None:
        """Shuffle the conflict tiles from the first one on; `deal`: whatever order they lie in now."""
        tiles = vec[i64]([0, 0, 0, 0, 0, 0])
        i: i64 = first
        while i < count:
            tiles[i - first] = self.table[TILES + i]
            i += 1
        if deal:
            self.rng.deal(tiles, count - first)
        else:
            self.rng.shuffle(tiles, count - first)
        i = first
        while i < count:
            self.table[TILES + i] = tiles[i - first]
            i += 1

    def deal_again(self, seat: i64, known: i64, hidden: bool) -> None:
        """Shuffle what is unknown of a deck: all but its `known` top cards, with a card laid face down."""
        at = seat * TRIBE
        count = self.tribe[at + DECK] - known
        cards = vec[i64]([0, 0, 0, 0, 0, 0])
        i: i64 = 0
        while i < count:
            cards[i] = self.tribe[at + TOP + known + i]
            i += 1
        if hidden:
            cards[count] = self.tribe[at + PLAYED]
        self.rng.deal(cards, count + 1 if hidden else count)
        i = 0
        while i < count:
            self.tribe[at + TOP + known + i] = cards[i]
            i += 1
        if hidden:
            self.tribe[at + PLAYED] = cards[count]

    def clear_fields(self) -> None:
        """MEZ-R55: the units on Calendar and Codex go back to the reserves."""
        seat: i64 = 0
        while seat < self.seats:
            self.shift_all(seat, WARRIOR, FIELD, RESERVE)
            self.shift_all(seat, SHAMAN, FIELD, RESERVE)
            seat += 1
        at: i64 = CALENDAR_AT
        while at < PLACED:
            self.table[at] = 0
            at += 1

    # The menu of legal actions.

    def offer_choice(self, action: i64) -> None:
        self.menu[self.menu_count] = action
        self.menu_count += 1
