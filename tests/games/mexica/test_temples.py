"""Temples: MEX-R29 to R34."""

from __future__ import annotations

from tests.games.mexica.spoken import set_up

SOUTH = ["c13 d13", "e13 f13"]


def test_MEX_R29_costs_its_levels_and_stands_in_the_district_of_the_pilli() -> None:
    table = set_up(pilli=["c14", "g7", "i7"], canals=SOUTH)
    table.refuses("temple 1 c12", "MEX-R29", "temple-elsewhere", square="c12")
    table.says("temple 3 d14")
    assert table.ap == 3
    table.refuses("temple 4 e14", "MEX-R29", "too-dear", cost=4, ap=3, missing=1)
    table.says("temple 3 e14")
    assert table.district("c14").levels == [6, 0, 0]


def test_MEX_R29_founded_or_not_and_anywhere_in_it() -> None:
    table = set_up(pilli=["c14", "g7", "i7"], canals=SOUTH, tiles=["4 d14"])
    table.says("temple 1 f14")  # beyond the tile
    table = set_up(pilli=["b1", "g7", "i7"])
    table.says("temple 2 j14")  # the whole island is one district


def test_MEX_R29_a_pilli_in_the_palace_is_in_its_district() -> None:
    table = set_up()
    assert table.pilli[0] == "h6"
    table.says("temple 1 h5")
    assert 0 in table.district("h7").standing


def test_MEX_R29_the_square_of_a_pilli_is_not_free() -> None:
    table = set_up(pilli=["c14", "d14", "i7"], canals=SOUTH)
    table.refuses("temple 1 c14", "MEX-R29", "temple-on-pilli", square="c14")
    table.refuses("temple 1 d14", "MEX-R29", "temple-on-pilli", square="d14")


def test_MEX_R30_one_a_square_never_on_palace_water_or_tile() -> None:
    table = set_up(pilli=["c14", "g7", "i7"], canals=[*SOUTH, "k5"], tiles=["4 d14"], temples=["B2 e14"])
    table.refuses("temple 1 e14", "MEX-R30", "temple-on-piece", square="e14", piece="@piece-temple")
    table.refuses("temple 1 d14", "MEX-R30", "temple-on-piece", square="d14", piece="@piece-tile")
    table.refuses("temple 1 k5", "MEX-R30", "temple-on-canal", square="k5")
    table.refuses("temple 1 a1", "MEX-R30", "temple-on-lake", square="a1")
    table.refuses("temple 1 h6", "MEX-R30", "temple-on-palace", square="h6")


def test_MEX_R31_allowed_before_a_bridge_which_blocks_it() -> None:
    table = set_up(pilli=["m7", "g7", "i7"], bridges=["o7 ew"])
    table.says("temple 1 n7")
    table = set_up(pilli=["o7", "g7", "i7"], bridges=["o7 ew"], temples=["A1 n7"])
    table.refuses("walk n7", "MEX-R37", "walk-blocked", square="n7")


def test_MEX_R32_from_the_first_turn_on() -> None:
    table = set_up(round=1)
    table.says("temple 4 d5")
    assert table.district("d5").levels == [4, 0, 0]


def test_MEX_R33_after_round_one_locking_in_is_allowed_by_temple() -> None:
    """b1 has one neighbour, b2. In round one the same temple is refused."""
    table = set_up(pilli=["h6", "b1", "i7"])
    table.says("temple 1 b2", "end")
    assert table.phrases("walk") == []


def test_MEX_R33_after_round_one_locking_in_is_allowed_by_canal_pilli_and_tile() -> None:
    set_up(pilli=["h6", "b1", "i7"]).says("canal b2")
    set_up(pilli=["c2", "b1", "i7"]).says("walk b2")
    # c14 is cut off from e14 by a tile on d14.
    set_up(pilli=["e14", "c14", "i7"], canals=SOUTH).says("found 4 d14")


def test_MEX_R33_the_locked_in_still_bridge_or_leap() -> None:
    locked = {"pilli": ["b1", "g7", "i7"], "canals": ["b2"]}
    table = set_up(**locked)
    assert table.phrases("walk") == []
    assert table.phrases("leap")
    table.says("bridge b2 ns", "walk b2", "walk b3")


def test_MEX_R34_only_temples_in_front_of_the_player() -> None:
    table = set_up(temples=["A4 d5"])
    table.refuses("temple 4 e5", "MEX-R34", "no-such-temple", level=4)
    assert not [phrase for phrase in table.phrases("temple") if phrase.startswith("temple 4")]
    table = set_up(temples=["A4 d5"], period=2, panel=[13])
    table.says("temple 4 e5")  # two more have been added for period two
