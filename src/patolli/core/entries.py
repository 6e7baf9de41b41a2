"""What the entries of an observation mean: a name, the least and the greatest number, and a rule.

A game's `entries.py` lists them in the order in which its `observation.py` writes them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from patolli.core.observation import LEAST, MOST


class Entry(NamedTuple):
    name: str
    least: int
    most: int
    rule: str  # the number of the rule it stems from


def number(name: str, most: int, rule: str, least: int = 0) -> list[Entry]:
    """A single number."""
    return [Entry(name, least, most, rule)]


def numbers(what: str, names: Iterable[str], most: int, rule: str) -> list[Entry]:
    """A number for each of several things."""
    return [Entry(f"{what} {name}", 0, most, rule) for name in names]


def flags(what: str, names: Iterable[str], rule: str) -> list[Entry]:
    """Yes or no for each of several things: the members of a set, or which one it is."""
    return numbers(what, names, 1, rule)


def points(who: str, rule: str) -> list[Entry]:
    """The own points, or by how much another seat is ahead."""
    name = "own points" if who == OWN else f"{who} points more than own"
    return [Entry(name, LEAST, MOST, rule)]


OWN = "own"


def seen(seats: int) -> list[str]:
    """The seats as they are named in entries: the own one first, then the others clockwise.

    >>> seen(3)
    ['own', 'next', 'second']
    """
    return [OWN, *("next", "second", "third", "fourth", "fifth")][:seats]
