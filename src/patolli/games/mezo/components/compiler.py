"""From a component set to the tables of a `Box`: effects become instructions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from patolli.core.fast import i64, vec
from patolli.games.mezo import notation
from patolli.games.mezo.components import entries as e
from patolli.games.mezo.components import instructions as i
from patolli.games.mezo.components.box import Box, Thing
from patolli.games.mezo.components.language import (
    PASSIVES,
    Amount,
    AnyEffect,
    ChampionStrength,
    Choice,
    ComponentSet,
    Count,
    Entry,
    GlyphStrength,
    God,
    If,
    OnPyramidPlacedVp,
    Placed,
    Reminder,
    Restore,
    Summon,
)
from patolli.games.mezo.data import CARDS, GLYPH, PYRAMID, SHAMAN, SLOTS, WARRIOR

OPERATIONS = {
    "restore": i.RESTORE,
    "deploy": i.DEPLOY,
    "awaken": i.AWAKEN,
    "banish": i.BANISH,
    "destroy": i.DESTROY,
    "move": i.MOVE,
    "build": i.BUILD,
    "demolish": i.DEMOLISH,
    "transform": i.TRANSFORM,
    "vp": i.VP,
    "devotion": i.DEVOTION,
    "strength": i.STRENGTH,
    "reminder": i.REMINDER,
    "summon": i.SUMMON,
    "offer": i.OFFER,
    "choice": i.CHOICE,
    "if": i.IF,
}
OPERATION_NAMES = {number: name for name, number in OPERATIONS.items()}
PLACES = {
    "conflict": i.IN_CONFLICT,
    "nonconflict": i.OUTSIDE,
    "any": i.ANYWHERE,
    "present": i.PRESENT,
    "other_present": i.OTHER_PRESENT,
    "same": i.SAME,
}
OWNERS = {
    "self": i.OWN,
    "opponent": i.OPPONENTS,
    "one_opponent": i.ONE_OPPONENT,
    "each": i.EACH,
    "each_opponent": i.EACH_OPPONENT,
    "any": i.ANYBODY,
}
WARRIORS, SHAMANS = 1 << WARRIOR, 1 << SHAMAN
KINDS = {
    "warrior": WARRIORS,
    "shaman": SHAMANS,
    "any": WARRIORS | SHAMANS,
    "most_warriors": WARRIORS,
    "most_shamans": SHAMANS,
}
WHAT = {"glyph": 1 << GLYPH, "pyramid": 1 << PYRAMID, "either": 1 << GLYPH | 1 << PYRAMID}
EXPRESSIONS = {
    "devotionLevel": i.LEVEL,
    "lastCount": i.LAST,
    "ownUnitsInConflict": i.UNITS_IN_CONFLICT,
    "ownUnitsInXibalba": i.UNITS_IN_XIBALBA,
    "ownGlyphsOnBoard": i.GLYPHS_ON_BOARD,
    "regionsWithOwnTopPyramid": i.TOP_PIECES,
    "min": i.LEAST,
}
TIMINGS = {"tribe_start": i.TRIBE_START, "passive": i.PASSIVE, "game_end": i.GAME_END}


class Compiler:
    """Collects instructions and counts."""

    def __init__(self) -> None:
        self.code: list[list[int]] = []
        self.counts: list[list[int]] = []

    def program(self, entry: Entry) -> int:
        """Compile an entry and return its address."""
        start = len(self.code)
        active = [effect for effect in entry.effects if not isinstance(effect, PASSIVES)]
        later_same = uses_same(active)
        self.sequence(active, entry.presence, later_same)
        end = len(self.code)
        for row in self.code[start:]:
            if row[i.FLAGS] & i.COST:
                row[i.JUMP] = end  # a cost that cannot be paid ends the whole entry
        self.add(i.END)
        return start

    def rule(self, effect: AnyEffect) -> int:
        """An effect that the rules give, not a component."""
        start = len(self.code)
        self.instruction(effect, False, False)
        self.add(i.END)
        return start

    def add(self, operation: int) -> list[int]:
        row = [0] * i.WIDTH
        row[i.OP] = operation
        self.code.append(row)
        return row

    def sequence(self, effects: Sequence[AnyEffect], presence: bool, later_same: bool) -> None:
        for effect in effects:
            if isinstance(effect, Choice):
                self.choice(effect, presence, later_same)
            elif isinstance(effect, If):
                row = self.add(i.IF)
                row[i.UNITS] = KINDS[effect.cond.own_unit_in_same]
                self.sequence(effect.then, presence, later_same)
                row[i.JUMP] = len(self.code)
            else:
                self.instruction(effect, presence, later_same)

    def choice(self, effect: Choice, presence: bool, later_same: bool) -> None:
        row = self.add(i.CHOICE)
        row[i.SIZE] = len(effect.options)
        ends = []
        for number, option in enumerate(effect.options):
            row[i.OPTIONS + number] = len(self.code)
            self.sequence(option, presence, later_same)
            ends.append(self.add(i.GO_TO))
        for end in ends:
            end[i.JUMP] = len(self.code)

    def instruction(self, effect: AnyEffect, presence: bool, later_same: bool) -> None:
        row = self.add(OPERATIONS[e.op(effect)])
        row[i.SIZE] = self.count(getattr(effect, "count", 1))
        row[i.WHERE] = PLACES[getattr(effect, "region", "conflict")]
        row[i.TO] = PLACES[getattr(effect, "to", "conflict")]
        row[i.WHOSE] = OWNERS[getattr(effect, "owner", "self")]
        row[i.UNITS] = KINDS[effect.kind if isinstance(effect, Reminder) else getattr(effect, "unit", "any")]
        row[i.WHAT] = WHAT[getattr(effect, "what", "either")]
        row[i.FLAGS] = self.flags(effect, presence, later_same)
        row[i.PER_PLAYER] = getattr(effect, "max_per_player", 0)
        row[i.PER_REGION] = getattr(effect, "max_per_region", 0)
        row[i.AT_LEAST] = max(1, getattr(effect, "min_units", 0))

    def flags(self, effect: AnyEffect, presence: bool, later_same: bool) -> int:
        each = getattr(effect, "owner", "self") in ("each", "each_opponent")
        one = getattr(effect, "spread", "free") == "one"
        several = isinstance(effect, Placed) and effect.region not in ("conflict", "same")
        return (
            (i.UP_TO if getattr(effect, "up_to", False) else 0)
            | (i.COST if getattr(effect, "as_cost", False) else 0)
            | (i.OPTIONAL if getattr(effect, "optional", False) else 0)
            | (i.ONE_REGION if one else 0)
            | (i.ONE_SOURCE if getattr(effect, "from_spread", "free") == "one" else 0)
            | (i.OWNER_CHOOSES if getattr(effect, "chooser", "actor") == "owner" else 0)
            | (i.PRESENCE if presence else 0)
            | (i.NAMES_REGION if later_same else 0)
            | (i.ASK_REGION if one and several and (each or later_same) and e.op(effect) != "move" else 0)
        )

    def count(self, count: Count) -> int:
        """Add a row of counts and return its number."""
        parts: list[int] = []
        row = [0] * i.COUNT
        row[i.TIMES] = 1
        if not isinstance(count, Amount):
            row[i.KIND] = i.FIXED
            parts = [i.ALL if count == "all" else count]
        else:
            row[i.TIMES], row[i.PLUS] = count.mult, count.plus
            if count.by_age is not None:
                row[i.KIND] = i.BY_AGE
                parts = list(count.by_age)
            elif count.expr is not None:
                row[i.KIND] = EXPRESSIONS[count.expr]
                parts = [self.count(part) for part in count.of] or [KINDS[count.unit]]
        parts += [i.NO_PART] * (i.MOST_PARTS - len(parts))
        row[i.PARTS : i.PARTS + i.MOST_PARTS] = parts
        self.counts.append(row)
        return len(self.counts) - 1


def uses_same(effects: Sequence[AnyEffect]) -> bool:
    return any(isinstance(one, If) or getattr(one, "region", "") == "same" for one, _ in e.walk(effects))


def flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def compile_set(components: ComponentSet) -> Box:
    """The tables of a checked set."""
    compiler = Compiler()
    starts = [compiler.rule(Summon()), compiler.rule(Restore())]
    names = ["gods", "pass"]
    for name, entry in e.entries(components):
        starts.append(compiler.program(entry))
        names.append(name)
    made = Box(flat(compiler.code), flat(compiler.counts), vec[i64](starts))
    made.names = names
    put_values(made, components)
    put_things(made, components)
    put_entries(made, components)
    made.phrases = notation.spell(made)
    made.actions = {phrase: action for action, phrase in enumerate(made.phrases) if phrase}
    return made


def put_values(made: Box, components: ComponentSet) -> None:
    """The map, the tracks, and all numbers of the rules."""
    regions = [region.id for region in components.regions]
    made.vertex_regions = vec[i64](
        [sum(1 << regions.index(name) for name in vertex.regions) for vertex in components.vertices]
    )
    made.space_level = vec[i64]([space.level for space in components.devotion.spaces])
    made.space_vp = vec[i64]([space.vp for space in components.devotion.spaces])
    made.overflow = components.devotion.overflow
    tribe = components.tribe
    made.warriors, made.shamans, made.glyphs = tribe.warriors, tribe.shamans, tribe.glyphs
    made.dead_warriors, made.dead_shamans = tribe.xibalba.warriors, tribe.xibalba.shamans
    made.pieces, made.start_vp = vec[i64](tribe.pyramid), vec[i64](tribe.start_vp)
    made.builder_vp, made.lower_vp = vec[i64](components.build.builder), components.build.lower
    worth = components.strength
    made.warrior_strength, made.shaman_strength = worth.warrior, worth.shaman
    made.glyph_strength, made.champion_strength = worth.glyph, worth.champion
    made.field_vp = components.age_end.field_unit
    made.region_vp = vec[i64](components.age_end.pyramid_region)
    made.blessed_vp = components.blessed.vp
    made.offer_first, made.offer_later = components.offer.first, components.offer.later


def put_things(made: Box, components: ComponentSet) -> None:
    """What events and messages say of each component."""
    made.regions = things(components.regions)
    made.vertices = things(components.vertices)
    made.abilities = things(components.abilities)
    made.altars = things(components.altars)
    made.calendar = numbered(components.calendar)
    made.codex = numbered(components.codex)
    made.tiles = things(components.wrathful)
    made.gods = things(components.gods)


def things(parts: Sequence[Any]) -> list[Thing]:
    """The id and the names of each."""
    return [{"id": part.id, **getattr(part, "name", {"en": part.id})} for part in parts]


def numbered(fields: Sequence[Any]) -> list[Thing]:
    """Fields have no names: one speaks of the third one of the Calendar."""
    return [{"id": field.id, "en": str(number)} for number, field in enumerate(fields, 1)]


def put_entries(made: Box, components: ComponentSet) -> None:
    """Which entry is on which component."""
    numbers = {name: number for number, name in enumerate(made.names)}

    def listed(names: Iterable[str]) -> vec[i64]:
        return vec[i64]([numbers[name] for name in names])

    abilities = components.abilities
    made.ability_age = vec[i64]([ability.age for ability in abilities])
    made.ability_timing = vec[i64]([TIMINGS[ability.timing] for ability in abilities])
    made.ability_entry = listed(map(e.ability_entry, abilities))
    made.champion_bonus = bonuses(components, ChampionStrength)
    made.glyph_bonus = bonuses(components, GlyphStrength)
    made.piece_bonus = bonuses(components, OnPyramidPlacedVp)
    made.altar_entry = listed(map(e.altar_entry, components.altars))
    made.calendar_entry = listed(map(e.calendar_entry, components.calendar))
    made.codex_entry = listed(map(e.codex_entry, components.codex))
    made.tile_age = vec[i64]([tile.age for tile in components.wrathful])
    made.tile_entry = listed(map(e.wrathful_entry, components.wrathful))
    made.summon_entry = listed(map(e.summon_entry, components.gods))
    made.action_entry = listed(name for god in components.gods for name in actions_of(god))


def actions_of(god: God) -> list[str]:
    """MEZ-R63, MEZ-R64: the three actions of each of the five cards, the ceremonial one on all."""
    return [
        e.ceremonial_entry(god) if slot == SLOTS else e.action_entry(god, card, slot)
        for card in CARDS
        for slot in range(1, SLOTS + 1)
    ]


def bonuses(components: ComponentSet, kind: type[Any]) -> vec[i64]:
    """What each ability always adds of a kind."""
    return vec[i64](
        [
            sum(effect.count for effect in ability.effects if isinstance(effect, kind))
            for ability in components.abilities
        ]
    )
