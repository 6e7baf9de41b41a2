"""TZO-R41 to TZO-R45: technologies, buildings, monuments."""

from __future__ import annotations

from typing import Any

from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import ALL_BUILDINGS, BUILT, GREAT_CITY, GREAT_TOMBS, monument_card
from patolli.games.tzolkin.monuments import for_one_more, points_of
from patolli.games.tzolkin.printed import PRINTED

from .spoken import SpokenGame, lack
from .test_wheels import back, goods


def built(key: str, place: str = "tikal 2", **facts: Any) -> SpokenGame:
    """Seat 0 builds this, from a row in which it lies, with plenty of cubes."""
    building = next(building for building in data.BUILDINGS if building.key == key)
    cubes = dict(zip(data.CUBES, building.cost, strict=True))
    row = [key, "farm-all" if building.age == 1 else "farm-three"]
    table = back(place, day=5 if building.age == 1 else 15, row=row, **{**cubes, **facts})
    table.says(f"use {place.split()[1]}")
    return table.says(f"build {key}") if f"build {key}" in table.may() else table


def test_the_last_building_of_all_is_owned_like_the_others() -> None:
    """Compiled, `1 << 31` is a negative number: who owned that building seemed to own others besides."""
    assert len(data.BUILDING_KEYS) == ALL_BUILDINGS
    table = built(data.BUILDING_KEYS[-1])
    assert table.state.has(0, BUILT) == 1 << (ALL_BUILDINGS - 1)


# Technologies.


def test_TZO_R41_levels_cost_their_number_and_the_bonus_one() -> None:
    for level, cost in ((0, 1), (1, 2), (2, 3), (3, 1)):
        table = back("tikal 1", technologies=(0, 0, level, 0), gold=5).says("use 1", "advance architecture")
        assert table.has("gold") == 5 - cost
        assert table.level("architecture") == min(3, level + 1)


def test_TZO_R41_cubes_of_any_kind_pay_for_an_advance() -> None:
    table = back("tikal 1", technologies=(2, 2, 2, 2), wood=2, stone=1, gold=1)
    table.says("use 1", "advance theology", "pay wood", "pay gold")
    assert table.asks() == "pay"
    table.says("pay stone")
    assert goods(table)[:4] == (0, 1, 0, 0)


def test_TZO_R41_no_question_where_all_cubes_are_needed() -> None:
    table = back("tikal 1", technologies=(2, 2, 2, 2), wood=2, stone=1)
    table.says("use 1", "advance theology")
    assert goods(table)[:4] == (0, 0, 0, 0)
    assert table.level("theology") == 3


def test_TZO_R41_the_four_bonuses() -> None:
    full = (3, 3, 3, 3)
    table = back("tikal 1", technologies=full, wood=1).says("use 1", "advance agriculture", "climb yellow")
    assert table.step("yellow") == 2
    table = back("tikal 1", technologies=full, wood=1).says(
        "use 1", "advance extraction", "take gold", "take wood"
    )
    assert goods(table)[:4] == (0, 1, 0, 1)
    assert back("tikal 1", technologies=full, wood=1).says("use 1", "advance architecture").points() == 3
    assert back("tikal 1", technologies=full, wood=1).says("use 1", "advance theology").has("skull") == 1


def test_TZO_R41_the_bonus_is_repeatable() -> None:
    table = back("tikal 3", technologies=(0, 0, 3, 0), wood=2)
    table.says("use 3", "advance architecture", "advance architecture")
    assert table.points() == 6
    assert table.level("architecture") == 3


def test_TZO_F9_a_free_advance_at_level_3_gives_the_bonus_free() -> None:
    table = built("office-farming", technologies=(3, 0, 0, 0)).says("climb green")
    assert table.step("green") == 2
    assert sum(goods(table)) == 0
    table = built("office-mining", technologies=(0, 3, 0, 0)).says("take stone", "take stone")
    assert goods(table) == (0, 0, 2, 1, 0)


# Architecture.


def test_TZO_R42_architecture_gives_corn_then_points_then_a_cube() -> None:
    for level, corn, points in ((0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 1, 2)):
        table = built("farm-one", technologies=(0, 0, level, 0))
        assert (table.has("corn"), table.points()) == (corn, points)
        assert table.has("wood") == (1 if level == 3 else 0)


def test_TZO_R42_one_missing_cube_is_spared_at_level_3() -> None:
    table = back("tikal 2", row=["tomb-yellow", "farm-all"], wood=1, stone=1, technologies=(0, 0, 3, 0))
    table.says("use 2")
    assert table.player()["buildings"] == ["tomb-yellow"], "only the missing wood could be spared"
    assert goods(table)[:4] == (1, 0, 0, 0)


def test_TZO_R42_the_player_chooses_which_cube_is_spared() -> None:
    table = back("tikal 2", row=["tomb-yellow", "farm-one"], wood=2, stone=1, technologies=(0, 0, 3, 0))
    table.says("use 2", "build tomb-yellow")
    assert table.may() == ["spare wood", "spare stone"]
    table.refuses_for("TZO-P6", "cannot-spare", "spare gold", cube="gold")
    table.says("spare stone")
    assert goods(table)[:4] == (1, 0, 1, 0)


def test_TZO_F10_TZO_R42_architecture_on_one_building_of_tikal_4_only() -> None:
    facts = {"wood": 3, "technologies": (0, 0, 2, 0), "row": ["farm-one", "office-farming", "farm-all"]}
    table = back("tikal 4", **facts).says(
        "use 4", "build farm-one", "with architecture", "build office-farming"
    )
    assert (table.has("corn"), table.points()) == (1, 2)
    table = back("tikal 4", **facts).says("use 4", "build farm-one", "without architecture")
    assert (table.has("corn"), table.points()) == (0, 0)
    table.says("build office-farming")
    assert (table.has("corn"), table.points()) == (1, 2)


def test_TZO_F10_the_second_building_uses_a_level_the_first_gave() -> None:
    table = back("tikal 4", wood=1, gold=1, row=["shrine-mason", "farm-one", "farm-all"])
    table.says("use 4", "build shrine-mason", "build farm-one")
    assert table.has("corn") == 1


def test_TZO_F11_a_building_does_not_use_the_level_it_gives() -> None:
    assert built("shrine-mason").has("corn") == 0
    table = built("shrine-mason", technologies=(0, 0, 1, 0))
    assert (table.has("corn"), table.points()) == (1, 0)


def test_TZO_P6_the_cost_is_payable_before_the_corn_and_levels_apply_together() -> None:
    table = back("uxmal 4", corn=1, technologies=(0, 0, 2, 0), row=["farm-one", "farm-all"])
    assert table.asks() != "build-corn", "one corn and the corn of architecture do not make two"
    table = built("farm-one", technologies=(0, 0, 3, 0), wood=0)
    assert (table.has("wood"), table.has("corn"), table.points()) == (0, 1, 2)


def test_TZO_TV19_uxmal_4_with_architecture_3() -> None:
    table = back("uxmal 4", corn=0, technologies=(0, 0, 3, 0), row=["farm-one", "farm-all"]).says("use 4")
    assert (table.has("corn"), table.points()) == (1, 2)
    assert table.player()["buildings"] == ["farm-one"]
    table = back("uxmal 4", corn=6, technologies=(0, 0, 3, 0), row=["farm-one", "farm-all"])
    table.says("use 4", "build farm-all")
    assert table.has("corn") == 1


def test_TZO_F30_architecture_never_helps_a_monument() -> None:
    table = back("tikal 4", wood=1, stone=2, gold=3, technologies=(0, 0, 3, 0), monuments=["great-tombs"])
    table.says("use 4")
    table.refuses_for("TZO-R44", "build-missing", "build great-tombs", missing=[lack("wood", 2)], spared=0)
    table = back("tikal 4", wood=3, stone=2, gold=1, technologies=(0, 0, 3, 0), monuments=["great-tombs"])
    table.says("use 4", "build great-tombs")
    assert goods(table) == (0, 0, 0, 0, 0)
    assert table.points() == 0


# Buildings.


def test_TZO_R43_every_building_costs_and_gives_what_is_printed() -> None:
    for building in data.BUILDINGS:
        plain = all(
            effect[0] not in ("build", "market", "action") and effect[-1] != "any"
            for effect in building.effects
        )
        table = built(building.key)
        assert building.key in table.player()["buildings"]
        if not plain:
            continue
        assert sum(goods(table)[1:4]) == sum(
            int(effect[2]) for effect in building.effects if effect[0] == "gain" and effect[1] in data.CUBES
        )
        for effect in building.effects:
            name, about = effect[0], effect[1] if len(effect) > 1 else 0
            if name == "step":
                assert table.step(str(about)) == 1 + building.effects.count(effect)
            elif name == "advance":
                assert table.level(str(about)) == 1
            elif name == "gain":
                assert table.has(str(about)) == effect[2]
            elif name == "points":
                assert table.points() == about
            elif name == "worker":
                assert table.player()["workers"] == 4
            elif name == "farm":
                assert table.player()["farm_workers"] == about
            elif name == "discount":
                assert table.player()["farm_discount"] == 1


def test_TZO_R43_farms_work_for_the_rest_of_the_game() -> None:
    table = back("tikal 2", day=6, wood=1, row=["farm-one", "farm-all"], corn=9).says("use 2", "end")
    for _ in range(2):
        table.round_over()
    assert table.told("fed")[0] == {"event": "fed", "seat": 0, "workers": 3, "corn": 4}


def test_TZO_TV16_three_temples_and_three_points() -> None:
    table = built("tomb-temples")
    assert [table.step(temple) for temple in data.TEMPLES] == [2, 2, 2]
    assert table.points() == 3


def test_TZO_F17_two_steps_toward_a_taken_top_as_many_as_possible() -> None:
    table = built("shrine-brown", temples=(4, 1, 1), others={1: {"temples": (6, 1, 1)}})
    assert table.step("brown") == 5
    assert table.points() == 2


def test_TZO_F12_the_tomb_builds_once_more_for_cubes_with_architecture_anew() -> None:
    table = back(
        "uxmal 4", corn=9, wood=2, technologies=(0, 0, 1, 0), row=["tomb-build", "office-farming", "farm-all"]
    )
    table.says("use 4", "build tomb-build", "climb brown")
    assert table.asks() == "build-extra"
    table.says("build office-farming")
    assert goods(table) == (9 - 4 + 2, 0, 0, 0, 0), (
        "the second was paid in wood; architecture gave a corn for each"
    )
    assert table.level("agriculture") == 1


def test_TZO_P8_three_buildings_in_one_tikal_4() -> None:
    table = back("tikal 4", wood=9, stone=9, gold=9, row=["tomb-build", "farm-one", "farm-one", "farm-one"])
    table.says("use 4", "build tomb-build", "climb green", "build farm-one", "build farm-one")
    assert table.player()["buildings"] == ["farm-one", "farm-one", "tomb-build"]
    assert table.asks() == "pick"


def test_TZO_P9_monuments_only_by_tikal_4_however_it_is_reached() -> None:
    rich = {"wood": 9, "stone": 9, "gold": 9, "corn": 9, "monuments": ["great-tombs"]}
    assert "build great-tombs" in back("tikal 4", **rich).says("use 4").may()
    assert "build great-tombs" in back("tikal 6", **rich).says("use 4").may()
    assert "build great-tombs" in back("uxmal 5", **rich).says("use 5", "use tikal 4").may()
    table = back("tikal 2", day=15, row=["tomb-action", "tomb-glory"], **rich)
    table.says("use 2", "build tomb-action", "use tikal 4")
    assert "build great-tombs" in table.may()
    for table in (
        back("tikal 2", **rich).says("use 2"),
        back("uxmal 4", **rich).says("use 4"),
        back("tikal 2", row=["tomb-build", "farm-one"], **rich).says(
            "use 2", "build tomb-build", "climb brown"
        ),
    ):
        table.refuses_for("TZO-R44", "monument-elsewhere", "build great-tombs")


def test_TZO_P31_market_extra_building_and_extra_action_may_be_declined() -> None:
    table = built("tomb-market", wood=1).says("skip")
    assert table.points() == 6
    table = built("tomb-build", wood=9).says("climb brown", "skip")
    assert table.player()["buildings"] == ["tomb-build"]
    table = built("tomb-action", corn=1)
    assert table.asks() == "any-may"
    table.says("skip")
    assert (table.points(), table.has("corn")) == (2, 1)
    assert built("tomb-action", corn=0).points() == 2, "without corn there is no offer"


def test_TZO_P31_effects_in_the_order_listed() -> None:
    table = built("office-skull", technologies=(0, 0, 0, 3))
    table.refuses_for("TZO-P31", "no-skip", "skip")
    table.says("advance theology")
    assert table.has("skull") == 2
    table = built("tomb-market", wood=2).says("sell wood", "skip")
    assert (table.points(), table.has("corn")) == (6, 2)


def test_TZO_R43_two_free_advances_of_the_scholars() -> None:
    table = built("shrine-scholar").says("advance theology", "advance theology")
    assert table.level("theology") == 2
    table = built("shrine-scholar").says("advance theology", "advance extraction")
    assert (table.level("theology"), table.level("extraction")) == (1, 1)


# Monuments and the row.


def test_TZO_R44_monuments_are_not_refilled_and_several_may_be_built() -> None:
    table = SpokenGame(
        4,
        workers={"tikal 4": 0, "tikal 5": 0},
        monuments=["great-tombs", "great-city"],
        wood=9,
        stone=9,
        gold=9,
        corn=9,
    )
    table.says(
        "pick tikal 4", "use 4", "build great-tombs", "pick tikal 5", "use 4", "build great-city", "end"
    )
    assert table.player()["monuments"] == ["great-tombs", "great-city"]
    assert len([seen for seen in table.view()["monuments"] if seen["owner"] is None]) == 4
    assert table.points() == 0, "they are scored at the end"
    worth = [points_of(table.state, 0, monument) for monument in (GREAT_TOMBS, GREAT_CITY)]
    tombs, city = PRINTED.each[GREAT_TOMBS], PRINTED.each[GREAT_CITY]
    assert worth == [2 * tombs, 2 * city], "both are grey, and each counts itself, too"
    grey = PRINTED.colour[monument_card(GREAT_TOMBS)]
    assert [for_one_more(GREAT_TOMBS, colour) for colour in (grey, grey + 1)] == [tombs, 0]
    assert [for_one_more(GREAT_CITY, colour) for colour in (grey, grey + 1)] == [city, city]


def test_TZO_R44_only_monuments_on_display() -> None:
    table = back("tikal 4", wood=9, stone=9, gold=9, monuments=["great-tombs", "great-skulls"]).says("use 4")
    shown = {seen["key"] for seen in table.view()["monuments"]}
    hidden = next(key for key in ("great-summit", "great-temples", "great-shrines") if key not in shown)
    table.refuses_for("TZO-R44", "monument-not-shown", f"build {hidden}")
    table.refuses_for("TZO-R44", "monument-skull", "build great-skulls")


def test_TZO_F20_TZO_P33_the_skull_of_the_monument_returns_to_the_bank() -> None:
    table = SpokenGame(
        workers={"tikal 4": 0, "yaxchilan 4": 0},
        gold=4,
        skulls=1,
        others={1: {"skulls": 12}},
        monuments=["great-skulls"],
    )
    assert table.view()["bank_skulls"] == 0
    table.says("pick tikal 4", "use 4", "build great-skulls")
    assert (table.has("skull"), table.view()["bank_skulls"]) == (0, 1)
    table.says("pick yaxchilan 4", "use 4")
    assert (table.has("skull"), table.view()["bank_skulls"]) == (1, 0)


def test_TZO_R45_TZO_F23_the_row_is_refilled_at_the_end_of_the_turn() -> None:
    table = back(
        "tikal 4", wood=9, row=["farm-one", "farm-one", "farm-all", "farm-all", "farm-one", "office-sowing"]
    )
    table.says("use 4", "build farm-one")
    assert [seen and seen["key"] for seen in table.view()["row"]].count(None) == 1
    table.says("build farm-one", "end")
    assert None not in table.view()["row"]
    assert len(table.told("revealed-building")) == 2


def test_TZO_F22_an_empty_pile_leaves_the_place_empty() -> None:
    piles: tuple[list[str], list[str]] = (
        [],
        [building.key for building in data.BUILDINGS for _ in range(building.copies) if building.age == 2],
    )
    gone = [b.key for b in data.BUILDINGS for _ in range(b.copies) if b.age == 1 and b.key != "farm-one"]
    table = SpokenGame(
        workers={"tikal 2": 0},
        wood=9,
        row=["farm-one", "farm-one"],
        others={1: {"buildings": [*gone, "farm-one"]}},
        position={"piles": piles},
    )
    table.says("pick tikal 2", "use 2")
    assert table.player()["buildings"] == ["farm-one"], "two equal farms are one choice"
    table.says("end")
    assert [seen and seen["key"] for seen in table.view()["row"]].count(None) == 5
    assert table.view()["pile"] == 0
