"""Games after the next correction of their rules: their folders, edited as somebody would, one version up.

Patolli: a marked square costs two stakes, a stake counts ten points, and a position says `purses` instead of
`stakes`. It keeps its former rules for records. Mexica: a leap costs six points, a position says
`left` instead of `ap`, and the former rules are not kept.

A package in front of ours on the path brings them, under the same names.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import patolli

Edits = list[tuple[str, str, str]]  # file, what stands there, what will

PATOLLI: Edits = [
    (
        "walking.py",
        "    if is_marked(square):  # PAT-R10\n        pay(table, seat)\n",
        "    if is_marked(square):  # PAT-R10\n        pay(table, seat)\n"
        "        if table.stakes[seat] > 0:\n            pay(table, seat)\n",
    ),
    (
        "state.py",
        "[float(stakes) for stakes in self.stakes]",
        "[10 * float(stakes) for stakes in self.stakes]",
    ),
    ("position.py", "    stakes: tuple[int, int]\n", "    purses: tuple[int, int]\n"),
    ("position.py", "stakes=(state.stakes[0]", "purses=(state.stakes[0]"),
    ("position.py", "saved.stakes", "saved.purses"),
    (
        "position.py",
        "POSITION = PatolliPosition\n",
        "POSITION = PatolliPosition\n\n\n"
        "def stakes_are_purses(position):\n"
        '    position["purses"] = position.pop("stakes")\n'
        "    return position\n\n\n"
        "STEPS = {1: stakes_are_purses}\n",
    ),
    (
        "__init__.py",
        "    rules_version = 1\n",
        "    rules_version = 2\n    former = {1: FORMER}\n",
    ),
    (
        "__init__.py",
        "class Patolli(",
        "from patolli.games.patolli import PATOLLI as FORMER\n\n\nclass Patolli(",
    ),
]

MEXICA: Edits = [
    ("data.py", "LEAP_COST: Final = 5", "LEAP_COST: Final = 6"),
    ("position.py", "    ap: int = POINTS_A_TURN\n", "    left: int = POINTS_A_TURN\n"),
    ("position.py", "        ap=state.ap,\n", "        left=state.ap,\n"),
    ("position.py", "saved.ap", "saved.left"),
    (
        "__init__.py",
        "    rules_version = 2\n",
        "    rules_version = 3\n",
    ),
    (
        "position.py",
        "STEPS = {1: without_dead_tiles}\n",
        "def points_are_left(position):\n"
        '    if "ap" in position:\n'
        '        position["left"] = position.pop("ap")\n'
        "    return position\n\n\n"
        "STEPS = {1: without_dead_tiles, 2: points_are_left}\n",
    ),
]

GAMES = {"patolli": PATOLLI, "mexica": MEXICA}


def write_raised_games(folder: Path) -> Path:
    """Fill a folder that goes in front on the path; returns it."""
    entries = ["[patolli.games]"]
    for name, edits in GAMES.items():
        raise_game(name, f"raised_{name}", folder, edits)
        entries.append(f"{name} = raised_{name}:{name.upper()}")
    facts = folder / "raised-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: raised\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text("\n".join(entries) + "\n", encoding="utf-8")
    return folder


def raise_game(name: str, package: str, folder: Path, edits: Edits) -> None:
    """A copy of a game's folder under another name, interpreted and edited."""
    ours = Path(patolli.__file__).parent / "games" / name
    shutil.copytree(ours, folder / package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for file in (folder / package).rglob("*.py"):
        source = file.read_text(encoding="utf-8").replace(f"patolli.games.{name}", package)
        file.write_text(source, encoding="utf-8")
    for path, old, new in edits:
        file = folder / package / path
        source = file.read_text(encoding="utf-8")
        assert old in source, f"{name}/{path} no longer says {old!r}: edit tests/raised.py likewise"
        file.write_text(source.replace(old, new), encoding="utf-8")
