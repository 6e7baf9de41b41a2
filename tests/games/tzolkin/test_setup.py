"""TZO-R1 to TZO-R9: how a game begins."""

from __future__ import annotations

from typing import Any

import patolli
from patolli.games.tzolkin import data
from patolli.games.tzolkin.state import TzolkinState

from .spoken import GAME, SpokenGame

TILES = {tile.key: tile for tile in data.TILES}


def new(seats: int, seed: int = 1) -> TzolkinState:
    state: TzolkinState = GAME.new(seats, seed=seed)
    return state


def begun(seats: int, seed: int = 1) -> TzolkinState:
    """A game in which everybody has kept the first two tiles."""
    state = new(seats, seed)
    for seat in range(seats):
        for _ in range(2):
            state.play(seat, state.legal(seat)[0])
    return state


def hand(state: TzolkinState, seat: int) -> list[str]:
    return [phrase.removeprefix("keep ") for phrase in state.phrases(seat)]


def keeping(hands: list[list[str]], **changes: Any) -> TzolkinState:
    """A game in which these hands were dealt."""
    saved = new(len(hands)).position()
    for player, tiles in zip(saved["players"], hands, strict=True):
        player["hand"] = tiles
    dealt = [tile for tiles in hands for tile in tiles]
    saved["drawn"] = [tile for tile in saved["drawn"] if tile not in dealt]
    state: TzolkinState = GAME.load(saved | changes)
    return state


def test_TZO_R1_row_piles_and_monuments() -> None:
    for seats, monuments in ((2, 4), (3, 5), (4, 6)):
        rows = set()
        for seed in range(5):
            view = new(seats, seed).view(None)
            assert [building["age"] for building in view["row"]] == [1] * 6
            assert view["pile"] == 8
            assert len(view["monuments"]) == monuments
            rows.add(tuple(building["key"] for building in view["row"]))
        assert len(rows) > 1, "the piles are shuffled"


def test_TZO_R2_the_jungle_has_as_many_fields_as_the_players_need() -> None:
    for seats, fields in ((2, 2), (3, 3), (4, 4)):
        groups = new(seats).view(None)["jungle"]
        assert [(group["space"], group["wood"], group["corn"]) for group in groups] == [
            (2, 0, fields),
            (3, fields, 0),
            (4, fields, 0),
            (5, fields, 0),
        ]


def test_TZO_R3_thirteen_skulls_and_three_of_six_workers() -> None:
    view = new(4).view(None)
    assert view["bank_skulls"] == 13
    assert [player["workers"] for player in view["players"]] == [3, 3, 3, 3]
    assert [player["home"] for player in view["players"]] == [3, 3, 3, 3]


def test_TZO_R4_markers_and_boards() -> None:
    view = new(3).view(None)
    for player in view["players"]:
        assert set(player["temples"].values()) == {1}
        assert set(player["technologies"].values()) == {0}
        assert player["light"]
        assert set(player["goods"].values()) == {0}
    assert view["scores"] == [0, 0, 0]


def test_TZO_R5_everybody_keeps_two_of_four_tiles_in_secret() -> None:
    state = new(3)
    assert state.waiting() == [0, 1, 2]
    assert [len(state.legal(seat)) for seat in range(3)] == [4, 4, 4]
    kept = hand(state, 1)[:2]
    for tile in kept:
        state.play(1, state.parse(1, f"keep {tile}"))
    assert state.waiting() == [0, 2]
    for seat in (0, 2, None):
        seen = str(state.view(seat)["players"][1])
        assert not any(f"'{tile}'" in seen for tile in kept)
    assert state.view(1)["own_tiles"]["kept"]
    assert state.view(None)["own_tiles"] is None


def test_TZO_R5_all_tiles_are_revealed_together_and_give_their_goods() -> None:
    state = keeping([["p7", "c0", "p1", "t3"], ["u7", "u3", "y1", "c5"]])
    for phrase in ("keep p7", "keep c0"):
        state.play(0, state.parse(0, phrase))
    assert state.view(0)["players"][0]["goods"]["corn"] == 0, "nothing before the reveal"
    state.play(1, state.parse(1, "keep u7"))
    events: list[patolli.Event] = []
    state.play(1, state.parse(1, "keep u3"), events)
    assert [(event["seat"], event["tiles"]) for event in events if event["event"] == "revealed"] == [
        (0, ["p7", "c0"]),
        (1, ["u3", "u7"]),
    ]
    first, second = state.view(None)["players"]
    assert [tile["goods"]["corn"] for tile in first["kept"]] == [9, 4], "everybody sees what is on them"
    assert first["goods"] == {"corn": 13, "wood": 1, "stone": 1, "gold": 0, "skull": 1}
    assert second["goods"] == {"corn": 11, "wood": 1, "stone": 0, "gold": 1, "skull": 0}
    assert state.view(None)["bank_skulls"] == 12
    assert second["farm_workers"] == 1


def test_TZO_R5_only_dealt_tiles_can_be_kept_and_each_once() -> None:
    state = keeping([["p7", "c0", "p1", "t3"], ["u7", "u3", "y1", "c5"]])
    for phrase, reason in (("keep u7", "not-dealt"), ("end", "keep-first")):
        try:
            state.parse(0, phrase)
        except patolli.IllegalMove as error:
            assert (error.rule, error.reason) == ("TZO-R5", reason)
    state.play(0, state.parse(0, "keep p7"))
    try:
        state.parse(0, "keep p7")
    except patolli.IllegalMove as error:
        assert (error.rule, error.reason) == ("TZO-R5", "already-kept")
    SpokenGame().refuses_for("TZO-R5", "tiles-kept", "keep p7")
    assert hand(state, 0) == ["p1", "t3", "c0"]


def test_TZO_P23_every_tile_gives_what_is_printed_on_it() -> None:
    for tile in data.TILES:
        rest = [key for key in TILES if key != tile.key and not TILES[key].effects][:7]
        state = keeping([[tile.key, *rest[:3]], [*rest[3:7]]])
        for phrase in (f"keep {tile.key}", f"keep {rest[0]}"):
            state.play(0, state.parse(0, phrase))
        for other in rest[3:5]:
            state.play(1, state.parse(1, f"keep {other}"))
        player = state.view(None)["players"][0]
        expected = [a + b for a, b in zip(tile.goods, TILES[rest[0]].goods, strict=True)]
        assert list(player["goods"].values()) == expected
        for effect in tile.effects:
            if effect[0] == "step":
                assert player["temples"][effect[1]] == 2
            elif effect[0] == "advance":
                assert player["technologies"][effect[1]] == 1
            elif effect[0] == "worker":
                assert (player["workers"], player["home"]) == (4, 4)
            else:
                assert player["farm_workers"] == 1


def test_TZO_F21_the_farm_of_a_tile_is_no_building() -> None:
    table = SpokenGame(tiles=["u3"], corn=9, monuments=["great-city"])
    assert table.player()["farm_workers"] == 1
    assert table.player()["buildings"] == []
    worth = {seen["key"]: seen["worth"][0] for seen in table.view()["monuments"]}
    assert worth["great-city"] == 0


def test_TZO_R6_neutral_workers_with_two_and_three_players() -> None:
    for seats, count in ((2, 12), (3, 6), (4, 0)):
        view = new(seats).view(None)
        workers = [worker for wheel in view["wheels"] for worker in wheel["teeth"] if worker is not None]
        assert workers == ["neutral"] * count


def test_TZO_P24_neutral_workers_come_from_tiles_that_were_not_dealt() -> None:
    for seed in range(30):
        state = new(2, seed)
        drawn = state.view(None)["neutral_tiles"]
        assert not set(drawn) & set(hand(state, 0) + hand(state, 1))
        assert state.view(0)["neutral_tiles"] == drawn, "players see them before they choose"


def test_TZO_R7_the_first_neutral_worker_of_a_wheel_brings_one_opposite() -> None:
    for seats in (2, 3):
        for seed in range(100):
            view = new(seats, seed).view(None)
            lonely = 0
            for wheel in view["wheels"]:
                named = {
                    TILES[key].space for key in view["neutral_tiles"] if TILES[key].wheel == wheel["key"]
                }
                standing = {tooth for tooth, worker in enumerate(wheel["teeth"]) if worker}
                assert named <= standing
                if wheel["key"] == "chichen":
                    assert standing == named
                elif named and standing == named:
                    lonely += 1
                elif named:
                    (extra,) = standing - named
                    assert (extra + 5) % 10 in named
            assert lonely <= 1, "only a last single worker has nobody opposite (TZO-P24)"


def test_TZO_TV14_palenque_5_brings_palenque_0() -> None:
    seen = 0
    for seed in range(60):
        view = new(3, seed).view(None)
        if [key for key in view["neutral_tiles"] if key.startswith("p")] == ["p5"]:
            standing = [tooth for tooth, worker in enumerate(view["wheels"][0]["teeth"]) if worker]
            if len(standing) == 2:
                assert standing == [0, 5]
                seen += 1
    assert seen


def test_TZO_R8_the_first_round_is_no_food_day() -> None:
    state = begun(4)
    view = state.view(None)
    assert view["day"] == 0
    assert view["food_day"] == {"number": 1, "day": 7, "in": 7, "today": False, "gives": "goods"}


def test_TZO_R9_TZO_P18_the_first_player_is_drawn_from_the_seed() -> None:
    firsts = {new(4, seed).view(None)["first"] for seed in range(60)}
    assert firsts == {0, 1, 2, 3}
    for seed in range(5):
        state = begun(4, seed)
        assert state.waiting() == [state.view(None)["first"]]
        assert new(4, seed).position() == new(4, seed).position()
