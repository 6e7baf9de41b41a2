"""MEZ-R33 to MEZ-R40, MEZ-R63 to MEZ-R67: an age begins, tribes, gods; cards, pyramids, what stays."""

from __future__ import annotations

import pytest

from patolli.games.mezo.components.language import Amount, Count, God
from patolli.games.mezo.components.sets import default_set
from patolli.games.mezo.data import CARDS

from .spoken_table import COLOURS, SpokenTable, box, conflict, end_of_age, load, new, red_does


def tribe_stage(seats: int = 4, seed: int = 2, ability: str = "ability 2", **options: object) -> SpokenTable:
    """A new game up to the first Champion; everybody takes the same ability."""
    table = new(seats, seed, **options)
    while table.position["phase"] == "god":
        table.says(min(table.choices))
    while table.position["phase"] == "ability":
        table.says(ability)
    return table


def by_vp(table: SpokenTable) -> list[str]:
    return sorted(COLOURS[: table.state.seats], key=lambda colour: -table.vp(colour))


# Stage 1.


def test_MEZ_R33_the_tile_of_the_age_is_revealed_and_older_ones_stay() -> None:
    table = new(2, 3)
    assert all("id" not in tile for tile in table.state.view(None)["wrathful"])
    table.says("god ixchel", "god kukulkan")
    assert ["id" in tile for tile in table.state.view(None)["wrathful"]] == [True, False, False]
    later = end_of_age(1)
    assert ["id" in tile for tile in later.state.view(None)["wrathful"]] == [True, True, False]


def test_MEZ_R34_one_ability_of_this_age_each_most_vp_first() -> None:
    table = new(4, 3)
    while table.position["phase"] == "god":
        table.says(min(table.choices))
    asked = []
    while table.position["phase"] == "ability":
        asked.append(table.asked)
        assert table.choices == {"ability 1", "ability 2", "ability 3"}
        table.refuses("ability 4", "MEZ-R34", "no-such-ability")
        table.says("ability 2")
    assert asked == by_vp(table)
    assert [tribe["abilities"] for tribe in table.position["tribes"]] == [["t1b"]] * 4


def test_MEZ_R34_abilities_work_in_all_later_ages() -> None:
    abilities = {"red": ["t1b", "t2a", "t3a"]}
    table = conflict(region="coba", age=3, abilities=abilities, glyphs={"coba": {"red": 2}})
    assert table.strength("red") == 3 + 2 * 2


def test_MEZ_Q35_several_players_may_take_the_same_and_choose_the_order_of_start_abilities() -> None:
    table = end_of_age(1, abilities={colour: ["t1c"] for colour in COLOURS}, xibalba={"gold": (2, 2)})
    for _ in COLOURS:
        table.says("ability 3")
    assert table.asked == "gold"
    assert table.choices == {"use t1c", "use t2c"}
    table.refuses("use t1a", "MEZ-R35", "ability-not-ready")
    table.says("use t2c")
    assert table.devotion("gold") == 1
    table.refuses("done", "MEZ-R18", "must-go-on")  # mandatory: RESTORE 3 of four
    assert table.choices == {"restore warrior", "restore shaman"}


# Stage 2.


def test_MEZ_R35_start_abilities_come_first() -> None:
    table = tribe_stage(ability="ability 1")
    assert all(phrase.startswith("deploy 1") for phrase in table.choices)
    first = table.asked
    region = next(iter(table.position["regions"]))
    table.says(f"deploy 1 warrior {region}", f"deploy 1 shaman {region}")
    assert table.position["phase"] == "champion"
    table.says(f"champion {list(table.position['regions'])[1]}")
    assert f"deploy 3 warrior {region}" in table.choices, "beyond the limit of three"
    assert table.asked == first


def test_MEZ_R36_a_region_without_a_champion() -> None:
    table = tribe_stage()
    region, other = list(table.position["regions"])[:2]
    table.says(f"champion {region}", "done")
    error = table.refuses(f"champion {region}", "MEZ-R36", "champion-there")
    assert error.facts["seat"] == COLOURS.index(by_vp(table)[0])
    desolate = next(r["id"] for r in table.state.view(None)["regions"] if r["desolate"])
    table.refuses(f"champion {desolate}", "MEZ-R19", "desolate")
    table.says(f"champion {other}")


def test_MEZ_R36_MEZ_R66_a_champion_may_join_own_units() -> None:
    table = tribe_stage(ability="ability 1")
    region = next(iter(table.position["regions"]))
    table.says(f"deploy 1 warrior {region}", f"deploy 1 warrior {region}", f"champion {region}")
    assert table.position["phase"] == "deploy"


def test_MEZ_R37_up_to_three_units_in_every_other_region() -> None:
    table = tribe_stage()
    mine, one, two, *_ = table.position["regions"]
    table.says(f"champion {mine}")
    table.refuses(f"deploy 1 warrior {mine}", "MEZ-R37", "own-champion")
    table.says(f"deploy 2 warrior {one}")
    table.refuses(f"deploy 2 shaman {one}", "MEZ-R37", "three-units")
    table.says(f"deploy 1 shaman {one}", f"deploy 3 shaman {two}")
    assert not any(phrase.endswith(one) for phrase in table.choices)
    table.says(f"deploy 3 warrior {list(table.position['regions'])[3]}")
    table.refuses(f"deploy 3 warrior {list(table.position['regions'])[4]}", "MEZ-R28", "too-few-in-reserve")
    table.says("done")
    assert table.asked == by_vp(table)[1]


def test_MEZ_R37_MEZ_Q7_units_already_there_do_not_count() -> None:
    table = tribe_stage(ability="ability 1")
    mine, one, *_ = table.position["regions"]
    table.says(
        f"deploy 1 warrior {one}", f"deploy 1 warrior {one}", f"champion {mine}", f"deploy 3 warrior {one}"
    )
    assert table.units(by_vp(table)[0], one) == (5, 0)


def test_MEZ_R37_order_of_the_stage_is_by_vp() -> None:
    table = tribe_stage(3)
    asked = []
    for region in list(table.position["regions"])[:3]:
        asked.append(table.asked)
        table.says(f"champion {region}", "done")
    assert asked == by_vp(table)


def test_MEZ_Q9_MEZ_Q26_two_players_both_own_regions_are_closed() -> None:
    table = tribe_stage(2)
    one, two, three, *_ = table.position["regions"]
    first = table.asked
    table.says(f"champion {one}", f"champion {two}")
    table.refuses(f"deploy 1 warrior {one}", "MEZ-R37", "own-champion")
    table.refuses(f"deploy 1 warrior {two}", "MEZ-R37", "own-champion")
    table.says(f"deploy 1 warrior {three}", "done")
    assert table.asked != first


def test_MEZ_Q26_two_champions_have_full_strength_each_and_left_is_the_opponent() -> None:
    for region in ("hochob", "uxmal"):
        table = conflict(seats=2, region=region, abilities={"dark": ["t1b"]})
        assert table.strength("dark") == 3
        assert table.asked == "red"


def test_MEZ_R38_the_region_without_a_champion_is_blessed() -> None:
    table = tribe_stage()
    regions = list(table.position["regions"])
    for region in regions[:4]:
        assert table.position["blessed"] is None
        table.says(f"champion {region}", "done")
    assert table.position["blessed"] == regions[4]


# Stage 3.


def gods_stage(seats: int = 4) -> SpokenTable:
    table = tribe_stage(seats)
    while table.position["phase"] in ("champion", "deploy"):
        table.says("done" if "done" in table.choices else min(table.choices))
    return table


def test_MEZ_R39_in_age_one_gods_are_placed_first_then_act_most_vp_first() -> None:
    table = gods_stage()
    asked = []
    while table.position["phase"] == "gods":
        actor = table.asked
        assert actor is not None
        if actor not in asked:
            asked.append(actor)
            table.refuses("invoke", "MEZ-R39", "place-first")
            assert all(phrase.startswith("vertex") for phrase in table.choices)
        table.says(min(table.choices))
    assert asked == by_vp(table)
    assert all(tribe["vertex"] for tribe in table.position["tribes"])


def test_MEZ_R39_later_in_either_order() -> None:
    table = end_of_age(1)
    while table.position["phase"] != "gods":
        table.says("done" if "done" in table.choices else min(table.choices))
    assert "invoke" in table.choices
    assert any(phrase.startswith("vertex") for phrase in table.choices)


@pytest.mark.parametrize("god", default_set().gods, ids=lambda god: god.id)
def test_MEZ_R40_the_ability_of_every_god_grows_with_each_age(god: God) -> None:
    """In every age it does more than in the age before, and nothing less often."""
    sizes = [size_by_age(effect.count) for effect in god.summon.effects]  # type: ignore[union-attr]
    for earlier, later in ((0, 1), (1, 2)):
        assert all(size[earlier] <= size[later] for size in sizes)
        assert sum(size[earlier] for size in sizes) < sum(size[later] for size in sizes)


def size_by_age(count: Count) -> tuple[int, int, int]:
    if isinstance(count, int):
        return count, count, count
    assert isinstance(count, Amount)
    assert count.by_age is not None
    return count.by_age


# Cards.


def test_MEZ_R63_the_five_cards_of_every_god() -> None:
    for god in default_set().gods:
        assert tuple(card.type for card in god.cards) == CARDS
        for card in god.cards[:2]:
            assert "Summon" in type(card.actions[0].effects[0]).__name__


def test_MEZ_R64_the_ceremonial_action_is_the_same_on_all_cards() -> None:
    for card in CARDS:
        table = conflict(cards={"red": card}).says("action 3")
        assert table.told("deployed"), "Kukulkan deploys a Warrior in the conflict region"
        assert "done" in table.choices, "then red may offer"


# Pyramids.


def test_MEZ_R65_TV21_builder_and_owners_of_lower_pieces_score() -> None:
    build = [{"op": "build", "what": "pyramid", "region": "conflict"}]
    table = red_does(build, pyramids={"hochob": ["red", "blue"]}, vp={"dark": 5, "gold": 6})
    assert table.pyramid("hochob") == ["red", "blue", "red"]
    assert (table.vp("red"), table.vp("blue")) == (34, 26)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_MEZ_R65_the_builder_gains_the_level(level: int) -> None:
    build = [{"op": "build", "what": "pyramid", "region": "conflict"}]
    table = red_does(build, pyramids={"hochob": ["gold"] * (level - 1)}, vp={"red": 60})
    assert table.vp("red") == 60 + level
    assert table.vp("gold") == 15 + level - 1


def test_MEZ_R65_next_level_only_from_the_own_supply() -> None:
    build = [{"op": "build", "region": "any"}]
    table = red_does(
        build,
        pyramids={
            "hochob": ["blue"] * 4,
            "coba": ["blue", "red", "red", "red"],
            "becan": ["gold", "gold", "red"],
        },
    )
    table.refuses("build pyramid hochob", "MEZ-R65", "pyramid-complete")
    table.refuses("build pyramid becan", "MEZ-R65", "no-piece-left")


def test_MEZ_R65_MEZ_R11_sums_are_paid_most_vp_first() -> None:
    build = [{"op": "build", "what": "pyramid", "region": "conflict"}]
    table = red_does(build, pyramids={"hochob": ["blue"]}, vp={"red": 30, "blue": 31, "gold": 1, "dark": 2})
    assert table.vp("blue") == 32, "blue, ahead, moves first"
    assert table.vp("red") == 33, "and red finds field 32 taken"


def test_MEZ_R65_master_builders_are_part_of_the_same_sum() -> None:
    build = [{"op": "build", "what": "pyramid", "region": "conflict"}]
    table = red_does(build, age=2, abilities={"red": ["t1c", "t2b"]}, vp={"red": 30, "blue": 31})
    assert table.vp("red") == 33


# What stays.


def test_MEZ_R66_TV23_units_in_resolved_regions_stay_for_the_next_age() -> None:
    table = end_of_age(1, units={"coba": {"gold": (1, 0)}})
    assert table.position["age"] == 2
    assert table.units("gold", "coba") == (1, 0)


def test_MEZ_R67_xibalba_is_never_emptied_and_gods_stay() -> None:
    table = end_of_age(1, xibalba={"red": (3, 2)})
    assert table.units("red", "xibalba") == (3, 2)
    assert [tribe["vertex"] for tribe in table.position["tribes"]] == ["v1", "v5", "v4", "v9"]


def test_a_set_with_one_ability_an_age_does_not_ask_for_it() -> None:
    made = box(
        abilities=[ability for ability in box()["abilities"] if ability["id"] in ("t1b", "t2a", "t3a")]
    )
    table = new(2, 1, components=made).says("god ixchel", "god kukulkan")
    assert table.position["phase"] == "champion"
    assert load(table.position).position == table.position
