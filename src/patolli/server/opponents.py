"""The bots that one can put on a seat: their levels, their names, and how long they may think."""

from __future__ import annotations

from patolli.bots import Budget, make_bot
from patolli.server.errors import Refusal, server_texts

BUDGETS = {
    "random": Budget(simulations=1),
    "greedy": Budget(simulations=1),
}
LEVELS = tuple(BUDGETS)  # weakest first
STAND_IN = "greedy"  # who plays on for somebody who resigned


def check_level(level: str | None) -> str:
    if level not in BUDGETS:
        raise Refusal("bad-option", problem=f"level: {', '.join(LEVELS)}")
    return level


def level_name(level: str, lang: str) -> str:
    return server_texts(lang).say(f"bot-{level}")


__all__ = ["BUDGETS", "LEVELS", "STAND_IN", "check_level", "level_name", "make_bot"]
