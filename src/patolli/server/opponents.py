"""The bots that one can put on a seat: five levels with names, and two plain ones for tests and practice."""

from __future__ import annotations

from patolli.bots import LEVELS, Budget
from patolli.bots.levels import TURN_SECONDS
from patolli.server.errors import Refusal, server_texts

NAMES = {level.id: level.name_text for level in LEVELS} | {"random": "bot-random", "greedy": "bot-greedy"}
BLURBS = {level.id: level.blurb_text for level in LEVELS}
STAND_IN = LEVELS[1].id  # who plays on for somebody who resigned or is absent
ADVISER = LEVELS[-2].id  # who gives hints if nobody says otherwise
SHARE = 0.3  # of what is left of a turn's time, for one decision


def check_level(level: str | None) -> str:
    if level not in NAMES:
        raise Refusal("bad-option", problem=f"level: {', '.join(NAMES)}")
    return level


def level_name(level: str, lang: str) -> str:
    return server_texts(lang).say(NAMES[level])


def budget(spent: float) -> Budget:
    """The time for a decision when so many seconds of the turn are gone; nobody waits for ever."""
    return Budget(seconds=max(0.01, SHARE * (TURN_SECONDS - spent)))
