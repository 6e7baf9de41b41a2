"""Records: anybody can read them, and what is wrong with one is said."""

from __future__ import annotations

import json
from typing import Any

import pytest

import patolli
from patolli.core.record import Match


def played(moves: int = 10) -> Match:
    match = Match(patolli.game("patolli"), 2, seed=11, pieces=3)
    for _ in range(moves):
        seat = match.state.waiting()[0]
        match.say(seat, match.state.phrases(seat)[0])
    return match


def test_a_record_gives_the_same_game_again() -> None:
    match = played()
    again = patolli.replay(patolli.read_record(match.record(["Ana", "Bob"]).to_json()))
    assert again.state.position() == match.state.position()
    assert again.moves == match.moves


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"format": 2}, "format"),
        ({"game": "chess"}, "game"),
        ({"rules": 99}, "rules"),
        ({"seats": 3}, "options"),
        ({"options": {"pieces": 5}}, "options"),
        ({"options": {"colour": "red"}}, "options"),
        ({"names": ["Ana"]}, "names"),
        ({"seed": None}, "seed"),
        ({"moves": [[0, "fly"]]}, "moves[0]"),
        ({"moves": [[0]]}, "moves"),
        ({"extra": 1}, "extra"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], where: str) -> None:
    data = json.loads(played().record().to_json()) | change
    with pytest.raises(patolli.BadRecord) as caught:
        patolli.replay(patolli.read_record(json.dumps(data)))
    assert where in str(caught.value)


def test_a_refused_phrase_leaves_the_match_as_it_was() -> None:
    match = played()
    before = match.record().to_json(), match.state.position()
    with pytest.raises(patolli.IllegalMove):
        match.say(match.state.waiting()[0], "move a1")
    assert (match.record().to_json(), match.state.position()) == before


def test_undo_stops_at_the_line() -> None:
    match = played()
    assert not match.can_undo()  # the beans have been thrown
    with pytest.raises(patolli.IllegalMove) as caught:
        match.undo()
    assert caught.value.rule == "CORE-R4"
