"""Random playouts in compiled code: what benchmarks measure, and the floor of every bot."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.core.rng import Rng
from patolli.core.state import Actions, State


class Playout:
    """Plays random legal moves to the end, and keeps a checksum of what was played."""

    decisions: i64
    checksum: i64

    def __init__(self) -> None:
        self.decisions = 0
        self.checksum = 0

    def run(self, state: State, rng: Rng) -> None:
        actions = Actions()
        seat = state.mover()
        while seat >= 0:
            actions.count = 0
            state.legal_into(seat, actions)
            action = actions.items[rng.below(actions.count)]
            state.apply(seat, action)
            self.decisions += 1
            self.checksum = (self.checksum * 31 + action * 4 + seat) & 0x3FFFFFFFFFFFFF
            seat = state.mover()
