"""The commands and their options; what they do stands in a module of its own each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import patolli
import patolli.core.state as engine
from patolli.cli import play as playing
from patolli.cli import replay as replaying
from patolli.cli import simulate as simulating
from patolli.cli.setup import Language, language, read_options, system_language

app = typer.Typer(
    help="A table for the games of ancient Mesoamerica.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

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
    for name in patolli.game_names():
        game = patolli.game(name)
        texts = patolli.texts(name, language(lang))
        seats = "–".join(str(n) for n in sorted({game.seats[0], game.seats[-1]}))
        table.add_row(f"[bold]{name}[/]", f"{texts.say('game-title')} ({seats})", texts.say("game-blurb"))
        for key, option in game.options.items():
            values = ", ".join(str(value).lower() for value in option.values) or "FILE"
            table.add_row("", f"  {key}={values}", texts.say(f"option-{key}"))
    Console().print(table)


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
    lang: Lang = None,
) -> None:
    """Check a recorded game and show it."""
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
def rules(
    game: str,
    rule: Annotated[str | None, typer.Argument(help="Only this rule, such as PAT-R9.")] = None,
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or one of them."""
    text = patolli.texts(patolli.game(game).name, language(lang)).rules()
    if rule is not None:
        text = playing.one_rule(text, rule)
    Console().print(Markdown(playing.without_anchors(text)))


__all__ = ["app", "system_language"]
