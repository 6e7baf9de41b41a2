"""Why a move is good: in what it leaves the table differently from the other moves that were open."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.analysis.reasons import differences
from patolli.analysis.report import Difference
from patolli.analysis.words import analysis_texts, listed
from patolli.bots.playing import decide
from patolli.bots.simple import GreedyBot
from patolli.core.state import State
from patolli.core.text import Texts
from patolli.learning.words import TEXT

OTHERS = 4  # moves that it is held against
LONGEST = 12  # decisions of a turn that are followed


def reasons(state: State, seat: int, phrase: str, seed: int = 0) -> list[Difference]:
    """What a move brings beyond others, at the end of the turn, as far as the seat can know."""
    world = state.resample(seat, seed)
    action = world.parse(seat, phrase)
    others = [other for other in world.legal(seat) if other != action]
    if not others:
        return []
    step = max(1, len(others) // OTHERS)
    ends = [turn_after(world, seat, other) for other in others[::step][:OTHERS]]
    return differences(world.game, seat, [turn_after(world, seat, action)], ends)


def turn_after(world: State, seat: int, action: int) -> State:
    """The end of the turn that begins with an action, the rest of it as a greedy player would go on."""
    state = world.copy()
    line, bot = state.line, GreedyBot()
    state.apply(seat, action)
    for number in range(LONGEST):
        if state.line != line or not state.owes(seat):
            break
        state.apply(seat, decide(state, seat, bot, number).action)
    return state


def because(found: Sequence[Difference], game: str, lang: str) -> str:
    """The reasons in a sentence; empty if there are none.

    >>> because([Difference("stakes", 1.0)], "patolli", "en")
    'Compared with the other moves: stakes +1'
    """
    if not found:
        return ""
    words = analysis_texts(game, lang)
    told = Texts(lang, [*words.folders, TEXT], game)
    return told.say("hint-because", {"facts": listed(found, words)})
