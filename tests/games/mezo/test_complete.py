"""Nothing is forgotten: every rule, ruling and vector has a test, and every verb its block of actions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import patolli
from patolli.games.mezo import actions, data, notation
from patolli.games.mezo.components.language import Card
from patolli.games.mezo.table import PHASES

HERE = Path(__file__).parent
SOURCE = Path(notation.__file__).parent
TESTS = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
NAMES = " ".join(re.findall(r"^def (test_\w+)", TESTS, re.M)) + " "
NUMBERS = [f"R{n}" for n in range(1, 68)] + [f"Q{n}" for n in range(1, 39)]
VECTORS = [f"TV{n}" for n in range(1, 25)] + ["TV5b"]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_has_a_test_named_after_it(number: str) -> None:
    assert re.search(rf"MEZ_{number}(?![0-9])", NAMES), f"no test for MEZ-{number}"


@pytest.mark.parametrize("vector", VECTORS)
def test_every_vector_has_a_test_named_after_it(vector: str) -> None:
    assert f"_{vector}_" in NAMES, f"no test for {vector}"


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_is_named_in_the_rules(number: str) -> None:
    """In a module of the rules, not only in a reason or a check of positions."""
    doors = ("explain", "notation", "position", "position_checks", "position_writing", "preview", "view")
    rules = [path for path in SOURCE.rglob("*.py") if path.stem not in (*doors, "terminal", "evaluation")]
    code = "".join(path.read_text(encoding="utf-8") for path in rules)
    assert re.search(rf"MEZ-{number}\b", code), f"MEZ-{number} is nowhere"


@pytest.mark.parametrize("lang", patolli.LANGUAGES)
def test_every_number_stands_on_the_rules_page(lang: str) -> None:
    page = patolli.texts("mezo", lang).rules()
    for number in NUMBERS:
        assert f'<a id="MEZ-{number}"></a>' in page, number


def test_every_verb_has_room_for_all_it_can_point_at() -> None:
    """The blocks of actions follow each other without a gap, by the largest set there may be."""
    units = data.KINDS * data.SEATS * data.REGIONS
    monuments = data.SEATS * data.REGIONS + data.REGIONS
    sizes = {
        "done": 1,
        "god": data.MOST_GODS,
        "ability": data.MOST_ABILITIES_AN_AGE,
        "use": data.MOST_ABILITIES,
        "champion": data.REGIONS,
        "deploy": data.DEPLOY_LIMIT * data.KINDS * data.REGIONS,
        "awaken": data.KINDS * data.REGIONS,
        "restore": data.KINDS,
        "banish": units,
        "destroy": units,
        "move": units * data.REGIONS,
        "build": len(data.MONUMENTS) * data.REGIONS,
        "demolish": monuments,
        "transform": monuments,
        "vertex": data.MOST_VERTICES,
        "invoke": 1,
        "card": data.DECK_SIZE,
        "action": data.SLOTS,
        "pass": len(data.REWARDS) * data.SLOTS,
        "third": 1,
        "pay": data.KINDS * (data.REGIONS + 1),
        "offer": data.MOST_TILES,
        "choose": data.MOST_OPTIONS,
        "region": data.REGIONS,
        "winner": data.SEATS,
        "calendar": data.MOST_FIELDS,
        "codex": data.MOST_FIELDS,
        "sacrifice": data.KINDS * data.MOST_UNITS + 1,
        "shamans": data.MOST_UNITS + 1,
    }
    ends = [*list(notation.VERBS)[1:], actions.ACTIONS]
    assert {
        verb: end - first for (first, verb), end in zip(notation.VERBS.items(), ends, strict=True)
    } == sizes


def test_names_and_numbers_go_together() -> None:
    assert (data.UNITS[data.WARRIOR], data.UNITS[data.SHAMAN]) == ("warrior", "shaman")
    assert (data.MONUMENTS[data.GLYPH], data.MONUMENTS[data.PYRAMID]) == ("glyph", "pyramid")
    assert (data.REWARDS[data.FOR_DEVOTION], data.REWARDS[data.FOR_RESTORE]) == ("devotion", "restore")
    assert (len(data.COLOURS), len(data.UNITS), len(data.CARDS)) == (data.SEATS, data.KINDS, data.DECK_SIZE)
    assert get_args(get_type_hints(Card)["type"]) == data.CARDS
    assert sorted(PHASES) == list(range(len(PHASES)))
