"""A bot in sixty lines, over plain HTTP: any language that can fetch a URL can do this.

    python examples/bot_client.py http://127.0.0.1:8520 TOKEN [TABLE]

TOKEN is that of a bot account (`POST /api/me/bots`). Without TABLE it opens a public table of Patolli, and
plays whoever sits down. It needs nothing but Python's standard library. The protocol is told in docs/api.md.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any


class Client:
    def __init__(self, server: str, token: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, self.headers, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


def choose(view: dict[str, Any]) -> str:
    """Your idea goes here: `view["view"]` is the position, `view["legal"]` are all phrases you may say."""
    return str(random.choice(view["legal"]))


def sit_down(client: Client, table: str | None) -> str:
    if table is None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        state = client.ask("POST", "/api/tables", {"game": "patolli", "seats": seats, "public": True})
        return str(state["table"]["id"])
    client.ask("POST", f"/api/tables/{table}/join", {})
    return table


def play(client: Client, table: str) -> dict[str, Any]:
    """Play until the game is over; returns the table."""
    state = client.ask("GET", f"/api/tables/{table}")
    me = client.ask("GET", "/api/me")["id"]
    while state["table"]["status"] in ("open", "running"):
        seats = state["table"]["seats"]
        if state["table"]["status"] == "open" and state["table"]["host"] == me:
            if all(seat["kind"] != "open" for seat in seats):
                client.ask("POST", f"/api/tables/{table}/start", {})
        view = next((view for view in state["views"] if view["legal"]), None)
        if view is not None:
            phrase = choose(view)
            move = {
                "id": f"move-{view['next']}",
                "seat": view["seat"],
                "number": view["next"],
                "phrase": phrase,
            }
            try:
                client.ask("POST", f"/api/tables/{table}/play", move)
            except urllib.error.HTTPError as error:
                if error.code != 409:  # stale: somebody was faster, so look again
                    raise
        # The answer comes as soon as something happens, or it is our turn.
        state = client.ask("GET", f"/api/tables/{table}?from={state['table']['number']}&wait=20")
    return dict(state["table"])


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    player = Client(sys.argv[1].rstrip("/"), sys.argv[2])
    at = sit_down(player, sys.argv[3] if len(sys.argv) == 4 else None)
    print(f"playing at {sys.argv[1].rstrip('/')}/table/{at}", flush=True)
    print(f"over: {play(player, at)['result']}")
