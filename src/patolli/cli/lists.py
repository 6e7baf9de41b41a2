"""What there is: the games, and who plays them. Without Rich, which takes longer to load than this to run."""

from __future__ import annotations

import shutil
import sys
import textwrap

import patolli
from patolli.core.registry import games

Row = tuple[str, str, str]


def show_games(lang: str) -> None:
    rows: list[Row] = []
    loaded, broken = games()
    for game in loaded:
        texts = patolli.texts(game.name, lang)
        seats = "–".join(str(n) for n in sorted({game.seats[0], game.seats[-1]}))
        rows.append((game.name, f"{texts.say('game-title')} ({seats})", texts.say("game-blurb")))
        for key, option in game.options.items():
            values = [*(str(value).lower() for value in option.values), *["FILE"] * option.file]
            rows.append(("", f"  {key}={', '.join(values)}", texts.say(f"option-{key}")))
    show(rows)
    for error in broken:
        print(f"patolli: {error}", file=sys.stderr)


def show_bots(lang: str) -> None:
    from patolli.bots.levels import LEVELS

    say = patolli.texts(None, lang).say
    rows = [(f"{one.id}, level:{one.number}", say(one.name_text), say(one.blurb_text)) for one in LEVELS]
    rows += [(name, "", say(f"bot-{name}-blurb")) for name in ("random", "greedy", "reasons", "search")]
    show(rows)


def show(rows: list[Row]) -> None:
    """Three columns, as wide as the terminal; the last one wraps, the first is bold on a screen."""
    bold, plain = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")
    first, second = (max(len(row[column]) for row in rows) + 2 for column in range(2))
    rest = max(20, shutil.get_terminal_size().columns - first - second)
    for name, title, text in rows:
        lines = textwrap.wrap(text, rest) or [""]
        print(f"{bold}{name:<{first}}{plain}{title:<{second}}{lines[0]}")
        for line in lines[1:]:
            print(" " * (first + second) + line)
