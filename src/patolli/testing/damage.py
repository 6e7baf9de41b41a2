"""Damage: positions, records and phrases as a careless or hostile hand would leave them."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

NONSENSE: tuple[Any, ...] = (None, True, -1, 0, 3, 99, 2**70, 1.5, "", "z9", [], [1], {}, {"a": 1})


def damaged(data: dict[str, Any], chance: random.Random, count: int) -> Iterator[dict[str, Any]]:
    """Copies with one thing missing, added, doubled or replaced by nonsense, anywhere inside."""
    for _ in range(count):
        broken = copy.deepcopy(data)
        place = chance.choice(list(places(broken)))
        kind = chance.randrange(4)
        key = chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if kind == 0:
            del place[key]
        elif kind == 1 and isinstance(place, dict):
            place["surprise"] = 1
        elif kind == 1:
            place.append(copy.deepcopy(place[key]))
        elif kind == 2 and isinstance(place[key], int):
            place[key] += chance.choice((-1, 1))
        else:
            place[key] = copy.deepcopy(chance.choice(NONSENSE))
        yield broken


def places(data: Any) -> Iterator[Any]:
    """Every non-empty list and dict inside."""
    if isinstance(data, dict | list) and data:
        yield data
        for inner in data.values() if isinstance(data, dict) else data:
            yield from places(inner)


def garbled(phrase: str, chance: random.Random) -> str:
    """The phrase with a letter or word lost, doubled, swapped or replaced."""
    words = phrase.split(" ")
    kind = chance.randrange(5)
    if kind == 0:
        chance.shuffle(words)
    elif kind == 1:
        words.pop(chance.randrange(len(words)))
    elif kind == 2:
        words.append(chance.choice(["d5", "1", "-3", "north", "é", "99999999999999999999", "\n"]))
    elif phrase:
        at = chance.randrange(len(phrase))
        letter = chance.choice("abcdefgh12345 \t\x00ß")
        return phrase[:at] + letter + phrase[at + (kind == 3) :]
    return " ".join(words)
