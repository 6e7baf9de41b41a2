"""What a server asks of a game again and again must not cost memory each time."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import patolli

CALLS = 1000
BOUND = 2_000  # bytes a call; arrays that were lost had three thousand and more


def held() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def lost(work: Callable[[], Any]) -> float:
    """The bytes that a call costs for good, once everything that is kept is there."""
    for _ in range(CALLS // 4):
        work()
    gc.collect()
    before = held()
    for _ in range(CALLS):
        work()
    gc.collect()
    return (held() - before) / CALLS


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="Linux says how much memory a process has")
@pytest.mark.parametrize("name", ["mexica", "mezo", "patolli", "tzolkin"])
def test_no_call_loses_memory(name: str) -> None:
    game = patolli.game(name)
    state = game.new(seats=game.seats[-1], seed=1)
    chance = random.Random(1)
    for _ in range(70):
        seat = state.waiting()[0]
        state.play(seat, state.parse(seat, chance.choice(state.phrases(seat))))
    seat = state.waiting()[0]
    phrase = state.phrases(seat)[0]
    position = state.position()
    works: dict[str, Callable[[], Any]] = {
        "view": lambda: state.view(seat),
        "position": state.position,
        "load": lambda: game.load(position),
        "phrases": lambda: state.phrases(seat),
        "preview": lambda: game.preview(state, seat, state.parse(seat, phrase)),
        "copy": lambda: state.copy().play(seat, state.parse(seat, phrase), []),
    }
    assert {what: cost for what, work in works.items() if (cost := lost(work)) >= BOUND} == {}
