"""Founding districts: MEX-R16 to R22, and MEX-Q5 for bridges."""

from __future__ import annotations

from typing import Any

from tests.games.mexica.spoken import SpokenGame, set_up

SOUTH = ["c13 d13", "e13 f13"]  # cuts off c14, d14, e14, f14


def south(**described: Any) -> SpokenGame:
    described.setdefault("pilli", ["c14", "g7", "i7"])
    return set_up(canals=SOUTH, **described)


def test_MEX_R16_founding_is_free_and_optional() -> None:
    table = south()
    assert table.allows("end")
    table.says("found 4 d14")
    assert table.ap == 6


def test_MEX_R16_several_foundings_in_one_turn() -> None:
    table = set_up(pilli=["c14", "g7", "i7"], canals=[*SOUTH, "b11 b12", "b13"])
    table.says("found 4 d14", "leap a11", "found 3 a12")
    assert table.points == [2 + 2, 0, 0]


def test_MEX_R17_needs_the_own_pilli_in_the_district() -> None:
    table = south(pilli=["h6", "c14", "i7"])
    table.refuses("found 4 d14", "MEX-R17", "wrong-size", size=4, squares=186 - 2)
    table.says("end", "found 4 d14")


def test_MEX_R17_needs_an_open_tile_of_exactly_that_size() -> None:
    table = south(panel=[3, 5, 7])
    table.refuses("found 4 d14", "MEX-R17", "tile-not-open", size=4)
    table.refuses("found 3 d14", "MEX-R17", "wrong-size", size=3, squares=4)
    table.refuses("found 5 d14", "MEX-R17", "wrong-size", size=5, squares=4)


def test_MEX_R17_a_tile_of_period_two_is_not_open_yet() -> None:
    table = south(panel=[3, 5, 7], later=[4, 4, 9, 10, 11, 12, 13])
    table.refuses("found 4 d14", "MEX-R17", "tile-not-open")


def test_MEX_R17_a_founded_district_is_not_founded_again() -> None:
    table = south(panel=[4], later=[3, 5, 6, 9, 11, 12, 13], tiles=["4 d14"])
    table.refuses("found 4 e14", "MEX-R17", "already-founded", size=4)


def test_MEX_R18_all_land_counts_temples_pilli_and_palace_too() -> None:
    south(temples=["B4 f14"]).says("found 4 d14")
    canals = ["h5 i5", "g6", "f7", "g8", "h9 i9", "j6", "j7 j8"]
    table = set_up(pilli=["h7", "i6", "c6"], canals=canals)
    assert table.district("h7").size == 7  # five palace squares, i6 and i8
    table.says("found 7 i8")


def test_MEX_R19_the_founder_chooses_a_free_land_square_of_the_district() -> None:
    table = south(pilli=["c14", "f14", "i7"], temples=["C1 e14"])
    table.refuses("found 4 c14", "MEX-R19", "tile-on-piece", square="c14", piece="@piece-pilli")
    table.refuses("found 4 f14", "MEX-R19", "tile-on-piece", square="f14", piece="@piece-pilli")
    table.refuses("found 4 e14", "MEX-R19", "tile-on-piece", square="e14", piece="@piece-temple")
    table.refuses("found 4 c12", "MEX-R19", "tile-elsewhere", square="c12")
    table.refuses("found 4 c13", "MEX-R19", "tile-on-water", square="c13")
    table.refuses("found 4 g14", "MEX-R19", "tile-on-water", square="g14")
    assert table.phrases("found") == ["found 4 d14"]


def test_MEX_R19_before_a_bridge_is_allowed() -> None:
    south(bridges=["d13 ns"]).says("found 4 d14")


def test_MEX_R19_without_a_free_square_it_cannot_be_founded() -> None:
    table = south(temples=["A1 d14", "A2 e14", "B1 f14"])
    assert table.phrases("found") == []


def test_MEX_R20_the_tile_stays_and_its_square_is_closed() -> None:
    table = south()
    table.says("found 4 d14")
    table.refuses("walk d14", "MEX-R37", "walk-blocked", square="d14", piece="@piece-tile")
    table.refuses("temple 1 d14", "MEX-R30", "temple-on-piece", square="d14", piece="@piece-tile")
    table.refuses("leap d14", "MEX-R43", "leap-blocked", square="d14", piece="@piece-tile")
    table.says("end", "end", "end")
    assert table.district("c14").tile == {"size": 4, "square": "d14"}


def test_MEX_R21_created_and_founded_in_the_same_turn() -> None:
    table = set_up(pilli=["c14", "g7", "i7"], canals=["c13 d13"])
    table.says("canal e13 f13", "found 4 d14")
    assert table.points == [2, 0, 0]


def test_MEX_R21_created_by_another_founded_later_by_walking_in() -> None:
    table = set_up(pilli=["h6", "c12", "i7"], canals=["c13 d13"])
    table.says("canal e13 f13", "end")
    table.says("bridge c13 ns", "walk c13", "walk c14", "found 4 d14")
    assert table.points == [0, 2, 0]


def test_MEX_R22_blue_for_the_founder_white_for_the_others_present() -> None:
    canals = ["s7 s8", "t9"]  # t6 u6 t7 u7 t8 u8
    table = set_up(pilli=["t6", "u6", "h6"], canals=canals)
    table.says("found 6 u8")
    assert table.points == [3, 2, 0]
    assert table.told("founded")[0]["points"] == 3
    assert [(told["seat"], told["points"]) for told in table.told("present")] == [(1, 2)]
    assert 6 not in table.panel


def test_MEX_R22_every_size_pays_what_its_tile_says() -> None:
    """The four squares in the south, then one more row of the island at a time."""
    for canals, size, blue, white in [
        (SOUTH, 4, 2, 1),
        (["s7 s8", "t9"], 6, 3, 2),
        (["c8", "d9 d10", "d11 d12", "d13 d14"], 13, 7, 4),
    ]:
        inside = {4: ["c14", "d14"], 6: ["t6", "u6"], 13: ["a11", "a12"]}[size]
        table = set_up(pilli=[inside[0], inside[1], "h6"], canals=canals)
        phrase = table.phrases("found")[0]
        assert phrase.startswith(f"found {size} ")
        assert table.says(phrase).points == [blue, white, 0]


def test_MEX_Q5_a_pilli_on_a_bridge_is_in_no_district() -> None:
    described: dict[str, Any] = {"canals": SOUTH, "bridges": ["c13 ns"]}
    table = set_up(pilli=["c13", "d14", "i7"], **described)
    table.refuses("found 4 e14", "MEX-Q5", "found-from-bridge")
    table.refuses("temple 1 e14", "MEX-Q5", "temple-from-bridge")
    table.says("end", "found 4 e14")
    assert table.points == [0, 2, 0]  # no white points for seat 0
