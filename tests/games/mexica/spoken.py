"""A game to set up and to talk to, so that tests read like the rulebook.

    table = set_up(pilli=["d5", "g7", "i7"], canals=["c4 c5"], ap=3)
    table.says("temple 3 e7")
    table.refuses("temple 3 e8", "MEX-R29", "too-dear")
    assert table.district("e7").size == 190

`set_up` writes the ASCII map of a saved position and loads it, so every test board passes the same
checks as a board that a player sends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from patolli.core.errors import IllegalMove
from patolli.core.state import Event
from patolli.core.text import LANGUAGES, texts
from patolli.games.mexica import MEXICA
from patolli.games.mexica.data import ISLAND, TILES
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.table import sizes_of

LATER = [3, 4, 5, 6, 9, 11, 12]  # set aside for period two unless a test says otherwise
STARTS = ["h6", "g7", "i7", "h8"]
NEUTRAL = ["N2 f2", "N3 c5", "N4 n5", "N1 j6", "N2 f7", "N1 q7", "N1 m9", "N3 c10", "N1 f12", "N2 j13"]

refusals: set[str] = set()  # the reasons that tests have met; test_reasons looks at them


@dataclass
class District:
    name: str
    size: int
    squares: list[str]
    tile: dict[str, Any] | None
    levels: list[int]
    neutral: int
    places: list[int]
    scored: bool
    pays: list[int]
    standing: list[int]
    fits: bool


class SpokenGame:
    def __init__(self, state: MexicaState) -> None:
        self.state = state
        self.events: list[Event] = []  # of the last phrase

    @property
    def seat(self) -> int:
        return self.state.waiting()[0]

    def says(self, *phrases: str) -> SpokenGame:
        """The seat whose decision it is says these phrases, one after the other."""
        for phrase in phrases:
            self.events = []
            self.state.play(self.seat, self.state.parse(self.seat, phrase), self.events)
        return self

    def allows(self, phrase: str) -> bool:
        try:
            self.state.parse(self.seat, phrase)
        except IllegalMove:
            return False
        return True

    def refuses(self, phrase: str, rule: str, reason: str, /, **facts: object) -> None:
        """The phrase is refused by that rule, for that reason, with (at least) those facts."""
        before = self.state.position()
        try:
            self.state.parse(self.seat, phrase)
        except IllegalMove as error:
            assert (error.rule, error.reason) == (rule, reason), error
            for name, value in facts.items():
                assert error.facts[name] == value, error
            for lang in LANGUAGES:
                assert rule in texts("mexica", lang).why(error, ["Ann", "Ben", "Cas", "Dee"])
            refusals.add(reason)
        else:
            raise AssertionError(f"{phrase!r} was allowed")
        assert self.state.position() == before

    def phrases(self, first_word: str) -> list[str]:
        return [p for p in self.state.phrases(self.seat) if p.split(" ")[0] == first_word]

    def told(self, event: str) -> list[Event]:
        return [told for told in self.events if told["event"] == event]

    def district(self, square: str) -> District:
        for found in self.state.view(None)["districts"]:
            if square in found["squares"]:
                return District(**found)
        raise AssertionError(f"{square} is no land")

    @property
    def points(self) -> list[int]:
        return list(self.state.points)

    @property
    def tokens(self) -> list[int]:
        return list(self.state.tokens)

    @property
    def ap(self) -> int:
        return int(self.state.ap)

    @property
    def pilli(self) -> list[str | None]:
        return list(self.state.view(None)["pilli"])

    @property
    def panel(self) -> list[int]:
        return sizes_of(self.state.panel)


def index(square: str) -> tuple[int, int]:
    return int(square[1:]) - 1, ord(square[0]) - ord("a")


def empty_map() -> list[list[str]]:
    grid = [list(row) for row in ISLAND]
    for square, mark in (("o6", "^"), ("o7", "v"), ("o8", "^"), ("o9", "v")):
        row, col = index(square)
        grid[row][col] = mark
    return grid


def draw(
    canals: Sequence[str], bridges: Sequence[str], pieces: Sequence[str], pilli: Sequence[str]
) -> list[str]:
    grid = empty_map()

    def put(square: str, mark: str) -> None:
        row, col = index(square)
        grid[row][col] = mark

    for canal in canals:
        first, _, second = canal.partition(" ")
        if not second:
            put(first, "o")
        elif first[1:] == second[1:]:
            put(first, "<")
            put(second, ">")
        else:
            put(first, "^")
            put(second, "v")
    for piece in pieces:
        mark, square = piece.split(" ")
        put(square, mark)
    for bridge in bridges:
        square, way = bridge.split(" ")
        row, col = index(square)
        grid[row][col] += "|" if way == "ns" else "="
    for seat, square in enumerate(pilli):
        row, col = index(square)
        grid[row][col] += "abcd"[seat]
    return [" ".join(row) for row in grid]


def position(
    seats: int = 3,
    pilli: Sequence[str] | None = None,
    canals: Sequence[str] = (),
    bridges: Sequence[str] = (),
    temples: Sequence[str] = (),
    tiles: Sequence[str] = (),
    neutral: Sequence[str] | None = None,
    panel: Sequence[int] | None = None,
    later: Sequence[int] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A saved position: the start island with these pieces on it, in round two unless told."""
    period = fields.get("period", 1)
    aside = [] if period > 1 else list(LATER if later is None else later)
    if panel is None:
        panel = [size for size, (_, _, copies) in TILES.items() for _ in range(copies)]
        for size in [*LATER, *(int(tile.split(" ")[0]) for tile in tiles)]:
            panel.remove(size)
    if neutral is None:
        neutral = NEUTRAL if seats == 2 else []
    return {
        "game": "mexica",
        "rules": MEXICA.rules_version,
        "seats": seats,
        "map": draw(
            canals, bridges, [*temples, *tiles, *neutral], STARTS[:seats] if pilli is None else pilli
        ),
        "panel": list(panel),
        "later": aside,
        "points": [0] * seats,
        "tokens": [0] * seats,
        **fields,
    }


def set_up(**described: Any) -> SpokenGame:
    return SpokenGame(MEXICA.load(position(**described)))


def from_map(map: str, **fields: Any) -> SpokenGame:
    """A board drawn by hand: fourteen lines, as in docs/mexica-position.md."""
    described = position(**fields)
    described["map"] = [line for line in map.splitlines() if line.strip()]
    return SpokenGame(MEXICA.load(described))


def new(seats: int = 3, seed: int = 1, placed: bool = True, **options: Any) -> SpokenGame:
    """A new game, with the Pilli placed unless told otherwise."""
    table = SpokenGame(MEXICA.new(seats, seed, **options))
    while placed and table.state.round == 0:
        table.says(table.state.phrases(table.seat)[0])
    return table
