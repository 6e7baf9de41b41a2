"""Actions as numbers: each kind of phrase has a block, within it the island squares in board order."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.mexica import board, data

# A constant is fast where it is made from others of its own module.
SQUARES: Final = 196
LEVELS: Final = 4
SIZES: Final = 11  # of tiles
assert board.SQUARES == SQUARES
assert data.LEVELS == LEVELS
assert len(data.TILES) == SIZES

# Blocks with one number a square.
START: Final = 0
CANAL: Final = START + SQUARES
CANAL_EAST: Final = CANAL + SQUARES  # the square and its neighbour in the east
CANAL_SOUTH: Final = CANAL_EAST + SQUARES
BRIDGE_NS: Final = CANAL_SOUTH + SQUARES
BRIDGE_EW: Final = BRIDGE_NS + SQUARES
TEMPLE: Final = BRIDGE_EW + SQUARES  # a block for each number of levels
WALK: Final = TEMPLE + LEVELS * SQUARES
BOAT: Final = WALK + SQUARES
LEAP: Final = BOAT + SQUARES
FOUND: Final = LEAP + SQUARES  # a block for each size of tile
# Single numbers.
TAKE: Final = FOUND + SIZES * SQUARES
SPEND: Final = TAKE + 1
AGREE: Final = SPEND + 1
REFUSE: Final = AGREE + 1
END: Final = REFUSE + 1
PROPOSE: Final = END + 1  # one for each size of tile
# Blocks with a number for each pair of squares: from, to.
PAIRS: Final = SQUARES * SQUARES
SHIFT_NS: Final = PROPOSE + SIZES
SHIFT_EW: Final = SHIFT_NS + PAIRS
ACTIONS: Final = SHIFT_EW + PAIRS


def temples(level: i64) -> i64:
    """The block of temples with so many levels."""
    return TEMPLE + (level - 1) * SQUARES


def level_of(action: i64) -> i64:
    return (action - TEMPLE) // SQUARES + 1


def foundings(size: i64) -> i64:
    """The block of foundings with a tile of this size."""
    return FOUND + (size - data.SMALLEST_TILE) * SQUARES


def size_of(action: i64) -> i64:
    return (action - FOUND) // SQUARES + data.SMALLEST_TILE


def proposal(size: i64) -> i64:
    """To give up a tile of this size."""
    return PROPOSE + size - data.SMALLEST_TILE


def proposed_size(action: i64) -> i64:
    return action - PROPOSE + data.SMALLEST_TILE
