"""Canals and districts: MEX-R10 to R15, and the region fixtures of the board."""

from __future__ import annotations

import pytest
from tests.games.mexica.spoken import set_up

EAST_OF_A = ["b11 b12", "b13"]  # cuts off a11, a12 and a13


def test_MEX_R10_one_point_for_single_and_double_wherever_the_pilli_is() -> None:
    table = set_up(pilli=["u8", "g7", "i7"])
    table.says("canal b2", "canal c9 d9")
    assert table.ap == 4


def test_MEX_R11_canals_lie_both_ways_and_need_not_touch() -> None:
    table = set_up()
    table.says("canal d5 e5", "canal j10 j11")
    assert {"squares": ["d5", "e5"]} in table.state.view(None)["canals"]
    assert {"squares": ["j10", "j11"]} in table.state.view(None)["canals"]


def test_MEX_R11_only_on_empty_land() -> None:
    table = set_up(pilli=["d5", "g7", "i7"], temples=["B2 e9"])
    table.refuses("canal d5", "MEX-R11", "canal-on-piece", square="d5", piece="@piece-pilli")
    table.refuses("canal d4 d5", "MEX-R11", "canal-on-piece", square="d5")
    table.refuses("canal e9 f9", "MEX-R11", "canal-on-piece", square="e9", piece="@piece-temple")


def test_MEX_R11_a_double_covers_two_neighbours_named_in_board_order() -> None:
    table = set_up()
    table.refuses("canal d5 d7", "MEX-R11", "canal-apart", square="d5", second="d7")
    table.refuses("canal d5 e6", "MEX-R11", "canal-apart")
    table.refuses("canal d5 d5", "MEX-R11", "canal-twice", square="d5")
    table.refuses("canal d6 d5", "MEX-R11", "canal-order", square="d6", second="d5")
    table.refuses("canal e5 d5", "MEX-R11", "canal-order", square="e5", second="d5")
    # The last square of a row and the first of the next are not neighbours.
    table.refuses("canal u8 c9", "MEX-R11", "canal-apart")


def test_MEX_R12_not_on_palace_canal_or_lake() -> None:
    table = set_up(pilli=["d5", "e5", "f5"])
    table.refuses("canal g6 h6", "MEX-R12", "canal-on-palace", square="h6")
    table.refuses("canal o7", "MEX-R12", "canal-on-canal", square="o7")
    table.refuses("canal n6 o6", "MEX-R12", "canal-on-canal", square="o6")
    table.refuses("canal a1", "MEX-R12", "canal-on-lake", square="a1")
    table.refuses("canal s6 s7", "MEX-R12", "canal-on-lake", square="s6")
    table.refuses("canal b1 c1", "MEX-R12", "canal-on-lake", square="c1")


def test_MEX_R12_not_on_the_access_squares_of_a_bridge() -> None:
    table = set_up(bridges=["o7 ew"])
    table.refuses("canal n7", "MEX-R12", "canal-at-ramp", square="n7")
    table.refuses("canal p7 p8", "MEX-R12", "canal-at-ramp", square="p7")


def test_MEX_R12_squares_beside_a_bridge_are_allowed() -> None:
    """A bridge from west to east: north and south of it canals may go on."""
    table = set_up(canals=["d5"], bridges=["d5 ew"])
    table.says("canal d4", "canal d6")


def test_MEX_R12_the_access_squares_are_free_again_when_the_bridge_has_moved() -> None:
    others = ["o6 ew", "o8 ew", "o9 ew", *(f"{col}12 ns" for col in "bcdefgh")]
    canals = ["b12 c12", "d12 e12", "f12 g12", "h12 i12"]
    table = set_up(canals=canals, bridges=["o7 ew", *others])
    table.refuses("canal n7", "MEX-R12", "canal-at-ramp")
    table.says("shift o7 i12 ns")
    table.says("canal n7")
    table.refuses("canal i11", "MEX-R12", "canal-at-ramp")


def test_MEX_R12_a_square_before_two_bridges_stays_closed_while_one_is_left() -> None:
    """e5 lies between two bridges; taking one away leaves it the access of the other."""
    rest = ["o6 ew", "o7 ew", "o8 ew", "o9 ew", *(f"{col}12 ns" for col in "bcdef")]
    table = set_up(canals=["d5", "f5", "b12 c12", "d12 e12", "f12 g12"], bridges=["d5 ew", "f5 ew", *rest])
    table.says("shift d5 g12 ns")
    table.refuses("canal e5", "MEX-R12", "canal-at-ramp", square="e5")
    assert table.allows("canal c5")


def test_MEX_R12_never_in_a_founded_district() -> None:
    table = set_up(canals=EAST_OF_A, tiles=["3 a12"], panel=[4, 7])
    table.refuses("canal a11", "MEX-R12", "canal-in-founded", square="a11", size=3)
    table.refuses("canal a12", "MEX-R12", "canal-in-founded", square="a12")
    table.refuses("canal a12 a13", "MEX-R12", "canal-in-founded")


def test_MEX_R13_a_kind_that_has_run_out_cannot_be_placed() -> None:
    singles = ["b2", "d2", "f2", "h2", "j2", "l2"]
    table = set_up(canals=singles)
    table.refuses("canal d5", "MEX-R13", "no-singles")
    table.says("canal d5 d6")


def test_MEX_R13_doubles_run_out_too() -> None:
    doubles = [f"{a}{row} {b}{row}" for row in (3, 5, 10, 11, 12) for a, b in ("bc", "de", "fg", "hi", "jk")]
    doubles += ["l10 m10", "n10 o10", "b13 c13", "d13 e13", "f13 g13", "l5 m5", "n5 o5", "l11 m11"]
    doubles += ["b7 c7", "d7 e7"]
    table = set_up(canals=doubles)
    assert table.state.view(None)["supply"]["doubles"] == 0
    table.refuses("canal c9 d9", "MEX-R13", "no-doubles")
    assert {len(phrase.split()) for phrase in table.phrases("canal")} == {2}


def test_MEX_R14_a_district_is_land_joined_side_by_side() -> None:
    table = set_up(canals=EAST_OF_A)
    assert table.district("a12").squares == ["a11", "a12", "a13"]
    assert table.district("h7").size == 192 - 3 - 3


def test_MEX_R14_corner_contact_closes_a_district() -> None:
    table = set_up()
    table.says("canal s7 s8")
    assert table.district("t7").size == 190
    table.says("canal t9")  # touches s8 only by a corner
    assert table.district("t7").size == 6
    assert sorted(table.district("t7").squares) == ["t6", "t7", "t8", "u6", "u7", "u8"]


def test_MEX_R14_bridges_do_not_join_districts() -> None:
    table = set_up(canals=["s7 s8", "t9"], bridges=["s7 ew"])
    assert table.district("t7").size == 6
    assert table.district("r7").size == 192 - 3 - 6


def test_MEX_R15_all_land_is_one_district_at_first() -> None:
    assert {found["size"] for found in set_up().state.view(None)["districts"]} == {192}


def test_MEX_R15_an_unfounded_district_is_reduced_until_nothing_is_left() -> None:
    table = set_up(canals=EAST_OF_A)
    table.says("canal a11")
    assert table.district("a12").size == 2
    table.says("canal a12 a13")
    with pytest.raises(AssertionError):
        table.district("a12")


def test_MEX_R15_an_unfounded_district_is_split_by_anyone() -> None:
    table = set_up(canals=EAST_OF_A, turn=2)
    table.says("canal a12")
    assert table.district("a11").size == table.district("a13").size == 1


@pytest.mark.parametrize(
    ("canals", "probe", "size"),
    [
        (["o5", "o10 o11"], "r7", 25),
        (["p5", "p10 q10"], "r7", 22),
        (["s7 s8", "t9"], "t7", 6),
        (["b3 b4"], "a3", 2),
        (["i13 j13"], "i14", 2),
        (["c13 d13", "e13 f13"], "c14", 4),
    ],
)
def test_MEX_R14_region_fixtures(canals: list[str], probe: str, size: int) -> None:
    table = set_up(pilli=["h6", "g7", "i7"])
    table.says(*(f"canal {canal}" for canal in canals))
    assert table.district(probe).size == size
    assert set_up(canals=canals).district(probe).size == size
