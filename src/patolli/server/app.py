"""The application: doors, gate and server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

import patolli
from patolli.server import (
    api_analysis,
    api_boards,
    api_facts,
    api_lessons,
    api_people,
    api_records,
    api_tables,
    description,
    live,
    pages,
)
from patolli.server.callers import find_caller
from patolli.server.clock import Clock
from patolli.server.errors import Refusal
from patolli.server.gate import Gate, answer, language
from patolli.server.metrics import Metrics
from patolli.server.running import RunningServer
from patolli.server.settings import Settings
from patolli.server.wire.words import Error

ABOUT = (
    "Tables for the games of ancient Mesoamerica. The same messages travel over a WebSocket, see docs/api.md."
)
PACKED_FROM = 600  # bytes; what is smaller fits into one packet anyway


def make_app(settings: Settings, clock: Clock | None = None) -> ASGIApp:
    """The whole server as an ASGI application. Its data must be open: see `storage.open_data`."""
    metrics = Metrics()
    doors = make_doors(settings, metrics, clock or Clock())
    packing = GZipMiddleware(doors, minimum_size=PACKED_FROM, compresslevel=6)

    async def enter(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await live.sockets({**scope, "app": doors}, receive, send)
        else:
            await packing(scope, receive, send)

    return Gate(enter, settings, metrics)


def describe() -> dict[str, Any]:
    """The OpenAPI description, without running anything."""
    return make_doors(Settings(), Metrics(), Clock()).openapi()


HOUSES = (
    api_facts.doors,
    api_facts.running_it,
    api_lessons.doors,
    api_people.doors,
    api_tables.doors,
    api_records.doors,
    api_analysis.doors,
    api_boards.doors,
)
STATUS_NAMES: dict[int, Error] = {404: "not-found", 405: "no-method"}


def make_doors(settings: Settings, metrics: Metrics, clock: Clock) -> FastAPI:

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        server = app.state.server = RunningServer(settings, clock, metrics)
        await server.open()
        yield
        await server.close()

    app = FastAPI(
        title="Patolli",
        version=patolli.__version__,
        description=ABOUT,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )

    async def refuse(request: Request, refusal: Refusal) -> Response:
        metrics.refusals.labels(refusal.error).inc()
        body, extra = answer(refusal, language(request.scope, await language_of(request)))
        return Response(body, refusal.status, extra, media_type="application/json")

    @app.exception_handler(Refusal)
    async def refused(request: Request, error: Refusal) -> Response:
        return await refuse(request, error)

    @app.exception_handler(RequestValidationError)
    async def bad_fields(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return await refuse(request, Refusal("bad-fields", where=where, problem=str(first["msg"])))

    @app.exception_handler(Exception)
    async def our_fault(request: Request, error: Exception) -> Response:
        return await refuse(request, Refusal("our-fault"))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        name = STATUS_NAMES.get(error.status_code, "bad-message")
        return await refuse(request, Refusal(name, problem=str(error.detail)))

    for router in (*(house.router for house in HOUSES), pages.router):
        app.include_router(router)
    app.openapi = cache(lambda: description.describe(app, HOUSES))  # type: ignore[method-assign]
    return app


async def language_of(request: Request) -> str | None:
    """The language of whoever asked, for a refusal that came before we looked who it is."""
    try:
        caller = await find_caller(request)
    except Refusal:
        return None
    return caller.person.language if caller.person else None
