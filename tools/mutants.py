"""Would the tests notice a changed rule? Changes one thing in a rule module and runs the game's own tests.

    python tools/mutants.py mexica --sample 20     # the same twenty every time
    python tools/mutants.py mexica --sample 0      # all of them: hours

The modules run interpreted, from a copy in build/mutants; nothing in src is touched. A mutant that no test
can catch is named in tests/mutants.txt, with the reason: `game/module.py:function: what was changed | why`.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from engines import SOURCE, groups

ROOT = SOURCE.parent.parent
COPY = ROOT / "build/mutants"
EQUIVALENT = ROOT / "tests/mutants.txt"
WANTED = 0.97
PATIENCE = 1800  # seconds: a mutant that runs for ever is caught

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.And: ast.Or, ast.Or: ast.And, ast.BitAnd: ast.BitOr,
}  # fmt: skip


class Mutant:
    """One change: of the node with this number, in this function of this module."""

    def __init__(self, path: str, number: int, label: str) -> None:
        self.path = path
        self.number = number
        self.label = label  # mexica/panel.py:dead: > becomes >=

    def source(self) -> str:
        tree = ast.parse((SOURCE / self.path).read_text(encoding="utf-8"))
        change(list(nodes(tree))[self.number][1])
        return ast.unparse(tree)


def nodes(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """What can be changed, with the function it is in; annotations and docstrings cannot."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                for node in inner(statement):
                    if describe(node):
                        yield function.name, node


def inner(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns") or isinstance(node, ast.FunctionDef):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from inner(child)


def describe(node: ast.AST) -> str:
    """What the change would be; empty if there is none."""
    trial = copy.deepcopy(node)
    before = ast.unparse(node) if isinstance(node, ast.expr | ast.stmt) else ""
    return f"{before} becomes {ast.unparse(trial)}" if change(trial) else ""


def change(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[assignment]
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPS:
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1
    else:
        return False
    return True


def mutants(game: str) -> list[Mutant]:
    """Of all rule modules of a game; what its bots know is no rule."""
    found = []
    for path in groups()[game]:
        if "/bots/" not in path:
            tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
            name = path.removeprefix("games/")
            for number, (function, node) in enumerate(nodes(tree)):
                found.append(Mutant(path, number, f"{name}:{function}: {describe(node)}"))
    return found


def is_caught(game: str, mutant: Mutant | None) -> bool:
    """Do the game's own tests fail?"""
    if mutant is not None:
        (COPY / "patolli" / mutant.path).write_text(mutant.source(), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(COPY), "PATOLLI_ENGINE": "interpreted"}
    plain = ["-q", "-x", "-p", "no:cacheprovider", f"--ignore=tests/games/{game}/bots"]
    tests = [sys.executable, "-m", "pytest", *plain, f"tests/games/{game}"]
    try:
        ran = subprocess.run(tests, cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return True
    finally:
        if mutant is not None:
            shutil.copy(SOURCE / mutant.path, COPY / "patolli" / mutant.path)
    return ran.returncode != 0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+", choices=["mexica", "tzolkin", "mezo", "patolli"])
    parser.add_argument("--sample", type=int, default=10, help="how many of each game; 0: all")
    parser.add_argument("--seed", type=int, default=25)
    args = parser.parse_args()
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(SOURCE, COPY / "patolli", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    known = [line.split(" | ")[0] for line in EQUIVALENT.read_text(encoding="utf-8").splitlines()]
    short = False
    for game in args.games:
        if is_caught(game, None):
            sys.exit(f"{game}: the tests fail without any change")
        chosen = [mutant for mutant in mutants(game) if mutant.label not in known]
        if args.sample:
            chosen = random.Random(args.seed).sample(chosen, min(args.sample, len(chosen)))
        caught = 0
        for mutant in chosen:
            caught += (noticed := is_caught(game, mutant))
            print(f"{'caught  ' if noticed else 'SURVIVED'} {mutant.label}", flush=True)
        print(f"{game}: {caught} of {len(chosen)} caught ({caught / len(chosen):.0%})", flush=True)
        short = short or caught < WANTED * len(chosen)
    sys.exit(short)


if __name__ == "__main__":
    main()
