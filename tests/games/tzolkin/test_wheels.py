"""TZO-R25 to TZO-R40: what the five wheels do."""

from __future__ import annotations

from typing import Any

from .spoken import SpokenGame, lack


def goods(table: SpokenGame, seat: int = 0) -> tuple[int, ...]:
    return tuple(table.has(good, seat) for good in ("corn", "wood", "stone", "gold", "skull"))


def back(place: str, **facts: Any) -> SpokenGame:
    """A worker of seat 0 comes back from there."""
    return SpokenGame(workers={place: 0}, **facts).says(f"pick {place}")


# Palenque.


def test_TZO_R25_fishing_gives_three_corn_without_a_tile() -> None:
    table = back("palenque 1").says("use 1")
    assert table.has("corn") == 3
    assert table.player()["corn_tiles"] == 0


def test_TZO_R26_palenque_2_takes_a_corn_tile_for_four_corn() -> None:
    table = back("palenque 2").says("use 2")
    assert table.has("corn") == 4
    assert table.jungle(2) == (0, 1)
    assert table.player()["corn_tiles"] == 1


def test_TZO_R27_wood_first_then_the_corn_below() -> None:
    for space, wood, corn in ((3, 2, 5), (4, 3, 7), (5, 4, 9)):
        table = back(f"palenque {space}").says(f"use {space}", "wood")
        assert table.has("wood") == wood
        assert table.jungle(space) == (1, 1)
        assert table.player()["wood_tiles"] == 1
        table = back(f"palenque {space}", jungle={str(space): (1, 1)}).says(f"use {space}", "corn")
        assert table.has("corn") == corn
        assert table.jungle(space) == (1, 0)


def test_TZO_R27_covered_corn_and_felled_wood_cannot_be_taken() -> None:
    back("palenque 3").says("use 3").refuses_for("TZO-R27", "no-open-corn", "corn", space=3)
    table = back("palenque 5", corn=1, jungle={"5": (0, 2), "4": (0, 1)}, technologies=(2, 0, 0, 0))
    table.says("use 5")
    assert table.has("corn") == 11, "only corn was there: no question"


def test_TZO_R28_burning_gives_the_corn_below_and_angers_a_god() -> None:
    table = back("palenque 4").says("use 4", "burn green")
    assert table.has("corn") == 7
    assert table.step("green") == 0
    assert table.jungle(4) == (1, 0)
    assert (table.player()["corn_tiles"], table.player()["wood_tiles"]) == (1, 0)


def test_TZO_R28_no_burning_with_all_markers_at_the_bottom() -> None:
    table = back("palenque 4", temples=(0, 0, 0), technologies=(2, 0, 0, 0)).says("use 4")
    assert table.may() == ["corn", "wood"]
    table.refuses_for("TZO-R28", "all-at-bottom", "burn green")
    table = back("palenque 4", temples=(1, 0, 0)).says("use 4")
    table.refuses_for("TZO-R51", "at-bottom", "burn green", temple="green")


def test_TZO_R28_only_wood_can_burn() -> None:
    table = back("palenque 3", jungle={"3": (1, 1)}).says("use 3")
    assert table.may() == ["corn", "wood", "burn brown", "burn yellow", "burn green"]
    table = SpokenGame(jungle={"3": (0, 1)}, position={"phase": "pick", "pending": ["harvest 3"]})
    table.refuses_for("TZO-R28", "no-wood-tile", "burn brown", space=3)
    table.refuses_for("TZO-R27", "no-wood-tile", "wood", space=3)


def test_TZO_R27_TZO_R28_without_a_wood_tile_there_is_no_question() -> None:
    table = back("palenque 3", jungle={"3": (0, 2)}).says("use 3")
    assert table.has("corn") == 5
    assert table.asks() == "pick"


def test_TZO_R29_an_empty_group_gives_nothing() -> None:
    table = back("palenque 4", corn=1, jungle={"4": (0, 0)})
    table.refuses_for("TZO-R29", "group-empty", "use 4", space=4)
    assert "use 3" in table.may()


def test_TZO_P3_TZO_F7_agriculture_2_harvests_without_a_tile() -> None:
    for space, corn in ((2, 4), (3, 5), (4, 7), (5, 9)):
        table = back(f"palenque {space}", jungle={str(space): (0, 0)}, technologies=(2, 0, 0, 0))
        tiles = table.player()["corn_tiles"]
        table.says(f"use {space}")
        assert table.has("corn") == corn + 1
        assert table.player()["corn_tiles"] == tiles
    table = back("palenque 4", technologies=(2, 0, 0, 0)).says("use 4", "corn")
    assert table.has("corn") == 8, "all corn lies under wood: allowed, no tile, no anger"
    assert table.jungle(4) == (2, 0)
    assert [table.step(temple) for temple in ("brown", "yellow", "green")] == [1, 1, 1]


def test_TZO_F8_an_open_tile_must_be_taken() -> None:
    table = back("palenque 4", jungle={"4": (1, 1)}, technologies=(3, 0, 0, 0)).says("use 4", "corn")
    assert table.jungle(4) == (1, 0)
    assert table.player()["corn_tiles"] == 1


def test_TZO_P4_agriculture_helps_every_corn_harvest_but_never_wood() -> None:
    for level, plus in ((0, 0), (1, 1), (2, 1), (3, 3)):
        technologies = (level, 0, 0, 0)
        table = back("palenque 5", jungle={"5": (1, 1)}, technologies=technologies).says("use 5", "corn")
        assert table.has("corn") == 9 + plus
        table = back("palenque 5", technologies=technologies).says("use 5", "burn brown")
        assert table.has("corn") == 9 + plus
        table = back("palenque 5", technologies=technologies).says("use 5", "wood")
        assert goods(table)[:2] == (0, 4)
        table = back("palenque 1", technologies=technologies).says("use 1")
        assert table.has("corn") == 3 + (level >= 2)


def test_TZO_P5_burning_is_allowed_beside_open_corn_and_gives_no_wood() -> None:
    table = back("palenque 3", jungle={"3": (1, 1)}, technologies=(2, 1, 0, 0)).says("use 3", "burn brown")
    assert table.jungle(3) == (0, 1)
    assert goods(table)[:2] == (6, 0)


def test_TZO_R30_taken_tiles_are_kept() -> None:
    table = SpokenGame(4, workers={"palenque 3": 0, "palenque 4": 0, "palenque 2": 0})
    table.says(
        "pick palenque 3",
        "use 3",
        "wood",
        "pick palenque 4",
        "use 4",
        "burn brown",
        "pick palenque 2",
        "use 2",
    )
    assert (table.player()["wood_tiles"], table.player()["corn_tiles"]) == (1, 2)


def test_TZO_TV4a_wood_and_burning() -> None:
    table = SpokenGame(4, workers={"palenque 3": 0, "palenque 4": 0, "palenque 1": 0})
    table.says("pick palenque 3", "use 3", "wood", "pick palenque 4", "use 4", "burn yellow", "end")
    assert goods(table)[:2] == (7, 2)
    assert table.step("yellow") == 0


def test_TZO_TV4b_wood_and_the_corn_it_uncovered() -> None:
    table = SpokenGame(4, corn=1, workers={"palenque 3": 0, "palenque 4": 0})
    table.says("pick palenque 3", "use 3", "wood", "pick palenque 4", "use 3", "corn")
    assert goods(table)[:2] == (5, 2)
    table = SpokenGame(4, corn=0, workers={"palenque 3": 0, "palenque 4": 0})
    table.says("pick palenque 3", "use 3", "wood", "pick palenque 4")
    table.refuses_for("TZO-R20", "back-cost", "use 3")


def test_TZO_TV20_agriculture_3_burning_at_palenque_4() -> None:
    table = back("palenque 4", technologies=(3, 0, 0, 0)).says("use 4", "burn brown")
    assert (table.has("corn"), table.step("brown")) == (10, 0)


# Yaxchilan.


def test_TZO_R31_the_gains_of_yaxchilan() -> None:
    expected = {
        1: (0, 1, 0, 0, 0),
        2: (1, 0, 1, 0, 0),
        3: (2, 0, 0, 1, 0),
        4: (0, 0, 0, 0, 1),
        5: (2, 0, 1, 1, 0),
    }
    for space, gains in expected.items():
        assert goods(back(f"yaxchilan {space}").says(f"use {space}")) == gains


def test_TZO_R31_no_skulls_left_no_effect() -> None:
    table = SpokenGame(workers={"yaxchilan 4": 0}, others={1: {"skulls": 13}})
    table.says("pick yaxchilan 4", "use 4")
    assert table.has("skull") == 0
    assert table.told("bank-empty")


def test_TZO_R41_extraction_adds_cubes_at_yaxchilan_and_wood_in_the_jungle() -> None:
    gains = {
        0: [(0, 1, 0, 0), (1, 0, 1, 0), (2, 0, 0, 1), (2, 0, 1, 1)],
        1: [(0, 2, 0, 0), (1, 0, 1, 0), (2, 0, 0, 1), (2, 0, 1, 1)],
        2: [(0, 2, 0, 0), (1, 0, 2, 0), (2, 0, 0, 1), (2, 0, 2, 1)],
        3: [(0, 2, 0, 0), (1, 0, 2, 0), (2, 0, 0, 2), (2, 0, 2, 2)],
    }
    for level, rows in gains.items():
        for space, row in zip((1, 2, 3, 5), rows, strict=True):
            table = back(f"yaxchilan {space}", technologies=(0, level, 0, 0)).says(f"use {space}")
            assert goods(table)[:4] == row
        table = back("palenque 3", technologies=(0, level, 0, 0)).says("use 3", "wood")
        assert table.has("wood") == 2 + (level >= 1)


def test_TZO_R41_theology_3_adds_a_skull_at_yaxchilan_4_only() -> None:
    assert back("yaxchilan 4", technologies=(0, 0, 0, 3)).says("use 4").has("skull") == 2
    assert back("yaxchilan 4", technologies=(0, 0, 0, 2)).says("use 4").has("skull") == 1
    table = back("tikal 1", technologies=(0, 0, 0, 3), wood=1).says("use 1", "advance theology")
    assert table.has("skull") == 1, "the bonus gives one, not two"


def test_TZO_F19_theology_3_with_one_skull_left_takes_one() -> None:
    table = SpokenGame(workers={"yaxchilan 4": 0}, others={1: {"skulls": 12}}, technologies=(0, 0, 0, 3))
    assert table.says("pick yaxchilan 4", "use 4").has("skull") == 1


def test_TZO_P13_every_gain_of_skulls_is_limited_to_the_bank() -> None:
    table = SpokenGame(
        workers={"tikal 1": 0},
        others={1: {"skulls": 13}},
        technologies=(3, 3, 3, 3),
        wood=1,
        temples=(1, 1, 1),
    )
    table.says("pick tikal 1", "use 1", "advance theology")
    assert table.has("skull") == 0
    assert table.view()["bank_skulls"] == 0


# Tikal.


def test_TZO_R32_one_advance_at_tikal_1_and_up_to_two_at_tikal_3() -> None:
    table = back("tikal 1", wood=3).says("use 1", "advance theology")
    assert (table.level("theology"), table.has("wood"), table.asks()) == (1, 2, "pick")
    table = back("tikal 3", wood=3).says("use 3", "advance theology", "advance theology")
    assert (table.level("theology"), table.has("wood")) == (2, 0)
    table = back("tikal 3", wood=3).says("use 3", "advance theology", "advance agriculture")
    assert (table.level("theology"), table.level("agriculture"), table.has("wood")) == (1, 1, 1)
    table = back("tikal 3", wood=3).says("use 3", "advance theology", "skip")
    assert table.has("wood") == 2


def test_TZO_R32_the_first_advance_must_be_paid() -> None:
    table = back("tikal 3", corn=5, technologies=(1, 1, 1, 1), wood=1)
    table.refuses_for("TZO-R32", "no-advance", "use 3", need=2, have=1)
    table = back("tikal 3", technologies=(1, 2, 1, 0), wood=1, stone=1).says("use 3")
    table.refuses_for(
        "TZO-R41", "advance-cost", "advance extraction", need=3, have=2, technology="extraction"
    )
    table.refuses_for("TZO-P31", "no-skip", "skip")


def test_TZO_P7_gains_of_the_first_advance_may_pay_for_the_second() -> None:
    table = back("tikal 3", technologies=(0, 3, 0, 0), wood=1)
    table.says("use 3", "advance extraction", "take gold", "take stone", "advance extraction")
    assert table.asks() == "pay"
    table.says("pay stone", "take gold", "take gold")
    assert goods(table) == (0, 0, 0, 3, 0)


def test_TZO_R33_one_building_at_tikal_2() -> None:
    table = back("tikal 2", wood=5).says("use 2", "build farm-one")
    assert table.player()["buildings"] == ["farm-one"]
    assert table.asks() == "pick"
    back("tikal 2", corn=1, stone=1).refuses_for("TZO-R33", "nothing-to-build", "use 2")


def test_TZO_R33_one_or_two_buildings_or_one_monument_at_tikal_4() -> None:
    table = back("tikal 4", wood=9, stone=9, gold=9, monuments=["great-tombs"])
    table.says("use 4", "build farm-one")
    table.refuses_for("TZO-R33", "monument-or-buildings", "build great-tombs")
    table.says("build office-farming")
    assert table.player()["buildings"] == ["farm-one", "office-farming"]
    assert table.asks() == "pick"
    table = back("tikal 4", wood=9, stone=9, gold=9, monuments=["great-tombs"])
    table.says("use 4", "build great-tombs")
    assert table.asks() == "pick", "a monument takes the whole action"
    table = back("tikal 4", wood=9).says("use 4", "build farm-one", "skip")
    assert table.player()["buildings"] == ["farm-one"]


def test_TZO_R33_what_is_missing_is_told() -> None:
    table = back("tikal 4", wood=2).says("use 4")
    error = table.refuses("build shrine-priest")
    assert (error.rule, error.reason) == ("TZO-R33", "build-missing")
    assert error.facts["missing"] == [lack("stone", 1), lack("gold", 1)]
    assert error.facts["spared"] == 0
    table = back("tikal 4", wood=2, technologies=(0, 0, 3, 0)).says("use 4")
    table.refuses_for("TZO-R33", "build-missing", "build shrine-priest", spared=1)
    table.refuses_for("TZO-R45", "not-on-display", "build tomb-glory")


def test_TZO_R34_TZO_F31_tikal_5_one_cube_two_different_temples() -> None:
    table = back("tikal 5", stone=2).says("use 5", "climb brown")
    table.refuses_for("TZO-R34", "same-temple", "climb brown", temple="brown")
    table.says("climb green")
    assert (table.step("brown"), table.step("green"), table.has("stone")) == (2, 2, 1)
    table = SpokenGame(workers={"uxmal 5": 0}, corn=5).says("pick uxmal 5", "use 5")
    table.refuses_for("TZO-R34", "needs-cube", "use tikal 5")


def test_TZO_P26_blocked_temples_may_be_named_and_the_cube_is_paid() -> None:
    table = SpokenGame(workers={"tikal 5": 0}, wood=1, temples=(5, 7, 1), others={1: {"temples": (6, 8, 1)}})
    table.says("pick tikal 5", "use 5", "climb brown", "climb yellow")
    assert (table.step("brown"), table.step("yellow"), table.has("wood")) == (5, 7, 0)
    assert len(table.told("blocked")) == 2


def test_TZO_TV5_two_technologies_and_two_buildings() -> None:
    table = SpokenGame(4, workers={"tikal 3": 0, "tikal 4": 0}, wood=5)
    table.says("pick tikal 3", "use 3", "advance agriculture", "advance theology")
    assert table.has("wood") == 3
    table.says("pick tikal 4", "use 4", "build farm-one", "build office-farming")
    assert [building is None for building in table.view()["row"]].count(True) == 2
    table.says("end")
    assert len(table.told("revealed-building")) == 2
    assert None not in table.view()["row"]


# Uxmal.


def test_TZO_R35_three_corn_for_one_step() -> None:
    table = back("uxmal 1", corn=9).says("use 1", "climb yellow")
    assert (table.has("corn"), table.step("yellow"), table.asks()) == (6, 2, "pick")
    back("uxmal 6", corn=2).refuses_for("TZO-R35", "needs-corn", "use 1", need=3, corn=2)


def test_TZO_F16_a_step_towards_a_taken_top_is_paid_and_useless() -> None:
    table = SpokenGame(workers={"uxmal 1": 0}, corn=3, temples=(5, 1, 1), others={1: {"temples": (6, 1, 1)}})
    table.says("pick uxmal 1", "use 1", "climb brown")
    assert (table.has("corn"), table.step("brown")) == (0, 5)


def test_TZO_R36_the_market_trades_at_two_three_four_both_ways() -> None:
    for cube, price in (("wood", 2), ("stone", 3), ("gold", 4)):
        table = back("uxmal 2", corn=price).says("use 2", f"buy {cube}")
        assert (table.has("corn"), table.has(cube)) == (0, 1)
        table = back("uxmal 2", **{cube: 3}).says("use 2", f"sell {cube}", f"sell {cube}", "skip")
        assert (table.has("corn"), table.has(cube)) == (2 * price, 1)


def test_TZO_R36_only_what_one_has() -> None:
    table = back("uxmal 2", corn=3, wood=1).says("use 2")
    table.refuses_for("TZO-R36", "none-to-sell", "sell gold", cube="gold")
    table.refuses_for("TZO-R36", "buy-cost", "buy gold", price=4, corn=3)


def test_TZO_P27_cube_to_cube_goes_through_corn_and_no_good_goes_both_ways() -> None:
    table = back("uxmal 2", wood=2, skulls=1).says("use 2", "sell wood", "sell wood", "buy gold")
    assert goods(table) == (0, 0, 0, 1, 1)
    table = back("uxmal 2", wood=2).says("use 2", "sell wood")
    table.refuses_for("TZO-P27", "both-ways", "buy wood", cube="wood")
    table = back("uxmal 2", corn=9).says("use 2", "buy wood")
    table.refuses_for("TZO-P27", "both-ways", "sell wood", cube="wood")


def test_TZO_R37_a_worker_from_the_bank() -> None:
    table = back("uxmal 3").says("use 3")
    assert (table.player()["workers"], table.player()["home"]) == (4, 4)


def test_TZO_F33_six_workers_are_all_there_are() -> None:
    table = back("uxmal 3", crew=6).says("use 3")
    assert table.player()["workers"] == 6
    assert table.told("no-worker-left")


def test_TZO_R38_TZO_TV6_a_building_for_two_corn_a_cube() -> None:
    table = back("uxmal 4", corn=4).says("use 4", "build office-farming")
    assert (table.has("corn"), table.level("agriculture")) == (0, 1)
    table = back("uxmal 4", corn=3, wood=9).says("use 4")
    assert table.may() == ["build farm-one", "build shrine-mason"], "cubes do not help to pay"
    table = back("uxmal 4", corn=4, wood=9).says("use 4")
    table.refuses_for("TZO-R38", "build-corn", "build office-mining", cost=6, corn=4)
    table.refuses_for("TZO-R44", "monument-elsewhere", "build great-tombs")
    back("uxmal 5", corn=2).refuses_for("TZO-R38", "nothing-for-corn", "use 4", corn=1)


def test_TZO_R39_TZO_F13_uxmal_5_uses_any_action_of_the_small_wheels() -> None:
    table = back("uxmal 5", corn=1).says("use 5", "use yaxchilan 5")
    assert goods(table) == (2, 0, 1, 1, 0)
    table = back("uxmal 5", corn=1, skulls=1).says("use 5")
    assert not any("chichen" in phrase or "uxmal 5" in phrase for phrase in table.may())
    table = back("uxmal 7", corn=0)
    table.refuses_for("TZO-R39", "any-corn", "use 5")


def test_TZO_P28_the_corn_is_paid_before_the_gains() -> None:
    table = back("uxmal 5", corn=3).says("use 5")
    table.refuses_for("TZO-R35", "needs-corn", "use uxmal 1", need=3, corn=2)
    expected = [f"use palenque {n}" for n in range(1, 6)] + [f"use yaxchilan {n}" for n in range(1, 6)]
    expected += ["use uxmal 2", "use uxmal 3", "use uxmal 4"]
    assert table.may() == expected


def test_TZO_F14_technologies_apply_through_uxmal_5() -> None:
    table = back("uxmal 5", corn=1, technologies=(3, 3, 0, 0)).says("use 5", "use yaxchilan 3")
    assert goods(table)[:4] == (2, 0, 0, 2)
    table = back("uxmal 5", corn=1, technologies=(3, 3, 0, 0)).says("use 5", "use palenque 2")
    assert table.has("corn") == 7


def test_TZO_F15_the_way_back_is_paid_before_the_action() -> None:
    table = back("uxmal 2", corn=3)
    table.refuses_for("TZO-R35", "needs-corn", "use 1", need=3, corn=2)
    table = back("uxmal 2", corn=4).says("use 1", "climb brown")
    assert table.has("corn") == 0


# Chichen Itza.


def test_TZO_R40_every_space_of_chichen_itza() -> None:
    expected = {
        1: (4, "brown"), 2: (5, "brown"), 3: (6, "brown"), 4: (7, "green"), 5: (8, "green"),
        6: (8, "green"), 7: (10, "yellow"), 8: (11, "yellow"), 9: (13, "yellow"),
    }  # fmt: skip
    for space, (points, temple) in expected.items():
        table = back(f"chichen {space}", skulls=1).says(f"use {space}")
        if space in (6, 8, 9):
            table.says("take gold")
        assert table.points() == points
        assert table.step(temple) == 2
        assert table.has("skull") == 0
        assert table.has("gold") == (space in (6, 8, 9))
        assert table.view()["skulls"] == [space]


def test_TZO_R40_each_action_once_a_game_and_only_with_a_skull() -> None:
    table = back("chichen 3", skulls=1, corn=9, position={"skulls": [3]})
    table.refuses_for("TZO-R40", "skull-there", "use 3", space=3)
    assert table.may() == ["use 1", "use 2", "skip"]
    table = back("chichen 3", corn=9)
    assert table.asks() == "pick"
    table = SpokenGame(position={"phase": "pick", "pending": ["use chichen 3"]})
    table.refuses_for("TZO-R40", "no-skull", "use 3")


def test_TZO_P14_skulls_stay_and_a_blocked_step_does_not_stop_the_action() -> None:
    table = SpokenGame(
        workers={"chichen 1": 0}, skulls=2, temples=(5, 1, 1), others={1: {"temples": (6, 1, 1), "skulls": 3}}
    )
    table.says("pick chichen 1", "use 1")
    assert (table.points(), table.step("brown")) == (4, 5)
    assert table.view()["bank_skulls"] + table.has("skull") + table.has("skull", 1) + 1 == 13


def test_TZO_TV7_from_7_back_to_6() -> None:
    table = back("chichen 7", corn=1, skulls=1).says("use 6", "take gold")
    assert goods(table) == (0, 0, 0, 1, 0)
    assert (table.points(), table.step("green")) == (8, 2)


def test_TZO_P16_theology_1_uses_the_next_space_free() -> None:
    table = back("chichen 0", skulls=1, technologies=(0, 0, 0, 1)).says("use 1")
    assert table.points() == 4
    table = back("chichen 4", skulls=1, technologies=(0, 0, 0, 1))
    assert table.may() == ["use 4", "use 5", "skip"]
    table = back("chichen 4", skulls=1, technologies=(0, 0, 0, 1), position={"skulls": [5]})
    table.refuses_for("TZO-R40", "skull-there", "use 5")
    table = SpokenGame(4, skulls=1, workers={"chichen 10": 0}, technologies=(0, 0, 0, 1)).says(
        "pick chichen 10"
    )
    assert len(table.may()) == 10


def test_TZO_F5_theology_1_reaches_from_9_to_10() -> None:
    table = back("chichen 9", skulls=1, technologies=(0, 0, 0, 1))
    assert table.may() == [f"use {number}" for number in range(1, 10)] + ["skip"]
    assert back("chichen 9", skulls=1).may() == ["use 9", "skip"]


def test_TZO_F6_no_paying_back_from_the_next_space() -> None:
    table = back("chichen 4", skulls=1, corn=9, technologies=(0, 0, 0, 1)).says("use 3")
    assert table.has("corn") == 8, "one step back from 4, not two from 5 and not none"
    table = back("chichen 8", skulls=1, corn=0, technologies=(0, 0, 0, 1))
    assert table.may() == ["use 8", "use 9", "skip"], "9 is reached, 10 through 9 is not"


def test_TZO_P15_theology_2_pays_a_cube_for_a_step_once_after_the_action() -> None:
    table = back("chichen 6", skulls=1, technologies=(0, 0, 0, 2)).says("use 6", "take gold")
    assert table.asks() == "offering"
    table.says("climb yellow")
    assert (table.has("gold"), table.step("yellow"), table.asks()) == (0, 2, "pick")
    table = back("chichen 1", skulls=1, technologies=(0, 0, 0, 2)).says("use 1")
    assert table.asks() == "pick", "no cube, no offer"
    table = back("chichen 1", skulls=1, wood=1, technologies=(0, 0, 0, 2)).says("use 1", "skip")
    assert table.has("wood") == 1
    table = back("chichen 1", skulls=1, wood=1, technologies=(0, 0, 0, 1)).says("use 1")
    assert table.asks() == "pick"
