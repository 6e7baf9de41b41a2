"""Versions of the rules: positions go on step by step, records are played by the rules of their time."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import patolli
from patolli.core.record import Match, Record
from patolli.games.mexica import MEXICA
from patolli.games.patolli import PATOLLI, Patolli
from patolli.testing import LAWS, Case


def played(game: patolli.Game[Any], moves: int, seed: int = 3) -> Match:
    match = Match(game, 2, seed)
    play_on(match, moves, seed)
    return match


def play_on(match: Match, moves: int, seed: int) -> list[list[patolli.Event]]:
    chance = random.Random(seed)
    told: list[list[patolli.Event]] = []
    while match.state.waiting() and len(told) < moves:
        seat = match.state.waiting()[0]
        told.append(match.say(seat, chance.choice(match.state.phrases(seat))))
    return told


class Stepping(Patolli):
    """Patolli under version 4, whose steps only leave a trace in the options of a position."""

    rules_version = 4

    def migrate(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        if version == 1:
            return super().migrate(position, version)
        if version == 2:
            position["options"]["pieces"] = position["options"].pop("men")
        if version == 3:
            position["stakes"] = [position["purse"], 40 - position.pop("purse")]
        return position


def of_version(version: int, **changes: Any) -> dict[str, Any]:
    position = {**PATOLLI.new(seed=1).position(), "rules": version, **changes}
    if version == 2:
        position["options"] = {"men": 6, "stakes": 20}
    if version < 4:
        position["purse"] = position.pop("stakes")[0]
    return position


def test_a_position_walks_every_step_to_the_version_of_today() -> None:
    position = of_version(2)
    before = json.dumps(position)
    state = Stepping().load(position)
    assert state.position()["rules"] == 4
    assert state.scores() == [20, 20]
    assert json.dumps(position) == before  # what lies on disk stays as it is
    assert Stepping().load(of_version(3)).position() == state.position()


@pytest.mark.parametrize(
    ("version", "says"),
    [
        (
            5,
            "version 5 of the rules of patolli is newer than the one known here, 4; it needs a newer program",
        ),
        (1, "no step leads from version 1 of the rules of patolli to version 2"),
        (0, "not one of version"),
        (-(2**40), "not one of version"),
    ],
)
def test_what_cannot_be_migrated_is_refused_in_a_sentence(version: int, says: str) -> None:
    game = Stepping() if version > 0 else Careless()
    with pytest.raises(patolli.BadPosition, match=says):
        game.load(of_version(version))


class Careless(Patolli):
    """Its step trusts what it finds."""

    def migrate(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        position["stakes"] = [position["gold"]["first"], 0]
        return position


@pytest.mark.parametrize("rules", [None, "1", 1.5, [], True])
def test_a_version_that_is_none_is_refused(rules: Any) -> None:
    with pytest.raises(patolli.BadPosition):
        PATOLLI.load({**PATOLLI.new(seed=1).position(), "rules": rules})


@pytest.mark.usefixtures("raised")
@pytest.mark.parametrize("old", [PATOLLI, MEXICA], ids=lambda game: game.name)
@pytest.mark.parametrize("moves", [0, 1, 17, 60])
def test_saved_positions_look_the_same_under_a_changed_shape(old: patolli.Game[Any], moves: int) -> None:
    state = played(old, moves).state
    new = patolli.game(old.name).load(state.position())
    assert new.position()["rules"] == old.rules_version + 1
    changed = {"rules", "scores", "costs", "reach"}  # which follow from the changed rules
    then, now = state.view(0), new.view(0)
    assert {key: now[key] for key in now if key not in changed} == {
        key: then[key] for key in then if key not in changed
    }


@pytest.mark.usefixtures("raised")
def test_a_saved_position_is_played_on_by_the_changed_rule() -> None:
    match = played(PATOLLI, 10)
    assert all(told.count("paid") <= 1 for told in names_of(play_on(match, 50, 1)))
    match.go_on(patolli.game("patolli"))
    assert 2 in [told.count("paid") for told in names_of(play_on(match, 50, 1))]


def names_of(told: list[list[patolli.Event]]) -> list[list[str]]:
    return [[event["event"] for event in events] for events in told]


@pytest.mark.usefixtures("raised")
def test_a_record_is_played_by_the_rules_it_was_made_under() -> None:
    old = played(PATOLLI, 10**6)
    again = patolli.replay(patolli.read_record(old.record().to_json()))
    assert again.game.rules_version == 1
    assert again.state.position() == old.state.position()
    assert again.record() == old.record()
    new = patolli.replay(patolli.read_record(played(patolli.game("patolli"), 10**6).record().to_json()))
    assert new.game.rules_version == 2
    assert new.state.position() != old.state.position()


@pytest.mark.usefixtures("raised")
def test_a_game_that_went_on_under_later_rules_is_played_again_just_so() -> None:
    match = played(PATOLLI, 20)
    before = match.state.position()
    match.go_on(patolli.game("patolli"))
    assert not match.can_undo()
    assert match.state.position()["purses"] == before["stakes"]
    assert match.record().raised == []  # nothing was played under them yet
    play_on(match, 10**6, seed=8)
    record = patolli.read_record(match.record().to_json())
    assert (record.rules, record.raised) == (1, [(20, 2)])
    again = patolli.replay(record)
    assert again.state.position() == match.state.position()
    assert again.record() == record
    told = patolli.playthrough(record)
    assert told.count("From here on by version 2 of the rules.") == 1
    assert "raised: [[20, 2]]\n" in told


@pytest.mark.usefixtures("raised")
def test_a_record_whose_rules_are_not_kept_is_refused_in_a_sentence() -> None:
    record = played(MEXICA, 10).record()
    says = (
        "rules: it was played under version 2 of the rules of mexica; today they have version 3, and "
        "version 2 is not kept. Replay it with a program of that time, or look at it on the server where "
        "it was played"
    )
    with pytest.raises(patolli.BadRecord) as caught:
        patolli.replay(record)
    assert str(caught.value) == says
    with pytest.raises(patolli.BadRecord, match="newer"):
        patolli.replay(changed(record, rules=4))


def changed(record: Record, **facts: Any) -> Record:
    return patolli.read_record(json.dumps(json.loads(record.to_json()) | facts))


class Same(Patolli):
    """Version 3 forbids only what no record has; of version 1 nothing is known."""

    rules_version = 3
    former = {2: 3}


def test_an_older_version_under_which_records_play_the_same_can_be_declared() -> None:
    assert Same().under(2).rules_version == 3
    with pytest.raises(patolli.BadRecord, match="version 1 is not kept"):
        Same().under(1)


@pytest.mark.usefixtures("raised")
@pytest.mark.parametrize(
    "raised", [[[0, 1]], [[0, 2], [0, 2]], [[5, 3]], [[10, 2]], [[-1, 2]], [[3, 2], [2, 3]]]
)
def test_a_record_with_wrong_versions_is_refused(raised: list[list[int]]) -> None:
    with pytest.raises(patolli.BadRecord):
        patolli.replay(changed(played(PATOLLI, 10).record(), raised=raised))


@pytest.mark.usefixtures("raised")
@pytest.mark.parametrize("name", ["patolli", "mexica"])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_raised_game_obeys_the_laws(law: Any, name: str) -> None:
    law(Case(patolli.game(name), 2), 5)
