"""Two players and the neutral colour: MEX-R59 to R62, MEX-Q3, Q4, Q14."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from tests.games.mexica.spoken import NEUTRAL, index, new, set_up


def neutral_temples(seed: int, **options: Any) -> list[dict[str, Any]]:
    temples = new(2, seed, placed=False, **options).state.view(None)["temples"]
    assert all(temple["owner"] is None for temple in temples)
    return list(temples)


def test_MEX_R59_ten_neutral_temples_before_the_pilli_are_placed() -> None:
    for seed in range(20):
        levels = Counter(temple["level"] for temple in neutral_temples(seed))
        assert levels == {1: 4, 2: 3, 3: 2, 4: 1}
    for seats in (3, 4):
        assert new(seats).state.view(None)["temples"] == []


def test_MEX_R59_every_inner_square_can_come_up_and_no_other() -> None:
    seen = {temple["square"] for seed in range(400) for temple in neutral_temples(seed)}
    assert len(seen) == 133
    assert not seen & {"h6", "g7", "h7", "i7", "h8", "o6", "o7", "o8", "o9"}


def test_MEX_R60_and_MEX_Q4_none_beside_the_lake() -> None:
    board = new(2).state.view(None)["board"]

    def is_lake(row: int, col: int) -> bool:
        return not (0 <= row < 14 and 0 <= col < 21) or board[row][col] == "~"

    diagonal = 0
    for seed in range(60):
        for temple in neutral_temples(seed):
            row, col = index(temple["square"])
            around = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
            assert not any(is_lake(*square) for square in around)
            corners = [(row - 1, col - 1), (row - 1, col + 1), (row + 1, col - 1), (row + 1, col + 1)]
            diagonal += any(is_lake(*square) for square in corners)
    assert diagonal > 0  # only by a corner is not beside


def test_MEX_Q3_at_least_four_squares_between_them() -> None:
    nearest = set()
    for seed in range(60):
        squares = [index(temple["square"]) for temple in neutral_temples(seed)]
        for one, other in combinations(squares, 2):
            nearest.add(abs(one[0] - other[0]) + abs(one[1] - other[1]))
    assert min(nearest) == 5


def test_MEX_R59_none_are_added_in_period_two_and_they_end_no_period() -> None:
    table = set_up(seats=2, panel=[], quiet=1)
    table.says("end", "end")
    assert table.state.period == 2
    assert len(table.state.view(None)["temples"]) == 10
    table = set_up(seats=2, panel=[])  # all neutral temples stand, but nobody's own
    assert table.says("end", "end").state.period == 1


def test_MEX_R59_neutral_temples_block() -> None:
    assert "N3 c5" in NEUTRAL
    table = set_up(seats=2, pilli=["c6", "h6"])
    table.refuses("walk c5", "MEX-R37", "walk-blocked", piece="@piece-temple")
    table.refuses("canal c5", "MEX-R11", "canal-on-piece", piece="@piece-temple")


def test_MEX_R61_neutral_takes_places_and_scores_nothing() -> None:
    """q7 is neutral, one level, in the founded district of eight beside the printed canal."""
    canals = ["p5", "p10 q10", "r6 r7", "r8 r9"]
    described: dict[str, Any] = {
        "seats": 2, "pilli": ["d7", "d8"], "canals": canals, "tiles": ["8 p6"], "panel": [], "quiet": 1,
    }  # fmt: skip
    table = set_up(**described, temples=["A2 p7"])
    assert table.district("p6").neutral == 1
    assert table.says("end", "end").points == [8, 0]
    # MEX-Q14: a tie with neutral is a tie.
    assert set_up(**described, temples=["A1 p7"]).says("end", "end").points == [8, 0]
    assert set_up(**described, temples=["A1 p7", "B2 p8"]).says("end", "end").points == [4, 8]


def test_MEX_R61_neutral_pushes_a_player_down() -> None:
    """c10 is neutral with three levels, in the founded district of 13 in the west."""
    described: dict[str, Any] = {
        "seats": 2,
        "pilli": ["d5", "e5"],
        "canals": ["c8", "d9 d10", "d11 d12", "d13 d14"],
        "tiles": ["13 c9"],
        "panel": [],
    }
    table = set_up(**described, temples=["A2 b10", "B1 b11"], quiet=1)
    assert table.says("end", "end").points == [7, 4]
    # The same at scoring two; the rest of the island has only neutral temples in it.
    table = set_up(**described, temples=["A2 b10", "B1 b11"], quiet=1, period=2)
    assert table.says("end", "end").points == [7, 4]


def test_MEX_Q14_a_tie_with_neutral_uses_up_the_place() -> None:
    canals = ["c8", "d9 d10", "d11 d12", "d13 d14"]
    table = set_up(
        seats=2,
        pilli=["d5", "e5"],
        canals=canals,
        tiles=["13 c9"],
        temples=["A3 b10", "B1 b11"],
        panel=[],
        quiet=1,
    )
    assert table.says("end", "end").points == [13, 4]  # two first, so B is third


def test_MEX_R62_the_harder_game_has_25_neutral_levels() -> None:
    for seed in range(10):
        levels = Counter(temple["level"] for temple in neutral_temples(seed, harder=True))
        assert levels == {1: 2, 2: 3, 3: 3, 4: 2}
        assert sum(level * count for level, count in levels.items()) == 25
    assert new(3, harder=True).state.view(None)["temples"] == []
