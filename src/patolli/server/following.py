"""Following what another process played: as a difference, without looking at the disk."""

from __future__ import annotations

from patolli.core.errors import IllegalMove
from patolli.server.news import Played
from patolli.server.room import Room


def knows(room: Room, news: Played) -> bool:
    """Is it on our log already?"""
    return news.number + len(news.phrases) <= len(room.moves)


def follow(room: Room, news: Played) -> bool:
    """Play a turn that is on disk; False, and nothing changes, if it does not fit what we know."""
    play = room.play
    if play is None or news.rules != play.game.rules_version:
        return False
    if (news.version, news.number) != (room.table.version, len(room.moves)):
        return False
    ahead = play.clone()
    ahead.turns.pop(news.seat, None)  # the whole turn is on the log now
    try:
        steps = []
        for phrase, client, at in news.phrases:
            steps.append(ahead.attempt(news.seat, phrase, client, at, stored=True))
            ahead.keep(steps[-1])
    except IllegalMove:
        return False
    ahead.turns.pop(news.seat)
    ahead.advance(steps[-1].state, len(steps))
    table = room.table.clone()
    for seat in news.seats:
        table.seats[seat.seat] = seat
    room.table, room.play = table, ahead
    room.log([step.move for step in steps])
    return True
