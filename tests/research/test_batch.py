"""Many games at once are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

import patolli
from patolli.core.errors import BadOption, IllegalMove
from patolli.core.state import State
from patolli.research import Batch, CoresBatch
from patolli.research.stepper import outcome, shares
from patolli.testing import Case, cases

CASES = [case for name in ("mexica", "mezo", "patolli", "tzolkin") for case in cases(patolli.game(name))]


def check_row(batch: Batch, row: int, state: State) -> None:
    """A row shows the state as its mover sees it."""
    seat = state.mover()
    assert batch.movers[row] == seat
    assert batch.observations[row].tobytes() == state.observe(seat)
    assert np.flatnonzero(batch.masks[row]).tolist() == sorted(state.legal(seat))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_batch_plays_the_games_of_its_seeds(case: Case) -> None:
    count = 3
    batch = Batch(case.game, count, case.seats, seed=5, **case.options)
    twins = [case.new(5 + row) for row in range(count)]
    ended = 0
    while ended < count:
        actions = batch.random_actions().copy()
        for row, twin in enumerate(twins):
            check_row(batch, row, twin)
            twin.play(twin.mover(), int(actions[row]))
        batch.step(actions)
        for row, twin in enumerate(twins):
            assert batch.dones[row] == twin.over
            if not twin.over:
                assert not batch.rewards[row].any()
                continue
            ended += 1
            assert batch.rewards[row].tolist() == outcome(twin)
            assert batch.scores[row].tolist() == twin.scores()
            assert batch.lengths[row] > 10
            twins[row] = case.new(int(batch.seeds[row]))
            check_row(batch, row, twins[row])
    assert sorted({int(seed) for seed in batch.seeds} - {5, 6, 7})[0] >= 8


def test_rewards_add_up_to_nothing_and_a_win_alone_is_one() -> None:
    assert shares([2], 4) == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])
    assert shares([0, 1], 4) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert shares([0, 1, 2, 3], 4) == pytest.approx([0, 0, 0, 0])


def test_the_same_seed_gives_the_same_batch() -> None:
    one, other = (Batch("tzolkin", 4, 2, seed=9) for _ in range(2))
    for _ in range(500):
        one.step(one.random_actions())
        other.step(other.random_actions())
        assert (one.observations == other.observations).all()
        assert (one.masks == other.masks).all()
    one.reset(9)
    assert one.seeds.tolist() == [9, 10, 11, 12]
    one.reset([3, 3, 4, 4])
    assert (one.observations[0] == one.observations[1]).all()


def test_an_illegal_action_is_explained_and_no_game_has_changed() -> None:
    batch = Batch("tzolkin", 3, 2, seed=1)
    before = batch.observations.copy(), batch.masks.copy()
    actions = batch.random_actions().copy()
    actions[1] = patolli.game("tzolkin").actions - 1  # end, in the middle of choosing tiles
    with pytest.raises(IllegalMove) as caught:
        batch.step(actions)
    assert caught.value.rule == "TZO-R5"
    assert caught.value.facts["row"] == 1
    for wrong in (-5, 174, 10**12):
        actions[1] = wrong
        with pytest.raises(IllegalMove, match="CORE-R3"):
            batch.step(actions)
    assert (batch.observations == before[0]).all()
    assert (batch.masks == before[1]).all()


def test_games_that_do_not_go_on_stay_over() -> None:
    batch = Batch("patolli", 2, seed=1, go_on=False)
    while (batch.movers >= 0).any():
        batch.step(batch.random_actions())
    assert batch.random_actions().tolist() == [-1, -1]
    assert not batch.masks.any()
    assert batch.state(0).over
    batch.step([-1, -1])
    assert not batch.dones.any()
    with pytest.raises(IllegalMove, match="CORE-R1"):
        batch.step([0, -1])


def test_a_game_can_be_left_as_it_is() -> None:
    batch = Batch("mezo", 2, 3, seed=1)
    before = batch.observations[1].copy()
    batch.step([batch.random_actions()[0], -1])
    assert batch.lengths.tolist() == [1, 0]
    assert (batch.observations[1] == before).all()


def test_wrong_use_is_refused() -> None:
    with pytest.raises(BadOption, match="at least one game, not 0"):
        Batch("patolli", 0)
    with pytest.raises(BadOption, match="for 2 seats, not 3"):
        Batch("patolli", 1, 3)
    with pytest.raises(BadOption, match="no option 'stones'"):
        Batch("patolli", 1, stones=3)
    batch = Batch("patolli", 2)
    with pytest.raises(BadOption, match="one action each"):
        batch.step([0])


def test_nobody_writes_into_the_arrays() -> None:
    batch = Batch("patolli", 2)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True


@pytest.mark.parametrize("go_on", [True, False])
def test_several_cores_play_the_same_games(go_on: bool) -> None:
    alone = Batch("patolli", 5, seed=4, go_on=go_on)
    with CoresBatch("patolli", 5, seed=4, go_on=go_on, cores=2) as together:
        for _ in range(500):
            actions = alone.random_actions().copy()
            alone.step(actions)
            together.step(actions)
            for name in ("observations", "masks", "movers", "dones", "rewards", "scores", "lengths", "seeds"):
                assert (getattr(alone, name) == getattr(together, name)).all(), name
        chosen = together.random_actions()
        assert all(chosen[row] == -1 or together.masks[row, chosen[row]] for row in range(5))
        together.reset(4)
        alone.reset(4)
        assert (alone.observations == together.observations).all()


def test_several_cores_refuse_what_is_not_legal() -> None:
    with CoresBatch("tzolkin", 4, seed=1, cores=2) as batch:
        actions = batch.random_actions()
        before = batch.observations.copy()
        actions[3] = 173
        with pytest.raises(IllegalMove) as caught:
            batch.step(actions)
        assert (caught.value.rule, caught.value.facts["row"]) == ("TZO-R5", 3)
        assert (batch.observations == before).all()
        with pytest.raises(ValueError, match="read-only"):
            batch.masks[0, 0] = True
    with pytest.raises(BadOption, match="closed"):
        batch.reset(1)
    with pytest.raises(BadOption, match="1 to 2 cores, not 3"):
        CoresBatch("tzolkin", 2, cores=3)


def test_a_process_that_dies_ends_the_batch_with_a_sentence() -> None:
    batch = CoresBatch("patolli", 4, cores=2)
    batch._processes[1].kill()
    batch._processes[1].join()
    with pytest.raises(patolli.PatolliError, match="a process of this batch has ended"):
        batch.step(batch.random_actions())
    with pytest.raises(BadOption, match="closed"):
        batch.reset(1)
