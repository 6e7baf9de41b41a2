"""Which passwords are too easily guessed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from patolli.server.errors import Refusal

LEAST = 10  # characters
LIST = Path(__file__).parent / "common_passwords.txt"
INSTEAD = str.maketrans("013457$@!+", "oieastsait")  # what people write instead of a letter


@cache
def commonest() -> frozenset[str]:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


def check_password(password: str, name: str) -> None:
    """Raise `Refusal` for one that is short, or among the first that anybody would try."""
    if len(password) < LEAST:
        raise Refusal("password-short", least=LEAST)
    if is_common(password) or (letters(name) and once(letters(password)) == letters(name)):
        raise Refusal("password-common")


def is_common(password: str) -> bool:
    """A common word, once or several times, with digits and signs around it or instead of its letters.

    >>> [is_common(word) for word in ("P@ssw0rd2024!", "1234567890", "monkey-monkey", "seven hungry herons")]
    [True, True, True, False]
    """
    inside = password.strip("0123456789 !?.,;:-_*#+")
    readings = (letters(password), letters(password.translate(INSTEAD)), letters(inside.translate(INSTEAD)))
    return any(len(word) < 4 or word in commonest() for word in map(once, readings))


def letters(password: str) -> str:
    return "".join(letter for letter in password.casefold() if letter.isalpha())


def once(word: str) -> str:
    """The piece that is there again and again.

    >>> once("abcabcab"), once("tiger")
    ('abc', 'tiger')
    """
    sizes = range(1, len(word))
    return next((word[:size] for size in sizes if (word[:size] * len(word)).startswith(word)), word)
