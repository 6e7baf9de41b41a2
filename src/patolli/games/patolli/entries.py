"""What the numbers of an observation mean, in their order."""

from __future__ import annotations

from patolli.core.entries import Entry, flags, number, points, seen
from patolli.games.patolli.board import SQUARES
from patolli.games.patolli.data import ALL_MARKED, MOST_THROWS, PIECES


def entries(seats: int) -> list[Entry]:
    walk = [f"{steps} steps from the own start" for steps in range(SQUARES)]
    most = PIECES[-1]
    return [
        *flags("waits for", seen(seats), "PAT-R2"),
        *(entry for who in seen(seats) for entry in flags(f"{who} piece", walk, "PAT-R6")),
        *(entry for who in seen(seats) for entry in number(f"{who} pieces in hand", most, "PAT-R5")),
        *(entry for who in seen(seats) for entry in number(f"{who} pieces home", most, "PAT-R12")),
        *(entry for who in seen(seats) for entry in points(who, "PAT-R14")),
        *number("throw on the table", ALL_MARKED, "PAT-R3"),
        *number("tens of throws until the light is gone", MOST_THROWS // 10, "PAT-R15"),
    ]
