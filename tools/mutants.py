"""Would the tests notice a changed rule? Changes one thing in a rule module and runs the game's own tests.

    python tools/mutants.py mexica --sample 20     # the same twenty every time
    python tools/mutants.py mexica --sample 0      # all of them
    python tools/mutants.py mexica --only legal.py:may_dig

The modules run interpreted, from a copy in build/mutants; nothing in src is touched. First every test is run
once, to see which functions it reaches and how long it takes. A mutant is a fork of that process with one
function's code exchanged; the tests that reach the function run in it, the quick ones first, until one fails.
A mutant that no test can catch is named in tests/mutants.txt, with the reason:
`game/module.py:function: what was changed | why`.

    python tools/mutants.py mexica --sample 20 --keep   # writes down which test caught which
    python tools/mutants.py mexica --kept               # seconds: does each of these still catch its own?

`make test` runs those that are kept, in tests/mutants_caught.txt.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import hashlib
import importlib
import io
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

sys.path.insert(0, str(Path(__file__).parent))
from engines import SOURCE, groups

GAMES = ["patolli", "mexica", "tzolkin", "mezo"]
ROOT = SOURCE.parent.parent
COPY = ROOT / "build/mutants"
EQUIVALENT = ROOT / "tests/mutants.txt"
CAUGHT = ROOT / "tests/mutants_caught.txt"
WANTED = 0.97
PLAIN = {"PATOLLI_ENGINE": "interpreted", "LAW_EXAMPLES": "1"}
QUICK = 0.5  # seconds: tests that take longer wait until the quick ones have found nothing
PATIENCE = 5  # a mutant that makes a test this many times as long is caught
MEMORY = 2 << 30  # and so is one that wants more than this

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.And: ast.Or, ast.Or: ast.And, ast.BitAnd: ast.BitOr,
}  # fmt: skip


# What is changed.


class Mutant:
    """One change: of the node with this number, in this function of this module."""

    def __init__(self, path: str, function: str, number: int, label: str) -> None:
        self.path = path
        self.function = function  # with its class: MexicaTable.copy
        self.number = number
        self.label = label  # mexica/panel.py:dead: a > b becomes a >= b

    def source(self) -> str:
        tree = ast.parse((SOURCE / self.path).read_text(encoding="utf-8"))
        change(list(nodes(tree))[self.number][1])
        return ast.unparse(tree)


def mutants(game: str) -> list[Mutant]:
    """Of all rule modules of a game: not of what its bots know, and what learning programs see."""
    found = []
    for path in groups()[game]:
        if "/bots/" not in path and not path.endswith("/observation.py"):
            tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
            seen: Counter[str] = Counter()
            for number, (function, node) in enumerate(nodes(tree)):
                label = f"{path.removeprefix('games/')}:{function}: {describe(node)}"
                seen[label] += 1
                found.append(Mutant(path, function, number, label + f" #{seen[label]}" * (seen[label] > 1)))
    return found


def nodes(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """What can be changed, with the function it is in; annotations and docstrings cannot."""
    for parent in tree.body:
        for function in parent.body if isinstance(parent, ast.ClassDef) else [parent]:
            if isinstance(function, ast.FunctionDef):
                name = f"{parent.name}.{function.name}" if isinstance(parent, ast.ClassDef) else function.name
                for statement in function.body:
                    for node in inner(statement):
                        if describe(node):
                            yield name, node


def inner(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns", "args" if isinstance(node, ast.FunctionDef) else ""):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from inner(child)


def describe(node: ast.AST) -> str:
    """What the change would be; empty if there is none."""
    trial = copy.deepcopy(node)
    if not change(trial):
        return ""
    return f"{' '.join(ast.unparse(node).split())} becomes {' '.join(ast.unparse(trial).split())}"


def change(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[assignment]
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPS:
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        node.value = ast.Constant(None)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1
    else:
        return False
    return True


def exchange(mutant: Mutant) -> bool:
    """Give the function the mutant's code: whoever has imported it has the changed one."""
    name = f"patolli.{mutant.path.removesuffix('.py').replace('/', '.')}"
    code = compile(mutant.source(), str(COPY / "patolli" / mutant.path), "exec")
    found: Any = importlib.import_module(name)
    for part in mutant.function.split("."):
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part)
        found = vars(found)[part]
    for wrapper in ("fget", "__func__", "__wrapped__"):  # property, static method, cache
        found = getattr(found, wrapper, found)
    found.__code__ = code
    return True


# Running it. Every run is a fork, so that none leaves anything behind.


def forked(work: Callable[[], Any]) -> Any:
    """What the work says, done in a fork; None if it takes too long, or too much, or dies."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os.write(writer, json.dumps(work()).encode())
        os._exit(0)
    os.close(writer)
    with open(reader, "rb") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return json.loads(said) if said else None


def passes(item: pytest.Item, seconds: float) -> bool:
    """Or the process ends, if it works for longer than that."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    with contextlib.redirect_stdout(io.StringIO()):
        return not any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


class Reached:
    """The functions of the copied modules that are called while it watches."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.codes: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        self.codes.add(frame.f_code)

    def stop(self) -> list[str]:
        sys.settrace(None)
        here = str(COPY / "patolli") + "/"
        return sorted(
            {
                f"{code.co_filename.removeprefix(here)}:{code.co_qualname.split('.<')[0]}"
                for code in self.codes
                if code.co_filename.startswith(here)
            }
        )


def keep_what_is_kept(game: str) -> None:
    """What is read or computed once in a process is there before the forks; they need not do it again."""
    importlib.import_module("fluent.runtime")
    patolli: Any = importlib.import_module("patolli")
    for lang in patolli.LANGUAGES:
        patolli.texts(game, lang).has("game-title")
    for name in [name for name in sys.modules if name.startswith(f"patolli.games.{game}.")]:
        for found in [*vars(sys.modules[name]).values()]:
            if hasattr(found, "cache_info") and found.__wrapped__.__code__.co_argcount == 0:
                found()


class Tried:
    """A test that was run once, without any change."""

    def __init__(self, item: pytest.Item, seconds: float, reached: list[str]) -> None:
        self.item = item
        self.seconds = seconds
        self.reached = set(reached)


class Trial:
    """Instead of running the tests once, pytest lets this run them for each mutant."""

    def __init__(self, game: str, chosen: list[Mutant], early: Reached) -> None:
        self.game = game
        self.chosen = chosen
        self.early = early
        self.caught: dict[str, str] = {}  # of each mutant's line the test
        self.tests: list[Tried] = []
        self.slow: list[pytest.Item] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        keep_what_is_kept(self.game)
        early = set(self.early.stop())
        for item in session.items:
            if item.path.parent.name != self.game or not self.try_once(item, QUICK):
                self.slow.append(item)
        for mutant in self.chosen:
            name = f"{mutant.path}:{mutant.function}"
            anew = name in early or not forked(lambda mutant=mutant: exchange(mutant))
            killer = run_anew(self.game, mutant) if anew else self.killer(name, mutant)
            if killer:
                self.caught[mutant.label] = killer
            print(f"{'caught  ' if killer else 'SURVIVED'} {mutant.label}  [{killer}]", flush=True)
        return True

    def killer(self, function: str, mutant: Mutant) -> str:
        """The test that catches it; the slow ones are looked at when they are needed."""
        if found := run_forked(self.tests, function, mutant):
            return found
        for item in self.slow:
            if not self.try_once(item, 600):
                pytest.exit(f"{self.game}: {item.name} fails without any change", returncode=1)
        known = len(self.tests) - len(self.slow)
        self.slow = []
        return run_forked(self.tests[known:], function, mutant)

    def try_once(self, item: pytest.Item, seconds: float) -> bool:
        def work() -> tuple[bool, float, list[str]]:
            began, reached = time.process_time(), Reached()
            sys.settrace(reached)
            good = passes(item, seconds)
            return good, time.process_time() - began, reached.stop()

        result = forked(work)
        if result is None or not result[0]:
            return False
        self.tests.append(Tried(item, *result[1:]))
        return True


def run_forked(tests: list[Tried], function: str, mutant: Mutant) -> str:
    """The first test that fails; empty if all pass."""
    useful = sorted((t for t in tests if function in t.reached), key=lambda test: test.seconds)

    def work() -> str:
        exchange(mutant)
        return next((t.item.nodeid for t in useful if not passes(t.item, 1 + PATIENCE * t.seconds)), "")

    killer = forked(work)
    return "it never ends" if killer is None else killer


def run_anew(game: str, mutant: Mutant) -> str:
    """The same for what is called while modules are loaded: in a process that loads the mutant."""
    file = COPY / "patolli" / mutant.path
    file.write_text(mutant.source(), encoding="utf-8")
    environment = {**os.environ, **PLAIN, "PYTHONPATH": str(COPY)}
    try:
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", *options(game), "-x"],
            cwd=ROOT, env=environment, capture_output=True, timeout=1800,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "it never ends"
    finally:
        shutil.copy(SOURCE / mutant.path, file)
    return "anew" if ran.returncode else ""


def options(game: str) -> list[str]:
    """The game's own tests: of its rules, its part of the laws, its golden games. New processes are none."""
    plain = [
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-p",
        "no:randomly",
        f"--ignore=tests/games/{game}/bots",
    ]
    own = [f"tests/games/{game}", "tests/laws/test_laws.py", "tests/golden"]
    return [*plain, *own, "-k", f"{game} and not another_process"]


class Repetition:
    """Each of these tests once without a change, which it passes, and once with its own, when it must not."""

    def __init__(self, chosen: list[tuple[Mutant, str]]) -> None:
        self.chosen = chosen
        self.caught = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        tests = {item.nodeid: item for item in session.items}
        for mutant, name in self.chosen:
            item = tests[name]
            if not forked(lambda item=item: passes(item, 600)):
                pytest.exit(f"{name} fails without any change", returncode=1)
            passed = forked(lambda item=item, mutant=mutant: exchange(mutant) and passes(item, 600))
            self.caught += not passed
            if passed:
                print(f"SURVIVED {mutant.label}  [{name}]", flush=True)
        return True


def prepare() -> None:
    os.environ.update(PLAIN)
    sys.path.insert(0, str(COPY))


def try_game(game: str, chosen: list[Mutant], keep: bool) -> bool:
    """Are enough of them caught?"""
    prepare()
    early = Reached()
    sys.settrace(early)
    trial = Trial(game, chosen, early)
    if pytest.main(options(game), plugins=[trial]):
        return False
    caught = len(trial.caught)
    print(f"{game}: {caught} of {len(chosen)} caught ({caught / len(chosen):.1%})", flush=True)
    if keep:
        write_kept(game, trial.caught)
    return caught >= WANTED * len(chosen)


def kept() -> list[list[str]]:
    """Lines of mutants, and the tests that caught them."""
    return [line.rsplit(" | ", 1) for line in CAUGHT.read_text(encoding="utf-8").splitlines()]


def write_kept(game: str, caught: dict[str, str]) -> None:
    lines = [f"{label} | {test}\n" for label, test in kept() if not label.startswith(f"{game}/")]
    lines += [f"{label} | {test}\n" for label, test in caught.items() if "::" in test]
    CAUGHT.write_text("".join(sorted(lines)), encoding="utf-8")


def try_kept(game: str) -> bool:
    """Does each test still catch its own? Lines that the code does not have any more are left out."""
    known = {mutant.label: mutant for mutant in mutants(game)}
    chosen = [(known[label], test) for label, test in kept() if label in known]
    if not chosen:
        return True
    prepare()
    again = Repetition(chosen)
    plain = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    if pytest.main([*plain, *{test for _, test in chosen}], plugins=[again]):
        return False
    print(f"{game}: {again.caught} of {len(chosen)} caught again", flush=True)
    return again.caught == len(chosen)


def choose(game: str, args: argparse.Namespace) -> list[Mutant]:
    known = {line.rpartition(" | ")[0] for line in EQUIVALENT.read_text(encoding="utf-8").splitlines()}
    found = mutants(game)
    for line in known - {mutant.label for mutant in found}:
        if line.startswith(f"{game}/"):
            sys.exit(f"tests/mutants.txt names what is no mutant: {line}")
    found = [mutant for mutant in found if mutant.label not in known and args.only in mutant.label]
    return sorted(found, key=mark)[: args.sample] if args.sample else found


def mark(mutant: Mutant) -> str:
    """By this the sample is drawn: whoever changes one function draws the same of all others."""
    return hashlib.sha256(mutant.label.encode()).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+", choices=GAMES)
    parser.add_argument("--sample", type=int, default=10, help="how many of each game; 0: all")
    parser.add_argument("--only", default="", help="those whose line contains this")
    parser.add_argument("--keep", action="store_true", help="write down which test caught which")
    parser.add_argument("--kept", action="store_true", help="only those that were written down")
    args = parser.parse_args()
    if len(args.games) > 1:  # each game in a process of its own, with modules of its own
        rest = [word for word in sys.argv[1:] if word not in GAMES]
        runs = [subprocess.run([sys.executable, __file__, game, *rest], cwd=ROOT) for game in args.games]
        sys.exit(any(run.returncode for run in runs))
    os.chdir(ROOT)
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(SOURCE, COPY / "patolli", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    game: str = args.games[0]
    sys.exit(not (try_kept(game) if args.kept else try_game(game, choose(game, args), args.keep)))


if __name__ == "__main__":
    main()
