"""An analysis in words: what the command, the page and the server say alike."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from patolli.analysis.report import Difference, JudgedTurn
from patolli.core.text import Texts, texts

TEXT = Path(__file__).parent / "text"


def analysis_texts(game: str, lang: str) -> Texts:
    """What analyses say, together with the words of the game."""
    return Texts(lang, [*texts(game, lang).folders, TEXT], game)


def told(phrases: Sequence[str]) -> str:
    """A turn on one line."""
    return " · ".join(phrases)


def signed(value: float) -> str:
    """
    >>> signed(3.2), signed(-0.4), signed(-12)
    ('+3', '±0', '−12')
    """
    rounded = round(value)
    return "±0" if rounded == 0 else f"{rounded:+d}".replace("-", "−")


def why(turn: JudgedTurn, words: Texts) -> list[str]:
    """In what the better turn would have left the table differently, at once and later."""
    told = (("analysis-why", turn.why), ("analysis-later", turn.later))
    return [words.say(text, {"facts": listed(reasons, words)}) for text, reasons in told if reasons]


def listed(reasons: Sequence[Difference], words: Texts) -> str:
    return ", ".join(f"{words.say(f'fact-{reason.fact}')} {amount(reason.amount)}" for reason in reasons)


def amount(value: float) -> str:
    return f"{value:+g}".replace("-", "−")
