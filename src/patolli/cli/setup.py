"""From words on the command line to games, seats and options."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

from patolli.bots import Bot, make_bot
from patolli.core.errors import BadOption
from patolli.core.game import Game

YOU = "you"


def read_seats(game: Game[Any], spec: str, default: str) -> list[str]:
    """Who sits where; one word short of the smallest table is filled with `default`."""
    words = [word for word in spec.split(",") if word] if spec else [YOU]
    if not spec:
        words += [default] * (game.seats[0] - len(words))
    if len(words) not in game.seats:
        allowed = " or ".join(str(n) for n in game.seats)
        raise BadOption(f"{game.name} is for {allowed} seats; --seats names {len(words)}")
    return words


def read_bots(words: list[str]) -> list[Bot | None]:
    """A bot for each word; None where a person sits."""
    return [None if word == YOU else make_bot(word) for word in words]


def read_seed(seed: str | None) -> int | str:
    if seed is None:
        return secrets.randbelow(2**31)
    return int(seed) if seed.isdecimal() and len(seed) < 19 else seed


def read_options(game: Game[Any], pairs: list[str]) -> dict[str, Any]:
    """Options from KEY=VALUE; a value that names a JSON file stands for what is in the file."""
    result: dict[str, Any] = {}
    for pair in pairs:
        key, _, word = pair.partition("=")
        if key not in game.options:
            game.check_options({key: word})  # raises, and names the options there are
        allowed = {str(value).lower(): value for value in game.options[key].values}
        if word.endswith(".json"):
            result[key] = read_json(word)
        else:
            result[key] = allowed.get(word.lower(), word)
    game.check_options(result)
    return result


def read_json(path: str) -> Any:
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{path} is not JSON: {error}") from None
