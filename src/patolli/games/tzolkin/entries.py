"""What the numbers of an observation mean, in their order."""

from __future__ import annotations

from patolli.core.entries import OWN, Entry, flags, number, numbers, points, seen
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import AGE_ONE, ALL_BUILDINGS, GROUPS, JUNGLE
from patolli.games.tzolkin.table import PHASES

TEETH = [
    f"{wheel} {tooth}" for wheel, teeth in zip(data.WHEELS, data.TEETH, strict=True) for tooth in range(teeth)
]
FIELDS = [f"palenque {JUNGLE + group}" for group in range(GROUPS)]
TASKS = (
    "use an action",
    "use any action",
    "harvest",
    "advance",
    "build",
    "use architecture",
    "spare a cube",
    "pay cubes",
    "take cubes",
    "trade",
    "climb",
    "make an offering",
    "an effect",
    "a technology",
    "a step",
    "an architect's bonus",
)
MOST_GOODS = 127


def entries(seats: int) -> list[Entry]:
    return [
        *flags("waits for", seen(seats), "TZO-R10"),
        *calendar(seats),
        *supply(seats),
        *flags("to decide:", TASKS, "TZO-R19"),
        *flags("what it is about, bit", map(str, range(8)), "TZO-R19"),
        *number("how many more may follow", 127, "TZO-R19"),
        *numbers("still to come:", TASKS, 32, "TZO-R19"),
        *flags("own hand holds tile", data.TILE_KEYS, "TZO-R5"),
        *(entry for who in seen(seats) for entry in side(who)),
    ]


def calendar(seats: int) -> list[Entry]:
    return [
        *flags("phase", PHASES, "TZO-R11"),
        *flags("turn of", seen(seats), "TZO-R10"),
        *flags("first player marker:", seen(seats), "TZO-R9"),
        *flags("on the start-player space:", seen(seats), "TZO-R47"),
        *number("day", data.ROUNDS + 1, "TZO-P2"),
        *number("Food Days held", data.LAST_FOOD_DAY, "TZO-R54"),
        *number("days until the next Food Day", max(data.FOOD_DAYS), "TZO-P2"),
        *number("workers placed in this turn", data.WORKERS, "TZO-R17"),
        *number("begged in this turn", 1, "TZO-R12"),
        *number("mercy was shown in this turn", 1, "TZO-R15"),
        *flags("corn on the tooth of day", map(str, range(data.ROUNDS + 1)), "TZO-R52"),
        *flags("neutral worker on", TEETH, "TZO-R6"),
    ]


def supply(seats: int) -> list[Entry]:
    most = data.JUNGLE_FIELDS[seats]
    return [
        *flags("skull on chichen", map(str, range(1, len(data.CHICHEN) + 1)), "TZO-R40"),
        *number("skulls in the bank", data.SKULLS, "TZO-R3"),
        *numbers("wood tiles of", FIELDS, most, "TZO-R2"),
        *numbers("uncovered corn tiles of", FIELDS, most, "TZO-R2"),
        *buildings("on display:", "TZO-R1"),
        *number("buildings in the pile", max(AGE_ONE, ALL_BUILDINGS - AGE_ONE), "TZO-R45"),
        *flags("on display:", data.MONUMENT_KEYS, "TZO-R1"),
        *flags("drawn for a neutral worker: tile", data.TILE_KEYS, "TZO-P24"),
    ]


def side(who: str) -> list[Entry]:
    secret = "" if who == OWN else ", once revealed"
    return [
        *points(who, "TZO-R60"),
        *numbers(who, data.GOODS, MOST_GOODS, "TZO-R3"),
        *number(f"{who} workers in play", data.WORKERS, "TZO-R3"),
        *number(f"{who} free workers", data.WORKERS, "TZO-R18"),
        *(
            Entry(f"{who} step in the {temple} temple", 0, len(steps) - 1, "TZO-R4")
            for temple, steps in zip(data.TEMPLES, data.TEMPLE_POINTS, strict=True)
        ),
        *numbers(f"{who} level of", data.TECHNOLOGIES, data.TOP_LEVEL, "TZO-R41"),
        *number(f"{who} board shows its light side", 1, "TZO-R48"),
        *number(f"{who} workers who need no food", 127, "TZO-P17"),
        *number(f"{who} corn that each other worker needs less", 127, "TZO-P17"),
        *number(f"{who} corn tiles", 16, "TZO-R30"),
        *number(f"{who} wood tiles", 12, "TZO-R30"),
        *numbers(f"{who} buildings and monuments that are", data.COLOURS, ALL_BUILDINGS, "TZO-R43"),
        *flags(f"{who} worker on", TEETH, "TZO-R16"),
        *flags(f"{who} monument", data.MONUMENT_KEYS, "TZO-R44"),
        *flags(f"{who} kept tile{secret}:", data.TILE_KEYS, "TZO-R5"),
        *buildings(f"{who} built:", "TZO-R43"),
    ]


def buildings(what: str, rule: str) -> list[Entry]:
    """How many of each kind."""
    return [Entry(f"{what} {kind.key}", 0, kind.copies, rule) for kind in data.BUILDINGS]
