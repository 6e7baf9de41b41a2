"""The pages: the built client with its single page for all addresses, and a page that lists the API."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from patolli.server import brought
from patolli.server.callers import Here
from patolli.server.docs_page import docs_page
from patolli.server.errors import Refusal
from patolli.server.gate import language
from patolli.server.kept import FOREVER, caching, hash_of
from patolli.server.page_head import head_of

STATIC = Path(__file__).parent / "static"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.(js|css|svg|png|woff2|webp|jpg|json|mjs)$")

NOT_BUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Patolli</title></head><body>
<h1>Patolli</h1><p>The server runs, but the browser client is not built yet.
In the folder of the project, run</p>
<pre>make web</pre>
<p>and reload this page. The <a href="/api/docs">API</a> works without it.</p></body></html>"""

router = APIRouter(include_in_schema=False)


def file_of(path: str) -> Path | None:
    """A file of the built client; nothing outside its folder."""
    try:
        found = (STATIC / path).resolve()
        return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # nothing on a disk has such a name
        return None


def packed(found: Path, request: Request, cache: str) -> FileResponse:
    """The file, or the compressed copy that the build put beside it, as the browser likes."""
    liked = request.headers.get("accept-encoding", "")
    kind = mimetypes.guess_type(found.name)[0]
    for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
        copy = found.with_name(found.name + ending)
        if encoding in liked and copy.is_file():
            headers = {"cache-control": cache, "content-encoding": encoding, "vary": "accept-encoding"}
            return FileResponse(copy, media_type=kind, headers=headers)
    return FileResponse(found, headers={"cache-control": cache, "vary": "accept-encoding"})


@router.get("/api/docs")
async def docs(request: Request) -> HTMLResponse:
    return HTMLResponse(docs_page(request.app.openapi()))


@router.api_route("/api/{rest:path}", methods=["GET", "HEAD"])
async def no_such_api(rest: str) -> Response:
    raise Refusal("not-found")


@router.api_route("/games/{game}/{path:path}", methods=["GET", "HEAD"])
async def file_of_a_game(game: str, path: str, v: str = "") -> Response:
    """What a game brings for the browser: its board, its picture, and what these need."""
    found = brought.file_of(game, path)
    if found is None:
        raise Refusal("no-page")
    return FileResponse(found, headers=caching(hash_of(found.read_bytes()), v))


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request, server: Here) -> Response:
    """A built file, or the one page that draws every address of the client."""
    found = file_of(path)
    if found is not None:
        cache = FOREVER if HASHED.search(found.name) else "no-cache"
        return packed(found, request, cache)
    if "." in path.rsplit("/", 1)[-1]:
        raise Refusal("no-page")
    index = file_of("index.html")
    if index is None:
        return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-cache"})
    lang = language(request.scope)
    head = await head_of(server, path, lang)
    filled = head.into(index.read_text(encoding="utf-8"), str(request.base_url).rstrip("/"), lang)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(filled, status_code=404 if head.lost else 200, headers=headers)
