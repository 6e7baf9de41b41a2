"""The doors for people: who I am, my logins, my bot accounts, whom I mute."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Query, Request, Response
from msgspec import structs

from patolli.server import lists, own_data
from patolli.server.callers import Anyone, Caller, Here, Me, plain
from patolli.server.doors import JSON, Doors
from patolli.server.errors import Refusal, best_language
from patolli.server.names import name_key
from patolli.server.renaming import rename
from patolli.server.room import show_table
from patolli.server.running import RunningServer
from patolli.server.security import COOKIE
from patolli.server.wire import answers, requests
from patolli.server.wire.json import encode
from patolli.server.wire.words import BAD_NAMES

doors = Doors("/api", "people")
YEAR = 365 * 24 * 3600

Skip = Annotated[int, Query(ge=0, le=1_000_000)]


def give_cookie(server: RunningServer, request: Request, response: Response, secret: str) -> None:
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


def label_of(request: Request) -> str:
    """The kind of browser, so that people recognise their logins."""
    agent = request.headers.get("user-agent", "")
    for name in ("Edg", "OPR", "Firefox", "Chrome", "Safari"):
        if name in agent:
            return {"Edg": "Edge", "OPR": "Opera"}.get(name, name)
    return "".join(letter for letter in agent[:30] if letter.isprintable()) or "?"


@doors.post("/me", status=201, refuses=BAD_NAMES)
async def become_guest(
    wish: requests.NewGuest, request: Request, response: Response, server: Here, caller: Anyone
) -> answers.Me:
    """Become a guest: only a name is needed. The answer sets the cookie that identifies this browser."""
    await server.new_guests.take(caller.address)
    language = wish.language or best_language(request.headers.get("accept-language", ""))
    person, secret = await server.people.guest(wish.name, language, label_of(request))
    give_cookie(server, request, response, secret)
    return person.me()


@doors.get("/me")
async def who_am_i(me: Me) -> answers.Me:
    """Who I am; 401 if nobody yet."""
    return me.me()


@doors.patch("/me", refuses=["name-taken", "name-at-table", *BAD_NAMES])
async def change_me(wish: requests.ChangeMe, server: Here, me: Me) -> answers.Me:
    """Change my name or my language. A new name is seen at once wherever I sit."""
    return (await rename(server, me, wish.name, wish.language)).me()


@doors.put(
    "/me/password",
    refuses=["name-taken", "wrong-password", "wrong-moment", "password-short", "password-common"],
)
async def set_password(wish: requests.NewPassword, server: Here, caller: Anyone, me: Me) -> answers.Me:
    """Turn the guest into an account for other devices, or change its password: all other logins end."""
    await take_attempt(server, caller, me.account or me.id)
    here = caller.login.id if caller.login else None
    changed, ended = await server.people.set_password(me, wish.password, wish.current, here)
    server.end_logins(ended)
    return changed.me()


async def take_attempt(server: RunningServer, caller: Caller, account: str) -> None:
    """Passwords cannot be tried fast, neither from one place nor from many."""
    await server.attempts.take(caller.address)
    await server.account_attempts.take(account)


@doors.post("/login", refuses=["wrong-password"])
async def log_in(
    wish: requests.LogIn, request: Request, response: Response, server: Here, caller: Anyone
) -> answers.Me:
    """Log in to an account on this device."""
    await take_attempt(server, caller, name_key(wish.name))
    person, secret = await server.people.log_in(wish.name, wish.password, label_of(request))
    give_cookie(server, request, response, secret)
    return person.me()


@doors.post("/logout")
async def log_out(response: Response, server: Here, caller: Anyone) -> None:
    """End this login."""
    if caller.person and caller.login:
        await server.people.end_login(caller.person, caller.login.id)
        server.end_logins([caller.login.id])
    response.delete_cookie(COOKIE, path="/")


@doors.get("/me/logins")
async def my_logins(server: Here, caller: Anyone, me: Me) -> list[answers.LoginPlace]:
    """Where I am logged in."""
    here = caller.login.id if caller.login else None
    return [
        answers.LoginPlace(login.id, login.label, login.created, login.seen, current=login.id == here)
        for login in await server.people.logins(me)
    ]


@doors.delete("/me/logins")
async def log_out_everywhere(response: Response, server: Here, me: Me) -> None:
    """End all my logins, this one too."""
    server.end_logins(await server.people.end_logins(me))
    response.delete_cookie(COOKIE, path="/")


@doors.get("/me/data", answers=answers.MyData)
async def my_data(server: Here, me: Me) -> Response:
    """Everything that is kept about me, as a file."""
    await server.thoughts.take(me.id)
    headers = {"content-disposition": 'attachment; filename="patolli-my-data.json"'}
    found = encode(await own_data.gather(server, me))
    return Response(msgspec.json.format(found), media_type=JSON, headers=headers)


@doors.post("/me/delete", refuses=["wrong-password", "wrong-moment"])
async def delete_me(
    wish: requests.DeleteMe, response: Response, server: Here, caller: Anyone, me: Me
) -> None:
    """Delete me: I get up from all tables, my logins and bot accounts end, my name and my chat are gone."""
    if me.kind == "bot":
        raise Refusal("wrong-moment")
    await take_attempt(server, caller, me.account or me.id)
    await server.people.check_owner(me, wish.current)
    await own_data.forget(server, me)
    response.delete_cookie(COOKIE, path="/")


@doors.delete("/me/logins/{login}", refuses=["not-found"])
async def end_login(login: str, server: Here, me: Me) -> None:
    """End one of my logins."""
    await server.people.end_login(me, plain(login))
    server.end_logins([login])


@doors.get("/me/bots")
async def my_bots(server: Here, me: Me) -> list[answers.Me]:
    """My bot accounts."""
    return [bot.me() for bot in await server.people.bots(me)]


@doors.post("/me/bots", status=201, refuses=["too-many-bots", "wrong-moment", *BAD_NAMES])
async def add_bot(wish: requests.NewBot, server: Here, me: Me) -> answers.NewBotAccount:
    """A new bot account. Its token is shown this once."""
    bot, token = await server.people.add_bot(me, wish.name)
    return answers.NewBotAccount(**structs.asdict(bot.me()), token=token)


@doors.delete("/me/bots/{bot}", refuses=["not-found"])
async def remove_bot(bot: str, server: Here, me: Me) -> None:
    """Make the token of a bot account worthless."""
    server.end_logins(await server.people.remove_bot(me, plain(bot)))


@doors.get("/me/muted")
async def whom_i_mute(server: Here, me: Me) -> list[answers.Muted]:
    """Whose chat I do not see."""
    return [answers.Muted(person, name) for person, name in await server.people.muted_names(me)]


@doors.put("/me/muted/{person}", refuses=["not-found"])
async def mute(person: str, server: Here, me: Me) -> None:
    """See no more chat of this person."""
    await server.people.mute(me, plain(person), True)
    server.muted.setdefault(me.id, set()).add(person)


@doors.delete("/me/muted/{person}", refuses=["not-found"])
async def unmute(person: str, server: Here, me: Me) -> None:
    """See the chat of this person again."""
    await server.people.mute(me, plain(person), False)
    server.muted.setdefault(me.id, set()).discard(person)


@doors.get("/me/tables")
async def my_tables(server: Here, me: Me, skip: Skip = 0) -> list[answers.Table]:
    """My tables and the records I brought, a page of 100 after the first `skip`; first what waits for me."""
    found = await server.database.read(lambda c: lists.tables_of(c, me.id, skip))
    now = server.clock.now()
    return [show_table(table, number, me.id, now) for table, number in found]
