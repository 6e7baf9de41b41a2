"""What effects become: the instructions that `effects` carries out, and the counts that say how much.

`Box.code` holds instructions of `WIDTH` numbers; an entry's program starts at `Box.start[entry]` and ends
with END. `Box.counts` holds the sizes of effects, `COUNT` numbers each.
"""

from __future__ import annotations

from typing import Final

# An instruction: `code[row + …]`.
WIDTH: Final = 16
OP: Final = 0
SIZE: Final = 1  # row in `counts`; CHOICE: how many options
WHERE: Final = 2  # which regions
TO: Final = 3  # MOVE: which regions to
WHOSE: Final = 4
UNITS: Final = 5  # kinds of units, a bit each; REMINDER: the kind
WHAT: Final = 6  # kinds of monuments, a bit each
FLAGS: Final = 7
PER_PLAYER: Final = 8
PER_REGION: Final = 9
AT_LEAST: Final = 10
JUMP: Final = 11  # where to go on if a condition or a cost fails
OPTIONS: Final = 12  # CHOICE: up to four addresses

# Operations. Up to TRANSFORM they touch pieces, one decision each.
END: Final = 0
RESTORE: Final = 1
DEPLOY: Final = 2
AWAKEN: Final = 3
BANISH: Final = 4
DESTROY: Final = 5
MOVE: Final = 6
BUILD: Final = 7
DEMOLISH: Final = 8
TRANSFORM: Final = 9
VP: Final = 10
DEVOTION: Final = 11
STRENGTH: Final = 12
REMINDER: Final = 13
SUMMON: Final = 14
OFFER: Final = 15
CHOICE: Final = 16
IF: Final = 17
GO_TO: Final = 18

# Which regions (MEZ-R20, MEZ-R21).
IN_CONFLICT: Final = 0
OUTSIDE: Final = 1
ANYWHERE: Final = 2
PRESENT: Final = 3
OTHER_PRESENT: Final = 4
SAME: Final = 5

# Whose pieces.
OWN: Final = 0
OPPONENTS: Final = 1
ONE_OPPONENT: Final = 2
EACH: Final = 3
EACH_OPPONENT: Final = 4
ANYBODY: Final = 5

# Flags.
UP_TO: Final = 1
COST: Final = 2
OPTIONAL: Final = 4
ONE_REGION: Final = 8
ONE_SOURCE: Final = 16
OWNER_CHOOSES: Final = 32
PRESENCE: Final = 64
ASK_REGION: Final = 128  # the region is chosen before the pieces
NAMES_REGION: Final = 256  # a later effect happens in the same region

# A count: `counts[row + …]`.
COUNT: Final = 7
KIND: Final = 0
PARTS: Final = 1  # FIXED: the number; BY_AGE: one for each age; LEAST: rows; else kinds of units, a bit each
MOST_PARTS: Final = 4
TIMES: Final = 5
PLUS: Final = 6

FIXED: Final = 0
BY_AGE: Final = 1
LEVEL: Final = 2
LAST: Final = 3
UNITS_IN_CONFLICT: Final = 4
UNITS_IN_XIBALBA: Final = 5
GLYPHS_ON_BOARD: Final = 6
TOP_PIECES: Final = 7
LEAST: Final = 8

ALL: Final = 99  # more than there is of anything
NO_PART: Final = -1

# Programs that the rules give, not a component.
GODS_ENTRY: Final = 0  # the gods' stage: one SUMMON
PASS_ENTRY: Final = 1  # a pass: RESTORE 1

# When tribe abilities work.
TRIBE_START: Final = 0
PASSIVE: Final = 1
GAME_END: Final = 2
