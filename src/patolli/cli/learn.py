"""Learning a game in the terminal: the same lessons as in the browser, one thing at a time above a prompt."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

import patolli
from patolli.cli.board import board
from patolli.cli.language import command_texts
from patolli.cli.play import PhraseCompleter, Prompt
from patolli.cli.rules import rulebook
from patolli.core.errors import BadOption, IllegalMove
from patolli.core.events import visible
from patolli.learning import Guide, Lesson, Run, course


def show_course(game: str, lang: str) -> None:
    """The lessons there are."""
    guide = Guide(game, lang)
    for number, lesson in enumerate(course(game).lessons, start=1):
        print(f"{number:3}  {lesson.name:<14} {guide.title(lesson)}: {guide.about(lesson)}")


def start(game: str, wanted: str, lang: str) -> None:
    """From a lesson on, one after the other, until somebody leaves."""
    lessons = course(game).lessons
    if not lessons:
        raise BadOption(f"{patolli.game(game).name} brings no lessons")
    names = [lesson.name for lesson in lessons]
    number = int(wanted) - 1 if wanted.isdecimal() and 0 < int(wanted) <= len(names) else -1
    if wanted and number < 0:
        number = names.index(course(game).lesson(wanted).name)
    for lesson in lessons[max(0, number) :]:
        if not TerminalLesson(lesson, lang).run():
            return


class TerminalLesson:
    def __init__(self, lesson: Lesson, lang: str) -> None:
        self.lesson = lesson
        self.under_way = Run(lesson)
        self.guide = Guide(lesson.game, lang)
        self.texts = patolli.texts(lesson.game, lang)
        self.say = command_texts(lang).say
        self.console = Console(highlight=False)
        self.completer = PhraseCompleter()
        self.prompt = Prompt(self.completer)
        self.told = 0  # moves that were told

    def run(self) -> bool:
        """False if the learner leaves."""
        self.console.rule(Text(self.guide.title(self.lesson), "bold"))
        while not self.under_way.over:
            self.show()
            if not self.turn():
                self.console.print(self.say("bye"))
                return False
        self.tell()
        self.draw()
        self.console.print(self.guide.now(self.under_way), style="bold", markup=False)
        return True

    def show(self) -> None:
        self.tell()
        self.draw()
        self.console.print(self.guide.now(self.under_way), style="bold", markup=False)
        self.console.print(self.say("learn-keys" if self.under_way.reads else "learn-commands"), style="dim")

    def tell(self) -> None:
        names = self.guide.names(self.under_way)
        for move in self.under_way.moves[self.told :]:
            lines = [self.texts.event(event, names) for event in visible(move.events, self.under_way.seat)]
            for line in filter(None, lines):
                self.console.print(f"  {line}", style="dim", markup=False)
        self.told = len(self.under_way.moves)

    def draw(self) -> None:
        run = self.under_way
        self.console.print()
        self.console.print(board(run.state.game, run.state.view(run.seat), self.texts, self.guide.names(run)))

    def turn(self) -> bool:
        """Let them type until something was done; False when they leave."""
        run = self.under_way
        self.completer.phrases = run.state.phrases(run.seat)
        while True:
            try:
                words = self.prompt.read("> ")
            except EOFError:
                return False
            if words in ("quit", "exit"):
                return False
            if words == "back":
                self.under_way = Run(self.lesson, run.trail[:-1])
                self.told = len(self.under_way.moves)
                return True
            if words.startswith("rules"):
                self.console.print(rulebook(self.texts, words.removeprefix("rules").strip()))
            elif words in ("?", "help"):
                self.console.print("   ".join(run.state.phrases(run.seat)[:60]), markup=False)
            elif self.obey(words):
                return True

    def obey(self, words: str) -> bool:
        """Do what was typed; True if the lesson goes on."""
        run = self.under_way
        if run.reads and not words:
            run.go_on()
            return True
        if not words:
            return False
        try:
            other = run.say(words)
        except IllegalMove as error:
            self.console.print(self.texts.why(error, self.guide.names(run)), style="red", markup=False)
            return False
        if other is not None:
            self.console.print(self.guide.other(run, other), style="yellow", markup=False)
        return other is None or other.missed
