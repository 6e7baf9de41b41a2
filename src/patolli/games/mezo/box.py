"""One component set as the engine reads it: flat tables, made once and shared by all states.

`code` holds the effects of every entry as instructions of `WIDTH` numbers; an entry's program starts at
`start[entry]` and ends with END. `counts` holds the sizes of effects, `COUNT` numbers each.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec

WIDTH: Final = 16
OP: Final = 0
SIZE: Final = 1  # row in `counts`
WHERE: Final = 2  # which regions
TO: Final = 3  # MOVE: which regions to
WHOSE: Final = 4
UNITS: Final = 5  # 1 Warriors, 2 Shamans, 3 both; for REMINDER the kind
WHAT: Final = 6  # 1 glyphs, 2 pyramid pieces, 3 both
FLAGS: Final = 7
PER_PLAYER: Final = 8
PER_REGION: Final = 9
AT_LEAST: Final = 10
JUMP: Final = 11  # where to go on if a condition or a cost fails
OPTIONS: Final = 12  # CHOICE: up to four addresses

# Operations.
END: Final = 0
OP_RESTORE: Final = 1
OP_DEPLOY: Final = 2
OP_AWAKEN: Final = 3
OP_BANISH: Final = 4
OP_DESTROY: Final = 5
OP_MOVE: Final = 6
OP_BUILD: Final = 7
OP_DEMOLISH: Final = 8
OP_TRANSFORM: Final = 9
OP_VP: Final = 10  # from here on no pieces are touched
OP_DEVOTION: Final = 11
OP_STRENGTH: Final = 12
OP_REMINDER: Final = 13
OP_SUMMON: Final = 14
OP_OFFER: Final = 15
OP_CHOICE: Final = 16
OP_IF: Final = 17
OP_JUMP: Final = 18

# Which regions (MEZ-R20, R21).
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

# Counts.
COUNT: Final = 8  # kind, four numbers, mult, plus
FIXED: Final = 0
BY_AGE: Final = 1
LEVEL: Final = 2
LAST: Final = 3
UNITS_IN_CONFLICT: Final = 4
UNITS_IN_XIBALBA: Final = 5
GLYPHS_ON_BOARD: Final = 6
TOP_PIECES: Final = 7
LEAST: Final = 8
ALL: Final = 99

SUMMON_ENTRY: Final = 0  # the program of the gods' stage: one SUMMON
RESTORE_ENTRY: Final = 1  # the program of a pass: RESTORE 1

Thing = dict[str, str]  # its id, and its name by language


class Box:
    """The tables of one set. Entries are numbered; `names` says what each number is for people."""

    kit: object  # the `Kit` it belongs to, for those who speak of components
    code: vec[i64]
    counts: vec[i64]
    start: vec[i64]  # entry -> address in code
    guess: vec[i64]  # entry -> what it may be worth, in tenths of a VP; for bots
    names: list[str]
    regions: list[Thing]
    vertices: list[Thing]
    abilities: list[Thing]
    altars: list[Thing]
    calendar: list[Thing]
    codex: list[Thing]
    tiles: list[Thing]
    gods: list[Thing]
    phrases: list[str]  # every action of the set in words; "" for numbers it does not use
    actions: dict[str, int]  # and back
    vertex: vec[i64]  # vertex -> regions it touches, a bit each
    level: vec[i64]  # Devotion space -> level
    space_vp: vec[i64]
    overflow: i64
    warriors: i64
    shamans: i64
    glyphs: i64
    dead_warriors: i64  # units that start in Xibalba
    dead_shamans: i64
    pieces: vec[i64]  # pyramid pieces of a tribe by level
    builder_vp: vec[i64]
    lower_vp: i64
    start_vp: vec[i64]
    strength: vec[i64]  # Warrior, Shaman, glyph, Champion
    field_vp: i64
    region_vp: vec[i64]
    blessed_vp: i64
    offer_first: i64
    offer_later: i64
    ability_age: vec[i64]
    ability_timing: vec[i64]
    ability_entry: vec[i64]
    passive: vec[i64]  # ability * 3: Champion strength, glyph strength, VP per pyramid piece
    altar_entry: vec[i64]
    calendar_entry: vec[i64]
    codex_entry: vec[i64]
    tile_age: vec[i64]
    tile_entry: vec[i64]
    summon_entry: vec[i64]  # god
    action_entry: vec[i64]  # (god * 5 + type) * 3 + slot

    def __init__(self) -> None:
        none = vec[i64]()
        self.kit = None
        self.code = none
        self.counts = none
        self.start = none
        self.guess = none
        self.names = []
        self.regions = []
        self.vertices = []
        self.abilities = []
        self.altars = []
        self.calendar = []
        self.codex = []
        self.tiles = []
        self.gods = []
        self.phrases = []
        self.actions = {}
        self.vertex = none
        self.level = none
        self.space_vp = none
        self.overflow = 0
        self.warriors = 0
        self.shamans = 0
        self.glyphs = 0
        self.dead_warriors = 0
        self.dead_shamans = 0
        self.pieces = none
        self.builder_vp = none
        self.lower_vp = 0
        self.start_vp = none
        self.strength = none
        self.field_vp = 0
        self.region_vp = none
        self.blessed_vp = 0
        self.offer_first = 0
        self.offer_later = 0
        self.ability_age = none
        self.ability_timing = none
        self.ability_entry = none
        self.passive = none
        self.altar_entry = none
        self.calendar_entry = none
        self.codex_entry = none
        self.tile_age = none
        self.tile_entry = none
        self.summon_entry = none
        self.action_entry = none
