"""MEZ-R10 to MEZ-R14 and MEZ-R55 to MEZ-R62: the VP track, Devotion, the ends of ages and of the game."""

from __future__ import annotations

import pytest

from patolli.games.mezo.table import level_of

from .spoken_table import COLOURS, SpokenTable, end_of_age, finish_actions, new, red_does

LAST = 17  # the last space of the Devotion track


def gains(points: int, **vp: int) -> SpokenTable:
    return red_does([{"op": "vp", "count": points}], vp=vp)


def test_MEZ_R10_TV11_an_occupied_field_sends_on() -> None:
    assert gains(3, red=10, blue=13).vp("red") == 14


def test_MEZ_R10_TV12_occupied_fields_on_the_way_count() -> None:
    assert gains(3, red=10, blue=12).vp("red") == 13


def test_MEZ_R10_MEZ_Q14_several_occupied_fields_are_skipped() -> None:
    table = gains(3, red=10, blue=13, gold=14, dark=15)
    assert table.vp("red") == 16
    assert [table.vp(colour) for colour in ("dark", "blue", "gold")] == [15, 13, 14]


def test_MEZ_Q14_fields_have_no_upper_limit_and_every_gain_obeys() -> None:
    table = red_does(
        [{"op": "vp", "count": 1}, {"op": "vp", "count": 1}], vp={"red": 500, "blue": 501, "gold": 503}
    )
    assert table.vp("red") == 504  # 500 -> 502 (over 501) -> 504 (over 503): two separate moves


def test_MEZ_Q13_separate_effects_are_separate_moves() -> None:
    one = red_does([{"op": "vp", "count": 2}], vp={"red": 10, "blue": 11})
    two = red_does([{"op": "vp", "count": 1}, {"op": "vp", "count": 1}], vp={"red": 10, "blue": 11})
    assert (one.vp("red"), two.vp("red")) == (12, 13)


def test_MEZ_Q13_no_points_move_nothing() -> None:
    table = red_does([{"op": "vp", "count": {"expr": "ownGlyphsOnBoard"}}], vp={"red": 10})
    assert table.vp("red") == 10
    assert not table.told("vp")


def test_MEZ_R11_simultaneous_gains_most_vp_first() -> None:
    # Both gain 2: dark leaves field 20 before red arrives there.
    table = end_of_age(1, vp={"dark": 20, "red": 18, "blue": 3, "gold": 100}, calendar={"cal1": 0, "cal2": 1})
    assert (table.vp("dark"), table.vp("red")) == (22, 20)


def test_MEZ_R12_a_point_a_space_and_over_the_level() -> None:
    table = red_does([{"op": "devotion", "count": 3}], devotion={"red": 5})
    assert table.devotion("red") == 8
    assert level_of(table.state, COLOURS.index("red")) == 2
    assert table.vp("red") == 30


def test_MEZ_R12_TV19_overflow_gives_vp_at_once() -> None:
    table = red_does([{"op": "devotion", "count": 3}], devotion={"red": LAST})
    assert table.devotion("red") == LAST
    assert table.vp("red") == 33


def test_MEZ_Q13_TV20_overflow_is_one_summed_move() -> None:
    table = red_does([{"op": "devotion", "count": 3}], devotion={"red": LAST}, vp={"red": 10, "blue": 11})
    assert table.vp("red") == 13


@pytest.mark.parametrize(("space", "level"), [(0, 1), (6, 1), (7, 2), (12, 2), (13, 3), (17, 3)])
def test_MEZ_R13_effects_scale_with_the_level(space: int, level: int) -> None:
    table = red_does([{"op": "vp", "count": {"expr": "devotionLevel", "mult": 2}}], devotion={"red": space})
    assert table.vp("red") == 30 + 2 * level


# The end of an age and of the game.


def test_MEZ_R55_two_vp_for_each_unit_on_calendar_and_codex_then_home() -> None:
    table = end_of_age(1, calendar={"cal1": 0, "cal2": 1}, codex={"cod3": 1})
    assert table.vp("dark") == 22
    assert table.vp("red") == 34
    assert table.position["calendar"] == table.position["codex"] == {}
    assert table.units("red", "reserve") == (8, 8)


def test_MEZ_R56_age_number_per_region_with_an_own_piece() -> None:
    for age in (1, 2):
        pyramids = {"coba": ["red", "red", "dark"], "becan": ["red"]}
        table = end_of_age(age, pyramids=pyramids)
        assert table.vp("red") == 30 + 2 * age
        assert table.vp("dark") == 20 + age


def test_MEZ_R55_MEZ_R56_TV15_three_units_and_two_regions_in_age_two() -> None:
    table = end_of_age(
        2,
        calendar={"cal1": 1, "cal2": 1},
        codex={"cod1": 1},
        pyramids={"coba": ["red"], "becan": ["red"]},
        vp={"gold": 100},
    )
    assert table.vp("red") == 40


def test_MEZ_Q12_the_order_is_fixed_when_its_step_begins() -> None:
    # R55: red (30) moves before blue (28); blue would land on 30 only if red had not left it first.
    table = end_of_age(1, calendar={"cal1": 1, "cal2": 2}, vp={"red": 30, "blue": 28, "gold": 100, "dark": 5})
    assert (table.vp("red"), table.vp("blue")) == (32, 30)


def test_MEZ_R57_MEZ_Q10_MEZ_Q38_a_full_new_deck() -> None:
    table = end_of_age(1)
    for colour in COLOURS:
        assert len(table.tribe(colour)["deck"]) == 5
        assert table.tribe(colour)["card"] is None


def test_MEZ_R58_the_next_age_begins() -> None:
    assert end_of_age(1).position["age"] == 2
    assert end_of_age(2).position["age"] == 3


def test_MEZ_R59_tiles_are_shuffled_again() -> None:
    found = [end_of_age(1, rng=[word, 2, 3, 4]).position["tiles"] for word in range(1, 20)]
    assert len({tuple(tiles) for tiles in found}) > 5
    assert len({tuple(sorted(tiles)) for tiles in found}) == 1


def test_MEZ_R60_after_the_third_age_the_game_ends() -> None:
    table = end_of_age(
        3, calendar={"cal1": 0}, abilities={c: ["t1c", "t2c", "t3c"] for c in COLOURS}, vp={"gold": 100}
    )
    assert table.state.over
    assert table.vp("dark") == 22  # the third age scores like the others before the game ends


def test_MEZ_R14_MEZ_R61_TV7_devotion_space_and_abilities_as_one_sum() -> None:
    table = end_of_age(3, devotion={"red": 13}, vp={"red": 30, "gold": 100, "blue": 47, "dark": 5})
    assert table.vp("blue") == 49  # no Devotion, level 1
    assert table.vp("red") == 50  # 13 + 2 × level 3 = 19, and field 49 is taken by now


@pytest.mark.parametrize(("ability", "points"), [("t3a", 2), ("t3b", 4), ("t3c", 3)])
def test_MEZ_R61_scoring_abilities(ability: str, points: int) -> None:
    table = end_of_age(
        3,
        abilities={"red": ["t1c", "t2c", ability]},
        pyramids={"coba": ["dark", "red"], "becan": ["red"], "uxmal": ["red", "dark"]},
        glyphs={"coba": {"red": 2}, "hochob": {"red": 1}},
        vp={"red": 200, "gold": 100},
    )
    assert table.vp("red") == 200 + 3 * 3 + points


def test_MEZ_R62_most_vp_wins_alone() -> None:
    table = end_of_age(3)
    assert table.state.winners() == [COLOURS.index("gold")]
    assert len(set(table.state.scores())) == 4


def test_MEZ_R62_whole_games_have_one_winner() -> None:
    for seed in range(5):
        table = finish_actions(new(3, seed))
        while table.state.waiting():
            table.says(sorted(table.choices)[seed % len(table.choices)])
        assert len(table.state.winners()) == 1
        assert len(set(table.state.scores())) == 3
