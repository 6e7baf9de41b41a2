"""The engine against slow, independent second implementations, on random boards and random games."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from tests.games.mexica import second_opinion
from tests.games.mexica.spoken import STARTS, draw, index, position

import patolli.games.mexica.state as engine
from patolli.core.errors import BadPosition
from patolli.core.rng import seeded
from patolli.games.mexica import MEXICA, actions
from patolli.games.mexica.board import THE_ISLAND, can_build, square_name, square_named
from patolli.games.mexica.data import ISLAND, TILES
from patolli.games.mexica.lastcanals import can_make
from patolli.games.mexica.movement import hops_to
from patolli.games.mexica.scoring import score
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.table import sizes_of
from patolli.games.mexica.temples import put_temple

COMPILED = not engine.__file__.endswith(".py")
LAND = [
    f"{chr(97 + col)}{row + 1}" for row, line in enumerate(ISLAND) for col, m in enumerate(line) if m == "."
]


def random_board(chance: random.Random) -> MexicaState:
    """An island with random canals, bridges, temples, tiles and Pilli; no game need have led there."""
    while True:
        seats, period = chance.choice((3, 4)), chance.choice((1, 2))
        free = set(LAND)
        canals = random_canals(chance, free, chance.randrange(42))
        temples = random_temples(chance, free, seats, period)
        pilli = chance.sample([*sorted(free), *STARTS], seats)
        described = position(
            seats=seats, pilli=pilli, canals=canals, temples=temples, period=period, panel=[], later=None
        )
        state = MEXICA.load(described)
        found = [d for d in state.view(None)["districts"] if d["size"] in TILES]
        for district in chance.sample(found, min(len(found), chance.randrange(10))):
            spots = [s for s in district["squares"] if s in free and s not in pilli]
            if spots:
                row, col = index(spots[0])
                marks = described["map"][row].split()
                marks[col] = str(district["size"])
                described["map"][row] = " ".join(marks)
        try:
            state = MEXICA.load(described)
        except BadPosition:  # too many tiles of one size
            continue
        add_bridges(chance, state)
        return state


def random_canals(chance: random.Random, free: set[str], count: int) -> list[str]:
    canals: list[str] = []
    singles = 0
    while len(canals) < count:
        first = chance.choice(sorted(free))
        row, col = index(first)
        second = chance.choice([f"{chr(98 + col)}{row + 1}", f"{chr(97 + col)}{row + 2}"])
        if second in free and len(canals) - singles < 35:
            canals.append(f"{first} {second}")
            free -= {first, second}
        elif singles < 6:
            canals.append(first)
            singles += 1
            free.remove(first)
        elif len(canals) - singles >= 35:
            break
    return canals


def random_temples(chance: random.Random, free: set[str], seats: int, period: int) -> list[str]:
    counts = (3, 3, 2, 1) if period == 1 else (6, 5, 4, 3)
    temples = []
    for seat in range(seats):
        for level, most in enumerate(counts, start=1):
            for square in chance.sample(sorted(free), chance.randrange(most + 1)):
                temples.append(f"{'ABCD'[seat]}{level} {square}")
                free.remove(square)
    return temples


def add_bridges(chance: random.Random, state: MexicaState) -> None:
    state.ap = 20
    for _ in range(chance.randrange(12)):
        bridges = [action for action in state.legal(0) if actions.BRIDGE_NS <= action < actions.TEMPLE]
        if bridges:
            state.apply(0, chance.choice(bridges))


@cache
def boards() -> list[MexicaState]:
    chance = random.Random(7)
    return [random_board(chance) for _ in range(1500 if COMPILED else 150)]


def test_MEX_R14_districts_agree_with_a_slow_finder() -> None:
    for state in boards():
        view = state.view(None)
        found = {frozenset(index(s) for s in d["squares"]) for d in view["districts"]}
        assert found == {frozenset(district) for district in second_opinion.districts(view)}
        assert all(d["size"] == len(d["squares"]) for d in view["districts"])


def test_MEX_R15_canals_change_districts_as_the_slow_finder_says() -> None:
    """In random games in which everybody digs whenever that is possible."""
    splits = 0
    for number in range(20 if COMPILED else 4):
        state, rng = MEXICA.new(3, seed=f"canals {number}"), seeded(number)
        for _ in range(60):
            seat = state.waiting()[0]
            legal = state.legal(seat)
            canals = [action for action in legal if actions.CANAL <= action < actions.BRIDGE_NS]
            chosen = canals or legal[-1:]
            districts = len(state.view(None)["districts"])
            state.apply(seat, chosen[rng.below(len(chosen))])
            view = state.view(None)
            found = {frozenset(index(s) for s in d["squares"]) for d in view["districts"]}
            assert found == {frozenset(district) for district in second_opinion.districts(view)}
            assert all(d["size"] == len(d["squares"]) for d in view["districts"])
            splits += len(found) > districts
    assert splits > 10


def test_what_may_be_done_is_what_is_listed() -> None:
    """The direct test of an action against the list of all, at moments of random games."""
    tested = [
        *range(actions.START, actions.BRIDGE_NS),
        *range(actions.WALK, actions.BOAT),
        *range(actions.LEAP, actions.FOUND),
        *range(actions.TAKE, actions.PROPOSE),
    ]
    for number in range(12 if COMPILED else 3):
        state, rng = MEXICA.new(2 + number % 3, seed=f"listed {number}"), seeded(number)
        while not state.over:
            seat = state.waiting()[0]
            legal = state.legal(seat)
            if rng.below(20) == 0:
                listed = set(legal)
                for action in tested:
                    assert state.is_legal(seat, action) == (action in listed), state.phrase(action)
            state.apply(seat, legal[rng.below(len(legal))])


def test_MEX_R39_boat_hops_agree_with_a_slow_table() -> None:
    trips = 0
    for state in boards():
        view = state.view(None)
        slow = second_opinion.hops(view)
        squares = [bridge["square"] for bridge in view["bridges"]]
        for one in squares:
            for other in squares:
                hops = hops_to(state, square_named(one), square_named(other)) if one != other else 0
                assert hops == slow.get((index(one), index(other)), 0)
                trips += hops > 1
    assert trips > 50


def test_MEX_R52_to_R57_points_agree_with_a_slow_scorer() -> None:
    paid = 0
    for state in boards():
        view = state.view(None)
        before = list(state.points)
        after = state.copy()
        score(after)
        gained = [points - start for points, start in zip(after.points, before, strict=True)]
        assert gained == second_opinion.scores(view, state.period)
        paid += sum(gained) > 0
    assert paid > len(boards()) // 3


def test_the_slow_scorer_agrees_on_the_ends_of_random_games() -> None:
    """Two-player games too, with their neutral temples: the last scoring of whole games."""
    for seed in range(600 if COMPILED else 6):
        state, chance = MEXICA.new(2 + seed % 3, seed), seeded(seed)
        before = state
        while not state.over:
            seat = state.mover()
            legal = state.legal(seat)
            before = state.copy()
            action = legal[chance.below(len(legal))]
            state.apply(seat, action)
        view: dict[str, Any] = before.view(None)
        gained = [int(a - b) for a, b in zip(state.points, before.points, strict=True)]
        assert gained == second_opinion.scores(view, 2)


def test_MEX_R50_and_MEX_Q9_tiles_stay_exactly_as_long_as_they_can_be_used() -> None:
    looked = removed = 0
    games = 16 if COMPILED else 2
    for seed in range(games):
        state = MEXICA.new(2 + seed % 3, 1000 + seed)
        chance = seeded(seed)
        while not state.over:
            seat = state.mover()
            legal = state.legal(seat)
            before = sizes_of(state.panel)
            action = legal[chance.below(len(legal))]
            state.apply(seat, action)
            changes = action < actions.WALK or actions.FOUND <= action < actions.TAKE or action == actions.END
            costly = 2 <= state.singles + state.doubles <= second_opinion.FEW
            if state.period == 2 and changes and (not costly or chance.below(4) == 0):
                assert sizes_of(state.panel) == second_opinion.usable(state.view(None))
                looked += 1
                removed += len(before) > len(sizes_of(state.panel))
    assert looked > 40 * games
    assert removed >= games // 2


def test_MEX_R50_the_last_canals_can_make_what_a_slow_digger_finds() -> None:
    """On random boards with one canal left of either kind, and on crowded ones with two and three."""
    dead = alive = 0
    chance = random.Random(50)
    crowded = [crowd(chance, state.copy()) for state in boards()[:60]]
    for few, some in ((1, boards()), (2, crowded), (3, crowded[:12])):
        for number, board in enumerate(some):
            state = board.copy()
            state.singles = number % (few + 1)
            state.doubles = few - state.singles
            most = second_opinion.most_places(state.view(None))
            for size, (_, _, copies) in TILES.items():
                places = max(
                    count for count in range(copies + 1) if not count or can_make(state, size, count)
                )
                assert places == min(copies, most.get(size, 0)), (number, few, size)
                dead += places < copies
                alive += places > 0
    assert dead > 2 * len(boards())
    assert alive > 2 * len(boards())


def crowd(chance: random.Random, state: MexicaState) -> MexicaState:
    """Temples nearly everywhere, so that there are few ways to lay the last canals."""
    squares = [square for square in THE_ISLAND.squares if can_build(state.cell[square])]
    chance.shuffle(squares)
    for square in squares[35:]:
        put_temple(state, square, 0, 1)
    return state


def test_the_squares_of_the_second_opinion_are_ours() -> None:
    assert index("b1") == (0, 1)
    assert square_name(square_named("u14")) == "u14"
    assert draw([], [], [], [])[0].split()[1] == "."
