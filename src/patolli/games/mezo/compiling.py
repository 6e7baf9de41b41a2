"""From a component set to the tables of a `Box`: effects become instructions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from patolli.core.fast import i64, vec
from patolli.games.mezo import box as b
from patolli.games.mezo import notation
from patolli.games.mezo.box import Box, Thing
from patolli.games.mezo.components import (
    Amount,
    AnyEffect,
    ChampionStrength,
    Choice,
    ComponentSet,
    Count,
    Entry,
    GlyphStrength,
    If,
    OnPyramidPlacedVp,
    Placed,
    Reminder,
    Restore,
    Summon,
)
from patolli.games.mezo.numbers import GAME_END, PASSIVE, TRIBE_START
from patolli.games.mezo.sense import CARD_TYPES, entries, op, walk

OPS = {
    "restore": b.OP_RESTORE,
    "deploy": b.OP_DEPLOY,
    "awaken": b.OP_AWAKEN,
    "banish": b.OP_BANISH,
    "destroy": b.OP_DESTROY,
    "move": b.OP_MOVE,
    "build": b.OP_BUILD,
    "demolish": b.OP_DEMOLISH,
    "transform": b.OP_TRANSFORM,
    "vp": b.OP_VP,
    "devotion": b.OP_DEVOTION,
    "strength": b.OP_STRENGTH,
    "reminder": b.OP_REMINDER,
    "summon": b.OP_SUMMON,
    "offer": b.OP_OFFER,
}
PLACES = {
    "conflict": b.IN_CONFLICT,
    "nonconflict": b.OUTSIDE,
    "any": b.ANYWHERE,
    "present": b.PRESENT,
    "other_present": b.OTHER_PRESENT,
    "same": b.SAME,
}
OWNERS = {
    "self": b.OWN,
    "opponent": b.OPPONENTS,
    "one_opponent": b.ONE_OPPONENT,
    "each": b.EACH,
    "each_opponent": b.EACH_OPPONENT,
    "any": b.ANYBODY,
}
KINDS = {"warrior": 1, "shaman": 2, "any": 3, "most_warriors": 1, "most_shamans": 2}
WHAT = {"glyph": 1, "pyramid": 2, "either": 3}
EXPRESSIONS = {
    "devotionLevel": b.LEVEL,
    "lastCount": b.LAST,
    "ownUnitsInConflict": b.UNITS_IN_CONFLICT,
    "ownUnitsInXibalba": b.UNITS_IN_XIBALBA,
    "ownGlyphsOnBoard": b.GLYPHS_ON_BOARD,
    "regionsWithOwnTopPyramid": b.TOP_PIECES,
    "min": b.LEAST,
}
TIMINGS = {"tribe_start": TRIBE_START, "passive": PASSIVE, "game_end": GAME_END}
PASSIVES = (ChampionStrength, GlyphStrength, OnPyramidPlacedVp)


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
            if row[b.FLAGS] & b.COST:
                row[b.JUMP] = end  # a cost that cannot be paid ends the whole entry
        self.add(b.END)
        return start

    def rule(self, effect: AnyEffect) -> int:
        """An effect that the rules give, not a component."""
        start = len(self.code)
        self.instruction(effect, False, False)
        self.add(b.END)
        return start

    def add(self, operation: int) -> list[int]:
        row = [0] * b.WIDTH
        row[b.OP] = operation
        self.code.append(row)
        return row

    def sequence(self, effects: Sequence[AnyEffect], presence: bool, later_same: bool) -> None:
        for effect in effects:
            if isinstance(effect, Choice):
                self.choice(effect, presence, later_same)
            elif isinstance(effect, If):
                row = self.add(b.OP_IF)
                row[b.UNITS] = KINDS[effect.cond.own_unit_in_same]
                self.sequence(effect.then, presence, later_same)
                row[b.JUMP] = len(self.code)
            else:
                self.instruction(effect, presence, later_same)

    def choice(self, effect: Choice, presence: bool, later_same: bool) -> None:
        row = self.add(b.OP_CHOICE)
        row[b.SIZE] = len(effect.options)
        ends = []
        for number, option in enumerate(effect.options):
            row[b.OPTIONS + number] = len(self.code)
            self.sequence(option, presence, later_same)
            ends.append(self.add(b.OP_JUMP))
        for end in ends:
            end[b.JUMP] = len(self.code)

    def instruction(self, effect: AnyEffect, presence: bool, later_same: bool) -> None:
        row = self.add(OPS[op(effect)])
        row[b.SIZE] = self.count(getattr(effect, "count", 1))
        row[b.WHERE] = PLACES[getattr(effect, "region", "conflict")]
        row[b.TO] = PLACES[getattr(effect, "to", "conflict")]
        row[b.WHOSE] = OWNERS[getattr(effect, "owner", "self")]
        row[b.UNITS] = KINDS[effect.kind if isinstance(effect, Reminder) else getattr(effect, "unit", "any")]
        row[b.WHAT] = WHAT[getattr(effect, "what", "either")]
        row[b.FLAGS] = self.flags(effect, presence, later_same)
        row[b.PER_PLAYER] = getattr(effect, "max_per_player", 0)
        row[b.PER_REGION] = getattr(effect, "max_per_region", 0)
        row[b.AT_LEAST] = max(1, getattr(effect, "min_units", 0))

    def flags(self, effect: AnyEffect, presence: bool, later_same: bool) -> int:
        each = getattr(effect, "owner", "self") in ("each", "each_opponent")
        one = getattr(effect, "spread", "free") == "one"
        several = isinstance(effect, Placed) and effect.region not in ("conflict", "same")
        return (
            (b.UP_TO if getattr(effect, "up_to", False) else 0)
            | (b.COST if getattr(effect, "as_cost", False) else 0)
            | (b.OPTIONAL if getattr(effect, "optional", False) else 0)
            | (b.ONE_REGION if one else 0)
            | (b.ONE_SOURCE if getattr(effect, "from_spread", "free") == "one" else 0)
            | (b.OWNER_CHOOSES if getattr(effect, "chooser", "actor") == "owner" else 0)
            | (b.PRESENCE if presence else 0)
            | (b.ASK_REGION if one and several and (each or later_same) and op(effect) != "move" else 0)
        )

    def count(self, count: Count) -> int:
        """Add a row of counts and return its number."""
        row = [0] * b.COUNT
        if isinstance(count, Amount):
            parts = [self.count(part) for part in count.of]
            if count.by_age is not None:
                row[:4] = [b.BY_AGE, *count.by_age]
            elif count.expr is not None:
                row[0] = EXPRESSIONS[count.expr]
                row[1:5] = (parts + [-1] * 4)[:4] if parts else [KINDS[count.unit], 0, 0, 0]
            row[5:7] = [count.mult, count.plus]
        else:
            row[:2] = [b.FIXED, b.ALL if count == "all" else count]
            row[5] = 1
        self.counts.append(row)
        return len(self.counts) - 1


GUESSES = {  # tenths of a VP for each piece or point
    "restore": 4, "deploy": 5, "awaken": 8, "banish": 8, "destroy": 10, "move": 4, "build": 30,
    "demolish": 15, "transform": 30, "vp": 10, "devotion": 10, "strength": 9, "reminder": 25, "summon": 20,
    "offer": 8, "championStrength": 60, "glyphStrength": 50, "onPyramidPlacedVp": 40,
}  # fmt: skip


def guess(effects: Sequence[AnyEffect]) -> int:
    """What effects may be worth to a player, in tenths of a VP: a start for bots, no more."""
    total = 0
    for effect in effects:
        if isinstance(effect, Choice):
            total += max(guess(option) for option in effect.options)
        elif isinstance(effect, If):
            total += guess(effect.then) // 2
        else:
            sign = -1 if getattr(effect, "owner", "") == "self" and op(effect) in ("banish", "destroy") else 1
            total += sign * GUESSES[op(effect)] * usual(getattr(effect, "count", 1))
    return total


def usual(count: Count) -> int:
    """A usual size of an effect."""
    if not isinstance(count, Amount):
        return 3 if count == "all" else count
    return max(1, count.by_age[1] if count.by_age else 2 * count.mult + count.plus)


def uses_same(effects: Sequence[AnyEffect]) -> bool:
    return any(isinstance(e, If) or getattr(e, "region", "") == "same" for e, _ in walk(effects))


def flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def compile_set(components: ComponentSet) -> Box:
    """The tables of a checked set."""
    made = Box()
    compiler = Compiler()
    starts = [compiler.rule(Summon()), compiler.rule(Restore())]
    numbers, guesses = {}, [guess([Summon()]), guess([Restore()])]
    made.names = ["gods", "pass"]
    for where, entry in entries(components):
        numbers[where] = len(starts)
        starts.append(compiler.program(entry))
        made.names.append(where)
        guesses.append(guess(entry.effects))
    made.guess = vec[i64](guesses)
    made.code, made.counts, made.start = flat(compiler.code), flat(compiler.counts), vec[i64](starts)
    _numbers(made, components)
    _entries(made, components, numbers)
    made.phrases = notation.spell(made)
    made.actions = {phrase: action for action, phrase in enumerate(made.phrases) if phrase}
    return made


def _numbers(made: Box, components: ComponentSet) -> None:
    regions = [region.id for region in components.regions]
    made.vertex = vec[i64](
        [sum(1 << regions.index(name) for name in vertex.regions) for vertex in components.vertices]
    )
    made.level = vec[i64]([space.level for space in components.devotion.spaces])
    made.space_vp = vec[i64]([space.vp for space in components.devotion.spaces])
    made.overflow = components.devotion.overflow
    tribe = components.tribe
    made.warriors, made.shamans, made.glyphs = tribe.warriors, tribe.shamans, tribe.glyphs
    made.dead_warriors, made.dead_shamans = tribe.xibalba.warriors, tribe.xibalba.shamans
    made.pieces, made.start_vp = vec[i64](tribe.pyramid), vec[i64](tribe.start_vp)
    made.builder_vp, made.lower_vp = vec[i64](components.build.builder), components.build.lower
    worth = components.strength
    made.strength = vec[i64]([worth.warrior, worth.shaman, worth.glyph, worth.champion])
    made.field_vp = components.age_end.field_unit
    made.region_vp = vec[i64](components.age_end.pyramid_region)
    made.blessed_vp = components.blessed.vp
    made.offer_first, made.offer_later = components.offer.first, components.offer.later


def thing(part: Any) -> Thing:
    """What events and messages say of a component: its id and its names."""
    names = getattr(part, "name", {"en": part.id})
    return {"id": part.id, **names}


def _entries(made: Box, components: ComponentSet, numbers: dict[str, int]) -> None:
    abilities = components.abilities
    made.regions = [thing(region) for region in components.regions]
    made.vertices = [thing(vertex) for vertex in components.vertices]
    made.abilities = [thing(ability) for ability in abilities]
    made.altars = [thing(altar) for altar in components.altars]
    made.calendar = [thing(field) for field in components.calendar]
    made.codex = [thing(field) for field in components.codex]
    made.tiles = [thing(tile) for tile in components.wrathful]
    made.gods = [thing(god) for god in components.gods]
    made.ability_age = vec[i64]([ability.age for ability in abilities])
    made.ability_timing = vec[i64]([TIMINGS[ability.timing] for ability in abilities])
    made.ability_entry = vec[i64]([numbers[f"ability {ability.id}"] for ability in abilities])
    made.passive = vec[i64](
        [
            sum(effect.count for effect in ability.effects if isinstance(effect, kind))
            for ability in abilities
            for kind in PASSIVES
        ]
    )
    made.altar_entry = vec[i64]([numbers[f"altar {altar.id}"] for altar in components.altars])
    made.calendar_entry = vec[i64]([numbers[f"calendar {field.id}"] for field in components.calendar])
    made.codex_entry = vec[i64]([numbers[f"codex {field.id}"] for field in components.codex])
    made.tile_age = vec[i64]([tile.age for tile in components.wrathful])
    made.tile_entry = vec[i64]([numbers[f"wrathful {tile.id}"] for tile in components.wrathful])
    made.summon_entry = vec[i64]([numbers[f"god {god.id}: summon"] for god in components.gods])
    made.action_entry = vec[i64](  # MEZ-R63, R64: five cards a god, the ceremonial action on all
        [
            numbers[f"god {god.id}: ceremonial" if slot == 3 else f"god {god.id}: {card} action {slot}"]
            for god in components.gods
            for card in CARD_TYPES
            for slot in (1, 2, 3)
        ]
    )
