"""What no component set changes: how many of everything, and what it is called in phrases and positions.

What is printed on cards, tiles, altars and tracks is data of another kind: `components/default.json`.
"""

from __future__ import annotations

from typing import Final

DEFAULT: Final = "default"  # the component set that comes with the game

COLOURS = ("dark", "red", "blue", "gold")  # the seats
SEATS: Final = 4
AGES: Final = 3  # MEZ-R2
REGIONS: Final = 6  # MEZ-R3
CONFLICTS: Final = 5  # an age, at the most

UNITS = ("warrior", "shaman")  # MEZ-R22: a Champion is none
KINDS: Final = 2
WARRIOR: Final = 0
SHAMAN: Final = 1

MONUMENTS = ("glyph", "pyramid")  # MEZ-R25
GLYPH: Final = 0
PYRAMID: Final = 1

CARDS = ("legacy", "vengeance", "fervor", "edict", "task")  # MEZ-R63: the deck of every god
DECK_SIZE: Final = 5
HAND: Final = 3  # MEZ-R42: cards to choose from
SLOTS: Final = 3  # MEZ-R64: actions of a card; the last is the ceremonial one, the same on all five
ROUNDS: Final = 2  # MEZ-R43: of actions in a conflict
DEPLOY_LIMIT: Final = 3  # MEZ-R37: units a region in the tribe stage

REWARDS = ("devotion", "restore")  # MEZ-R44: of a pass
FOR_DEVOTION: Final = 0
FOR_RESTORE: Final = 1
PASS_DEVOTION: Final = 1

# How many of each a component set may have: `actions` numbers them all.
MOST_GODS: Final = 9
MOST_ABILITIES: Final = 18
MOST_ABILITIES_AN_AGE: Final = 6
MOST_VERTICES: Final = 32
MOST_ALTARS: Final = 12
MOST_FIELDS: Final = 16  # of the Calendar, and of the Codex
MOST_TILES: Final = 18
MOST_LEVELS: Final = 6  # of a pyramid
MOST_OPTIONS: Final = 4  # of a choice in an effect
MOST_UNITS: Final = 15  # of a kind
