"""What the numbers of an observation mean, in their order, with the names of the default component set.

With another set the same numbers stand for what has the same place in it; what a set does not have stays 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from patolli.core.entries import OWN, Entry, flags, number, numbers, points, seen
from patolli.games.mezo.components.box import Box
from patolli.games.mezo.components.option import default_playable
from patolli.games.mezo.data import (
    AGES,
    CARDS,
    CONFLICTS,
    MOST_ABILITIES,
    MOST_ALTARS,
    MOST_FIELDS,
    MOST_GODS,
    MOST_LEVELS,
    MOST_TILES,
    MOST_UNITS,
    MOST_VERTICES,
    SLOTS,
    UNITS,
)
from patolli.games.mezo.notation import ids
from patolli.games.mezo.observation import ENTRIES
from patolli.games.mezo.table import PHASES

BESIDE = ("in the reserves", "in Xibalba", "on the Wrathful God field", "on a field", "sacrificed")
MOST_POINTS = 127


def entries(seats: int) -> list[Entry]:
    box = default_playable().box
    calendar, codex = named(ids(box.calendar), MOST_FIELDS), named(ids(box.codex), MOST_FIELDS)
    return [
        *flags("waits for", seen(seats), "MEZ-R42"),
        *course(box, seats),
        *effects(box, seats),
        *(entry for region in ids(box.regions) for entry in land(box, region, seats)),
        *(entry for field in calendar for entry in owners(f"Calendar field {field}", seats, "MEZ-R48")),
        *(entry for field in codex for entry in owners(f"Codex field {field}", seats, "MEZ-R49")),
        *(entry for who in seen(seats) for entry in tribe(box, who)),
    ]


def course(box: Box, seats: int) -> list[Entry]:
    tiles = named(ids(box.tiles), MOST_TILES)
    return [
        *flags("phase", PHASES.values(), "MEZ-R2"),
        *flags("asked:", seen(seats), "MEZ-R43"),
        *number("age", AGES, "MEZ-R2"),
        *number("conflicts of this age that are over", CONFLICTS, "MEZ-R41"),
        *number("conflicts of this age", CONFLICTS, "MEZ-R3"),
        *number("turns of this step that are over", 8, "MEZ-Q12"),
        *(
            entry
            for place in range(1, seats + 1)
            for entry in flags(f"place {place} in the order:", seen(seats), "MEZ-Q12")
        ),
        *flags("ability still to use:", named(ids(box.abilities), MOST_ABILITIES), "MEZ-R35"),
        *number("Champions still to place, or units still to split", 2 * MOST_UNITS, "MEZ-R36"),
        *flags("chooses first in this conflict:", seen(seats), "MEZ-R43"),
        *flags("places a unit on a field:", seen(seats), "MEZ-R48"),
        *flags("conflict to come in", ids(box.regions), "MEZ-R41"),
        *(
            entry
            for age in range(1, AGES + 1)
            for entry in flags(f"Wrathful God of age {age}, once revealed:", tiles, "MEZ-R33")
        ),
    ]


def effects(box: Box, seats: int) -> list[Entry]:
    programs = named(box.names, ENTRIES)
    regions = ids(box.regions)
    return [
        *flags("effect under way:", programs, "MEZ-R18"),
        *flags("carried out by", seen(seats), "MEZ-Q18"),
        *flags("only on pieces of", seen(seats), "MEZ-Q18"),
        *flags("stage of the effect:", ("fresh", "region", "pieces", "closing"), "MEZ-R18"),
        *flags("region of the effect before:", regions, "MEZ-R21"),
        *flags("may touch", regions, "MEZ-R17"),
        *flags("may lead to", regions, "MEZ-Q25"),
        *number("pieces still to do", MOST_POINTS, "MEZ-R18", -128),
        *number("pieces done", MOST_POINTS, "MEZ-R18", -128),
        *number("pieces asked for", MOST_POINTS, "MEZ-Q15", -128),
        *flags("effect that waits:", programs, "MEZ-R26"),
    ]


def land(box: Box, region: str, seats: int) -> list[Entry]:
    return [
        *number(f"{region} is in play", 1, "MEZ-R19"),
        *number(f"{region} is the conflict region", 1, "MEZ-R20"),
        *number(f"{region} is Blessed", 1, "MEZ-R38"),
        *flags(f"{region} has altar", named(ids(box.altars), MOST_ALTARS), "MEZ-R4"),
        *flags(f"{region} has the Champion of", seen(seats), "MEZ-R36"),
        *number(f"{region}: units deployed in this turn", 3, "MEZ-R37"),
        *numbers(f"{region}: glyphs of", seen(seats), MOST_UNITS, "MEZ-R25"),
        *(
            entry
            for level in range(1, MOST_LEVELS + 1)
            for entry in flags(f"{region}: level {level} of the pyramid is of", seen(seats), "MEZ-R65")
        ),
    ]


def owners(field: str, seats: int, rule: str) -> list[Entry]:
    return flags(f"{field} is taken by", seen(seats), rule)


def tribe(box: Box, who: str) -> list[Entry]:
    levels = map(str, range(1, MOST_LEVELS + 1))
    places = [*(f"in {region}" for region in ids(box.regions)), *BESIDE]
    own_cards = flags("own deck has on top", CARDS, "MEZ-R42") if who == OWN else []
    revealed = "" if who == OWN else ", once revealed"
    return [
        *points(who, "MEZ-R10"),
        *number(f"{who} space of Devotion", MOST_POINTS, "MEZ-R12"),
        *flags(f"{who} god:", named(ids(box.gods), MOST_GODS), "MEZ-R8"),
        *flags(f"{who} god on", named(ids(box.vertices), MOST_VERTICES), "MEZ-R15"),
        *(entry for unit in UNITS for entry in numbers(f"{who} {unit}s", places, MOST_UNITS, "MEZ-R22")),
        *number(f"{who} glyphs left", MOST_UNITS, "MEZ-R22"),
        *numbers(f"{who} pyramid pieces left of level", levels, MOST_UNITS, "MEZ-R22"),
        *flags(f"{who} ability:", named(ids(box.abilities), MOST_ABILITIES), "MEZ-R34"),
        *number(f"{who} bonus Strength", MOST_POINTS, "MEZ-R47", -128),
        *flags(f"{who} reminder token for the most", [f"{unit}s" for unit in UNITS], "MEZ-R46"),
        *number(f"{who} card is laid", 1, "MEZ-R42"),
        *flags(f"{who} card{revealed}:", CARDS, "MEZ-R42"),
        *flags(f"{who} covered action", map(str, range(1, SLOTS + 1)), "MEZ-R44"),
        *number(f"{who} cards in the deck", len(CARDS), "MEZ-R57"),
        *flags(f"{who} played before:", CARDS, "MEZ-R63"),
        *own_cards,
    ]


def named(names: Sequence[str], most: int) -> list[str]:
    """The names of what a set has, and numbers for what another one may have more."""
    return [*names[:most], *(f"number {place}" for place in range(len(names) + 1, most + 1))]
