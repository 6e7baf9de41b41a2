"""Where everything stands in the arrays of the table.

Sets of regions, kinds, seats, abilities, fields or slots are numbers with a bit for each member: `has` looks.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64

# Units: `units[(seat * KINDS + kind) * PLACES + place]`. A place is a region, or one of these (MEZ-R22).
RESERVE: Final = 6
XIBALBA: Final = 7
WRATH: Final = 8  # offered, on the Wrathful God field
FIELD: Final = 9  # on the Calendar (Shamans) or the Codex (Warriors)
GIVEN: Final = 10  # sacrificed in the Blessed region, on the ability card
PLACES: Final = 11

# What a tribe has: `tribe[seat * TRIBE + …]`.
TRIBE: Final = 24
VP: Final = 0
DEVOTION: Final = 1  # space on the track
PATRON: Final = 2  # its god, or -1
AT: Final = 3  # the vertex where its god stands, or -1
GLYPHS: Final = 4  # in its resources
PIECES: Final = 5  # pyramid pieces in its resources, by level: 5–10
MARKED: Final = 11  # its tribe abilities
BONUS: Final = 12  # bonus Strength in this conflict
TOKEN: Final = 13  # reminder tokens: the kinds of units of which it has the most
PLAYED: Final = 14  # its card in this conflict, or -1
COVERED: Final = 15  # slots of that card under a marker
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

# What belongs to nobody: `common[…]`.
TILES: Final = 0  # conflict tiles of this age in order: 0–5
WRATHFUL: Final = 6  # the Wrathful God tile of each age: 6–8
CALENDAR: Final = 9  # who has a Shaman on each Calendar field, seat + 1: 9–24
CODEX: Final = 25  # who has a Warrior on each Codex field: 25–40
PLACED: Final = 41  # units deployed in each region in this tribe stage: 41–46
COMMON: Final = 47

ALL_REGIONS: Final = 0b111111


def has(bits: i64, member: i64) -> bool:
    return (bits >> member) & 1 == 1


def only(member: i64) -> i64:
    """The set of one member."""
    return 1 << member


def is_single(bits: i64) -> bool:
    return bits != 0 and bits & (bits - 1) == 0
