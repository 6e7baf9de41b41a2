"""What a player may know: cards, tiles, and what one remembers. MEZ-R42 and the secrets of the table."""

from __future__ import annotations

import json

from patolli.core.events import visible
from patolli.games.mezo.state import MezoState

from .spoken_table import COLOURS, SpokenTable, conflict, new


def worlds(table: SpokenTable, seat: int, many: int = 40) -> list[MezoState]:
    return [table.state.resample(seat, seed) for seed in range(many)]


def decks(states: list[MezoState], colour: str) -> set[tuple[str, ...]]:
    return {tuple(SpokenTable(state).tribe(colour)["deck"]) for state in states}


def test_a_card_laid_face_down_is_known_to_its_owner_only() -> None:
    table = conflict(phase="card").as_seat("dark", "card legacy")
    assert table.state.view(0)["tribes"][0]["card"] == "legacy"
    for reader in (1, 2, 3, None):
        assert table.state.view(reader)["tribes"][0]["card"] is None
        assert table.state.view(reader)["tribes"][0]["laid"]
    told = {reader: [event["event"] for event in visible(table.events, reader)] for reader in (0, 1, None)}
    assert "card-chosen" in told[0]
    assert told[1] == told[None] == ["card-laid"]
    laid = {SpokenTable(world).tribe("dark")["card"] for world in worlds(table, 1)}
    assert len(laid) == 5, "another player can only guess which of the five it is"
    assert {SpokenTable(world).tribe("dark")["card"] for world in worlds(table, 0)} == {"legacy"}


def test_other_decks_are_unknown_but_for_the_cards_played() -> None:
    table = conflict(cards={"dark": "task"})
    assert len(decks(worlds(table, 1), "dark")) > 10
    assert all("task" not in deck for deck in decks(worlds(table, 1), "dark"))


def test_MEZ_R42_the_cards_put_back_are_remembered_and_the_rest_of_the_own_deck_is_not() -> None:
    table = conflict(phase="card").as_seat("dark", "card legacy")
    found = decks(worlds(table, 0), "dark")
    assert {deck[:2] for deck in found} == {("vengeance", "fervor")}
    assert {deck[2:] for deck in found} == {("edict", "task"), ("task", "edict")}


def test_a_hand_is_shown_to_its_owner_only() -> None:
    table = conflict(phase="card")
    assert table.state.view(0)["hand"] == ["legacy", "vengeance", "fervor"]
    assert table.state.view(None)["hand"] == []
    text = json.dumps(table.state.view(1)["tribes"][0])
    assert "deck" not in text


def test_the_order_of_conflict_tiles_is_unknown_but_the_regions_left_are_not() -> None:
    table = conflict()
    orders = {tuple(SpokenTable(world).position["tiles"]) for world in worlds(table, 0)}
    assert len(orders) > 10
    assert {order[0] for order in orders} == {"hochob"}
    assert table.state.view(0)["to_come"] == ["chichen_itza", "coba", "uxmal", "becan"]


def test_wrathful_gods_to_come_are_unknown() -> None:
    table = conflict(age=2)
    tiles = [SpokenTable(world).position["wrathful"] for world in worlds(table, 0)]
    assert {found[0] for found in tiles} == {"w1c"}
    assert {found[1] for found in tiles} == {"w2a"}
    assert {found[2] for found in tiles} == {"w3a", "w3b", "w3c"}
    assert [tile.get("id") for tile in table.state.view(0)["wrathful"]] == ["w1c", "w2a", None]


def test_before_the_first_age_no_tile_is_known() -> None:
    table = new(3, 2)
    assert len({SpokenTable(world).position["wrathful"][0] for world in worlds(table, 0)}) == 3


def test_resampling_changes_nothing_that_is_seen_and_is_repeatable() -> None:
    table = conflict(phase="card").as_seat("red", "card fervor")
    for seat in range(4):
        for world in worlds(table, seat, 5):
            assert world.view(seat) == table.state.view(seat)
            assert world.view(None) == table.state.view(None)
        assert table.state.resample(seat, 9).position() == table.state.resample(seat, 9).position()


def test_undo_ends_where_the_decision_passes_on_or_a_secret_comes_out() -> None:
    table = conflict(phase="card")
    before = table.state.line
    table.as_seat("dark", "card legacy")
    assert table.state.line != before, "a card that is laid stays laid"
    table = new(2, 4).says("god ixchel", "god kukulkan", "ability 2", "ability 2")
    line = table.state.line
    regions = list(table.position["regions"])
    table.says(f"champion {regions[0]}", f"champion {regions[1]}", f"deploy 1 warrior {regions[2]}")
    assert table.state.line == line, "own decisions, nothing revealed"
    table.says("done")
    assert table.state.line != line


def test_preview_tells_what_changes_and_nothing_hidden() -> None:
    table = conflict(step=7, strength={"red": 9})
    seat = COLOURS.index("dark")
    state = table.state
    passing = state.parse(seat, "pass devotion 2")
    assert state.game.preview(state, seat, passing) == {}, "the next tile would come to light"
    table = conflict()
    seat = COLOURS.index("red")
    shown = table.state.game.preview(table.state, seat, table.state.parse(seat, "pass devotion 2"))
    assert shown["changes"] == [{"seat": 1, "vp": 0, "devotion": 1, "strength": 0}]
    shown = table.state.game.preview(table.state, seat, table.state.parse(seat, "action 1"))
    assert shown["entry"] == "god kukulkan: fervor action 1"
    assert table.state.game.preview(table.state, 0, 0) == {}
