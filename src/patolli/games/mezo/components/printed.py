"""What is printed on the components, for a view: each entry's sentences and signs, and all other values."""

from __future__ import annotations

from typing import Any

from patolli.core.text import LANGUAGES
from patolli.games.mezo.components.entries import entries, op
from patolli.games.mezo.components.language import (
    Amount,
    AnyEffect,
    Choice,
    ComponentSet,
    Count,
    Entry,
    If,
    Offer,
    Pieces,
    Reminder,
    Summon,
)
from patolli.games.mezo.components.sentences import sentence
from patolli.games.mezo.components.sets import plain


def printed_on(components: ComponentSet) -> dict[str, Any]:
    return {
        "title": dict(components.title),
        "entries": {name: described(entry) for name, entry in entries(components)},
        "abilities": [
            {"id": ability.id, **ability.name, "age": ability.age, "timing": ability.timing}
            for ability in components.abilities
        ],
        "printed": values(components),
    }


def described(entry: Entry) -> dict[str, Any]:
    """What an entry says in each language, and where its values come from."""
    return {
        "text": {lang: sentence(entry, lang) for lang in LANGUAGES},
        "presence": entry.presence,
        "source": entry.source,
        "reconstructed": entry.source == "reconstructed" or entry.partial,
        "signs": signs(entry),
    }


def signs(entry: Entry) -> list[dict[str, str]]:
    """The entry in pictures: for each effect its operation and how many, where the number says something.

    >>> from patolli.games.mezo.components.sets import default_set
    >>> signs(default_set().altars[1])
    [{'op': 'vp', 'count': '4'}, {'op': 'build', 'count': ''}]
    """
    return [{"op": op(effect), "count": telling(effect)} for effect in entry.effects]


def telling(effect: AnyEffect) -> str:
    """How many, as short as on a printed symbol; one piece needs no number."""
    count: Count = getattr(effect, "count", 1)
    if isinstance(count, Amount):
        return "X" if count.by_age is None else "/".join(map(str, count.by_age))
    silent = isinstance(effect, Pieces | Summon | Offer | Reminder | Choice | If)
    return "" if count == 1 and silent else str(count)


def values(components: ComponentSet) -> dict[str, Any]:
    """The other values on the components, with their sources."""
    found: dict[str, Any] = plain(components)
    spaces = components.devotion.spaces
    first = [
        number for number, space in enumerate(spaces) if number == 0 or space.level > spaces[number - 1].level
    ]
    found["devotion"] |= {"spaces": len(spaces), "levels": first}
    found["tribe"].pop("xibalba")
    return {
        name: {
            "source": found[name].pop("source"),
            "partial": found[name].pop("partial", False),
            "note": found[name].pop("note", ""),
            "values": found[name],
        }
        for name in ("devotion", "tribe", "strength", "build", "ageEnd", "blessed", "offer")
    }
