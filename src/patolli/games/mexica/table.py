"""Everything that lies on the table, and what can be read from it at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.games.mexica.board import DETAIL
from patolli.games.mexica.data import BRIDGES, LARGEST_TILE, LEVELS, SMALLEST_TILE, TOKENS

if TYPE_CHECKING:
    from patolli.core.game import Game

OVER: Final = 3  # the period after the last
OWNER: Final = 8  # a temple's detail is owner × 8 + levels


class MexicaTable(State):
    cell: vec[i64]  # what lies on each square: flags of `board`
    label: vec[i64]  # of each land square the first square of its district, else 0
    area: vec[i64]  # of that first square the district's number of squares
    pilli: vec[i64]  # where each seat's Pilli stands; 0 before it is placed
    points: vec[i64]
    tokens: vec[i64]
    stock: vec[i64]  # temples in front of the players, at `shelf(seat, level)`
    panel: vec[i64]  # face-up tiles of each size
    later: vec[i64]  # tiles of period two, while period one lasts
    refused: vec[i64]  # proposals refused this turn, of each size
    bridges: vec[i64]  # squares of the bridges, in board order; 0 for those in supply
    built: i64  # number of bridges on the board
    singles: i64  # canals in supply
    doubles: i64
    period: i64
    round: i64  # of this period; 0 while the Pilli are placed
    turn: i64
    ap: i64
    taken: i64  # tokens taken this turn
    proposal: i64  # size of the tile that somebody wants to give up, or 0
    answering: i64  # who has to answer it
    quiet: i64  # rounds in a row without progress (MEX-Q11)
    busy: bool  # was there progress in this round?
    thorough: bool  # are the last canals tried for dead tiles? Not in the first version of our rules
    rng: Rng

    def __init__(self, game: Game[Any], seats: i64, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options)
        empty = vec[i64]()
        self.cell = empty
        self.label = empty
        self.area = empty
        self.pilli = empty
        self.points = empty
        self.tokens = empty
        self.stock = empty
        self.panel = empty
        self.later = empty
        self.refused = empty
        self.bridges = empty
        self.built = 0
        self.singles = 0
        self.doubles = 0
        self.period = 1
        self.round = 0
        self.turn = 0
        self.ap = 0
        self.taken = 0
        self.proposal = 0
        self.answering = 0
        self.quiet = 0
        self.busy = False
        self.thorough = game.rules_version > 1
        self.rng = rng

    def copy_onto(self, other: MexicaTable) -> None:
        other.cell = self.cell[:]
        other.label = self.label  # a survey lays out both anew, so that copies may share them
        other.area = self.area
        other.pilli = self.pilli[:]
        other.points = self.points[:]
        other.tokens = self.tokens[:]
        other.stock = self.stock[:]
        other.panel = self.panel[:]
        other.later = self.later[:]
        other.refused = self.refused[:]
        other.bridges = self.bridges[:]
        other.built = self.built
        other.singles = self.singles
        other.doubles = self.doubles
        other.period = self.period
        other.round = self.round
        other.turn = self.turn
        other.ap = self.ap
        other.taken = self.taken
        other.proposal = self.proposal
        other.answering = self.answering
        other.quiet = self.quiet
        other.busy = self.busy
        other.line = self.line

    def round_one(self) -> bool:
        """The first round of the game, in which nobody may be locked in (MEX-R44)."""
        return self.period == 1 and self.round == 1

    def bridges_left(self) -> i64:
        return BRIDGES - self.built

    def tokens_left(self) -> i64:
        left: i64 = TOKENS
        seat: i64 = 0
        while seat < self.seats:
            left -= self.tokens[seat]
            seat += 1
        return left

    def tiles_open(self) -> i64:
        count: i64 = 0
        size: i64 = SMALLEST_TILE
        while size <= LARGEST_TILE:
            count += self.panel[size]
            size += 1
        return count

    def temples_left(self, seat: i64) -> i64:
        count: i64 = 0
        level: i64 = 1
        while level <= LEVELS:
            count += self.stock[shelf(seat, level)]
            level += 1
        return count

    def district_of(self, seat: i64) -> i64:
        """The district the Pilli stands in; 0 on a bridge (MEX-Q5)."""
        return self.label[self.pilli[seat]]


def shelf(seat: i64, level: i64) -> i64:
    """Where a seat's temples of so many levels are counted in `stock`."""
    return seat * LEVELS + level - 1


def temple_owner(flags: i64) -> i64:
    return (flags // DETAIL) // OWNER


def temple_level(flags: i64) -> i64:
    return (flags // DETAIL) % OWNER


def tile_size(flags: i64) -> i64:
    return flags // DETAIL


def canal_shape(flags: i64) -> i64:
    return flags // DETAIL


def sizes_of(tiles: vec[i64]) -> list[int]:
    """The sizes of all tiles that `panel`, `later` or `refused` count, the smallest first."""
    return [size for size in range(SMALLEST_TILE, LARGEST_TILE + 1) for _ in range(tiles[size])]
