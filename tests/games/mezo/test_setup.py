"""MEZ-R1 to MEZ-R9: what lies on the table before the first age, and who takes which god."""

from __future__ import annotations

import pytest

from .spoken_table import COLOURS, SpokenTable, new

SEEDS = range(30)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MEZ_R1_what_a_tribe_has(seats: int) -> None:
    table = new(seats)
    for colour in COLOURS[:seats]:
        tribe = table.tribe(colour)
        units = [table.units(colour, place) for place in ("reserve", "xibalba")]
        assert sum(warriors for warriors, _ in units) == 8
        assert sum(shamans for _, shamans in units) == 8
        assert tribe["glyphs"] == 6
        assert sum(tribe["pyramid"]) == 11


def test_MEZ_R1_two_to_four_players() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(Exception, match="2 or 3 or 4"):
            new(seats)


def test_MEZ_R2_the_game_starts_in_age_one_of_three() -> None:
    assert new().position["age"] == 1


@pytest.mark.parametrize(("seats", "active"), [(2, 5), (3, 4), (4, 5)])
def test_MEZ_R3_TV17_TV18_desolate_regions(seats: int, active: int) -> None:
    desolate = set()
    for seed in SEEDS:
        position = new(seats, seed).position
        assert len(position["regions"]) == len(position["tiles"]) == active
        desolate |= {
            region["id"] for region in new(seats, seed).state.view(None)["regions"] if region["desolate"]
        }
    assert len(desolate) == 6, "chance decides which regions are Desolate"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MEZ_R4_MEZ_Q36_a_random_altar_on_each_active_region(seats: int) -> None:
    seen = set()
    for seed in SEEDS:
        altars = [region["altar"] for region in new(seats, seed).position["regions"].values()]
        assert len(set(altars)) == len(altars)
        seen.add(tuple(altars))
    assert len(seen) > 20


def test_MEZ_Q36_altars_stay_all_game() -> None:
    table = new(4, 3)
    before = {name: region["altar"] for name, region in table.position["regions"].items()}
    play_out(table)
    assert {name: region["altar"] for name, region in table.position["regions"].items()} == before


def test_MEZ_R5_one_face_down_tile_for_each_age() -> None:
    tiles = [new(4, seed).position["wrathful"] for seed in SEEDS]
    assert all([name[1] for name in found] == ["1", "2", "3"] for found in tiles)
    assert len({tuple(found) for found in tiles}) > 10
    assert new().state.view(None)["wrathful"] == [{"age": 1}, {"age": 2}, {"age": 3}]


def test_MEZ_R6_one_unit_of_each_kind_in_xibalba_and_no_devotion() -> None:
    for seats in (2, 3, 4):
        table = new(seats)
        for colour in COLOURS[:seats]:
            assert table.units(colour, "xibalba") == (1, 1)
            assert table.units(colour, "reserve") == (7, 7)
            assert table.devotion(colour) == 0


@pytest.mark.parametrize(("seats", "points"), [(2, [5, 4]), (3, [5, 4, 3]), (4, [5, 4, 3, 2])])
def test_MEZ_R7_TV8_first_player_on_five_then_clockwise(seats: int, points: list[int]) -> None:
    firsts = set()
    for seed in SEEDS:
        table = new(seats, seed)
        found = [table.vp(colour) for colour in COLOURS[:seats]]
        first = found.index(5)
        firsts.add(first)
        assert found[first:] + found[:first] == points
    assert firsts == set(range(seats))


def test_MEZ_R8_gods_are_chosen_fewest_vp_first() -> None:
    table = new(3, 5)
    order = sorted(COLOURS[:3], key=table.vp)
    assert table.asked == order[0]
    assert table.choices == {"god ah_puch", "god cabrakan", "god ixchel", "god kukulkan"}
    table.says("god ixchel")
    assert table.asked == order[1]
    table.refuses("god ixchel", "MEZ-R8", "god-taken")
    table.says("god kukulkan")
    assert table.asked == order[2]
    table.says("god ah_puch")
    assert [table.tribe(colour)["god"] for colour in order] == ["ixchel", "kukulkan", "ah_puch"]
    for colour in order:
        assert sorted(table.tribe(colour)["deck"]) == sorted(
            ["legacy", "vengeance", "fervor", "edict", "task"]
        )


def test_MEZ_R8_the_last_of_four_players_gets_the_god_that_is_left() -> None:
    table = new(4, 5)
    last = max(COLOURS, key=table.vp)
    table.says("god ixchel", "god kukulkan", "god cabrakan")
    assert table.tribe(last)["god"] == "ah_puch"
    assert table.position["phase"] == "ability"


def test_MEZ_Q38_decks_are_shuffled_at_the_start() -> None:
    decks = set()
    for seed in SEEDS:
        table = new(2, seed).says("god ixchel", "god kukulkan")
        decks |= {tuple(tribe["deck"]) for tribe in table.position["tribes"]}
    assert len(decks) > 20


def test_MEZ_R9_TV22_two_players_have_two_champions_each() -> None:
    table = new(2, 4).says("god ixchel", "god kukulkan", "ability 2", "ability 2")
    assert len(table.position["regions"]) == 5
    first = table.asked
    regions = list(table.position["regions"])
    table.says(f"champion {regions[0]}")
    assert table.asked == first
    table.says(f"champion {regions[1]}", "done")
    assert table.asked != first
    table.says(f"champion {regions[2]}", f"champion {regions[3]}", "done")
    owners = [region["champion"] for region in table.position["regions"].values()]
    assert sorted(owner for owner in owners if owner is not None) == [0, 0, 1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MEZ_Q27_one_champion_fewer_than_regions(seats: int) -> None:
    table = new(seats, 9)
    while table.position["phase"] != "gods":
        table.says(sorted(table.choices)[0] if "done" not in table.choices else "done")
    regions = table.position["regions"]
    assert [name for name, region in regions.items() if region["champion"] is None] == [
        table.position["blessed"]
    ]


def play_out(table: SpokenTable) -> None:
    while table.state.waiting():
        table.says(sorted(table.choices)[-1])
