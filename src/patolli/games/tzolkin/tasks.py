"""What is still to be resolved, in words: every task that can lie on the stack has one spelling.

`use tikal 3` (a worker came back from there), `advance may 0` (one more advance may be paid),
`build second` (the second building of Tikal 4), `effect points 6`, `pay 2` and so on.
"""

from __future__ import annotations

from patolli.games.tzolkin import data, deeds
from patolli.games.tzolkin.board import effect_code
from patolli.games.tzolkin.notation import KEYS

HOW = ("tikal-2", "tikal-4", "second", "second-plain", "corn", "extra")


def task(kind: int, about: int = 0, more: int = 0) -> int:
    return kind + (about << 8) + (more << 16)


def bits_of(mask: int, names: tuple[str, ...]) -> str:
    return "".join(f" {name}" for number, name in enumerate(names) if mask & 1 << number)


def spell_all() -> dict[str, int]:
    """All tasks by their words."""
    words: dict[str, int] = {}
    for wheel, name in enumerate(data.WHEELS):
        for space in range(data.SPACES[wheel]):
            words[f"use {name} {space}"] = task(deeds.ASK_USE, wheel, space)
    words["any"] = task(deeds.ASK_ANY, 1)
    words["any paid"] = task(deeds.ASK_ANY, 0)
    for group in range(4):
        words[f"harvest {group + 2}"] = task(deeds.ASK_HARVEST, group)
    for more in range(2):
        words[f"advance {more}"] = task(deeds.ASK_ADVANCE, 0, more)
    words["advance may 0"] = task(deeds.ASK_ADVANCE, deeds.MAY)
    words["advance free"] = task(deeds.ASK_ADVANCE, deeds.FREE)
    for number, how in enumerate(HOW):
        words[f"build {how}"] = task(deeds.ASK_BUILD, number)
    for kind, building in enumerate(data.BUILDINGS):
        words[f"architecture {building.key}"] = task(deeds.ASK_ARCHITECTURE, kind)
        words[f"spare {building.key}"] = task(deeds.ASK_SPARE, kind)
        for effect in building.effects:
            words[f"effect {' '.join(map(str, effect))}"] = task(deeds.DO_EFFECT, effect_code(effect))
    for count in range(1, 4):
        words[f"pay {count}"] = task(deeds.ASK_PAY, count)
        words[f"bonus {count}"] = task(deeds.DO_BONUS, count)
    for count in range(1, 3):
        words[f"take {count}"] = task(deeds.ASK_TAKE, count)
    for sold in range(8):
        for bought in range(8):
            if sold & bought == 0:
                spelled = f"trade sold{bits_of(sold, data.CUBES)} bought{bits_of(bought, data.CUBES)}"
                words[spelled] = task(deeds.ASK_TRADE, sold | bought << 3)
    words["climb"] = task(deeds.ASK_CLIMB)
    words["climb twice"] = task(deeds.ASK_CLIMB, 0, 1)
    for temple, name in enumerate(data.TEMPLES):
        words[f"climb after {name}"] = task(deeds.ASK_CLIMB, 1 << temple)
        words[f"step {name}"] = task(deeds.DO_STEP, temple)
    for track, name in enumerate(data.TECHNOLOGIES):
        words[f"learn {name}"] = task(deeds.DO_ADVANCE, track)
    words["offering"] = task(deeds.ASK_OFFERING)
    return words


TASKS = spell_all()
WORDS = {number: words for words, number in TASKS.items()}


def card_of(key: str) -> int:
    """The number of a kind of building or monument."""
    return KEYS.index(key)
