"""Phrases: ``canal d5 d6``, ``temple 3 e7``, ``found 13 e8``, ``end``. Every action has one spelling."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from patolli.core.errors import IllegalMove
from patolli.core.phrases import unknown
from patolli.games.mexica import actions
from patolli.games.mexica.board import SQUARES, THE_ISLAND, WIDTH, square_name, square_named
from patolli.games.mexica.data import LEVELS as MOST_LEVELS
from patolli.games.mexica.data import TILES

WORDS = {
    "take": actions.TAKE,
    "spend": actions.SPEND,
    "agree": actions.AGREE,
    "refuse": actions.REFUSE,
    "end": actions.END,
}
SPELLINGS = {action: word for word, action in WORDS.items()}
PLACES = {"start": actions.START, "walk": actions.WALK, "boat": actions.BOAT, "leap": actions.LEAP}
LEVELS = tuple(str(level) for level in range(1, MOST_LEVELS + 1))
SIZES = tuple(str(size) for size in TILES)
WAYS = ("ns", "ew")

# No action lays anything on the lake, so the reason is found while reading: rule and reason.
ON_LAKE = {
    "start": ("MEX-R6", "start-elsewhere"),
    "canal": ("MEX-R12", "canal-on-lake"),
    "bridge": ("MEX-Q7", "bridge-on-lake"),
    "shift": ("MEX-Q7", "bridge-on-lake"),
    "temple": ("MEX-R30", "temple-on-lake"),
    "walk": ("MEX-R35", "walk-into-water"),
    "boat": ("MEX-R42", "boat-no-bridge"),
    "leap": ("MEX-R43", "leap-into-water"),
    "found": ("MEX-R19", "tile-on-water"),
}


class Move(NamedTuple):
    """An action taken apart. Squares are those of the padded board; 0 and "" mean none."""

    kind: str
    square: int = 0
    other: int = 0  # the second square of a canal; where a shifted bridge comes from
    number: int = 0  # levels of a temple, size of a tile
    way: str = ""


def take_apart(action: int) -> Move:
    """
    >>> move = take_apart(actions.temples(3))
    >>> move.kind, square_name(move.square), move.number
    ('temple', 'b1', 3)
    """
    if action in SPELLINGS:
        return Move(SPELLINGS[action])
    if action >= actions.SHIFT_NS:
        way, pair = divmod(action - actions.SHIFT_NS, actions.PAIRS)
        start, target = divmod(pair, SQUARES)
        squares = THE_ISLAND.squares
        return Move("shift", squares[target], other=squares[start], way=WAYS[way])
    if action >= actions.PROPOSE:
        return Move("propose", number=actions.proposed_size(action))
    return take_square_apart(action, THE_ISLAND.squares[action % SQUARES])


def take_square_apart(action: int, square: int) -> Move:
    for kind, block in PLACES.items():
        if block <= action < block + SQUARES:
            return Move(kind, square)
    if action >= actions.FOUND:
        return Move("found", square, number=actions.size_of(action))
    if action >= actions.TEMPLE:
        return Move("temple", square, number=actions.level_of(action))
    if action >= actions.BRIDGE_NS:
        return Move("bridge", square, way="ns" if action < actions.BRIDGE_EW else "ew")
    if action >= actions.CANAL_SOUTH:
        return Move("canal", square, square + WIDTH)
    if action >= actions.CANAL_EAST:
        return Move("canal", square, square + 1)
    return Move("canal", square)


@cache  # one table for all games: a turn has hundreds of legal actions, and they come again and again
def phrase(action: int) -> str:
    """
    >>> phrase(actions.END), phrase(actions.proposal(13)), phrase(actions.CANAL_SOUTH + 1)
    ('end', 'propose 13', 'canal f1 f2')
    """
    move = take_apart(action)
    words = [move.kind]
    if move.kind == "shift":
        words.append(square_name(move.other))
    if move.number:
        words.append(str(move.number))
    if move.square:
        words.append(square_name(move.square))
    if move.kind == "canal" and move.other:
        words.append(square_name(move.other))
    if move.way:
        words.append(move.way)
    return " ".join(words)


def read(text: str) -> int:
    """The action a phrase means, legal or not.

    >>> phrase(read("shift k9 d5 ew"))
    'shift k9 d5 ew'
    """
    words = text.split(" ")
    kind = words[0]
    if text in WORDS:
        return WORDS[text]
    if kind in PLACES and len(words) == 2:
        return PLACES[kind] + number_of(kind, words[1], text)
    if kind == "canal" and len(words) in (2, 3):
        return read_canal(words, text)
    if kind == "bridge" and len(words) == 3 and words[2] in WAYS:
        block = actions.BRIDGE_NS if words[2] == "ns" else actions.BRIDGE_EW
        return block + number_of(kind, words[1], text)
    if kind == "shift" and len(words) == 4 and words[3] in WAYS:
        block = actions.SHIFT_NS if words[3] == "ns" else actions.SHIFT_EW
        start = number_of(kind, words[1], text)
        return block + start * SQUARES + number_of(kind, words[2], text)
    if kind == "temple" and len(words) == 3 and words[1] in LEVELS:
        return actions.temples(int(words[1])) + number_of(kind, words[2], text)
    if kind == "found" and len(words) == 3 and words[1] in SIZES:
        return actions.foundings(int(words[1])) + number_of(kind, words[2], text)
    if kind == "propose" and len(words) == 2 and words[1] in SIZES:
        return actions.proposal(int(words[1]))
    raise unknown(text)


def read_canal(words: list[str], text: str) -> int:
    first = number_of("canal", words[1], text)
    if len(words) == 2:
        return actions.CANAL + first
    number_of("canal", words[2], text)
    start, end = square_named(words[1]), square_named(words[2])
    if end - start == 1:
        return actions.CANAL_EAST + first
    if end - start == WIDTH:
        return actions.CANAL_SOUTH + first
    if start - end in (1, WIDTH):
        raise IllegalMove("MEX-R11", "canal-order", square=words[1], second=words[2])
    if start == end:
        raise IllegalMove("MEX-R11", "canal-twice", square=words[1])
    raise IllegalMove("MEX-R11", "canal-apart", square=words[1], second=words[2])


def number_of(kind: str, name: str, text: str) -> int:
    """The island square of that name, as actions count it."""
    square = square_named(name)
    if square < 0:
        raise unknown(text)
    number = THE_ISLAND.numbers[square]
    if number < 0:
        rule, reason = ON_LAKE[kind]
        raise IllegalMove(rule, reason, square=name)
    return number
