"""The commands and their options; what they do stands in a module of its own each."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import patolli
import patolli.core.state as engine
from patolli.bots import LEVELS, Budget
from patolli.cli import arena as fighting
from patolli.cli import play as playing
from patolli.cli import replay as replaying
from patolli.cli import simulate as simulating
from patolli.cli.mezo import mezo_app
from patolli.cli.setup import Language, language, read_options, system_language
from patolli.core.registry import games as all_games

app = typer.Typer(
    help="A table for the games of ancient Mesoamerica.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

app.add_typer(mezo_app, name="mezo")

Lang = Annotated[Language | None, typer.Option("--lang", help="en, pl, fr or de; by default your system's.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game: KEY=VALUE, as often as needed.")
]


def version(asked: bool) -> None:
    if asked:
        kind = "interpreted" if engine.__file__.endswith(".py") else "compiled"
        typer.echo(f"patolli {patolli.__version__} ({kind})")
        raise typer.Exit


@app.callback()
def patolli_command(
    version: Annotated[bool, typer.Option("--version", callback=version, is_eager=True)] = False,
) -> None:
    pass


@app.command()
def games(lang: Lang = None) -> None:
    """List the games with their seats and options."""
    table = Table("", "", "", box=None, show_header=False, pad_edge=False)
    loaded, broken = all_games()
    for game in loaded:
        texts = patolli.texts(game.name, language(lang))
        seats = "–".join(str(n) for n in sorted({game.seats[0], game.seats[-1]}))
        title = Text(f"{texts.say('game-title')} ({seats})")
        table.add_row(Text(game.name, "bold"), title, Text(texts.say("game-blurb")))
        for key, option in game.options.items():
            values = ", ".join(str(value).lower() for value in option.values) or "FILE"
            table.add_row("", Text(f"  {key}={values}"), Text(texts.say(f"option-{key}")))
    Console().print(table)
    for error in broken:
        Console(stderr=True, highlight=False).print(f"patolli: {error}", markup=False, soft_wrap=True)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; without it you are asked.")] = None,
    seats: Annotated[
        str, typer.Option(help="Who sits where: you, a bot (see `patolli bots`), or FILE.py:CLASS.")
    ] = "",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same game.")] = None,
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal."""
    if resume is not None:
        playing.resume(resume.read_bytes(), seats, language(lang))
        return
    found = patolli.game(game or playing.ask_for_game(language(lang)))
    playing.start(found, seats, seed, name, read_options(found, option or []), language(lang))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `save` in a game writes it.")],
    at: Annotated[int | None, typer.Option(help="Show the board after this many moves.")] = None,
    text: Annotated[bool, typer.Option("--text", help="The whole game as text to read and compare.")] = False,
    lang: Lang = None,
) -> None:
    """Check a recorded game and show it."""
    if text:
        replaying.tell(file.read_bytes(), language(lang))
        return
    replaying.show(file.read_bytes(), at, language(lang))


@app.command()
def simulate(
    game: str,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seats: Annotated[str, typer.Option(help="Bots with commas between; by default all random.")] = "",
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next has the next.")] = 0,
    option: Options = None,
) -> None:
    """Let bots play many games and sum up."""
    simulating.run(game, games, seats, seed, read_options(patolli.game(game), option or []))


@app.command()
def arena(
    game: str,
    bots: Annotated[
        str, typer.Option(help="Bots with commas between (see `patolli bots`), or FILE.py:CLASS.")
    ],
    games: Annotated[
        int,
        typer.Option(
            min=1, help="At least so many; rounded up until every seat order is played equally often."
        ),
    ] = 100,
    seats: Annotated[
        int | None,
        typer.Option(help="How many sit at the table; if there are fewer bots, the last one fills up."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "0",
    simulations: Annotated[
        int | None, typer.Option(min=1, help="No bot may simulate more per decision.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="No bot may think longer per decision.")
    ] = None,
    option: Options = None,
    json: Annotated[Path | None, typer.Option(help="Also write everything to this file.")] = None,
) -> None:
    """Find out which bot is stronger, and how sure that is. Ctrl-C stops with what there is."""
    budget = Budget(seconds, simulations)
    options = read_options(patolli.game(game), option or [])
    fighting.run(game, bots, games, seats, jobs, seed, budget, options, json)


@app.command()
def bots(lang: Lang = None) -> None:
    """List the opponents, the weakest first."""
    say = patolli.texts(None, language(lang)).say
    table = Table("", "", "", box=None, show_header=False, pad_edge=False)
    for level in LEVELS:
        names = f"[bold]{level.id}[/], level:{level.number}"
        table.add_row(names, say(level.name_text), say(level.blurb_text))
    for name in ("random", "greedy", "search"):
        table.add_row(f"[bold]{name}[/]", "", say(f"bot-{name}-blurb"))
    Console().print(table)


@app.command()
def bot(
    spec: Annotated[str, typer.Argument(help="Which one, such as level:5 (see `patolli bots`).")],
) -> None:
    """Be a bot as a program: lines of JSON in and out (docs/bot-protocol.md)."""
    from patolli.bots.make import make_bot
    from patolli.bots.speaker import speak

    speak(make_bot(spec), spec, sys.stdin.buffer, sys.stdout.buffer)


@app.command()
def rules(
    game: str,
    rule: Annotated[str, typer.Argument(help="Only this rule, such as PAT-R9.")] = "",
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or one of them."""
    texts = patolli.texts(patolli.game(game).name, language(lang))
    Console().print(playing.rulebook(texts, rule))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one.")] = 8520,
    data: Annotated[
        Path | None, typer.Option(help="Where tables are kept; by default your data folder.")
    ] = None,
    database: Annotated[str | None, typer.Option(help="A PostgreSQL URL instead of the SQLite file.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 2,
    browser: Annotated[bool, typer.Option(help="Open a browser where there is a screen.")] = True,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin that browsers may come from.")
    ] = None,
    secure: Annotated[bool, typer.Option(help="The site is reached over HTTPS only.")] = False,
    limits: Annotated[str, typer.Option(help="`off`, or such as `tables=500,sockets=100`.")] = "",
) -> None:
    """Run the server: play in the browser, with friends and bots."""
    gc.disable()  # nothing that is loaded now will be garbage; it is turned on when the server runs
    from patolli.cli import serve as serving  # it takes a second, which other commands need not wait for

    serving.serve(host, port, data, database, workers, browser, origin or [], secure, limits)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    data: Annotated[
        Path | None, typer.Option(help="Where tables are kept; by default your data folder.")
    ] = None,
) -> None:
    """Copy the server's database, also while it runs."""
    from patolli.cli import serve as serving

    serving.backup(file, data)


__all__ = ["app", "system_language"]
