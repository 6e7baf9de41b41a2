"""One component set as the engine reads it: flat tables, made once and shared by all states."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec

Thing = dict[str, str]  # its id, and its name by language


class Box:
    """The tables of one set. Entries are numbered; `names` says what each number is for people."""

    playable: object  # the `PlayableSet` it belongs to, for those who speak of components
    code: Final[vec[i64]]  # see `instructions`
    counts: Final[vec[i64]]
    start: Final[vec[i64]]  # entry -> address in code
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
    vertex_regions: vec[i64]  # vertex -> regions it touches, a bit each
    space_level: vec[i64]  # Devotion space -> level
    space_vp: vec[i64]
    overflow: i64 = 0
    warriors: i64 = 0
    shamans: i64 = 0
    glyphs: i64 = 0
    dead_warriors: i64 = 0  # units that start in Xibalba
    dead_shamans: i64 = 0
    pieces: vec[i64]  # pyramid pieces of a tribe by level
    builder_vp: vec[i64]
    lower_vp: i64 = 0
    start_vp: vec[i64]
    warrior_strength: i64 = 0
    shaman_strength: i64 = 0
    glyph_strength: i64 = 0
    champion_strength: i64 = 0
    field_vp: i64 = 0
    region_vp: vec[i64]
    blessed_vp: i64 = 0
    offer_first: i64 = 0
    offer_later: i64 = 0
    ability_age: vec[i64]
    ability_timing: vec[i64]
    ability_entry: vec[i64]
    champion_bonus: vec[i64]  # ability -> what it always adds: to a Champion's Strength,
    glyph_bonus: vec[i64]  # to that of each glyph,
    piece_bonus: vec[i64]  # to the VP for a pyramid piece
    altar_entry: vec[i64]
    calendar_entry: vec[i64]
    codex_entry: vec[i64]
    tile_age: vec[i64]
    tile_entry: vec[i64]
    summon_entry: vec[i64]  # god
    action_entry: vec[i64]  # (god * DECK_SIZE + card) * SLOTS + slot

    def __init__(self, code: vec[i64], counts: vec[i64], start: vec[i64]) -> None:
        none = vec[i64]()
        self.playable = None
        self.code = code
        self.counts = counts
        self.start = start
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
        self.vertex_regions = none
        self.space_level = none
        self.space_vp = none
        self.pieces = none
        self.builder_vp = none
        self.start_vp = none
        self.region_vp = none
        self.ability_age = none
        self.ability_timing = none
        self.ability_entry = none
        self.champion_bonus = none
        self.glyph_bonus = none
        self.piece_bonus = none
        self.altar_entry = none
        self.calendar_entry = none
        self.codex_entry = none
        self.tile_age = none
        self.tile_entry = none
        self.summon_entry = none
        self.action_entry = none
