"""What every request passes: limits, the check of its origin, safe headers, and a line in the log.

Plain ASGI, because it also guards WebSockets, and so that no exception leaves as a stack trace.
"""

from __future__ import annotations

import contextlib
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from patolli.core.text import LANGUAGES
from patolli.server.errors import Refusal, best_language
from patolli.server.limits import Buckets, place_of
from patolli.server.metrics import Metrics
from patolli.server.settings import Settings
from patolli.server.wire.json import encode

log = logging.getLogger("patolli.server")

SAFE = ("GET", "HEAD", "OPTIONS")
# A browser shows only these as pages of their own; what is no page can do nothing and needs no long policy.
PAGES = ("text/html", "image/svg+xml")
PAGE_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OTHER_HEADERS = {"content-security-policy": "default-src 'none'; frame-ancestors 'none'"}
ALL_HEADERS = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
HTTPS_ONLY = {"strict-transport-security": f"max-age={2 * 365 * 24 * 3600}"}


def asked_language(scope: Scope) -> str | None:
    """The language that the query asks for."""
    for part in scope.get("query_string", b"").split(b"&"):
        if part.startswith(b"lang="):
            lang: str = part[5:].decode("latin-1")
            if lang in LANGUAGES:
                return lang
    return None


def language(scope: Scope, person: str | None = None) -> str:
    """The query's, the person's, the browser's language, in this order."""
    return asked_language(scope) or person or best_language(Headers(scope=scope).get("accept-language", ""))


def same_origin(headers: Headers, others: tuple[str, ...]) -> bool:
    """Does the request come from our own pages, or not from a browser at all?"""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return urlsplit(origin).netloc == headers.get("host") or origin in others


def answer(refusal: Refusal, lang: str) -> tuple[bytes, dict[str, str]]:
    extra = {"retry-after": str(refusal.retry_after)} if refusal.retry_after else {}
    return encode(refusal.tell(lang)), extra


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.requests = Buckets(settings.limits.requests)
        self.headers = {**ALL_HEADERS, **(HTTPS_ONLY if settings.secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        limits = self.settings.limits
        size = sum(len(name) + len(value) + 4 for name, value in scope["headers"])
        size += len(scope.get("raw_path") or b"") + len(scope["query_string"])
        if len(scope["headers"]) > limits.headers or size > limits.head:
            raise Refusal("head-too-large")
        self.requests.take_now(place_of((scope.get("client") or ("?",))[0]))
        safe = scope["type"] == "http" and scope["method"] in SAFE
        if not safe and not same_origin(Headers(scope=scope), self.settings.origins):
            raise Refusal("foreign-origin")

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.error).inc()
            await receive()
            await send({"type": "websocket.close", "code": 4429 if refusal.status == 429 else 4403})
            return
        try:
            await self.app(scope, receive, send)
        except Refusal:
            with contextlib.suppress(RuntimeError):
                await send({"type": "websocket.close", "code": 1013})  # come back in a moment

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        started = False

        async def guarded_send(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                started = True
                status = message["status"]
                headers = MutableHeaders(scope=message)
                page = headers.get("content-type", "").startswith(PAGES)
                for name, value in (self.headers | (PAGE_HEADERS if page else OTHER_HEADERS)).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope)
            limit = self.settings.limits.body
            if scope["path"] == "/api/records":
                limit = self.settings.limits.record
            await self.app(scope, self._bounded(scope, receive, limit), guarded_send)
        except Refusal as refusal:
            if not started:
                await respond(guarded_send, refusal, language(scope))
        except Exception:
            log.exception("a request failed", extra={"route": route_of(scope)})
            if not started:
                await respond(guarded_send, Refusal("our-fault"), language(scope))
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _bounded(self, scope: Scope, receive: Receive, limit: int) -> Receive:
        """A body is read up to its limit and no further."""
        length = Headers(scope=scope).get("content-length", "")
        if length.isdigit() and int(length[:20]) > limit:
            raise Refusal("too-large")
        size = 0

        async def bounded() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > limit:
                    raise Refusal("too-large")
            return message

        return bounded

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_of(scope)
        self.metrics.requests.labels(route, scope["method"], str(status)).inc()
        self.metrics.request_seconds.observe(seconds)
        facts: dict[str, Any] = {"route": route, "method": scope["method"], "status": status}
        log.info("request", extra={**facts, "ms": round(seconds * 1000, 1)})


def route_of(scope: Scope) -> str:
    """The pattern of the address, not the address: ids of private tables are invitations."""
    return str(getattr(scope.get("route"), "path", "other"))


async def respond(send: Send, refusal: Refusal, lang: str) -> None:
    body, extra = answer(refusal, lang)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in extra.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
