"""The commands and their options; what they do stands in modules of their own.

Only the command that was asked for gets its options, and its modules are loaded when it runs: `patolli games`
must not wait for the server.
"""

from __future__ import annotations

import argparse
import gc
import os
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import patolli
from patolli.cli.language import language
from patolli.core.errors import BadOption
from patolli.core.text import LANGUAGES

Run = Callable[[Namespace], None]
Command = Callable[[ArgumentParser], Run]


class Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadOption(message)


def read_command(words: Sequence[str]) -> tuple[Run, Namespace]:
    """What to run, and with which options; prints help or version itself, and ends."""
    parser = Parser(
        "patolli",
        description="A table for the games of ancient Mesoamerica.",
        epilog="A game may have commands of its own: patolli GAME --help.",
        allow_abbrev=False,
    )
    kind = "The version, and whether it is compiled."
    parser.add_argument("--version", action=Version, nargs=0, default=argparse.SUPPRESS, help=kind)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    asked = next((word for word in words if not word.startswith("-")), "")
    known = {command.__name__: command for command in COMMANDS}
    if asked and asked not in known:
        known |= own_commands(asked)
    for name, command in known.items():
        what = command.__doc__
        options = commands.add_parser(name, help=what, description=what, allow_abbrev=False)
        if name == asked:
            options.set_defaults(run=command(options))
    arguments = parser.parse_args(words or ["--help"])
    return arguments.run, arguments


def own_commands(name: str) -> dict[str, Command]:
    """Those that a game brings: `command` in a module of that name."""
    own = patolli.game(name).room("command") if name in patolli.game_names() else None
    return {} if own is None else {name: own.command}


class Version(argparse.Action):
    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        engine = find_spec("patolli.core.state")
        kind = "interpreted" if engine and str(engine.origin).endswith(".py") else "compiled"
        print(f"patolli {patolli.__version__} ({kind})")
        parser.exit()


class Collect(argparse.Action):
    """As often as needed; the first one takes the place of what the environment says."""

    def __call__(self, parser: ArgumentParser, given: Namespace, value: Any, name: str | None = None) -> None:
        said = getattr(given, self.dest)
        setattr(given, self.dest, [*([] if said is self.default else said), value])


# Kinds of options.


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    def read(word: str) -> int:
        if not word.removeprefix("-").isdecimal():
            raise argparse.ArgumentTypeError(f"must be a number, not {word!r}")
        if int(word) < least or (most is not None and int(word) > most):
            limits = f"at least {least}" if most is None else f"{least} to {most}"
            raise argparse.ArgumentTypeError(f"must be {limits}, not {word}")
        return int(word)

    return read


def seconds(word: str) -> float:
    try:
        found = float(word)
    except ValueError:
        found = 0.0
    if not 0.001 <= found < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a number of at least 0.001, not {word!r}")
    return found


def truth(word: str) -> bool:
    if word.lower() not in ("1", "yes", "true", "on", "0", "no", "false", "off"):
        raise argparse.ArgumentTypeError(f"must be yes or no, not {word!r}")
    return word.lower() in ("1", "yes", "true", "on")


def add_language(options: ArgumentParser) -> None:
    options.add_argument("--lang", choices=LANGUAGES, help="By default your system's.")


def add_options(options: ArgumentParser) -> None:
    options.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="An option of the game, as often as needed.",
    )


def add_ray(options: ArgumentParser) -> None:
    options.add_argument(
        "--ray", metavar="ADDRESS", help="Let a Ray cluster play: HOST:PORT, or auto for the one of here."
    )


def add_setting(
    options: ArgumentParser,
    name: str,
    default: Any,
    read: Callable[[str], Any] = str,
    variable: str = "",
    **more: Any,
) -> None:
    """An option that can come from an environment variable too; the command line comes first."""
    variable = variable or f"PATOLLI_{name.upper()}"
    if written := os.environ.get(variable):
        try:
            default = read(written)
        except argparse.ArgumentTypeError as error:
            raise BadOption(f"{variable}: {error}") from None
    if "action" not in more:
        more["type"] = read
    more["help"] += f" [{variable}]"
    options.add_argument(f"--{name}", default=default, **more)


def serving(module: str = "serve") -> ModuleType:
    """The server's commands, if it is installed."""
    try:
        return import_module(f"patolli.cli.{module}")
    except ModuleNotFoundError as error:
        if str(error.name).startswith("patolli"):
            raise
        raise BadOption(
            'the server is not installed; install it with: pip install "patolli[serve]"'
        ) from None


def add_data(options: ArgumentParser) -> None:
    where = "Where tables are kept; by default your data folder."
    add_setting(options, "data", None, Path, metavar="DIR", help=where)


def add_database(options: ArgumentParser, what: str) -> None:
    add_setting(options, "database", None, variable="PATOLLI_DATABASE_URL", metavar="URL", help=what)


def add_bots(options: ArgumentParser) -> None:
    what = "A program to offer as an opponent, as often as needed."
    add_setting(options, "bot", [], str.splitlines, action=Collect, metavar="NAME=cmd:PROGRAM", help=what)


# The commands.


def games(options: ArgumentParser) -> Run:
    """List the games with their seats and options."""
    add_language(options)

    def run(given: Namespace) -> None:
        from patolli.cli.lists import show_games

        show_games(language(given.lang))

    return run


def play(options: ArgumentParser) -> Run:
    """Play in the terminal."""
    options.add_argument("game", nargs="?", help="Which game; without it you are asked.")
    options.add_argument(
        "--seats", default="", help="Who sits where: you, a bot (see `patolli bots`), or FILE.py:CLASS."
    )
    options.add_argument("--seed", help="The same seed gives the same game.")
    options.add_argument("--name", default="", help="Your name.")
    add_options(options)
    options.add_argument("--resume", type=Path, metavar="FILE", help="Go on with a saved game.")
    add_language(options)

    def run(given: Namespace) -> None:
        from patolli.cli import play
        from patolli.cli.setup import read_options

        lang = language(given.lang)
        if given.resume is not None:
            play.resume(given.resume.read_bytes(), given.seats, lang)
            return
        game = patolli.game(given.game or play.ask_for_game(lang))
        play.start(game, given.seats, given.seed, given.name, read_options(game, given.option), lang)

    return run


def learn(options: ArgumentParser) -> Run:
    """Learn a game by playing it, lesson after lesson."""
    options.add_argument("game")
    options.add_argument("lesson", nargs="?", default="", help="Begin with this one: its name or number.")
    options.add_argument("--list", action="store_true", help="Only say which lessons there are.")
    add_language(options)

    def run(given: Namespace) -> None:
        from patolli.cli import learn

        game = patolli.game(given.game).name
        if given.list:
            learn.show_course(game, language(given.lang))
        else:
            learn.start(game, given.lesson, language(given.lang))

    return run


def puzzles(options: ArgumentParser) -> Run:
    """Find the one turn that is better than every other; `puzzles mine GAME` looks for more of them."""
    options.usage = "patolli puzzles [mine] GAME [options]"
    options.add_argument("words", nargs="+", metavar="[mine] GAME")
    options.add_argument("--daily", action="store_true", help="The one of today.")
    options.add_argument("--number", type=number(1), metavar="N", help="This one; else one of your strength.")
    options.add_argument("--data", type=Path, metavar="DIR", help="Where your rating is kept.")
    options.add_argument("--games", type=number(1), default=10, metavar="N", help="To mine in; 10.")
    options.add_argument("--seed", default="1", help="The same seed mines the same puzzles.")
    options.add_argument("--out", type=Path, metavar="FILE", help="Where mined ones go; GAME-puzzles.json.")
    add_language(options)

    def run(given: Namespace) -> None:
        from patolli.cli import puzzles

        *task, name = given.words
        if task not in ([], ["mine"]):
            raise BadOption("say `patolli puzzles GAME` or `patolli puzzles mine GAME`")
        name = patolli.game(name).name
        if task:
            puzzles.dig(name, given.games, given.seed, given.out or Path(f"{name}-puzzles.json"))
        else:
            puzzles.start(name, given.number, given.daily, given.data, language(given.lang))

    return run


def replay(options: ArgumentParser) -> Run:
    """Check a recorded game and show it."""
    options.add_argument("file", type=Path, help="A record, as `save` in a game writes it.")
    options.add_argument("--at", type=number(0), metavar="N", help="Show the board after this many moves.")
    options.add_argument("--text", action="store_true", help="The whole game as text to read and compare.")
    add_language(options)

    def run(given: Namespace) -> None:
        from patolli.cli import replay

        if given.text:
            replay.tell(given.file.read_bytes(), language(given.lang))
        else:
            replay.show(given.file.read_bytes(), given.at, language(given.lang))

    return run


def add_depth(options: ArgumentParser) -> None:
    """How long an analysis thinks: about each turn."""
    options.add_argument(
        "--simulations", type=number(1), metavar="N", help="So many worlds tried for a turn; 60."
    )
    options.add_argument("--seconds", type=seconds, metavar="S", help="At most so long about a turn.")
    options.add_argument("--seed", default="0", help="The same seed and simulations give the same figures.")
    add_language(options)


def analyse(options: ArgumentParser) -> Run:
    """Say of a recorded game what would have been better, and what was luck."""
    options.add_argument("file", type=Path, help="A record, as `save` in a game writes it.")
    options.add_argument("--seat", type=number(1), metavar="N", help="Only the turns of this seat, from 1.")
    options.add_argument("--json", type=Path, metavar="FILE", help="Also write everything to this file.")
    options.add_argument("--html", type=Path, metavar="FILE", help="Also write a page with graph and boards.")
    add_depth(options)

    def run(given: Namespace) -> None:
        from patolli.cli import analyse

        lang = language(given.lang)
        data = given.file.read_bytes()
        analyse.run(data, given.seat, depth(given), given.seed, lang, given.json, given.html)

    return run


def judge(options: ArgumentParser) -> Run:
    """Say of one position what everybody may expect, and the best turns."""
    options.add_argument("game")
    options.add_argument("file", type=Path, help="A position, as the server and `position()` write it.")
    options.add_argument(
        "--seat", type=number(1), metavar="N", help="As this seat sees it; else who decides."
    )
    add_depth(options)

    def run(given: Namespace) -> None:
        from patolli.cli import analyse

        data = given.file.read_bytes()
        analyse.show_position(given.game, data, given.seat, depth(given), given.seed, language(given.lang))

    return run


def depth(given: Namespace) -> Any:
    from patolli.analysis import DEPTH, Budget

    asked = Budget(given.seconds, given.simulations)
    return DEPTH if asked == Budget() else asked


def simulate(options: ArgumentParser) -> Run:
    """Let bots play many games and sum up."""
    options.add_argument("game")
    options.add_argument("--games", type=number(1), default=100, metavar="N", help="How many; 100.")
    options.add_argument("--seats", default="", help="Bots with commas between; by default all random.")
    options.add_argument(
        "--seed", type=int, default=0, metavar="N", help="Seed of the first game; the next has the next."
    )
    add_options(options)

    def run(given: Namespace) -> None:
        from patolli.cli import simulate
        from patolli.cli.setup import read_options

        chosen = read_options(patolli.game(given.game), given.option)
        simulate.run(given.game, given.games, given.seats, given.seed, chosen)

    return run


def arena(options: ArgumentParser) -> Run:
    """Find out which bot is stronger, and how sure that is. Ctrl-C stops with what there is."""
    options.add_argument("game")
    options.add_argument(
        "--bots", required=True, help="Bots with commas between (see `patolli bots`), or FILE.py:CLASS."
    )
    options.add_argument(
        "--games",
        type=number(1),
        default=100,
        metavar="N",
        help="At least so many (100); rounded up until every seat order is played equally often.",
    )
    options.add_argument(
        "--seats",
        type=number(1),
        metavar="N",
        help="How many sit at the table; if there are fewer bots, the last one fills up.",
    )
    options.add_argument("--jobs", type=number(1), default=1, metavar="N", help="How many processes play; 1.")
    add_ray(options)
    options.add_argument("--seed", default="0", help="The same seed gives the same deals.")
    options.add_argument(
        "--simulations", type=number(1), metavar="N", help="No bot may simulate more per decision."
    )
    options.add_argument("--seconds", type=seconds, metavar="S", help="No bot may think longer per decision.")
    options.add_argument(
        "--adjust-luck",
        action="store_true",
        help="Also tell everybody's wins less what luck gave them: the same mean, and surer in fewer games.",
    )
    add_options(options)
    options.add_argument("--json", type=Path, metavar="FILE", help="Also write everything to this file.")

    def run(given: Namespace) -> None:
        from patolli.bots import Budget
        from patolli.cli import arena
        from patolli.cli.setup import read_options

        budget = Budget(given.seconds, given.simulations)
        chosen = read_options(patolli.game(given.game), given.option)
        arena.run(
            given.game,
            given.bots,
            given.games,
            given.seats,
            given.jobs,
            given.seed,
            budget,
            chosen,
            given.json,
            given.ray,
            given.adjust_luck,
        )

    return run


def bots(options: ArgumentParser) -> Run:
    """List the opponents, the weakest first."""
    add_language(options)

    def run(given: Namespace) -> None:
        from patolli.cli.lists import show_bots

        show_bots(language(given.lang))

    return run


def bot(options: ArgumentParser) -> Run:
    """Be a bot as a program: lines of JSON in and out (docs/bot-protocol.md)."""
    options.add_argument("spec", help="Which one, such as level:5 (see `patolli bots`).")

    def run(given: Namespace) -> None:
        from patolli.bots.make import make_bot
        from patolli.bots.speaker import speak

        speak(make_bot(given.spec), given.spec, sys.stdin.buffer, sys.stdout.buffer)

    return run


def train(options: ArgumentParser) -> Run:
    """Let a network learn a game by playing it. Ctrl-C stops; the same command goes on."""
    options.add_argument("game")
    options.add_argument("--seats", type=number(2), metavar="N", help="At the table; by default the fewest.")
    options.add_argument("--games", type=number(1), default=12000, metavar="N", help="In all; 12000.")
    options.add_argument(
        "--round", type=number(1), default=1000, metavar="N", help="Games between two networks; 1000."
    )
    options.add_argument(
        "--match", type=number(2), default=100, metavar="N", help="Games that try a new network; 100."
    )
    options.add_argument("--jobs", type=number(1), default=1, metavar="N", help="How many processes play; 1.")
    add_ray(options)
    options.add_argument("--seed", default="1", help="The same seed gives the same games.")
    options.add_argument(
        "--folder", type=Path, metavar="DIR", help="Where all is kept; by default training/GAME-SEATS."
    )
    options.add_argument("--start", type=Path, metavar="FILE", help="Begin with the network of this file.")
    options.add_argument(
        "--into", type=Path, metavar="FILE", help="Put the network there; by default into the folder."
    )

    def run(given: Namespace) -> None:
        try:
            from patolli.bots.training.run import Plan
            from patolli.cli import train
        except ModuleNotFoundError as error:
            if str(error.name).startswith("patolli"):
                raise
            raise BadOption(
                'training is not installed; install it with: pip install "patolli[train]"'
            ) from None
        seats = given.seats or patolli.game(given.game).seats[0]
        plan = Plan(
            game=given.game,
            seats=seats,
            folder=given.folder or Path("training") / f"{given.game}-{seats}",
            games=given.games,
            a_round=given.round,
            match=given.match,
            jobs=given.jobs,
            ray=given.ray,
            seed=given.seed,
            start=given.start,
            command=shlex.join(["patolli", *sys.argv[1:]]),
        )
        train.run(plan, given.into)

    return run


def research(options: ArgumentParser) -> Run:
    """For machine learning: what the numbers mean, and how strong an agent is (docs/research.md)."""
    tasks = options.add_subparsers(title="tasks", metavar="TASK", required=True)
    what = "Every entry of an observation: its number, bounds, rule and name."
    describe = tasks.add_parser("describe", help=what, description=what, allow_abbrev=False)
    describe.add_argument("game")
    describe.add_argument("--seats", type=number(1), metavar="N", help="At the table; by default the fewest.")
    describe.add_argument("--actions", action="store_true", help="The actions instead, with their phrases.")
    describe.add_argument("--short", action="store_true", help="A line for entries that are alike.")
    describe.set_defaults(task=describe_numbers)
    what = "Play an agent against the five levels by a fixed protocol."
    score = tasks.add_parser("score", help=what, description=what, allow_abbrev=False)
    score.add_argument("agent", help="FILE.py:CLASS, or a bot (see `patolli bots`).")
    score.add_argument("--game", required=True)
    score.add_argument("--seats", type=number(2), metavar="N", help="At the table; by default the fewest.")
    score.add_argument("--games", type=number(1), default=200, metavar="N", help="Against each level; 200.")
    score.add_argument("--against", default="", help="Other yardsticks than the levels, with commas between.")
    score.add_argument("--jobs", type=number(1), default=1, metavar="N", help="How many processes play; 1.")
    score.add_argument("--json", type=Path, metavar="FILE", help="Also write everything to this file.")
    add_options(score)
    score.set_defaults(task=score_agent)
    return lambda given: given.task(given)


def dataset(options: ArgumentParser) -> Run:
    """Write many games as tables, a row for every decision. Ctrl-C stops; the same command goes on."""
    options.add_argument("game")
    options.add_argument("--out", type=Path, required=True, metavar="DIR", help="The folder of the dataset.")
    options.add_argument("--games", type=number(1), default=100, metavar="N", help="How many; 100.")
    options.add_argument("--bots", default="random", help="With commas between; the last fills up. random.")
    options.add_argument("--seats", type=number(1), metavar="N", help="At the table; by default the fewest.")
    options.add_argument("--seed", type=int, default=0, metavar="N", help="Of the first game; 0.")
    options.add_argument("--shard", type=number(1), default=100, metavar="N", help="Games in a file; 100.")
    options.add_argument("--observations", action="store_true", help="With what the seat sees, as numbers.")
    options.add_argument("--jobs", type=number(1), default=1, metavar="N", help="How many processes play; 1.")
    options.add_argument(
        "--records", type=Path, nargs="+", metavar="FILE", help="Convert these records instead of playing."
    )
    add_options(options)

    def run(given: Namespace) -> None:
        from patolli.cli import research
        from patolli.cli.setup import read_options

        chosen = read_options(patolli.game(given.game), given.option)
        research.write_dataset(given, chosen)

    return run


def describe_numbers(given: Namespace) -> None:
    from patolli.cli.research import describe

    describe(given.game, given.seats, given.actions, given.short)


def score_agent(given: Namespace) -> None:
    from patolli.cli import research
    from patolli.cli.setup import read_options

    research.score(given, read_options(patolli.game(given.game), given.option))


def rules(options: ArgumentParser) -> Run:
    """Read the rules of a game, or one of them."""
    options.add_argument("game")
    options.add_argument("rule", nargs="?", default="", help="Only this rule, such as PAT-R9.")
    add_language(options)

    def run(given: Namespace) -> None:
        from patolli.cli.rules import show

        show(patolli.game(given.game).name, given.rule, language(given.lang))

    return run


def serve(options: ArgumentParser) -> Run:
    """Run the server: play in the browser, with friends and bots."""
    flag = argparse.BooleanOptionalAction
    add_setting(options, "host", "127.0.0.1", help="The address to listen on; 127.0.0.1.")
    add_setting(options, "port", 8520, number(0, 65535), metavar="N", help="8520; 0: any free one.")
    add_data(options)
    add_database(options, "A PostgreSQL database instead of the SQLite file.")
    add_setting(options, "workers", 2, number(0), metavar="N", help="Bots that think at the same time; 2.")
    add_bots(options)
    add_setting(options, "browser", True, truth, action=flag, help="Open one where there is a screen.")
    add_setting(
        options,
        "origin",
        [],
        str.split,
        action=Collect,
        metavar="URL",
        help="Another origin that browsers may come from, as often as needed.",
    )
    add_setting(
        options,
        "trusted-proxy",
        [],
        str.split,
        variable="PATOLLI_TRUSTED_PROXY",
        action=Collect,
        metavar="ADDRESS",
        help="A proxy or network whose word we believe on who is calling, as often as needed.",
    )
    add_setting(options, "secure", False, truth, action=flag, help="The site is reached over HTTPS only.")
    add_setting(options, "limits", "", help="`off`, or such as `tables=500,sockets=100`.")
    add_setting(options, "keep", "", help="Days, such as `guests=30,chat=forever`, or `forever`.")

    def run(given: Namespace) -> None:
        gc.disable()  # nothing that is loaded now will be garbage; it is turned on when the server runs
        serving().serve(
            given.host,
            given.port,
            given.data,
            given.database,
            given.workers,
            given.browser,
            given.origin,
            given.trusted_proxy,
            given.secure,
            given.limits,
            given.keep,
            given.bot,
        )

    return run


def work(options: ArgumentParser) -> Run:
    """Think for servers that share a PostgreSQL, on this machine or another."""
    add_database(options, "The database of the servers.")
    add_setting(options, "workers", 2, number(1), metavar="N", help="Bots that think at the same time; 2.")
    add_bots(options)

    def run(given: Namespace) -> None:
        serving().work(given.database, given.workers, given.bot)

    return run


def backup(options: ArgumentParser) -> Run:
    """Copy the server's database, also while it runs."""
    options.add_argument("file", type=Path, help="Where the copy goes.")
    add_data(options)
    add_database(options, "Of a PostgreSQL instead, by pg_dump.")
    return lambda given: serving("copies").backup(given.file, given.data, given.database)


def restore(options: ArgumentParser) -> Run:
    """Put a copy that `patolli backup` made where there is nothing yet."""
    options.add_argument("file", type=Path, help="The copy.")
    add_data(options)
    add_database(options, "Into an empty PostgreSQL instead, by pg_restore.")
    return lambda given: serving("copies").restore(given.file, given.data, given.database)


COMMANDS: tuple[Command, ...] = (
    games,
    play,
    learn,
    puzzles,
    replay,
    analyse,
    judge,
    simulate,
    arena,
    bots,
    bot,
    train,
    research,
    dataset,
    rules,
    serve,
    work,
    backup,
    restore,
)
