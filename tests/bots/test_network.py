"""Networks count right, see nothing hidden, treat all seats alike, and refuse files that are not theirs."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest

import patolli
from patolli.bots import Budget, Sight, knowledge, make_bot, network_file
from patolli.bots.network import (
    ANSWERS,
    COLUMN,
    HIDDEN,
    LANES,
    ONE,
    Inputs,
    Network,
    NetworkEvaluator,
)
from patolli.bots.network_file import BadNetwork
from patolli.bots.speaker import thought
from patolli.bots.thinking import SearchBot
from patolli.bots.training.learning import Rows, Weights, joined
from patolli.core.state import State
from patolli.testing.walk import Case, walk

LEARNERS = [name for name in patolli.game_names() if hasattr(patolli.game(name).room("bots"), "INPUTS")]


def some_weights(inputs: int, seed: int = 1) -> Weights:
    rng = numpy.random.default_rng(seed)
    columns = rng.normal(0, 0.2, (inputs, HIDDEN + ANSWERS)).astype(numpy.float32)
    bias = rng.normal(0, 0.2, HIDDEN + ANSWERS).astype(numpy.float32)
    last = rng.normal(0, 0.5, (HIDDEN, ANSWERS)).astype(numpy.float32)
    return Weights(columns, bias, last, 60.0, 20.0, 12.0)


def some_file(name: str, path: Path, seats: int = 2) -> Path:
    inputs = patolli.game(name).room("bots").INPUTS  # type: ignore[union-attr]
    networks = {str(seats): some_weights(inputs).facts()}
    facts = {"format": network_file.FORMAT, "game": name, "inputs": inputs, "networks": networks}
    path.write_text(json.dumps(facts), encoding="utf-8")
    return path


def learned(name: str, path: Path) -> NetworkEvaluator:
    game = patolli.game(name)
    found = knowledge.learned_evaluator(game, knowledge.evaluator(game), some_file(name, path))
    assert found is not None
    return found


def described(evaluator: NetworkEvaluator, state: State, seat: int) -> dict[int, float]:
    evaluator.survey(state)
    evaluator.describe(state, seat)
    found: dict[int, float] = {}
    for index, value in zip(*evaluator.inputs.pairs(), strict=True):
        found[index] = found.get(index, 0.0) + value
    return found


def states(name: str, seats: int, seed: int = 3) -> list[State]:
    return [step.state.copy() for step in walk(Case(patolli.game(name), seats), seed)]


def test_a_network_counts_as_numpy_does() -> None:
    """Exactly, if numpy counts in parts of ONE, too; nearly, if it does not."""
    weights = some_weights(50)
    network = network_file.made(weights.facts(), 50)
    rounded = some_weights(50)
    rounded.columns = numpy.round(weights.columns.astype(float) * ONE) / ONE
    chance = Random(5)
    for _ in range(20):
        inputs = Inputs(30)
        written = numpy.zeros((1, 50))
        for index in chance.sample(range(50), 20):
            value = chance.choice([1.0, int(chance.gauss(0, 2) * ONE) / ONE])
            inputs.put(index, value)
            written[0, index] = value
        network.look(inputs)
        for twin, tolerance in ((rounded, 1e-5), (weights, 0.2)):
            share, own, others = twin.answers(written)[0]
            told = [share, 60 + 20 * own, 60 + 20 * others]
            assert [*network.answers] == pytest.approx(told, abs=tolerance)


def test_rows_of_different_length_are_written_out_alike() -> None:
    short = (numpy.array([[0, 3]]), numpy.array([[2.0, 1.0]]), numpy.zeros((1, 6)))
    long = (numpy.array([[4, 1, 0]]), numpy.array([[1.0, 5.0, 7.0]]), numpy.ones((1, 6)))
    rows: Rows = joined([short, long])
    assert rows.written_out(numpy.array([0, 1]), 5).tolist() == [[2, 0, 0, 1, 0], [7, 5, 0, 0, 1]]


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in LEARNERS for seats in patolli.game(name).seats]
)
def test_a_description_sees_nothing_hidden(name: str, seats: int, tmp_path: Path) -> None:
    evaluator = learned(name, tmp_path / "network.json")
    for state in states(name, seats)[::7]:
        for seat in range(seats):
            worlds = [described(evaluator, state.resample(seat, seed), seat) for seed in range(3)]
            assert worlds[0] == pytest.approx(worlds[1])
            assert worlds[0] == pytest.approx(worlds[2])


@pytest.mark.parametrize("name", LEARNERS)
def test_both_seats_are_described_alike(name: str, tmp_path: Path) -> None:
    """With two seats, what one sees of itself is what the other sees of its rival, hidden things apart."""
    evaluator = learned(name, tmp_path / "network.json")
    side = __import__(f"patolli.games.{name}.bots.inputs", fromlist=["SIDE"]).SIDE
    compared = 0
    for state in states(name, 2)[::5]:
        one, other = (described(evaluator, state, seat) for seat in (0, 1))
        for view, mirror in ((one, other), (other, one)):
            rival = {index - side: value for index, value in mirror.items() if side <= index < 2 * side}
            own = {index: view.get(index) for index in rival}
            assert own == pytest.approx(rival)
            compared += len(rival)
    assert compared > 500


@pytest.mark.parametrize("name", LEARNERS)
def test_inputs_stay_within_their_room_and_worths_are_numbers(name: str, tmp_path: Path) -> None:
    evaluator = learned(name, tmp_path / "network.json")
    for state in states(name, 2)[::5]:
        worths = [evaluator.worth(state, seat) for seat in (0, 1)]
        assert all(abs(worth) < 1e6 for worth in worths)


def test_without_a_network_for_so_many_seats_reasons_judge(tmp_path: Path) -> None:
    game = patolli.game("tzolkin")
    evaluator = learned("tzolkin", tmp_path / "network.json")
    reasons = knowledge.evaluator(game)
    two, three = game.new(2, 1), game.new(3, 1)
    assert evaluator.network(two) is not None
    assert evaluator.network(three) is None
    stretched = reasons.worth(three, 0) * evaluator.scale() / reasons.scale()
    assert evaluator.worth(three, 0) == pytest.approx(stretched)


def test_another_component_set_is_judged_by_reasons(tmp_path: Path) -> None:
    from patolli.games.mezo.components.sets import default_set, plain

    game = patolli.game("mezo")
    evaluator = learned("mezo", tmp_path / "network.json")
    changed = plain(default_set())
    changed["strength"]["champion"] += 1
    assert evaluator.network(game.new(2, 1)) is not None
    assert evaluator.network(game.new(2, 1, components=changed)) is None


def refused(path: Path, **changed: Any) -> str:
    facts = {**json.loads(path.read_text(encoding="utf-8")), **changed}
    path.write_text(json.dumps(facts), encoding="utf-8")
    with pytest.raises(BadNetwork) as caught:
        network_file.load(path, "tzolkin", facts_inputs(), 4)
    assert str(path) in str(caught.value)
    return str(caught.value)


def facts_inputs() -> int:
    return int(patolli.game("tzolkin").room("bots").INPUTS)  # type: ignore[union-attr]


def test_foreign_and_damaged_files_are_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "network.json"
    assert "'mezo'" in refused(some_file("tzolkin", path), game="mezo")
    assert "described by 12 numbers" in refused(some_file("tzolkin", path), inputs=12)
    assert "format" in refused(some_file("tzolkin", path), format="something else")
    whole = some_weights(facts_inputs()).facts()
    for damage in (
        {"columns": whole["columns"][:-40]},
        {"columns": whole["columns"][:-3]},
        {"columns": "§"},
        {"bias": whole["last"]},
        {"scale": "wide"},
        {"last": network_file.packed([float("nan")] * HIDDEN * ANSWERS)},
    ):
        assert "damaged" in refused(some_file("tzolkin", path), networks={"2": {**whole, **damage}})
    assert "damaged" in refused(some_file("tzolkin", path), networks={"9": whole})
    assert "damaged" in refused(some_file("tzolkin", path), networks=[])
    path.write_text('{"format": "patolli', encoding="utf-8")
    with pytest.raises(BadNetwork, match="no file of networks"):
        network_file.load(path, "tzolkin", facts_inputs(), 4)


@pytest.mark.parametrize("name", LEARNERS)
def test_the_networks_of_a_game_say_where_they_come_from(name: str) -> None:
    game = patolli.game(name)
    file = knowledge.folder(game) / "network.json"
    if not file.exists():
        pytest.skip("there is none yet")
    assert file.stat().st_size <= 1_000_000
    own = game.room("bots")
    network_file.load(file, name, own.INPUTS, game.seats[-1])  # type: ignore[union-attr]
    for facts in json.loads(file.read_text(encoding="utf-8"))["networks"].values():
        assert facts["command"].startswith(f"patolli train {name}")
        assert facts["games"] > 0
        assert facts["seed"]
        assert facts["date"][:2] == "20"


def test_the_expert_trusts_networks_and_lower_levels_do_not() -> None:
    game = patolli.game("tzolkin")
    assert isinstance(knowledge.Knowledge().of(game), NetworkEvaluator)
    for other in (knowledge.Knowledge(level=4), knowledge.Knowledge(weights={})):
        assert not isinstance(other.of(game), NetworkEvaluator)


def test_a_column_has_room_for_all_weights_and_is_added_up_six_words_at_a_time() -> None:
    assert COLUMN % 6 == 0
    assert HIDDEN + ANSWERS <= LANES * COLUMN
    assert isinstance(network_file.made(some_weights(3).facts(), 3), Network)


@pytest.mark.parametrize(("name", "judge"), [("mezo", "network"), ("mexica", "reasons")])
def test_a_bot_says_who_judges(name: str, judge: str) -> None:
    bot = make_bot("level:5")
    assert isinstance(bot, SearchBot)
    state = patolli.game(name).new(2, 1)
    seat = state.waiting()[0]
    action = bot.choose(Sight(state, seat), Budget(simulations=2), 1)
    assert thought(bot, state, seat, action).judge == judge
