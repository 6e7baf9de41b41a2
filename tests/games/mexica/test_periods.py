"""How periods end: MEX-R48 to R51, and the rulings MEX-Q9 to Q11."""

from __future__ import annotations

from typing import Any

from tests.games.mexica.spoken import LATER, SpokenGame, position, set_up

from patolli.games.mexica import MEXICA

A_FIRST_NINE = ["A1 d2", "A1 e2", "A1 f2", "A2 g2", "A2 h2", "A2 i2", "A3 j2", "A3 k2", "A4 d4"]
A_OTHER_NINE = ["A1 e4", "A1 f4", "A1 g4", "A2 h4", "A2 i4", "A3 j4", "A3 k4", "A4 e5", "A4 f5"]


def round_of(table: SpokenGame) -> SpokenGame:
    return table.says(*["end"] * table.state.seats)


def test_MEX_R48_period_one_ends_when_tiles_and_a_players_temples_are_gone() -> None:
    table = round_of(set_up(panel=[], temples=A_FIRST_NINE))
    assert table.state.period == 2
    assert table.told("period-ended")[0]["how"] == "@how-complete"


def test_MEX_R48_both_conditions_must_hold() -> None:
    table = round_of(set_up(panel=[3], temples=A_FIRST_NINE))
    assert table.state.period == 1
    table = round_of(set_up(panel=[], temples=A_FIRST_NINE[:-1]))
    assert table.state.period == 1


def test_MEX_R48_the_round_is_played_to_its_end_and_no_further() -> None:
    table = set_up(panel=[], temples=A_FIRST_NINE[:-1])
    table.says("temple 4 d4", "end")
    assert (table.state.period, table.seat) == (1, 1)
    table.says("take", "end")
    assert (table.state.period, table.seat) == (1, 2)
    table.says("canal d9", "end")
    assert (table.state.period, table.state.round, table.seat) == (2, 1, 0)


def test_MEX_R48_given_up_tiles_leave_the_game() -> None:
    table = set_up(panel=[13], temples=A_FIRST_NINE)
    table.says("propose 13", "agree", "agree")
    round_of(table)
    assert table.state.period == 2
    assert 13 not in table.panel


def test_MEX_R49_seven_new_tiles_nine_new_temples_and_the_board_stays() -> None:
    table = set_up(
        panel=[],
        pilli=["d5", "o7", "i7"],
        canals=["b3 b4"],
        bridges=["o7 ew"],
        temples=A_FIRST_NINE,
        turn=2,
    )
    before = table.state.view(None)
    table.says("end")
    after = table.state.view(None)
    assert [tile["size"] for tile in after["panel"]] == LATER
    assert after["later"] == []
    assert after["stock"] == [[3, 2, 2, 2], [6, 5, 4, 3], [6, 5, 4, 3]]
    for kept in ("canals", "bridges", "temples", "pilli", "supply"):
        assert after[kept] == before[kept]
    assert (after["turn"], after["ap"], after["round"]) == (0, 6, 1)


# All 41 canals laid: the districts have 1 2 3 3 3 5 5 6 6 6 7 8 8 9 9 11 12 12 squares.
ALL_CANALS = [
    "f2 g2", "k2 k3", "b3 c3", "h3 h4", "c4 c5", "f4 g4", "k4 k5", "b5 b6", "d5 d6", "e5", "g5 g6",
    "i5 i6", "j5 j6", "m5 n5", "c6", "l6 l7", "e7 f7", "j7 j8", "k7 k8", "s7", "d8 e8", "l8 l9", "n8 n9",
    "q8 r8", "c9 d9", "f9 g9", "h9 i9", "p9 p10", "b10 b11", "f10 f11", "h10 h11", "i10 j10", "l10 m10",
    "i11 i12", "k11", "c12 c13", "e12", "k12", "d13 e13", "g13 h13", "e14 f14",
]  # fmt: skip
FIVE = ["a11", "a12", "b12", "b13", "a13"]  # one of the two districts of five


def dug_up(*missing: str, **described: Any) -> SpokenGame:
    """Period two with all canals laid but these."""
    described.setdefault("pilli", ["a11", "h6", "i7"])
    canals = [canal for canal in ALL_CANALS if canal not in missing]
    return set_up(canals=canals, period=2, **described)


def test_MEX_R50_a_tile_larger_than_every_unfounded_district_goes_at_once() -> None:
    table = dug_up("e14 f14", "q8 r8", panel=[3, 13])
    assert table.district("q8").size == 23
    table.says("canal q8 r8")
    assert table.panel == [3]
    assert [(told["size"], told["count"]) for told in table.told("removed")] == [(13, 1)]


def test_MEX_R50_at_a_glance_while_many_canals_are_left() -> None:
    table = dug_up("e14 f14", "h10 h11", "b5 b6", "l8 l9", "g5 g6", panel=[3, 13])
    assert table.district("g5").size == 14
    table.says("canal g5 g6")
    assert table.panel == [3]


def test_MEX_R50_founding_takes_the_land_that_another_tile_needed() -> None:
    """Ten squares can only be cut from the district of eleven: in those of twelve hardly anything is free."""
    temples = [
        "A1 g1", "A1 h1", "A1 i1", "A1 j1", "A1 h2", "A1 i2", "A2 j2", "A2 i3", "A2 j3", "A2 i4", "A2 j4",
        "B1 u6", "B1 t7", "B1 u7", "B1 s8", "B1 t8", "B1 u8", "B2 q9", "B2 r9", "B2 s9", "B2 t9", "B2 q10",
    ]  # fmt: skip
    table = dug_up("c6", panel=[10, 11], pilli=["b1", "h6", "i7"], temples=temples)
    assert table.panel == [10, 11]
    table.says("found 11 b2")
    assert table.panel == []
    assert [(told["size"], told["count"]) for told in table.told("removed")] == [(10, 1)]


def test_MEX_R50_new_districts_may_still_be_made_without_a_tile() -> None:
    table = dug_up("e14 f14", panel=[])
    table.says("canal e14 f14")
    assert table.district("c14").size == 2


def test_MEX_R50_not_in_period_one() -> None:
    canals = [canal for canal in ALL_CANALS if canal != "q8 r8"]
    table = set_up(pilli=["a11", "h6", "i7"], canals=canals, panel=[4, 10, 13])
    table.says("canal q8 r8")
    assert table.panel == [4, 10, 13]


def test_MEX_Q9_without_canals_only_districts_of_exactly_that_size_keep_a_tile() -> None:
    table = dug_up("c6", panel=[3, 3, 4, 5, 5, 10, 12])
    table.says("canal c6")
    assert table.panel == [3, 3, 5, 5, 12]


def test_MEX_Q9_a_canal_of_either_kind_keeps_the_hope_up() -> None:
    assert dug_up("c6", "e14 f14", panel=[4]).says("canal c6").panel == [4]
    assert dug_up("c6", "e14 f14", panel=[4]).says("canal e14 f14").panel == [4]


def test_MEX_R50_a_tile_goes_when_no_way_to_lay_the_last_canal_makes_a_district_for_it() -> None:
    """A single canal can make 13 of 14 squares, a double one cannot; of two districts of 4 it makes one."""
    table = dug_up("c6", "g5 g6", panel=[4, 4, 13])
    assert table.district("g5").size == 14
    table.says("canal c6")
    assert table.panel == [4]
    assert [(told["size"], told["count"]) for told in table.told("removed")] == [(13, 1), (4, 1)]


def test_MEX_Q9_former_positions_go_on_without_dead_tiles_and_records_with_them() -> None:
    canals = [canal for canal in ALL_CANALS if canal not in ("c6", "g5 g6")]
    former = MEXICA.under(1)
    state = former.load(position(pilli=["a11", "h6", "i7"], canals=canals, period=2, panel=[4, 13], rules=1))
    for phrase in ("canal c6", "propose 13"):
        state.play(0, state.parse(0, phrase))
    assert (state.position()["panel"], state.position()["rules"]) == ([4, 13], 1)
    today = MEXICA.load(state.position()).position()
    assert (today["panel"], today["proposal"], today["rules"]) == ([4], None, 2)


def test_MEX_Q9_the_surplus_goes_when_a_district_can_no_longer_take_a_tile() -> None:
    """Two tiles of 5 and two districts of 5; a temple leaves one open square in one of them."""
    table = dug_up(panel=[5, 5], temples=[f"A1 {FIVE[1]}", f"B1 {FIVE[2]}", f"C1 {FIVE[3]}"])
    table.says(f"temple 1 {FIVE[4]}")
    assert table.panel == [5]


def test_MEX_Q9_a_founded_district_is_no_place_for_another_tile() -> None:
    """Three tiles of 6 and 5 for three districts of 6 and two of 5; founding one of 5 keeps the balance."""
    table = dug_up(panel=[5, 5, 6, 6])
    table.says("found 5 a12")
    assert table.panel == [5, 6, 6]
    assert table.told("removed") == []


def test_MEX_Q9_tested_when_the_tiles_of_period_two_are_revealed() -> None:
    table = set_up(
        pilli=["a11", "h6", "i7"], canals=ALL_CANALS, panel=[], later=[3, 4, 5, 6, 7, 10, 13], quiet=1
    )
    table.says("end", "end", "end")
    assert table.panel == [3, 5, 6, 7]
    assert {told["size"] for told in table.told("removed")} == {4, 10, 13}


def test_MEX_Q9_by_agreement_the_others_answer_clockwise() -> None:
    table = set_up(seats=4, turn=2, panel=[3, 13])
    table.says("propose 13")
    answered = []
    while table.state.proposal:
        answered.append(table.seat)
        assert sorted(table.state.phrases(table.seat)) == ["agree", "refuse"]
        table.says("agree")
    assert answered == [3, 0, 1]
    assert (table.panel, table.seat, table.ap) == ([3], 2, 6)


def test_MEX_Q9_one_refusal_ends_it() -> None:
    table = set_up(seats=4, panel=[3, 13])
    table.says("propose 13", "agree", "refuse")
    assert (table.panel, table.seat) == ([3, 13], 0)


def test_MEX_Q9_free_and_once_a_tile_copy_a_turn() -> None:
    table = set_up(panel=[3, 3, 13], ap=0, later=[4, 5, 6, 9, 10, 11, 12])
    table.says("propose 3", "refuse", "propose 3", "agree", "refuse")
    table.refuses("propose 3", "MEX-Q9", "propose-again", size=3)
    table.says("propose 13", "agree", "agree")
    table.refuses("propose 13", "MEX-Q9", "propose-not-open", size=13)
    table.says("end", "propose 3")  # somebody else, another turn


def test_MEX_Q9_an_open_question_must_be_answered_first() -> None:
    table = set_up(panel=[13])
    table.refuses("agree", "MEX-Q9", "nothing-proposed")
    table.refuses("refuse", "MEX-Q9", "nothing-proposed")
    table.says("propose 13")
    table.refuses("end", "MEX-Q9", "answer-first", size=13)


def test_MEX_Q9_the_question_moves_the_undo_line() -> None:
    table = set_up(panel=[13])
    lines = [int(table.state.line)]
    for phrase in ("propose 13", "agree", "refuse"):
        lines.append(int(table.says(phrase).state.line))
    assert len(set(lines)) == 4


def test_MEX_Q10_in_period_one_only_by_agreement() -> None:
    table = set_up(pilli=["a11", "h6", "i7"], canals=ALL_CANALS, panel=[4, 13])
    table.says("take")
    assert table.panel == [4, 13]
    table.says("propose 13", "agree", "agree")
    assert table.panel == [4]


def test_MEX_R51_period_two_ends_with_all_tiles_gone_and_all_eighteen_built() -> None:
    table = set_up(period=2, panel=[], temples=[*A_FIRST_NINE, *A_OTHER_NINE], turn=2)
    table.says("take", "end")
    assert table.state.over
    assert table.told("period-ended")[0]["how"] == "@how-complete"


def test_MEX_R51_leftovers_of_period_one_count() -> None:
    table = set_up(period=2, panel=[], temples=A_FIRST_NINE)
    assert round_of(table).state.period == 2
    table = set_up(period=2, panel=[], temples=[*A_FIRST_NINE, *A_OTHER_NINE][1:])
    assert round_of(table).state.period == 2


def test_MEX_R51_open_tiles_keep_period_two_going() -> None:
    table = set_up(period=2, panel=[13], temples=[*A_FIRST_NINE, *A_OTHER_NINE])
    assert not round_of(table).state.over
    assert not set_up(period=2, panel=[], temples=[*A_FIRST_NINE, *A_OTHER_NINE]).says("end").state.over


def test_MEX_Q11_two_quiet_rounds_score_the_period_and_remove_the_tiles() -> None:
    table = set_up(panel=[3, 13])
    table.says("take", "walk h5", "end", "end", "end")
    assert (table.state.period, table.state.quiet) == (1, 1)
    round_of(table)
    assert table.state.period == 2
    assert table.told("period-ended")[0]["how"] == "@how-quiet"
    assert {told["size"] for told in table.told("removed")} == {3, 13}
    assert table.panel == LATER
    assert table.state.quiet == 0  # the count starts anew


def test_MEX_Q11_canal_temple_tile_and_new_bridge_are_progress_but_a_moved_one_is_not() -> None:
    for phrase in ("canal d5", "temple 1 d5", "bridge o7 ew"):
        table = set_up(quiet=1)
        table.says(phrase, "end", "end", "end")
        assert (table.state.period, table.state.quiet) == (1, 0), phrase
    table = set_up(quiet=1, pilli=["c14", "g7", "i7"], canals=["c13 d13", "e13 f13"])
    table.says("found 4 d14", "end", "end", "end")
    assert table.state.period == 1
    bridges = ["o6 ew", "o7 ew", "o8 ew", *(f"{col}12 ns" for col in "bcdefghi")]
    canals = ["b12 c12", "d12 e12", "f12 g12", "h12 i12"]
    table = set_up(quiet=1, canals=canals, bridges=bridges)
    table.says("shift o6 o9 ew", "end", "end", "end")
    assert table.state.period == 2


def test_MEX_Q11_the_count_is_of_rounds_in_a_row() -> None:
    table = round_of(set_up())
    table.says("canal d5", "end", "end", "end")
    round_of(table)
    assert (table.state.period, table.state.quiet) == (1, 1)


def test_MEX_Q11_quiet_rounds_end_period_two_and_the_game() -> None:
    table = set_up(period=2, panel=[13], quiet=1)
    assert round_of(table).state.over
    assert table.panel == []


# All 41 canals laid so that as little land as possible needs filling: 44 districts.
CROWDED = [
    "h1", "b2 c2", "e2 e3", "f2 g2", "i2 j2", "k2 k3", "d3 d4", "h3", "l3 l4", "f4 g4", "i4 j4", "b5 c5",
    "e5", "g5 h5", "k5", "m5 n5", "d6", "f6 g6", "l6 m6", "p6 q6", "b7 c7", "e7 f7", "q7 r7", "t7 u7",
    "d8 d9", "p8", "s8 t8", "q9 r9", "c10 d10", "o10 p10", "a11 b11", "d11 d12", "e11 f11", "i11 j11",
    "m11 n11", "c12 c13", "g12 h12", "k12 l12", "e13 f13", "i13 j13", "d14 e14",
]  # fmt: skip


def crowded(empty: int) -> SpokenGame:
    """Every district full (one open square for a Pilli, or only palace squares), but for `empty` temples."""
    palace = {"h6", "g7", "h7", "i7", "h8"}
    bare = set_up(seats=4, canals=CROWDED, period=2, panel=[])
    to_fill: list[str] = []
    for district in bare.state.view(None)["districts"]:
        buildable = [square for square in district["squares"] if square not in palace]
        to_fill += buildable if len(buildable) < district["size"] else buildable[1:]
    marks = [f"{seat}{level}" for level, count in enumerate((6, 5, 4, 3), 1) for seat in "ABCD" * count]
    spare = ["A1", "B1", "C1", "D1"]  # nobody has built everything
    for mark in spare:
        marks.remove(mark)
    temples = [f"{mark} {square}" for mark, square in zip(marks, to_fill[empty:], strict=False)]
    return set_up(seats=4, canals=CROWDED, temples=temples, period=2, panel=[], turn=3, busy=True)


def test_MEX_Q11_the_period_ends_when_no_district_can_take_a_temple() -> None:
    table = crowded(empty=0)
    assert min(sum(stock) for stock in table.state.view(None)["stock"]) > 0
    table.says("end")
    assert table.state.over
    assert table.told("period-ended")[0]["how"] == "@how-full"


def test_MEX_Q11_with_room_for_one_temple_it_goes_on() -> None:
    assert not crowded(empty=1).says("end").state.over


def test_MEX_Q11_a_quiet_round_is_told_before_the_next_one_ends_the_period() -> None:
    table = set_up(panel=[3])
    assert table.state.view(0)["expects"]["text"] == "turn"
    round_of(table)
    assert len(table.told("quiet")) == 1
    assert table.state.view(0)["expects"]["text"] == "turn-quiet"
    table.says("canal c3")
    assert table.state.view(0)["expects"]["text"] == "turn"
    round_of(table)
    assert table.told("quiet") == []


def test_MEX_R17_MEX_R12_a_founded_district_is_not_founded_again_and_no_canal_is_offered_in_it() -> None:
    table = dug_up("c6", panel=[5, 5]).says("found 5 a12")
    phrases = table.state.phrases(0)
    assert not any(phrase.startswith("found") for phrase in phrases)
    assert any(phrase.startswith("canal") for phrase in phrases)
    assert not any(set(phrase.split()[1:]) & set(FIVE) for phrase in phrases if phrase.startswith("canal"))
