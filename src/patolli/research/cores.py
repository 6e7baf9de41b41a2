"""A batch on several cores: every process plays a part of the rows, and shows them in shared memory."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

import patolli
from patolli.bots.workers import serve_parent
from patolli.core.errors import BadOption, IllegalMove, PatolliError
from patolli.core.game import Game
from patolli.research.batch import Batch, row_of_numbers
from patolli.research.encodings import encoding

SHOWN = ("observations", "masks", "movers", "dones", "rewards", "scores", "lengths", "seeds")
OVER = ""  # instead of something to do


class CoresBatch:
    """A `Batch` whose rows are played by several processes: the same games, arrays, `step` and `reset`.

    It pays where a step has thousands of rows: what it costs to ask a process is shared by all of its rows.
    Close it when you are done, or use it in ``with``; a script does so under ``if __name__ == "__main__":``.
    Games are those that are installed, by their names.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        seed: int = 0,
        go_on: bool = True,
        cores: int = 2,
        **options: Any,
    ) -> None:
        if not 1 <= cores <= count:
            raise BadOption(f"{count} games can be played on 1 to {count} cores, not {cores}")
        self.game: Game[Any] = patolli.game(game)
        self.game.new(seats, seed, **options)  # what is wrong is told here, not in a process
        self.encoding = encoding(self.game, seats)
        self.seats = self.encoding.seats
        self.count = count
        shapes = shapes_of(count, self.seats, len(self.encoding.entries), self.game.actions)
        self._memory = {
            name: SharedMemory(create=True, size=size_of(shape)) for name, shape in shapes.items()
        }
        self._arrays = {name: array_in(self._memory[name], shape) for name, shape in shapes.items()}
        for name in SHOWN:
            shown = self._arrays[name].view()
            shown.flags.writeable = False
            setattr(self, name, shown)
        self._ends: list[Connection] = []
        self._processes: list[Any] = []
        self.bounds = [count * core // cores for core in range(cores + 1)]
        context = multiprocessing.get_context("spawn")
        where = {name: memory.name for name, memory in self._memory.items()}
        for first, stop in zip(self.bounds, self.bounds[1:], strict=False):
            ours, theirs = context.Pipe()
            told = (game, self.seats, options, first, stop, count, go_on, where, shapes)
            process = context.Process(target=play_rows, args=(theirs, told), daemon=True)
            process.start()
            theirs.close()
            self._ends.append(ours)
            self._processes.append(process)
        self.reset(seed)

    observations: Any
    masks: Any
    movers: Any
    dones: Any
    rewards: Any
    scores: Any
    lengths: Any
    seeds: Any

    def reset(self, seed: int | Any = 0) -> None:
        seeds = np.arange(self.count, dtype=np.int64) + seed if np.ndim(seed) == 0 else seed
        self._all("reset", row_of_numbers(seeds, self.count, "seed"))

    def step(self, actions: Any) -> None:
        """As `Batch.step`: if an action is not legal, `IllegalMove` says why, and no game has changed."""
        self._open()
        chosen = row_of_numbers(actions, self.count, "action")
        inside = (chosen >= 0) & (chosen < self.game.actions)
        legal = self.masks[np.arange(self.count), np.where(inside, chosen, 0)] & inside
        wrong = np.flatnonzero(~legal & (chosen != -1))
        if len(wrong):
            self._explain(int(wrong[0]), int(chosen[wrong[0]]))
        self._all("step", chosen)

    def random_actions(self) -> Any:
        self._all("choose")
        return self._arrays["given"].copy()

    def close(self) -> None:
        for end in self._ends:
            with suppress(OSError):
                end.send(OVER)
        for process in self._processes:
            process.join()
        self._ends, self._processes = [], []
        for name in SHOWN:
            setattr(self, name, None)
        self._arrays = {}
        for memory in self._memory.values():
            memory.close()
            memory.unlink()
        self._memory = {}

    def __enter__(self) -> CoresBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _open(self) -> None:
        if not self._ends:
            raise BadOption("this batch is closed")

    def _all(self, task: str, given: Any = None) -> None:
        self._open()
        if given is not None:
            self._arrays["given"][:] = given
        try:
            for end in self._ends:
                end.send(task)
            for end in self._ends:
                end.recv()
        except (EOFError, OSError):
            self.close()
            raise PatolliError(
                "a process of this batch has ended, and the batch with it; a script that uses several cores "
                'keeps what it does under: if __name__ == "__main__":'
            ) from None

    def _explain(self, row: int, action: int) -> None:
        core = next(core for core in range(len(self._ends)) if row < self.bounds[core + 1])
        self._ends[core].send((row - self.bounds[core], action))
        rule, reason, facts = self._ends[core].recv()
        raise IllegalMove(rule, reason, **{**facts, "row": row})


def shapes_of(count: int, seats: int, width: int, actions: int) -> dict[str, tuple[Any, str]]:
    return {
        "observations": ((count, width), "int8"),
        "masks": ((count, actions), "bool"),
        "movers": ((count,), "int64"),
        "dones": ((count,), "bool"),
        "rewards": ((count, seats), "float64"),
        "scores": ((count, seats), "float64"),
        "lengths": ((count,), "int64"),
        "seeds": ((count,), "int64"),
        "given": ((count,), "int64"),  # seeds or actions, from us or from the processes
    }


def size_of(shape: tuple[Any, str]) -> int:
    return int(np.prod(shape[0])) * np.dtype(shape[1]).itemsize


def array_in(memory: SharedMemory, shape: tuple[Any, str]) -> Any:
    return np.ndarray(shape[0], shape[1], memory.buf)


def play_rows(end: Connection, told: Any) -> None:
    """What a process does: its rows, as often as it is asked."""
    serve_parent()
    game, seats, options, first, stop, count, go_on, where, shapes = told
    memory = {name: SharedMemory(place) for name, place in where.items()}
    parts = {name: array_in(memory[name], shape)[first:stop] for name, shape in shapes.items()}
    batch = Batch(game, stop - first, seats, first, go_on, stride=count, **options)
    given = parts["given"]

    def choose() -> None:
        given[:] = batch.random_actions()

    tasks: dict[str, Callable[[], None]] = {
        "reset": lambda: batch.reset(given),
        "step": lambda: batch.step(given),
        "choose": choose,
    }
    while (task := end.recv()) != OVER:
        if isinstance(task, tuple):
            error = batch.why_not(*task)
            end.send((error.rule, error.reason, error.facts))
            continue
        tasks[task]()
        if task != "choose":
            for name in SHOWN:
                parts[name][:] = getattr(batch, name)
        end.send(task)
