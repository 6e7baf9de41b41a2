"""Why not? Every reason is given where it belongs, by the rule it names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from patolli.games.mezo import MEZO

from .spoken_table import SpokenTable, blessed_table, box_with, conflict, load, new, red_does
from .test_stages import gods_stage, tribe_stage

Case = tuple[Callable[[], SpokenTable], str, str, str]
ANY: dict[str, Any] = {"owner": "opponent", "region": "any"}
HERE = {"hochob": {"blue": (2, 1), "red": (1, 0), "gold": (1, 0)}}


def banish(units: dict[str, Any] | None = None, **more: Any) -> SpokenTable:
    return red_does([{"op": "banish", **ANY, **more}], units=HERE if units is None else units)


def taken_calendar() -> SpokenTable:
    position = conflict(phase="calendar", winner=1, units={"hochob": {"red": (0, 2)}}).position
    position["calendar"] = {"cal2": 3}
    position["tribes"][3]["reserve"] = None
    return load(position)


def last_age() -> SpokenTable:
    table = red_does([{"op": "summon"}], age=2).says("invoke")
    while any(phrase.startswith("deploy") for phrase in table.choices):
        table.says(min(table.choices))
    return table


def champion_placed() -> SpokenTable:
    table = tribe_stage()
    return table.says(f"champion {next(iter(table.position['regions']))}")


def desolate(table: SpokenTable) -> str:
    found: str = next(region["id"] for region in table.state.view(None)["regions"] if region["desolate"])
    return found


MONUMENTS: dict[str, Any] = {
    "glyphs": {"coba": {"gold": 1}, "uxmal": {"red": 6}},
    "pyramids": {"becan": ["red"] * 4, "coba": ["dark"] * 4, "uxmal": ["blue"]},
}
EACH = {"op": "destroy", "owner": "each", "count": 1, "chooser": "owner", "region": "any", "spread": "one"}
MOVE = {"op": "move", "owner": "any", "count": 3, "upTo": True, "region": "any", "to": "any"}

CASES: dict[str, Case] = {
    "god-taken": (lambda: new(2).says("god ixchel"), "god ixchel", "MEZ-R8", "god-taken"),
    "no-such-ability": (lambda: gods_done(), "ability 6", "MEZ-R34", "no-such-ability"),
    "champion-there": (lambda: champion_placed().says("done"), "champion {0}", "MEZ-R36", "champion-there"),
    "desolate": (lambda: tribe_stage(), "champion {desolate}", "MEZ-R19", "desolate"),
    "own-champion": (lambda: champion_placed(), "deploy 1 warrior {0}", "MEZ-R37", "own-champion"),
    "more-than-three": (lambda: champion_placed(), "deploy 4 warrior {1}", "MEZ-R37", "more-than-three"),
    "three-units": (
        lambda: champion_placed().says(),
        "deploy 3 warrior {1}+deploy 1 shaman {1}",
        "MEZ-R37",
        "three-units",
    ),
    "too-few-in-reserve": (
        lambda: red_does([{"op": "deploy", "count": 1, "region": "any"}], xibalba={"red": (8, 0)}),
        "deploy 1 warrior coba",
        "MEZ-R28",
        "too-few-in-reserve",
    ),
    "none-in-xibalba": (
        lambda: red_does([{"op": "restore", "count": 1, "upTo": True}], xibalba={"red": (0, 2)}),
        "restore warrior",
        "MEZ-R24",
        "none-in-xibalba",
    ),
    "one-at-a-time": (
        lambda: red_does([{"op": "deploy", "count": 3, "region": "any"}]),
        "deploy 3 warrior coba",
        "MEZ-R28",
        "one-at-a-time",
    ),
    "card-not-in-hand": (lambda: conflict(phase="card"), "card task", "MEZ-R42", "card-not-in-hand"),
    "action-covered": (lambda: conflict(step=4), "action 1", "MEZ-R43", "action-covered"),
    "nothing-to-restore": (lambda: conflict(), "pass restore 2", "MEZ-Q16", "nothing-to-restore"),
    "too-many-sacrificed": (
        lambda: blessed_table(xibalba={"red": (8, 6)}),
        "sacrifice 3",
        "MEZ-R51",
        "too-many-sacrificed",
    ),
    "wrong-split": (lambda: blessed_table().says("sacrifice 4"), "shamans 5", "MEZ-Q28", "wrong-split"),
    "not-tied": (
        lambda: conflict(phase="winner", units={"hochob": {"red": (2, 0)}}),
        "winner blue",
        "MEZ-R47",
        "not-tied",
    ),
    "field-taken": (taken_calendar, "calendar cal2", "MEZ-R48", "field-taken"),
    "vertex-taken": (lambda: red_does([{"op": "summon"}]), "vertex v1", "MEZ-R16", "vertex-taken"),
    "same-vertex": (lambda: red_does([{"op": "summon"}]), "vertex v5", "MEZ-R16", "same-vertex"),
    "place-first": (lambda: gods_stage(), "invoke", "MEZ-R39", "place-first"),
    "already-invoked": (last_age, "invoke", "MEZ-R26", "already-invoked"),
    "no-such-option": (
        lambda: red_does([{"op": "choice", "options": [[{"op": "vp"}], [{"op": "devotion"}]]}]),
        "choose 4",
        "MEZ-Q18",
        "no-such-option",
    ),
    "does-nothing-there": (
        lambda: red_does([EACH], units={"coba": {"gold": (1, 0)}, "becan": {"blue": (1, 0)}}),
        "region uxmal",
        "MEZ-Q18",
        "does-nothing-there",
    ),
    "tile-not-revealed": (
        lambda: red_does([{"op": "offer"}], age=2).says("pay warrior reserve"),
        "offer w3a",
        "MEZ-R23",
        "tile-not-revealed",
    ),
    "not-present": (
        lambda: red_does([{"op": "deploy", "count": 1, "region": "present"}]),
        "deploy 1 warrior coba",
        "MEZ-R17",
        "not-present",
    ),
    "no-unit-there": (lambda: banish(), "banish shaman gold hochob", "MEZ-R29", "no-unit-there"),
    "too-few-units": (
        lambda: red_does(
            [{**EACH, "count": 1, "minUnits": 2, "spread": "free"}],
            units={"hochob": {"red": (2, 1)}, "coba": {"red": (1, 0)}},
        ),
        "destroy warrior red coba",
        "MEZ-R31",
        "too-few-units",
    ),
    "one-region": (
        lambda: banish(
            units={"hochob": {"blue": (2, 0)}, "coba": {"gold": (1, 0)}}, count=2, upTo=True, spread="one"
        ).says("banish warrior blue hochob"),
        "banish warrior gold coba",
        "MEZ-R21",
        "one-region",
    ),
    "same-region": (
        lambda: red_does(
            [
                {"op": "destroy", "owner": "self", "count": 1, "region": "any", "asCost": True},
                {"op": "build", "region": "same"},
            ],
            units={"becan": {"red": (1, 0)}},
        ),
        "build glyph coba",
        "MEZ-R21",
        "same-region",
    ),
    "conflict-only": (
        lambda: red_does([{"op": "deploy", "count": 1, "region": "conflict"}]),
        "deploy 1 warrior coba",
        "MEZ-R20",
        "conflict-only",
    ),
    "not-in-conflict": (
        lambda: red_does([{"op": "deploy", "count": 1, "region": "nonconflict"}]),
        "deploy 1 warrior hochob",
        "MEZ-R20",
        "not-in-conflict",
    ),
    "enough-there": (
        lambda: red_does([{"op": "deploy", "count": 2, "region": "any", "maxPerRegion": 1}]).says(
            "deploy 1 warrior coba"
        ),
        "deploy 1 warrior coba",
        "MEZ-R28",
        "enough-there",
    ),
    "wrong-kind": (lambda: banish(unit="warrior"), "banish shaman blue hochob", "MEZ-R29", "wrong-kind"),
    "own-only": (
        lambda: red_does([{"op": "banish", "owner": "self", "region": "any", "upTo": True}], units=HERE),
        "banish warrior blue hochob",
        "MEZ-R29",
        "own-only",
    ),
    "opponents-only": (lambda: banish(), "banish warrior red hochob", "MEZ-R29", "opponents-only"),
    "owner-in-turn": (
        lambda: red_does([EACH], units={"hochob": {"blue": (1, 1), "red": (1, 1)}}),
        "destroy warrior blue hochob",
        "MEZ-Q19",
        "owner-in-turn",
    ),
    "one-opponent": (
        lambda: banish(owner="one_opponent", count=3, upTo=True).says("banish warrior blue hochob"),
        "banish warrior gold hochob",
        "MEZ-R29",
        "one-opponent",
    ),
    "enough-of-player": (
        lambda: banish(count=3, upTo=True, maxPerPlayer=1).says("banish warrior blue hochob"),
        "banish shaman blue hochob",
        "MEZ-R29",
        "enough-of-player",
    ),
    "stays-there": (
        lambda: red_does([MOVE], units=HERE),
        "move warrior red hochob hochob",
        "MEZ-Q25",
        "stays-there",
    ),
    "moved-already": (
        lambda: red_does([MOVE], units=HERE).says("move warrior red hochob coba"),
        "move warrior red coba becan",
        "MEZ-Q25",
        "moved-already",
    ),
    "glyphs-only": (
        lambda: red_does([{"op": "build", "what": "glyph", "region": "any"}]),
        "build pyramid coba",
        "MEZ-R25",
        "glyphs-only",
    ),
    "pyramids-only": (
        lambda: red_does([{"op": "build", "what": "pyramid", "region": "any"}]),
        "build glyph coba",
        "MEZ-R25",
        "pyramids-only",
    ),
    "no-glyph-left": (
        lambda: red_does([{"op": "build", "region": "any"}], **MONUMENTS),
        "build glyph coba",
        "MEZ-R25",
        "no-glyph-left",
    ),
    "pyramid-complete": (
        lambda: red_does([{"op": "build", "region": "any"}], **MONUMENTS),
        "build pyramid coba",
        "MEZ-R65",
        "pyramid-complete",
    ),
    "no-piece-left": (
        lambda: red_does([{"op": "transform", "owner": "any", "region": "any"}], **MONUMENTS),
        "transform pyramid coba",
        "MEZ-Q6",
        "no-piece-left",
    ),
    "no-pyramid-there": (
        lambda: red_does([{"op": "demolish", "owner": "any", "region": "any"}], **MONUMENTS),
        "demolish pyramid hochob",
        "MEZ-R27",
        "no-pyramid-there",
    ),
    "no-glyph-there": (
        lambda: red_does([{"op": "demolish", "owner": "any", "region": "any"}], **MONUMENTS),
        "demolish glyph blue coba",
        "MEZ-R27",
        "no-glyph-there",
    ),
    "must-go-on": (lambda: banish(), "done", "MEZ-R18", "must-go-on"),
    "another-decision": (lambda: conflict(), "sacrifice 1", "MEZ-R43", "another-decision"),
    "ability-not-ready": (lambda: two_starts(), "use t1a", "MEZ-R35", "ability-not-ready"),
}


def gods_done() -> SpokenTable:
    return new(2, 3).says("god ixchel", "god kukulkan")


def two_starts() -> SpokenTable:
    from .spoken_table import COLOURS, end_of_age

    table = end_of_age(1, abilities={colour: ["t1c"] for colour in COLOURS}, xibalba={"gold": (2, 2)})
    return table.says(*["ability 3"] * 4)


@pytest.mark.parametrize("name", CASES)
def test_reason(name: str) -> None:
    make, phrase, rule, reason = CASES[name]
    table = make()
    regions = list(table.position["regions"])
    *before, last = [part.format(*regions, desolate=desolate(table)) for part in phrase.split("+")]
    table.says(*before).refuses(last, rule, reason)


def test_every_reason_has_its_test() -> None:
    written = set(re.findall(r"^why-([a-z-]+) =", (MEZO.text / "en.ftl").read_text(encoding="utf-8"), re.M))
    assert written == {reason for _, _, _, reason in CASES.values()}


@pytest.mark.parametrize(
    ("phrase", "rule"),
    [("god ixchel", "MEZ-R43"), ("winner red", "MEZ-R43"), ("vertex v2", "MEZ-R43"), ("third", "MEZ-R43")],
)
def test_another_decision_names_the_rule_of_the_moment(phrase: str, rule: str) -> None:
    conflict().refuses(phrase, rule, "another-decision")


def test_another_decision_inside_effects() -> None:
    red_does([{"op": "summon"}]).refuses("action 1", "MEZ-R26", "another-decision")
    red_does([{"op": "offer"}]).refuses("offer w1c", "MEZ-R23", "another-decision")
    red_does([{"op": "offer"}], age=2).says("pay warrior reserve").refuses(
        "pay warrior reserve", "MEZ-R23", "another-decision"
    )
    table = red_does([EACH], units={"coba": {"gold": (1, 0)}, "becan": {"blue": (1, 0)}})
    table.refuses("destroy warrior gold coba", "MEZ-Q18", "another-decision")
    table.refuses("done", "MEZ-Q18", "another-decision")


def test_players_and_things_that_are_not_there() -> None:
    two = conflict(seats=2, phase="winner", units={"hochob": {"red": (2, 0)}})
    two.refuses("winner gold", "CORE-R3", "no-such-phrase")
    conflict(
        seats=2, options={"components": box_with([{"op": "banish", **ANY}])}, units={"coba": {"dark": (1, 1)}}
    ).says("action 1").refuses("banish warrior gold coba", "CORE-R3", "no-such-phrase")
    for phrase in (
        "vertex v11",
        "deploy 4 warrior coba",
        "action 4",
        "sacrifice 17",
        "",
    ):
        conflict().refuses(phrase, "CORE-R3", "no-such-phrase")


def test_move_destinations_are_explained() -> None:
    units = {"becan": {"red": (2, 0)}, "hochob": {"red": (1, 0)}}
    inward = {"op": "move", "owner": "self", "count": 2, "region": "nonconflict", "to": "conflict"}
    table = red_does([{**inward, "upTo": True}], units=units)
    table.refuses("move warrior red becan coba", "MEZ-R20", "conflict-only")
    table.refuses("move warrior red hochob becan", "MEZ-R20", "not-in-conflict")
    table.refuses("move warrior red becan palenque", "MEZ-R19", "desolate")
    outward = {**inward, "region": "any", "to": "nonconflict", "upTo": True}
    red_does([outward], units=units).refuses("move warrior red becan hochob", "MEZ-R20", "not-in-conflict")
    present = {**inward, "region": "any", "to": "present", "upTo": True}
    red_does([present], units=units).refuses("move warrior red becan coba", "MEZ-R17", "not-present")
    one = {**inward, "region": "any", "to": "any", "upTo": True, "spread": "one"}
    table = red_does([one], units=units).says("move warrior red becan coba")
    table.refuses("move warrior red becan uxmal", "MEZ-R21", "one-region")


def test_no_number_is_too_long() -> None:
    champion_placed().refuses(f"deploy {'9' * 5000} warrior coba", "CORE-R3", "no-such-phrase")
