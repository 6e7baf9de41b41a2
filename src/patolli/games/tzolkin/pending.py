"""What is still to be resolved, in words: every task that can lie on the stack has one spelling.

`use tikal 3` (a worker came back from there), `advance may 0` (one more advance may be paid),
`build second` (the second building of Tikal 4), `effect points 6`, `pay 2` and so on.
"""

from __future__ import annotations

from patolli.games.tzolkin import data, market, tasks
from patolli.games.tzolkin.board import GROUPS, JUNGLE
from patolli.games.tzolkin.data_lists import effect_code

HOW = ("tikal-2", "tikal-4", "second", "second-plain", "corn", "extra")


def task(kind: int, about: int = 0, more: int = 0) -> int:
    return tasks.task_of(kind, about, more)


def trades() -> dict[str, int]:
    """What can have been traded in one market action: no cube both ways (TZO-P27)."""
    words: dict[str, int] = {}
    for sold in range(market.BOUGHT):
        for bought in range(market.BOUGHT):
            if sold & bought == 0:
                spelled = f"trade sold{cubes_of(sold)} bought{cubes_of(bought)}"
                words[spelled] = task(tasks.ASK_TRADE, sold | bought * market.BOUGHT)
    return words


def cubes_of(mask: int) -> str:
    return "".join(f" {name}" for number, name in enumerate(data.CUBES) if mask & 1 << number)


def spell_all() -> dict[str, int]:
    """All tasks by their words."""
    words = trades()
    for wheel, name in enumerate(data.WHEELS):
        for space in range(data.SPACES[wheel]):
            words[f"use {name} {space}"] = task(tasks.ASK_USE, wheel, space)
    words["any"] = task(tasks.ASK_ANY, data.CORN_FOR_ANY)
    words["any paid"] = task(tasks.ASK_ANY)
    for group in range(GROUPS):
        words[f"harvest {group + JUNGLE}"] = task(tasks.ASK_HARVEST, group)
    for more in range(2):
        words[f"advance {more}"] = task(tasks.ASK_ADVANCE, 0, more)
    words["advance may 0"] = task(tasks.ASK_ADVANCE, tasks.MAY)
    words["advance free"] = task(tasks.ASK_ADVANCE, tasks.FREE)
    for number, how in enumerate(HOW):
        words[f"build {how}"] = task(tasks.ASK_BUILD, number)
    for kind, building in enumerate(data.BUILDINGS):
        words[f"architecture {building.key}"] = task(tasks.ASK_ARCHITECTURE, kind)
        words[f"spare {building.key}"] = task(tasks.ASK_SPARE, kind)
        for effect in building.effects:
            words[f"effect {' '.join(map(str, effect))}"] = task(tasks.DO_EFFECT, effect_code(effect))
    for count in range(1, data.TOP_LEVEL + 1):
        words[f"pay {count}"] = task(tasks.ASK_PAY, count)
        words[f"bonus {count}"] = task(tasks.DO_BONUS, count)
    for count in range(1, 3):
        words[f"take {count}"] = task(tasks.ASK_TAKE, count)
    words["climb"] = task(tasks.ASK_CLIMB)
    words["climb twice"] = task(tasks.ASK_CLIMB, 0, 1)
    for temple, name in enumerate(data.TEMPLES):
        words[f"climb after {name}"] = task(tasks.ASK_CLIMB, 1 << temple)
        words[f"step {name}"] = task(tasks.DO_STEP, temple)
    for track, name in enumerate(data.TECHNOLOGIES):
        words[f"learn {name}"] = task(tasks.DO_ADVANCE, track)
    words["offering"] = task(tasks.ASK_OFFERING)
    return words


TASKS = spell_all()
WORDS = {number: words for words, number in TASKS.items()}
