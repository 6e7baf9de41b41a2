"""The doors to what never changes while the server runs: games, levels, texts, rules; and its health."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import Query, Request
from prometheus_client import generate_latest
from starlette.responses import Response

import patolli
from patolli.core.registry import games as all_games
from patolli.core.text import LANGUAGES
from patolli.learning import course
from patolli.server import brought, opponents
from patolli.server.callers import Here
from patolli.server.doors import JSON, Doors
from patolli.server.errors import Refusal, server_texts
from patolli.server.kept import Kept
from patolli.server.wire.answers import BotLevel, GameFacts, Health, Option, Version
from patolli.server.wire.json import encode

doors = Doors("/api", "facts")
running_it = Doors("", "running it")

TEXT = "text/plain; charset=utf-8"
MARKDOWN = "text/markdown; charset=utf-8"
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
Hash = Annotated[str | None, Query(max_length=64)]


def game_facts(game: patolli.Game[Any]) -> GameFacts:
    texts = [patolli.texts(game.name, lang) for lang in LANGUAGES]
    return GameFacts(
        name=game.name,
        prefix=game.prefix,
        rules=game.rules_version,
        seats=list(game.seats),
        titles={one.lang: one.say("game-title") for one in texts},
        blurbs={one.lang: one.say("game-blurb") for one in texts},
        options={
            key: Option(list(option.values), option.default, option.file)
            for key, option in game.options.items()
        },
        lessons=len(course(game.name).lessons),
        texts={lang: brought.texts_address(game.name, lang) for lang in LANGUAGES},
        board=brought.file_address(game.name, brought.BOARD),
        picture=brought.file_address(game.name, brought.PICTURE),
    )


@doors.get("/games", answers=list[GameFacts], also={304: None})
async def games(request: Request) -> Response:
    """All games with their facts, and the addresses of what they bring for the browser."""
    return all_facts().answer(request, JSON)


@cache
def all_facts() -> Kept:
    return Kept.of(encode([game_facts(game) for game in all_games()[0]]))


@doors.get("/bots", answers=list[BotLevel], also={304: None})
async def levels(request: Request) -> Response:
    """The levels of the built-in bots, weakest first, and programs that this server offers besides."""
    return all_levels(tuple(opponents.blurbs().items())).answer(request, JSON)


@cache
def all_levels(offered: tuple[tuple[str, str], ...]) -> Kept:
    return Kept.of(
        encode(
            [
                BotLevel(
                    level,
                    names={lang: opponents.level_name(level, lang) for lang in LANGUAGES},
                    blurbs={lang: server_texts(lang).say(blurb) for lang in LANGUAGES},
                )
                for level, blurb in offered
            ]
        )
    )


@doors.get("/version")
async def version() -> Version:
    """The version of the server."""
    return Version(patolli.__version__)


@doors.get("/texts/{lang}", answers=str, media=TEXT, also={304: None}, refuses=["not-found"])
async def common_texts(request: Request, lang: str, v: Hash = None) -> Response:
    """What all games and the server share, as a Fluent catalogue."""
    return catalogue(request, "", lang, v)


@doors.get("/texts/{lang}/{game}", answers=str, media=TEXT, also={304: None}, refuses=["not-found"])
async def texts(request: Request, lang: str, game: str, v: Hash = None) -> Response:
    """All that a client needs to speak of a game, as a Fluent catalogue; in English what the language lacks.

    By the address that `/api/games` names it may be kept for ever.
    """
    return catalogue(request, game, lang, v)


def catalogue(request: Request, game: str, lang: str, v: str | None) -> Response:
    if lang not in LANGUAGES:
        raise Refusal("not-found")
    return brought.texts_of(game, lang).answer(request, TEXT, v)


@doors.get("/rules/{game}/{lang}", answers=str, media=MARKDOWN, also={304: None}, refuses=["not-found"])
async def rules(request: Request, game: str, lang: str) -> Response:
    """The rules of a game as Markdown, with an anchor for each rule."""
    if lang not in LANGUAGES:
        raise Refusal("not-found")
    return rules_of(brought.known_game(game).name, lang).answer(request, MARKDOWN)


@cache
def rules_of(game: str, lang: str) -> Kept:
    return Kept.of(patolli.texts(game, lang).rules().encode())


@running_it.get("/healthz", answers=Health, also={503: Health})
async def healthz(server: Here) -> Response:
    """Is the server well? It writes to its database to find out. If not, 503 and what is down."""
    down = await server.ailments()
    health = Health(False, down) if down else Health(True)
    return Response(encode(health), 503 if down else 200, media_type=JSON)


@running_it.get("/metrics", answers=str, media=PROMETHEUS)
async def metrics(server: Here) -> Response:
    """Figures for Prometheus."""
    await server.jobs.measure()
    return Response(generate_latest(server.metrics.registry), media_type=PROMETHEUS)
