"""Which language the command speaks, and what it says."""

from __future__ import annotations

import locale
from pathlib import Path

from patolli.core.text import LANGUAGES, Texts, texts

TEXT = Path(__file__).parent / "text"


def system_language() -> str:
    name = (locale.getlocale()[0] or "en")[:2].lower()
    return name if name in LANGUAGES else "en"


def language(chosen: str | None) -> str:
    return chosen if chosen is not None else system_language()


def command_texts(lang: str) -> Texts:
    """What the command itself says."""
    return Texts(lang, [*texts(None, lang).folders, TEXT])
