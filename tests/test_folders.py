"""Every game folder has the files that docs/architecture.md names, and no others."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tools.engines import groups

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
TITLES = {"mexica": "Mexica", "mezo": "Mezo", "patolli": "Patolli", "tzolkin": "Tzolk'in"}

KIND = re.compile(r"^\| `([\w.]+/?)` \| [^|]+ \| (yes )?\|$", re.MULTILINE)
FURTHER = re.compile(r"^\| ([\w']+) \| `([\w.]+/?)` \| [^|]+ \| (yes )?\|$", re.MULTILINE)


def kinds() -> dict[str, bool]:
    """The files that every game has, and whether they are compiled."""
    return {file: bool(compiled) for file, compiled in KIND.findall(PAGE)}


def further(game: str) -> dict[str, bool]:
    """The files that this game has besides."""
    return {file: bool(compiled) for title, file, compiled in FURTHER.findall(PAGE) if title == TITLES[game]}


def folder(game: str) -> set[str]:
    files = (ROOT / "src/patolli/games" / game).iterdir()
    names = {file.name + "/" * file.is_dir() for file in files if file.suffix not in (".so", ".pyd")}
    return names - {"__pycache__/"}


def compiled(game: str) -> set[str]:
    """What is compiled of a game (`tools/engines.py`): its files, and the rooms in which it compiles any."""
    inside = [Path(name).relative_to(f"games/{game}").parts for name in groups()[game]]
    return {parts[0] + "/" * (len(parts) > 1) for parts in inside}


GAMES = ["mexica", "mezo", "patolli", "tzolkin"]


def test_the_page_names_every_game() -> None:
    assert {file.parent.name for file in ROOT.glob("src/patolli/games/*/__init__.py")} == set(TITLES)
    assert {title for title, _, _ in FURTHER.findall(PAGE)} <= set(TITLES.values())
    assert len(kinds()) > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_folder_has_the_files_that_the_page_names_and_no_others(game: str) -> None:
    assert folder(game) == {*kinds(), *further(game)}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_page_calls_compiled_is_compiled(game: str) -> None:
    named = kinds() | further(game)
    assert compiled(game) == {file for file in named if named[file]}


@pytest.mark.parametrize("game", GAMES)
def test_one_class_holds_the_facts_and_one_answers_core(game: str) -> None:
    """No ladders: `<Game>Table` is a State, `<Game>State` is that table."""
    name = game.capitalize()
    place = ROOT / "src/patolli/games" / game
    assert f"class {name}Table(State):" in (place / "table.py").read_text(encoding="utf-8")
    assert f"class {name}State({name}Table):" in (place / "state.py").read_text(encoding="utf-8")
    for file in place.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name not in (f"{name}Table", f"{name}State"):
                assert {ast.unparse(base) for base in node.bases}.isdisjoint({"State", f"{name}Table"})


def test_the_page_names_every_module_of_the_server() -> None:
    table = PAGE.split("## The server")[1].split("|---|---|\n")[1].split("\n\n")[0]
    named = {name for row in table.splitlines() for name in re.findall(r"`([\w*]+)`", row.split("|")[1])}
    place = ROOT / "src/patolli/server"
    modules = {file.stem for file in place.glob("*.py")} | {"migrations", "wire"}
    assert {"api_*" if name.startswith("api_") else name for name in modules} == named | {"__init__"}
