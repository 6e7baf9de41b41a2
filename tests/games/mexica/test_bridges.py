"""Bridges: MEX-R23 to R28, MEX-Q7 and MEX-Q8."""

from __future__ import annotations

from typing import Any

from tests.games.mexica.spoken import SpokenGame, set_up

ROW_12 = ["b12 c12", "d12 e12", "f12 g12", "h12 i12"]
# Eleven bridges: three on the printed canal, eight across row 12.
ALL_OUT = ["o6 ew", "o7 ew", "o8 ew", *(f"{col}12 ns" for col in "bcdefghi")]


def all_out(**described: Any) -> SpokenGame:
    return set_up(canals=ROW_12, bridges=ALL_OUT, **described)


def test_MEX_R23_on_any_canal_square_wherever_the_pilli_is() -> None:
    table = set_up(pilli=["u8", "g7", "i7"], canals=["d5 d6"])
    table.says("bridge o7 ew", "bridge d5 ew")
    assert table.ap == 4
    assert table.state.view(None)["bridges"] == [
        {"square": "d5", "way": "ew"},
        {"square": "o7", "way": "ew"},
    ]
    table.refuses("bridge e9 ns", "MEX-R23", "bridge-off-canal", square="e9")
    assert set_up(ap=0).phrases("bridge") == []
    set_up(ap=0).refuses("bridge o7 ew", "MEX-R23", "too-dear")


def test_MEX_Q7_never_on_the_lake() -> None:
    set_up().refuses("bridge s6 ew", "MEX-Q7", "bridge-on-lake", square="s6")


def test_MEX_R24_both_ends_on_land_opposite_each_other() -> None:
    table = set_up(canals=["b3 b4", "l2"])
    table.refuses("bridge o6 ns", "MEX-R24", "bridge-to-water", square="o6", water="@water-canal")
    table.refuses("bridge l2 ew", "MEX-R24", "bridge-to-water", square="l2", water="@water-lake")
    table.refuses("bridge l2 ns", "MEX-R24", "bridge-to-water", water="@water-lake")
    assert table.allows("bridge b3 ew")
    assert not table.allows("bridge b3 ns")


def test_MEX_R24_a_bridge_never_leads_to_another_bridge() -> None:
    """d5 and e5 are both canal, so a bridge from west to east on d5 would end on e5."""
    table = set_up(canals=["d5 e5"], bridges=["e5 ns"])
    table.refuses("bridge d5 ew", "MEX-R24", "bridge-to-water", water="@water-canal")
    table.says("bridge d5 ns")


def test_MEX_R24_one_land_square_serves_several_bridges_and_the_palace_too() -> None:
    table = set_up(pilli=["c5", "c6", "c7"], canals=["d9", "f9", "h9", "h5"])
    table.says("bridge d9 ew", "bridge f9 ew")  # both end on e9
    table.says("bridge h9 ns", "bridge h5 ns")  # both end on the palace


def test_MEX_R24_both_ends_may_lie_in_the_same_district() -> None:
    table = set_up(canals=["d5"])
    assert table.district("c5").name == table.district("e5").name
    table.says("bridge d5 ew")


def test_MEX_R25_side_by_side_on_neighbouring_canal_squares() -> None:
    set_up().says("bridge o7 ew", "bridge o8 ew", "bridge o6 ew")


def test_MEX_R26_the_access_squares_may_be_occupied() -> None:
    table = set_up(pilli=["c5", "g7", "i7"], canals=["d5"], temples=["B1 e5"])
    table.says("bridge d5 ew", "walk d5")
    table.refuses("walk e5", "MEX-R37", "walk-blocked", piece="@piece-temple")


def test_MEX_R27_a_bridge_moves_only_when_none_is_left() -> None:
    table = set_up(canals=ROW_12, bridges=ALL_OUT[1:])
    table.refuses("shift o7 o9 ew", "MEX-R27", "bridges-left", count=1)
    table.says("bridge o6 ew")
    table.refuses("bridge o9 ew", "MEX-R27", "no-bridges")
    table.says("shift o7 o9 ew")
    assert table.ap == 4
    squares = [bridge["square"] for bridge in table.state.view(None)["bridges"]]
    assert "o9" in squares
    assert "o7" not in squares
    assert len(squares) == 11


def test_MEX_R27_not_with_a_pilli_on_it_not_even_the_own() -> None:
    table = all_out(pilli=["o6", "b12", "i7"])
    table.refuses("shift o6 o9 ew", "MEX-R27", "shift-under-pilli", square="o6")
    table.refuses("shift b12 o9 ew", "MEX-R27", "shift-under-pilli", square="b12")
    table.says("shift c12 o9 ew")


def test_MEX_R27_to_a_different_canal_square() -> None:
    """A lone canal square has land on all sides; its bridge still cannot turn on the spot."""
    table = set_up(canals=[*ROW_12, "d5"], bridges=["d5 ew", *ALL_OUT[1:]])
    table.refuses("shift d5 d5 ns", "MEX-R27", "shift-on-the-spot", square="d5")
    table.refuses("shift e9 o6 ew", "MEX-R27", "shift-no-bridge", square="e9")
    table.refuses("shift d5 o7 ew", "MEX-R28", "bridge-on-bridge", square="o7")
    table.refuses("shift d5 e9 ew", "MEX-R23", "bridge-off-canal", square="e9")
    table.refuses("shift d5 o6 ns", "MEX-R24", "bridge-to-water")
    table.refuses("shift d5 a1 ns", "MEX-Q7", "bridge-on-lake", square="a1")
    table.says("shift d5 o6 ew")


def test_MEX_R27_costs_one_point() -> None:
    table = all_out(ap=1)
    table.says("shift o7 o9 ew")
    table.refuses("shift o9 o7 ew", "MEX-R27", "too-dear", missing=1)


def test_MEX_R28_one_bridge_a_square_and_one_pilli_a_bridge() -> None:
    table = set_up(pilli=["n7", "o7", "i7"], bridges=["o7 ew"])
    table.refuses("bridge o7 ew", "MEX-R28", "bridge-on-bridge", square="o7")
    table.refuses("walk o7", "MEX-R28", "bridge-taken", square="o7")


def test_MEX_Q8_with_land_on_all_sides_the_player_chooses_the_direction() -> None:
    table = set_up(canals=["d5"])
    assert {p for p in table.phrases("bridge") if "d5" in p} == {"bridge d5 ns", "bridge d5 ew"}
    table.says("bridge d5 ns")
    assert table.state.view(None)["bridges"] == [{"square": "d5", "way": "ns"}]
    table = set_up(pilli=["d4", "g7", "i7"], canals=["d5"], bridges=["d5 ns"])
    table.says("walk d5", "walk d6")
