"""Which names people may have, and which of them are the same to the eye.

What is known about characters comes from Unicode's own tables (`unicodedata`): their categories, their normal
forms, and their names, of which the first word is the script of a letter.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Literal

LONGEST = 30
MARKS = 2  # on one letter

# Nothing to the eye although their category does not say so: fillers of Hangul and Khmer, the empty pattern
# of Braille, the joiner of graphemes, variation selectors.
UNSEEN = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800\u034f\u180b\u180c\u180d\u180f") | {
    chr(number) for first, last in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF)) for number in range(first, last + 1)
}

# Scripts that people write together; any other mixture only helps to look like somebody else.
TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "HANGUL"},
    {"LATIN", "CJK", "BOPOMOFO"},
)

# Small letters of Cyrillic and Greek that look like Latin ones, or whose capitals do; then Latin ones alike.
ALIKE = str.maketrans("авекмнорстухіјѕԁԛԝһӏь", "abekmhopctyxijsdqwhib")
ALIKE |= str.maketrans("αβεζηικμνορτυχω", "abezhikmnoptyxw")
ALIKE |= str.maketrans("lı|10", "iiiio")
PAIRS = (("rn", "m"), ("vv", "w"))

Reason = Literal["name-length", "name-unseen", "name-stacked", "name-mixed"]


class BadName(Exception):
    """Nobody may be called that; `reason` names the sentence that says why."""

    def __init__(self, reason: Reason) -> None:
        self.reason: Reason = reason
        super().__init__(reason)


def clean_name(name: str) -> str:
    """A name as it is shown: on one line, in the normal form NFKC. Raises `BadName`.

    >>> clean_name("  Ａna   María ")
    'Ana María'
    """
    name = readable_name(name, LONGEST)
    scripts = set(scripts_of(name))
    if len(scripts) > 1 and not any(scripts <= family for family in TOGETHER):
        raise BadName("name-mixed")
    return name


def readable_name(name: str, longest: int) -> str:
    """The same for a name in a record, where nobody pretends to be somebody else."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(name) <= longest:
        raise BadName("name-length")
    kinds = [unicodedata.category(letter) for letter in name]
    if any(kind[0] == "C" or letter in UNSEEN for kind, letter in zip(kinds, name, strict=True)):
        raise BadName("name-unseen")
    if not any(kind[0] in "LN" or kind == "So" for kind in kinds):
        raise BadName("name-unseen")
    if stacked(kinds):
        raise BadName("name-stacked")
    return name


def stacked(kinds: list[str]) -> bool:
    """Are there more marks on a letter than anybody writes, or marks on nothing?"""
    on_this = MARKS  # there is no letter yet
    for kind in kinds:
        on_this = on_this + 1 if kind in ("Mn", "Me") else 0
        if on_this > MARKS:
            return True
    return False


def scripts_of(name: str) -> Iterator[str]:
    for letter in name:
        if unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo"):
            yield unicodedata.name(letter, "").split(" ")[0]


def name_key(name: str) -> str:
    """Two names with the same key look the same: at a table, and where accounts must differ.

    >>> name_key("Bill") == name_key("biII.") == name_key("ВІLL")
    True
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).translate(ALIKE)
    key = "".join(filter(None, (_sign(letter) for letter in folded)))
    for pair, one in PAIRS:
        key = key.replace(pair, one)
    return key


def _sign(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind == "Nd":
        return str(unicodedata.decimal(letter)).translate(ALIKE)
    return letter if kind[0] in "LNM" or kind == "So" else ""
