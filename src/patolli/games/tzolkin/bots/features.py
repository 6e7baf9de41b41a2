"""What can be seen of a side at a glance, for what bots learn from many games (`bots/lessons.py`)."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import data, food
from patolli.games.tzolkin.board import (
    CHICHEN,
    COLOUR,
    CORN,
    DISCOUNT,
    FARM,
    HOME,
    LIGHT,
    STANDS,
    TECH,
    TEMPLE,
    WOOD,
    WORKERS,
    first_tooth,
    lowest,
    wheel_of,
)
from patolli.games.tzolkin.printed import step_points
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.temples import halves_of_lead

# The first five are parts of what the evaluation foresees, and noted there.
FOOD: Final = 0
TEMPLES: Final = 1
REACH: Final = 2
OWNED: Final = 3
WAITING: Final = 4
STORE: Final = 5  # all corn, the first six, and wood, stone, gold, skulls
BUILDINGS: Final = 11  # by colour
STEPS: Final = 15
STEP_POINTS: Final = 18
LEADS: Final = 21
HANDS: Final = 24
LEVELS: Final = 27
OTHERS: Final = 39  # free workers, farms, discounts, marker, light side, hunger
STANDING: Final = 45  # workers on each wheel
FAR: Final = 50  # and the sum of their spaces

NAMES: Final = [
    "food",
    "temples",
    "reach",
    "monuments",
    "waiting",
    *["corn", "first corn", "wood", "stone", "gold", "skulls"],
    *[f"{colour} buildings" for colour in data.COLOURS],
    *[f"{temple} {what}" for what in ("steps", "points", "lead") for temple in data.TEMPLES],
    *[f"worker {number}" for number in (4, 5, 6)],
    *[f"{technology} {level}" for technology in data.TECHNOLOGIES for level in (1, 2, 3)],
    *["free workers", "farms", "discounts", "marker", "light side", "hunger"],
    *[f"{what} {wheel}" for what in ("on", "far on") for wheel in data.WHEELS],
]
SOON: Final = 0.2  # how fast hunger fades with each day before the Food Day


def look(table: TzolkinTable, seat: i64, out: vec[float]) -> None:
    """Everything but the first five."""
    corn = table.has(seat, CORN)
    out[STORE] = float(corn)
    out[STORE + 1] = float(corn) if corn < 6 else 6.0
    i: i64 = 0
    while i < 4:
        out[STORE + 2 + i] = float(table.has(seat, WOOD + i))
        out[BUILDINGS + i] = float(table.has(seat, COLOUR + i))
        i += 1
    i = 0
    while i < 3:
        look_at_temple(table, seat, i, out)
        out[HANDS + i] = 1.0 if table.has(seat, WORKERS) > data.START_WORKERS + i else 0.0
        i += 1
    i = 0
    while i < 12:
        out[LEVELS + i] = 1.0 if table.has(seat, TECH + i // 3) > i % 3 else 0.0
        i += 1
    out[OTHERS] = float(table.has(seat, HOME))
    out[OTHERS + 1] = float(table.has(seat, FARM))
    out[OTHERS + 2] = float(table.has(seat, DISCOUNT))
    out[OTHERS + 3] = 1.0 if table.first == seat else 0.0
    out[OTHERS + 4] = float(table.has(seat, LIGHT))
    out[OTHERS + 5] = hunger(table, seat, corn)
    look_at_wheels(table, seat, out)


def look_at_temple(table: TzolkinTable, seat: i64, temple: i64, out: vec[float]) -> None:
    step = table.has(seat, TEMPLE + temple)
    out[STEPS + temple] = float(step)
    out[STEP_POINTS + temple] = float(step_points(temple, step))
    out[LEADS + temple] = 0.5 * float(halves_of_lead(table, seat, temple, step))


def look_at_wheels(table: TzolkinTable, seat: i64, out: vec[float]) -> None:
    wheel: i64 = 0
    while wheel <= CHICHEN:
        out[STANDING + wheel] = 0.0
        out[FAR + wheel] = 0.0
        wheel += 1
    left = table.has(seat, STANDS)
    while left != 0:
        tooth = lowest(left)
        wheel = wheel_of(tooth)
        out[STANDING + wheel] += 1.0
        out[FAR + wheel] += float(tooth - first_tooth(wheel))
        left &= left - 1


def hunger(table: TzolkinTable, seat: i64, corn: i64) -> float:
    """Corn that is missing for the next Food Day, the more the nearer that is."""
    if table.held == data.LAST_FOOD_DAY:
        return 0.0
    short = food.needed(table, seat) - corn
    return float(short) / (1.0 + SOON * float(food.days_until(table))) if short > 0 else 0.0
