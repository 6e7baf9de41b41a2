"""The bots that one can put on a seat: five levels with names, and two plain ones for tests and practice."""

from __future__ import annotations

from collections.abc import Iterable

from patolli.bots import LEVELS
from patolli.server.errors import Refusal, server_texts

NAMES = {level.id: level.name_text for level in LEVELS} | {"random": "bot-random", "greedy": "bot-greedy"}
BLURBS = {level.id: level.blurb_text for level in LEVELS}
STAND_IN = LEVELS[1].id  # who plays on for somebody who resigned or is absent
ADVISER = LEVELS[-2].id  # who gives hints if nobody says otherwise
PROGRAMS: dict[str, str] = {}  # bots that the operator of this server offers besides: name and `cmd:PROGRAM`


def offer(programs: Iterable[tuple[str, str]]) -> None:
    """The programs of whoever runs this server, and no others."""
    PROGRAMS.clear()
    PROGRAMS.update(programs)


def check_level(level: str | None) -> str:
    """Whom one may put on a seat: those that have a name here, and nobody else."""
    if level not in NAMES and level not in PROGRAMS:
        raise Refusal("bad-option", problem=f"level: {', '.join([*NAMES, *PROGRAMS])}")
    return str(level)


def level_name(level: str, lang: str) -> str:
    return server_texts(lang).say(NAMES[level]) if level in NAMES else level


def blurbs() -> dict[str, str]:
    """The bots to choose from, the weakest first, then the programs; and the message that tells of each."""
    return BLURBS | dict.fromkeys(PROGRAMS, "bot-program-blurb")


def who_plays(level: str) -> str:
    """The bot that plays under this name, as for `make_bot`."""
    return level if level in NAMES else PROGRAMS[level]
