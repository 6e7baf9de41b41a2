"""The rules of sitting at a table."""

from __future__ import annotations

from typing import Any

import pytest

import patolli
from patolli.server import tables
from patolli.server.errors import Refusal
from patolli.server.rows import Person, TableRow

pytestmark = pytest.mark.usefixtures("fingers")
NOW = 1_000_000


def person(name: str) -> Person:
    return Person(f"p_{name}", name, "person", None, None, None, "en", 0)


ANA, BEN, CLO = person("Ana"), person("Ben"), person("Clo")


def open_table(*seats: str, game: str = "fingers", clock: dict[str, Any] | None = None) -> TableRow:
    wishes = [
        ("bot", seat, None) if seat not in ("me", "open", "local") else (seat, None, None) for seat in seats
    ]
    return tables.open_table(ANA, game, wishes, {}, True, clock, False, True, NOW)


def refused(error: str) -> Any:
    return pytest.raises(Refusal, match=f"^{error}$")


def test_the_host_sits_where_he_said() -> None:
    table = open_table("open", "me", "greedy")
    assert [seat.kind for seat in table.seats] == ["open", "person", "bot"]
    assert table.seats_of(ANA.id) == [1]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("senet", ["me", "open"], {}),
        ("patolli", ["me"], {}),
        ("patolli", ["me", "open", "open"], {}),
        ("patolli", ["me", "open"], {"pieces": 99}),
        ("patolli", ["me", "open"], {"pieces": True}),
        ("patolli", ["me", "open"], {"colour": "red"}),
        ("patolli", ["me", "hal9000"], {}),
    ],
)
def test_what_the_game_does_not_have_is_refused(game: str, seats: list[str], options: dict[str, Any]) -> None:
    wishes = [("bot" if s == "hal9000" else s, s, None) for s in seats]
    with refused("bad-option"):
        tables.open_table(ANA, game, wishes, options, True, None, False, True, NOW)


def test_nobody_sits_twice() -> None:
    with refused("already-seated"):
        open_table("me", "me")
    table = open_table("me", "open", "open")
    with refused("already-seated"):
        tables.join(table, ANA, 1)


def test_a_taken_seat_is_taken() -> None:
    table = open_table("me", "open")
    tables.join(table, BEN, 1)
    with refused("seat-taken"):
        tables.join(table, CLO, None)
    with refused("seat-taken"):
        tables.set_seat(table, ANA, 1, "bot", "greedy", None)


def test_only_the_host_decides_about_seats_and_starts() -> None:
    table = open_table("me", "open", "open")
    tables.join(table, BEN, None)
    with refused("not-host"):
        tables.set_seat(table, BEN, 2, "bot", "greedy", None)
    with refused("not-host"):
        tables.start(table, BEN, NOW)
    with refused("not-host"):
        tables.cancel(table, BEN, NOW)


def test_it_starts_when_no_seat_is_open() -> None:
    table = open_table("me", "open")
    with refused("seats-open"):
        tables.start(table, ANA, NOW)
    tables.join(table, BEN, None)
    state = tables.start(table, ANA, NOW)
    assert table.status == "running"
    assert table.position == state.position()
    with refused("wrong-moment"):
        tables.join(table, CLO, None)
    with refused("wrong-moment"):
        tables.cancel(table, ANA, NOW)


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    table = open_table("me", "local", "open")
    tables.join(table, BEN, None)
    tables.leave(table, ANA)
    assert table.host == BEN.id
    assert [seat.kind for seat in table.seats] == ["open", "open", "person"]
    tables.leave(table, BEN)
    assert table.status == "cancelled"


def test_a_game_of_two_ends_when_one_resigns() -> None:
    table = open_table("me", "open")
    tables.join(table, BEN, None)
    tables.start(table, ANA, NOW)
    with refused("not-your-seat"):
        tables.resign(table, BEN, 0, [0, 0], NOW)
    tables.resign(table, ANA, 0, [3, 1], NOW)
    assert table.status == "over"
    assert table.result == {"scores": [3, 1], "winners": [1], "why": "resigned"}


def test_with_more_seats_a_bot_plays_on_for_who_resigns() -> None:
    table = open_table("me", "open", "greedy")
    tables.join(table, BEN, None)
    tables.start(table, ANA, NOW)
    tables.resign(table, ANA, 0, [0, 0, 0], NOW)
    assert table.result is None
    assert (table.seats[0].kind, table.seats[0].resigned) == ("bot", True)
    assert "Ana" in str(table.seats[0].name)
    tables.resign(table, BEN, 1, [0, 0, 0], NOW)
    assert table.status == "over"
    assert table.result == {"scores": [0, 0, 0], "winners": [2], "why": "resigned"}


def test_an_absent_player_is_replaced_when_all_others_agree() -> None:
    table = open_table("me", "open", "open")
    tables.join(table, BEN, None)
    tables.join(table, CLO, None)
    tables.start(table, ANA, NOW)
    tables.agree_to_replace(table, ANA, 2, "greedy", NOW)
    assert table.seats[2].kind == "person"
    assert table.seats[2].replace == [0]
    with refused("wrong-moment"):
        tables.agree_to_replace(table, CLO, 2, "greedy", NOW)
    tables.agree_to_replace(table, BEN, 2, "greedy", NOW)
    assert (table.seats[2].kind, table.seats[2].level) == ("bot", "greedy")


def test_nobody_is_replaced_who_is_there() -> None:
    table = open_table("me", "open", clock={"kind": "bank", "bank": 1000, "increment": 0})
    tables.join(table, BEN, None)
    tables.start(table, ANA, NOW)
    with refused("not-absent"):
        tables.agree_to_replace(table, ANA, 1, "greedy", NOW + 999, here={BEN.id})
    assert table.seats[1].replace == []
    tables.agree_to_replace(table, ANA, 1, "greedy", NOW + 1000, here={BEN.id})
    assert table.seats[1].kind == "bot"


def test_when_the_clock_is_out_one_is_enough() -> None:
    table = open_table("me", "open", "open", clock={"kind": "bank", "bank": 1000, "increment": 0})
    tables.join(table, BEN, None)
    tables.join(table, CLO, None)
    tables.start(table, ANA, NOW)
    tables.agree_to_replace(table, ANA, 2, None, NOW + 999)
    assert table.seats[2].person == CLO.id
    tables.agree_to_replace(table, ANA, 2, None, NOW + 1000)
    assert table.seats[2].kind == "bot"


def test_a_rematch_keeps_the_seats_for_the_same_people() -> None:
    table = open_table("me", "open", "greedy")
    tables.join(table, BEN, None)
    with refused("wrong-moment"):
        tables.rematch(table, ANA, NOW)
    tables.start(table, ANA, NOW)
    tables.finish(table, [1, 2, 3], [2], "finished", NOW)
    with refused("not-seated"):
        tables.rematch(table, CLO, NOW)
    again = tables.rematch(table, BEN, NOW)
    assert again.id != table.id
    assert again.seed != table.seed
    assert [(s.kind, s.person) for s in again.seats] == [
        ("open", ANA.id),
        ("person", BEN.id),
        ("bot", None),
    ]
    with refused("seat-taken"):
        tables.join(again, CLO, 0)
    state = tables.sit_again(again, ANA, table, NOW)
    assert isinstance(state, patolli.State)
    assert again.status == "running"


def test_hints_only_where_nobody_else_plays_or_all_agreed() -> None:
    alone = open_table("me", "local", "greedy")
    assert tables.hints_allowed(alone)
    together = open_table("me", "open")
    tables.join(together, BEN, None)
    assert not tables.hints_allowed(together)
    together.hints = True
    assert tables.hints_allowed(together)
