"""From a name to a bot: ``random``, ``search:4``, ``level:2``, ``mybot.py:MyBot``, ``cmd:PROGRAM`` …"""

from __future__ import annotations

import importlib.util
from pathlib import Path

from patolli.bots.bot import Bot
from patolli.bots.levels import LEVELS, SIMULATIONS, searcher
from patolli.bots.simple import GreedyBot, RandomBot
from patolli.core.errors import PatolliError

KNOWN = (
    "random, greedy, reasons, search, search:1 to search:5, search:SIMULATIONS, level:1 to level:5, "
    + ", ".join(level.id for level in LEVELS)
    + ", FILE.py:CLASS, or cmd:PROGRAM"
)


class BadBot(PatolliError):
    """There is no such bot, or its file cannot be used."""


def make_bot(spec: str) -> Bot:
    """The bot of that name.

    ``level:1`` to ``level:5`` (or their names) are the opponents for people; ``search:3`` is the search
    with the thought of level 3, ``search:500`` with 500 simulations; ``reasons`` is level 5 without networks;
    ``file.py:Class`` brings your own, ``cmd:./mybot --fast`` one that is a program of its own.
    """
    if spec.startswith("cmd:"):
        from patolli.bots.program import ProgramBot  # few need processes

        return ProgramBot(spec.removeprefix("cmd:"))
    if ".py:" in spec:
        return bot_from_file(*spec.rsplit(":", 1))
    if spec == "random":
        return RandomBot()
    if spec == "greedy":
        return GreedyBot()
    if spec == "reasons":
        return searcher(SIMULATIONS[4], weights={})
    kind, _, number = spec.partition(":")
    if kind == "search" and (not number or (number.isdecimal() and int(number) > 0)):
        wanted = int(number or 5)
        return searcher(SIMULATIONS.get(wanted, wanted))
    for level in LEVELS:
        if spec in (level.id, f"level:{level.number}"):
            return level.make()
    raise BadBot(f"there is no bot {spec!r}; there are {KNOWN}")


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
    try:
        return made()
    except Exception as error:
        raise BadBot(f"{path}: {name}() cannot be made: {error}") from error
