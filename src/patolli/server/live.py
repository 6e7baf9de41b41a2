"""The live table: a WebSocket that tells what happens, and takes what a player says.

What a socket is owed is not queued: when something changed, the sender looks at the table and sends the state
with the moves that are new to this socket. A slow client gets fewer and larger messages, never a backlog.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

from msgspec import structs
from starlette.routing import Router, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from patolli.server import table_requests
from patolli.server.api_tables import muted_by
from patolli.server.callers import Caller, find_caller, plain, server_of
from patolli.server.errors import Refusal
from patolli.server.limits import Bucket
from patolli.server.room import Room
from patolli.server.running import RunningServer
from patolli.server.wire import socket as messages
from patolli.server.wire.json import Unreadable, encode

log = logging.getLogger("patolli.server")

BACKLOG = 200  # answers and chat lines that may wait for a slow client
PATIENCE = 20  # unreadable messages before we hang up

UNREADABLE, LOGIN_ENDED, NO_TABLE, TOO_MANY, TOO_LARGE = 4400, 4401, 4404, 4429, 1009
REFUSALS = {"not-found": NO_TABLE, "busy": 1013, "cannot-open": 4409}


class Socket:
    """One open connection to one table."""

    def __init__(
        self,
        server: RunningServer,
        websocket: WebSocket,
        room: Room,
        caller: Caller,
        start: int,
        printed: str,
    ) -> None:
        self.server = server
        self.websocket = websocket
        self.room = room
        self.caller = caller
        self.person = caller.person.id if caller.person else None
        self.login = caller.login.id if caller.login else None
        self.seen = start  # the number of the first move that this socket does not know
        self.printed = printed  # the hash of what is printed, once it knows that
        self.outbox: deque[bytes] = deque()
        self.due = True  # a state is due
        self.playing = False  # a phrase is being played: its answer comes before the state
        self.close_code: int | None = None
        self.work = asyncio.Event()
        self.work.set()
        self.rate = Bucket(server.limits.messages)
        self.unreadable = 0

    # What others call.

    def wake(self) -> None:
        self.due = True
        self.work.set()

    def tell(self, message: messages.ServerMessage) -> None:
        muted = self.server.muted.get(self.person or "", ())
        if isinstance(message, messages.ChatNews) and message.person in muted:
            return
        if len(self.outbox) >= BACKLOG:
            self.hang_up(TOO_MANY)
        self.outbox.append(encode(message))
        self.work.set()

    def hang_up(self, code: int) -> None:
        self.close_code = code
        self.work.set()

    def end_login(self) -> None:
        self.hang_up(LOGIN_ENDED)

    # Sending.

    async def send_all(self) -> None:
        """Send whatever there is to send, until hanging up."""
        while self.close_code is None:
            await self.work.wait()
            self.work.clear()
            while self.outbox and self.close_code is None:
                await self.send(self.outbox.popleft())
            if self.due and not self.playing and self.close_code is None:
                self.due = False
                state = self.room.state(self.person, self.seen, self.server.clock.now(), self.printed)
                self.seen = state.start + len(state.moves)
                if state.printed is not None:
                    self.printed = state.printed.hash
                await self.send(encode(state))
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.websocket.close(self.close_code)

    async def send(self, message: bytes) -> None:
        await self.websocket.send({"type": "websocket.send", "text": message.decode()})

    # Receiving.

    async def receive_all(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or b""
            if len(text) > self.server.limits.message:
                self.hang_up(TOO_LARGE)
                return
            if self.rate.take():
                self.hang_up(TOO_MANY)
                return
            await self.answer(text)
            if self.unreadable > PATIENCE:
                self.hang_up(UNREADABLE)
                return

    async def answer(self, text: str | bytes) -> None:
        """Exactly one answer for each message."""
        asked: str | None = None
        try:
            message = self.read(text)
            asked = message.id
            self.playing = isinstance(message, messages.PlayMessage | messages.UndoMessage)
            self.tell(await self.do(message))
        except Refusal as refusal:
            self.server.metrics.refusals.labels(refusal.error).inc()
            self.refuse(asked, refusal)
            if refusal.error == "stale":
                self.wake()
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a message failed", extra={"table": self.room.table.id[:6]})
            self.refuse(asked, Refusal("our-fault"))
        finally:
            self.playing = False
            self.work.set()

    def read(self, text: str | bytes) -> messages.ClientMessage:
        try:
            return messages.read(text)
        except Unreadable as error:
            self.unreadable += 1
            raise Refusal("bad-message", problem=str(error)) from None

    def refuse(self, asked: str | None, refusal: Refusal) -> None:
        self.tell(messages.RefusedMessage(**structs.asdict(refusal.tell(self.caller.lang)), id=asked))

    async def do(self, message: messages.ClientMessage) -> messages.ServerMessage:
        server, room, person = self.server, self.room, self.caller.person
        if isinstance(message, messages.PingMessage):
            return messages.Pong(message.id, server.clock.now())
        if person is None:
            raise Refusal("who-are-you")
        match message:
            case messages.PlayMessage():
                return await table_requests.play(server, room, person, message)
            case messages.UndoMessage():
                return await table_requests.undo(server, room, person, message)
            case messages.WhyMessage():
                return table_requests.why(server, room, person, message, self.caller.lang)
            case messages.PricesMessage():
                return table_requests.prices(server, room, person, message)
            case messages.HintMessage():
                return await table_requests.hint(server, room, person, message, self.caller.lang)
            case messages.ChatMessage():
                return await table_requests.chat(server, room, person, message)


async def live(websocket: WebSocket) -> None:
    server = server_of(websocket)
    start = websocket.query_params.get("from", "0")
    printed = websocket.query_params.get("printed", "")
    caller = await find_caller(websocket)
    await websocket.accept()
    try:
        room = await server.hub.room(plain(websocket.path_params["table_id"]))
    except Refusal as refusal:
        return await websocket.close(REFUSALS.get(refusal.error, NO_TABLE))
    if not start.isdecimal() or len(start) > 7:
        return await websocket.close(UNREADABLE)
    who = caller.person.id if caller.person else caller.address
    if not server.sockets.take(who):
        return await websocket.close(TOO_MANY)
    try:
        if server.sockets.taken[who] + await server.sockets_elsewhere(who) > server.limits.sockets:
            return await websocket.close(TOO_MANY)
        if caller.person is not None:
            server.muted[who] = await muted_by(server, caller)
        await serve(server, room, Socket(server, websocket, room, caller, int(start), printed))
    finally:
        if not server.sockets.give_back(who):
            server.muted.pop(who, None)
    return None


# Not a route of FastAPI: an open socket keeps alive every layer that it came through, and there are many.
sockets = Router([WebSocketRoute("/api/tables/{table_id}/live", live)])


async def serve(server: RunningServer, room: Room, socket: Socket) -> None:
    room.watchers.add(socket)
    server.live.add(socket)
    server.metrics.sockets.inc()
    stir(server, room, socket)
    sender = asyncio.create_task(socket.send_all())
    receiver = asyncio.create_task(socket.receive_all())
    try:
        done, _ = await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        if receiver in done and socket.close_code is not None:
            await asyncio.wait({sender}, timeout=5)
    finally:
        for task in (sender, receiver):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        room.watchers.discard(socket)
        server.live.discard(socket)
        server.metrics.sockets.dec()
        stir(server, room, socket)
        if socket.websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
                await socket.websocket.close(1001)


def stir(server: RunningServer, room: Room, socket: Socket) -> None:
    """Somebody came or went."""
    tell_presence(room, but=socket)
    for listener in server.hub.when_here_changed:
        listener(room)


def tell_presence(room: Room, but: Socket | None = None) -> None:
    message = room.here()
    for watcher in list(room.watchers):
        if watcher is not but:
            watcher.tell(message)
