"""Component sets: read, checked with the entry named, fingerprinted, played with, recorded."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.cli.app import read_command
from patolli.games.mezo import MEZO
from patolli.games.mezo.components.language import BadComponents
from patolli.games.mezo.components.sets import (
    FOLDER,
    default_set,
    export,
    fingerprint,
    our_sets,
    parse,
    plain,
    read,
    schema,
)
from patolli.testing.damage import damaged
from patolli.testing.walk import Case, walk

from .spoken_table import box, box_with

Data = dict[str, Any]


def test_the_default_set_is_whole_and_says_where_it_comes_from() -> None:
    sources = {
        entry.source.split(":")[0]
        for part in (default_set().altars, default_set().calendar)
        for entry in part
    }
    assert sources == {"rulebook", "reconstructed"}
    assert parse(plain(default_set())) == default_set()
    assert read(export()) == default_set()


def test_values_of_the_rulebook_are_kept() -> None:
    made = default_set()
    assert (made.tribe.warriors, made.tribe.shamans, made.tribe.glyphs, sum(made.tribe.pyramid)) == (
        8,
        8,
        6,
        11,
    )
    assert made.tribe.start_vp == [5, 4, 3, 2]
    assert (made.strength.champion, made.strength.glyph, made.strength.warrior, made.strength.shaman) == (
        2,
        1,
        1,
        1,
    )
    assert made.blessed.vp == 8
    assert made.devotion.spaces[13].vp == 13
    assert made.devotion.spaces[13].level == 3


def test_the_published_schema_is_the_one_we_check_by() -> None:
    assert json.loads((FOLDER / "schema.json").read_text(encoding="utf-8")) == schema()


def change(path: str, value: Any) -> Callable[[], Data]:
    """The default set with one value changed: ``vertices.0.regions.0``."""

    def make() -> Data:
        made: Any = box()
        *way, last = path.split(".")
        inner = made
        for key in way:
            inner = inner[int(key) if key.isdigit() else key]
        inner[int(last) if last.isdigit() else last] = value
        result: Data = made
        return result

    return make


def action(*effects: Data, presence: bool = False) -> Callable[[], Data]:
    return lambda: box_with(list(effects), presence)


FERVOR = "god kukulkan: fervor action 1"
WRONG: list[tuple[Callable[[], Data], str]] = [
    (change("vertices.0.regions.0", "tikal"), "vertex v1: there is no region 'tikal'"),
    (change("vertices.0.id", "v2"), "vertex v2: the id occurs twice"),
    (change("vertices.0.regions", ["coba", "coba"]), "vertex v1: region coba"),
    (change("regions.0.id", "reserve"), "region reserve"),
    (lambda: box(regions=box()["regions"][:5]), "regions: the board has 6, not 5"),
    (lambda: box(vertices=box()["vertices"][:4]), "vertices: four gods"),
    (lambda: box(altars=box()["altars"][:4]), "altars: 5 regions need at least 5, not 4"),
    (lambda: box(gods=box()["gods"][:3]), "gods: four players need at least 4"),
    (lambda: box(wrathful=box()["wrathful"][:6]), "wrathful: there is no tile for age 3"),
    (lambda: box(abilities=box()["abilities"][3:]), "abilities: age 1 offers 0"),
    (lambda: four_cards(), "god ah_puch: a deck has 5 cards, not 4"),
    (change("gods.0.cards.0.type", "task"), "god ah_puch: card task"),
    (change("devotion.spaces.3.level", 3), "devotion: space 3 jumps from level 1 to 3"),
    (change("devotion.spaces.3.vp", 1), "devotion: space 3 is worth less"),
    (change("devotion.spaces.0.level", 2), "devotion: space 0"),
    (change("tribe.xibalba.warriors", 9), "tribe: more units start in Xibalba"),
    (change("tribe.startVp", [5, 4, 4, 2]), "tribe: startVp"),
    (change("tribe.startVp", [2, 3, 4, 5]), "tribe: startVp must fall"),
    (change("build.builder", [1, 2, 3]), "build: builder has 3 values for 4 levels"),
    (change("wrathful.0.effects", [{"op": "offer"}]), "wrathful w1a: offer would offer to itself"),
    (change("gods.0.summon.effects", [{"op": "summon"}]), "god ah_puch: summon: summon would never end"),
    (change("abilities.0.effects", [{"op": "glyphStrength"}]), "ability t1a: glyphStrength does not belong"),
    (change("abilities.1.effects", [{"op": "vp"}]), "ability t1b: vp does not belong"),
    (change("abilities.6.effects", [{"op": "devotion"}]), "ability t3a: at the game's end only vp"),
    (change("abilities.0.effects", [{"op": "strength"}]), "ability t1a: strength can never apply"),
    (
        change("abilities.0.effects", [{"op": "deploy", "region": "conflict"}]),
        "ability t1a: deploy can never apply",
    ),
    (action({"op": "championStrength"}), f"{FERVOR}: championStrength is for tribe abilities"),
    (action({"op": "awaken", "region": "same"}), f"{FERVOR}: awaken can never apply"),
    (
        action({"op": "if", "cond": {"ownUnitInSame": "any"}, "then": [{"op": "vp"}]}),
        f"{FERVOR}: if can never apply",
    ),
    (action({"op": "vp", "count": 0}), f"{FERVOR}: vp has count 0"),
    (action({"op": "restore", "count": {"byAge": [0, 0, 0]}}), f"{FERVOR}: restore has count 0 in every age"),
    (action({"op": "vp", "count": {"mult": 2}}), f"{FERVOR}: vp has a count that needs either"),
    (action({"op": "vp", "count": {"expr": "lastCount"}}), f"{FERVOR}: vp counts the effect before it"),
    (action({"op": "vp", "count": {"expr": "min"}}), f"{FERVOR}: vp has a count in which min"),
    (action({"op": "vp", "count": {"expr": "min", "of": [1, 2, 3, 4, 5]}}), f"{FERVOR}: vp takes the least"),
    (
        action({"op": "vp", "count": {"expr": "min", "of": [{"expr": "min", "of": [1]}]}}),
        f"{FERVOR}: vp has a min inside",
    ),
    (
        action({"op": "destroy", "owner": "self", "region": "any", "asCost": True, "upTo": True}),
        f"{FERVOR}: destroy is a cost in full",
    ),
    (
        action({"op": "destroy", "owner": "opponent", "region": "any", "asCost": True}),
        f"{FERVOR}: destroy as a cost takes own pieces",
    ),
    (
        action({"op": "destroy", "owner": "self", "region": "any", "asCost": True, "count": "all"}),
        f"{FERVOR}: destroy is a cost, so its count",
    ),
    (
        action({"op": "banish", "owner": "any", "region": "any", "minUnits": 2}),
        f"{FERVOR}: banish has minUnits or chooser",
    ),
    (
        action({"op": "banish", "owner": "each", "region": "any", "maxPerPlayer": 2}),
        f"{FERVOR}: banish counts for each owner",
    ),
    (action({"op": "choice", "options": [[{"op": "vp"}], []]}), f"{FERVOR}: choice has an empty option"),
    (action(*[{"op": "vp"}] * 8, {"op": "choice", "options": [[{"op": "vp"}] * 3] * 2}), "effects"),
    (
        action(*[{"op": "banish", "owner": "any", "region": "any", "count": "all", "upTo": True}] * 3),
        f"{FERVOR}: asks for more than 60 pieces",
    ),
    (
        action(
            {"op": "destroy", "owner": "self", "count": 2, "maxPerPlayer": 1, "region": "any", "asCost": True}
        ),
        f"{FERVOR}: destroy is a cost in full, so maxPerPlayer cannot be below it, as 1 is",
    ),
    (change("gods.0.name", {}), "gods[0].name"),
    (change("regions.0.name", {"en": "  "}), "regions[0].name"),
    (change("title", {}), "title"),
    (action({"op": "vp", "colour": "red"}), "unknown field `colour`"),
    (action({"op": "teleport"}), "teleport"),
    (change("format", 2), "format"),
    (lambda: {"gods": []}, "missing required field"),
]


def four_cards() -> Data:
    made = box()
    made["gods"][0]["cards"].pop()
    return made


@pytest.mark.parametrize(("make", "message"), WRONG, ids=[message[:40] for _, message in WRONG])
def test_a_wrong_set_is_refused_naming_the_entry(make: Callable[[], Data], message: str) -> None:
    with pytest.raises(BadComponents) as caught:
        parse(make())
    assert message in str(caught.value)
    with pytest.raises(patolli.BadOption, match="components"):
        MEZO.new(2, 1, components=make())


def test_damaged_sets_never_crash() -> None:
    import random

    chance = random.Random(5)
    for broken in damaged(plain(default_set()), chance, 300):
        try:
            parse(broken)
        except BadComponents as error:
            assert str(error)
    for text in (b"", b"{", b"[]", b"\xff", b"[" * 100000, "null"):
        with pytest.raises(BadComponents):
            read(text)


@pytest.mark.parametrize("value", [None, 7, "mine", [], {}, {"hash": "x"}, {"hash": 1, "set": {}}])
def test_wrong_options_are_refused(value: Any) -> None:
    with pytest.raises(patolli.BadOption):
        MEZO.new(2, 1, components=value)


def test_a_record_carries_the_fingerprint_of_the_default_set() -> None:
    record = patolli.Match(MEZO, 2, 1).record()
    assert record.options == {"components": {"hash": fingerprint(default_set())}}
    patolli.replay(record)
    record.options = {"components": {"hash": "0" * 64}}
    with pytest.raises(patolli.BadRecord, match="fingerprint"):
        patolli.replay(record)


def test_games_of_a_former_default_set_can_still_be_played() -> None:
    """Such a record has only the fingerprint, and so had the tables of the time."""
    former = [mark for mark, box in our_sets().items() if box is not default_set()]
    assert former
    for mark in former:
        match = patolli.Match(MEZO, 2, 1, components={"hash": mark})
        position = match.state.position()
        assert position["options"] == {"components": {"hash": mark}}
        assert MEZO.load(position).position() == position
        assert not match.state.view(0)["components"]["default"]
        assert patolli.replay(match.record()).state.position() == position


def test_a_record_of_another_set_embeds_it_and_can_be_replayed() -> None:
    made = box_with([{"op": "vp", "count": 9}])
    match = patolli.Match(MEZO, 2, 3, components=made)
    for step in walk(Case(MEZO, 2, {"components": made}), 3):
        if step.number > 40:
            break
        match.say(step.seat, step.state.phrase(step.action))
    text = match.record().to_json()
    again = patolli.replay(patolli.read_record(text))
    assert again.state.position() == match.state.position()
    data = json.loads(text)
    data["options"]["components"]["set"]["blessed"]["vp"] = 9
    with pytest.raises(patolli.BadRecord, match="fingerprint"):
        patolli.replay(patolli.read_record(json.dumps(data)))


def test_equal_sets_share_their_tables() -> None:
    one, two = (
        MEZO.new(2, 1, components=box_with([{"op": "vp"}])),
        MEZO.new(2, 2, components=box_with([{"op": "vp"}])),
    )
    assert one.box is two.box
    assert MEZO.new(2, 1, components=copy.deepcopy(plain(default_set()))).box is MEZO.new(2, 1).box


def test_the_command_exports_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my-box.json"
    command(["mezo", "components", "--export", str(file)])
    command(["mezo", "components", "--check", str(file)])
    assert fingerprint(default_set()) in capsys.readouterr().out
    with pytest.raises(patolli.BadOption, match="not overwritten"):
        command(["mezo", "components", "--export", str(file)])
    file.write_text(file.read_text(encoding="utf-8").replace('"coba"', '"tikal"', 1), encoding="utf-8")
    with pytest.raises(patolli.BadOption, match=r"tikal|coba"):
        command(["mezo", "components", "--check", str(file)])
    with pytest.raises(patolli.BadOption, match="--export --check"):
        command(["mezo", "components"])


def command(words: list[str]) -> None:
    run, given = read_command(words)
    run(given)
