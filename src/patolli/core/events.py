"""Events: what happened in a move, as data for the log and for animation, never as sentences.

An event is a JSON-able dict. `event` names it (the log line is the message ``event-<name>`` of
the game's texts); `seat` is who did it or whom it befell (-1: nobody); the rest are its facts, of which
`points` is what the seat scored by it. An event with `only` is for those seats alone; everybody else must
not learn of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from patolli.core.state import Event


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that a seat (None: a spectator) may see, without the note who may.

    >>> visible([{"event": "drew", "card": 3, "only": [0]}, {"event": "passed"}], 1)
    [{'event': 'passed'}]
    """
    return [
        {key: value for key, value in event.items() if key != "only"}
        for event in events
        if "only" not in event or seat in event["only"]
    ]
