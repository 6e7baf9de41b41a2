"""Scoring and winning: MEX-R52 to R58, MEX-Q6, MEX-Q12, and the slow second scorer."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.mexica.spoken import SpokenGame, set_up

SOUTH = ["c13 d13", "e13 f13"]  # c14 d14 e14 f14: a district of 4
EAST = ["s7 s8", "t9"]  # t6 u6 t7 u7 t8 u8: a district of 6


def scored(table: SpokenGame) -> list[int]:
    """Let the period end (a second quiet round) and look at the points."""
    return table.says(*["end"] * table.state.seats).points


def founded_six(temples: Sequence[str], seats: int = 4, **described: object) -> SpokenGame:
    """A founded district of six with these temples in it, and a quiet round behind us."""
    away = ["c5", "c6", "c7", "c8"][:seats]
    described = {"pilli": away, "quiet": 1, "panel": [], **described}
    return set_up(seats=seats, canals=EAST, tiles=["6 t6"], temples=temples, **described)


def test_MEX_R52_the_value_is_the_sum_of_levels_not_the_number_of_temples() -> None:
    assert scored(founded_six(["A1 u6", "A1 t7", "A1 u7", "B4 t8"])) == [3, 6, 0, 0]


def test_MEX_R53_yellow_blue_white_and_nothing_for_the_fourth() -> None:
    assert scored(founded_six(["A4 u6", "B3 t7", "C2 u7", "D1 t8"])) == [6, 3, 2, 0]


def test_MEX_R54_ties_pay_in_full_and_use_up_places() -> None:
    assert scored(founded_six(["A3 u6", "B3 t7", "C2 u7", "D1 t8"])) == [6, 6, 2, 0]  # no second
    assert scored(founded_six(["A3 u6", "B3 t7", "C3 u7", "D1 t8"])) == [6, 6, 6, 0]  # no 2nd, 3rd
    assert scored(founded_six(["A3 u6", "B2 t7", "C2 u7", "D1 t8"])) == [6, 3, 3, 0]  # no third
    assert scored(founded_six(["A3 u6", "B2 t7", "C1 u7", "D1 t8"])) == [6, 3, 2, 2]
    assert scored(founded_six(["A1 u6", "B1 t7", "C1 u7", "D1 t8"])) == [6, 6, 6, 6]


def test_MEX_Q6_without_a_temple_no_place() -> None:
    assert scored(founded_six(["B1 t7"])) == [0, 6, 0, 0]
    assert scored(founded_six([])) == [0, 0, 0, 0]


def test_MEX_R55_scoring_one_counts_founded_districts_only() -> None:
    table = founded_six(["A1 u6", "B1 d9"])
    assert scored(table) == [6, 0, 0, 0]
    assert table.state.period == 2


def test_MEX_R56_scoring_two_counts_founded_districts_again_and_all_others() -> None:
    """The founded six, an unfounded four, and the rest of the island: 192 − 3 − 6 − 4 − 4 = 175."""
    table = set_up(
        seats=4,
        pilli=["c5", "c6", "c7", "c8"],
        canals=[*EAST, *SOUTH],
        tiles=["6 t6"],
        temples=["A1 u6", "B1 c14", "C2 d14", "B1 d9", "C2 e9", "D3 f9", "A4 g9"],
        period=2,
        quiet=1,
        panel=[],
        points=[100, 0, 0, 0],
    )
    assert table.district("h7").size == 175
    assert scored(table) == [100 + 6 + 175, 2, 4 + 44, 88]
    assert table.state.over


def test_MEX_R56_halves_are_rounded_up() -> None:
    """a11 a12 a13: an unfounded district of 3 pays 3, 2, 1."""
    table = set_up(
        seats=4,
        pilli=["c5", "c6", "c7", "c8"],
        canals=["b11 b12", "b13"],
        temples=["A3 a11", "B2 a12", "C1 a13"],
        period=2,
        quiet=1,
        panel=[],
    )
    assert scored(table) == [3, 2, 1, 0]


def test_MEX_Q12_two_first_in_an_unfounded_district_leave_the_third_its_quarter() -> None:
    table = set_up(
        seats=4,
        pilli=["c5", "c6", "c7", "c8"],
        canals=["b11 b12", "b13"],
        temples=["A3 a11", "B3 a12", "C1 a13"],
        period=2,
        quiet=1,
        panel=[],
    )
    assert scored(table) == [3, 3, 1, 0]


def test_MEX_R57_five_points_on_a_start_square_in_both_scorings() -> None:
    table = set_up(seats=4, pilli=["h6", "g7", "h7", "d5"], panel=[], quiet=1)
    assert scored(table) == [5, 5, 0, 0]  # the emblem gives nothing
    assert [told["seat"] for told in table.told("palace")] == [0, 1]
    table = set_up(seats=4, pilli=["i7", "h8", "h7", "d5"], period=2, panel=[], quiet=1)
    assert scored(table) == [5, 5, 0, 0]


def test_MEX_R58_most_points_win() -> None:
    table = set_up(period=2, panel=[], quiet=1, pilli=["c5", "c6", "c7"], points=[7, 9, 8], tokens=[5, 0, 1])
    table.says("end", "end", "end")
    assert table.state.winners() == [1]
    assert table.told("won")[0]["winners_seat"] == [1]


def test_MEX_R58_a_tie_goes_to_the_most_tokens_else_it_is_shared() -> None:
    described = {"period": 2, "panel": [], "quiet": 1, "pilli": ["c5", "c6", "c7"], "points": [9, 9, 8]}
    table = set_up(**described, tokens=[1, 2, 5])
    assert table.state.winners() == []
    assert table.says("end", "end", "end").state.winners() == [1]
    table = set_up(**described, tokens=[2, 2, 5])
    assert table.says("end", "end", "end").state.winners() == [0, 1]
