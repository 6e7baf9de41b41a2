"""What players see, before and after: views, hidden things, previews, the terminal board."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import patolli
from patolli.cli.board import board
from patolli.core.record import Match
from patolli.testing.walk import Case, walk

from .spoken import GAME, SpokenGame
from .test_wheels import back

DOCS = Path(__file__).parents[3] / "docs" / "tzolkin-position.md"


def test_a_view_holds_all_that_a_board_needs() -> None:
    view = SpokenGame(3, workers={"palenque 2": 1, "first": 1}, position={"first": 1, "turn": 0}).view()
    assert view["wheels"][0]["teeth"][2] == 1
    assert [wheel["next_cost"] for wheel in view["wheels"]] == [0, 0, 0, 0, 0]
    assert view["first_space"] == {"worker": 1, "next_cost": None}
    assert view["row"][0] == {
        "key": "farm-one",
        "age": 1,
        "colour": "yellow",
        "cost": {"wood": 1, "stone": 0, "gold": 0},
        "effects": [["farm", 1]],
    }
    assert view["players"][0]["food"] == {"eaters": 3, "price": 2, "needed": 6}
    assert view["food_day"]["in"] == 2
    json.dumps(view)


def test_the_next_worker_costs_more() -> None:
    view = SpokenGame(4, corn=9).says("place palenque").view()
    assert [(wheel["next_space"], wheel["next_cost"]) for wheel in view["wheels"][:2]] == [(1, 2), (0, 1)]


def test_nobody_sees_the_piles() -> None:
    state = GAME.new(2, seed=4)
    twin = state.resample(0, 9)
    assert twin.position()["piles"] != state.position()["piles"]
    assert sorted(twin.position()["piles"][1]) == sorted(state.position()["piles"][1])
    assert twin.view(0) == state.view(0)
    assert twin.position()["row"] == state.position()["row"]


def test_resampling_before_the_reveal_keeps_the_own_hand_and_the_drawn_tiles() -> None:
    state = GAME.new(3, seed=4)
    state.play(1, state.legal(1)[0])
    hands = set()
    for seed in range(20):
        twin = state.resample(0, seed).position()
        assert twin["players"][0] == state.position()["players"][0]
        assert twin["drawn"] == state.position()["drawn"]
        assert [len(player["tiles"]) for player in twin["players"]] == [0, 1, 0]
        hands.add(tuple(twin["players"][1]["hand"] + twin["players"][1]["tiles"]))
        dealt = [tile for player in twin["players"] for tile in player["hand"] + player["tiles"]]
        assert not set(dealt) & set(twin["drawn"])
    assert len(hands) > 10


def test_a_kept_tile_is_told_to_its_owner_alone() -> None:
    state = GAME.new(2, seed=4)
    events: list[patolli.Event] = []
    state.play(0, state.legal(0)[0], events)
    assert patolli.visible(events, 0)
    assert patolli.visible(events, 1) == patolli.visible(events, None) == []


def test_undo_goes_back_to_the_start_of_the_own_turn() -> None:
    match = Match(GAME, 2, seed=3)
    for seat in (0, 1):
        match.say(seat, match.state.phrases(seat)[0])
        assert match.can_undo()
        match.say(seat, match.state.phrases(seat)[0])
        assert not match.can_undo(), "the choice of tiles is made"
    seat = match.state.waiting()[0]
    before = match.state.position()
    match.say(seat, "place first")
    match.say(seat, "place tikal") if "place tikal" in match.state.phrases(seat) else None
    while match.can_undo():
        match.undo()
    assert match.state.position() == before
    match.say(seat, "place first")
    match.say(seat, "end")
    assert not match.can_undo()


def preview(table: SpokenGame, phrase: str) -> dict[str, object]:
    return GAME.preview(table.state, 0, table.state.parse(0, phrase))


def test_a_preview_tells_costs_and_gains() -> None:
    table = SpokenGame(4, corn=9, workers={"palenque 0": 1, "palenque 1": 1})
    assert preview(table, "place palenque") == {"goods": {"corn": -2}, "home": -1}
    table = back("yaxchilan 5", corn=3)
    assert preview(table, "use 5") == {"goods": {"corn": 2, "stone": 1, "gold": 1}}
    assert preview(table, "use 3") == {"goods": {"gold": 1}}
    table = back("chichen 4", skulls=1)
    assert preview(table, "use 4") == {"goods": {"skull": -1}, "temples": {"green": 1}, "points": 7}
    table = back("tikal 3", wood=3).says("use 3")
    assert preview(table, "advance theology") == {"goods": {"wood": -1}, "technologies": {"theology": 1}}


def vain(worker: str, **seat: Any) -> list[str]:
    """The reasons foretold of picking up this worker, said in every language."""
    table = SpokenGame(2, workers={worker: 0}, **seat)
    told = GAME.preview(table.state, 0, table.state.parse(0, f"pick {worker}")).get("vain", [])
    for lang in patolli.LANGUAGES:
        for reason in told:
            assert patolli.texts("tzolkin", lang).say(reason["say"], reason)
    return [f"{reason['rule']} {reason['say'].removeprefix('why-')}" for reason in told]


def test_TZO_R23_a_pick_that_can_do_nothing_says_why_before_it_is_made() -> None:
    assert vain("chichen 0", corn=9) == ["TZO-P20 no-action-there"]
    assert vain("chichen 4", corn=9) == ["TZO-R40 no-skull"]
    assert vain("chichen 4", corn=0) == ["TZO-R40 no-skull", "TZO-R20 back-cost"]
    assert vain("chichen 4", corn=0, skulls=1) == []
    assert vain("tikal 2", corn=9) == ["TZO-R33 nothing-to-build", "TZO-R32 no-advance"]
    assert vain("tikal 7", corn=9)[0] == "TZO-R34 needs-cube"
    assert vain("yaxchilan 1", corn=0) == []


def test_a_preview_shows_nothing_hidden_and_changes_nothing() -> None:
    table = SpokenGame(corn=5).says("place tikal")
    before = table.state.position()
    assert preview(table, "end") == {}
    assert table.state.position() == before
    state = GAME.new(2, seed=1)
    assert GAME.preview(state, 0, state.legal(0)[0]) == {}


@pytest.mark.parametrize("lang", patolli.LANGUAGES)
def test_the_terminal_board_fits_100_columns_and_names_everybody(lang: str) -> None:
    names = ["Ana", "Bob", "Citlali", "Dana"]
    for step in walk(Case(GAME, 4), 8):
        if step.number % 60 == 0:
            console = Console(width=100, no_color=True, record=True, file=io.StringIO())
            console.print(board(GAME, step.state.view(step.seat), patolli.texts("tzolkin", lang), names))
            drawn = console.export_text()
            assert all(name in drawn for name in names)
            assert "Chichen Itza" in drawn
            assert "…" not in drawn, "something was cut off"
            assert max(len(line.rstrip()) for line in drawn.splitlines()) <= 100


def test_the_example_in_the_documentation_can_be_loaded() -> None:
    found = re.search(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert found
    state = GAME.load(json.loads(found[1]))
    assert state.waiting() == [0]
    assert "pick palenque 3" in state.phrases(0)
