"""The doors to what never changes while the server runs: games, levels, texts, rules; and its health."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Any

from fastapi import APIRouter
from prometheus_client import generate_latest
from starlette.responses import Response

import patolli
from patolli.core.text import COMMON, LANGUAGES
from patolli.server import opponents
from patolli.server.callers import Here, reply
from patolli.server.errors import TEXT, Refusal, server_texts

router = APIRouter()
FACTS: list[str | Enum] = ["facts"]


@cache
def game_facts(name: str) -> dict[str, Any]:
    game = patolli.game(name)
    return {
        "name": name,
        "prefix": game.prefix,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "titles": {lang: patolli.texts(name, lang).say("game-title") for lang in LANGUAGES},
        "options": {
            key: {"values": list(option.values), "default": option.default}
            for key, option in game.options.items()
        },
    }


def known_game(name: str) -> str:
    if name not in patolli.game_names():
        raise Refusal("not-found")
    return name


@router.get("/api/games", tags=FACTS)
async def games() -> Response:
    """All games with their facts."""
    return reply([game_facts(name) for name in patolli.game_names()])


@router.get("/api/bots", tags=FACTS)
async def levels() -> Response:
    """The levels of the built-in bots, weakest first."""
    return reply(
        [
            {
                "level": level,
                "names": {lang: opponents.level_name(level, lang) for lang in LANGUAGES},
                "blurbs": {lang: server_texts(lang).say(blurb) for lang in LANGUAGES},
            }
            for level, blurb in opponents.BLURBS.items()
        ]
    )


@router.get("/api/version", tags=FACTS)
async def version() -> Response:
    """The version of the server."""
    return reply({"version": patolli.__version__})


@router.get("/api/text/{game}/{lang}.ftl", tags=FACTS)
async def text(game: str, lang: str) -> Response:
    """A Fluent catalogue: that of a game, or `common`, what all games and the server share."""
    if lang not in LANGUAGES:
        raise Refusal("not-found")
    folders = [COMMON, TEXT] if game == "common" else [patolli.game(known_game(game)).text]
    found = "\n".join((folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders)
    return Response(found, media_type="text/plain; charset=utf-8", headers={"cache-control": "no-cache"})


@router.get("/api/rules/{game}/{lang}", tags=FACTS)
async def rules(game: str, lang: str) -> Response:
    """The rules of a game as Markdown, with an anchor for each rule."""
    if lang not in LANGUAGES:
        raise Refusal("not-found")
    found = patolli.texts(known_game(game), lang).rules()
    return Response(found, media_type="text/markdown; charset=utf-8", headers={"cache-control": "no-cache"})


@router.get("/healthz", tags=["running it"])
async def healthz(server: Here) -> Response:
    """Is the server well? It writes to its database to find out. If not, 503 and what is down."""
    down = await server.ailments()
    return reply({"ok": False, "down": down}, 503) if down else reply({"ok": True})


@router.get("/metrics", tags=["running it"])
async def metrics(server: Here) -> Response:
    """Figures for Prometheus."""
    return Response(
        generate_latest(server.metrics.registry), media_type="text/plain; version=0.0.4; charset=utf-8"
    )
