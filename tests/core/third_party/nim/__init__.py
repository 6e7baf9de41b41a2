"""Nim in plain Python: the shortest game that obeys the laws. Whoever takes the last stone wins."""

from __future__ import annotations

from typing import Any

from patolli import Actions, Game, IllegalMove, Option, Position, Rng, State
from patolli.core.errors import BadPosition


class NimState(State):
    def __init__(self, game: Nim, options: dict[str, Any], stones: int, turn: int) -> None:
        super().__init__(game, 2, options)
        self.stones = stones
        self.turn = turn

    def mover(self) -> int:
        return self.turn if self.stones else -1

    def legal_into(self, seat: int, out: Actions) -> None:
        for taken in range(1, min(3, self.stones) + 1):
            out.add(taken)

    def apply(self, seat: int, action: int) -> None:
        self.stones -= action
        self.turn = 1 - seat
        self.line += 1
        if self.sink is not None:
            self.tell("took", seat, count=action)

    def copy(self) -> NimState:
        other = NimState(self.game, self.options, self.stones, self.turn)  # type: ignore[arg-type]
        other.line = self.line
        return other

    def resample(self, seat: int, seed: int) -> NimState:
        return self.copy()

    def scores(self) -> list[float]:
        return [float(not self.stones and self.turn != seat) for seat in range(2)]

    def winners(self) -> list[int]:
        return [] if self.stones else [1 - self.turn]


class NimPosition(Position, forbid_unknown_fields=True, kw_only=True):
    stones: int
    turn: int


class Nim(Game[NimState]):
    name = "nim"
    prefix = "NIM"
    seats = (2,)
    options = {"stones": Option((21, 15), default=21)}
    actions = 4
    rules_version = 1
    bound = 21
    position_type = NimPosition

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> NimState:
        return NimState(self, options, options["stones"], rng.below(2))

    def describe(self, state: NimState) -> NimPosition:
        return NimPosition(**self.header(state, Rng(1, 2, 3, 4)), stones=state.stones, turn=state.turn)

    def restore(self, saved: NimPosition) -> NimState:
        if not 0 <= saved.stones <= saved.options["stones"]:
            raise BadPosition("stones", f"there are never {saved.stones}")
        if saved.turn not in (0, 1):
            raise BadPosition("turn", "must be 0 or 1")
        return NimState(self, saved.options, saved.stones, saved.turn)

    def view(self, state: NimState, seat: int | None) -> dict[str, Any]:
        return {"stones": state.stones, "expects": {"text": "take", "stones": state.stones}}

    def phrase(self, state: NimState, action: int) -> str:
        return f"take {action}"

    def why_not(self, state: NimState, seat: int, action: int) -> IllegalMove:
        return IllegalMove("NIM-R1", "one-to-three", stones=state.stones)


NIM = Nim()
