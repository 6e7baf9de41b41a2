"""Actions as numbers: each kind of phrase has a block, within it the island squares in board order."""

from __future__ import annotations

from typing import Final

# Blocks of 196, one number a square.
START: Final = 0
CANAL: Final = 196
CANAL_EAST: Final = 392  # the square and its neighbour in the east
CANAL_SOUTH: Final = 588
BRIDGE_NS: Final = 784
BRIDGE_EW: Final = 980
TEMPLE: Final = 1176  # four blocks, by level
WALK: Final = 1960
BOAT: Final = 2156
LEAP: Final = 2352
FOUND: Final = 2548  # eleven blocks, by tile size
# Single numbers.
TAKE: Final = 4704
SPEND: Final = 4705
AGREE: Final = 4706
REFUSE: Final = 4707
END: Final = 4708
PROPOSE: Final = 4709  # eleven, by tile size
# Blocks of 196 × 196: from, to.
SHIFT_NS: Final = 4720
SHIFT_EW: Final = 43136
ACTIONS: Final = 81552

BLOCK: Final = 196
SQUARE_PAIRS: Final = 38416
SMALLEST_TILE: Final = 3
LARGEST_TILE: Final = 13
