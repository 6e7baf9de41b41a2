"""What is printed on the components of Tzolk'in. Tables, no code.

An effect is a tuple: its name, then what it is about. `("step", "any")` lets the player choose.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Effect = tuple[str | int, ...]

SEATS = (2, 3, 4)
GOODS: tuple[str, ...] = ("corn", "wood", "stone", "gold", "skull")
CUBES: tuple[str, ...] = ("wood", "stone", "gold")
GOOD_PRICE = (1, 2, 3, 4)  # corn, and the cubes in corn, both ways (TZO-R36)
CORN_A_POINT: Final = 4  # at the end, when cubes are corn (TZO-R60)
SKULL_POINTS: Final = 3  # of a skull at the end (TZO-R60)
SKULLS: Final = 13  # all there are (TZO-R3)
WORKERS: Final = 6  # of each colour (TZO-R3)
START_WORKERS: Final = 3

WHEELS: tuple[str, ...] = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
TEETH = (10, 10, 10, 10, 13)  # also the unnumbered ones, where only neutral workers stand
SPACES = (8, 8, 8, 8, 11)  # the numbered teeth: 0 to 7, on Chichen Itza 0 to 10

TEMPLES: tuple[str, ...] = ("brown", "yellow", "green")  # Chaac, Quetzalcoatl, Kukulcan
TEMPLE_POINTS = (
    (-1, 0, 2, 4, 6, 7, 8),
    (-2, 0, 1, 2, 4, 6, 9, 12, 13),
    (-3, 0, 1, 3, 5, 7, 9, 10),
)
TEMPLE_GOODS = (  # step: good, collected in the middle of an age (TZO-R57)
    {2: "stone", 4: "stone"},
    {3: "gold", 5: "gold"},
    {2: "wood", 4: "wood", 5: "skull"},
)
LEADER_POINTS = ((6, 2), (2, 6), (4, 4))  # for the highest marker at the end of age 1 and age 2
START_STEP: Final = 1

TECHNOLOGIES: tuple[str, ...] = ("agriculture", "extraction", "architecture", "theology")
TOP_LEVEL: Final = 3
BONUS_COST: Final = 1  # cubes for the bonus past level 3; a level costs its own number (TZO-R41)
BONUS: tuple[Effect, ...] = (("step", "any"), ("cubes", 2), ("points", 3), ("gain", "skull", 1))

FOOD_DAYS = (7, 13, 20, 26)  # the day counter from which each Food Day is due (TZO-P2)
LAST_FOOD_DAY: Final = 4
NEW_AGE: Final = 2  # the Food Day on which age 2 begins (TZO-R56)
ROUNDS: Final = 27  # if the calendar never jumps
FOOD: Final = 2  # corn for each worker (TZO-R55)
HUNGER: Final = 3  # points lost for each worker without food (TZO-R55)
BEGGING_CORN: Final = 3  # what begging makes of two or less (TZO-R12)

FISHING: Final = 3  # corn at Palenque 1
HARVEST_CORN = (4, 5, 7, 9)  # at Palenque 2 to 5
HARVEST_WOOD = (0, 2, 3, 4)
QUARRY = (  # Yaxchilan 1 to 5: corn, wood, stone, gold, skull
    (0, 1, 0, 0, 0),
    (1, 0, 1, 0, 0),
    (2, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
    (2, 0, 1, 1, 0),
)
OFFERING_CORN: Final = 3  # Uxmal 1
CORN_FOR_CUBE: Final = 2  # Uxmal 4
CORN_FOR_ANY: Final = 1  # Uxmal 5
CHICHEN = (  # spaces 1 to 9: points, temple, cubes of choice
    (4, "brown", 0),
    (5, "brown", 0),
    (6, "brown", 0),
    (7, "green", 0),
    (8, "green", 0),
    (8, "green", 1),
    (10, "yellow", 0),
    (11, "yellow", 1),
    (13, "yellow", 1),
)

ROW: Final = 6  # buildings on display
MONUMENTS_SHOWN = {2: 4, 3: 5, 4: 6}
JUNGLE_FIELDS = {2: 2, 3: 3, 4: 4}  # in each of the four groups (TZO-R2)
NEUTRAL_WORKERS = {2: 12, 3: 6, 4: 0}
TILES_DEALT: Final = 4
TILES_KEPT: Final = 2

COLOURS: tuple[str, ...] = ("yellow", "grey", "green", "blue")  # farms, tombs, offices, sanctuaries


class Building(NamedTuple):
    key: str
    age: int
    colour: str
    cost: tuple[int, int, int]  # wood, stone, gold
    effects: tuple[Effect, ...]
    copies: int = 1


BUILDINGS: tuple[Building, ...] = (
    Building("farm-one", 1, "yellow", (1, 0, 0), (("farm", 1),), copies=3),
    Building("farm-all", 1, "yellow", (4, 0, 0), (("discount", 1),), copies=2),
    Building("tomb-yellow", 1, "grey", (2, 1, 0), (("step", "brown"), ("step", "yellow"))),
    Building("tomb-green", 1, "grey", (1, 2, 0), (("step", "brown"), ("step", "green"))),
    Building("tomb-build", 1, "grey", (1, 0, 1), (("step", "any"), ("build",))),
    Building("office-farming", 1, "green", (2, 0, 0), (("advance", "agriculture"),)),
    Building("office-sowing", 1, "green", (3, 0, 0), (("advance", "agriculture"), ("gain", "stone", 1))),
    Building("office-logging", 1, "green", (1, 1, 0), (("advance", "extraction"), ("gain", "corn", 1))),
    Building("office-mining", 1, "green", (2, 1, 0), (("advance", "extraction"), ("gain", "gold", 1))),
    Building("shrine-mason", 1, "blue", (0, 0, 1), (("advance", "architecture"),)),
    Building("shrine-priest", 1, "blue", (0, 1, 1), (("advance", "theology"), ("step", "green"))),
    Building("farm-three", 2, "yellow", (2, 0, 0), (("farm", 3),), copies=3),
    Building("tomb-market", 2, "grey", (0, 3, 0), (("market",), ("points", 6))),
    Building("tomb-worker", 2, "grey", (1, 1, 1), (("worker",), ("points", 6))),
    Building("tomb-glory", 2, "grey", (1, 0, 2), (("points", 8),)),
    Building("tomb-action", 2, "grey", (2, 1, 1), (("action",), ("points", 2))),
    Building(
        "tomb-temples",
        2,
        "grey",
        (1, 2, 1),
        (("step", "brown"), ("step", "yellow"), ("step", "green"), ("points", 3)),
    ),
    Building("office-stone", 2, "green", (3, 0, 0), (("advance", "any"), ("gain", "stone", 1))),
    Building("office-gold", 2, "green", (2, 1, 0), (("advance", "any"), ("gain", "gold", 1))),
    Building("office-corn", 2, "green", (3, 1, 0), (("advance", "any"), ("gain", "corn", 6))),
    Building("office-skull", 2, "green", (2, 2, 0), (("advance", "any"), ("gain", "skull", 1))),
    Building("shrine-brown", 2, "blue", (0, 2, 0), (("step", "brown"), ("step", "brown"), ("points", 2))),
    Building("shrine-builder", 2, "blue", (0, 1, 1), (("advance", "architecture"), ("points", 3))),
    Building("shrine-green", 2, "blue", (0, 0, 2), (("step", "green"), ("step", "green"), ("points", 3))),
    Building(
        "shrine-prophet",
        2,
        "blue",
        (0, 2, 1),
        (("advance", "theology"), ("step", "brown"), ("step", "green")),
    ),
    Building("shrine-scholar", 2, "blue", (0, 1, 2), (("advance", "any"), ("advance", "any"))),
    Building("shrine-yellow", 2, "blue", (0, 0, 3), (("step", "yellow"), ("step", "yellow"), ("points", 4))),
)


class Monument(NamedTuple):
    key: str
    colour: str
    cost: tuple[int, int, int]
    each: int = 0  # points for each of what it counts (`monuments.counted` says what that is)
    skulls: int = 0


MONUMENTS: tuple[Monument, ...] = (
    Monument("great-tombs", "grey", (3, 2, 1), each=4),
    Monument("great-city", "grey", (1, 3, 2), each=2),
    Monument("great-harvest", "grey", (1, 1, 4), each=4),
    Monument("great-forest", "grey", (1, 0, 4), each=4),
    Monument("great-monuments", "grey", (2, 2, 2)),  # GREAT_MONUMENTS_EACH
    Monument("great-offices", "green", (2, 3, 1), each=4),
    Monument("great-masters", "green", (1, 1, 3)),  # MASTERS_POINTS
    Monument("great-learning", "green", (2, 1, 3), each=3),
    Monument("great-people", "green", (3, 0, 3), each=6),
    Monument("great-shrines", "blue", (0, 2, 3), each=4),
    Monument("great-temples", "blue", (0, 4, 3)),  # what the own steps show
    Monument("great-summit", "blue", (0, 3, 3), each=3),
    Monument("great-skulls", "blue", (0, 0, 4), each=3, skulls=1),
)
GREAT_MONUMENTS_EACH = {2: 6, 3: 5, 4: 4}  # by number of players
MASTERS_POINTS = (0, 9, 20, 33, 33)  # for none to four complete technologies


class Tile(NamedTuple):
    """A starting tile, named by the wheel's letter and the space where it puts a neutral worker."""

    key: str
    wheel: str
    space: int
    goods: tuple[int, int, int, int, int]  # corn, wood, stone, gold, skull
    effects: tuple[Effect, ...] = ()


TILES: tuple[Tile, ...] = (
    Tile("p1", "palenque", 1, (3, 0, 0, 0, 0), (("step", "yellow"), ("advance", "agriculture"))),
    Tile("p3", "palenque", 3, (5, 0, 0, 1, 0), (("step", "yellow"),)),
    Tile("p5", "palenque", 5, (0, 0, 1, 1, 0), (("advance", "agriculture"),)),
    Tile("p7", "palenque", 7, (9, 0, 1, 0, 0)),
    Tile("y1", "yaxchilan", 1, (0, 1, 0, 0, 0), (("step", "green"), ("advance", "extraction"))),
    Tile("y3", "yaxchilan", 3, (2, 2, 0, 0, 0), (("step", "green"),)),
    Tile("y5", "yaxchilan", 5, (4, 1, 0, 0, 0), (("advance", "extraction"),)),
    Tile("y7", "yaxchilan", 7, (3, 2, 1, 0, 0)),
    Tile("t1", "tikal", 1, (2, 0, 0, 0, 0), (("step", "brown"), ("advance", "architecture"))),
    Tile("t3", "tikal", 3, (6, 0, 2, 0, 0)),
    Tile("t5", "tikal", 5, (3, 0, 0, 1, 0), (("advance", "architecture"),)),
    Tile("t7", "tikal", 7, (6, 1, 1, 0, 0)),
    Tile("u1", "uxmal", 1, (5, 0, 1, 0, 0), (("step", "brown"),)),
    Tile("u3", "uxmal", 3, (3, 1, 0, 0, 0), (("farm", 1),)),
    Tile("u5", "uxmal", 5, (0, 0, 0, 0, 0), (("worker",),)),
    Tile("u7", "uxmal", 7, (8, 0, 0, 1, 0)),
    Tile("c0", "chichen", 0, (4, 1, 0, 0, 1)),
    Tile("c3", "chichen", 3, (5, 0, 1, 0, 0), (("advance", "theology"),)),
    Tile("c5", "chichen", 5, (4, 3, 0, 0, 0)),
    Tile("c7", "chichen", 7, (2, 2, 0, 0, 0), (("advance", "theology"),)),
    Tile("c10", "chichen", 10, (7, 2, 0, 0, 0)),
)

BUILDING_KEYS = [building.key for building in BUILDINGS for _ in range(building.copies)]
MONUMENT_KEYS = [monument.key for monument in MONUMENTS]
CARD_KEYS = [building.key for building in BUILDINGS] + MONUMENT_KEYS  # what can be built
TILE_KEYS = [tile.key for tile in TILES]
