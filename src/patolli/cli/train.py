"""Training on the command line: a progress bar, a line for every round, and a picture of the strength."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from patolli.bots.training.drawing import draw_strength
from patolli.bots.training.run import Plan, Training, merge

STAGES = {"play": "plays", "learn": "learns", "match": "is tried"}


def run(plan: Plan, into: Path | None) -> None:
    training = Training(plan)
    console = Console(stderr=True)
    where = f"{plan.game}, {plan.seats} seats"
    if training.rounds:
        console.print(f"{where}: going on after {training.rounds[-1]['games']} games")
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[told]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        before = training.rounds[-1]["games"] if training.rounds else 0
        task = progress.add_task(where, total=plan.games, completed=before, told="")
        begun = time.perf_counter()
        strength = ""
        try:
            for news in training.run():
                if news.strength is not None:
                    strength = f"{news.strength['against last'][0]:.0%} against the last"
                    Console().print(line(news.strength), highlight=False)
                    draw_strength(training.rounds, f"{where}: one network against reasons", plan.folder)
                speed = (news.games - before) / (time.perf_counter() - begun)
                told = ", ".join(filter(None, [f"{speed:.1f} games/s", strength]))
                progress.update(
                    task, completed=news.games, description=f"{where}: {STAGES[news.stage]}", told=told
                )
        except KeyboardInterrupt:
            progress.stop()
            console.print("stopped; the same command goes on from here")
            raise
    file = into or plan.folder / "network.json"
    merge(training.network_of(len(training.rounds)), file)
    Console().print(f"{file}", highlight=False, soft_wrap=True)


def line(facts: dict[str, Any]) -> str:
    share, low, high = facts["against reasons"]
    last = facts["against last"][0]
    return (
        f"{facts['games']} games: {share:.1%} ({low:.1%}–{high:.1%}) against reasons, {last:.1%} against the "
        f"last network; explains {facts['points']:.0%} of the lead at the end"
    )
