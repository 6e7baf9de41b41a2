"""TZO-R10 to TZO-R24: begging, placing, picking up."""

from __future__ import annotations

from typing import Any

from patolli.games.tzolkin.workers import on_wheels

from .spoken import SpokenGame


def placed(table: SpokenGame) -> list[tuple[str, int, int]]:
    return [(event["wheel"], event["space"], event["corn"]) for event in table.told("placed")]


def test_TZO_R10_from_the_first_player_clockwise_one_turn_each() -> None:
    table = SpokenGame(
        4, position={"first": 2, "turn": 2}, corn=20, others={seat: {"corn": 20} for seat in (1, 2, 3)}
    )
    order = []
    for _ in range(8):
        seat = table.state.waiting()[0]
        order.append(seat)
        table.says("place palenque", "end", seat=seat)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_TZO_R11_place_or_pick_but_no_pass_and_no_mix() -> None:
    table = SpokenGame(corn=9, workers={"palenque 2": 0})
    table.refuses_for("TZO-R11", "no-pass", "end")
    table.says("pick palenque 2", "use 1")
    table.refuses_for("TZO-R11", "no-mix-place", "place tikal")
    table = SpokenGame(corn=9, workers={"palenque 2": 0}).says("place tikal")
    table.refuses_for("TZO-R11", "no-mix-pick", "pick palenque 2")


def test_TZO_R11_in_the_first_round_everybody_places() -> None:
    table = SpokenGame(4, day=0, corn=5)
    assert all(phrase.startswith("place") for phrase in table.may())


def test_TZO_R12_begging_makes_three_corn_and_angers_a_god() -> None:
    for corn in (0, 1, 2):
        table = SpokenGame(corn=corn, temples=(2, 3, 1)).says("beg yellow")
        assert table.has("corn") == 3
        assert [table.step(temple) for temple in ("brown", "yellow", "green")] == [2, 2, 1]
    SpokenGame(corn=3).refuses_for("TZO-R12", "beg-rich", "beg green", corn=3)


def test_TZO_R12_begging_is_only_for_the_start_of_a_turn() -> None:
    table = SpokenGame(corn=2).says("place palenque")
    table.refuses_for("TZO-R12", "beg-late", "beg green")


def test_TZO_F27_nobody_begs_twice_in_a_turn() -> None:
    SpokenGame(corn=0).says("beg green").refuses_for("TZO-F27", "beg-again", "beg brown")


def test_TZO_F26_who_has_begged_may_pick_up() -> None:
    table = SpokenGame(corn=0, workers={"yaxchilan 3": 0}).says("beg green", "pick yaxchilan 3", "use 1")
    assert (table.has("corn"), table.has("wood")) == (1, 1)


def test_TZO_R13_no_begging_with_all_markers_at_the_bottom() -> None:
    SpokenGame(corn=0, temples=(0, 0, 0)).refuses_for("TZO-R13", "all-at-bottom", "beg green")


def test_TZO_R51_no_step_down_from_the_bottom() -> None:
    table = SpokenGame(corn=0, temples=(1, 0, 1))
    table.refuses_for("TZO-R51", "at-bottom", "beg yellow", temple="yellow")
    assert "beg brown" in table.may()


def crowded(**own: Any) -> SpokenGame:
    """Every wheel is taken up to space 1, and so is the start-player space; seat 0 has nobody out."""
    places = [f"{wheel} {space}" for wheel in ("palenque", "yaxchilan", "tikal", "uxmal") for space in (0, 1)]
    places += ["chichen 0", "chichen 1"]
    workers = {"first": 1, "chichen 0": 1}
    neutral = [place for place in places if place not in workers]
    neutral += ["palenque 8", "tikal 8", "uxmal 8"]
    return SpokenGame(
        workers=workers, neutral=neutral, position={"first": 1, "turn": 0}, others={1: {"workers": 4}}, **own
    )


def test_TZO_R14_must_beg_with_nobody_out_and_no_corn_to_place() -> None:
    assert crowded(corn=1).may() == ["beg brown", "beg yellow", "beg green"]
    for phrase in ("place palenque", "pick palenque 1", "end"):
        crowded(corn=1).refuses_for("TZO-R14", "must-beg", phrase)
    assert "place palenque" in crowded(corn=2).may()
    table = crowded(corn=1).says("beg brown")
    assert "place palenque" in table.may()


def test_TZO_R15_mercy_places_one_worker_on_a_cheapest_space_for_all_corn() -> None:
    table = crowded(corn=1, temples=(0, 0, 0))
    assert table.may() == [
        f"place {wheel}" for wheel in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
    ]
    table.says("place tikal")
    assert table.at("tikal", 2) == 0
    assert table.has("corn") == 0
    assert table.told("mercy")
    assert table.may() == ["end"]
    table.refuses_for("TZO-R15", "mercy-one", "place palenque")


def test_TZO_R15_mercy_is_for_the_cheapest_space_only() -> None:
    places = [f"{wheel} {space}" for wheel in ("palenque", "yaxchilan", "tikal", "uxmal") for space in (0, 1)]
    table = SpokenGame(
        workers={"first": 1, "chichen 0": 1, "chichen 1": 1, "chichen 2": 1},
        neutral=[*places, "palenque 2", "tikal 2", "uxmal 2", "uxmal 3"],
        position={"first": 1, "turn": 0},
        others={1: {"workers": 6}},
        corn=1,
        temples=(0, 0, 0),
    )
    # One cheapest space alone leaves no choice: the worker is placed by itself when the turn begins.
    assert table.may() == ["place yaxchilan"]
    table.refuses_for("TZO-R15", "mercy-cheapest", "place tikal", space=2)


def test_TZO_P32_TZO_F29_a_free_start_space_can_always_be_paid() -> None:
    table = SpokenGame(corn=0, temples=(0, 0, 0))
    assert "place first" in table.may()
    table.says("place first")
    assert not table.told("mercy")
    # Three corn always suffice: at most 18 foreign workers cannot fill spaces 0 to 3 of five wheels.
    assert 4 * 5 > 12 + 6
    assert 4 * 5 > 6 + 12
    assert 4 * 5 > 18


def test_TZO_R16_on_the_lowest_free_space_or_the_start_space() -> None:
    table = SpokenGame(4, corn=9, workers={"palenque 0": 1, "palenque 1": 2, "palenque 3": 1}, crew=6)
    table.says("place palenque", "place palenque")
    assert placed(table) == [("palenque", 2, 2), ("palenque", 4, 5)]
    table.says("place first")
    assert table.view()["first_space"]["worker"] == 0
    table.refuses_for("TZO-R16", "first-taken", "place first", owner_seat=0)


def test_TZO_F32_a_full_wheel_takes_nobody() -> None:
    workers = {f"tikal {space}": 1 + space % 3 for space in range(8)}
    table = SpokenGame(4, corn=30, workers=workers)
    table.refuses_for("TZO-F32", "wheel-full", "place tikal", wheel="tikal")


def test_TZO_R17_the_sum_of_spaces_and_the_cost_of_the_group() -> None:
    totals = []
    for count in range(1, 7):
        table = SpokenGame(4, corn=40, crew=6)
        table.says(*["place palenque"] * count)
        totals.append(40 - table.has("corn") - sum(range(count)))
    assert totals == [0, 1, 3, 6, 10, 15]


def test_TZO_P22_the_nth_worker_costs_its_space_and_n_minus_one() -> None:
    table = SpokenGame(4, corn=3, crew=6).says("place palenque", "place yaxchilan", "place tikal")
    assert placed(table) == [("palenque", 0, 0), ("yaxchilan", 0, 1), ("tikal", 0, 2)]
    table.refuses_for("TZO-R17", "place-cost", "place uxmal", cost=3, corn=0)
    assert table.may() == ["end"]


def test_TZO_F1_the_start_space_counts_as_space_0_and_in_the_group() -> None:
    table = SpokenGame(4, corn=9).says("place tikal", "place first")
    assert table.told("placed-first")[0]["corn"] == 1
    assert table.has("corn") == 8


def test_TZO_R18_only_own_free_workers() -> None:
    table = SpokenGame(4, corn=20).says("place palenque", "place palenque", "place palenque")
    table.refuses_for("TZO-R18", "no-free-worker", "place tikal")
    assert [table.at("palenque", space) for space in range(4)] == [0, 0, 0, None]


def test_TZO_TV1_three_workers_cost_five() -> None:
    table = SpokenGame(4, corn=7, crew=4, workers={"palenque 1": 1})
    table.says("place palenque", "place palenque", "place yaxchilan")
    assert [(wheel, space) for wheel, space, _ in placed(table)] == [
        ("palenque", 0),
        ("palenque", 2),
        ("yaxchilan", 0),
    ]
    assert table.has("corn") == 2
    assert table.may() == ["end"], "a fourth worker would cost at least three"


def test_TZO_TV2_two_workers_on_three_and_four() -> None:
    table = SpokenGame(4, corn=9, workers={"palenque 0": 1, "palenque 1": 2, "palenque 2": 3})
    table.says("place palenque", "place palenque")
    assert placed(table) == [("palenque", 3, 3), ("palenque", 4, 5)]


def test_TZO_R19_any_number_in_any_order_one_after_another() -> None:
    table = SpokenGame(workers={"yaxchilan 1": 0, "palenque 1": 0, "yaxchilan 3": 0})
    table.says("pick palenque 1", "use 1", "pick yaxchilan 1", "use 1")
    assert (table.has("corn"), table.has("wood")) == (3, 1)
    assert table.may() == ["pick yaxchilan 3", "end"]
    table.refuses_for("TZO-R19", "nobody-there", "pick tikal 2", wheel="tikal", space=2)


def test_TZO_R19_only_own_workers_and_each_is_resolved_first() -> None:
    table = SpokenGame(4, workers={"yaxchilan 1": 0, "palenque 1": 2})
    table.refuses_for("TZO-R19", "not-yours", "pick palenque 1", owner_seat=2)
    table.refuses_for("TZO-R20", "pick-first", "use 1")
    table.says("pick yaxchilan 1")
    table.refuses_for("TZO-R19", "resolve-first", "end")
    SpokenGame().refuses_for("TZO-R53", "neutral-there", "pick palenque 7", wheel="palenque", space=7)


def test_TZO_R11_who_places_uses_nothing() -> None:
    SpokenGame(corn=5).says("place tikal").refuses_for("TZO-R11", "no-mix-pick", "use 1")


def test_TZO_P21_stop_after_any_worker_and_pay_with_what_came_in() -> None:
    table = SpokenGame(corn=0, workers={"palenque 1": 0, "yaxchilan 3": 0})
    table.says("pick palenque 1", "use 1", "pick yaxchilan 3", "use 1", "end")
    assert (table.has("corn"), table.has("wood")) == (1, 1)


def test_TZO_R20_own_action_a_lower_one_or_nothing() -> None:
    table = SpokenGame(corn=1, workers={"yaxchilan 3": 0}).says("pick yaxchilan 3")
    assert table.may() == ["use 2", "use 3", "skip"]
    table.refuses_for("TZO-R20", "back-cost", "use 1", cost=2, corn=1)
    table.refuses_for("TZO-R20", "too-high", "use 4", space=3, number=4, highest=3)
    table.says("skip")
    assert (table.has("gold"), table.has("corn")) == (0, 1)
    assert table.at("yaxchilan", 3) is None


def test_TZO_P20_space_0_has_no_action() -> None:
    table = SpokenGame(corn=5, workers={"yaxchilan 0": 0}).says("pick yaxchilan 0")
    assert table.asks() == "pick"
    assert table.player()["home"] == 3


def test_TZO_R21_a_lower_action_whoever_stands_there() -> None:
    table = SpokenGame(corn=1, workers={"yaxchilan 3": 0, "yaxchilan 2": 1}).says("pick yaxchilan 3", "use 2")
    assert (table.has("stone"), table.has("corn")) == (1, 1)


def test_TZO_R22_TZO_P1_spaces_6_and_7_use_any_action_without_corn() -> None:
    for space in (6, 7):
        for number, gains in ((1, (0, 1, 0, 0)), (3, (2, 0, 0, 1)), (5, (2, 0, 1, 1))):
            table = SpokenGame(4, workers={f"yaxchilan {space}": 0}).says(
                f"pick yaxchilan {space}", f"use {number}"
            )
            assert tuple(table.has(good) for good in ("corn", "wood", "stone", "gold")) == gains
    table = SpokenGame(corn=2, workers={"uxmal 6": 0}).says("pick uxmal 6")
    table.refuses_for("TZO-R35", "needs-corn", "use 1", need=3, corn=2)
    table.refuses_for("TZO-R22", "no-such-action-here", "use 6")


def test_TZO_R22_chichen_10_uses_any_unused_action() -> None:
    table = SpokenGame(4, skulls=1, workers={"chichen 10": 0}, position={"skulls": [9, 3]}).says(
        "pick chichen 10"
    )
    assert table.may() == [f"use {number}" for number in (1, 2, 4, 5, 6, 7, 8)] + ["skip"]


def test_TZO_R23_what_cannot_be_paid_cannot_be_done() -> None:
    table = SpokenGame(corn=9, workers={"tikal 5": 0}).says("pick tikal 5")
    assert table.may() == ["end"], "without a cube no action of Tikal can be paid, so none is offered"
    table = SpokenGame(corn=9, wood=1, stone=1, workers={"tikal 5": 0}).says("pick tikal 5", "use 5")
    table.refuses_for("TZO-R23", "no-cube", "pay gold", cube="gold")


def test_TZO_R24_nobody_is_picked_from_the_start_space() -> None:
    table = SpokenGame(4, corn=5, position={"first": 3, "turn": 0}, workers={"first": 3, "tikal 1": 0})
    assert [phrase for phrase in table.may() if phrase.startswith("pick")] == ["pick tikal 1"]
    assert on_wheels(table.state, 3) == 0


def test_TZO_TV3_the_order_of_workers_matters() -> None:
    table = SpokenGame(corn=0, workers={"yaxchilan 2": 0, "yaxchilan 3": 0, "yaxchilan 1": 0})
    table.says("pick yaxchilan 2", "use 2", "pick yaxchilan 3", "use 2", "end")
    assert (table.has("stone"), table.has("corn")) == (2, 1)
    table = SpokenGame(corn=0, workers={"yaxchilan 2": 0, "yaxchilan 3": 0}).says("pick yaxchilan 3")
    table.refuses_for("TZO-R20", "back-cost", "use 2", cost=1, corn=0)
