"""Playing in the terminal: the board, a prompt that completes phrases, and a bot's answer."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import Completer, Completion
from prompt_toolkit.document import Document
from rich.console import Console
from rich.text import Text

import patolli
from patolli.bots import BadBot, Bot, BotFault, Budget, Sight, make_bot
from patolli.bots.simple import RandomBot
from patolli.cli.board import board
from patolli.cli.language import command_texts
from patolli.cli.rules import rulebook
from patolli.cli.setup import YOU, read_bots, read_seats, read_seed
from patolli.core.errors import BadOption, IllegalMove, PatolliError
from patolli.core.events import visible
from patolli.core.game import Game
from patolli.core.record import Match, read_record
from patolli.core.record import replay as replay_record
from patolli.core.registry import games
from patolli.core.state import State
from patolli.core.text import texts

OPPONENT = "greedy"
THINKING = Budget(seconds=1.0)


def start(
    game: Game[Any], seats: str, seed: str | None, name: str, options: dict[str, Any], lang: str
) -> None:
    words = read_seats(game, seats, OPPONENT)
    match = Match(game, len(words), read_seed(seed), **options)
    person = name or command_texts(lang).say("player")
    names = distinct([person if word == YOU else word for word in words])
    TerminalTable(match, read_bots(words), names, lang).run()


def resume(saved: bytes, seats: str, lang: str) -> None:
    """Go on with a saved game, under the rules of today; who is not a bot by name is a person."""
    record = read_record(saved)
    match = replay_record(record)
    if not match.state.over:
        match.go_on(patolli.game(record.game))
    names = record.names or distinct([YOU] + [OPPONENT] * (record.seats - 1))
    words = (
        read_seats(match.game, seats, OPPONENT) if seats else [re.sub(r" \d+$", "", name) for name in names]
    )
    if len(words) != record.seats:
        raise BadOption(f"the saved game has {record.seats} seats; --seats names {len(words)}")
    bots = read_bots(words) if seats else [bot_by_name(word) for word in words]
    TerminalTable(match, bots, names, lang).run()


def bot_by_name(word: str) -> Bot | None:
    try:
        return make_bot(word)
    except BadBot:
        return None


def ask_for_game(lang: str) -> str:
    say = command_texts(lang).say
    names = [game.name for game in games()[0]]
    for number, name in enumerate(names, start=1):
        print(f"  {number}  {texts(name, lang).say('game-title')}")
    answer = input(say("which-game", {"count": len(names)})).strip().lower()
    if answer.isdecimal() and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    return patolli.game(answer).name


class PhraseCompleter(Completer):
    """Completes the next word of a phrase from what is legal now."""

    def __init__(self) -> None:
        self.phrases: list[str] = []

    def get_completions(self, document: Document, complete_event: object) -> Iterator[Completion]:
        typed = document.text_before_cursor.removeprefix("why ")
        done, _, word = typed.rpartition(" ")
        start = f"{done} " if done else ""
        seen = {p[len(start) :].split(" ")[0] for p in self.phrases if p.startswith(typed)}
        for following in sorted(seen):
            yield Completion(following, start_position=-len(word))


class Prompt:
    """Where somebody types: with completion on a screen, line by line from a file."""

    def __init__(self, completer: PhraseCompleter) -> None:
        self.session: PromptSession[str] | None = None
        if sys.stdin.isatty():
            self.session = PromptSession(completer=completer)

    def read(self, prompt: str) -> str:
        """The next line, with single spaces; `EOFError` when there is none."""
        line = self.session.prompt(prompt) if self.session is not None else sys.stdin.readline()
        if not line and self.session is None:
            raise EOFError
        return " ".join(line.split())


class TerminalTable:
    """One game in one terminal: people type, bots answer."""

    def __init__(self, match: Match, bots: list[Bot | None], names: list[str], lang: str) -> None:
        self.match = match
        self.bots = bots
        self.names = names
        self.texts = texts(match.game.name, lang)
        self.say = command_texts(lang).say
        self.console = Console(highlight=False)
        self.completer = PhraseCompleter()
        self.prompt = Prompt(self.completer)

    @property
    def state(self) -> State:
        return self.match.state

    def run(self) -> None:
        self.console.print(self.say("welcome"), style="dim")
        foreword = "foreword"  # what only some games have to say before the first move
        if self.texts.has(foreword) and not self.match.moves:
            self.console.print(self.texts.say(foreword), style="bold", markup=False)
        while not self.state.over:
            for seat in self.state.waiting()[:1]:
                bot = self.bots[seat]
                if bot is None:
                    if not self.ask(seat):
                        return
                else:
                    self.let(bot, seat)
        self.draw(None)
        self.console.print(self.result(), style="bold", markup=False)

    def result(self) -> str:
        winners = [self.names[seat] for seat in self.state.winners()]
        scores = [f"{name} {score:g}" for name, score in zip(self.names, self.state.scores(), strict=True)]
        return self.say("result", {"winners": winners, "count": len(winners), "scores": scores})

    def let(self, bot: Bot, seat: int) -> None:
        seed = len(self.match.moves)
        sight = Sight(self.state, seat)
        try:
            action = bot.choose(sight, THINKING, seed)
        except BotFault as fault:
            self.console.print(self.say("bot-fault", {"name": self.names[seat], "problem": str(fault)}))
            action = RandomBot().choose(sight, THINKING, seed)
        self.say_phrase(seat, self.state.phrase(action))

    def ask(self, seat: int) -> bool:
        """Let a person type until something was played; False when they leave."""
        self.draw(seat)
        if expects := self.state.view(seat).get("expects"):
            expected = self.texts.say(f"expect-{expects['text']}", expects, self.names)
            self.console.print(expected, style="bold", markup=False)
        self.completer.phrases = self.state.phrases(seat)
        while True:
            try:
                words = self.prompt.read(f"{self.names[seat]}> ")
            except EOFError:
                self.console.print(self.say("bye"))
                return False
            if words in ("quit", "exit"):
                self.console.print(self.say("bye"))
                return False
            try:
                if self.obey(seat, words):
                    return True
            except IllegalMove as error:
                self.console.print(self.texts.why(error, self.names), style="red", markup=False)
            except (PatolliError, OSError) as error:
                self.console.print(str(error), style="red", markup=False)

    def obey(self, seat: int, words: str) -> bool:
        """Do what was typed. True if the position changed."""
        first, _, rest = words.partition(" ")
        if words in ("?", "help"):
            self.list_phrases(seat)
        elif first == "why" and rest:
            self.why(seat, rest)
        elif words == "undo":
            self.match.undo()
            return True
        elif first == "save" and rest:
            Path(rest).write_text(self.match.record(self.names).to_json(), encoding="utf-8")
            self.console.print(self.say("saved", {"file": rest}))
        elif first == "rules":
            self.console.print(rulebook(self.texts, rest))
        elif words:
            self.say_phrase(seat, words)
            return True
        return False

    def why(self, seat: int, phrase: str) -> None:
        self.state.parse(seat, phrase)  # raises with the reason if there is one
        self.console.print(self.say("is-legal", {"phrase": phrase}))

    def list_phrases(self, seat: int) -> None:
        groups: dict[str, list[str]] = {}
        for phrase in self.state.phrases(seat):
            groups.setdefault(phrase.split(" ")[0], []).append(phrase)
        for first, phrases in groups.items():
            shown = "   ".join(phrases[:24]) + ("   …" if len(phrases) > 24 else "")
            self.console.print(Text.assemble((self.texts.say(f"word-{first}"), "bold"), f" ({len(phrases)})"))
            self.console.print(f"  {shown}", markup=False)
        self.console.print(self.say("commands"), style="dim")

    def draw(self, seat: int | None) -> None:
        self.console.print()
        self.console.print(board(self.match.game, self.state.view(seat), self.texts, self.names))

    def say_phrase(self, seat: int, phrase: str) -> None:
        """Play it and tell what happened; where the game has no words for that, the phrase itself."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        reader = people[0] if len(people) == 1 else None
        secret = len(self.state.waiting()) > 1
        events = self.match.say(seat, phrase)
        lines = [self.texts.event(event, self.names) for event in visible(events, reader)]
        if not any(lines) and not secret and all("only" not in event for event in events):
            lines = [f"{self.names[seat]}: {phrase}"]
        for line in filter(None, lines):
            self.console.print(f"  {line}", style="dim", markup=False)


def distinct(words: list[str]) -> list[str]:
    """Names for the seats: a word that sits twice gets numbers."""
    return [
        word if words.count(word) == 1 else f"{word} {words[: seat + 1].count(word)}"
        for seat, word in enumerate(words)
    ]
