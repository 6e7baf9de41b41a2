"""The numbers of things: places, kinds, and the numbering of actions, the same for every component set.

An action is a verb's first number plus what it points at, counted by index in the set: region 3, vertex 7.
The sizes are the caps of `components.py`, so that one numbering bounds all sets.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
REGIONS: Final = 6
CARDS: Final = 5
SLOTS: Final = 3
LEVELS: Final = 6

WARRIOR: Final = 0
SHAMAN: Final = 1
GLYPH: Final = 0
PYRAMID: Final = 1

# Where a unit can be: in region 0–5, or in one of these (MEZ-R22).
RESERVE: Final = 6
XIBALBA: Final = 7
WRATH: Final = 8  # offered, on the Wrathful God field
FIELD: Final = 9  # on the Calendar (Shamans) or the Codex (Warriors)
GIVEN: Final = 10  # sacrificed in the Blessed region, on the ability card
PLACES: Final = 11

# Verbs: the first action of each.
DONE: Final = 0
GOD: Final = 1  # god
ABILITY: Final = 10  # its place among the abilities of this age
USE: Final = 16  # ability
CHAMPION: Final = 34  # region
DEPLOY: Final = 40  # ((number - 1) * 2 + kind) * 6 + region
AWAKEN: Final = 76  # kind * 6 + region
RESTORE: Final = 88  # kind
BANISH: Final = 90  # (kind * 4 + owner) * 6 + region
DESTROY: Final = 138
MOVE: Final = 186  # ((kind * 4 + owner) * 6 + from) * 6 + to
BUILD: Final = 474  # what * 6 + region
DEMOLISH: Final = 486  # glyph: owner * 6 + region; pyramid: 24 + region
TRANSFORM: Final = 516
VERTEX: Final = 546  # vertex
INVOKE: Final = 578  # use the god's ability before moving it
CARD: Final = 579  # type of card
ACTION: Final = 584  # slot
PASS: Final = 587  # reward * 3 + slot
THIRD: Final = 593
PAY: Final = 594  # kind * 7 + place (regions, then reserve)
OFFER: Final = 608  # tile
CHOOSE: Final = 626  # option
REGION: Final = 630
WINNER: Final = 636  # seat
CALENDAR: Final = 640  # field
CODEX: Final = 656
SACRIFICE: Final = 672  # number
SHAMANS: Final = 703  # number
ACTIONS: Final = 719

PYRAMID_AT: Final = 24  # in DEMOLISH and TRANSFORM: pyramids come after the glyphs of four owners

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

PHASES: Final = [
    "god", "ability", "start", "champion", "deploy", "gods", "card", "action", "third", "sacrifice", "split",
    "winner", "shamans", "calendar", "warriors", "codex", "clean-up", "over",
]  # fmt: skip

# Timing of tribe abilities.
TRIBE_START: Final = 0
PASSIVE: Final = 1
GAME_END: Final = 2
