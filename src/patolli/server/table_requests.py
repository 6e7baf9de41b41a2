"""What a player asks at a table, over WebSocket and HTTP alike: a request comes in, one answer goes out."""

from __future__ import annotations

from typing import cast

from patolli.learning.hints import because
from patolli.server import tables
from patolli.server.errors import Illegal, Refusal
from patolli.server.limits import TooFast
from patolli.server.opponents import ADVISER, check_level
from patolli.server.room import Room
from patolli.server.rows import Person
from patolli.server.running import RunningServer
from patolli.server.wire import requests
from patolli.server.wire.answers import Done, Hint, Preview, Prices, Reason


async def play(server: RunningServer, room: Room, person: Person, wish: requests.Play) -> Done:
    number, tentative = await server.hub.play(room, person, wish.seat, wish.number, wish.phrase, wish.id)
    return Done(wish.id, number, tentative)


async def undo(server: RunningServer, room: Room, person: Person, wish: requests.Undo) -> Done:
    return Done(wish.id, await server.hub.undo(room, person, wish.seat, wish.number, wish.all))


def why(server: RunningServer, room: Room, person: Person, wish: requests.AskWhy, lang: str) -> Reason:
    """Why is this phrase not possible? The broken rule, in the asker's language."""
    try:
        server.hub.why(room, person, wish.seat, wish.phrase)
    except Illegal as illegal:
        told = illegal.tell(lang)
        return Reason(wish.id, False, told.rule, told.reason, told.facts, told.text)
    return Reason(wish.id, True, None, None, {}, "")


def prices(server: RunningServer, room: Room, person: Person, wish: requests.AskPrices) -> Prices:
    """What each of these legal phrases would cost and do, as the game tells it before it is decided."""
    told: dict[str, Preview] = {}
    for phrase in wish.phrases:
        action = server.hub.why(room, person, wish.seat, phrase)
        assert room.play is not None
        state = room.play.seen_by(wish.seat)
        told[phrase] = cast(Preview, state.game.preview(state, wish.seat, action))
    return Prices(wish.id, told)


async def hint(server: RunningServer, room: Room, person: Person, wish: requests.AskHint, lang: str) -> Hint:
    """What a bot would say here, and why; only where nobody else is playing, or all agreed."""
    play = server.hub.own_seat(room, person, wish.seat)
    if not tables.hints_allowed(room.table):
        raise Refusal("no-hints")
    if room.table.status != "running" or not play.seen_by(wish.seat).waits_for(wish.seat):
        raise Refusal("wrong-moment")
    level = check_level(wish.level or ADVISER)
    await server.thoughts.take(person.id)
    if not server.hints.take(person.id):
        raise TooFast(1)
    try:
        phrase = await server.jobs.hint(room, wish.seat, level, person.id)
        found = await server.bots.reasons(room, wish.seat, phrase, person.id)
        return Hint(wish.id, phrase, because(found, room.table.game, lang))
    finally:
        server.hints.give_back(person.id)


async def chat(server: RunningServer, room: Room, person: Person, wish: requests.Say) -> Done:
    if not room.table.chat:
        raise Refusal("chat-off")
    if person.id not in room.table.persons():
        raise Refusal("not-seated")
    await server.chatter.take(person.id)
    await server.hub.chat(room, person, wish.text)
    return Done(wish.id)
