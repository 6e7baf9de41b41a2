"""The squares that the browser offers for walking are those that steps really reach, at that price."""

from __future__ import annotations

import random
from typing import Any

from patolli.games.mexica import MEXICA
from patolli.games.mexica.state import MexicaState


def walked(state: MexicaState, seat: int) -> dict[str, int]:
    """A slow second opinion: take every step there is, again and again."""
    costs: dict[str, int] = {}
    edge: list[Any] = [state]
    home = state.view(seat)["pilli"][seat]
    for cost in range(1, int(state.ap) + 1):
        further = []
        for here in edge:
            for phrase in here.phrases(seat):
                word, *place = phrase.split()
                if word != "walk" or place[0] in costs or place[0] == home:
                    continue
                costs[place[0]] = cost
                there = here.copy()
                there.play(seat, there.parse(seat, phrase))
                further.append(there)
        edge = further
    return costs


def test_MEX_R35_reach_is_what_steps_reach() -> None:
    chance = random.Random(35)
    compared = 0
    for game in range(6):
        state = MEXICA.new(seats=2 + game % 3, seed=game)
        for _ in range(120):
            if state.over:
                break
            seat = state.waiting()[0]
            view = state.view(seat)
            if state.round > 1 and not state.proposal and chance.random() < 0.3:
                assert {one["square"]: one["cost"] for one in view["reach"]} == walked(state, seat)
                compared += 1
            state.play(seat, chance.choice(state.legal(seat)))
    assert compared > 50


def test_reach_leads_back_step_by_step() -> None:
    state = MEXICA.new(seats=2, seed=1)
    assert state.view(0)["reach"] == []  # nobody stands anywhere yet
    for phrase in ("start h6", "start g7"):
        seat = state.waiting()[0]
        state.play(seat, state.parse(seat, phrase))
    view = state.view(0)
    before = {one["square"]: one["start"] for one in view["reach"]}
    for one in view["reach"]:
        square, steps = one["square"], 0
        while square != "h6":
            square, steps = before[square], steps + 1
        assert steps == one["cost"]
