"""The rules of sitting at a table: who may open, join, leave, start, resign, replace, and play again.

Functions on `TableRow` that change it or raise `Refusal`. No disk, no sockets.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any

import patolli
from patolli.server import timing
from patolli.server.errors import Refusal
from patolli.server.names import name_key
from patolli.server.opponents import STAND_IN, check_level, level_name
from patolli.server.rows import Person, SeatRow, TableRow
from patolli.server.wire.words import Ending, Status

PATIENCE = 14  # days without a move after which a table may be abandoned


def new_id() -> str:
    """The id of a table is its invitation, so nobody can guess it."""
    return secrets.token_urlsafe(12)


def find_game(name: str) -> patolli.Game[Any]:
    try:
        return patolli.game(name)
    except patolli.UnknownGame as error:
        raise Refusal("bad-option", problem=str(error)) from None


def check_options(game: patolli.Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    try:
        return game.check_options(options)
    except patolli.BadOption as error:
        raise Refusal("bad-option", problem=str(error)) from None


def open_table(
    host: Person,
    game: str,
    seats: Sequence[tuple[str, str | None, str | None]],
    options: dict[str, Any],
    public: bool,
    clock: dict[str, Any] | None,
    hints: bool,
    chat: bool,
    now: int,
) -> TableRow:
    """A new table. A seat is (kind, level, name): me, open, bot, or local."""
    facts = find_game(game)
    if len(seats) not in facts.seats:
        allowed = ", ".join(map(str, facts.seats))
        raise Refusal("bad-option", problem=f"seats: {allowed}")
    checked = check_options(facts, options)
    if sum(kind == "me" for kind, _, _ in seats) > 1:
        raise Refusal("already-seated")
    table = TableRow(
        id=new_id(),
        game=game,
        options=checked,
        public=public,
        host=host.id,
        seed=secrets.token_hex(16),
        rules=facts.rules_version,
        created=now,
        clock=clock,
        hints=hints,
        chat=chat,
        seats=[SeatRow(number) for number in range(len(seats))],
    )
    for number, (kind, level, name) in enumerate(seats):
        set_seat(table, host, number, kind, level, name)
    return table


def set_seat(
    table: TableRow, host: Person, number: int, kind: str, level: str | None, name: str | None
) -> None:
    """The host decides about a seat of an open table."""
    _need(table, "open")
    if table.host != host.id:
        raise Refusal("not-host")
    old = _seat(table, number)
    if old.kind == "person" and old.person != host.id:
        raise Refusal("seat-taken")
    if kind == "me":
        new = SeatRow(number, "person", host.id, host.name)
        _need_name(table, new)
    elif kind == "local":
        new = SeatRow(number, "person", host.id, name or f"{host.name} {number + 1}", local=True)
        _need_name(table, new)
    elif kind == "bot":
        level = check_level(level)
        new = SeatRow(number, "bot", None, level_name(level, host.language), level=level)
    else:
        new = SeatRow(number)
    table.seats[number] = new


def join(table: TableRow, person: Person, number: int | None) -> None:
    _need(table, "open")
    if any(s.kind == "person" and s.person == person.id and not s.local for s in table.seats):
        raise Refusal("already-seated")
    free = [s for s in table.seats if s.kind == "open" and s.person in (None, person.id)]
    free.sort(key=lambda s: s.person is None)  # a seat that is kept for me comes first
    if number is not None:
        free = [s for s in free if s.seat == number]
    if not free:
        raise Refusal("seat-taken")
    new = SeatRow(free[0].seat, "person", person.id, person.name)
    _need_name(table, new)
    table.seats[new.seat] = new


def leave(table: TableRow, person: Person) -> None:
    """Get up, together with the second person on one's device. The next person is host, or nobody is left."""
    _need(table, "open")
    mine = table.seats_of(person.id)
    if not mine:
        raise Refusal("not-seated")
    for number in mine:
        table.seats[number] = SeatRow(number)
    if table.host == person.id:
        others = table.persons()
        if others:
            table.host = others[0]
        else:
            table.status = "cancelled"


def cancel(table: TableRow, person: Person, now: int) -> None:
    _need(table, "open")
    if table.host != person.id:
        raise Refusal("not-host")
    table.status = "cancelled"
    table.ended = now


def start(table: TableRow, person: Person | None, now: int) -> patolli.State:
    """Deal. `person` None: the table starts by itself because everybody is there."""
    _need(table, "open")
    if person is not None and table.host != person.id:
        raise Refusal("not-host")
    if any(s.kind == "open" for s in table.seats):
        raise Refusal("seats-open")
    game = find_game(table.game)
    state: patolli.State = game.new(len(table.seats), table.seed, **check_options(game, table.options))
    table.status = "running"
    table.started = now
    table.rules = game.rules_version
    table.position = state.position()
    table.scores = state.view(None)["scores"]
    for seat in table.seats:
        seat.left_ms = timing.full_clock(table) if seat.kind == "person" else None
    timing.press(table, state.waiting(), None, now)
    return state


def finish(table: TableRow, scores: list[float], winners: list[int], why: Ending, now: int) -> None:
    table.status = "over"
    table.ended = now
    table.result = {"scores": scores, "winners": winners, "why": why}
    for seat in table.seats:
        if seat.left_ms is not None:
            seat.left_ms = timing.left(seat, now)
        seat.since = None
        seat.replace = []


def resign(table: TableRow, person: Person, number: int, scores: list[float], now: int) -> None:
    """A game of two ends; with more seats a bot plays on. Without any person left the game ends, too."""
    _need(table, "running")
    seat = _seat(table, number)
    if seat.kind != "person" or seat.person != person.id:
        raise Refusal("not-your-seat")
    seat.resigned = True
    others = [s.seat for s in table.seats if not s.resigned]
    if len(table.seats) == 2 or not any(s.kind == "person" for s in table.seats if not s.resigned):
        finish(table, scores, others, "resigned", now)
    else:
        put_bot(table, seat, STAND_IN, person.language)


def abandon(table: TableRow, person: Person, scores: list[float], last: int, now: int) -> None:
    """End a game without a winner; `last` is when somebody last moved."""
    refused = not_abandoned(table, person.id, last, now)
    if refused is not None:
        raise refused
    finish(table, scores, [], "abandoned", now)


def not_abandoned(table: TableRow, person: str | None, last: int, now: int) -> Refusal | None:
    """Why somebody may not abandon a game.

    Whoever sits at a table where nobody moves may, and the host of a table of bots alone.
    """
    if table.status != "running":
        return Refusal("wrong-moment")
    if not table.persons():
        return None if table.host == person else Refusal("not-host")
    if not table.seats_of(person):
        return Refusal("not-seated")
    return (
        None
        if now - last >= patience(table, PATIENCE)
        else Refusal("not-idle", days=patience(table, PATIENCE) // timing.DAY)
    )


def end_idle(table: TableRow, scores: list[float], last: int, days: int, now: int) -> None:
    """The same after so many days that nobody is asked."""
    _need(table, "running")
    if now - last < patience(table, days):
        raise Refusal("not-idle", days=days)
    finish(table, scores, [], "abandoned", now)


def patience(table: TableRow, days: int) -> int:
    """So many days in milliseconds, or as many as the clocks of the table allow for a move."""
    clock = table.clock or {}
    return max(days, int(clock.get("days", 0))) * timing.DAY


def vanish(table: TableRow, person: str, name: str, scores: list[float], now: int) -> None:
    """Somebody leaves for good and wants to be forgotten: they get up or resign, and only `name` remains."""
    for seat in table.seats:
        if seat.person == person:
            seat.name = name if seat.kind == "person" else seat.name
    me = Person(person, name, "person", None, None, None, "en", now)
    if table.status == "running":
        for number in table.seats_of(person):
            if table.status == "running":
                resign(table, me, number, scores, now)
    elif table.status == "open":
        if table.seats_of(person):
            leave(table, me)
        elif table.host == person:
            cancel(table, me, now)
        for seat in table.seats:
            seat.person = None if seat.person == person else seat.person  # no seat is kept any more


def put_bot(table: TableRow, seat: SeatRow, level: str, lang: str) -> None:
    """A bot takes over a running seat; the player's name stays readable."""
    seat.kind, seat.person, seat.level, seat.local = "bot", None, level, False
    seat.name = f"{(seat.name or '')[:40]} ({level_name(level, lang)})"
    seat.left_ms = None
    seat.replace = []


def agree_to_replace(
    table: TableRow, person: Person, number: int, level: str | None, now: int, here: Collection[str] = ()
) -> None:
    """A bot may take over a player who is not `here` when all others said so, or one whose clock is out."""
    _need(table, "running")
    level = check_level(level or STAND_IN)
    seat = _seat(table, number)
    mine = table.seats_of(person.id)
    if not mine:
        raise Refusal("not-seated")
    if seat.kind != "person" or seat.person == person.id:
        raise Refusal("wrong-moment")
    flagged = timing.flagged(table, seat, now)
    if seat.person in here and not flagged:
        raise Refusal("not-absent")
    seat.replace = sorted({*seat.replace, *mine})
    others = [s.seat for s in table.seats if s.kind == "person" and s.person != seat.person]
    if flagged or set(others) <= set(seat.replace):
        put_bot(table, seat, level, person.language)


def rematch(table: TableRow, person: Person, now: int) -> TableRow:
    """A new table with the same seats: mine is taken, those of the others are kept for them."""
    _need(table, "over")
    if not table.seats_of(person.id):
        raise Refusal("not-seated")
    facts = find_game(table.game)
    again = TableRow(
        id=new_id(),
        game=table.game,
        options=check_options(facts, table.options),
        public=False,
        host=person.id,
        seed=secrets.token_hex(16),
        rules=facts.rules_version,
        created=now,
        clock=table.clock,
        hints=table.hints,
        chat=table.chat,
    )
    for s in table.seats:
        mine = s.kind == "person" and s.person == person.id
        kind = s.kind if mine or s.kind == "bot" else "open"
        kept = SeatRow(s.seat, kind, s.person, s.name if kind != "open" else None, level=s.level)
        kept.local = s.local if mine else False
        again.seats.append(kept)
    return again


def sit_again(table: TableRow, person: Person, before: TableRow, now: int) -> patolli.State | None:
    """Sit down for a rematch on all seats that are kept for me; the game starts when nobody is missing."""
    if table.status != "open":
        return None
    for s in table.seats:
        if s.kind == "open" and s.person == person.id:
            old = before.seats[s.seat]
            table.seats[s.seat] = SeatRow(s.seat, "person", person.id, old.name, local=old.local)
    if person.id not in table.persons():
        raise Refusal("not-seated")
    return start(table, None, now) if all(s.kind != "open" for s in table.seats) else None


def rename(table: TableRow, person: str, name: str) -> None:
    """Somebody has a new name; a second person on the same device keeps their own."""
    for seat in table.seats:
        if seat.person == person and not seat.local:
            seat.name = name
            _need_name(table, seat)


def hints_allowed(table: TableRow) -> bool:
    return table.hints or len(table.persons()) <= 1


def _need(table: TableRow, status: Status) -> None:
    if table.status != status:
        raise Refusal("wrong-moment")


def _need_name(table: TableRow, new: SeatRow) -> None:
    """Nobody can pass for somebody else at the same table."""
    for other in table.seats:
        if other.kind == "person" and other.seat != new.seat:
            if name_key(other.name or "") == name_key(new.name or ""):
                raise Refusal("name-at-table", name=other.name)


def _seat(table: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise Refusal("not-found")
    return table.seats[number]
