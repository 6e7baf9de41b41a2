"""Four languages, complete: the same messages with the same variables, and nothing unsaid."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from patolli.core.text import LANGUAGES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/patolli"
CLIENT = ROOT / "web/src"
CATALOGUES = sorted([*SOURCE.rglob("*en.ftl"), *CLIENT.rglob("*en.ftl")])  # en.ftl and board.en.ftl
GAMES = sorted(path.parent for path in SOURCE.glob("games/*/__init__.py"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Every message of a catalogue with the variables it uses."""
    result: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: cannot read {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in result, f"{file}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            result[entry.id.name] = variables.found
    return result


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_things(catalogue: Path, lang: str) -> None:
    english = messages(catalogue)
    other = messages(catalogue.with_name(catalogue.name.replace("en.ftl", f"{lang}.ftl")))
    assert english.keys() == other.keys()
    for name, variables in english.items():
        assert other[name] == variables, f"{name} has other variables in {lang}"


def calls(folder: Path) -> Iterator[tuple[str, list[object]]]:
    """Every call in a folder's code with its constant arguments."""
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                yield name, [arg.value for arg in node.args if isinstance(arg, ast.Constant)]


@pytest.mark.parametrize(
    "folder", [SOURCE / "cli", SOURCE / "server", *GAMES], ids=lambda folder: folder.name
)
def test_every_message_named_in_the_code_exists(folder: Path) -> None:
    known = messages(SOURCE / "core/text/en.ftl") | messages(folder / "text/en.ftl")
    known |= messages(SOURCE / "analysis/text/en.ftl")
    known |= {"game-title": set(), "game-blurb": set()}
    for name, arguments in calls(folder):
        if name == "say" and arguments and isinstance(arguments[0], str) and " " not in arguments[0]:
            assert arguments[0] in known


@pytest.mark.parametrize("folder", [SOURCE / "core", *GAMES], ids=lambda folder: folder.name)
def test_every_reason_has_its_sentence(folder: Path) -> None:
    known = messages(SOURCE / "core/text/en.ftl") | messages(folder / "text/en.ftl")
    known |= messages(SOURCE / "analysis/text/en.ftl")
    for name, arguments in calls(folder):
        if name == "IllegalMove" and len(arguments) >= 2:
            assert f"why-{arguments[1]}" in known
        if name == "tell" and arguments:
            assert f"event-{arguments[0]}" in known


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_rules_pages_have_the_same_anchors(folder: Path) -> None:
    anchors = {
        lang: re.findall(
            r'<a id="([^"]+)"></a>', (folder / f"text/rules.{lang}.md").read_text(encoding="utf-8")
        )
        for lang in LANGUAGES
    }
    assert anchors["en"]
    for lang in LANGUAGES:
        assert anchors[lang] == anchors["en"], f"rules.{lang}.md differs"
    assert len(set(anchors["en"])) == len(anchors["en"])


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_rule_named_in_the_code_is_on_the_rules_page(folder: Path) -> None:
    page = (folder / "text/rules.en.md").read_text(encoding="utf-8")
    for file in folder.glob("*.py"):
        for rule in re.findall(r"\b[A-Z]{3}-R\d+\b", file.read_text(encoding="utf-8")):
            assert f'<a id="{rule}"></a>' in page, f"{file.name} names {rule}"
