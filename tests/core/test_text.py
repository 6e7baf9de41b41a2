"""Texts cut a catalogue into messages themselves and parse only what they must: the words stay Fluent's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from patolli.core.text import COMMON, LANGUAGES, TextGap, Texts, complete

SOURCE = Path(__file__).parent.parent.parent / "src/patolli"
FOLDERS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(folder: Path, lang: str) -> None:
    texts = Texts(lang, [COMMON, folder])
    bundle = FluentBundle([lang], use_isolating=False)
    messages: dict[str, set[str]] = {}
    for place in (COMMON, folder):
        resource = FluentParser().parse((place / f"{lang}.ftl").read_text(encoding="utf-8"))
        bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                variables = Variables()
                variables.visit(entry)
                messages[entry.id.name] = variables.found
    for message, names in messages.items():
        for value in (1, 2, 5, "many", "yes"):
            facts = {name: "Ana" if name.endswith("seat") else value for name in names}
            pattern = bundle.get_message(message).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, facts)
            assert bool(texts.gap(message, facts)) == bool(errors)
            if not errors:
                assert texts.say(message, facts) == said


def test_what_a_catalogue_does_not_have_is_not_said(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "# a = comment\n-brand = Patolli\nhello = { -brand }\n    in two lines\n"
        "lost = { nowhere }\nplain = x = y \n"
    )
    texts = Texts("en", [tmp_path])
    assert texts.say("hello") == "Patolli\nin two lines"
    assert texts.say("plain") == "x = y"
    assert not texts.has("-brand")
    assert not texts.has("a")
    with pytest.warns(TextGap, match="nowhere"):
        texts.say("lost")
    with pytest.warns(TextGap, match="write a line `why-so-much = …`"):
        assert texts.say("why-so-much") == "so much"


def test_what_a_language_lacks_is_said_in_english_by_english_grammar(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "stones = { $count ->\n  [one] one stone\n *[other] { $count } stones\n}\nyes = yes\n"
    )
    (tmp_path / "pl.ftl").write_text("yes = tak\n")
    texts = Texts("pl", [tmp_path])
    assert texts.say("yes") == "tak"
    assert [texts.say("stones", {"count": count}) for count in (1, 3)] == ["one stone", "3 stones"]
    assert "stones" in complete(tmp_path, "pl")
    assert "yes = tak" in complete(tmp_path, "pl")
    assert complete(tmp_path, "fr") == complete(tmp_path, "en")


def test_plain_words_load_no_grammar() -> None:
    script = (
        "import sys, patolli\n"
        "print(patolli.texts('mezo', 'pl').say('game-title'))\n"
        "print([name for name in ('fluent', 'babel', 'msgspec', 'librt') if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout == "Mezo\n[]\n"
