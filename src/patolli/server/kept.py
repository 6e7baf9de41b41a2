"""What does not change while the server runs: packed once, and never sent to the same browser twice.

An address that ends in the hash (`?v=4f1c…`) may be kept for ever; by any other one the browser asks again,
and hears that nothing has changed.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"


def hash_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def caching(found: str, asked: str | None) -> dict[str, str]:
    """The headers for a content with this hash that was asked for by that one, or by none."""
    return {
        "etag": f'W/"{found}"',  # weak: the same content may be packed or not
        "cache-control": FOREVER if asked == found else "no-cache",
        "vary": "accept-encoding",
    }


def unchanged(request: Request, headers: dict[str, str]) -> bool:
    """Does the browser have it already?"""
    return headers["etag"].removeprefix("W/") in request.headers.get("if-none-match", "")


@dataclass(frozen=True)
class Kept:
    content: bytes
    packed: bytes
    hash: str

    @classmethod
    def of(cls, content: bytes) -> Kept:
        return cls(content, gzip.compress(content, 9, mtime=0), hash_of(content))

    def answer(self, request: Request, media: str, asked: str | None = None) -> Response:
        headers = caching(self.hash, asked)
        if unchanged(request, headers):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=media, headers={**headers, "content-encoding": "gzip"})
        return Response(self.content, media_type=media, headers=headers)
