"""Bots do not cheat: a table whose secrets are poisoned, and every bot sat down at it."""

from __future__ import annotations

from typing import Any

import pytest

from patolli import Actions, Game, Rng, State, seeded
from patolli.bots import LEVELS, Budget, Sight, make_bot
from patolli.core.errors import NoEncoding

CARDS = 12
HAND = 4


class Secret:
    """Something a player must not look at: reading it is poison, unless the lid is off."""

    def __init__(self, cards: list[int], deadly: bool) -> None:
        self._cards = cards
        self._deadly = deadly

    def read(self) -> list[int]:
        assert not self._deadly, "a bot has looked at what it cannot know"
        return self._cards


class HighCardState(State):
    """Two players each play a secret card at the same time; the higher one takes a point.

    The true table is deadly: only `resample` may lift the lid of the other hand, and what it gives
    out is harmless. Playing on the true table goes through `play_truly`, which bots cannot reach.
    """

    def __init__(self, game: Game[Any], hands: list[Secret], chosen: list[int], points: list[int]) -> None:
        super().__init__(game, 2, {})
        self.hands = hands
        self.chosen = chosen  # -1: not yet
        self.points = points
        self.own = -1  # the seat whose hand may be read on a deadly table

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat]._cards if seat == self.own else self.hands[seat].read()

    def waits_for(self, seat: int) -> bool:
        return self.chosen[seat] < 0 and sum(self.points) < HAND

    def mover(self) -> int:
        return next((seat for seat in (0, 1) if self.waits_for(seat)), -1)

    def legal_into(self, seat: int, out: Actions) -> None:
        for card in self.hand(seat):
            out.add(card)

    def apply(self, seat: int, action: int) -> None:
        self.hand(seat).remove(action)
        self.chosen[seat] = action
        if min(self.chosen) >= 0:
            self.points[0 if self.chosen[0] > self.chosen[1] else 1] += 1
            self.chosen[:] = [-1, -1]
        self.line += 1

    def copy(self) -> HighCardState:
        hands = [Secret(list(hand.read()), False) for hand in self.hands]
        after = HighCardState(self.game, hands, list(self.chosen), list(self.points))
        after.line = self.line
        return after

    def resample(self, seat: int, seed: int) -> HighCardState:
        """Keep the own hand and deal the other anew from all cards that the seat has not seen."""
        rng = seeded(seed)
        mine = self.hands[seat]._cards
        other = 1 - seat
        theirs = len(self.hands[other]._cards) + (self.chosen[other] >= 0)
        unseen = [card for card in range(CARDS) if card not in mine and card != self.chosen[seat]]
        dealt = [unseen.pop(rng.below(len(unseen))) for _ in range(theirs)]
        chosen = list(self.chosen)
        if chosen[other] >= 0:
            chosen[other] = dealt.pop()
        hands = [Secret(list(mine), False), Secret(dealt, False)]
        after = HighCardState(self.game, hands if seat == 0 else hands[::-1], chosen, list(self.points))
        after.line = self.line
        return after

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def winners(self) -> list[int]:
        if sum(self.points) < HAND:
            return []
        return [seat for seat in (0, 1) if self.points[seat] == max(self.points)]


class HighCard(Game[HighCardState]):
    name = "high-card"
    prefix = "HIG"
    seats = (2,)
    actions = CARDS
    rules_version = 1
    bound = 2 * HAND

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> HighCardState:
        deck = list(range(CARDS))
        hands = [[deck.pop(rng.below(len(deck))) for _ in range(HAND)] for _ in range(2)]
        return HighCardState(self, [Secret(sorted(hand), True) for hand in hands], [-1, -1], [0, 0])

    def view(self, state: HighCardState, seat: int | None) -> dict[str, Any]:
        return {"hand": [] if seat is None else state.hand(seat), "expects": {"text": "card"}}

    def phrase(self, state: HighCardState, action: int) -> str:
        return f"card {action}"


SPECS = ["random", "greedy", "search", *(f"level:{level.number}" for level in LEVELS)]


@pytest.mark.parametrize("spec", SPECS)
def test_no_bot_touches_the_hidden_part_of_the_true_state(spec: str) -> None:
    bots = [make_bot(spec), make_bot(spec)]
    for seed in range(3):
        state = HighCard().new(seed=seed)
        while not state.over:
            for seat in state.waiting():
                state.own = seat  # a player may look at its own cards, and at nothing else
                action = bots[seat].choose(Sight(state, seat), Budget(simulations=60), seed)
                assert action in state.legal(seat)
                state.apply(seat, action)
        assert state.winners()


def test_the_poison_works() -> None:
    state = HighCard().new(seed=1)
    state.own = 0
    assert len(state.legal(0)) == HAND
    with pytest.raises(AssertionError, match="cannot know"):
        state.legal(1)
    with pytest.raises(AssertionError, match="cannot know"):
        state.copy()


def test_the_wall_has_no_door() -> None:
    state = HighCard().new(seed=1)
    state.own = 0
    sight = Sight(state, 0)
    with pytest.raises(NoEncoding):
        _ = sight.observation  # this game says no numbers for learners
    names = [name for name in dir(sight) if not name.startswith("_") and name != "observation"]
    assert not any(getattr(sight, name) is state for name in names)


@pytest.mark.parametrize("spec", SPECS)
def test_what_the_other_has_laid_does_not_change_the_move(spec: str) -> None:
    """The same own cards at tables that hide other things: the choice is the same."""
    moves = set()
    for theirs in (0, 5, 11):
        hands = [Secret([3, 7], True), Secret([theirs], True)]
        state = HighCardState(HighCard(), hands, [-1, 1], [1, 1])
        state.own = 0
        moves.add(make_bot(spec).choose(Sight(state, 0), Budget(simulations=100), seed=4))
    assert len(moves) == 1
