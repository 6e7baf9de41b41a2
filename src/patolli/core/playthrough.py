"""A record to read like a book: every move and what came of it, turn by turn, and how it ended.

Where another seat decides stands an empty line, `=` are the scores where they change, and `==` says which
round it is. The golden games are kept in this form, so that a change of the rules is a difference somebody
can read. Nothing changes unnoticed: after every 25th move, `#` and eight digits stand for the whole position,
and the last position is written out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from patolli.core.record import Match, Record, follow
from patolli.core.state import Event, State
from patolli.core.text import Texts, texts

EVERY = 25  # moves between two checksums
WIDTH = 110


def playthrough(record: Record, lang: str = "en") -> str:
    """The whole game as text; raises `BadRecord` if it cannot be played."""
    return "\n".join(line.rstrip() for line in _lines(record, texts(record.game, lang))) + "\n"


def _lines(record: Record, words: Texts) -> Iterator[str]:
    names = record.names or [words.say("seat-name", {"number": seat + 1}) for seat in range(record.seats)]
    yield words.say("game-title")
    for key in ("game", "rules", "raised", "seats", "options", "seed", "names"):
        if (value := getattr(record, key)) != []:
            yield f"{key}: {_json(value)}"
    before: list[float] = []
    mover, far, told = -1, "", ""
    for match, events in follow(record):
        if match.moves:
            if match.raised and match.raised[-1][0] == len(match.moves) - 1:
                yield from ("", words.say("playthrough-rules", {"version": match.game.rules_version}))
            if far != told:
                yield from ("", f"== {far} ==")
            if match.moves[-1][0] != mover or far != told:
                yield ""
            mover, told = match.moves[-1][0], far
            yield from _move(match, events, words, names)
            yield from _marks(match, before)
        before, far = match.state.scores(), how_far(match)
    yield from ("", *_end(match.state, len(match.moves), words, names))


def how_far(match: Match) -> str:
    """Which round, day or age it is, as far as the game says so."""
    if not match.game.rounds:
        return ""
    position = match.state.position()
    return ", ".join(f"{key} {position[key]}" for key in match.game.rounds)


def _move(match: Match, events: Sequence[Event], words: Texts, names: Sequence[str]) -> Iterator[str]:
    seat, phrase = match.moves[-1]
    yield f"{len(match.moves):>4}  {names[seat]}: {phrase}"
    for event in events:
        if told := words.event(event, names):
            alone = (
                words.say("playthrough-only", {"eyes_seat": event["only"]}, names) if "only" in event else ""
            )
            yield f"        {alone} {told}" if alone else f"        {told}"


def _marks(match: Match, before: list[float]) -> Iterator[str]:
    """The scores where they have changed, and now and then the checksum."""
    scores = match.state.scores()
    if scores != before:
        yield f"      = {' : '.join(f'{score:g}' for score in scores)}"
    if len(match.moves) % EVERY == 0:
        yield f"      # {checksum(match.state)}"


def _end(state: State, moves: int, words: Texts, names: Sequence[str]) -> Iterator[str]:
    yield words.say("playthrough-over" if state.over else "playthrough-open", {"moves": moves})
    for seat, score in enumerate(state.scores()):
        yield f"  {names[seat]}: {score:g}"
    if state.over:
        yield words.say("playthrough-winners", {"winners_seat": state.winners()}, names)
    yield ""
    for key, value in _facts(state).items():
        yield from _written(f"{key}: ", value, "")


def checksum(state: State) -> str:
    """Eight digits that stand for the whole position, whatever version of the rules it names."""
    text = json.dumps(_facts(state), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _facts(state: State) -> dict[str, Any]:
    """The position without what the head of the playthrough says already."""
    said = ("game", "rules", "seats", "options")
    return {key: value for key, value in state.position().items() if key not in said}


def _written(label: str, value: Any, indent: str) -> Iterator[str]:
    """A value on one line where it fits, else each of its parts on lines of its own."""
    line = f"{indent}{label}{_json(value)}"
    if len(line) <= WIDTH or not isinstance(value, list | dict):
        yield line
        return
    yield f"{indent}{label}".rstrip()
    parts = (
        ((f"{key}: ", part) for key, part in value.items()) if isinstance(value, Mapping) else _items(value)
    )
    for name, part in parts:
        yield from _written(name, part, indent + "  ")


def _items(values: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    return (("- ", value) for value in values)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
