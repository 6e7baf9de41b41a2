"""What runs in the worker processes of analyses: the turns of a record, and positions, are judged.

Pure functions of what they are given. A process keeps the games it was last asked about, because the turns of
a game come to it one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import patolli
from patolli.analysis import Budget, Outlook, Report, judge
from patolli.analysis.analysing import Part, judge_deal, judge_part, put_together
from patolli.analysis.turns import Turn, turns
from patolli.core.record import Record, read_record
from patolli.server.wire.words import Depth

SIMULATIONS: dict[Depth, int] = {"normal": 60, "deep": 240}  # for a turn


@lru_cache(maxsize=4)
def game_of(record: str) -> tuple[Record, list[Turn]]:
    found = read_record(record)
    return found, list(turns(found))


def count_turns(record: str) -> int | str:
    """How many turns there are to judge; if the record cannot be played, what is wrong with it."""
    try:
        return len(game_of(record)[1])
    except patolli.BadRecord as error:
        return str(error)


def judge_turns(record: str, first: int, last: int, depth: Depth) -> list[Part]:
    """The turns from one number up to another."""
    _, played = game_of(record)
    return [judge_part(turn, Budget(simulations=SIMULATIONS[depth])) for turn in played[first:last]]


def report(record: str, parts: Sequence[Part], depth: Depth) -> Report:
    found, played = game_of(record)
    deal = judge_deal(played[0].before) if played else None
    return put_together(found, played, deal, parts, Budget(simulations=SIMULATIONS[depth]))


class Asked(NamedTuple):
    """Somebody wants to know what a position is worth, and perhaps a turn that they tried in it."""

    game: str
    position: dict[str, Any]
    seat: int
    tried: list[str]
    depth: Depth


def judge_position(asked: Asked) -> Outlook:
    state: patolli.State = patolli.game(asked.game).load(asked.position)
    actions = []
    world = state.copy()
    for phrase in asked.tried:
        actions.append(world.parse(asked.seat, phrase))
        world.apply(asked.seat, actions[-1])
    return judge(state, asked.seat, Budget(simulations=SIMULATIONS[asked.depth]), tried=actions)
