"""The table in numbers: where things stand in the packed arrays, and what is printed, for fast reading."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import data

# What a seat has: one stretch of the array `own` for each seat.
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4
POINTS: Final = 5  # in quarters, because a corn is worth a quarter at the end (TZO-R60)
WORKERS: Final = 6  # in play
HOME: Final = 7  # of these, the free ones
TEMPLE: Final = 8  # three steps: brown, yellow, green
TECH: Final = 11  # four levels: agriculture, extraction, architecture, theology
LIGHT: Final = 15  # is the light side of the player board up? (TZO-R48)
FARM: Final = 16  # workers who need no food
DISCOUNT: Final = 17  # corn that each worker needs less
CORN_TILES: Final = 18
WOOD_TILES: Final = 19
BUILT: Final = 20  # one bit for each building
MONUMENTS: Final = 21  # one bit for each monument
TILES: Final = 22  # one bit for each starting tile kept
HAND: Final = 23  # one bit for each starting tile dealt and not yet kept
COLOUR: Final = 24  # buildings and monuments by colour: yellow, grey, green, blue
SEAT: Final = 28

AGRICULTURE: Final = 11
EXTRACTION: Final = 12
ARCHITECTURE: Final = 13
THEOLOGY: Final = 14

# What lies on the table: stretches of the array `table`.
TOOTH: Final = 0  # 53 teeth: 0 nobody, seat + 1, or NEUTRAL
JUNGLE_WOOD: Final = 53  # wood tiles (each over a corn tile) in the groups of Palenque 2 to 5
JUNGLE_CORN: Final = 57  # uncovered corn tiles
ROW: Final = 61  # six buildings on display, or NOTHING
PILE: Final = 67  # both piles, in the order they will be drawn: 14 of age 1, 18 of age 2
STACK: Final = 99  # what is still to be resolved; the last comes first
TABLE: Final = 131

NEUTRAL: Final = 5
NOTHING: Final = -1

PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN: Final = 4
ALL_TEETH: Final = 53
AGE_ONE: Final = 14  # buildings of age 1; the other 18 are of age 2
ALL_BUILDINGS: Final = 32
KINDS: Final = 27  # different buildings: some farms exist twice or three times
ALL_MONUMENTS: Final = 13
ALL_TILES: Final = 21

# Effects of buildings and starting tiles.
GAIN: Final = 0
STEP: Final = 1
STEP_ANY: Final = 2
LEARN: Final = 3
LEARN_ANY: Final = 4
SCORE: Final = 5
HIRE: Final = 6
FEED: Final = 7
SAVE: Final = 8
MARKET: Final = 9
EXTRA_BUILDING: Final = 10
EXTRA_ACTION: Final = 11


def first_tooth(wheel: i64) -> i64:
    return wheel * 10


def teeth_of(wheel: i64) -> i64:
    return 13 if wheel == CHICHEN else 10


def last_space(wheel: i64) -> i64:
    return 10 if wheel == CHICHEN else 7


def opposite(space: i64) -> i64:
    """The tooth across a small wheel (TZO-R7)."""
    return (space + 5) % 10


def kind_names() -> list[str]:
    return [building.key for building in data.BUILDINGS]


def building_kinds() -> list[int]:
    """The kind of each of the 32 buildings: copies have the same."""
    return [kind for kind, building in enumerate(data.BUILDINGS) for _ in range(building.copies)]


def effect_code(effect: data.Effect) -> int:
    """An effect as one number: what it is, and twice eight bits for what it is about."""
    name = effect[0]
    about = effect[1] if len(effect) > 1 else 0
    if name == "gain":
        return GAIN + (data.GOODS.index(str(about)) << 8) + (int(effect[2]) << 16)
    if name == "step":
        return STEP_ANY if about == "any" else STEP + (data.TEMPLES.index(str(about)) << 8)
    if name == "advance":
        return LEARN_ANY if about == "any" else LEARN + (data.TECHNOLOGIES.index(str(about)) << 8)
    plain = {"points": SCORE, "worker": HIRE, "farm": FEED, "discount": SAVE, "market": MARKET}
    plain.update({"build": EXTRA_BUILDING, "action": EXTRA_ACTION})
    return plain[str(name)] + (int(about) << 8)


class Tables:
    """What is printed on the components, as flat arrays."""

    kind: vec[i64]  # of each building
    cost: vec[i64]  # wood, stone, gold of each kind of building, then of each monument
    cubes: vec[i64]  # how many cubes that is
    colour: vec[i64]  # of each kind, then of each monument
    skulls: vec[i64]  # that each monument costs
    effect_from: vec[i64]  # where the effects of a kind begin in `effects`; those of tiles follow
    effects: vec[i64]
    top: vec[i64]  # the highest step of each temple
    temple_points: vec[i64]  # ten for each temple, by step
    temple_goods: vec[i64]  # ten for each temple: the good printed on a step, or NOTHING
    leader: vec[i64]  # two for each temple
    chichen: vec[i64]  # points, temple, cubes of each space
    quarry: vec[i64]  # corn, wood, stone, gold of each space of Yaxchilan
    harvest: vec[i64]  # corn, wood of each jungle group
    price: vec[i64]  # of a cube in corn, by good (corn itself: 1)
    food_days: vec[i64]
    tile_goods: vec[i64]  # five goods of each starting tile
    tile_tooth: vec[i64]  # where each starting tile puts a neutral worker

    def __init__(self) -> None:
        built: list[data.Building | data.Monument] = [*data.BUILDINGS, *data.MONUMENTS]
        self.kind = vec[i64](building_kinds())
        self.cost = vec[i64]([cubes for building in built for cubes in building.cost])
        self.cubes = vec[i64]([sum(building.cost) for building in built])
        self.colour = vec[i64]([data.COLOURS.index(building.colour) for building in built])
        self.skulls = vec[i64]([monument.skulls for monument in data.MONUMENTS])
        effects = [building.effects for building in data.BUILDINGS] + [tile.effects for tile in data.TILES]
        starts = [sum(len(before) for before in effects[:number]) for number in range(len(effects) + 1)]
        self.effect_from = vec[i64](starts)
        self.effects = vec[i64]([effect_code(effect) for group in effects for effect in group])
        self.top = vec[i64]([len(points) - 1 for points in data.TEMPLE_POINTS])
        self.temple_points = vec[i64](
            [step for points in data.TEMPLE_POINTS for step in list(points) + [0] * (10 - len(points))]
        )
        self.temple_goods = vec[i64](
            [
                data.GOODS.index(goods[step]) if step in goods else NOTHING
                for goods in data.TEMPLE_GOODS
                for step in range(10)
            ]
        )
        self.leader = vec[i64]([points for pair in data.LEADER_POINTS for points in pair])
        self.chichen = vec[i64](
            [
                number
                for points, temple, cubes in data.CHICHEN
                for number in (points, data.TEMPLES.index(temple), cubes)
            ]
        )
        self.quarry = vec[i64]([amount for goods in data.QUARRY for amount in goods])
        self.harvest = vec[i64](
            [amount for pair in zip(data.HARVEST_CORN, data.HARVEST_WOOD, strict=True) for amount in pair]
        )
        self.price = vec[i64](data.GOOD_PRICE)
        self.food_days = vec[i64](data.FOOD_DAYS)
        self.tile_goods = vec[i64]([amount for tile in data.TILES for amount in tile.goods])
        self.tile_tooth = vec[i64]([10 * data.WHEELS.index(tile.wheel) + tile.space for tile in data.TILES])


TABLES: Final = Tables()
