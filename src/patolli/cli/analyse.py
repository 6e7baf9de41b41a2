"""Analyses in the terminal and as files: a table of the turns, what was better and why."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from patolli.analysis.analysing import analyse
from patolli.analysis.judging import judge
from patolli.analysis.report import Alternative, JudgedTurn, Outlook, Report
from patolli.analysis.words import analysis_texts, signed, told, why
from patolli.bots.bot import Budget
from patolli.cli.analysis_page import page
from patolli.core.errors import BadOption
from patolli.core.record import Record, read_record
from patolli.core.registry import game as find_game
from patolli.core.text import Texts

MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}  # as in books on chess
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red", "": ""}


def run(
    data: bytes, seat: int | None, budget: Budget, seed: str, lang: str, json: Path | None, html: Path | None
) -> None:
    record = read_record(data)
    if seat is not None and seat > record.seats:
        raise BadOption(f"--seat must be 1 to {record.seats}, not {seat}")
    report = watch(record, None if seat is None else seat - 1, budget, seed)
    words = analysis_texts(record.game, lang)
    names = record.names or [words.say("seat-name", {"number": number + 1}) for number in range(record.seats)]
    console = Console(highlight=False)
    console.print(seat_table(report, words, names))
    console.print(turn_table(report, words, names))
    if json is not None:
        json.write_bytes(report.to_json())
    if html is not None:
        html.write_text(page(record, report, words, names), encoding="utf-8")


def watch(record: Record, seat: int | None, budget: Budget, seed: str) -> Report:
    """Analyse with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(record.game, total=len(record.moves))
        return analyse(
            record, seat, budget, seed, lambda done, all_: progress.update(task, completed=done, total=all_)
        )


def seat_table(report: Report, words: Texts, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("analysis-player"))
    kinds = [MARKS[kind] for kind in ("inaccuracy", "mistake", "blunder")]
    before, after = (
        [words.say(f"analysis-{heading}") for heading in headings]
        for headings in (("accuracy",), ("start", "luck", "play", "score"))
    )
    for heading in (*before, *kinds, *after):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, seat in zip(names, report.seats, strict=True):
        table.add_row(
            name,
            f"{seat.accuracy:g}",
            str(seat.inaccuracies),
            str(seat.mistakes),
            str(seat.blunders),
            f"{seat.start:.0%}",
            signed(100 * seat.luck),
            "" if seat.result is None else signed(100 * seat.play),
            f"{seat.score:g}",
        )
    return table


def turn_table(report: Report, words: Texts, names: Sequence[str]) -> Table:
    """The turns with their losses; of the bad ones also what was better, and why."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", justify="right")
    for heading in ("analysis-player", "analysis-turn", "analysis-chance", "analysis-lost"):
        table.add_column(
            words.say(heading), justify="right" if heading.endswith(("chance", "lost")) else "left"
        )
    for turn in report.turns:
        table.add_row(
            str(turn.first + 1),
            names[turn.seat],
            turn_cell(turn, words),
            f"{turn.chances[turn.seat].mean:.0%}",
            Text(f"{100 * turn.lost:.0f}" if turn.kind else "", style=STYLES[turn.kind]),
        )
    return table


def turn_cell(turn: JudgedTurn, words: Texts) -> Text:
    cell = Text(told(turn.phrases))
    if turn.kind:
        verdict = f"{MARKS[turn.kind]} {words.say(f'analysis-{turn.kind}')} "
        cell.append(f"\n{verdict}", style=STYLES[turn.kind])
        cell.append(words.say("analysis-better", {"turn": told(turn.options[0].phrases)}), style="green")
        for reason in why(turn, words):
            cell.append(f"\n{reason}", style="dim")
    return cell


def show_position(name: str, position: bytes, seat: int | None, budget: Budget, seed: str, lang: str) -> None:
    """The judgement of one position."""
    game = find_game(name)
    state = game.load(read_position(position))
    if seat is not None and seat > state.seats:
        raise BadOption(f"--seat must be 1 to {state.seats}, not {seat}")
    who = state.mover() if seat is None else seat - 1
    if who < 0:
        raise BadOption("the game is over: there is nothing to judge")
    words = analysis_texts(name, lang)
    outlook = judge(state, who, budget, seed)
    console = Console(highlight=False)
    console.print(outlook_table(outlook, words))
    if outlook.options:
        console.print(option_table(outlook.options, words))


def read_position(data: bytes) -> dict[str, object]:
    import msgspec

    try:
        return msgspec.json.decode(data, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"this is not a position: {error}") from None


def outlook_table(outlook: Outlook, words: Texts) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("analysis-player"))
    table.add_column(words.say("analysis-chance"), justify="right")
    table.add_column("95 %", justify="right")
    table.add_column(words.say("analysis-score"), justify="right")
    table.add_column("95 %", justify="right")
    for seat, (chance, points) in enumerate(zip(outlook.chances, outlook.points, strict=True)):
        table.add_row(
            words.say("seat-name", {"number": seat + 1}),
            f"{chance.mean:.1%}",
            f"{100 * chance.low:.1f}–{100 * chance.high:.1f}",
            f"{points.mean:.1f}",
            f"{points.low:.1f}–{points.high:.1f}",
        )
    return table


def option_table(options: Sequence[Alternative], words: Texts) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("analysis-turn"))
    for heading in ("analysis-chance", "analysis-lost", "analysis-score"):
        table.add_column(words.say(heading), justify="right")
    for option in options:
        table.add_row(
            told(option.phrases),
            f"{option.chance.mean:.1%}",
            f"{100 * option.lost:.1f}",
            f"{option.points.mean:.1f}",
        )
    return table
