"""What can go wrong, each with enough facts to say it to a person in their language."""

from __future__ import annotations


class PatolliError(Exception):
    """Base of all errors that are meant for people: their text says what was wrong and where."""


class IllegalMove(PatolliError):
    """A move that the rules forbid.

    `rule` is the number of the rule that is broken first (``MEX-R12``), `reason` names the
    sentence in the text catalogues (``why-<reason>``), `facts` are the arguments of that sentence.

    >>> e = IllegalMove("MEX-R12", "canal-on-palace", square="h7")
    >>> e.rule, e.reason, e.facts
    ('MEX-R12', 'canal-on-palace', {'square': 'h7'})
    """

    def __init__(self, rule: str, reason: str, **facts: object) -> None:
        self.rule = rule
        self.reason = reason
        self.facts = facts
        details = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{rule}: {reason}" + (f" ({details})" if details else ""))


class BadPosition(PatolliError):
    """A position that no game can be in. `where` is the field, `problem` what is wrong with it."""

    def __init__(self, where: str, problem: str) -> None:
        self.where = where
        self.problem = problem
        super().__init__(f"{where}: {problem}")


class BadRecord(PatolliError):
    """A record that cannot be read or replayed. `where` is the field, `problem` what is wrong."""

    def __init__(self, where: str, problem: str) -> None:
        self.where = where
        self.problem = problem
        super().__init__(f"{where}: {problem}")


class BadOption(PatolliError):
    """`game.new` was asked for a number of seats, a seed or an option that the game does not have."""


class UnknownGame(PatolliError):
    """No game of that name is installed."""


class NoEncoding(PatolliError):
    """The game does not say as numbers what a seat knows, so nothing can learn it."""
