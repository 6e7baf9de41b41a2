"""TZO-R46 to TZO-R54: the start-player space, the temples' tops, the calendar, when Food Days are held."""

from __future__ import annotations

from typing import Any

from .spoken import NEUTRAL, SpokenGame


def last_of_round(seats: int = 2, **facts: Any) -> SpokenGame:
    """Seat 0 is the last to move in this round."""
    position = {"first": 1, "turn": 0, **facts.pop("position", {})}
    return SpokenGame(seats, position=position, **facts)


def test_TZO_R46_TZO_F2_the_corn_of_the_teeth_comes_at_the_end_of_the_turn() -> None:
    table = SpokenGame(corn=1, position={"corn_days": [1, 2, 4]})
    table.says("place first", "place tikal")
    assert table.has("corn") == 0, "not usable in the turn"
    assert table.may() == ["end"]
    table.says("end")
    assert table.has("corn") == 3
    assert table.view()["teeth_corn"] == 0


def test_TZO_F2_the_corn_of_the_teeth_feeds_workers_the_same_round() -> None:
    table = last_of_round(day=7, position={"corn_days": [1, 2, 3, 4, 5, 6]})
    table.says("place first", "end")
    assert table.told("fed")[0]["workers"] == 3


def test_TZO_R47_the_worker_comes_home_and_the_marker_is_taken() -> None:
    table = last_of_round(light=False).says("place first", "end")
    assert table.view()["first"] == 0
    assert table.player()["home"] == 3
    assert table.view()["first_space"]["worker"] is None


def test_TZO_F35_who_has_the_marker_passes_it_left() -> None:
    table = SpokenGame(4, light=False).says("place first", "end").round_over()
    assert table.view()["first"] == 1


def test_TZO_R9_the_marker_moves_in_no_other_way() -> None:
    table = SpokenGame(4)
    for _ in range(3):
        table.round_over()
    assert table.view()["first"] == 0


def test_TZO_R48_the_calendar_may_turn_by_two_days_and_the_board_goes_dark() -> None:
    table = last_of_round(workers={"tikal 2": 0}, corn=5).says("place first", "end")
    assert table.may() == ["turn 1", "turn 2"]
    table.refuses_for("TZO-R48", "turn-first", "place tikal")
    table.says("turn 2")
    assert table.view()["day"] == 7
    assert table.at("tikal", 4) == 0
    assert not table.player()["light"]
    table = last_of_round().says("place first", "end", "turn 1")
    assert table.view()["day"] == 6
    assert table.player()["light"]


def test_TZO_R48_not_with_a_dark_board() -> None:
    table = last_of_round(light=False).says("place first", "end")
    assert table.view()["day"] == 6
    last_of_round(light=False).says("place first").refuses_for("TZO-R48", "jump-used", "turn 2")
    last_of_round().says("place first").refuses_for("TZO-R48", "turn-not-now", "turn 2")
    SpokenGame().refuses_for("TZO-R48", "turn-not-now", "turn 2")


def test_TZO_R48_TZO_TV8_not_if_the_second_day_pushes_somebody_off() -> None:
    for place in ("palenque 6", "yaxchilan 6", "tikal 6", "uxmal 6", "chichen 9"):
        for owner in (0, 1):  # TZO-P10: own workers count too
            table = last_of_round(4, workers={place: owner}).says("place first", "end")
            assert table.view()["day"] == 6, f"{place} does not stop it"
            table = last_of_round(4, workers={place: owner}).says("place first")
            table.refuses_for("TZO-R48", "jump-pushes", "turn 2", wheel=place.split()[0])
    table = last_of_round(4, workers={"tikal 6": 1, "tikal 7": 1}).says("place first", "end")
    assert table.view()["day"] == 6
    table = last_of_round(4, workers={"tikal 7": 1}, others={1: {"corn": 9}}).says("place first", "end")
    assert table.asks() == "turn", "a worker on 7 falls either way"
    table.says("turn 2")
    assert table.told("pushed") == [{"event": "pushed", "seat": 1, "wheel": "tikal"}]


def test_TZO_F4_neutral_workers_do_not_stop_a_double_advance() -> None:
    neutral = ["palenque 6", "tikal 6", "chichen 9", *NEUTRAL[:9]]
    table = last_of_round(neutral=neutral).says("place first", "end")
    assert table.asks() == "turn"


def test_TZO_P10_the_owner_decides_after_the_marker_has_moved() -> None:
    table = SpokenGame(4).says("place first", "end").round_over()
    assert table.asks() == "turn"
    assert table.view()["first"] == 1
    assert table.state.waiting() == [0]


def test_TZO_R49_TZO_P25_reaching_a_top_turns_the_board_light() -> None:
    table = SpokenGame(workers={"uxmal 1": 0}, corn=3, temples=(5, 1, 1), light=False)
    table.says("pick uxmal 1", "use 1", "climb brown")
    assert table.player()["light"]
    table = SpokenGame(workers={"uxmal 1": 0}, corn=3, temples=(6, 1, 1), light=False)
    table.says("pick uxmal 1", "use 1", "climb brown")
    assert not table.player()["light"], "a step that is not taken does not count"
    table = SpokenGame(
        workers={"uxmal 1": 0}, corn=3, temples=(5, 1, 1), light=False, others={1: {"temples": (6, 1, 1)}}
    )
    table.says("pick uxmal 1", "use 1", "climb brown")
    assert not table.player()["light"]


def test_TZO_P25_stepping_down_does_not_turn_the_board_dark_and_a_return_counts_again() -> None:
    table = SpokenGame(workers={"uxmal 1": 0}, temples=(6, 1, 1)).says("beg brown")
    assert table.player()["light"]
    table = SpokenGame(workers={"uxmal 1": 0}, temples=(6, 1, 1), light=False, corn=2)
    table.says("beg brown", "pick uxmal 1", "use 1", "climb brown")
    assert table.player()["light"]


def test_TZO_R50_one_marker_on_the_top_any_number_elsewhere() -> None:
    table = SpokenGame(
        4, workers={"uxmal 1": 0}, corn=3, temples=(4, 1, 1), others={1: {"temples": (5, 1, 1)}}
    )
    table.says("pick uxmal 1", "use 1", "climb brown")
    assert table.step("brown") == table.step("brown", 1) == 5


def test_TZO_R50_the_top_is_free_again_when_its_holder_steps_down() -> None:
    table = SpokenGame(
        workers={"uxmal 1": 1},
        corn=0,
        temples=(6, 1, 1),
        others={1: {"temples": (5, 1, 1), "corn": 3}},
    )
    table.says("beg brown", "place tikal", "end")
    table.says("pick uxmal 1", "use 1", "climb brown", seat=1)
    assert table.step("brown", 1) == 6


def test_TZO_R52_nobody_on_the_start_space_lays_a_corn_on_the_tooth() -> None:
    table = SpokenGame(4, position={"corn_days": [1]}).round_over()
    assert table.view()["corn_days"] == [1, 5]
    assert table.view()["day"] == 6
    table = last_of_round(light=False).says("place first", "end")
    assert table.view()["corn_days"] == []


def test_TZO_R53_workers_move_one_space_and_fall_off_at_the_end() -> None:
    table = SpokenGame(
        4,
        workers={"palenque 7": 1, "palenque 3": 1, "chichen 10": 2, "chichen 7": 2, "uxmal 7": 3},
        others={seat: {"corn": 9} for seat in (1, 2, 3)},
    )
    table.round_over()
    assert [(event["seat"], event["wheel"]) for event in table.told("pushed")] == [
        (1, "palenque"),
        (3, "uxmal"),
        (2, "chichen"),
    ]
    assert table.at("palenque", 4) == 1
    assert table.at("chichen", 8) == 2
    assert table.player(3)["on_wheels"] == 1, "only the worker placed this round"


def test_TZO_R53_neutral_workers_stay_and_wrap_around() -> None:
    table = SpokenGame()
    for _ in range(2):
        table.round_over()
    assert table.at("palenque", 9) == "neutral"  # was on 7
    assert table.at("palenque", 0) == "neutral"  # was on 8
    assert table.at("tikal", 1) == "neutral"  # was on 9
    assert [tooth for tooth in range(13) if table.at("chichen", tooth) == "neutral"] == [0, 1, 12]


def food_rounds(days: list[int]) -> list[int]:
    """The days of the rounds in which Food Days are held, if rounds are held on these days."""
    held: list[int] = []
    for day in days:
        if len(held) < 4 and day >= (7, 13, 20, 26)[len(held)]:
            held.append(day)
    return held


def test_TZO_R54_food_days_without_double_advances() -> None:
    table = SpokenGame(4, day=0, position={"day": 0})
    held = []
    while not table.state.over:
        day = table.state.day
        table.events = []
        table.round_over()
        held += [(day, event["number"]) for event in table.told("food-day")]
    assert held == [(7, 1), (13, 2), (20, 3), (26, 4)]
    assert food_rounds(list(range(27))) == [7, 13, 20, 26]


def test_TZO_P2_TZO_F3_TZO_TV17_a_jumped_food_day_is_held_in_the_new_round() -> None:
    table = last_of_round(4, day=6).says("place first", "end", "turn 2")
    assert table.view()["day"] == 8
    assert table.view()["food_day"] == {"number": 1, "day": 7, "in": 0, "today": True, "gives": "goods"}
    table.events = []
    table.round_over()
    assert [event["number"] for event in table.told("food-day")] == [1]
    assert table.view()["food_day"]["day"] == 13, "later ones keep their teeth"


def test_TZO_TV18_a_double_advance_over_the_last_day() -> None:
    table = last_of_round(4, day=25, position={"first": 1, "turn": 0}).says("place first", "end", "turn 2")
    assert table.view()["day"] == 27
    table.events = []
    table.round_over()
    assert [event["number"] for event in table.told("food-day")] == [4]
    assert table.state.over


def test_TZO_P11_the_order_of_a_round() -> None:
    table = last_of_round(
        4,
        day=13,
        corn=20,
        position={"corn_days": [3]},
        workers={"tikal 2": 0},
        wood=1,
        row=["farm-one", "farm-all"],
    )
    table.says("pick tikal 2", "use 2", "end")
    told = [event["event"] for event in table.events]
    for earlier, later in (
        ("built", "revealed-building"),
        ("revealed-building", "food-day"),
        ("food-day", "fed"),
        ("fed", "new-age"),
        ("new-age", "favour"),
        ("favour", "tooth-corn"),
        ("tooth-corn", "rotated"),
    ):
        assert told.index(earlier) < told.index(later), f"{earlier} before {later}"
    last_fed = max(number for number, name in enumerate(told) if name == "fed")
    assert last_fed < told.index("new-age")


def test_TZO_P12_TZO_R59_after_the_last_food_day_one_more_day_without_a_choice() -> None:
    table = last_of_round(4, day=26, corn=50, workers={"tikal 7": 0, "uxmal 2": 0}).says("place first", "end")
    assert table.state.over
    assert table.view()["day"] == 27
    assert table.told("pushed") == [{"event": "pushed", "seat": 0, "wheel": "tikal"}]
    assert table.at("uxmal", 3) == 0
    assert table.player()["home"] == 2, "the start-space worker and the one pushed off"


def test_TZO_TV13_the_first_two_rounds_of_the_example() -> None:
    green, blue, red, yellow = range(4)
    table = SpokenGame(4, day=0, corn=4, others={blue: {"corn": 4}, red: {"corn": 7}, yellow: {"corn": 8}})
    table.says("place tikal", "place yaxchilan", "place palenque", "end")
    assert table.has("corn") == 1
    table.says("place palenque", "place palenque", "end", seat=blue)
    assert table.has("corn", blue) == 0
    table.says("place yaxchilan", "place yaxchilan", "place tikal", "end", seat=red)
    assert table.has("corn", red) == 0
    assert (table.at("tikal", 1), table.at("yaxchilan", 1), table.at("yaxchilan", 2)) == (red, red, red)
    table.says("place tikal", "place first", "end", seat=yellow)
    assert table.has("corn", yellow) == 5
    table.says("turn 1", seat=yellow)
    assert table.view()["first"] == yellow

    table.says("place palenque", "place palenque", "end", seat=yellow)
    assert table.has("corn", yellow) == 0
    assert (table.at("palenque", 0), table.at("palenque", 4)) == (yellow, yellow)
    table.says("pick yaxchilan 1", "use 1", "pick tikal 1", "use 1", "advance agriculture", "end", seat=green)
    assert (table.level("agriculture"), table.has("wood")) == (1, 0)
    table.says("place tikal", "end", seat=blue)
    assert table.has("corn", blue) == 0
    table.says("pick yaxchilan 3", "use 3", "end", seat=red)
    assert (table.has("gold", red), table.has("corn", red)) == (1, 2)
    assert table.view()["corn_days"] == [1]
