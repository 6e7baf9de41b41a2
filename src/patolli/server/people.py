"""People: guests, accounts, bot accounts, and where they are logged in."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from dataclasses import asdict, replace
from typing import Any, TypeVar

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from patolli.server import schema
from patolli.server.clock import Clock
from patolli.server.database import Database
from patolli.server.errors import Refusal
from patolli.server.names import name_key
from patolli.server.news import LoginsEnded, MutedChanged, tell_all
from patolli.server.passwords import check_password
from patolli.server.rows import Login, Person
from patolli.server.security import hash_password, hash_secret, new_person_id, new_secret, password_fits
from patolli.server.wire.words import Language

T = TypeVar("T")
SEEN_EVERY = 10 * 60 * 1000  # a login's last use is noted to ten minutes


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
            account = name_key(new) if now.account is not None else None
            return {"name": new, "account": account, "language": language or now.language}

        return await self._write_name(lambda c: _change(c, person.id, change))

    async def set_password(
        self, person: Person, password: str, current: str | None, login: str | None = None
    ) -> tuple[Person, list[str]]:
        """A new password ends all logins but this one; returns those that ended."""
        if person.kind == "bot":
            raise Refusal("wrong-moment")
        check_password(password, person.name)
        await self.check_owner(person, current)
        hashed = await hash_password(password)

        def change(now: Person) -> dict[str, Any]:
            if now.password != person.password:  # somebody changed it while we compared
                raise Refusal("wrong-password")
            return {"password": hashed, "account": name_key(now.name)}

        def write(connection: Connection) -> tuple[Person, list[str]]:
            return _change(connection, person.id, change), self._end_logins(connection, person.id, login)

        return await self._write_name(write)

    async def check_owner(self, person: Person, password: str | None) -> None:
        """Whoever has a password must know it."""
        if person.password is not None and not await password_fits(person.password, password or ""):
            raise Refusal("wrong-password")

    async def _write_name(self, job: Callable[[Connection], T]) -> T:
        """Write something that no two accounts may have."""
        try:
            return await self.database.write(job)
        except IntegrityError:
            raise Refusal("name-taken") from None

    async def log_in(self, name: str, password: str, label: str) -> tuple[Person, str]:
        person = await self.database.read(lambda c: _find_account(c, name))
        if not await password_fits(person.password if person else None, password) or person is None:
            raise Refusal("wrong-password")
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
            tell_all(self.database, conn, LoginsEnded(person.id))

        await self.database.write(write)

    async def end_logins(self, person: Person, but: str | None = None) -> list[str]:
        """End all logins of a person, or all but one; returns those that ended."""
        return await self.database.write(lambda c: self._end_logins(c, person.id, but))

    def _end_logins(self, connection: Connection, person: str, but: str | None = None) -> list[str]:
        c = schema.logins.c
        whose = and_(c.person == person, c.id != (but or ""))
        ended = list(connection.execute(select(c.id).where(whose)).scalars())
        connection.execute(delete(schema.logins).where(whose))
        tell_all(self.database, connection, LoginsEnded(person))
        return ended

    def forget(self, connection: Connection, person: str) -> list[str]:
        """Delete a person; returns the logins that ended."""
        ended = self._end_logins(connection, person)
        muted = schema.muted.c
        connection.execute(delete(schema.muted).where(or_(muted.person == person, muted.other == person)))
        connection.execute(delete(schema.studies).where(schema.studies.c.owner == person))
        connection.execute(delete(schema.people).where(schema.people.c.id == person))
        return ended

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

        def write(conn: Connection) -> list[str]:
            if conn.execute(gone).rowcount == 0:
                raise Refusal("not-found")
            return self._end_logins(conn, bot)

        return await self.database.write(write)

    # Whose chat somebody does not want to see.

    async def muted(self, person: str) -> list[str]:
        c = schema.muted.c
        query = select(c.other).where(c.person == person).order_by(c.other)
        return await self.database.read(lambda conn: list(conn.execute(query).scalars()))

    async def muted_names(self, person: Person) -> list[tuple[str, str]]:
        """The same, with the names they have now."""
        c, p = schema.muted.c, schema.people.c
        query = select(p.id, p.name).join_from(schema.muted, schema.people, c.other == p.id)
        query = query.where(c.person == person.id).order_by(p.name, p.id)
        return await self.database.read(lambda conn: [tuple(row) for row in conn.execute(query).tuples()])

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
            tell_all(self.database, conn, MutedChanged(person.id))

        await self.database.write(write)


def _find(connection: Connection, hashed: str) -> tuple[Person, Login] | None:
    row = connection.execute(select(schema.logins).where(schema.logins.c.secret == hashed)).one_or_none()
    if row is None:
        return None
    login = Login(**row._mapping)
    person = connection.execute(select(schema.people).where(schema.people.c.id == login.person)).one()
    return Person(**person._mapping), login


def _change(connection: Connection, person: str, change: Callable[[Person], dict[str, Any]]) -> Person:
    """Change a person as they are on disk now, so that nobody takes back what another request did."""
    me = schema.people.c.id == person
    row = connection.execute(select(schema.people).where(me).with_for_update()).one_or_none()
    if row is None:
        raise Refusal("who-are-you")
    now = Person(**row._mapping)
    changed = change(now)
    connection.execute(update(schema.people).where(me).values(changed))
    return replace(now, **changed)


def _find_account(connection: Connection, name: str) -> Person | None:
    """The account of this name, or else of one that looks the same."""
    exact = name.casefold().replace("\x00", "")  # as it stayed where two accounts looked the same already
    account = schema.people.c.account
    query = select(schema.people).where(account.in_([exact, name_key(name)])).order_by(account != exact)
    row = connection.execute(query.limit(1)).one_or_none()
    return Person(**row._mapping) if row else None


def _seen(connection: Connection, login: str, now: int) -> Any:
    return connection.execute(update(schema.logins).where(schema.logins.c.id == login).values(seen=now))


def _new_login(person: str, label: str, now: int) -> tuple[Login, str]:
    secret = new_secret()
    return Login(f"l_{secrets.token_urlsafe(9)}", person, hash_secret(secret), label, now, now), secret


def _add_person(connection: Connection, person: Person) -> None:
    connection.execute(insert(schema.people), asdict(person))


def _add_login(connection: Connection, login: Login) -> None:
    connection.execute(insert(schema.logins), asdict(login))
