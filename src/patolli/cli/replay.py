"""Showing a recorded game."""

from __future__ import annotations

from itertools import islice

from rich.console import Console
from rich.text import Text

from patolli.cli.board import board
from patolli.cli.language import command_texts
from patolli.core.errors import BadOption
from patolli.core.events import visible
from patolli.core.playthrough import playthrough
from patolli.core.record import follow, read_record, replay
from patolli.core.text import texts


def tell(data: bytes, lang: str) -> None:
    """The whole game as plain text, to read or to compare."""
    print(playthrough(read_record(data), lang), end="")


def show(data: bytes, at: int | None, lang: str) -> None:
    record = read_record(data)
    replay(record)  # a record that cannot be played is refused before anything is shown
    moves = len(record.moves) if at is None else at
    if not 0 <= moves <= len(record.moves):
        raise BadOption(f"--at must be 0 to {len(record.moves)}, not {at}")
    console = Console(highlight=False)
    say = command_texts(lang).say
    words = texts(record.game, lang)
    names = record.names or [str(seat + 1) for seat in range(record.seats)]
    for match, events in islice(follow(record), moves + 1):
        for seat, phrase in match.moves[-1:]:
            console.print(Text.assemble(f"{len(match.moves):>4}  {names[seat]}: ", (phrase, "bold")))
        for event in visible(events, None):
            line = words.event(event, names)
            if line:
                console.print(f"        {line}", style="dim", markup=False)
    console.print()
    console.print(board(match.game, match.state.view(None), words, names))
    if match.state.over:
        winners = [names[seat] for seat in match.state.winners()]
        scores = [f"{name} {score:g}" for name, score in zip(names, match.state.scores(), strict=True)]
        result = say("result", {"winners": winners, "count": len(winners), "scores": scores})
        console.print(result, markup=False)
    else:
        console.print(say("unfinished", {"moves": moves, "all": len(record.moves)}))
