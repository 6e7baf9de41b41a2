"""People: guests, accounts, bot accounts, and where they are logged in."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from patolli.server import schema
from patolli.server.clock import Clock
from patolli.server.database import Database
from patolli.server.errors import Refusal
from patolli.server.rows import Login, Person
from patolli.server.security import hash_password, hash_secret, new_person_id, new_secret, password_fits
from patolli.server.wire.words import Language

SEEN_EVERY = 10 * 60 * 1000  # a login's last use is noted to ten minutes


def fold(name: str) -> str:
    """Account names that differ in capitals only are the same."""
    return name.casefold().replace("\x00", "")


class People:
    def __init__(self, database: Database, clock: Clock, most_bots: int) -> None:
        self.database = database
        self.clock = clock
        self.most_bots = most_bots

    async def who(self, secret: str) -> tuple[Person, Login] | None:
        """Whose secret this is."""
        hashed = hash_secret(secret)
        found = await self.database.read(lambda c: _find(c, hashed))
        if found is not None and self.clock.now() - found[1].seen > SEEN_EVERY:
            await self.database.write(lambda c: _seen(c, found[1].id, self.clock.now()))
        return found

    async def guest(self, name: str, language: Language, label: str) -> tuple[Person, str]:
        """A new guest, and the secret for the cookie."""
        now = self.clock.now()
        person = Person(new_person_id(), name, "person", None, None, None, language, now)
        login, secret = _new_login(person.id, label, now)

        def write(c: Connection) -> None:
            _add_person(c, person)
            _add_login(c, login)

        await self.database.write(write)
        return person, secret

    async def rename(self, person: Person, name: str | None, language: Language | None) -> Person:
        def change(now: Person) -> dict[str, Any]:
            new = name or now.name
            account = fold(new) if now.account is not None else None
            return {"name": new, "account": account, "language": language or now.language}

        return await self._change(person, change)

    async def set_password(self, person: Person, password: str, current: str | None) -> Person:
        if person.kind == "bot":
            raise Refusal("wrong-moment")
        if person.password is not None and not await password_fits(person.password, current or ""):
            raise Refusal("wrong-password")
        hashed = await hash_password(password)

        def change(now: Person) -> dict[str, Any]:
            if now.password != person.password:  # somebody changed it while we compared
                raise Refusal("wrong-password")
            return {"password": hashed, "account": fold(now.name)}

        return await self._change(person, change)

    async def _change(self, person: Person, change: Callable[[Person], dict[str, Any]]) -> Person:
        """Change a person as they are on disk now, so that nobody takes back what another request did."""
        me = schema.people.c.id == person.id

        def write(c: Connection) -> Person:
            row = c.execute(select(schema.people).where(me).with_for_update()).one()
            now = Person(**row._mapping)
            changed = change(now)
            c.execute(update(schema.people).where(me).values(changed))
            return replace(now, **changed)

        try:
            return await self.database.write(write)
        except IntegrityError:
            raise Refusal("name-taken") from None

    async def log_in(self, name: str, password: str, label: str) -> tuple[Person, str]:
        query = select(schema.people).where(schema.people.c.account == fold(name))
        row = await self.database.read(lambda c: c.execute(query).one_or_none())
        if not await password_fits(row.password if row else None, password) or row is None:
            raise Refusal("wrong-password")
        person = Person(**row._mapping)
        login, secret = _new_login(person.id, label, self.clock.now())
        await self.database.write(lambda c: _add_login(c, login))
        return person, secret

    async def logins(self, person: Person) -> list[Login]:
        c = schema.logins.c
        query = select(schema.logins).where(c.person == person.id).order_by(c.created)
        rows = await self.database.read(lambda conn: conn.execute(query).all())
        return [Login(**row._mapping) for row in rows]

    async def living(self, logins: Collection[str]) -> set[str]:
        """Those of these logins that have not ended."""
        query = select(schema.logins.c.id).where(schema.logins.c.id.in_(logins))
        return await self.database.read(lambda conn: set(conn.execute(query).scalars()))

    async def end_login(self, person: Person, login: str) -> None:
        c = schema.logins.c
        gone = delete(schema.logins).where(c.person == person.id, c.id == login)

        def write(conn: Connection) -> None:
            if conn.execute(gone).rowcount == 0:
                raise Refusal("not-found")
            self.database.notify(conn, f"logins {person.id}")

        await self.database.write(write)

    # Bot accounts.

    async def bots(self, owner: Person) -> list[Person]:
        c = schema.people.c
        query = select(schema.people).where(c.owner == owner.id).order_by(c.created)
        rows = await self.database.read(lambda conn: conn.execute(query).all())
        return [Person(**row._mapping) for row in rows]

    async def add_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """A bot account and its token."""
        if owner.kind == "bot":
            raise Refusal("wrong-moment")
        now = self.clock.now()
        bot = Person(new_person_id(), name, "bot", None, None, owner.id, owner.language, now)
        login, token = _new_login(bot.id, "token", now)

        def write(c: Connection) -> None:
            owned = select(func.count()).where(schema.people.c.owner == owner.id)
            if c.execute(owned).scalar_one() >= self.most_bots:
                raise Refusal("too-many-bots")
            _add_person(c, bot)
            _add_login(c, login)

        await self.database.write(write)
        return bot, token

    async def remove_bot(self, owner: Person, bot: str) -> list[str]:
        """Its token is worth nothing any more; returns the logins that ended.

        The account itself stays, because tables name it.
        """
        c = schema.people.c
        gone = update(schema.people).where(c.id == bot, c.owner == owner.id).values(owner=None)

        logins = schema.logins.c

        def write(conn: Connection) -> list[str]:
            if conn.execute(gone).rowcount == 0:
                raise Refusal("not-found")
            ended = list(conn.execute(select(logins.id).where(logins.person == bot)).scalars())
            conn.execute(delete(schema.logins).where(logins.person == bot))
            self.database.notify(conn, f"logins {bot}")
            return ended

        return await self.database.write(write)

    # Whose chat somebody does not want to see.

    async def muted(self, person: Person) -> list[str]:
        c = schema.muted.c
        query = select(c.other).where(c.person == person.id).order_by(c.other)
        return await self.database.read(lambda conn: list(conn.execute(query).scalars()))

    async def mute(self, person: Person, other: str, muted: bool) -> None:
        c = schema.muted.c
        row = {"person": person.id, "other": other}

        def write(conn: Connection) -> None:
            conn.execute(delete(schema.muted).where(c.person == person.id, c.other == other))
            if muted:
                if (
                    conn.execute(select(schema.people.c.id).where(schema.people.c.id == other)).first()
                    is None
                ):
                    raise Refusal("not-found")
                conn.execute(insert(schema.muted), row)

        await self.database.write(write)


def _find(connection: Connection, hashed: str) -> tuple[Person, Login] | None:
    row = connection.execute(select(schema.logins).where(schema.logins.c.secret == hashed)).one_or_none()
    if row is None:
        return None
    login = Login(**row._mapping)
    person = connection.execute(select(schema.people).where(schema.people.c.id == login.person)).one()
    return Person(**person._mapping), login


def _seen(connection: Connection, login: str, now: int) -> Any:
    return connection.execute(update(schema.logins).where(schema.logins.c.id == login).values(seen=now))


def _new_login(person: str, label: str, now: int) -> tuple[Login, str]:
    secret = new_secret()
    return Login(f"l_{secrets.token_urlsafe(9)}", person, hash_secret(secret), label, now, now), secret


def _add_person(connection: Connection, person: Person) -> None:
    connection.execute(insert(schema.people), asdict(person))


def _add_login(connection: Connection, login: Login) -> None:
    connection.execute(insert(schema.logins), asdict(login))
