"""The worked examples of the rulebook: MEX-E1 to MEX-E5."""

from __future__ import annotations

from tests.games.mexica.spoken import from_map, set_up

LAND_OF_THIRTEEN = ["d9 d10", "d11 d12", "d13 d14"]  # with c8 dug, 13 squares in the west


def test_MEX_E1_thirteen_squares_founded_alone() -> None:
    table = set_up(pilli=["a11", "g7", "i7"], canals=LAND_OF_THIRTEEN)
    table.says("canal c8", "found 13 b12")
    assert table.points == [7, 0, 0]
    assert table.told("present") == []


def test_MEX_E2_boat_land_found_temples_and_tokens() -> None:
    """Two hops, a step ashore, eight squares founded before a witness, and two temples."""
    table = from_map(
        """
        ~  .  ~  ~  ~  .  .  .  .  .  ~  ~  ~  ~  ~   ~   ~   ~  ~  ~  ~
        ~  .  .  .  .  .  .  .  .  .  .  .  ~  ~  ~   ~   ~   ~  ~  ~  ~
        .  .  .  .  .  .  .  .  .  .  .  .  ~  ~  ~   ~   ~   ~  ~  ~  ~
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  ~   ~   ~   ~  ~  ~  ~
        ~  .  .  .  .  .  .  .  .  .  .  .  .  .  .   o   ~   ~  ~  ~  ~
        ~  .  .  .  .  .  .  Sc .  .  .  .  .  .  ^=  .   .   ^  ~  .  .
        ~  .  .  .  .  .  S  E  S  .  .  .  .  .  v=  .   .   v  .  .  .
        ~  .  .  .  .  .  .  S  .  .  .  .  .  .  ^   .   .   ^  .  .  .
        ~  ~  .  .  .  .  .  .  .  .  .  .  .  .  v=a .   .b  v  .  .  ~
        ~  .  .  .  .  .  .  .  .  .  .  .  .  .  .   <   >   ~  ~  ~  ~
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .   ~   ~   ~  ~  ~  ~
        .  .  .  .  .  .  .  .  .  .  .  .  .  ~  ~   ~   ~   ~  ~  ~  ~
        .  .  .  .  .  .  .  .  .  .  .  ~  ~  ~  ~   ~   ~   ~  ~  ~  ~
        ~  ~  .  .  .  .  ~  ~  .  .  ~  ~  ~  ~  ~   ~   ~   ~  ~  ~  ~
        """,
        tokens=[2, 0, 0],
    )
    table.says("boat o6")
    assert table.ap == 4
    table.says("walk p6")
    assert table.ap == 3
    table.says("found 8 q6")
    assert (table.ap, table.points) == (3, [4, 2, 0])
    table.says("temple 3 p7")
    assert table.ap == 0
    table.says("spend", "spend")
    assert table.ap == 2
    table.says("temple 2 p8")
    assert (table.ap, table.tokens) == (0, [0, 0, 0])


def test_MEX_E3_six_points_of_walking_rowing_and_a_token() -> None:
    table = set_up(pilli=["l7", "g7", "i7"], bridges=["o7 ew", "o9 ew"])
    left = [
        table.says(phrase).ap for phrase in ("walk m7", "walk n7", "walk o7", "boat o9", "walk p9", "take")
    ]
    assert left == [5, 4, 3, 2, 1, 0]
    assert (table.pilli[0], table.tokens[0]) == ("p9", 1)


def test_MEX_E4_locked_in_but_not_for_long() -> None:
    """From a3, walled in, over the lake to the second connected bridge; the leap goes there too."""
    described = {
        "pilli": ["a3", "g7", "i7"],
        "canals": ["b3 b4", "k12 k13", "k10 k11"],
        "bridges": ["k11 ew", "k12 ew"],
        "temples": ["B1 a4"],
    }
    table = set_up(**described)
    assert table.phrases("walk") == []
    table.says("bridge b3 ew", "walk b3", "canal b1 b2")
    assert table.ap == 3
    table.says("boat k11")
    assert table.ap == 1
    table.says("walk l11")
    assert (table.ap, table.pilli[0]) == (0, "l11")
    table = set_up(**described).says("leap l11")
    assert (table.ap, table.pilli[0]) == (1, "l11")


def test_MEX_E5_three_and_three_and_two_levels_are_a_value_of_eight() -> None:
    table = set_up(canals=["c13 d13", "e13 f13"], temples=["A3 c14", "A3 d14", "A2 e14"])
    assert table.district("c14").levels == [8, 0, 0]
