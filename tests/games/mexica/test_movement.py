"""Movement: MEX-R35 to R43, and MEX-Q2."""

from __future__ import annotations

from tests.games.mexica.spoken import set_up


def test_MEX_R35_a_step_to_a_neighbouring_square_never_diagonal() -> None:
    table = set_up(pilli=["e9", "g7", "i7"])
    assert sorted(table.phrases("walk")) == ["walk d9", "walk e10", "walk e8", "walk f9"]
    table.refuses("walk f10", "MEX-R35", "walk-too-far", start="e9", square="f10")
    table.refuses("walk e11", "MEX-R35", "walk-too-far")
    table.refuses("walk e9", "MEX-R35", "walk-too-far")
    table.says("walk f9", "walk e9", "walk f9")  # back and forth
    assert (table.ap, table.pilli[0]) == (3, "f9")


def test_MEX_R35_not_into_water() -> None:
    table = set_up(pilli=["n7", "b1", "i7"])
    table.refuses("walk o7", "MEX-R35", "walk-into-water", square="o7")
    table.says("end")
    table.refuses("walk a1", "MEX-R35", "walk-into-water", square="a1")


def test_MEX_R35_over_a_bridge_and_off_it() -> None:
    table = set_up(pilli=["n7", "g7", "i7"], bridges=["o7 ew"])
    table.says("walk o7", "walk p7")
    assert (table.pilli[0], table.ap) == ("p7", 4)


def test_MEX_R36_bridges_only_over_their_ramps() -> None:
    """The bridge on d5 runs north to south, with land on all four sides."""
    table = set_up(pilli=["c5", "g7", "i7"], canals=["d5"], bridges=["d5 ns"])
    table.refuses("walk d5", "MEX-R36", "walk-onto-side", square="d5")
    table = set_up(pilli=["d5", "g7", "i7"], canals=["d5"], bridges=["d5 ns"])
    table.refuses("walk c5", "MEX-R36", "walk-off-side", square="d5")
    assert table.phrases("walk") == ["walk d4", "walk d6"]


def test_MEX_R36_not_from_one_bridge_to_the_next() -> None:
    table = set_up(pilli=["o7", "g7", "i7"], bridges=["o7 ew", "o8 ew"])
    table.refuses("walk o8", "MEX-R36", "walk-off-side", square="o7")


def test_MEX_R37_pilli_temples_and_tiles_block() -> None:
    table = set_up(
        pilli=["d14", "e14", "i7"], canals=["c13 d13", "e13 f13"], tiles=["4 c14"], temples=["A1 f14"]
    )
    table.refuses("walk e14", "MEX-R37", "walk-blocked", piece="@piece-pilli")
    table.refuses("walk c14", "MEX-R37", "walk-blocked", piece="@piece-tile")
    table = set_up(pilli=["e9", "g7", "i7"], temples=["A1 f9"])
    table.refuses("walk f9", "MEX-R37", "walk-blocked", piece="@piece-temple")


def test_MEX_R38_a_pilli_may_stay_on_a_bridge_and_block_it() -> None:
    table = set_up(pilli=["n7", "p7", "i7"], bridges=["o7 ew"])
    table.says("walk o7", "end")
    assert table.pilli[0] == "o7"
    table.refuses("walk o7", "MEX-R28", "bridge-taken")


def test_MEX_R39_a_hop_goes_over_an_unbroken_chain_of_canals() -> None:
    table = set_up(pilli=["o6", "g7", "i7"], bridges=["o6 ew", "o9 ew"])
    table.says("boat o9")
    assert (table.pilli[0], table.ap) == ("o9", 5)
    # A canal elsewhere is not joined to it.
    table = set_up(pilli=["o6", "g7", "i7"], canals=["d9"], bridges=["o6 ew", "d9 ew"])
    table.refuses("boat d9", "MEX-R39", "boat-no-water", start="o6", square="d9")


def test_MEX_R39_corner_contact_does_not_connect() -> None:
    table = set_up(pilli=["d9", "g7", "i7"], canals=["d9", "e10"], bridges=["d9 ew", "e10 ns"])
    table.refuses("boat e10", "MEX-R39", "boat-no-water")


def test_MEX_R39_bridges_side_by_side_are_one_hop_apart() -> None:
    table = set_up(pilli=["o6", "g7", "i7"], bridges=["o6 ew", "o7 ew", "o8 ew"])
    assert table.says("boat o7").ap == 5
    assert table.says("boat o8").ap == 4


def test_MEX_R40_the_lake_is_free_water() -> None:
    """b2 opens on the lake in the west through b1, l3 in the east: one hop, any distance."""
    table = set_up(
        pilli=["b3", "g7", "i7"],
        canals=["b1 b2", "b3", "k5 l5", "m5 n5", "o5 p5"],
        bridges=["b3 ew", "k5 ns", "m5 ns"],
    )
    assert table.says("boat m5").ap == 5  # from the lake west along row 5
    assert table.says("boat k5").ap == 4  # the next bridge in the same canal


def test_MEX_R41_every_bridge_passed_costs_a_point() -> None:
    table = set_up(pilli=["o6", "g7", "i7"], bridges=["o6 ew", "o7 ew", "o8 ew", "o9 ew"])
    table.says("boat o9")
    assert table.ap == 3


def test_MEX_R41_an_occupied_bridge_is_passed_but_not_stopped_on() -> None:
    table = set_up(pilli=["o6", "o7", "i7"], bridges=["o6 ew", "o7 ew", "o8 ew"])
    table.refuses("boat o7", "MEX-R41", "boat-taken", square="o7")
    assert table.says("boat o8").ap == 4
    table = set_up(pilli=["o6", "o7", "i7"], bridges=["o6 ew", "o7 ew"])
    assert table.phrases("boat") == []


def test_MEX_R41_all_hops_must_be_affordable_and_the_trip_leads_elsewhere() -> None:
    table = set_up(pilli=["o6", "o7", "i7"], bridges=["o6 ew", "o7 ew", "o8 ew"], ap=1)
    table.refuses("boat o8", "MEX-R41", "too-dear", cost=2, ap=1, missing=1)
    table.refuses("boat o6", "MEX-R41", "boat-nowhere", square="o6")


def test_MEX_R42_from_bridge_to_bridge_only() -> None:
    table = set_up(pilli=["o6", "g7", "i7"], bridges=["o6 ew"])
    table.refuses("boat o9", "MEX-R42", "boat-no-bridge", square="o9")
    table.refuses("boat p7", "MEX-R42", "boat-no-bridge", square="p7")
    table.refuses("boat s6", "MEX-R42", "boat-no-bridge", square="s6")
    table = set_up(pilli=["n6", "g7", "i7"], bridges=["o6 ew", "o9 ew"])
    table.refuses("boat o9", "MEX-R42", "boat-from-land", square="n6")


def test_MEX_R43_the_leap_reaches_any_free_land_or_bridge_for_five_points() -> None:
    table = set_up(pilli=["b1", "p7", "i7"], canals=["d5"], bridges=["o7 ew"], temples=["B1 c9"])
    table.refuses("leap p7", "MEX-R43", "leap-blocked", piece="@piece-pilli")
    table.refuses("leap c9", "MEX-R43", "leap-blocked", piece="@piece-temple")
    table.refuses("leap b1", "MEX-R43", "leap-blocked", piece="@piece-pilli")
    table.refuses("leap d5", "MEX-R43", "leap-into-water", square="d5")
    table.refuses("leap a1", "MEX-R43", "leap-into-water", square="a1")
    assert table.allows("leap h7")  # the palace too
    table.says("leap o7")
    assert (table.pilli[0], table.ap) == ("o7", 1)
    table.refuses("leap b1", "MEX-R43", "too-dear", cost=5, ap=1, missing=4)


def test_MEX_Q2_the_emblem_is_walked_over_like_any_square() -> None:
    table = set_up(pilli=["h6", "c5", "c6"])
    table.says("walk h7", "walk h8")
    assert table.pilli[0] == "h8"


def test_MEX_Q15_a_trip_costs_the_fewest_hops() -> None:
    """A ring of canals around e9: one way round may pass a bridge where the other passes none."""
    ring = ["d8 e8", "f8", "f9 f10", "d10 e10", "d9"]
    bridges = ["e8 ns", "f9 ew", "e10 ns"]
    table = set_up(pilli=["e8", "g7", "i7"], canals=ring, bridges=bridges)
    assert table.says("boat e10").ap == 5
    table = set_up(pilli=["e8", "g7", "i7"], canals=ring, bridges=[*bridges, "d9 ew"])
    assert table.says("boat e10").ap == 4
