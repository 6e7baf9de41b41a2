"""TZO-R55 to TZO-R62: Food Days, the gods' favours, the end; checked by a second, slow scorer."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

from patolli.games.tzolkin import data, food, scoring

from . import slow
from .spoken import MONUMENTS, NEUTRAL, SpokenGame


def food_day(day: int, **facts: Any) -> SpokenGame:
    """The last turn of a round with a Food Day: seat 0 passes, and the day is held."""
    seats = facts.pop("seats", 2)
    table = SpokenGame(seats, day=day, position={"first": 1 % seats, "turn": 0}, **facts)
    table.says("place tikal", "end")
    return table


def test_TZO_R55_TZO_TV9_two_corn_a_worker_as_many_as_possible() -> None:
    table = food_day(7, corn=5)
    assert table.has("corn") == 1
    assert table.points() == -3
    table = food_day(7, corn=6)
    assert (table.has("corn"), table.points()) == (0, 0)


def test_TZO_R55_workers_everywhere_eat_and_points_go_below_zero() -> None:
    table = SpokenGame(
        4, day=7, crew=6, workers={"tikal 1": 0, "uxmal 2": 0}, position={"first": 1, "turn": 0}
    )
    table.says("place first", "end")
    assert table.points() == -18


def test_TZO_F25_nobody_may_choose_to_starve() -> None:
    table = food_day(7, corn=6, points=0)
    assert table.told("fed")[0]["workers"] == 3


def test_TZO_TV10_TZO_P17_farms() -> None:
    farms = {"buildings": ["farm-one", "farm-one", "farm-all"], "crew": 5}
    assert food_day(7, corn=9, **farms).has("corn") == 6
    assert food_day(7, corn=2, **farms).points() == -3
    both = {"buildings": ["farm-all", "farm-all"], "crew": 5}
    table = food_day(7, corn=0, **both)
    assert (table.has("corn"), table.points()) == (0, 0), "two such farms feed everybody"


def test_TZO_F24_more_farms_than_workers_give_no_surplus() -> None:
    table = food_day(20, corn=4, buildings=["farm-three", "farm-three", "farm-one"])
    assert (table.has("corn"), table.points()) == (4, 0)
    table = food_day(20, corn=4, buildings=["farm-all", "farm-all"], tiles=["u3"])
    assert table.has("corn") == 4


def test_TZO_R56_TZO_P19_a_new_row_after_the_second_food_day() -> None:
    table = SpokenGame(
        4,
        day=13,
        position={"first": 1, "turn": 0},
        workers={"tikal 2": 0},
        wood=1,
        corn=20,
        row=["farm-one", "farm-all", "office-farming", "office-sowing", "shrine-mason", "tomb-build"],
        others={2: {"buildings": ["tomb-green"], "monuments": ["great-city"]}},
    )
    shown = [seen["key"] for seen in table.view()["monuments"] if seen["owner"] is None]
    table.says("pick tikal 2", "use 2", *(["build farm-one"] if table.asks() == "use" else []))
    table.says("end")
    refilled, *new = [event["building"].removeprefix("@") for event in table.told("revealed-building")]
    age = {building.key: building.age for building in data.BUILDINGS}
    assert age[refilled] == 1, "the refill of this round is still of age 1"
    assert [age[key] for key in new] == [2] * 6
    assert [seen["age"] for seen in table.view()["row"]] == [2] * 6
    assert table.view()["pile"] == 12
    assert [seen["key"] for seen in table.view()["monuments"] if seen["owner"] is None] == shown
    assert table.player(2)["buildings"] == ["tomb-green"]


def test_TZO_R57_TZO_TV11_goods_of_the_own_and_lower_steps() -> None:
    table = food_day(
        7, seats=3, temples=(2, 1, 6), others={1: {"temples": (4, 1, 4)}, 2: {"temples": (4, 1, 0)}}
    )
    got = [[table.has(good, seat) for good in ("wood", "stone", "gold", "skull")] for seat in range(3)]
    assert got == [[2, 1, 0, 1], [2, 2, 0, 0], [0, 2, 0, 0]]


def test_TZO_R57_the_yellow_temple_gives_gold() -> None:
    table = food_day(
        20, seats=3, temples=(1, 3, 1), others={1: {"temples": (1, 5, 1)}, 2: {"temples": (1, 2, 1)}}
    )
    assert [table.has("gold", seat) for seat in range(3)] == [1, 2, 0]


def test_TZO_F18_TZO_R62_if_skulls_are_short_nobody_gets_any() -> None:
    short = {1: {"temples": (1, 1, 5), "skulls": 12}}
    table = food_day(7, temples=(1, 1, 6), others=short)
    assert [table.has("skull", seat) for seat in range(2)] == [0, 12]
    assert table.told("skulls-short")[0]["wanted"] == 2
    enough = {1: {"temples": (1, 1, 5), "skulls": 11}}
    table = food_day(7, temples=(1, 1, 6), others=enough)
    assert [table.has("skull", seat) for seat in range(2)] == [1, 12]


def test_TZO_R58_TZO_TV12_points_of_the_own_step_and_for_the_lead() -> None:
    others = {1: {"temples": (4, 1, 4), "corn": 9}, 2: {"temples": (4, 1, 0), "corn": 9}}
    table = food_day(13, seats=3, temples=(2, 1, 6), corn=9, others=others)
    assert table.state.scores() == [16, 15, 7]
    table = food_day(26, seats=3, temples=(2, 1, 6), corn=6, others=others)
    points: dict[int, int] = dict.fromkeys(range(3), 0)
    for event in table.told("favour"):
        points[event["seat"]] += event["points"]
    assert points == {0: 18, 1: 15, 2: 7}


def test_TZO_P29_a_tie_for_the_lead_pays_half_even_at_the_bottom() -> None:
    both = {1: {"temples": (0, 1, 1), "corn": 9}}
    table = food_day(13, temples=(0, 1, 1), corn=9, others=both)
    assert table.points() == -1 + 3 + 0 + 1 + 0 + 2


def test_TZO_R58_days_two_and_four_give_points_days_one_and_three_goods() -> None:
    for day, goods in ((7, True), (13, False), (20, True), (26, False)):
        table = food_day(day, corn=9, temples=(2, 1, 1))
        gained = [event for event in table.told("gained") if event["good"] == "stone"]
        assert bool(gained) == goods
        assert bool(table.told("favour")) == (not goods)


# The end.


def test_TZO_R60_TZO_F28_cubes_become_corn_and_corn_quarters_of_points() -> None:
    table = food_day(
        26, corn=6 + 1, wood=1, stone=1, gold=1, skulls=2, others={1: {"corn": 6, "temples": (2, 2, 2)}}
    )
    assert table.told("final-corn")[0] == {"event": "final-corn", "seat": 0, "corn": 10, "points": 2.5}
    assert table.told("final-skulls")[0]["points"] == 6
    assert table.points() == 2.5 + 6
    assert table.state.over


def test_TZO_R61_a_tie_goes_to_more_workers_on_the_wheels() -> None:
    tie: dict[str, Any] = {"corn": 6, "others": {1: {"corn": 6}}}
    table = SpokenGame(day=26, position={"first": 1, "turn": 0}, workers={"uxmal 2": 1, "uxmal 3": 1}, **tie)
    table.says("place tikal", "end")
    assert table.state.scores()[0] == table.state.scores()[1]
    assert table.state.winners() == [1]
    table = SpokenGame(day=26, position={"first": 1, "turn": 0}, workers={"uxmal 2": 1}, **tie).says(
        "place tikal", "end"
    )
    assert table.state.winners() == [0, 1], "else they share the win"


def test_TZO_F34_workers_are_counted_after_the_last_rotation() -> None:
    tie: dict[str, Any] = {"corn": 6, "others": {1: {"corn": 6}}}
    table = SpokenGame(day=26, position={"first": 1, "turn": 0}, workers={"uxmal 7": 1, "uxmal 3": 1}, **tie)
    table.says("place tikal", "end")
    assert table.state.winners() == [0, 1], "the worker on 7 was pushed off before the count"
    table = SpokenGame(day=26, position={"first": 1, "turn": 0}, workers={"uxmal 3": 1}, **tie).says(
        "place first", "end"
    )
    assert table.state.winners() == [1], "the start-space worker has gone home"


def test_TZO_TV15_the_summit_four_steps_above_the_start() -> None:
    table = SpokenGame(temples=(2, 5, 0), monuments=["great-summit"])
    worth = {seen["key"]: seen["worth"] for seen in table.view()["monuments"]}
    assert worth["great-summit"] == [12, 0]


def test_TZO_P30_monuments_and_the_temples() -> None:
    table = SpokenGame(temples=(0, 0, 0), monuments=["great-summit", "great-temples", "great-harvest"])
    worth = {seen["key"]: seen["worth"][0] for seen in table.view()["monuments"]}
    assert worth["great-summit"] == 0, "never below nothing"
    assert worth["great-temples"] == -6, "bottom steps count negative"
    table = SpokenGame(workers={"palenque 4": 0}, monuments=["great-harvest", "great-forest"])
    table.says("pick palenque 4", "use 4", "burn brown")
    worth = {seen["key"]: seen["worth"][0] for seen in table.view()["monuments"]}
    assert (worth["great-harvest"], worth["great-forest"]) == (4, 0)


def test_TZO_R62_the_order_of_seats_does_not_matter() -> None:
    here = {"temples": (4, 1, 6), "corn": 7}
    there = {"temples": (2, 3, 5), "corn": 3}
    one = food_day(7, **here, others={1: there})
    other = food_day(7, **there, others={1: here})
    for good in data.GOODS:
        assert [one.has(good, seat) for seat in (0, 1)] == [other.has(good, seat) for seat in (1, 0)]


# The second scorer, on thousands of random positions.


def random_table(chance: random.Random, day: int, **position: Any) -> SpokenGame:
    """A position that nobody planned: any goods, steps, levels, buildings and monuments."""
    seats = chance.choice((2, 3, 4))
    tops = [6, 8, 7]
    left = [building.key for building in data.BUILDINGS for _ in range(building.copies)]
    if day < 14:
        left = [key for key in left if next(b.age for b in data.BUILDINGS if b.key == key) == 1]
    chance.shuffle(left)
    shown = chance.sample(MONUMENTS, data.MONUMENTS_SHOWN[seats])
    skulls = [0] * seats
    for _ in range(chance.randrange(9)):
        skulls[chance.randrange(seats)] += 1
    tiles = [tile.key for tile in data.TILES]
    chance.shuffle(tiles)
    players = []
    for seat in range(seats):
        steps = [chance.randrange(top + 1) for top in tops]
        players.append(
            {
                **{good: chance.randrange(12) for good in ("corn", "wood", "stone", "gold")},
                "skulls": skulls[seat],
                "workers": chance.randrange(3, 7),
                "temples": tuple(min(step, top - (seat > 0)) for step, top in zip(steps, tops, strict=True)),
                "technologies": tuple(chance.randrange(4) for _ in range(4)),
                "points": chance.randrange(-40, 200) / 4,
                "tiles": [tiles.pop(), tiles.pop()],
                "buildings": [left.pop() for _ in range(chance.randrange(4)) if left],
                "monuments": [shown.pop() for _ in range(chance.randrange(3)) if shown],
            }
        )
    age = 1 if day < 14 else 2
    row = [key for key in left if next(b.age for b in data.BUILDINGS if b.key == key) == age][:6]
    offered = chance.sample(range(1, 10), chance.randrange(0, 14 - sum(skulls) if sum(skulls) > 4 else 9))
    return SpokenGame(
        seats,
        day=day,
        row=list(row),
        monuments=shown,
        position={"skulls": offered, "first": 1, "turn": 0, **position},
        others=dict(enumerate(players)),
        jungle=random_jungle(chance),
    )


def random_jungle(chance: random.Random) -> dict[str, tuple[int, int]]:
    groups = {"2": (0, chance.randrange(3))}
    for space in "345":
        wood = chance.randrange(3)
        groups[space] = (wood, chance.randrange(3 - wood))
    return groups


def test_the_slow_scorer_agrees_on_food_days() -> None:
    chance = random.Random(55)
    for number in range(2000):
        day = chance.choice((7, 13, 20))
        table = random_table(chance, day)
        before = table.view()
        table.state.placed = 0
        food.hold(table.state)
        after = table.view()
        age = 1 if day == 13 else 2
        for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
            corn, lost = slow.fed(old)
            gains = (
                slow.gifts(before)[seat]
                if day != 13
                else dict.fromkeys(("wood", "stone", "gold", "skull"), 0)
            )
            favour = slow.favours(before, age)[seat] if day == 13 else 0
            assert new["goods"]["corn"] == old["goods"]["corn"] - corn, number
            for good, amount in gains.items():
                assert new["goods"][good] == old["goods"][good] + amount, number
            assert after["scores"][seat] == before["scores"][seat] - lost + favour, number


def test_the_slow_scorer_agrees_on_the_end() -> None:
    chance = random.Random(60)
    for number in range(2000):
        table = random_table(chance, chance.choice((8, 22)))
        view = table.view()
        for seat in range(view["seats"]):
            assert Fraction(scoring.final_quarters(table.state, seat), 4) == slow.final(view, seat), number
            for seen in view["monuments"]:
                assert seen["worth"][seat] == slow.monument(view, seat, seen["key"]), (number, seen["key"])


def test_the_slow_scorer_agrees_in_whole_random_games() -> None:
    from patolli.testing.walk import Case, walk

    from .spoken import GAME

    for seats in (2, 3, 4):
        for seed in range(15):
            last: list[Any] = []
            for step in walk(Case(GAME, seats), seed):
                after = step.state.copy()
                events: list[Any] = []
                after.play(step.seat, step.action, events)
                if after.over:
                    last = [after, events]
            over, events = last
            view = over.view(None)
            totals = {event["seat"]: event["points"] for event in events if event["event"] == "final-total"}
            for seat in range(seats):
                told = [e["points"] for e in events if e["seat"] == seat and e["event"].startswith("final-")][
                    :-1
                ]
                assert sum(Fraction(points) for points in told) == slow.final(view, seat)
                assert totals[seat] == view["scores"][seat]


assert len(NEUTRAL) == 12
