"""The set-up and the turn: MEX-R1 to R9."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.mexica.spoken import STARTS, new, set_up

from patolli.core.errors import BadOption
from patolli.games.mexica import MEXICA
from patolli.games.mexica.board import THE_ISLAND, square_name
from patolli.games.mexica.data import ISLAND, TILES


def test_MEX_R1_two_to_four_players_in_seat_order() -> None:
    for seats in (2, 3, 4):
        table = new(seats)
        turns = []
        for _ in range(2 * seats):
            turns.append(table.seat)
            table.says("end")
        assert turns == [*range(seats), *range(seats)]
    for seats in (1, 5):
        with pytest.raises(BadOption):
            MEXICA.new(seats)


def test_MEX_R2_two_doubles_cover_the_printed_canal() -> None:
    view = new().state.view(None)
    assert view["canals"] == [{"squares": ["o6", "o7"]}, {"squares": ["o8", "o9"]}]
    assert (view["supply"]["singles"], view["supply"]["doubles"]) == (6, 35)


def test_MEX_R2_the_island_has_the_printed_shape() -> None:
    assert [len(row.replace("~", "")) for row in ISLAND] == [
        6, 11, 12, 14, 15, 19, 20, 20, 18, 16, 15, 13, 11, 6,
    ]  # fmt: skip
    assert len(THE_ISLAND.squares) == 196
    assert len(THE_ISLAND.inner) == 133
    assert new().district("a3").size == 192


def test_MEX_R3_eight_tiles_open_in_order_and_seven_for_later() -> None:
    firsts = set()
    for seed in range(30):
        view = new(seed=seed).state.view(None)
        panel = [tile["size"] for tile in view["panel"]]
        later = [tile["size"] for tile in view["later"]]
        assert panel == sorted(panel)
        assert (len(panel), len(later)) == (8, 7)
        assert Counter(panel + later) == {size: copies for size, (_, _, copies) in TILES.items()}
        firsts.add(tuple(panel))
    assert len(firsts) > 20


def test_MEX_R3_blue_is_half_the_size_and_white_half_of_blue() -> None:
    seen = {tile["size"]: tile for tile in new().state.view(None)["panel"]}
    for size, (blue, white, _) in TILES.items():
        assert blue == -(-size // 2)
        assert white == -(-blue // 2)
        if size in seen:
            assert seen[size] == {"size": size, "founder": blue, "present": white}
    assert sum(copies for _, _, copies in TILES.values()) == 15
    assert sum(size * copies for size, (_, _, copies) in TILES.items()) == 106


def test_MEX_R4_eleven_bridges_and_twelve_tokens_in_supply() -> None:
    view = new(4).state.view(None)
    assert (view["supply"]["bridges"], view["supply"]["tokens"]) == (11, 12)
    assert view["tokens"] == [0, 0, 0, 0]


def test_MEX_R5_everybody_begins_with_nine_temples_and_no_points() -> None:
    view = new(4).state.view(None)
    assert view["stock"] == [[3, 3, 2, 1]] * 4
    assert view["points"] == [0, 0, 0, 0]


def test_MEX_R6_in_turn_order_each_takes_a_free_start_square() -> None:
    table = new(3, placed=False)
    assert sorted(table.phrases("start")) == sorted(f"start {square}" for square in STARTS)
    table.says("start h6")
    assert table.seat == 1
    table.refuses("start h6", "MEX-R6", "start-taken", square="h6")
    table.refuses("start h7", "MEX-R6", "start-elsewhere", square="h7")
    table.refuses("start a1", "MEX-R6", "start-elsewhere", square="a1")
    table.refuses("canal d5 d6", "MEX-R6", "start-first")
    table.says("start h8", "start i7")
    assert table.pilli == ["h6", "h8", "i7"]
    assert (table.seat, table.ap) == (0, 6)
    table.refuses("start g7", "MEX-R6", "start-over")


def test_MEX_R6_the_fourth_takes_what_is_left_without_being_asked() -> None:
    table = new(4, placed=False).says("start h6", "start g7", "start i7")
    assert table.pilli == ["h6", "g7", "i7", "h8"]
    assert [told["square"] for told in table.told("started")] == ["i7", "h8"]
    assert table.seat == 0


def test_MEX_R7_nothing_is_built_on_the_five_palace_squares() -> None:
    table = set_up(pilli=["e7", "c5", "c6"])
    for square in ("h6", "g7", "h7", "i7", "h8"):
        table.refuses(f"canal {square}", "MEX-R12", "canal-on-palace", square=square)
        table.refuses(f"temple 1 {square}", "MEX-R30", "temple-on-palace", square=square)
        assert table.allows(f"leap {square}")


def test_MEX_R7_no_tile_on_the_palace() -> None:
    """A district of 7: the palace with i6 and i8, cut out of the island."""
    canals = ["h5 i5", "g6", "f7", "g8", "h9 i9", "j6", "j7 j8"]
    table = set_up(pilli=["h7", "c5", "c6"], canals=canals)
    assert table.district("h7").size == 7
    table.refuses("found 7 h6", "MEX-R7", "tile-on-palace", square="h6")
    table.says("found 7 i6")
    assert table.points == [4, 0, 0]


def test_MEX_R8_six_points_a_turn_and_what_is_left_is_lost() -> None:
    table = set_up(tokens=[1, 0, 0])
    table.says("canal d5 d6", "spend")
    assert table.ap == 6
    table.says("end")
    assert (table.seat, table.ap) == (1, 6)
    table.says("end", "end")
    assert (table.seat, table.ap, table.tokens[0]) == (0, 6, 0)


def test_MEX_R8_any_order_and_as_often_as_one_can_pay() -> None:
    table = set_up(pilli=["e7", "g7", "i7"])
    table.says("walk e6", "canal d5", "walk e7", "canal d6", "walk e6", "walk e7")
    assert (table.seat, table.ap) == (0, 0)
    table.refuses("walk e6", "MEX-R35", "too-dear", cost=1, ap=0, missing=1)


def test_MEX_R8_the_turn_ends_only_when_the_player_says_so() -> None:
    """With no points left, founding and spending are still possible."""
    table = set_up(pilli=["c14", "g7", "i7"], canals=["c13 d13", "e13 f13"], ap=0, tokens=[1, 0, 0])
    assert table.seat == 0
    table.says("found 4 d14", "spend")
    assert (table.seat, table.ap, table.points[0]) == (0, 1, 2)


def test_MEX_R9_what_actions_cost() -> None:
    def cost(phrase: str, **described: object) -> int:
        table = set_up(pilli=["n7", "g7", "i7"], **described)
        before = table.ap
        return before - table.says(phrase).ap

    assert cost("canal d5") == 1
    assert cost("canal d5 d6") == 1
    assert cost("bridge o7 ew") == 1
    assert cost("walk n6") == 1
    assert cost("leap c5") == 5
    assert [cost(f"temple {level} m7") for level in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert cost("take") == 1
    assert cost("spend", tokens=[1, 0, 0]) == -1
    table = set_up(pilli=["o7", "g7", "i7"], bridges=["o7 ew", "o9 ew"])
    assert table.says("boat o9").ap == 5


def test_squares_are_named_from_a1_to_u14() -> None:
    assert square_name(THE_ISLAND.squares[0]) == "b1"
    assert square_name(THE_ISLAND.squares[195]) == "j14"
