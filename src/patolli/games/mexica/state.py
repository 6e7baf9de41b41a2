"""The doors that `core` asks for: who decides, what is legal, and what an action does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.fast import i64
from patolli.core.observation import Observation
from patolli.core.rng import Rng
from patolli.core.state import Actions
from patolli.games.mexica import actions, panel, tokens
from patolli.games.mexica.board import SQUARES, THE_ISLAND, WIDTH
from patolli.games.mexica.bridges import shift, span
from patolli.games.mexica.canals import dig
from patolli.games.mexica.founding import found
from patolli.games.mexica.legal import actions_into, may
from patolli.games.mexica.movement import go
from patolli.games.mexica.observation import observe
from patolli.games.mexica.periods import end_turn
from patolli.games.mexica.scoring import leaders
from patolli.games.mexica.setup import place_pilli
from patolli.games.mexica.table import OVER, MexicaTable
from patolli.games.mexica.temples import build

if TYPE_CHECKING:
    from patolli.core.game import Game


class MexicaState(MexicaTable):
    def __init__(self, game: Game[Any], seats: i64, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def copy(self) -> MexicaState:
        other = MexicaState(self.game, self.seats, self.options, self.rng)
        self.copy_onto(other)
        return other

    def resample(self, seat: int, seed: int) -> MexicaState:
        """Nothing is hidden: the tiles of period two are those that were never face up."""
        return self.copy()

    def mover(self) -> i64:
        if self.period == OVER:
            return -1
        return self.turn if self.proposal == 0 else self.answering

    def legal_into(self, seat: i64, out: Actions) -> None:
        actions_into(self, seat, out)

    def is_legal(self, seat: i64, action: i64) -> bool:
        return may(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        if action >= actions.SHIFT_NS:
            self.apply_shift(seat, action)
        elif action >= actions.TAKE:
            self.apply_word(seat, action)
        else:
            self.apply_square(seat, action, THE_ISLAND.squares[action % SQUARES])

    def apply_square(self, seat: i64, action: i64, square: i64) -> None:
        if action >= actions.FOUND:
            found(self, seat, square, actions.size_of(action))
        elif action >= actions.WALK:
            go(self, seat, square, action)
        elif action >= actions.TEMPLE:
            build(self, seat, square, actions.level_of(action))
        elif action >= actions.BRIDGE_NS:
            span(self, seat, square, action < actions.BRIDGE_EW)
        elif action >= actions.CANAL_SOUTH:
            dig(self, seat, square, square + WIDTH)
        elif action >= actions.CANAL_EAST:
            dig(self, seat, square, square + 1)
        elif action >= actions.CANAL:
            dig(self, seat, square, 0)
        else:
            place_pilli(self, seat, square)

    def apply_shift(self, seat: i64, action: i64) -> None:
        ns = action < actions.SHIFT_EW
        pair = action - (actions.SHIFT_NS if ns else actions.SHIFT_EW)
        squares = THE_ISLAND.squares
        shift(self, seat, squares[pair // SQUARES], squares[pair % SQUARES], ns)

    def apply_word(self, seat: i64, action: i64) -> None:
        if action == actions.END:
            end_turn(self, seat)
        elif action == actions.TAKE:
            tokens.take(self, seat)
        elif action == actions.SPEND:
            tokens.spend(self, seat)
        elif action == actions.AGREE:
            panel.agree(self, seat)
        elif action == actions.REFUSE:
            panel.refuse(self, seat)
        else:
            panel.propose(self, seat, actions.proposed_size(action))

    def observe_into(self, seat: i64, out: Observation) -> None:
        self.observe_waiting(seat, out)
        observe(self, seat, out)

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def winners(self) -> list[int]:
        return leaders(self) if self.period == OVER else []
