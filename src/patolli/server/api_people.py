"""The doors for people: who I am, my logins, my bot accounts, whom I mute."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from patolli.server import requests, store
from patolli.server.callers import Anyone, Here, Me, reply
from patolli.server.errors import Refusal, best_language
from patolli.server.room import show_table
from patolli.server.running import RunningServer
from patolli.server.security import COOKIE

router = APIRouter(prefix="/api", tags=["people"])
YEAR = 365 * 24 * 3600


def with_cookie(server: RunningServer, request: Request, response: Response, secret: str) -> Response:
    secure = server.settings.secure or request.url.scheme == "https"
    response.set_cookie(
        COOKIE,
        secret,
        max_age=2 * YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    return response


def label_of(request: Request) -> str:
    """The kind of browser, so that people recognise their logins."""
    agent = request.headers.get("user-agent", "")
    for name in ("Edg", "OPR", "Firefox", "Chrome", "Safari"):
        if name in agent:
            return {"Edg": "Edge", "OPR": "Opera"}.get(name, name)
    return "".join(letter for letter in agent[:30] if letter.isprintable()) or "?"


@router.post("/me", status_code=201)
async def become_guest(body: requests.NewGuest, request: Request, server: Here, caller: Anyone) -> Response:
    """Become a guest: only a name is needed. The answer sets the cookie that identifies this browser."""
    server.new_guests.take(caller.address)
    language = body.language or best_language(request.headers.get("accept-language", ""))
    person, secret = await server.people.guest(body.name, language, label_of(request))
    return with_cookie(server, request, reply(person.me(), 201), secret)


@router.get("/me")
async def who_am_i(me: Me) -> Response:
    """Who I am; 401 if nobody yet."""
    return reply(me.me())


@router.patch("/me")
async def change_me(body: requests.ChangeMe, server: Here, me: Me) -> Response:
    """Change my name or my language."""
    return reply((await server.people.rename(me, body.name, body.language)).me())


@router.put("/me/password")
async def set_password(body: requests.NewPassword, server: Here, caller: Anyone, me: Me) -> Response:
    """Turn the guest into an account that can be used on other devices, or change its password."""
    server.attempts.take(caller.address)
    return reply((await server.people.set_password(me, body.password, body.current)).me())


@router.post("/login")
async def log_in(body: requests.LogIn, request: Request, server: Here, caller: Anyone) -> Response:
    """Log in to an account on this device."""
    server.attempts.take(caller.address)
    person, secret = await server.people.log_in(body.name, body.password, label_of(request))
    return with_cookie(server, request, reply(person.me()), secret)


@router.post("/logout", status_code=204)
async def log_out(server: Here, caller: Anyone) -> Response:
    """End this login."""
    if caller.person and caller.login:
        await server.people.end_login(caller.person, caller.login.id)
        server.end_logins([caller.login.id])
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/me/logins")
async def my_logins(server: Here, caller: Anyone, me: Me) -> Response:
    """Where I am logged in."""
    here = caller.login.id if caller.login else None
    return reply(
        [
            {"id": x.id, "label": x.label, "created": x.created, "seen": x.seen, "current": x.id == here}
            for x in await server.people.logins(me)
        ]
    )


@router.delete("/me/logins/{login}", status_code=204)
async def end_login(login: str, server: Here, me: Me) -> Response:
    """End one of my logins."""
    await server.people.end_login(me, plain(login))
    server.end_logins([login])
    return Response(status_code=204)


@router.get("/me/bots")
async def my_bots(server: Here, me: Me) -> Response:
    """My bot accounts."""
    return reply([bot.me() for bot in await server.people.bots(me)])


@router.post("/me/bots", status_code=201)
async def add_bot(body: requests.NewBot, server: Here, me: Me) -> Response:
    """A new bot account. Its token is shown this once."""
    bot, token = await server.people.add_bot(me, body.name)
    return reply({**bot.me(), "token": token}, 201)


@router.delete("/me/bots/{bot}", status_code=204)
async def remove_bot(bot: str, server: Here, me: Me) -> Response:
    """Make the token of a bot account worthless."""
    for login in await server.people.remove_bot(me, plain(bot)):
        server.end_logins([login])
    return Response(status_code=204)


@router.get("/me/muted")
async def whom_i_mute(server: Here, me: Me) -> Response:
    """Whose chat I do not see."""
    return reply(await server.people.muted(me))


@router.put("/me/muted/{person}", status_code=204)
async def mute(person: str, server: Here, me: Me) -> Response:
    """See no more chat of this person."""
    await server.people.mute(me, plain(person), True)
    server.muted.setdefault(me.id, set()).add(person)
    return Response(status_code=204)


@router.delete("/me/muted/{person}", status_code=204)
async def unmute(person: str, server: Here, me: Me) -> Response:
    """See the chat of this person again."""
    await server.people.mute(me, plain(person), False)
    server.muted.setdefault(me.id, set()).discard(person)
    return Response(status_code=204)


@router.get("/me/tables")
async def my_tables(server: Here, me: Me) -> Response:
    """My tables; those that wait for me come first."""
    found = await server.database.read(lambda c: store.tables_of(c, me.id))
    now = server.clock.now()
    shown = [show_table(table, number, me.id, now) for table, number in found]
    shown.sort(key=lambda table: not any(seat["mine"] and seat["waiting"] for seat in table["seats"]))
    return reply(shown)


def plain(name: str) -> str:
    """An id from an address; anything strange in it means that there is no such thing."""
    if len(name) > 40 or not name.isascii() or not name.replace("_", "a").replace("-", "a").isalnum():
        raise Refusal("not-found")
    return name
