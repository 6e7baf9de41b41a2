"""What a running game is, for players, programs and search alike.

A game subclasses `State` in a compiled module; a third party may subclass it in plain Python.
The first group of methods is what a game must write; the rest it gets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.errors import IllegalMove
from patolli.core.fast import append, i64, mypyc_attr, vec
from patolli.core.observation import Observation
from patolli.core.phrases import parse

if TYPE_CHECKING:
    from patolli.core.game import Game

Event = dict[str, Any]


class Actions:
    """A growing list of actions that is made once and filled again and again."""

    items: vec[i64]
    count: i64

    def __init__(self) -> None:
        self.items = vec[i64]([0] * 64)
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count == len(self.items):
            self.items = append(self.items, action)
        else:
            self.items[self.count] = action
        self.count += 1

    def room(self, more: i64) -> vec[i64]:
        """The list itself, with room for `more` actions after `count`: for loops that fill it directly."""
        items = self.items
        while len(items) < self.count + more:
            items = append(items, 0)
        self.items = items
        return items

    def has(self, action: i64) -> bool:
        i: i64 = 0
        while i < self.count:
            if self.items[i] == action:
                return True
            i += 1
        return False

    def to_list(self) -> list[int]:
        result: list[int] = []
        i: i64 = 0
        while i < self.count:
            result.append(self.items[i])
            i += 1
        return result


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position and its turn order.

    `line` is the undo line: it changes whenever going back behind this moment would be unfair,
    because the decision passed on or something hidden was revealed. Two moments with the same
    `line` belong to the same, still private, stretch of one player's decisions.
    """

    game: Game[Any]
    seats: i64
    options: dict[str, Any]
    line: i64
    sink: list[Event] | None  # where events go; None (as in search) means nobody listens

    def __init__(self, game: Game[Any], seats: i64, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.line = 0
        self.sink = None

    # What a game writes.

    def mover(self) -> i64:
        """The first seat that owes a decision, or -1 when the game is over."""
        raise NotImplementedError

    def waits_for(self, seat: i64) -> bool:
        """Does this seat owe a decision? Override where several seats choose at once."""
        return seat == self.mover()

    def legal_into(self, seat: i64, out: Actions) -> None:
        """Add every legal action of a seat that the game waits for, and nothing else."""
        raise NotImplementedError

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Is this one of the legal actions? Override where a direct test is cheaper."""
        out = Actions()
        self.legal_into(seat, out)
        return out.has(action)

    def apply(self, seat: i64, action: i64) -> None:
        """Play an action that is known to be legal. Search calls this; people call `play`."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy. It does not report events."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """The points of each seat as they stand now; exact, quarters included."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, several for a shared win, none while the game goes on."""
        raise NotImplementedError

    def resample(self, seat: int, seed: int) -> State:
        """A copy in which everything the seat cannot know is dealt again at random."""
        raise NotImplementedError

    def observe_into(self, seat: i64, out: Observation) -> None:
        """Write what the seat may know as small numbers, for programs that learn; `entries.py` names them.

        A game may do without it: then nobody can learn it through `patolli.research`.
        """
        raise NotImplementedError

    # What every game gets.

    def observe(self, seat: int) -> bytes:
        """What the seat may know, a signed byte for each of `game.entries`; `NoEncoding` if it has none."""
        out = Observation(len(self.game.entries(self.seats)))
        self.observe_into(seat, out)
        return bytes(out.items)

    def observe_waiting(self, seat: i64, out: Observation) -> None:
        """For which seats the game waits, this one first: every observation begins with it."""
        i: i64 = 0
        while i < self.seats:
            other = seat + i
            if other >= self.seats:
                other -= self.seats
            out.put(1 if self.waits_for(other) else 0)
            i += 1

    @property
    def over(self) -> bool:
        return self.mover() < 0

    def waiting(self) -> list[int]:
        """The seats that owe a decision now: several where all choose at once, none at the end."""
        result: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            if self.waits_for(seat):
                result.append(seat)
            seat += 1
        return result

    def owes(self, seat: int) -> bool:
        """`waits_for`, for any number at all, however wrong."""
        seats: int = self.seats  # compared as Python ints, so that no huge number overflows
        return 0 <= seat < seats and self.waits_for(seat)

    def legal(self, seat: int) -> list[int]:
        """Every legal action of a seat, and nothing else; empty if the game does not wait for it."""
        out = Actions()
        if self.owes(seat):
            self.legal_into(seat, out)
        return out.to_list()

    def play(self, seat: int, action: int, report: list[Event] | None = None) -> None:
        """Play an action, or raise `IllegalMove` and change nothing.

        What happened is appended to `report` as data (see `patolli.core.events`).
        """
        self.check_turn(seat)
        if not 0 <= action < self.game.actions:
            raise IllegalMove("CORE-R3", "no-such-action", action=str(action))
        if not self.is_legal(seat, action):
            raise self.game.why_not(self, seat, action)
        self.sink = report
        try:
            self.apply(seat, action)
        finally:
            self.sink = None

    def check_turn(self, seat: int) -> None:
        """Raise `IllegalMove` unless the game waits for this seat."""
        if self.over:
            raise IllegalMove("CORE-R1", "game-over")
        if not self.owes(seat):
            raise IllegalMove("CORE-R2", "not-your-turn", seat=self.mover())

    def tell(self, event: str, seat: int, **facts: Any) -> None:
        """Report an event. Call it behind ``if self.sink is not None``: then silence costs nothing."""
        if self.sink is not None:
            told: Event = {"event": event, "seat": seat}
            told.update(facts)
            self.sink.append(told)

    def phrase(self, action: int) -> str:
        """The action in words that one can point at on the board: ``canal d5 d6``."""
        return self.game.phrase(self, action)

    def parse(self, seat: int, phrase: str) -> int:
        """The legal action that the phrase names, or `IllegalMove` with the rule it breaks."""
        self.check_turn(seat)
        return parse(self, seat, phrase)

    def phrases(self, seat: int) -> list[str]:
        """All legal phrases of a seat, in the order of `legal`."""
        return [self.game.phrase(self, action) for action in self.legal(seat)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, as JSON-able data."""
        seen: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": self.options,
            "waiting": self.waiting(),
            "over": self.over,
            "scores": self.scores(),
            "winners": self.winners(),
        }
        seen.update(self.game.view(self, seat))
        return seen

    def position(self) -> dict[str, Any]:
        """The whole truth as JSON-able data; `game.load` takes it back."""
        return self.game.save(self)
