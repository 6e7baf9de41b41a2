"""A bot that is a program of its own, in whatever language: ``cmd:PROGRAM`` speaks lines of JSON with it."""

from __future__ import annotations

import shlex
import subprocess
import weakref
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, TypeVar

import msgspec

from patolli.bots.bot import Bot, BotFault, Budget, Sight
from patolli.bots.protocol import (
    PROTOCOL,
    Answer,
    Farewell,
    FromProgram,
    GameTold,
    Greeting,
    Info,
    Introduction,
    Message,
    Question,
    line,
    read_from_program,
)

PATIENCE = 60.0  # seconds to start, and for a decision without a time of its own
LONGEST = 1 << 20  # bytes of a line

A = TypeVar("A", bound=Message)


class ProgramBot(Bot):
    """Starts the program when it is first asked, and anew after it failed."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        self.process: Running | None = None
        self.told: GameTold | None = None
        self.number = 0
        self.info: Info | None = None  # the last thought it told

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        try:
            return self.ask(sight, budget, seed)
        except BotFault:
            self.close()
            raise

    def ask(self, sight: Sight, budget: Budget, seed: int) -> int:
        world = sight.sample(seed)
        position = world.position()
        game = GameTold(
            game=sight.game.name,
            rules=sight.game.rules_version,
            seats=int(world.seats),
            options=position.pop("options"),
        )
        process = self.start()
        if game != self.told:
            process.send(game)
            self.told = game
        phrases = {sight.phrase(action): action for action in sight.legal}
        self.number += 1
        process.send(
            Question(
                number=self.number,
                seat=sight.seat,
                position=position,
                legal=list(phrases),
                seed=seed,
                seconds=budget.seconds,
                simulations=budget.simulations,
            )
        )
        answer = self.hear(process, Answer, patience(budget))
        if answer.number != self.number:
            raise BotFault("nonsense", f"it answered question {answer.number}, not {self.number}")
        if answer.phrase not in phrases:
            raise BotFault("illegal", f"{answer.phrase[:80]!r} is not a legal move here")
        return phrases[answer.phrase]

    def start(self) -> Running:
        if self.process is None:
            self.process = Running(self.command)
            self.process.send(Greeting(protocol=PROTOCOL, host="patolli"))
            spoken = self.hear(self.process, Introduction, PATIENCE).protocol
            if spoken != PROTOCOL:
                raise BotFault("nonsense", f"it speaks protocol {spoken}, we speak {PROTOCOL}")
        return self.process

    def hear(self, process: Running, wanted: type[A], seconds: float) -> A:
        """The next message of that kind; thoughts on the way are noted."""
        until = monotonic() + seconds
        while True:
            message = process.receive(until)
            if isinstance(message, Info):
                self.info = message
            elif isinstance(message, wanted):
                return message
            else:
                raise BotFault("nonsense", f"it said {type(message).__name__.lower()} now")

    def close(self) -> None:
        if self.process is not None:
            self.process.close()
        self.process = None
        self.told = None


def patience(budget: Budget) -> float:
    """How long an answer may take: twice its time and a second, because machines are busy."""
    return PATIENCE if budget.seconds is None else 2.0 * budget.seconds + 1.0


class Running:
    """One running program: lines in, lines out, and its end when nobody needs it any more."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise BotFault("died", f"it cannot be started: {error}") from None
        assert self.process.stdout is not None
        self.lines: Queue[bytes] = Queue(maxsize=1000)
        Thread(target=listen, args=(self.process.stdout, self.lines), daemon=True).start()
        self.close = weakref.finalize(self, end, self.process)

    def send(self, message: Message) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line(message))
            self.process.stdin.flush()
        except OSError:
            raise BotFault("died", self.epitaph()) from None

    def receive(self, until: float) -> FromProgram:
        try:
            text = self.lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise BotFault("slow", "it did not answer in time") from None
        if not text:
            raise BotFault("died", self.epitaph())
        try:
            return read_from_program(text)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BotFault("nonsense", f"{text[:80]!r}: {error}") from None

    def epitaph(self) -> str:
        try:
            return f"it ended with exit code {self.process.wait(timeout=1.0)}"
        except subprocess.TimeoutExpired:
            return "it stopped talking"


def listen(stream: IO[bytes], lines: Queue[bytes]) -> None:
    """Line after line into the queue; an empty one is the end."""
    while text := stream.readline(LONGEST):
        lines.put(text)
    lines.put(b"")


def end(process: subprocess.Popen[bytes]) -> None:
    try:
        if process.stdin is not None:
            process.stdin.write(line(Farewell()))
            process.stdin.close()
        process.wait(timeout=0.2)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        process.kill()
        process.wait()
