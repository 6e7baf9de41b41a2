"""Every door of the description, tried by its owner, by somebody else, by a bot account, and by nobody.

The table says what each of them is answered: who may what, at a glance.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server import contract
from tests.server.people import ServerProcess, Someone

ROLES = ("owner", "other", "bot", "nobody")
ALL = (200, 200, 200, 200)
KNOWN = (200, 200, 200, 401)  # whoever has a name
OWN = (204, 404, 404, 401)  # what is somebody's own does not exist for others
RECORD: dict[str, Any] = {
    "format": 1,
    "game": "fingers",
    "rules": 1,
    "seats": 2,
    "options": {},
    "seed": 1,
    "moves": [],
}
START = {"kind": "new", "game": "fingers", "seats": 2, "seed": "1"}
SEATS = [{"kind": "me"}, {"kind": "open"}]

# The door; at which table of the owner: one that is open, running (with a phrase still tentative), over, or
# was brought; what is sent; what owner, other, bot and nobody are answered.
MAY: list[tuple[str, str, str, dict[str, Any] | None, tuple[int, int, int, int]]] = [
    ("get", "/api/games", "", None, ALL),
    ("get", "/api/bots", "", None, ALL),
    ("get", "/api/version", "", None, ALL),
    ("get", "/api/texts/{lang}", "", None, ALL),
    ("get", "/api/texts/{lang}/{game}", "", None, ALL),
    ("get", "/api/rules/{game}/{lang}", "", None, ALL),
    ("get", "/api/lessons/{game}", "", None, ALL),
    ("post", "/api/lessons/{game}/{lesson}", "", {"read": True}, ALL),
    ("post", "/api/lessons/{game}/{lesson}/why", "", {"trail": [], "phrase": "enter"}, ALL),
    ("post", "/api/lessons/{game}/{lesson}/prices", "", {"trail": [], "phrases": ["move g7"]}, ALL),
    ("get", "/healthz", "", None, ALL),
    ("get", "/metrics", "", None, ALL),
    ("post", "/api/me", "", {"name": "Eva"}, (201, 201, 201, 201)),
    ("get", "/api/me", "", None, KNOWN),
    ("patch", "/api/me", "", {"language": "pl"}, KNOWN),
    ("put", "/api/me/password", "", {"password": "correct horse"}, (200, 200, 409, 401)),
    ("post", "/api/login", "", {"name": "Owner", "password": "wrong horse"}, (401, 401, 401, 401)),
    ("post", "/api/logout", "", None, (204, 204, 204, 204)),
    ("get", "/api/me/logins", "", None, KNOWN),
    ("delete", "/api/me/logins", "", None, (204, 204, 204, 401)),
    ("delete", "/api/me/logins/{login}", "", None, OWN),
    ("get", "/api/me/data", "", None, KNOWN),
    ("post", "/api/me/delete", "", {}, (204, 204, 409, 401)),
    ("get", "/api/me/bots", "", None, KNOWN),
    ("post", "/api/me/bots", "", {"name": "Maize"}, (201, 201, 409, 401)),
    ("delete", "/api/me/bots/{bot}", "", None, OWN),
    ("get", "/api/me/muted", "", None, KNOWN),
    ("put", "/api/me/muted/{person}", "", None, (204, 204, 204, 401)),
    ("delete", "/api/me/muted/{person}", "", None, (204, 204, 204, 401)),
    ("get", "/api/me/tables", "", None, KNOWN),
    ("get", "/api/tables", "", None, ALL),
    ("post", "/api/tables", "", {"game": "fingers", "seats": SEATS}, (201, 201, 201, 401)),
    ("post", "/api/records", "", RECORD, (201, 201, 201, 401)),
    # Boards of no table, and studies: who keeps one may change it, whoever has the link may read it.
    ("post", "/api/board", "", {"root": START}, ALL),
    (
        "post",
        "/api/board",
        "running",
        {"root": {"kind": "table", "table": "{table_id}", "at": 0}},
        (403, 403, 403, 403),
    ),
    ("post", "/api/board", "played", {"root": {"kind": "table", "table": "{table_id}", "at": 0}}, ALL),
    ("post", "/api/board/position", "", {"root": START}, ALL),
    ("post", "/api/board/why", "", {"root": START, "seat": 0, "phrase": "left 1"}, ALL),
    ("post", "/api/board/prices", "", {"root": START, "seat": 0, "phrases": ["left 1"]}, ALL),
    ("post", "/api/board/outlook", "", {"root": START, "seat": 0}, KNOWN),
    ("get", "/api/me/studies", "", None, KNOWN),
    ("post", "/api/studies", "", {"name": "x", "root": START}, (201, 201, 201, 401)),
    ("get", "/api/studies/{study}", "", None, ALL),
    ("put", "/api/studies/{study}", "", {"version": 0, "name": "y", "nodes": []}, (200, 403, 403, 401)),
    ("delete", "/api/studies/{study}", "", None, (204, 403, 403, 401)),
    # Whoever has the link may look.
    ("get", "/api/tables/{table_id}", "running", None, ALL),
    ("get", "/api/tables/{table_id}/chat", "running", None, ALL),
    ("get", "/api/tables/{table_id}/record", "running", None, ALL),
    ("get", "/api/tables/{table_id}/replay", "running", None, ALL),
    ("get", "/api/tables/{table_id}/replay?seat=0", "running", None, (200, 403, 403, 403)),
    ("get", "/api/tables/{table_id}/replay?seat=0", "over", None, ALL),
    ("get", "/api/tables/{table_id}/chart", "running", None, ALL),
    # Nobody sees what a running game is worth; of a finished one everybody does who has the link.
    ("get", "/api/tables/{table_id}/analysis", "running", None, (403, 403, 403, 403)),
    ("post", "/api/tables/{table_id}/analysis", "running", {}, (403, 403, 403, 401)),
    ("get", "/api/tables/{table_id}/analysis", "played", None, ALL),
    ("post", "/api/tables/{table_id}/analysis", "played", {}, KNOWN),
    # The host decides; everybody may sit down.
    ("put", "/api/tables/{table_id}/seats/{seat}", "open", {"kind": "open"}, (200, 403, 403, 401)),
    ("post", "/api/tables/{table_id}/join", "open", {}, (409, 200, 200, 401)),
    ("post", "/api/tables/{table_id}/leave", "open", None, (200, 403, 403, 401)),
    ("post", "/api/tables/{table_id}/start", "full", None, (200, 403, 403, 401)),
    ("post", "/api/tables/{table_id}/cancel", "open", None, (200, 403, 403, 401)),
    ("delete", "/api/tables/{table_id}", "brought", None, (204, 403, 403, 401)),
    ("delete", "/api/tables/{table_id}", "over", None, (409, 403, 403, 401)),
    # Only who sits there may speak for a seat.
    ("post", "/api/tables/{table_id}/resign", "running", {"seat": 0}, (200, 403, 403, 401)),
    ("post", "/api/tables/{table_id}/abandon", "running", None, (409, 403, 403, 401)),
    ("post", "/api/tables/{table_id}/abandon", "bots", None, (200, 403, 403, 401)),
    ("post", "/api/tables/{table_id}/replace", "running", {"seat": 1}, (200, 403, 403, 401)),
    ("post", "/api/tables/{table_id}/rematch", "over", None, (200, 403, 403, 401)),
    (
        "post",
        "/api/tables/{table_id}/play",
        "running",
        {"id": "x", "seat": 0, "number": 1, "phrase": "right 1"},
        (200, 403, 403, 401),
    ),
    (
        "post",
        "/api/tables/{table_id}/undo",
        "running",
        {"id": "x", "seat": 0, "number": 1},
        (200, 403, 403, 401),
    ),
    (
        "post",
        "/api/tables/{table_id}/why",
        "running",
        {"id": "x", "seat": 0, "phrase": "right 1"},
        (200, 403, 403, 401),
    ),
    (
        "post",
        "/api/tables/{table_id}/prices",
        "running",
        {"id": "x", "seat": 0, "phrases": ["right 1"]},
        (200, 403, 403, 401),
    ),
    ("post", "/api/tables/{table_id}/hint", "running", {"id": "x", "seat": 0}, (200, 403, 403, 401)),
    ("post", "/api/tables/{table_id}/chat", "running", {"id": "x", "text": "hello"}, (200, 403, 403, 401)),
]


class Scene:
    """The owner's things, and the four who try."""

    def __init__(self, server: ServerProcess, at: str) -> None:
        self.server = server
        owner, other, self.friend = server.guest("Owner"), server.guest("Other"), server.guest("Friend")
        bots = other.post("/api/me/bots", 201, name="Bot")
        self.people = {
            "owner": owner,
            "other": other,
            "bot": Someone(server.address, bots["token"]),
            "nobody": Someone(server.address),
        }
        self.things = {
            "lang": "pl",
            "game": "patolli",
            "lesson": "first",
            "seat": "1",
            "person": self.friend.me["id"],
            "login": owner.get("/api/me/logins")[0]["id"],
            "bot": owner.post("/api/me/bots", 201, name="Own")["id"] if at == "" else "",
            "study": owner.post("/api/studies", 201, name="x", root=START)["id"] if at == "" else "",
            "table_id": self.table(owner, at) if at else "",
        }

    def table(self, owner: Someone, at: str) -> str:
        if at == "brought":
            return str(owner.post("/api/records", 201, **RECORD)["id"])
        if at == "played":
            moves = [[0, "left 1"], [0, "right 1"]]
            return str(owner.post("/api/records", 201, **{**RECORD, "moves": moves})["id"])
        if at == "bots":
            return str(owner.table("mexica", "serpent serpent")["table"]["id"])
        table = str(owner.table("fingers", "me open", hints=True)["table"]["id"])
        if at in ("full", "running", "over"):
            self.friend.post(f"/api/tables/{table}/join")
        if at in ("running", "over"):
            owner.post(f"/api/tables/{table}/start")
        if at == "running":
            owner.post(f"/api/tables/{table}/play", id="1", seat=0, number=0, phrase="left 1")
        if at == "over":
            owner.post(f"/api/tables/{table}/resign", seat=0)
        return table


def test_the_table_names_every_door() -> None:
    named = {(path.partition("?")[0], method) for method, path, *_ in MAY}
    assert named == set(contract.DOORS)


@pytest.mark.parametrize(
    ("method", "path", "at", "body", "answers"), MAY, ids=[f"{m} {p} {at}" for m, p, at, *_ in MAY]
)
def test_who_may_what(
    server: ServerProcess,
    method: str,
    path: str,
    at: str,
    body: dict[str, Any] | None,
    answers: tuple[int, int, int, int],
) -> None:
    found = []
    for role in ROLES:
        scene = Scene(server, at)
        sent = json.loads(json.dumps(body).replace("{table_id}", scene.things["table_id"]))
        response = scene.people[role].http.request(method, path.format(**scene.things), json=sent)
        contract.check_answer(response)
        found.append(response.status_code)
    assert tuple(found) == answers
