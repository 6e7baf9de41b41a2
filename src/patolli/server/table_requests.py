"""What can be done at a table, for WebSocket and HTTP alike: a message comes in, one answer goes out."""

from __future__ import annotations

from typing import Any

from patolli.server import requests, tables
from patolli.server.errors import Illegal, Refusal
from patolli.server.opponents import ADVISER, check_level
from patolli.server.room import Room
from patolli.server.rows import Person
from patolli.server.running import RunningServer

Answer = dict[str, Any]


async def play(server: RunningServer, room: Room, person: Person, wish: requests.Play) -> Answer:
    number, tentative = await server.hub.play(room, person, wish.seat, wish.number, wish.phrase, wish.id)
    return {"type": "done", "id": wish.id, "number": number, "tentative": tentative}


async def undo(server: RunningServer, room: Room, person: Person, wish: requests.Undo) -> Answer:
    number = await server.hub.undo(room, person, wish.seat, wish.number, wish.all)
    return {"type": "done", "id": wish.id, "number": number}


def why(server: RunningServer, room: Room, person: Person, wish: requests.Ask, lang: str) -> Answer:
    """Why is this phrase not possible? The broken rule, in the asker's language."""
    answer = {"type": "why", "id": wish.id}
    try:
        server.hub.why(room, person, wish.seat, wish.phrase)
    except Illegal as illegal:
        told = illegal.tell(lang)
        del told["error"]
        return {**answer, "legal": False, **told}
    return {**answer, "legal": True, "rule": None, "reason": None, "facts": {}, "text": ""}


def preview(server: RunningServer, room: Room, person: Person, wish: requests.Ask) -> Answer:
    """What a legal phrase would cost and do, as the game tells it before it is decided."""
    action = server.hub.why(room, person, wish.seat, wish.phrase)
    assert room.play is not None
    state = room.play.seen_by(wish.seat)
    return {"type": "preview", "id": wish.id, "preview": state.game.preview(state, wish.seat, action)}


async def hint(server: RunningServer, room: Room, person: Person, wish: requests.Hint) -> Answer:
    """What a bot would say here; only where nobody else is playing, or all agreed."""
    play = server.hub.own_seat(room, person, wish.seat)
    if not tables.hints_allowed(room.table):
        raise Refusal("no-hints")
    if room.table.status != "running" or not play.seen_by(wish.seat).waits_for(wish.seat):
        raise Refusal("wrong-moment")
    level = check_level(wish.level or ADVISER)
    server.thoughts.take(person.id)
    return {"type": "hint", "id": wish.id, "phrase": await server.bots.ask(room, wish.seat, level)}


async def chat(server: RunningServer, room: Room, person: Person, wish: requests.Say) -> Answer:
    if not room.table.chat:
        raise Refusal("chat-off")
    if person.id not in room.table.persons():
        raise Refusal("not-seated")
    server.chatter.take(person.id)
    await server.hub.chat(room, person, wish.text)
    return {"type": "done", "id": wish.id}
