"""What people read, in their language: names, reasons, log lines, rules.

The catalogues are Fluent files (``text/<lang>.ftl``), because Fluent knows plurals and the browser
client reads the very same files. Ids: ``game-title``, ``game-blurb``, ``word-<first word>``,
``why-<reason>``, ``event-<event>``, ``expect-<what>``, ``option-<name>``, and names of things.
"""

from __future__ import annotations

import re
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
COMMON = Path(__file__).parent / "text"

# Reading a whole catalogue by Fluent's grammar takes longer than most commands. So it is only cut into its
# messages; the grammar reads those that are asked for and hold more than plain words.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """All texts of one game (or of none) in one language."""

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        self.lang = lang
        self.folders = folders
        self._entries: dict[str, str] = {}
        self._read: set[str] = set()  # the entries that the bundle has
        for folder in folders:
            self._entries.update(ENTRY.findall((folder / f"{lang}.ftl").read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return message in self._entries and not message.startswith("-")

    def say(self, message: str, facts: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """The message with its facts filled in.

        A fact ``"@wood"`` stands for the message ``wood``; a list is read out with commas; the fact
        ``seat`` (or one that ends in ``_seat``) is said by the name of who sits there; a dict of
        languages (``{"id": "coba", "en": "Coba"}``) is a name that comes with the game's data.
        """
        if not self.has(message):
            raise KeyError(f"no text {message!r} in {self.lang}")
        words = self._entries[message].strip()
        if "{" not in words and "\n" not in words:
            return words
        self._add(message)
        filled = {key: self._fact(key, value, names) for key, value in (facts or {}).items()}
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise KeyError(f"text {message!r} in {self.lang}: {errors[0]}")
        return str(text)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # slow to load

        # Isolation marks are for mixed writing directions; in a terminal they are litter.
        return FluentBundle([self.lang], use_isolating=False)

    def _add(self, entry: str) -> None:
        """Let the bundle know an entry and all that it refers to."""
        if entry in self._read or entry not in self._entries:
            return
        from fluent.runtime import FluentResource

        self._read.add(entry)
        source = self._entries[entry]
        self._bundle.add_resource(FluentResource(f"{entry} ={source}\n"))
        for other in REFERENCE.findall(source):
            self._add(other)

    def _fact(self, key: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, list | tuple):
            return ", ".join(str(self._fact(key, item, names)) for item in value)
        if isinstance(value, dict):
            return str(value.get(self.lang, value.get("en", "")))
        if isinstance(value, str) and value.startswith("@") and key != "phrase":  # that a person typed
            return self.say(value[1:])
        if (key == "seat" or key.endswith("_seat")) and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else str(value + 1)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, float) and value.is_integer():
            return int(value)
        return value if isinstance(value, int | float | str) else str(value)

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
        """The complete rules as Markdown, with an anchor per rule number."""
        return (self.folders[-1] / f"rules.{self.lang}.md").read_text(encoding="utf-8")


@cache
def texts(game: str | None, lang: str) -> Texts:
    """The texts of a game; without one, those that all games share.

    >>> texts("patolli", "en").say("game-title")
    'Patolli'
    """
    if lang not in LANGUAGES:
        raise KeyError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    folders = [COMMON] if game is None else [COMMON, find_game(game).text]
    return Texts(lang, folders)
