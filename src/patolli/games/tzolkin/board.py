"""Where things stand in the arrays, their names in code, and what is printed on them, for fast reading."""

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
AGRICULTURE: Final = TECH
EXTRACTION: Final = TECH + 1
ARCHITECTURE: Final = TECH + 2
THEOLOGY: Final = TECH + 3
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

QUARTERS: Final = 4  # of a point

# What lies on the table: stretches of the array `table`.
TOOTH: Final = 0  # the teeth of all wheels: 0 nobody, seat + 1, or NEUTRAL
JUNGLE_WOOD: Final = 53  # wood tiles (each over a corn tile) in the groups of Palenque 2 to 5
JUNGLE_CORN: Final = 57  # uncovered corn tiles
ROW: Final = 61  # six buildings on display, or NOTHING
PILE: Final = 67  # both piles, in the order they will be drawn: first age 1, then age 2
STACK: Final = 99  # what is still to be resolved; the last comes first
TABLE: Final = 131

NEUTRAL: Final = 5
NOTHING: Final = -1

# How many there are.
CUBES: Final = 3
GOODS: Final = 5
TEMPLES: Final = 3
TECHNOLOGIES: Final = 4
GROUPS: Final = 4  # of the jungle
ALL_TEETH: Final = 53
AGE_ONE: Final = 14  # buildings of age 1; the other 18 are of age 2
ALL_BUILDINGS: Final = 32
KINDS: Final = 27  # different buildings: some farms exist twice or three times
ALL_MONUMENTS: Final = 13
ALL_TILES: Final = 21

# The wheels.
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN: Final = 4
SMALL_ACTIONS: Final = 5  # on each small wheel
CHICHEN_ACTIONS: Final = 9
JUNGLE: Final = 2  # the space of Palenque where it begins

# Effects of buildings, starting tiles and technologies.
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
CUBES_OF_CHOICE: Final = 12


def monument(key: str) -> int:
    return [printed.key for printed in data.MONUMENTS].index(key)


GREAT_TOMBS: Final[i64] = monument("great-tombs")
GREAT_CITY: Final[i64] = monument("great-city")
GREAT_HARVEST: Final[i64] = monument("great-harvest")
GREAT_FOREST: Final[i64] = monument("great-forest")
GREAT_MONUMENTS: Final[i64] = monument("great-monuments")
GREAT_OFFICES: Final[i64] = monument("great-offices")
GREAT_MASTERS: Final[i64] = monument("great-masters")
GREAT_LEARNING: Final[i64] = monument("great-learning")
GREAT_PEOPLE: Final[i64] = monument("great-people")
GREAT_SHRINES: Final[i64] = monument("great-shrines")
GREAT_TEMPLES: Final[i64] = monument("great-temples")
GREAT_SUMMIT: Final[i64] = monument("great-summit")


# Wheels and their teeth.


def first_tooth(wheel: i64) -> i64:
    return wheel * 10


def teeth_of(wheel: i64) -> i64:
    return 13 if wheel == CHICHEN else 10


def last_space(wheel: i64) -> i64:
    return 10 if wheel == CHICHEN else 7


def last_action(wheel: i64) -> i64:
    return CHICHEN_ACTIONS if wheel == CHICHEN else SMALL_ACTIONS


def wheel_of(tooth: i64) -> i64:
    return tooth // 10 if tooth < first_tooth(CHICHEN) else CHICHEN


def opposite(space: i64) -> i64:
    """The tooth across a small wheel (TZO-R7)."""
    return (space + 5) % 10


# Sets of things, one bit for each.


def bits(mask: i64) -> i64:
    """How many there are in a set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


# A card is a kind of building or, after all of these, a monument.


def monument_card(monument: i64) -> i64:
    return KINDS + monument


def is_monument(card: i64) -> bool:
    return card >= KINDS


# An effect is one number: what it is, and twice eight bits for what it is about.


def effect_kind(effect: i64) -> i64:
    return effect & 255


def effect_about(effect: i64) -> i64:
    return (effect >> 8) & 255


def effect_amount(effect: i64) -> i64:
    return effect >> 16


def effect_code(effect: data.Effect) -> int:
    name = effect[0]
    about = effect[1] if len(effect) > 1 else 0
    if name == "gain":
        return GAIN + (data.GOODS.index(str(about)) << 8) + (int(effect[2]) << 16)
    if name == "step":
        return STEP_ANY if about == "any" else STEP + (data.TEMPLES.index(str(about)) << 8)
    if name == "advance":
        return LEARN_ANY if about == "any" else LEARN + (data.TECHNOLOGIES.index(str(about)) << 8)
    plain = {"points": SCORE, "worker": HIRE, "farm": FEED, "discount": SAVE, "market": MARKET}
    plain.update({"build": EXTRA_BUILDING, "action": EXTRA_ACTION, "cubes": CUBES_OF_CHOICE})
    return plain[str(name)] + (int(about) << 8)


def building_kinds() -> list[int]:
    """The kind of each of the 32 buildings: copies have the same."""
    return [kind for kind, building in enumerate(data.BUILDINGS) for _ in range(building.copies)]


MOST_STEPS: Final = 10  # of a temple, for the arrays below


class Printed:
    """What is printed on the components, as flat arrays."""

    kind: vec[i64]  # of each building
    cost: vec[i64]  # wood, stone, gold of each card
    cubes: vec[i64]  # how many cubes that is
    colour: vec[i64]  # of each card
    each: vec[i64]  # points of a monument for each of what it counts
    skulls: vec[i64]  # that each monument costs
    monuments_each: vec[i64]  # points of great-monuments, by seats
    masters: vec[i64]  # points of great-masters, by complete technologies
    effects: vec[i64]
    building_effects: vec[i64]  # where the effects of each kind begin among these; and where the last ends
    tile_effects: vec[i64]  # the same for the starting tiles
    bonus: vec[i64]  # the effect of each technology past its last level
    top: vec[i64]  # the highest step of each temple
    step_points: vec[i64]  # by temple and step
    step_goods: vec[i64]  # by temple and step: the good that is printed there, or NOTHING
    leader: vec[i64]  # two for each temple
    chichen: vec[i64]  # points, temple, cubes of each space
    quarry: vec[i64]  # five goods of each space of Yaxchilan
    harvest_corn: vec[i64]  # of each jungle group
    harvest_wood: vec[i64]
    price: vec[i64]  # of a cube in corn, by good (corn itself: 1)
    food_days: vec[i64]
    tile_goods: vec[i64]  # five goods of each starting tile
    tile_tooth: vec[i64]  # where each starting tile puts a neutral worker

    def __init__(self) -> None:
        cards: list[data.Building | data.Monument] = [*data.BUILDINGS, *data.MONUMENTS]
        self.kind = vec[i64](building_kinds())
        self.cost = vec[i64]([cubes for card in cards for cubes in card.cost])
        self.cubes = vec[i64]([sum(card.cost) for card in cards])
        self.colour = vec[i64]([data.COLOURS.index(card.colour) for card in cards])
        self.each = vec[i64]([monument.each for monument in data.MONUMENTS])
        self.skulls = vec[i64]([monument.skulls for monument in data.MONUMENTS])
        self.monuments_each = vec[i64]([data.GREAT_MONUMENTS_EACH.get(seats, 0) for seats in range(5)])
        self.masters = vec[i64](data.MASTERS_POINTS)
        lists = [building.effects for building in data.BUILDINGS] + [tile.effects for tile in data.TILES]
        starts = [sum(len(before) for before in lists[:number]) for number in range(len(lists) + 1)]
        self.effects = vec[i64]([effect_code(effect) for effects in lists for effect in effects])
        self.building_effects = vec[i64](starts[: KINDS + 1])
        self.tile_effects = vec[i64](starts[KINDS:])
        self.bonus = vec[i64]([effect_code(effect) for effect in data.BONUS])
        self.top = vec[i64]([len(points) - 1 for points in data.TEMPLE_POINTS])
        self.step_points = vec[i64](
            [
                step
                for points in data.TEMPLE_POINTS
                for step in list(points) + [0] * (MOST_STEPS - len(points))
            ]
        )
        self.step_goods = vec[i64](
            [
                data.GOODS.index(goods[step]) if step in goods else NOTHING
                for goods in data.TEMPLE_GOODS
                for step in range(MOST_STEPS)
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
        self.harvest_corn = vec[i64](data.HARVEST_CORN)
        self.harvest_wood = vec[i64](data.HARVEST_WOOD)
        self.price = vec[i64](data.GOOD_PRICE)
        self.food_days = vec[i64](data.FOOD_DAYS)
        self.tile_goods = vec[i64]([amount for tile in data.TILES for amount in tile.goods])
        self.tile_tooth = vec[i64](
            [first_tooth(data.WHEELS.index(tile.wheel)) + tile.space for tile in data.TILES]
        )


PRINTED: Final = Printed()


def cost_of(card: i64, cube: i64) -> i64:
    """The cubes of a kind that are printed on a card."""
    return PRINTED.cost[card * CUBES + cube]


def step_points(temple: i64, step: i64) -> i64:
    return PRINTED.step_points[temple * MOST_STEPS + step]


def step_good(temple: i64, step: i64) -> i64:
    """The good that is printed on a step, or NOTHING."""
    return PRINTED.step_goods[temple * MOST_STEPS + step]


def leader_points(temple: i64, age: i64) -> i64:
    return PRINTED.leader[temple * 2 + age - 1]
