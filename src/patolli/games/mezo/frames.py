"""Effects under way: what each remembers, in frames on the table's stack.

All of it is in one array, so that a position can be copied in the middle of an effect.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.mezo.table import MezoTable

# A frame: `stack[at + …]`.
FRAME: Final = 24
FRAMES: Final = 4
PC: Final = 0  # the instruction
ACTOR: Final = 1  # who carries it out
ENTRY: Final = 2  # which component it belongs to
SAME: Final = 3  # the region of the previous effect, or -1 (MEZ-R21, MEZ-Q20)
LAST: Final = 4  # pieces that the previous effect touched
BEGUN: Final = 5  # how far the instruction has come, see FRESH …
LEFT: Final = 6  # pieces still to do
TOUCHED: Final = 7  # pieces done
WANTED: Final = 8  # pieces asked for
FROM: Final = 9  # eligible regions
INTO: Final = 10  # MOVE: eligible regions to go to; EACH: where the owner in turn has enough units
OWNER: Final = 11  # the owner that was fixed, or -1
TURN: Final = 12  # EACH: how many seats clockwise from the actor
BY_OWNER: Final = 13  # tallies: pieces of each owner,
BY_REGION: Final = 14  # pieces in each region,
MOVED: Final = 15  # MOVE: units of each owner and kind (owner * KINDS + kind) that came into each region
MOVED_WORDS: Final = 8

FRESH: Final = 0
PICKING_REGION: Final = 1
PICKING: Final = 2
CLOSING: Final = 3  # SUMMON: ability and move are both done

# Tallies are kept in one number, five bits each. It stays below 31 bits: compiled, `1 << n` has 32.
TALLY_BITS: Final = 5
TALLY_MASK: Final = 31


def push(table: MezoTable, entry: i64, seat: i64) -> None:
    """Start the program of an entry for a seat."""
    stack = table.stack
    at = table.depth * FRAME
    field: i64 = 0
    while field < FRAME:
        stack[at + field] = 0
        field += 1
    stack[at + PC] = table.box.start[entry]
    stack[at + ACTOR] = seat
    stack[at + ENTRY] = entry
    stack[at + SAME] = -1
    stack[at + OWNER] = -1
    table.depth += 1


def top(table: MezoTable) -> i64:
    """Where the frame of the effect under way begins."""
    return (table.depth - 1) * FRAME


def leave(table: MezoTable, at: i64) -> None:
    """Go on to the next instruction."""
    stack = table.stack
    stack[at + BEGUN] = FRESH
    stack[at + PC] += 1


def tally(tallies: i64, number: i64) -> i64:
    return (tallies >> (TALLY_BITS * number)) & TALLY_MASK


def one_more(number: i64) -> i64:
    """What to add to tallies so that one of them grows."""
    return 1 << (TALLY_BITS * number)
