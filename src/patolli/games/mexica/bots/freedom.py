"""Room to move: where a Pilli can walk within a turn, and how far each district is."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import CELLS, THE_RINGS, WAYS, can_step
from patolli.games.mexica.data import POINTS_A_TURN
from patolli.games.mexica.table import MexicaTable

PLENTY: Final = 40  # squares; more of them are no more freedom


class Freedom:
    seen: vec[i64]
    mark: i64  # of the walk that was looked at last
    queue: vec[i64]
    steps: vec[i64]
    reached: vec[i64]  # of each district the last walk that came there
    away: vec[i64]  # how many steps that took

    def __init__(self) -> None:
        self.seen = vec[i64]([0] * CELLS)
        self.mark = 0
        self.queue = vec[i64]([0] * CELLS)
        self.steps = vec[i64]([0] * CELLS)
        self.reached = vec[i64]([0] * CELLS)
        self.away = vec[i64]([0] * CELLS)

    def reaches(self, district: i64) -> bool:
        return self.reached[district] == self.mark

    def of(self, table: MexicaTable, seat: i64) -> i64:
        """How many squares the Pilli can walk to within a turn: few when it is cut off."""
        self.mark += 1
        mark = self.mark
        cell = table.cell
        label = table.label
        seen = self.seen
        queue = self.queue
        steps = self.steps
        sides = THE_RINGS.sides
        start = table.pilli[seat]
        seen[start] = mark
        queue[0] = start
        steps[0] = 0
        count: i64 = 1
        done: i64 = 0
        while done < count and count < PLENTY:
            square = queue[done]
            far = steps[done]
            done += 1
            district = label[square]
            if self.reached[district] != mark:
                self.reached[district] = mark
                self.away[district] = far
            way: i64 = 0
            while way < WAYS and far < POINTS_A_TURN:
                other = square + sides[way]
                if seen[other] != mark and can_step(cell, square, sides[way]):
                    seen[other] = mark
                    queue[count] = other
                    steps[count] = far + 1
                    count += 1
                way += 1
        return count
