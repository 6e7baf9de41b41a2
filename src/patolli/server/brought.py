"""What a game brings for the browser: its texts, and in its folder `web` a board, a picture, what they need.

Each thing has an address that ends in a hash of its content: who asks for it by that may keep it for ever.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import patolli
from patolli.core.text import COMMON, complete
from patolli.server.errors import TEXT, Refusal
from patolli.server.kept import Kept, hash_of

BOARD = "board.js"
PICTURE = "picture.svg"


def known_game(name: str) -> patolli.Game[Any]:
    try:
        return patolli.game(name)
    except patolli.UnknownGame:
        raise Refusal("not-found") from None


@cache
def texts_of(game: str, lang: str) -> Kept:
    """All that the browser needs to speak of a game, in one Fluent catalogue; no game: what all share.

    ``<lang>.ftl`` is what the terminal says, too; ``board.<lang>.ftl`` what only its board does.
    """
    special = complete(known_game(game).text, lang, parts=("", "board.")) if game else complete(TEXT, lang)
    return Kept.of(f"{complete(COMMON, lang)}\n{special}".encode())


def texts_address(game: str, lang: str) -> str:
    return f"/api/texts/{lang}/{game}?v={texts_of(game, lang).hash}"


def file_of(game: str, path: str) -> Path | None:
    """A file in the folder `web` of a game; nothing outside it."""
    folder = known_game(game).folder / "web"
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # nothing on a disk has such a name
        return None


def file_address(game: str, path: str) -> str | None:
    """Where the browser finds such a file; None if the game has none of that name."""
    found = file_of(game, path)
    return None if found is None else f"/games/{game}/{path}?v={hash_of(found.read_bytes())}"
