"""The language of component sets: what a set may say, as types (published as `schema.json`).

Every entry says in `source` where its values come from: `rulebook`, `confirmed:<where>`, `printed` (an
owner of the box wrote them down) or `reconstructed`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from patolli.games.mezo.data import (
    MOST_ABILITIES,
    MOST_ALTARS,
    MOST_FIELDS,
    MOST_GODS,
    MOST_LEVELS,
    MOST_OPTIONS,
    MOST_TILES,
    MOST_UNITS,
    MOST_VERTICES,
    REGIONS,
    SEATS,
    SLOTS,
)

MOST_DEVOTION = 9  # levels of the track

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,23}$", description="one word of a phrase")]
Source = Annotated[str, Meta(pattern="^(rulebook|reconstructed|printed|confirmed:.{1,80})$")]
Said = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"\S")]  # not blank
Name = Annotated[dict[Literal["en", "pl", "fr", "de"], Said], Meta(min_length=1)]  # in any of them
Small = Annotated[int, Meta(ge=0, le=15)]
Points = Annotated[int, Meta(ge=0, le=99)]

Unit = Literal["any", "warrior", "shaman"]
What = Literal["either", "glyph", "pyramid"]
Place = Literal["conflict", "nonconflict", "any", "present", "same"]
Spread = Literal["free", "one"]
Expression = Literal[
    "devotionLevel",
    "lastCount",
    "ownUnitsInConflict",
    "ownUnitsInXibalba",
    "ownGlyphsOnBoard",
    "regionsWithOwnTopPyramid",
    "min",
]


class Data(Struct, forbid_unknown_fields=True, rename="camel", kw_only=True, omit_defaults=True):
    """Everything in a set is strict: an unknown key is an error, not a comment."""


class Amount(Data, kw_only=True):
    """A count that depends on the age or on the position: `byAge`, or `expr` × `mult` + `plus`."""

    by_age: tuple[Small, Small, Small] | None = None
    expr: Expression | None = None
    unit: Unit = "any"
    of: list[Amount | Small] = []
    mult: Annotated[int, Meta(ge=1, le=9)] = 1
    plus: Small = 0


Count = Amount | Small | Literal["all"]


class Effect(Data, tag_field="op", kw_only=True):
    """One step of what a card, field, tile, altar or ability does."""


class Pieces(Effect, kw_only=True):
    """An effect on units, glyphs or pyramid pieces."""

    count: Count = 1
    up_to: bool = False
    optional: bool = False
    as_cost: bool = False


class Placed(Pieces, kw_only=True):
    region: Place
    spread: Spread = "free"
    max_per_region: Small = 0


class Restore(Pieces, tag="restore", kw_only=True):
    unit: Unit = "any"


class Deploy(Placed, tag="deploy", kw_only=True):
    unit: Unit = "any"


class Awaken(Placed, tag="awaken", kw_only=True):
    unit: Unit = "any"


class Driven(Placed, kw_only=True):
    """BANISH and DESTROY: units of some owners leave their regions."""

    owner: Literal["self", "opponent", "one_opponent", "each", "each_opponent", "any"]
    unit: Unit = "any"
    chooser: Literal["actor", "owner"] = "actor"
    max_per_player: Small = 0
    min_units: Small = 0


class Banish(Driven, tag="banish", kw_only=True):
    pass


class Destroy(Driven, tag="destroy", kw_only=True):
    pass


class Move(Placed, tag="move", kw_only=True):
    owner: Literal["self", "opponent", "one_opponent", "any"]
    unit: Unit = "any"
    to: Literal["conflict", "nonconflict", "any", "present", "other_present"]
    from_spread: Spread = "free"
    max_per_player: Small = 0


class Build(Placed, tag="build", kw_only=True):
    what: What = "either"


class Changed(Placed, kw_only=True):
    """DEMOLISH and TRANSFORM: glyphs and top pyramid pieces of some owners."""

    owner: Literal["self", "opponent", "any"]
    what: What = "either"
    max_per_player: Small = 0


class Demolish(Changed, tag="demolish", kw_only=True):
    pass


class Transform(Changed, tag="transform", kw_only=True):
    pass


class Vp(Effect, tag="vp", kw_only=True):
    count: Amount | Small = 1


class Devotion(Effect, tag="devotion", kw_only=True):
    count: Amount | Small = 1


class Strength(Effect, tag="strength", kw_only=True):
    count: Amount | Small = 1


class Reminder(Effect, tag="reminder", kw_only=True):
    kind: Literal["most_warriors", "most_shamans"]


class Summon(Effect, tag="summon", kw_only=True):
    pass


class Offer(Effect, tag="offer", kw_only=True):
    optional: bool = False


class Choice(Effect, tag="choice", kw_only=True):
    options: Annotated[list[list[AnyEffect]], Meta(min_length=2, max_length=MOST_OPTIONS)]


class Condition(Data, kw_only=True):
    own_unit_in_same: Unit


class If(Effect, tag="if", kw_only=True):
    cond: Condition
    then: Annotated[list[AnyEffect], Meta(min_length=1)]


class ChampionStrength(Effect, tag="championStrength", kw_only=True):
    count: Small = 1


class GlyphStrength(Effect, tag="glyphStrength", kw_only=True):
    count: Small = 1


class OnPyramidPlacedVp(Effect, tag="onPyramidPlacedVp", kw_only=True):
    count: Small = 1


PASSIVES = (ChampionStrength, GlyphStrength, OnPyramidPlacedVp)  # what only tribe abilities do
AnyEffect = (
    Restore
    | Deploy
    | Awaken
    | Banish
    | Destroy
    | Move
    | Build
    | Demolish
    | Transform
    | Vp
    | Devotion
    | Strength
    | Reminder
    | Summon
    | Offer
    | Choice
    | If
    | ChampionStrength
    | GlyphStrength
    | OnPyramidPlacedVp
)
Effects = Annotated[list[AnyEffect], Meta(min_length=1, max_length=8)]


class Sourced(Data, kw_only=True):
    source: Source
    partial: bool = False  # only part of it comes from the source; the rest is reconstructed
    note: str = ""


class Entry(Sourced, kw_only=True):
    """Something printed with effects: `presence` is the god symbol (MEZ-R17)."""

    presence: bool = False
    effects: Effects


class Field(Entry, kw_only=True):
    id: Id


class Region(Sourced, kw_only=True):
    id: Id
    name: Name


class Vertex(Sourced, kw_only=True):
    id: Id
    regions: Annotated[list[Id], Meta(min_length=1, max_length=REGIONS)]
    at: tuple[Annotated[int, Meta(ge=0, le=100)], Annotated[int, Meta(ge=0, le=100)]]


class Space(Data, kw_only=True):
    level: Annotated[int, Meta(ge=1, le=MOST_DEVOTION)]
    vp: Points
    source: Source


class DevotionTrack(Sourced, kw_only=True):
    spaces: Annotated[list[Space], Meta(min_length=2, max_length=60)]
    overflow: Small


class InXibalba(Data, kw_only=True):
    warriors: Small
    shamans: Small


class Tribe(Sourced, kw_only=True):
    warriors: Annotated[int, Meta(ge=1, le=MOST_UNITS)]
    shamans: Annotated[int, Meta(ge=1, le=MOST_UNITS)]
    glyphs: Small
    pyramid: Annotated[list[Small], Meta(min_length=1, max_length=MOST_LEVELS)]
    xibalba: InXibalba
    start_vp: Annotated[list[Points], Meta(min_length=SEATS, max_length=SEATS)]


class Strengths(Sourced, kw_only=True):
    champion: Small
    warrior: Small
    shaman: Small
    glyph: Small


class BuildScoring(Sourced, kw_only=True):
    builder: list[Points]
    lower: Small


class AgeEnd(Sourced, kw_only=True):
    field_unit: Small
    pyramid_region: tuple[Small, Small, Small]


class Blessed(Sourced, kw_only=True):
    vp: Points


class OfferCost(Sourced, kw_only=True):
    first: Annotated[int, Meta(ge=1, le=4)]
    later: Annotated[int, Meta(ge=1, le=4)]


class Ability(Field, kw_only=True):
    age: Literal[1, 2, 3]
    name: Name
    timing: Literal["tribe_start", "passive", "game_end"]


class Tile(Field, kw_only=True):
    age: Literal[1, 2, 3]
    name: Name


class Card(Data, kw_only=True):
    type: Literal["legacy", "vengeance", "fervor", "edict", "task"]
    actions: Annotated[
        list[Entry], Meta(min_length=SLOTS - 1, max_length=SLOTS - 1)
    ]  # the last is ceremonial (MEZ-R64)


class God(Sourced, kw_only=True):
    id: Id
    name: Name
    summon: Entry
    ceremonial: Entry
    cards: list[Card]


class ComponentSet(Data, kw_only=True):
    """Everything that is printed on the components of one box."""

    format: Literal[1]
    title: Name
    regions: list[Region]
    vertices: Annotated[list[Vertex], Meta(max_length=MOST_VERTICES)]
    devotion: DevotionTrack
    tribe: Tribe
    strength: Strengths
    build: BuildScoring
    age_end: AgeEnd
    blessed: Blessed
    offer: OfferCost
    abilities: Annotated[list[Ability], Meta(max_length=MOST_ABILITIES)]
    altars: Annotated[list[Field], Meta(max_length=MOST_ALTARS)]
    calendar: Annotated[list[Field], Meta(min_length=1, max_length=MOST_FIELDS)]
    codex: Annotated[list[Field], Meta(min_length=1, max_length=MOST_FIELDS)]
    wrathful: Annotated[list[Tile], Meta(max_length=MOST_TILES)]
    gods: Annotated[list[God], Meta(max_length=MOST_GODS)]


class BadComponents(ValueError):
    """A component set that cannot be played; the text names the entry."""
