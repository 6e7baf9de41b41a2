"""Fingers: everybody shows some behind the back, at once; then all hands come forward.

The smallest game with all that is hard for a server. A round: each seat says `left 2`, may think again, and
says `right 3`; when all did, the hands are seen, and whoever alone shows most fingers scores them. Then each
draws a bead that the others do not see. After the last round beads count, too.
"""

from __future__ import annotations

from typing import Any

from patolli import Actions, Game, IllegalMove, Option, Position, Rng, State, seeded
from patolli.core.errors import BadPosition

HAND = 4  # each hand shows 0 to 3 fingers; actions 0-3 are the left one, 4-7 the right one
NOTHING = -1


class FingersState(State):
    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options)
        self.rng = rng
        self.round = 0
        self.hands = [NOTHING] * seats
        self.right = [NOTHING] * seats
        self.points = [0] * seats
        self.beads = [0] * seats

    def mover(self) -> int:
        if self.round == self.options["rounds"]:
            return -1
        return next(seat for seat in range(self.seats) if self.right[seat] == NOTHING)

    def waits_for(self, seat: int) -> bool:
        return not self.over and self.right[seat] == NOTHING

    def legal_into(self, seat: int, out: Actions) -> None:
        first = 0 if self.hands[seat] == NOTHING else HAND
        for fingers in range(HAND):
            out.add(first + fingers)

    def apply(self, seat: int, action: int) -> None:
        hand = self.hands if action < HAND else self.right
        hand[seat] = action % HAND
        if self.sink is not None:
            self.tell("hid", seat, fingers=action % HAND, only=[seat])
        if action >= HAND:
            if NOTHING not in self.right:
                self.reveal()
            self.line += 1

    def reveal(self) -> None:
        shown = [left + right for left, right in zip(self.hands, self.right, strict=True)]
        most = max(shown)
        if shown.count(most) == 1:
            self.points[shown.index(most)] += most
        for seat in range(self.seats):
            bead = self.rng.below(6)
            self.beads[seat] += bead
            if self.sink is not None:
                self.tell("showed", seat, fingers=shown[seat])
                self.tell("drew", seat, bead=bead, only=[seat])
        self.round += 1
        self.hands = [NOTHING] * self.seats
        self.right = [NOTHING] * self.seats

    def copy(self) -> FingersState:
        other = FingersState(self.game, self.seats, self.options, self.rng.copy())
        other.round, other.line = self.round, self.line
        other.hands, other.right = list(self.hands), list(self.right)
        other.points, other.beads = list(self.points), list(self.beads)
        return other

    def resample(self, seat: int, seed: int) -> FingersState:
        other = self.copy()
        chance = seeded(seed)
        for one in range(self.seats):
            if one != seat and not self.over:
                other.beads[one] = sum(chance.below(6) for _ in range(self.round))
                if self.right[one] != NOTHING:
                    other.hands[one], other.right[one] = chance.below(HAND), chance.below(HAND)
                else:
                    other.hands[one] = chance.below(HAND + 1) - 1
        other.rng = seeded(seed + 1)
        return other

    def scores(self) -> list[float]:
        return [float(p + (b if self.over else 0)) for p, b in zip(self.points, self.beads, strict=True)]

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [s for s, score in enumerate(self.scores()) if score == best] if self.over else []


class FingersPosition(Position, forbid_unknown_fields=True, kw_only=True):
    round: int
    hands: list[int]
    right: list[int]
    points: list[int]
    beads: list[int]


class Fingers(Game[FingersState]):
    name = "fingers"
    prefix = "FIN"
    seats = (2, 3, 4, 5, 6)
    options = {"rounds": Option((2, 3, 20), default=3)}
    actions = 2 * HAND
    rules_version = 1
    bound = 200
    position_type = FingersPosition

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> FingersState:
        return FingersState(self, seats, options, rng)

    def describe(self, state: FingersState) -> FingersPosition:
        return FingersPosition(
            **self.header(state, state.rng),
            round=state.round,
            hands=state.hands,
            right=state.right,
            points=state.points,
            beads=state.beads,
        )

    def restore(self, saved: FingersPosition) -> FingersState:
        state = FingersState(self, saved.seats, saved.options, Rng(*saved.rng))
        lists = (saved.hands, saved.right, saved.points, saved.beads)
        if any(len(one) != saved.seats for one in lists) or not 0 <= saved.round <= saved.options["rounds"]:
            raise BadPosition("round", "no such moment")
        for left, right in zip(saved.hands, saved.right, strict=True):
            if not (NOTHING <= left < HAND and NOTHING <= right < HAND) or (left == NOTHING != right):
                raise BadPosition("hands", "no such hands")
        if NOTHING not in saved.right or (
            saved.round == saved.options["rounds"] and set(saved.hands) != {NOTHING}
        ):
            raise BadPosition("right", "these hands would have been shown")
        state.round = saved.round
        state.hands, state.right = list(saved.hands), list(saved.right)
        state.points, state.beads = list(saved.points), list(saved.beads)
        return state

    def view(self, state: FingersState, seat: int | None) -> dict[str, Any]:
        return {
            "round": state.round,
            "hands": None if seat is None else [state.hands[seat], state.right[seat]],
            "bead": None if seat is None else state.beads[seat],
            "expects": {"text": "show"},
        }

    def phrase(self, state: FingersState, action: int) -> str:
        return f"left {action}" if action < HAND else f"right {action - HAND}"

    def why_not(self, state: FingersState, seat: int, action: int) -> IllegalMove:
        return IllegalMove("FIN-R1", "left-then-right")


FINGERS = Fingers()
