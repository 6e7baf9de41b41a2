"""A playthrough: a record to read, with everything that happened and nothing left out."""

from __future__ import annotations

import random
import re

import pytest

import patolli
from patolli.core.playthrough import checksum


def played(name: str, moves: int, seats: int = 2) -> patolli.Match:
    match = patolli.Match(patolli.game(name), seats, seed=4)
    chance = random.Random(4)
    while len(match.moves) < moves and (waiting := match.state.waiting()):
        seat = chance.choice(waiting)
        match.say(seat, chance.choice(match.state.phrases(seat)))
    return match


def test_every_move_has_its_line_and_what_came_of_it() -> None:
    match = played("patolli", 30)
    told = patolli.playthrough(match.record(["Ana", "Bob"]))
    assert told.startswith(
        'Patolli\ngame: "patolli"\nrules: 1\nseats: 2\noptions: {"pieces": 6, "stakes": 20}\n'
    )
    lines = re.findall(r"^ *(\d+)  (Ana|Bob): (.+)$", told, re.MULTILINE)
    assert [int(number) for number, _, _ in lines] == list(range(1, 31))
    assert [(["Ana", "Bob"].index(name), phrase) for _, name, phrase in lines] == match.moves
    assert "Ana moves" in told
    assert "throws" in told
    assert "The record ends after 30 moves; the game goes on." in told


def test_it_ends_with_scores_winners_and_the_whole_position() -> None:
    match = played("patolli", 10**6)
    told = patolli.playthrough(match.record())
    first, second = (f"{score:g}" for score in match.state.scores())
    assert f"\n  Seat 1: {first}\n  Seat 2: {second}\nWinner: Seat " in told
    for field, value in match.state.position().items():
        if field not in ("game", "rules", "seats", "options"):
            assert f"\n{field}: " in told, value


def test_a_checksum_stands_for_the_position_whatever_the_version() -> None:
    match = played("patolli", 25)
    assert f"      # {checksum(match.state)}\n" in patolli.playthrough(match.record())
    assert checksum(match.state) != checksum(played("patolli", 24).state)


def test_rounds_and_scores_are_marked() -> None:
    told = patolli.playthrough(played("tzolkin", 60).record())
    assert "\n== day 0 ==\n" in told
    assert "\n== day 1 ==\n" in told
    assert re.search(
        r"^      = \d+ : \d+$", patolli.playthrough(played("patolli", 60).record()), re.MULTILINE
    )


def test_what_only_some_may_know_is_told_and_marked() -> None:
    assert "(only Seat 1) Seat 1 keeps the tile" in patolli.playthrough(played("tzolkin", 6).record())


@pytest.mark.parametrize(("lang", "words"), [("pl", "Miejsce 1"), ("fr", "Place 1"), ("de", "Platz 1")])
def test_in_every_language(lang: str, words: str) -> None:
    assert words in patolli.playthrough(played("mezo", 12).record(), lang)
