"""Research on the command line: what the numbers mean, games as tables, how strong an agent is."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from patolli.core.errors import BadOption
from patolli.research import room
from patolli.research.encodings import encoding, phrases, stretches
from patolli.research.scoring import PROTOCOL, YARDSTICKS, Measured, facts, measure


def describe(game: str, seats: int | None, actions: bool, short: bool) -> None:
    """Tab-separated, with a line of headings: for people, and for programs that read tables."""
    known = encoding(game, seats)
    if short:
        print(in_short(game, known.seats), end="")
        return
    if actions:
        print("action\tphrase")
        for number, phrase in enumerate(phrases(game, seats)):
            print(f"{number}\t{phrase}")
        return
    print(f"# {known.name}: {len(known.entries)} entries (int8), {known.actions} actions")
    print("entry\tleast\tmost\trule\tname")
    for number, entry in enumerate(known.entries):
        print(f"{number}\t{entry.least}\t{entry.most}\t{entry.rule}\t{entry.name}")


def in_short(game: str, seats: int) -> str:
    """A table for a page: what follows each other and is alike, in one line."""
    known = encoding(game, seats)
    lines = ["| entries | from, to | rule | what |", "|---|---|---|---|"]
    for part in stretches(known.entries):
        numbers = str(part.first) if part.first == part.last else f"{part.first}–{part.last}"
        lines.append(f"| {numbers} | {part.least}, {part.most} | {part.rule} | {part.name} |")
    return "\n".join(lines) + "\n"


def write_dataset(given: Namespace, options: dict[str, Any]) -> None:
    dataset = room("dataset")
    if given.records:
        if options:
            raise BadOption("records say themselves with which options they were played; leave --option away")
        written = dataset.convert(given.out, given.game, given.records, given.observations, given.shard)
        games = len(given.records)
    else:
        bots = [spec for spec in given.bots.split(",") if spec]
        rest = (given.seats, given.seed, given.shard, given.observations, given.jobs)
        written = dataset.make(given.out, given.game, given.games, bots, *rest, **options)
        games = given.games
    shards = -(-games // given.shard)
    console = Console(stderr=True)
    for _ in track(written, given.game, total=shards, console=console, transient=True):
        pass
    rows = sum(
        dataset.pyarrow.parquet.read_metadata(file).num_rows for file in given.out.glob("part-*.parquet")
    )
    print(f"{given.out}: {games} games, {rows} decisions, {shards} files")


def score(given: Namespace, options: dict[str, Any]) -> None:
    against = [level for level in given.against.split(",") if level] or list(YARDSTICKS)
    running = measure(given.agent, given.game, given.seats, given.games, against, given.jobs, **options)
    console = Console(stderr=True)
    rows = [*track(running, given.game, total=len(against), console=console, transient=True)]
    Console().print(shown(given.agent, given.game, rows))
    if given.json is not None:
        told = json.dumps(facts(given.agent, given.game, given.seats, rows), indent=1)
        given.json.write_text(told + "\n", encoding="utf-8")


def shown(agent: str, game: str, rows: list[Measured]) -> Table:
    title = f"{agent} at {game}, protocol {PROTOCOL}: chance would win {rows[0].fair:.0%}"
    table = Table(title=title, box=box.SIMPLE, pad_edge=False)
    table.add_column("against")
    for head in ("games", "won", "95 %", "lead in points", "95 %"):
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(
            row.against,
            str(row.games),
            f"{row.won:.1%}",
            f"{row.won_low:.1%}–{row.won_high:.1%}",
            f"{row.lead:+.1f}",
            f"{row.lead_low:+.1f} to {row.lead_high:+.1f}",
        )
    return table
