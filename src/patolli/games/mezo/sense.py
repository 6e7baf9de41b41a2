"""Does a component set make sense? Every message starts with the entry it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from patolli.games.mezo.components import (
    Amount,
    AnyEffect,
    BadComponents,
    ChampionStrength,
    Choice,
    ComponentSet,
    Count,
    Driven,
    Entry,
    GlyphStrength,
    If,
    Move,
    Offer,
    OnPyramidPlacedVp,
    Pieces,
    Placed,
    Reminder,
    Strength,
    Summon,
    Vp,
)

CARD_TYPES = ("legacy", "vengeance", "fervor", "edict", "task")
RESERVED = ("reserve", "done", "glyph", "pyramid")  # words of phrases that no region may be called
PASSIVE = (ChampionStrength, GlyphStrength, OnPyramidPlacedVp)
DEEPEST = 3  # lists of effects inside lists of effects
MOST_EFFECTS = 12  # in one entry, all branches together
MOST_PIECES = 60  # that one entry may ask for, so that a game has an end in sight (`Mezo.bound`)


def check(box: ComponentSet) -> None:
    check_map(box)
    check_tracks(box)
    check_counts(box)
    for where, entry in entries(box):
        EntryCheck(where, entry).run()
    for ability in box.abilities:
        check_timing(f"ability {ability.id}", ability.timing, ability.effects)
    for god in box.gods:
        forbid(f"god {god.id}: summon", god.summon, (Summon, Offer), "would never end")
    for tile in box.wrathful:
        forbid(f"wrathful {tile.id}", tile, (Offer,), "would offer to itself")


def entries(box: ComponentSet) -> Iterator[tuple[str, Entry]]:
    """Everything with effects, with the name under which messages and views speak of it."""
    for ability in box.abilities:
        yield f"ability {ability.id}", ability
    for altar in box.altars:
        yield f"altar {altar.id}", altar
    for field in box.calendar:
        yield f"calendar {field.id}", field
    for field in box.codex:
        yield f"codex {field.id}", field
    for tile in box.wrathful:
        yield f"wrathful {tile.id}", tile
    for god in box.gods:
        yield f"god {god.id}: summon", god.summon
        yield f"god {god.id}: ceremonial", god.ceremonial
        for card in god.cards:
            for number, action in enumerate(card.actions, 1):
                yield f"god {god.id}: {card.type} action {number}", action


def walk(effects: Sequence[AnyEffect], depth: int = 1) -> Iterator[tuple[AnyEffect, int]]:
    """Every effect of a list and of the lists inside it, with how deep it lies."""
    for effect in effects:
        yield effect, depth
        if isinstance(effect, Choice) and depth < 20:
            for option in effect.options:
                yield from walk(option, depth + 1)
        elif isinstance(effect, If) and depth < 20:
            yield from walk(effect.then, depth + 1)


def unique(where: str, ids: list[str]) -> None:
    for number, one in enumerate(ids):
        if one in ids[:number]:
            raise BadComponents(f"{where} {one}: the id occurs twice")


def check_map(box: ComponentSet) -> None:
    regions = [region.id for region in box.regions]
    unique("region", regions)
    if len(regions) != 6:
        raise BadComponents(f"regions: the board has 6, not {len(regions)}")
    for name in regions:
        if name in RESERVED:
            raise BadComponents(f"region {name}: this word means something else in a phrase")
    unique("vertex", [vertex.id for vertex in box.vertices])
    if len(box.vertices) < 5:
        raise BadComponents("vertices: four gods need at least 5, so that each can move")
    for vertex in box.vertices:
        unique(f"vertex {vertex.id}: region", vertex.regions)
        for name in vertex.regions:
            if name not in regions:
                raise BadComponents(f"vertex {vertex.id}: there is no region {name!r}")
    for name in regions:
        if not any(name in vertex.regions for vertex in box.vertices):
            raise BadComponents(f"region {name}: no vertex touches it, so no god could be present there")


def check_tracks(box: ComponentSet) -> None:
    level = 1
    if box.devotion.spaces[0].level != 1:
        raise BadComponents("devotion: space 0 must be on level 1")
    for number, space in enumerate(box.devotion.spaces):
        if space.level not in (level, level + 1):
            raise BadComponents(f"devotion: space {number} jumps from level {level} to {space.level}")
        if number and space.vp < box.devotion.spaces[number - 1].vp:
            raise BadComponents(f"devotion: space {number} is worth less than the one before it")
        level = space.level
    tribe = box.tribe
    if tribe.xibalba.warriors > tribe.warriors or tribe.xibalba.shamans > tribe.shamans:
        raise BadComponents("tribe: more units start in Xibalba than a tribe has")
    if len(set(tribe.start_vp)) != 4:
        raise BadComponents("tribe: startVp puts two markers on one field (MEZ-R10)")
    if sorted(tribe.start_vp, reverse=True) != tribe.start_vp:
        raise BadComponents("tribe: startVp must fall from the first player on (MEZ-R7)")
    if len(box.build.builder) != len(tribe.pyramid):
        raise BadComponents(
            f"build: builder has {len(box.build.builder)} values for {len(tribe.pyramid)} levels"
        )


def check_counts(box: ComponentSet) -> None:
    unique("ability", [ability.id for ability in box.abilities])
    unique("altar", [altar.id for altar in box.altars])
    unique("calendar", [field.id for field in box.calendar])
    unique("codex", [field.id for field in box.codex])
    unique("wrathful", [tile.id for tile in box.wrathful])
    unique("god", [god.id for god in box.gods])
    if len(box.altars) < 5:
        raise BadComponents(f"altars: 5 regions need at least 5, not {len(box.altars)}")
    if len(box.gods) < 4:
        raise BadComponents(f"gods: four players need at least 4, not {len(box.gods)}")
    for age in (1, 2, 3):
        choices = sum(ability.age == age for ability in box.abilities)
        if not 1 <= choices <= 6:
            raise BadComponents(f"abilities: age {age} offers {choices}; it must be 1 to 6")
        if not any(tile.age == age for tile in box.wrathful):
            raise BadComponents(f"wrathful: there is no tile for age {age}")
    for god in box.gods:
        types = [card.type for card in god.cards]
        if len(types) != 5:
            raise BadComponents(f"god {god.id}: a deck has 5 cards, not {len(types)}")
        unique(f"god {god.id}: card", list(types))


def check_timing(where: str, timing: str, effects: Sequence[AnyEffect]) -> None:
    for effect, _ in walk(effects):
        if isinstance(effect, PASSIVE) != (timing == "passive"):
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


def op(effect: AnyEffect) -> str:
    return str(effect.__struct_config__.tag)


def largest(count: Count) -> int:
    """The most pieces that a count can ask for; one does not choose among more than about thirty."""
    if not isinstance(count, Amount):
        return 30 if count == "all" else count
    if count.by_age is not None:
        return max(count.by_age)
    if count.expr == "min":
        return min((largest(part) for part in count.of), default=0) * count.mult + count.plus
    return min(30, (9 if count.expr == "devotionLevel" else 15) * count.mult + count.plus)


class EntryCheck:
    """One entry: do its effects apply at all, and do their flags go together?"""

    def __init__(self, where: str, entry: Entry) -> None:
        self.where = where
        self.entry = entry

    def run(self) -> None:
        for number, (effect, depth) in enumerate(walk(self.entry.effects), 1):
            if depth > DEEPEST or number > MOST_EFFECTS:
                raise BadComponents(f"{self.where}: too many effects in one entry")
            if isinstance(effect, PASSIVE) and not self.where.startswith("ability "):
                self.wrong(effect, "is for tribe abilities only")
        pieces = [effect for effect, _ in walk(self.entry.effects) if isinstance(effect, Pieces)]
        if sum(largest(effect.count) for effect in pieces) > MOST_PIECES:
            raise BadComponents(f"{self.where}: asks for more than {MOST_PIECES} pieces")
        self.sequence(self.entry.effects, False, False)

    def wrong(self, effect: AnyEffect, problem: str) -> None:
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
                self.wrong(effect, "is a cost in full, so it cannot be upTo")  # type: ignore[arg-type]
            if effect.count == "all":
                self.wrong(effect, "is a cost, so its count cannot be all")  # type: ignore[arg-type]
            limited = isinstance(effect, Placed) and (effect.spread == "one" or effect.max_per_region)
            own = getattr(effect, "owner", "self") == "self"
            if limited or not own or isinstance(effect, Move) or op(effect) in ("build", "transform"):  # type: ignore[arg-type]
                self.wrong(effect, "as a cost takes own pieces, each from anywhere eligible")  # type: ignore[arg-type]

    def owners(self, effect: Driven) -> None:
        each = effect.owner in ("each", "each_opponent")
        if not each and (effect.min_units or effect.chooser == "owner"):
            self.wrong(effect, "has minUnits or chooser, which need the owner each or each_opponent")  # type: ignore[arg-type]
        if each and (effect.max_per_player or effect.max_per_region):
            self.wrong(effect, "counts for each owner, so it has no maxPerPlayer or maxPerRegion")  # type: ignore[arg-type]

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
        if len(count.of) > 4:
            self.wrong(effect, "takes the least of more than 4 counts")
        for part in count.of:
            if isinstance(part, Amount):
                if part.expr == "min":
                    self.wrong(effect, "has a min inside a min")
                self.count(effect, part, pieces)
