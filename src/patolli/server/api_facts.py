"""The doors to what never changes while the server runs: games, levels, texts, rules; and its health."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from prometheus_client import generate_latest
from starlette.responses import Response

import patolli
from patolli.core.registry import games as all_games
from patolli.core.text import LANGUAGES
from patolli.server import brought, opponents
from patolli.server.callers import Here, reply
from patolli.server.errors import Refusal, server_texts

router = APIRouter()
FACTS: list[str | Enum] = ["facts"]


def game_facts(game: patolli.Game[Any]) -> dict[str, Any]:
    texts = [patolli.texts(game.name, lang) for lang in LANGUAGES]
    return {
        "name": game.name,
        "prefix": game.prefix,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "titles": {one.lang: one.say("game-title") for one in texts},
        "blurbs": {one.lang: one.say("game-blurb") for one in texts},
        "options": {
            key: {"values": list(option.values), "default": option.default, "file": option.file}
            for key, option in game.options.items()
        },
        "texts": {lang: brought.texts_address(game.name, lang) for lang in LANGUAGES},
        "board": brought.file_address(game.name, brought.BOARD),
        "picture": brought.file_address(game.name, brought.PICTURE),
    }


@router.get("/api/games", tags=FACTS)
async def games() -> Response:
    """All games with their facts, and the addresses of what they bring for the browser."""
    return reply([game_facts(game) for game in all_games()[0]])


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


Hash = Annotated[str | None, Query(max_length=64)]


@router.get("/api/texts/{lang}", tags=FACTS)
async def common_texts(request: Request, lang: str, v: Hash = None) -> Response:
    """What all games and the server share, as a Fluent catalogue."""
    return catalogue(request, "", lang, v)


@router.get("/api/texts/{lang}/{game}", tags=FACTS)
async def texts(request: Request, lang: str, game: str, v: Hash = None) -> Response:
    """What a client needs to speak of a game, as a Fluent catalogue; in English what the language lacks.

    By the address that `/api/games` names it may be kept for ever.
    """
    return catalogue(request, game, lang, v)


def catalogue(request: Request, game: str, lang: str, v: str | None) -> Response:
    if lang not in LANGUAGES:
        raise Refusal("not-found")
    content = brought.texts_of(game, lang).encode()
    headers = brought.caching(content, v)
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/api/rules/{game}/{lang}", tags=FACTS)
async def rules(game: str, lang: str) -> Response:
    """The rules of a game as Markdown, with an anchor for each rule."""
    if lang not in LANGUAGES:
        raise Refusal("not-found")
    found = patolli.texts(brought.known_game(game).name, lang).rules()
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
