"""Does a component set make sense? Every message starts with the entry it is about."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.games.mezo.components.entries import (
    ability_entry,
    entries,
    op,
    summon_entry,
    walk,
    wrathful_entry,
)
from patolli.games.mezo.components.language import (
    MOST_DEVOTION,
    PASSIVES,
    Ability,
    Amount,
    AnyEffect,
    BadComponents,
    Choice,
    ComponentSet,
    Count,
    Driven,
    Effect,
    Entry,
    If,
    Move,
    Offer,
    Pieces,
    Placed,
    Reminder,
    Strength,
    Summon,
    Vp,
)
from patolli.games.mezo.data import (
    AGES,
    CONFLICTS,
    DECK_SIZE,
    MONUMENTS,
    MOST_ABILITIES_AN_AGE,
    MOST_UNITS,
    REGIONS,
    SEATS,
)

RESERVED = ("reserve", "done", *MONUMENTS)  # words of phrases that no region may be called
LEAST_VERTICES = 5  # one more than there can be gods
DEEPEST = 3  # lists of effects inside lists of effects
ALL_UNITS = 2 * MOST_UNITS  # of a tribe
MOST_PARTS = 4  # counts of which one is the least
MOST_EFFECTS = 12  # in one entry, all branches together
MOST_PIECES = 60  # that one entry may ask for, so that a game has an end in sight (`Mezo.bound`)


def check(components: ComponentSet) -> None:
    check_map(components)
    check_tracks(components)
    check_counts(components)
    for where, entry in entries(components):
        EntryCheck(where, entry).run()
    for ability in components.abilities:
        check_timing(ability_entry(ability), ability.timing, ability.effects)
    for god in components.gods:
        forbid(summon_entry(god), god.summon, (Summon, Offer), "would never end")
    for tile in components.wrathful:
        forbid(wrathful_entry(tile), tile, (Offer,), "would offer to itself")


def unique(where: str, ids: list[str]) -> None:
    for number, one in enumerate(ids):
        if one in ids[:number]:
            raise BadComponents(f"{where} {one}: the id occurs twice")


def check_map(components: ComponentSet) -> None:
    regions = [region.id for region in components.regions]
    unique("region", regions)
    if len(regions) != REGIONS:
        raise BadComponents(f"regions: the board has {REGIONS}, not {len(regions)}")
    for name in regions:
        if name in RESERVED:
            raise BadComponents(f"region {name}: this word means something else in a phrase")
    unique("vertex", [vertex.id for vertex in components.vertices])
    if len(components.vertices) < LEAST_VERTICES:
        raise BadComponents(f"vertices: four gods need at least {LEAST_VERTICES}, so that each can move")
    for vertex in components.vertices:
        unique(f"vertex {vertex.id}: region", vertex.regions)
        for name in vertex.regions:
            if name not in regions:
                raise BadComponents(f"vertex {vertex.id}: there is no region {name!r}")
    for name in regions:
        if not any(name in vertex.regions for vertex in components.vertices):
            raise BadComponents(f"region {name}: no vertex touches it, so no god could be present there")


def check_tracks(components: ComponentSet) -> None:
    level = 1
    if components.devotion.spaces[0].level != 1:
        raise BadComponents("devotion: space 0 must be on level 1")
    for number, space in enumerate(components.devotion.spaces):
        if space.level not in (level, level + 1):
            raise BadComponents(f"devotion: space {number} jumps from level {level} to {space.level}")
        if number and space.vp < components.devotion.spaces[number - 1].vp:
            raise BadComponents(f"devotion: space {number} is worth less than the one before it")
        level = space.level
    tribe = components.tribe
    if tribe.xibalba.warriors > tribe.warriors or tribe.xibalba.shamans > tribe.shamans:
        raise BadComponents("tribe: more units start in Xibalba than a tribe has")
    if len(set(tribe.start_vp)) != SEATS:
        raise BadComponents("tribe: startVp puts two markers on one field (MEZ-R10)")
    if sorted(tribe.start_vp, reverse=True) != tribe.start_vp:
        raise BadComponents("tribe: startVp must fall from the first player on (MEZ-R7)")
    if len(components.build.builder) != len(tribe.pyramid):
        raise BadComponents(
            f"build: builder has {len(components.build.builder)} values for {len(tribe.pyramid)} levels"
        )


def check_counts(components: ComponentSet) -> None:
    unique("ability", [ability.id for ability in components.abilities])
    unique("altar", [altar.id for altar in components.altars])
    unique("calendar", [field.id for field in components.calendar])
    unique("codex", [field.id for field in components.codex])
    unique("wrathful", [tile.id for tile in components.wrathful])
    unique("god", [god.id for god in components.gods])
    if len(components.altars) < CONFLICTS:
        raise BadComponents(
            f"altars: {CONFLICTS} regions need at least {CONFLICTS}, not {len(components.altars)}"
        )
    if len(components.gods) < SEATS:
        raise BadComponents(f"gods: four players need at least {SEATS}, not {len(components.gods)}")
    for age in range(1, AGES + 1):
        choices = sum(ability.age == age for ability in components.abilities)
        if not 1 <= choices <= MOST_ABILITIES_AN_AGE:
            raise BadComponents(
                f"abilities: age {age} offers {choices}; it must be 1 to {MOST_ABILITIES_AN_AGE}"
            )
        if not any(tile.age == age for tile in components.wrathful):
            raise BadComponents(f"wrathful: there is no tile for age {age}")
    for god in components.gods:
        types = [card.type for card in god.cards]
        if len(types) != DECK_SIZE:
            raise BadComponents(f"god {god.id}: a deck has {DECK_SIZE} cards, not {len(types)}")
        unique(f"god {god.id}: card", list(types))


def check_timing(where: str, timing: str, effects: Sequence[AnyEffect]) -> None:
    for effect, _ in walk(effects):
        if isinstance(effect, PASSIVES) != (timing == "passive"):
            raise BadComponents(f"{where}: {op(effect)} does not belong to the timing {timing!r}")
        if timing == "game_end" and not isinstance(effect, Vp):
            raise BadComponents(f"{where}: at the game's end only vp can apply, not {op(effect)}")
        if timing == "tribe_start":
            in_conflict = isinstance(effect, Placed) and effect.region == "conflict"
            in_conflict = in_conflict or (isinstance(effect, Move) and effect.to == "conflict")
            if in_conflict or isinstance(effect, Strength | Reminder):
                raise BadComponents(f"{where}: {op(effect)} can never apply, no conflict is under way then")


def forbid(where: str, entry: Entry, kinds: tuple[type, ...], why: str) -> None:
    for effect, _ in walk(entry.effects):
        if isinstance(effect, kinds):
            raise BadComponents(f"{where}: {op(effect)} {why}")


def largest(count: Count) -> int:
    """The most pieces that a count can ask for; one does not choose among more than about thirty."""
    if not isinstance(count, Amount):
        return ALL_UNITS if count == "all" else count
    if count.by_age is not None:
        return max(count.by_age)
    if count.expr == "min":
        return min((largest(part) for part in count.of), default=0) * count.mult + count.plus
    highest = MOST_DEVOTION if count.expr == "devotionLevel" else MOST_UNITS
    return min(ALL_UNITS, highest * count.mult + count.plus)


class EntryCheck:
    """One entry: do its effects apply at all, and do their flags go together?"""

    def __init__(self, where: str, entry: Entry) -> None:
        self.where = where
        self.entry = entry

    def run(self) -> None:
        for number, (effect, depth) in enumerate(walk(self.entry.effects), 1):
            if depth > DEEPEST or number > MOST_EFFECTS:
                raise BadComponents(f"{self.where}: too many effects in one entry")
            if isinstance(effect, PASSIVES) and not isinstance(self.entry, Ability):
                self.wrong(effect, "is for tribe abilities only")
        pieces = [effect for effect, _ in walk(self.entry.effects) if isinstance(effect, Pieces)]
        if sum(largest(effect.count) for effect in pieces) > MOST_PIECES:
            raise BadComponents(f"{self.where}: asks for more than {MOST_PIECES} pieces")
        self.sequence(self.entry.effects, False, False)

    def wrong(self, effect: Effect, problem: str) -> None:
        raise BadComponents(f"{self.where}: {op(effect)} {problem}")

    def sequence(self, effects: Sequence[AnyEffect], region: bool, pieces: bool) -> tuple[bool, bool]:
        """Walk a list in order; `region` and `pieces`: has an earlier effect had a region, moved pieces?"""
        for effect in effects:
            self.one(effect, region, pieces)
            if isinstance(effect, Choice):
                ends = [self.sequence(option, region, pieces) for option in effect.options]
                region = any(end[0] for end in ends)
                pieces = any(end[1] for end in ends)
                if not all(effect.options):
                    self.wrong(effect, "has an empty option")
            elif isinstance(effect, If):
                if not region:
                    self.wrong(effect, "can never apply: no effect before it has a region")
                self.sequence(effect.then, region, pieces)
            elif isinstance(effect, Pieces):
                region = region or isinstance(effect, Placed)
                pieces = True
        return region, pieces

    def one(self, effect: AnyEffect, region: bool, pieces: bool) -> None:
        if isinstance(effect, Pieces):
            self.flags(effect)
        if isinstance(effect, Placed) and effect.region == "same" and not region:
            self.wrong(effect, "can never apply: no effect before it has a region")
        if isinstance(effect, Driven):
            self.owners(effect)
        count: Count = getattr(effect, "count", 1)
        self.count(effect, count, pieces)

    def flags(self, effect: Pieces) -> None:
        if effect.as_cost:
            if effect.up_to:
                self.wrong(effect, "is a cost in full, so it cannot be upTo")
            if effect.count == "all":
                self.wrong(effect, "is a cost, so its count cannot be all")
            limited = isinstance(effect, Placed) and (effect.spread == "one" or effect.max_per_region)
            own = getattr(effect, "owner", "self") == "self"
            if limited or not own or isinstance(effect, Move) or op(effect) in ("build", "transform"):
                self.wrong(effect, "as a cost takes own pieces, each from anywhere eligible")
            most: int = getattr(effect, "max_per_player", 0)
            if 0 < most < largest(effect.count):
                self.wrong(effect, f"is a cost in full, so maxPerPlayer cannot be below it, as {most} is")

    def owners(self, effect: Driven) -> None:
        each = effect.owner in ("each", "each_opponent")
        if not each and (effect.min_units or effect.chooser == "owner"):
            self.wrong(effect, "has minUnits or chooser, which need the owner each or each_opponent")
        if each and (effect.max_per_player or effect.max_per_region):
            self.wrong(effect, "counts for each owner, so it has no maxPerPlayer or maxPerRegion")

    def count(self, effect: AnyEffect, count: Count, pieces: bool) -> None:
        if count == 0:
            self.wrong(effect, "has count 0 and can never apply")
        if not isinstance(count, Amount):
            return
        if (count.by_age is None) == (count.expr is None):
            self.wrong(effect, "has a count that needs either byAge or expr")
        if count.by_age is not None and not any(count.by_age):
            self.wrong(effect, "has count 0 in every age and can never apply")
        if (count.expr == "min") != bool(count.of):
            self.wrong(effect, "has a count in which min and of do not go together")
        if count.expr == "lastCount" and not pieces:
            self.wrong(effect, "counts the effect before it, but none moves pieces")
        if len(count.of) > MOST_PARTS:
            self.wrong(effect, f"takes the least of more than {MOST_PARTS} counts")
        for part in count.of:
            if isinstance(part, Amount):
                if part.expr == "min":
                    self.wrong(effect, "has a min inside a min")
                self.count(effect, part, pieces)
