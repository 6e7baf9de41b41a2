"""The names that code gives to what is printed: each means what the data say."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import actions, board, data, table


def numbers(keys: tuple[str, ...] | list[str]) -> list[int]:
    """The constants of `board` that are called like these keys."""
    return [getattr(board, key.upper().replace("-", "_")) for key in keys]


@pytest.mark.parametrize("keys", [data.WHEELS, data.GOODS])
def test_wheels_and_goods_are_numbered_in_the_order_of_the_data(keys: tuple[str, ...]) -> None:
    assert numbers(keys) == list(range(len(keys)))


def test_technologies_stand_side_by_side() -> None:
    assert numbers(data.TECHNOLOGIES) == [board.TECH + track for track in range(len(data.TECHNOLOGIES))]


def test_monuments_are_found_by_their_keys() -> None:
    named = {name: number for name, number in vars(board).items() if name.startswith("GREAT_")}
    assert len(named) == len(set(named.values())) >= 12
    for name, number in named.items():
        assert data.MONUMENTS[number].key == name.lower().replace("_", "-")


def test_counts_are_those_of_the_data() -> None:
    assert (len(data.CUBES), len(data.GOODS)) == (board.CUBES, board.GOODS)
    assert (len(data.TEMPLES), len(data.TECHNOLOGIES)) == (board.TEMPLES, board.TECHNOLOGIES)
    assert board.GROUPS == len(data.HARVEST_CORN) == len(data.HARVEST_WOOD)
    assert len(data.BUILDINGS) == board.KINDS
    assert sum(building.copies for building in data.BUILDINGS) == board.ALL_BUILDINGS
    assert sum(building.copies for building in data.BUILDINGS if building.age == 1) == board.AGE_ONE
    assert (len(data.MONUMENTS), len(data.TILES)) == (board.ALL_MONUMENTS, board.ALL_TILES)
    assert (len(data.QUARRY), len(data.CHICHEN)) == (board.SMALL_ACTIONS, board.CHICHEN_ACTIONS)
    assert len(data.FOOD_DAYS) == data.LAST_FOOD_DAY
    assert data.FOOD_DAYS[-1] + 1 == data.ROUNDS


def test_the_wheels_have_their_teeth() -> None:
    assert sum(data.TEETH) == board.ALL_TEETH
    for wheel, teeth in enumerate(data.TEETH):
        assert board.teeth_of(wheel) == teeth
        assert board.last_space(wheel) == data.SPACES[wheel] - 1
        assert {board.wheel_of(board.first_tooth(wheel) + tooth) for tooth in range(teeth)} == {wheel}
    assert (*[actions.SMALL_SPACES] * 4, actions.CHICHEN_SPACES) == data.SPACES
    ends = [1 << (board.first_tooth(wheel) + teeth - 1) for wheel, teeth in enumerate(data.TEETH)]
    assert (sum(ends[:-1]), ends[-1]) == (board.SMALL_ENDS, board.CHICHEN_END)
    assert sum(1 << (board.first_tooth(wheel) + data.SPACES[wheel]) for wheel in range(5)) == board.BEYOND


def test_a_set_of_teeth_turns_as_the_wheels_do() -> None:
    for wheel, teeth in enumerate(data.TEETH):
        for tooth in range(teeth):
            first = board.first_tooth(wheel)
            assert board.lowest(board.only(first + tooth)) == first + tooth
            assert board.teeth_turned(board.only(first + tooth)) == board.only(first + (tooth + 1) % teeth)
            assert board.on_wheel(board.only(first + tooth), wheel) == 1 << tooth


def test_stretches_of_the_arrays_do_not_overlap() -> None:
    assert board.JUNGLE_WOOD + board.GROUPS == board.JUNGLE_CORN
    assert board.JUNGLE_CORN + board.GROUPS == board.ROW
    assert board.ROW + data.ROW == board.PILE
    assert board.PILE + board.ALL_BUILDINGS == board.STACK
    assert board.TEMPLE + board.TEMPLES == board.TECH
    assert board.TECH + board.TECHNOLOGIES == board.LIGHT
    assert board.COLOUR + len(data.COLOURS) == board.SEAT


def test_every_phase_has_a_name() -> None:
    assert len(table.PHASES) == table.OVER + 1
