"""Many games between bots, with a progress bar and a summary."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import patolli
from patolli.bots import Bot, make_bot
from patolli.bots.playing import decisions
from patolli.cli.play import distinct
from patolli.cli.setup import YOU, read_seats
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.state import State


def run(name: str, count: int, seats: str, seed: int, options: dict[str, Any]) -> None:
    game = patolli.game(name)
    words = read_seats(game, seats or ",".join(["random"] * game.seats[0]), "random")
    if YOU in words:
        raise BadOption("nobody plays in a simulation; --seats takes bots only")
    bots = [make_bot(word) for word in words]
    wins = [0.0] * len(words)
    points = [0.0] * len(words)
    decided = 0
    begun = time.perf_counter()
    console = Console()
    for number in track(range(count), description=name, console=console, transient=True):
        state, moves = play_out(game, bots, seed + number, options)
        decided += moves
        for seat in state.winners():
            wins[seat] += 1 / len(state.winners())
        points = [total + score for total, score in zip(points, state.scores(), strict=True)]
    elapsed = time.perf_counter() - begun
    table = Table("seat", "wins", "points", title=f"{name}: {count} games")
    for seat, who in enumerate(distinct(words)):
        table.add_row(who, f"{wins[seat] / count:.1%}", f"{points[seat] / count:.1f}")
    console.print(table)
    console.print(f"{count / elapsed:,.1f} games/s, {decided / elapsed:,.0f} decisions/s")


def play_out(game: Game[Any], bots: list[Bot], seed: int, options: dict[str, Any]) -> tuple[State, int]:
    """The end of a game, and how many decisions it took."""
    state: State = game.new(len(bots), seed, **options)
    count = sum(1 for _ in decisions(state, bots, patolli.seeded(f"{seed} bots")))
    return state, count
