"""What a person types: read generously; where it is no move, which word is wrong and what would fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.core.errors import IllegalMove

if TYPE_CHECKING:
    from patolli.core.state import State

NO_SUCH = "no-such-phrase"
SHOWN = 8  # words that are offered at most


def parse(state: State, seat: int, phrase: str) -> int:
    """The legal action that a phrase names, or `IllegalMove`. Capitals and further spaces do not matter."""
    error: IllegalMove | None = None
    for spelling in dict.fromkeys((phrase, plain(phrase))):
        try:
            action = state.game.read(state, seat, spelling)
        except IllegalMove as unread:
            error = error if error is not None else unread
            continue
        if state.is_legal(seat, action):
            return action
        error = state.game.why_not(state, seat, action)
        break
    assert error is not None
    raise misspelt(state.phrases(seat), plain(phrase)) if error.reason == NO_SUCH else error


def unknown(phrase: str) -> IllegalMove:
    """What is no move of the game at all, as `Game.read` says it; `parse` then finds the wrong word."""
    return IllegalMove("CORE-R3", NO_SUCH, problem="unknown", word=phrase[:60], fits=[])


def plain(phrase: str) -> str:
    return " ".join(phrase.lower().split())


def misspelt(legal: list[str], phrase: str) -> IllegalMove:
    """Which word of a phrase is wrong, and what could stand there now.

    >>> misspelt(["canal c3", "canal c3 c4", "end"], "canal z9").facts["fits"]
    ['c3']
    """
    words = phrase.split(" ") if phrase else []
    follow = [known.split(" ") for known in legal]
    place = 0
    while place < len(words):
        better = [known for known in follow if len(known) > place and known[place] == words[place]]
        if not better:
            break
        follow = better
        place += 1
    fits = sorted({known[place] for known in follow if len(known) > place}, key=by_number)
    shown = fits if len(fits) <= SHOWN else [*fits[:SHOWN], "…"]
    word = words[place][:20] if place < len(words) else ""
    problem = "unfinished" if not word else "wrong" if fits else "surplus"
    return IllegalMove("CORE-R3", NO_SUCH, problem=problem, word=word, fits=shown)


def by_number(word: str) -> tuple[str, int, str]:
    """c9 before c10, and 2 before 10."""
    letters = word.rstrip("0123456789")
    digits = word[len(letters) :]
    return letters, int(digits) if digits else 0, word
