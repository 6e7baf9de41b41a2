"""How far the Pilli on turn can walk: for the browser, which shows every square with its cost."""

from __future__ import annotations

from typing import Any

from patolli.games.mexica.board import can_step, square_name, step
from patolli.games.mexica.state import MexicaState


def reach(state: MexicaState) -> list[dict[str, Any]]:
    """Squares and bridges on foot, nearest first, each with the square before it.

    It counts steps (MEX-R35 to R37) and action points; whether a step would lock somebody in
    during the first round (MEX-Q1) is asked when it is taken.
    """
    if state.over or state.round == 0 or state.proposal or not state.pilli[state.turn]:
        return []
    home = int(state.pilli[state.turn])
    found: list[dict[str, Any]] = []
    seen, edge = {home}, [home]
    for cost in range(1, int(state.ap) + 1):
        further = []
        for square in edge:
            for way in range(4):
                other = square + int(step(way))
                if other in seen or not can_step(state.cell, square, step(way)):
                    continue
                seen.add(other)
                further.append(other)
                found.append({"square": square_name(other), "cost": cost, "start": square_name(square)})
        edge = further
    return found
