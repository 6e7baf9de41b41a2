"""The arena on the command line: a progress bar while it runs, then a table, then perhaps a file."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from patolli.bots.arena import Arena, Row
from patolli.bots.bot import Budget
from patolli.core.registry import game as find_game


def run(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    jobs: int,
    seed: str,
    budget: Budget,
    options: dict[str, Any],
    file: Path | None,
    ray: str | None = None,
    adjust_luck: bool = False,
) -> None:
    specs = [spec for spec in bots.split(",") if spec]
    if seats is None and len(specs) > 1:
        seats = seats_for(game, len(specs))
    arena = Arena(game, specs, games, seats, seed, budget, adjust_luck, **options)
    whole = watch(arena, jobs, ray)
    if not arena.played:
        return
    rows = arena.table()
    Console().print(shown(arena, rows))
    tell_faults(rows)
    if not whole:
        Console(stderr=True).print(f"stopped after {len(arena.played)} of {len(arena.pairings)} games")
    if file is not None:
        file.write_text(as_json(arena, rows), encoding="utf-8")


def seats_for(name: str, bots: int) -> int | None:
    """As many seats as bots, if the game is for so many; otherwise the game's fewest."""
    return bots if bots in find_game(name).seats else None


def watch(arena: Arena, jobs: int, ray: str | None) -> bool:
    """Play with a progress bar; False if somebody pressed Ctrl-C, and then what was played counts."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    running = arena.run(jobs, ray)
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{arena.game}, {arena.seats} seats", total=len(arena.pairings))
        try:
            for _ in running:
                progress.advance(task)
        except KeyboardInterrupt:
            running.close()
            return False
    return True


def shown(arena: Arena, rows: list[Row]) -> Table:
    fair = f"fair share {1 / arena.seats:.0%}"
    title = f"{arena.game}, {arena.seats} seats, {len(arena.played)} games, {fair}"
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot")
    lucky = ("less luck", "95 %") if arena.adjust_luck else ()
    for name in ("seats", "wins", "95 %", *lucky, "score", "ms", "most ms", "openskill"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        low, high = row.interval
        table.add_row(
            row.bot,
            str(row.games),
            f"{row.share:.1%}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            *(without_luck(row) if row.results else ()),
            f"{row.points / row.games:.1f}",
            f"{1000 * row.seconds / max(1, row.decisions):.2f}",
            f"{1000 * row.slowest:.0f}",
            f"{row.rating.mu:.1f} ± {2 * row.rating.sigma:.1f}",
        )
    return table


def without_luck(row: Row) -> tuple[str, str]:
    share, low, high = row.adjusted_share
    return f"{share:.1%}", f"{100 * low:.1f}–{100 * high:.1f}"


def tell_faults(rows: list[Row]) -> None:
    """Which bots lost turns, and why."""
    for row in rows:
        for fault, count in Counter(row.faults).most_common(5):
            Console(stderr=True).print(f"{row.bot} lost {count} turns. {fault}", markup=False, soft_wrap=True)


def as_json(arena: Arena, rows: list[Row]) -> str:
    facts = {
        "command": " ".join(["patolli", *sys.argv[1:]]),
        "game": arena.game,
        "seats": arena.seats,
        "options": arena.options,
        "planned": len(arena.pairings),
        "bots": [row.facts() for row in rows],
        "games": [
            {
                "number": game.number,
                "seed": game.seed,
                "bots": game.bots,
                "scores": game.scores,
                "winners": game.winners,
                "decisions": game.decisions,
                **({"luck": game.luck} if game.luck else {}),
            }
            for game in sorted(arena.played, key=lambda game: game.number)
        ],
    }
    return json.dumps(facts, indent=1) + "\n"
