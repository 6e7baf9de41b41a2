"""MEZ-R15 to MEZ-R32 and the rulings on effects: presence, regions, keywords. Red acts, in Hochob."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.mezo import MEZO

from .spoken_table import SpokenTable, box, box_with, conflict, new, red_does

Effects = list[dict[str, Any]]
OPPONENTS: dict[str, Any] = {"owner": "opponent", "region": "any"}


def banish(**more: Any) -> dict[str, Any]:
    return {"op": "banish", **OPPONENTS, **more}


# Presence.


def test_MEZ_R15_a_god_is_present_where_its_vertex_points() -> None:
    table = conflict(vertices={"red": "v3", "blue": "v1", "dark": "v10"})
    assert table.present("red") == {"chichen_itza", "coba"}
    assert table.present("blue") == {"becan", "hochob"}  # Palenque is Desolate
    assert table.present("dark") == {"uxmal"}


def test_MEZ_R15_TV2_fervor_reaches_shamans_only_where_kukulkan_is_present() -> None:
    units = {"chichen_itza": {"dark": (0, 1)}, "coba": {"blue": (1, 1)}, "becan": {"gold": (0, 2)}}
    table = conflict(vertices={"red": "v3"}, units=units, cards={"red": "fervor"}).says("action 2")
    assert table.choices == {"destroy shaman dark chichen_itza", "destroy shaman blue coba", "done"}


def test_MEZ_R16_a_god_moves_to_another_free_vertex() -> None:
    table = red_does([{"op": "summon"}], age=2)
    table.refuses("vertex v4", "MEZ-R16", "vertex-taken")
    table.refuses("vertex v5", "MEZ-R16", "same-vertex")
    taken = {"vertex v1", "vertex v4", "vertex v5", "vertex v9"}
    assert table.choices == {f"vertex v{n}" for n in range(1, 11)} - taken | {"invoke"}


def test_MEZ_R17_the_god_symbol_limits_any_selector() -> None:
    units = {"coba": {"blue": (1, 0)}, "becan": {"blue": (1, 0)}, "hochob": {"blue": (1, 0)}}
    table = red_does([banish(count=1)], presence=True, units=units, vertices={"red": "v5"})
    table.refuses("banish warrior blue coba", "MEZ-R17", "not-present")
    assert table.choices == {"banish warrior blue becan", "banish warrior blue hochob"}
    free = red_does([banish(count=1)], units=units, vertices={"red": "v5"})
    assert "banish warrior blue coba" in free.choices


def test_MEZ_Q32_a_vertex_of_desolate_regions_is_legal_and_present_nowhere() -> None:
    made = box()
    made["vertices"].append({"id": "v11", "regions": ["palenque"], "at": [5, 90], "source": "printed"})
    table = conflict(cards={"red": "legacy"}, options={"components": made}).says("action 1", "vertex v11")
    assert table.present("red") == set()
    assert table.units("red", "reserve") == (8, 8), "Kukulkan had no region to deploy in"


# Effects in general.


def test_MEZ_R18_TV1_as_much_as_possible() -> None:
    table = red_does([{"op": "restore", "count": 3}], xibalba={"red": (1, 1)})
    assert table.units("red", "xibalba") == (0, 0)
    assert len(table.told("restored")) == 2


def test_MEZ_R18_only_up_to_may_stop_early() -> None:
    units = {"hochob": {"blue": (2, 2)}}
    table = red_does([banish(count=2)], units=units)
    table.refuses("done", "MEZ-R18", "must-go-on")
    table = red_does([banish(count=2, upTo=True)], units=units)
    table.says("banish warrior blue hochob", "done")
    assert table.units("blue", "hochob") == (1, 2)
    assert table.asked == "blue"


def test_MEZ_R18_optional_is_all_or_nothing() -> None:
    units = {"hochob": {"blue": (2, 2)}}
    table = red_does([banish(count=2, optional=True)], units=units)
    assert "done" in table.choices
    table.says("banish warrior blue hochob")
    assert "done" not in table.choices


def test_MEZ_R18_what_must_all_go_is_not_asked() -> None:
    table = red_does([banish(count=5)], units={"hochob": {"blue": (1, 2)}, "coba": {"gold": (1, 0)}})
    assert table.asked == "blue"
    assert len(table.told("banished")) == 4


def test_MEZ_R19_desolate_regions_are_no_target() -> None:
    table = red_does([{"op": "deploy", "count": 1, "region": "any"}])
    table.refuses("deploy 1 warrior palenque", "MEZ-R19", "desolate")
    assert not any("palenque" in phrase for phrase in table.choices)


def test_MEZ_R20_conflict_and_nonconflict_regions() -> None:
    table = red_does([{"op": "deploy", "count": 1, "region": "conflict"}])
    assert table.choices == {"deploy 1 warrior hochob", "deploy 1 shaman hochob"}
    table.refuses("deploy 1 warrior coba", "MEZ-R20", "conflict-only")
    table = red_does([{"op": "deploy", "count": 1, "region": "nonconflict"}])
    table.refuses("deploy 1 warrior hochob", "MEZ-R20", "not-in-conflict")
    assert {phrase.split()[-1] for phrase in table.choices} == {"coba", "uxmal", "becan", "chichen_itza"}


def test_MEZ_Q33_outside_a_conflict() -> None:
    """In the gods' stage: `conflict` is nowhere, every region is `nonconflict`, Strength is not gained."""
    made = box()
    made["gods"][3]["summon"] = {
        "effects": [
            {"op": "deploy", "count": 1, "region": "conflict"},
            {"op": "strength", "count": 2},
            {"op": "reminder", "kind": "most_warriors"},
            {"op": "deploy", "unit": "warrior", "count": 1, "region": "nonconflict"},
        ],
        "source": "printed",
    }
    table = new(2, 4, components=made).says("god ixchel", "god kukulkan", "ability 2", "ability 2")
    while table.position["phase"] in ("champion", "deploy"):
        table.says("done" if "done" in table.choices else min(table.choices))
    while table.tribe(table.asked or "")["god"] != "kukulkan":
        table.says(min(table.choices))
    seat = table.asked
    assert seat is not None
    table.says("vertex v8")
    assert {phrase.split()[-1] for phrase in table.choices} == set(table.position["regions"])
    assert table.tribe(seat)["strength"] == 0
    assert table.tribe(seat)["reminder"] == []


SAME: Effects = [
    {"op": "destroy", "owner": "self", "count": 1, "region": "any", "asCost": True},
    {"op": "build", "region": "same"},
]


def test_MEZ_R21_the_same_region() -> None:
    table = red_does(SAME, units={"coba": {"red": (1, 0)}, "becan": {"red": (1, 0)}})
    table.says("destroy warrior red becan")
    assert table.choices == {"build glyph becan", "build pyramid becan"}
    table.refuses("build glyph coba", "MEZ-R21", "same-region")


def test_MEZ_R21_one_region_means_all_in_one() -> None:
    units = {"hochob": {"blue": (2, 0)}, "coba": {"gold": (2, 0)}}
    table = red_does([banish(count=2, spread="one")], units=units)
    table.says("banish warrior gold coba")
    assert table.units("gold", "coba") == (0, 0), "the second one follows by itself"
    table = red_does([banish(count=2, spread="one", upTo=True)], units=units)
    table.says("banish warrior gold coba")
    table.refuses("banish warrior blue hochob", "MEZ-R21", "one-region")


def test_MEZ_Q20_the_region_chosen_even_if_nothing_moved() -> None:
    each = {
        "op": "destroy",
        "owner": "each",
        "count": 1,
        "chooser": "owner",
        "region": "any",
        "spread": "one",
    }
    awaken = {"op": "awaken", "count": 1, "region": "same"}
    table = red_does([each, awaken], xibalba={"red": (1, 0)})
    assert table.choices == {f"region {name}" for name in table.position["regions"]}
    table.says("region becan")
    assert table.units("red", "becan") == (1, 0)


def test_MEZ_Q20_without_a_chosen_region_the_rest_fails() -> None:
    effects: Effects = [
        {"op": "destroy", "owner": "opponent", "count": 1, "region": "any", "upTo": True},
        {"op": "awaken", "count": 1, "region": "same"},
        {"op": "if", "cond": {"ownUnitInSame": "any"}, "then": [{"op": "vp", "count": 5}]},
    ]
    table = red_does(effects, xibalba={"red": (1, 0)}, units={"becan": {"gold": (1, 0)}})
    table.says("done")
    assert table.units("red", "xibalba") == (1, 0)
    assert table.vp("red") == 30


def test_MEZ_R22_champions_are_not_units() -> None:
    table = red_does([{"op": "banish", "owner": "any", "count": 5, "region": "any"}])
    assert table.asked == "blue", "four Champions on the board, and nothing to banish"


# Keywords.

OFFER: Effects = [{"op": "offer"}]


def test_MEZ_R23_TV13_one_unit_if_the_field_is_empty() -> None:
    table = red_does(OFFER).says("pay warrior reserve")
    assert table.units("red", "wrathful") == (1, 0)
    assert table.vp("red") == 32, "w1c, the only tile revealed"


def test_MEZ_R23_TV14_two_units_if_any_lie_there() -> None:
    table = red_does(OFFER, wrathful={"gold": (0, 1)}).says("pay warrior reserve", "pay shaman reserve")
    assert table.units("red", "wrathful") == (1, 1)


def test_MEZ_R23_from_reserves_and_regions_with_presence() -> None:
    units = {"becan": {"red": (1, 0)}, "coba": {"red": (1, 0)}}
    table = red_does(OFFER, units=units)
    assert "pay warrior becan" in table.choices
    table.refuses("pay warrior coba", "MEZ-R23", "not-present")
    table.refuses("pay shaman becan", "MEZ-R23", "no-unit-there")
    table.says("pay warrior becan")
    assert table.units("red", "becan") == (0, 0)


def test_MEZ_R23_any_revealed_tile() -> None:
    table = red_does(OFFER, age=2).says("pay warrior reserve")
    assert table.choices == {"offer w1c", "offer w2a"}
    table.refuses("offer w3a", "MEZ-R23", "tile-not-revealed")
    table.says("offer w1c")
    assert table.vp("red") == 32


def test_MEZ_Q5_no_offering_with_too_few_units() -> None:
    table = red_does(OFFER, wrathful={"gold": (0, 1)}, xibalba={"red": (8, 7)})
    assert table.asked == "blue"
    assert table.units("red", "reserve") == (0, 1)


def test_MEZ_Q21_declining_where_it_is_optional_and_a_tile_that_does_nothing() -> None:
    table = red_does([{"op": "offer", "optional": True}])
    assert "done" in table.choices
    table.says("done")
    assert table.vp("red") == 30
    assert "done" not in red_does(OFFER).choices
    twice = red_does([{"op": "offer", "optional": True}], wrathful={"gold": (1, 0)}, age=2)
    twice.says("pay warrior reserve")
    assert "done" not in twice.choices, "half a payment is none"
    made = box_with(OFFER)
    made["wrathful"][2]["effects"] = [banish(count=1)]
    nothing = conflict(options={"components": made}, age=2).says(
        "action 1", "pay shaman reserve", "offer w1c"
    )
    assert nothing.asked == "blue", "nobody to banish: the tile was chosen for nothing"


def test_MEZ_R24_awaken_from_xibalba_to_a_region() -> None:
    table = red_does([{"op": "awaken", "count": 1, "region": "any"}], xibalba={"red": (0, 2)})
    table.refuses("awaken warrior coba", "MEZ-R24", "none-in-xibalba")
    table.says("awaken shaman coba")
    assert table.units("red", "coba") == (0, 1)
    assert table.units("red", "xibalba") == (0, 1)


def test_MEZ_R25_build_a_glyph_or_the_next_level() -> None:
    table = red_does([{"op": "build", "region": "any"}], pyramids={"coba": ["blue"]})
    table.says("build pyramid coba")
    assert table.pyramid("coba") == ["blue", "red"]
    assert table.tribe("red")["pyramid"] == [5, 2, 2, 1]
    table = red_does([{"op": "build", "region": "any"}]).says("build glyph uxmal")
    assert table.glyphs("red", "uxmal") == 1
    assert table.tribe("red")["glyphs"] == 5


def test_MEZ_Q23_if_only_one_kind_is_possible() -> None:
    glyphs = {"coba": {"red": 6}}
    table = red_does([{"op": "build", "region": "conflict"}], glyphs=glyphs)
    assert table.pyramid("hochob") == ["red"]
    full = {"hochob": ["red", "red", "red", "red"]}
    table = red_does([{"op": "build", "region": "conflict"}], glyphs=glyphs, pyramids=full)
    assert table.asked == "blue", "nothing can be built, nothing happens"


def test_MEZ_R26_TV3_ability_first_then_move() -> None:
    table = conflict(age=2, cards={"red": "legacy"}, vertices={"red": "v1", "dark": "v10"}).says(
        "action 1", "invoke"
    )
    assert {phrase.split()[-1] for phrase in table.choices} == {
        "becan",
        "hochob",
    }  # Palenque is Desolate here
    table.says("deploy 1 warrior becan", "deploy 1 warrior hochob")
    table.refuses("invoke", "MEZ-R26", "already-invoked")
    table.says("vertex v2")
    assert table.present("red") == {"becan"}
    assert table.units("red", "reserve") == (6, 8)


def test_MEZ_R26_move_first_then_the_ability_must_be_used() -> None:
    table = conflict(age=2, cards={"red": "legacy"}).says("action 1", "vertex v3")
    table.refuses("done", "MEZ-R18", "must-go-on")
    table.says("deploy 1 warrior coba", "deploy 1 warrior coba")
    assert table.units("red", "coba") == (2, 0)
    assert table.asked == "blue"


@pytest.mark.parametrize(("age", "count"), [(1, 1), (2, 2), (3, 3)])
def test_MEZ_R26_MEZ_R40_the_ability_grows_with_the_age(age: int, count: int) -> None:
    table = conflict(age=age, cards={"red": "legacy"}).says("action 1", "vertex v3")
    for _ in range(count):
        table.says("deploy 1 warrior coba")
    assert table.asked == "blue"


def test_MEZ_R27_demolish_returns_the_piece_to_its_owner() -> None:
    effects: Effects = [{"op": "demolish", "owner": "any", "count": 1, "region": "any"}]
    table = red_does(effects, glyphs={"coba": {"gold": 1}}, pyramids={"becan": ["blue", "dark"]})
    assert table.choices == {"demolish glyph gold coba", "demolish pyramid becan"}
    table.says("demolish pyramid becan")
    assert table.pyramid("becan") == ["blue"]
    assert table.tribe("dark")["pyramid"] == [5, 3, 2, 1]


@pytest.mark.parametrize("what", ["glyph", "pyramid"])
@pytest.mark.parametrize("op", ["demolish", "transform"])
def test_MEZ_R27_MEZ_R32_only_the_kind_that_is_named(op: str, what: str) -> None:
    effects: Effects = [{"op": op, "owner": "opponent", "what": what, "count": 1, "region": "any"}]
    glyphs = {"coba": {"gold": 1}, "uxmal": {"blue": 1}}
    table = red_does(effects, glyphs=glyphs, pyramids={"becan": ["blue", "dark"], "hochob": ["gold"]})
    pieces = {
        "glyph": ["glyph gold coba", "glyph blue uxmal"],
        "pyramid": ["pyramid becan", "pyramid hochob"],
    }
    assert table.choices == {f"{op} {piece}" for piece in pieces[what]}


def test_MEZ_Q24_a_piece_laid_bare_becomes_a_target() -> None:
    effects: Effects = [{"op": "demolish", "owner": "opponent", "count": 2, "upTo": True, "region": "any"}]
    table = red_does(effects, pyramids={"becan": ["blue", "dark"], "coba": ["red", "gold"]})
    table.says("demolish pyramid becan")
    assert table.choices == {"demolish pyramid becan", "demolish pyramid coba", "done"}
    table = red_does(effects, pyramids={"coba": ["red", "gold"]}).says("demolish pyramid coba")
    assert table.asked == "blue", "red's own piece does not qualify"


def test_MEZ_R28_deploy_the_kind_that_is_named() -> None:
    table = red_does([{"op": "deploy", "unit": "shaman", "count": 1, "region": "any"}])
    table.refuses("deploy 1 warrior coba", "MEZ-R28", "wrong-kind")
    table.refuses("deploy 2 shaman coba", "MEZ-R28", "one-at-a-time")
    table.says("deploy 1 shaman coba")
    assert table.units("red", "coba") == (0, 1)


def test_MEZ_R29_banish_to_the_owners_reserves() -> None:
    table = red_does([banish(count=1)], units={"coba": {"gold": (1, 1)}}).says("banish shaman gold coba")
    assert table.units("gold", "coba") == (1, 0)
    assert table.units("gold", "reserve") == (7, 8)


def test_MEZ_R30_restore_to_the_reserves() -> None:
    table = red_does([{"op": "restore", "count": 1}], xibalba={"red": (2, 1)}).says("restore warrior")
    assert table.units("red", "xibalba") == (1, 1)
    assert table.units("red", "reserve") == (7, 7)


def test_MEZ_R31_destroy_to_xibalba() -> None:
    effects: Effects = [{"op": "destroy", "owner": "opponent", "count": 1, "region": "any"}]
    table = red_does(effects, units={"coba": {"gold": (1, 1)}}).says("destroy shaman gold coba")
    assert table.units("gold", "xibalba") == (0, 1)


TRANSFORM: Effects = [{"op": "transform", "owner": "any", "region": "any"}]


def test_MEZ_R32_transform_by_an_own_piece() -> None:
    table = red_does(TRANSFORM, glyphs={"coba": {"gold": 1}}, pyramids={"becan": ["gold", "dark"]})
    table.says("transform pyramid becan")
    assert table.pyramid("becan") == ["gold", "red"]
    assert table.tribe("dark")["pyramid"] == [5, 3, 2, 1]
    assert (table.vp("red"), table.vp("gold")) == (32, 16), "as a build on level 2"
    table = red_does(TRANSFORM, glyphs={"coba": {"gold": 1}})
    assert (table.glyphs("red", "coba"), table.glyphs("gold", "coba")) == (1, 0)
    assert table.vp("red") == 30, "a glyph scores nothing"


def test_MEZ_Q6_transform_needs_that_piece_in_the_own_supply() -> None:
    table = red_does(
        TRANSFORM,
        glyphs={"coba": {"gold": 1}, "uxmal": {"red": 6}},
        pyramids={"becan": ["red"] * 4, "coba": ["dark", "dark", "dark", "dark"], "hochob": ["blue"]},
    )
    table.refuses("transform glyph gold coba", "MEZ-Q6", "no-glyph-left")
    table.refuses("transform pyramid coba", "MEZ-Q6", "no-piece-left")
    assert "transform pyramid hochob" in table.choices


def test_MEZ_Q22_an_own_piece_replaces_itself_and_scores_again() -> None:
    table = red_does(TRANSFORM, pyramids={"becan": ["gold", "dark", "blue", "red"]})
    assert table.pyramid("becan") == ["gold", "dark", "blue", "red"]
    assert (table.vp("red"), table.vp("gold"), table.vp("dark"), table.vp("blue")) == (34, 16, 21, 26)


# Sizes, owners, limits.


def test_MEZ_Q15_sizes_are_computed_before_the_effect() -> None:
    level = {"expr": "devotionLevel"}
    table = red_does(
        [{"op": "devotion", "count": level}, {"op": "devotion", "count": level}], devotion={"red": 6}
    )
    assert table.devotion("red") == 9, "1 on level 1, then 2 on level 2"
    shamans = {"expr": "ownUnitsInConflict", "unit": "shaman"}
    effects: Effects = [
        {"op": "strength", "count": {"expr": "min", "of": [shamans, {"expr": "devotionLevel", "plus": 1}]}},
        {"op": "banish", "owner": "self", "count": "all", "region": "conflict"},
    ]
    table = red_does(effects, units={"hochob": {"red": (0, 5)}})
    assert table.strength("red") == 2, "fixed when gained, though the Shamans are gone"


def test_MEZ_Q16_an_action_that_does_nothing_may_be_chosen() -> None:
    table = conflict(cards={"red": "task"}).says("action 1")
    assert table.asked == "blue"
    assert table.vp("red") == 30, "no Warrior to destroy, so no VP for it"


def test_MEZ_Q18_the_acting_player_chooses_and_something_must_happen() -> None:
    each = {
        "op": "destroy",
        "owner": "each",
        "count": 1,
        "chooser": "owner",
        "region": "any",
        "spread": "one",
    }
    table = red_does([each], units={"coba": {"gold": (1, 1)}, "becan": {"blue": (1, 0)}})
    assert table.asked == "red"
    table.refuses("region uxmal", "MEZ-Q18", "does-nothing-there")
    assert table.choices == {"region coba", "region becan"}


def test_MEZ_Q18_what_is_up_to_oneself_may_do_nothing() -> None:
    each = {"op": "destroy", "owner": "each", "count": 1, "upTo": True, "region": "any", "spread": "one"}
    table = red_does([each], units={"coba": {"gold": (1, 1)}, "becan": {"blue": (1, 0)}})
    assert {"region coba", "region becan", "region uxmal"} < table.choices


def test_MEZ_Q18_of_an_award_its_winner_chooses() -> None:
    table = conflict(phase="calendar", winner=2, units={"hochob": {"blue": (0, 2)}}, xibalba={"blue": (3, 3)})
    table.says("calendar cal1")
    assert (table.asked, table.choices) == ("blue", {"restore warrior", "restore shaman"})


def test_MEZ_Q19_owners_choose_the_acting_player_first_then_clockwise() -> None:
    each = {"op": "destroy", "owner": "each", "count": 1, "chooser": "owner", "region": "conflict"}
    table = red_does([each], units={"hochob": dict.fromkeys(("dark", "red", "blue", "gold"), (1, 1))})
    asked = []
    for _ in range(4):
        asked.append(table.asked)
        table.refuses(
            f"destroy warrior {'gold' if table.asked != 'gold' else 'red'} hochob", "MEZ-Q19", "owner-in-turn"
        )
        table.says(f"destroy warrior {table.asked} hochob")
    assert asked == ["red", "blue", "gold", "dark"]


def test_MEZ_Q19_each_opponent_with_enough_units() -> None:
    each = banish(owner="each_opponent", count=1, chooser="owner", region="conflict", minUnits=2)
    table = red_does(
        [each], units={"hochob": {"dark": (1, 0), "blue": (1, 1), "gold": (2, 0), "red": (3, 3)}}
    )
    assert table.asked == "blue"
    table.says("banish shaman blue hochob")
    assert [table.units(c, "hochob") for c in ("dark", "blue", "gold", "red")] == [
        (1, 0),
        (1, 0),
        (1, 0),
        (3, 3),
    ]


MOVE: Effects = [{"op": "move", "owner": "any", "count": 2, "upTo": True, "region": "any", "to": "any"}]


def test_MEZ_Q25_units_move_once_and_to_another_region() -> None:
    table = red_does(MOVE, units={"coba": {"gold": (1, 0)}, "becan": {"blue": (0, 1)}})
    table.refuses("move warrior gold coba coba", "MEZ-Q25", "stays-there")
    table.says("move warrior gold coba uxmal")
    table.refuses("move warrior gold uxmal becan", "MEZ-Q25", "moved-already")
    table.says("move shaman blue becan uxmal")
    assert (table.units("gold", "uxmal"), table.units("blue", "uxmal")) == ((1, 0), (0, 1))


def test_MEZ_Q25_a_unit_that_was_there_before_may_still_move() -> None:
    table = red_does(MOVE, units={"coba": {"gold": (1, 0)}, "becan": {"gold": (1, 0)}})
    table.says("move warrior gold coba becan", "move warrior gold becan uxmal")
    assert (table.units("gold", "becan"), table.units("gold", "uxmal")) == ((1, 0), (1, 0))


def test_one_source_and_other_regions_with_presence() -> None:
    units = {"becan": {"gold": (2, 0)}, "hochob": {"blue": (1, 0)}}
    table = conflict(cards={"blue": "vengeance"}, units=units, vertices={"blue": "v5", "red": "v4"}, step=1)
    table.says("action 2", "move warrior gold becan hochob")
    assert "move warrior gold becan chichen_itza" in table.choices
    assert not any(phrase.startswith("move warrior gold hochob") for phrase in table.choices)


def test_TV10_ixchel_destroys_an_own_shaman_for_devotion() -> None:
    table = conflict(cards={"dark": "task"}, units={"becan": {"dark": (0, 2)}}, step=3).says("action 1")
    assert table.devotion("dark") == 2
    assert table.units("dark", "xibalba") == (0, 1)


def test_a_cost_is_paid_in_full_or_nothing_follows() -> None:
    cost: Effects = [
        {"op": "destroy", "owner": "self", "count": 2, "region": "any", "asCost": True},
        {"op": "vp", "count": 9},
    ]
    assert red_does(cost, units={"coba": {"red": (1, 0)}}).units("red", "coba") == (1, 0)
    table = red_does(cost, units={"coba": {"red": (1, 1)}})
    assert table.vp("red") == 39
    assert table.units("red", "xibalba") == (1, 1)


def test_a_choice_goes_on_with_what_follows() -> None:
    effects: Effects = [
        {"op": "choice", "options": [[{"op": "vp", "count": 1}], [{"op": "devotion", "count": 2}]]},
        {"op": "vp", "count": 5},
    ]
    table = red_does(effects)
    assert table.choices == {"choose 1", "choose 2"}
    table.refuses("choose 3", "MEZ-Q18", "no-such-option")
    table.says("choose 2")
    assert (table.vp("red"), table.devotion("red")) == (35, 2)


def test_last_count_and_limits_per_player_and_region() -> None:
    table = red_does(
        [banish(count=3, upTo=True, maxPerPlayer=1), {"op": "vp", "count": {"expr": "lastCount", "mult": 2}}],
        units={"coba": {"gold": (2, 0), "blue": (1, 0)}},
    )
    table.says("banish warrior gold coba")
    table.refuses("banish warrior gold coba", "MEZ-R29", "enough-of-player")
    table.says("banish warrior blue coba")
    assert table.vp("red") == 34
    table = red_does(
        [{"op": "awaken", "count": 3, "upTo": True, "region": "any", "maxPerRegion": 1}],
        xibalba={"red": (3, 0)},
    )
    table.says("awaken warrior coba")
    table.refuses("awaken warrior coba", "MEZ-R24", "enough-there")


def test_all_units_of_one_opponent_from_one_region() -> None:
    units = {"becan": {"gold": (3, 1), "blue": (1, 0)}, "hochob": {"gold": (1, 0)}}
    made: Effects = [banish(owner="one_opponent", unit="warrior", count="all", spread="one")]
    table: SpokenTable = red_does(made, units=units)
    table.says("banish warrior gold becan")
    assert table.units("gold", "becan") == (0, 1)
    assert table.units("blue", "becan") == (1, 0)
    assert table.asked == "blue"


def test_all_units_of_every_opponent_from_one_region() -> None:
    units = {"becan": {"gold": (3, 1), "blue": (2, 0), "red": (1, 0)}, "hochob": {"gold": (1, 0)}}
    made: Effects = [banish(owner="each_opponent", unit="warrior", count="all", spread="one")]
    table: SpokenTable = red_does(made, units=units)
    table.says("region becan")
    assert table.units("gold", "becan") == (0, 1)
    assert table.units("blue", "becan") == (0, 0)
    assert table.units("red", "becan") == (1, 0)
    assert table.units("gold", "hochob") == (1, 0)


EACH_IN_ONE: Effects = [
    {"op": "destroy", "owner": "each_opponent", "count": 1, "region": "any", "spread": "one"},
]


def test_MEZ_Q18_an_effect_that_can_happen_nowhere_asks_nothing() -> None:
    assert red_does(EACH_IN_ONE, units={"coba": {"gold": (1, 0)}, "becan": {"blue": (1, 0)}}).asked == "red"
    assert red_does(EACH_IN_ONE).asked == "blue"


def test_MEZ_Q20_a_region_is_asked_for_if_a_later_effect_happens_there() -> None:
    effects: Effects = [*EACH_IN_ONE, {"op": "build", "what": "glyph", "region": "same"}]
    table = red_does(effects)
    assert table.asked == "red"
    assert "region coba" in table.choices


def test_MEZ_Q18_a_former_position_goes_on_without_its_vain_question() -> None:
    before = conflict(options={"components": box_with(EACH_IN_ONE)}).position
    former = MEZO.under(1).load(before | {"rules": 1})
    former.play(1, former.parse(1, "action 1"))
    assert "region coba" in former.phrases(1)
    assert MEZO.load(former.position()).waiting() == [2]
