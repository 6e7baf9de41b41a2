"""From a name to a bot: ``random``, ``greedy``, or ``mybot.py:MyBot``."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from patolli.bots.bot import Bot
from patolli.bots.simple import GreedyBot, RandomBot
from patolli.core.errors import PatolliError

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class BadBot(PatolliError):
    """There is no such bot, or its file cannot be used."""


def make_bot(spec: str) -> Bot:
    """The bot of that name; a spec ``file.py:Class`` brings one from a file."""
    if ".py:" in spec:
        return bot_from_file(*spec.rsplit(":", 1))
    if spec not in BOTS:
        raise BadBot(f"there is no bot {spec!r}; there are {', '.join(BOTS)}, or FILE.py:CLASS")
    return BOTS[spec]()


def bot_from_file(path: str, name: str) -> Bot:
    if not Path(path).is_file():
        raise BadBot(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadBot(f"{path} cannot be loaded: {error}") from error
    made = getattr(module, name, None)
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise BadBot(f"{path} has no bot class {name!r}")
    return made()
