"""What a game brings for the browser: its texts, and in its folder `web` a board, a picture, what they need.

Each thing has an address that ends in a hash of its content: who asks for it by that may keep it for ever.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import patolli
from patolli.core.text import COMMON, complete
from patolli.server.errors import TEXT, Refusal

BOARD = "board.js"
PICTURE = "picture.svg"
FOREVER = "public, max-age=31536000, immutable"


def known_game(name: str) -> patolli.Game[Any]:
    try:
        return patolli.game(name)
    except patolli.UnknownGame:
        raise Refusal("not-found") from None


@cache
def texts_of(game: str, lang: str) -> str:
    """What the browser needs to speak of a game, as one Fluent catalogue; no game: what all games share.

    ``<lang>.ftl`` is what the terminal says, too; ``board.<lang>.ftl`` what only its board does.
    """
    if not game:
        return "\n".join(complete(folder, lang) for folder in (COMMON, TEXT))
    return complete(known_game(game).text, lang, parts=("", "board."))


@cache
def texts_address(game: str, lang: str) -> str:
    return f"/api/texts/{lang}/{game}?v={hash_of(texts_of(game, lang).encode())}"


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


def hash_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def caching(content: bytes, asked: str | None) -> dict[str, str]:
    """The headers for a content that was asked for by this hash, or by none."""
    found = hash_of(content)
    return {"etag": f'"{found}"', "cache-control": FOREVER if asked == found else "no-cache"}
