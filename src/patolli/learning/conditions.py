"""Is it so? A condition names a field of the position and what it must be: `players.0.corn >= 5`.

Fields are those of a saved position, and besides `over`, `scores` and `winners`. What a position does not
have is `null`: `wheels.tikal.3 == null`.
"""

from __future__ import annotations

import json
import operator
from collections.abc import Callable, Sequence
from typing import Any

from patolli.core.state import State

TESTS: dict[str, Callable[[Any, Any], Any]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    "has": operator.contains,
}


def hold(conditions: Sequence[str], state: State) -> bool:
    """Do all of these hold?"""
    facts = {**state.position(), "over": state.over, "scores": state.scores(), "winners": state.winners()}
    return all(holds(condition, facts) for condition in conditions)


def holds(condition: str, facts: Any) -> bool:
    """
    >>> holds("players.0.corn >= 5", {"players": [{"corn": 6}]})
    True
    >>> holds("wheels.tikal.3 == null", {"wheels": {"tikal": {}}})
    True
    """
    path, test, wanted = read(condition)
    found = look(facts, path)
    try:
        return bool(TESTS[test](found, wanted))
    except TypeError:  # there is nothing to compare
        return False


def read(condition: str) -> tuple[list[str], str, Any]:
    """
    >>> read("tokens.0 >= 1")
    (['tokens', '0'], '>=', 1)
    """
    words = condition.split(" ", 2)
    if len(words) != 3 or words[1] not in TESTS:
        raise ValueError(f"a condition is FIELD TEST VALUE, with {', '.join(TESTS)}, not {condition!r}")
    return words[0].split("."), words[1], json.loads(words[2])


def look(place: Any, path: Sequence[str]) -> Any:
    """The field at the end of a path; None if there is no such thing."""
    for name in path:
        if isinstance(place, list):
            place = place[int(name)] if name.isdecimal() and int(name) < len(place) else None
        else:
            place = place.get(name) if isinstance(place, dict) else None
    return place
