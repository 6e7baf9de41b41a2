"""What people read, in their language: names, reasons, log lines, rules.

The catalogues are Fluent files (``text/<lang>.ftl``), because Fluent knows plurals and the browser
client reads the very same files. Ids: ``game-title``, ``game-blurb``, ``word-<first word>``,
``why-<reason>``, ``event-<event>``, ``expect-<what>``, ``option-<name>``, and names of things.

Nobody who plays is stopped by a text: what a language lacks is said in English, and what English lacks
by the words of its id. Our own games lack nothing (tests/test_texts.py); a `TextGap` warns of what is amiss.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from patolli.core.errors import IllegalMove
from patolli.core.registry import game as find_game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from patolli.core.state import Event

LANGUAGES = ("en", "pl", "fr", "de")
TYPED = ("phrase", "word")  # facts that a person typed: whatever they begin with, they name no message
FALLBACK = "en"
COMMON = Path(__file__).parent / "text"
KINDS = ("word-", "why-", "event-", "expect-", "option-")  # how ids begin that are made from a name

# Reading a whole catalogue by Fluent's grammar takes longer than most commands. So it is only cut into its
# messages; the grammar reads those that are asked for and hold more than plain words.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class TextGap(UserWarning):
    """A message that is missing, or that asks for facts it does not get."""


class Catalogue:
    """All messages of one language; a later file may say something in another way."""

    def __init__(self, lang: str, files: Sequence[Path]) -> None:
        self.lang = lang
        self.entries: dict[str, str] = {}
        self._read: set[str] = set()  # the entries that the bundle has
        for file in files:
            self.entries.update(cut(file))

    def has(self, message: str) -> bool:
        return message in self.entries and not message.startswith("-")

    def format(self, message: str, facts: dict[str, Any]) -> tuple[str, str]:
        """The message with its facts filled in, and what is wrong with it, if something is."""
        words = self.entries[message].strip()
        if "{" not in words and "\n" not in words:
            return words, ""
        self._add(message)
        found = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        if found is None or found.value is None:
            return readable(message), "Fluent cannot read it"
        text, errors = self._bundle.format_pattern(found.value, facts)
        return str(text), str(errors[0]) if errors else ""

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # slow to load

        # Isolation marks are for mixed writing directions; in a terminal they are litter.
        return FluentBundle([self.lang], use_isolating=False)

    def _add(self, entry: str) -> None:
        """Let the bundle know an entry and all that it refers to."""
        if entry in self._read or entry not in self.entries:
            return
        from fluent.runtime import FluentResource

        self._read.add(entry)
        source = self.entries[entry]
        self._bundle.add_resource(FluentResource(f"{entry} ={source}\n"))
        for other in REFERENCE.findall(source):
            self._add(other)


class Texts:
    """All texts of one game (or of none) in one language."""

    def __init__(self, lang: str, folders: Sequence[Path], name: str = "") -> None:
        self.lang = lang
        self.folders = folders
        self.name = name

    @cached_property
    def _own(self) -> Catalogue:
        return Catalogue(self.lang, [folder / f"{self.lang}.ftl" for folder in self.folders])

    @cached_property
    def _fallback(self) -> Catalogue:
        return Catalogue(FALLBACK, [folder / f"{FALLBACK}.ftl" for folder in self.folders])

    def _find(self, message: str) -> Catalogue | None:
        if self._own.has(message):
            return self._own
        return self._fallback if self._fallback.has(message) else None

    def has(self, message: str) -> bool:
        return self._find(message) is not None

    def say(self, message: str, facts: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """The message with its facts filled in.

        A fact ``"@wood"`` stands for the message ``wood``; a list is read out with commas; the fact
        ``seat`` (or one that ends in ``_seat``) is said by the name of who sits there; a dict of
        languages (``{"id": "coba", "en": "Coba"}``) is a name that comes with the game's data;
        ``{"say": "some-goods", "good": "wood", "amount": 2}`` is a message with facts of its own.
        """
        text, gap = self._say(message, facts or {}, names)
        if gap:
            warnings.warn(gap, TextGap, stacklevel=2)
        return text

    def gap(self, message: str, facts: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """What somebody should write so that the message can be said; empty if nothing is missing."""
        return self._say(message, facts or {}, names)[1]

    def _say(self, message: str, facts: Mapping[str, Any], names: Sequence[str]) -> tuple[str, str]:
        found = self._find(message)
        if found is None:
            return self._by_its_id(message), f"{self._file(FALLBACK)}: write a line `{message} = …`"
        filled = {key: self._fact(key, value, names) for key, value in facts.items()}
        text, wrong = found.format(message, filled)
        told = ", ".join(facts) or "none"
        return text, f"{self._file(found.lang)}: {message}: {wrong}; its facts: {told}" if wrong else ""

    def _file(self, lang: str) -> Path:
        return self.folders[-1] / f"{lang}.ftl"

    def _by_its_id(self, message: str) -> str:
        if message == "game-title":
            return self.name.replace("-", " ").title()
        return "" if message == "game-blurb" else readable(message)

    def _fact(self, key: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, list | tuple):
            return ", ".join(str(self._fact(key, item, names)) for item in value)
        if isinstance(value, dict):
            if "say" in value:
                return self.say(value["say"], {k: v for k, v in value.items() if k != "say"}, names)
            return named(value, self.lang)
        if isinstance(value, str) and value.startswith("@") and key not in TYPED:
            return self.say(value[1:])
        if (key == "seat" or key.endswith("_seat")) and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else str(value + 1)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, float) and value.is_integer():
            return int(value)
        return value if isinstance(value, int | float | str) else str(value)

    def label(self, word: str) -> str:
        """A name for anything, such as a field of a view: its message if it has one, else the word itself."""
        return self.say(word) if self.has(word) else readable(word)

    def reason(self, error: IllegalMove, names: Sequence[str] = ()) -> str:
        """Why a move is illegal, in one sentence; the number of the rule is `error.rule`."""
        return self.say(f"why-{error.reason}", error.facts, names)

    def why(self, error: IllegalMove, names: Sequence[str] = ()) -> str:
        """The same with the number of the rule, for who cannot follow a link."""
        return f"{self.reason(error, names)} [{error.rule}]"

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """The log line of an event; empty for events that are only drawn, not told."""
        message = f"event-{event['event']}"
        return self.say(message, event, names) if self.has(message) else ""

    def rules(self) -> str:
        """The complete rules as Markdown, with an anchor per rule number; a sentence if there are none."""
        for lang in (self.lang, FALLBACK):
            page = self.folders[-1] / f"rules.{lang}.md"
            if page.is_file():
                return page.read_text(encoding="utf-8")
        return self.say("no-rules", {"game": self.say("game-title")})


def named(name: Mapping[str, Any], lang: str) -> str:
    """A name that comes with a game's data, said in this language, in English, or in whichever it has.

    >>> named({"id": "coba", "pl": "Koba"}, "de")
    'Koba'
    """
    said = (name[one] for one in (lang, FALLBACK, *LANGUAGES) if one in name)
    return str(next(said, name.get("id", "")))


def cut(file: Path) -> dict[str, str]:
    """The entries of a catalogue, as they are written; a game need not have it in every language."""
    return dict(ENTRY.findall(file.read_text(encoding="utf-8"))) if file.is_file() else {}


def complete(folder: Path, lang: str, parts: Sequence[str] = ("",)) -> str:
    """The catalogues of a folder as one, with what they lack in English: for who cannot look in two.

    `parts` are beginnings of file names: ``board.`` for ``board.<lang>.ftl``.
    """
    entries: dict[str, str] = {}
    for one in (FALLBACK, lang):
        for part in parts:
            entries |= cut(folder / f"{part}{one}.ftl")
    return "".join(f"{entry} ={words}\n" for entry, words in entries.items())


def readable(message: str) -> str:
    """What an id says to a reader if nobody wrote a text for it.

    >>> readable("why-too-few_stones")
    'too few stones'
    """
    kind = next((kind for kind in KINDS if message.startswith(kind)), "")
    return message[len(kind) :].replace("-", " ").replace("_", " ")


@cache
def texts(game: str | None, lang: str) -> Texts:
    """The texts of a game; without one, those that all games share.

    >>> texts("patolli", "en").say("game-title")
    'Patolli'
    """
    if lang not in LANGUAGES:
        raise KeyError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    if game is None:
        return Texts(lang, [COMMON])
    return Texts(lang, [COMMON, find_game(game).text], game)
