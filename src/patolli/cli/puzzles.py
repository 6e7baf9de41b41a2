"""Puzzles in the terminal: the board, a prompt for the turn, what is to be said of it; and mining."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

import patolli
from patolli.analysis.words import analysis_texts, listed, signed, told
from patolli.bots.levels import LEVELS
from patolli.cli.board import board
from patolli.cli.language import command_texts
from patolli.cli.play import PhraseCompleter, Prompt
from patolli.cli.rules import rulebook
from patolli.core.errors import BadOption, IllegalMove
from patolli.puzzles import Puzzle, puzzles
from patolli.puzzles.mining import mine
from patolli.puzzles.puzzle import written
from patolli.puzzles.rating import Progress, keep_progress, read_progress
from patolli.puzzles.verdict import verdict

FILE = "puzzles.json"  # in the data folder


def dig(name: str, games: int, seed: str, out: Path) -> None:
    """Look for puzzles; what was found is written after every game, so that stopping loses nothing."""
    found: list[Puzzle] = []
    for number, more in enumerate(mine(patolli.game(name), games, seed), start=1):
        found += more
        out.write_bytes(written(found))
        print(f"{number}/{games}  {len(found)}", flush=True)


def start(name: str, number: int | None, daily: bool, data: Path | None, lang: str) -> None:
    found = puzzles(name)
    if not found:
        raise BadOption(f"{name} brings no puzzles")
    if number is not None and number > len(found):
        raise BadOption(f"--number must be 1 to {len(found)}, not {number}")
    file = (data or user_data_path("patolli", appauthor=False)) / FILE
    progress = read_progress(file)
    own = progress.setdefault(name, Progress())
    if daily:
        place = date.today().toordinal() % len(found)
    else:
        place = own.next(found) if number is None else number - 1
    puzzle = TerminalPuzzle(found[place], lang)
    puzzle.say_intro(place + 1, len(found))
    solved = puzzle.run()
    if solved is not None:
        again = own.has_tried(found[place])
        change = own.note(found[place], solved)
        keep_progress(file, progress)
        puzzle.say_rating(own.rating, change, again)


class TerminalPuzzle:
    def __init__(self, puzzle: Puzzle, lang: str) -> None:
        self.puzzle = puzzle
        self.state = puzzle.state()
        self.line = self.state.line
        self.tried: list[int] = []
        self.words = analysis_texts(puzzle.game, lang)
        self.texts = patolli.texts(puzzle.game, lang)
        self.say = command_texts(lang).say
        self.names = [
            self.texts.say("seat-name", {"number": number + 1}) for number in range(self.state.seats)
        ]
        self.console = Console(highlight=False)
        self.completer = PhraseCompleter()
        self.prompt = Prompt(self.completer)

    def say_intro(self, number: int, count: int) -> None:
        facts = {"number": number, "all": count, "rating": str(self.puzzle.rating)}
        facts["name"] = self.names[self.puzzle.seat]
        self.console.print(self.say("puzzle-intro", facts), style="bold", markup=False)
        self.console.print(self.say("puzzle-commands"), style="dim", markup=False)

    def run(self) -> bool | None:
        """Was it solved? None if somebody leaves."""
        seat = self.puzzle.seat
        while self.state.line == self.line and self.state.waits_for(seat):
            self.draw()
            if not self.ask():
                self.console.print(self.say("bye"))
                return None
        return self.judge()

    def draw(self) -> None:
        view = self.state.view(self.puzzle.seat)
        self.console.print()
        self.console.print(board(self.state.game, view, self.texts, self.names))
        if expects := view.get("expects"):
            expected = self.texts.say(f"expect-{expects['text']}", expects, self.names)
            self.console.print(expected, style="bold", markup=False)

    def ask(self) -> bool:
        """Let them type until something was done; False when they leave."""
        seat = self.puzzle.seat
        self.completer.phrases = self.state.phrases(seat)
        while True:
            try:
                words = self.prompt.read(f"{self.names[seat]}> ")
            except EOFError:
                return False
            if words in ("quit", "exit"):
                return False
            if words == "undo":
                self.state, self.tried = self.puzzle.state(), []
                return True
            if words in ("?", "help"):
                self.console.print("   ".join(self.completer.phrases), markup=False)
            elif words.startswith("rules"):
                self.console.print(rulebook(self.texts, words.removeprefix("rules").strip()))
            elif words and self.obey(words):
                return True

    def obey(self, words: str) -> bool:
        seat = self.puzzle.seat
        try:
            action = self.state.parse(seat, words)
        except IllegalMove as error:
            self.console.print(self.texts.why(error, self.names), style="red", markup=False)
            return False
        self.state.apply(seat, action)
        self.tried.append(action)
        return True

    def judge(self) -> bool:
        """Say what is to be said of the turn."""
        puzzle = self.puzzle
        found = verdict(puzzle, self.tried)
        facts = {"turn": told(puzzle.rival), "points": round(100 * found.given_away)}
        if found.solved and found.given_away == 0:
            self.tell(self.say("puzzle-as-good"), "bold green")
        elif found.solved:
            self.tell(self.say("puzzle-solved", facts), "bold green")
        else:
            self.tell(self.say("puzzle-missed", facts), "bold yellow")
            self.tell(self.words.say("analysis-better", {"turn": told(puzzle.solution)}), "green")
        for text, reasons in (("analysis-why", found.why), ("analysis-later", found.later)):
            if reasons:
                self.tell(self.words.say(text, {"facts": listed(reasons, self.words)}))
        self.say_what_it_was()
        return found.solved

    def say_what_it_was(self) -> None:
        theme = self.puzzle.theme
        named = self.words.say(f"fact-{theme}") if theme else self.say("puzzle-quiet")
        bots = [self.texts.say(level.name_text) for level in LEVELS if level.number in self.puzzle.found_by]
        self.tell(self.say("puzzle-theme", {"theme": named}), "dim")
        self.tell(self.say("puzzle-found-by", {"names": bots, "count": len(bots)}), "dim")

    def say_rating(self, rating: float, change: float, again: bool) -> None:
        facts = {"rating": str(round(rating)), "change": signed(change)}
        self.tell(self.say("puzzle-again" if again else "puzzle-rating", facts), "bold")

    def tell(self, line: str, style: str = "") -> None:
        self.console.print(line, style=style, markup=False)
