"""Starting a game: wrong seats, options and names are answered clearly."""

from __future__ import annotations

from typing import Any

import pytest

import patolli


@pytest.mark.parametrize("seats", [0, 1, 3, True])
def test_wrong_seats(seats: int) -> None:
    with pytest.raises(patolli.BadOption, match="2 seats"):
        patolli.game("patolli").new(seats=seats)


@pytest.mark.parametrize(("key", "value"), [("pieces", 4), ("pieces", "6"), ("pieces", True), ("luck", 1)])
def test_wrong_options(key: str, value: Any) -> None:
    with pytest.raises(patolli.BadOption, match=key):
        patolli.game("patolli").new(**{key: value})


def test_unknown_games_are_answered_with_those_there_are() -> None:
    with pytest.raises(patolli.UnknownGame, match="patolli"):
        patolli.game("senet")


def test_seeds_of_any_size_and_kind() -> None:
    game = patolli.game("patolli")
    seeds: list[int | str] = [0, 1, 2**200, "a secret", "1"]
    positions = [str(game.new(seed=seed).position()["rng"]) for seed in seeds]
    assert len(set(positions)) == 4  # the number 1 and the word "1" are the same seed
