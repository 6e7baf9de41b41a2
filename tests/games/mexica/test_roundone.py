"""Round one: MEX-R44 as ruled in MEX-Q1, and a slow second judge of it."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

from tests.games.mexica.spoken import SpokenGame, index, new, set_up
from tests.games.mexica.test_second_opinion import COMPILED, random_board

from patolli.games.mexica import MEXICA
from patolli.games.mexica.state import MexicaState


def test_MEX_Q1_the_example_of_the_ruling() -> None:
    """On the start map a canal on b2 cuts off b1."""
    table = set_up(pilli=["h6", "b1", "i7"], round=1)
    table.refuses("canal b2", "MEX-R44", "locks-in", square="b2", locked_seat=[1])
    table.refuses("canal b2 c2", "MEX-R44", "locks-in")
    assert table.allows("canal c2 d2")
    assert set_up(pilli=["h6", "d5", "i7"], round=1).allows("canal b2")


def test_MEX_R44_not_by_temple_pilli_or_leap() -> None:
    table = set_up(pilli=["c2", "b1", "i7"], round=1)
    table.refuses("temple 1 b2", "MEX-R44", "locks-in", square="b2")
    table.refuses("walk b2", "MEX-R44", "locks-in", square="b2")
    table.refuses("leap b2", "MEX-R44", "locks-in", square="b2")
    assert table.allows("walk d2")


def test_MEX_R44_not_by_a_tile() -> None:
    """Seat 1 on c14 leaves the south over the bridge on d13 only, and d14 leads to it."""
    described = {"pilli": ["e14", "c14", "i7"], "canals": ["c13 d13", "e13 f13"], "bridges": ["d13 ns"]}
    table = set_up(**described, round=1)
    table.refuses("found 4 d14", "MEX-R44", "locks-in", square="d14")
    table.says("found 4 f14")
    set_up(**described).says("found 4 d14")


def test_MEX_R44_not_by_a_boat_onto_the_only_bridge() -> None:
    """Seat 1 in the south stands at the bridge on d13; seat 0 comes by boat from c13."""
    described = {
        "pilli": ["c13", "d14", "i7"],
        "canals": ["c13 d13", "e13 f13"],
        "bridges": ["c13 ns", "d13 ns"],
        "temples": ["C1 c14", "C2 e14"],
    }
    table = set_up(**described, round=1)
    table.refuses("boat d13", "MEX-R44", "locks-in", square="d13")
    set_up(**described).says("boat d13")


def test_MEX_R44_not_by_moving_the_only_bridge_away() -> None:
    row_12 = ["b12 c12", "d12 e12", "f12 g12", "h12 i12"]
    others = ["o6 ew", "o7 ew", *(f"{col}12 ns" for col in "bcdefghi")]
    table = set_up(pilli=["h6", "b1", "i7"], canals=[*row_12, "b2"], bridges=["b2 ns", *others], round=1)
    table.refuses("shift b2 o8 ew", "MEX-R44", "locks-in")
    assert table.allows("shift o6 o8 ew")


def test_MEX_R44_a_bridge_may_go_to_where_it_still_lets_them_out() -> None:
    """Seat 1 leaves the south over the bridge on c13, or on d13 when it has moved there."""
    row_4 = ["c4 d4", "e4 f4", "g4 h4", "i4 j4"]
    others = ["o6 ew", "o7 ew", *(f"{col}4 ns" for col in "cdefghij")]
    south = ["c13 d13", "e13 f13"]
    table = set_up(pilli=["h6", "d14", "i7"], canals=[*row_4, *south], bridges=["c13 ns", *others], round=1)
    assert table.allows("shift c13 d13 ns")
    table.refuses("shift c13 o8 ew", "MEX-R44", "locks-in", locked_seat=[1])


def test_MEX_R44_not_by_a_temple_before_the_only_bridge() -> None:
    """Nothing else is near d12, but whoever comes over the bridge on d13 needs it."""
    described = {"pilli": ["h6", "d14", "i7"], "canals": ["c13 d13", "e13 f13"], "bridges": ["d13 ns"]}
    table = set_up(**described, round=1)
    table.refuses("temple 1 d12", "MEX-R44", "locks-in", square="d12")
    table.refuses("leap d12", "MEX-R44", "locks-in", square="d12")
    assert table.allows("temple 1 c12")
    assert set_up(**described).allows("temple 1 d12")


def test_MEX_Q1_the_square_that_one_leaves_counts_as_free() -> None:
    """Seat 1 in the south leaves over d13, or over c13 once seat 0 has gone from there."""
    described = {"canals": ["c13 d13", "e13 f13"], "bridges": ["c13 ns", "d13 ns"], "round": 1}
    set_up(pilli=["c13", "d14", "i7"], **described).says("boat d13")
    set_up(pilli=["h6", "d14", "c13"], **described).refuses("leap d13", "MEX-R44", "locks-in")


def test_MEX_Q1_what_is_cut_off_may_make_another_part_the_main_area() -> None:
    """Column j parts 69 free squares in the west from 67 in the east; b1 is cut off by a canal on b2."""
    canals = [f"j{row} j{row + 1}" for row in range(1, 14, 2)]
    canals += ["f1 g1", "h1 i1", "c14 d14", "e14 f14"]
    canals += [f"{a}{row} {b}{row}" for row in (11, 12, 13) for a, b in ("ab", "cd", "ef", "gh")]
    temples = ["A1 b10", "A1 c10", "A1 d10", "B1 e10", "B1 f10", "B1 g10", "C1 h10"]
    table = set_up(pilli=["c6", "d6", "p7"], canals=canals, temples=temples, round=1)
    assert table.allows("canal b2"), "67 are left: as many as in the east"
    table.refuses("canal b2 c2", "MEX-R44", "locks-in", locked_seat=[1])


def test_MEX_R44_building_a_bridge_locks_nobody_in() -> None:
    table = set_up(pilli=["h6", "b1", "i7"], canals=["d5"], round=1)
    table.says("bridge d5 ew")


def test_MEX_Q1_one_may_lock_in_oneself_and_who_was_not_free_is_not_protected() -> None:
    table = set_up(pilli=["b1", "h6", "i7"], round=1)
    table.says("canal b2")
    table = set_up(pilli=["h6", "b1", "i7"], temples=["C1 b2"], round=1)
    table.says("canal b3")


def test_MEX_R44_only_in_the_first_round_of_the_game() -> None:
    set_up(pilli=["h6", "b1", "i7"], round=2).says("canal b2")
    set_up(pilli=["h6", "b1", "i7"], round=1, period=2, panel=[13]).says("canal b2")


# A second judge, slow and simple, written from the ruling.


class WalkGraph:
    """Free land and bridges, and where one step leads from any square a Pilli can stand on."""

    def __init__(self, view: dict[str, Any]) -> None:
        water = {square for canal in view["canals"] for square in canal["squares"]}
        printed = {
            f"{chr(97 + col)}{row + 1}"
            for row, line in enumerate(view["board"])
            for col, mark in enumerate(line)
            if mark != "~"
        }
        self.land = printed - water
        self.ways = {bridge["square"]: bridge["way"] for bridge in view["bridges"]}
        blocked = {*view["pilli"], *(temple["square"] for temple in view["temples"])}
        blocked |= {found["tile"]["square"] for found in view["districts"] if found["tile"]}
        self.free = (self.land | set(self.ways)) - blocked

    def steps(self, square: str) -> set[str]:
        row, col = index(square)
        north, south = f"{chr(97 + col)}{row}", f"{chr(97 + col)}{row + 2}"
        west, east = f"{chr(96 + col)}{row + 1}", f"{chr(98 + col)}{row + 1}"
        around = [(north, "ns"), (south, "ns"), (west, "ew"), (east, "ew")]
        return {other for other, way in around if other in self.free and self.open(square, other, way)}

    def open(self, square: str, other: str, way: str) -> bool:
        if square in self.land and other in self.land:
            return True
        bridge = square if square in self.ways else other
        return self.ways.get(bridge) == way and not (square in self.ways and other in self.ways)

    def main_areas(self) -> set[str]:
        """All squares of the largest part, or parts, counted in land."""
        parts: list[set[str]] = []
        for square in self.free:
            if not any(square in part for part in parts):
                part, queue = {square}, deque([square])
                while queue:
                    new_ones = self.steps(queue.popleft()) - part
                    part |= new_ones
                    queue.extend(new_ones)
                parts.append(part)
        largest = max(len(part & self.land) for part in parts)
        return set().union(*(part for part in parts if len(part & self.land) == largest))


def free_seats(state: MexicaState) -> set[int]:
    view = state.view(None)
    graph = WalkGraph(view)
    main = graph.main_areas()
    return {seat for seat, square in enumerate(view["pilli"]) if graph.steps(square) & main}


def without_round_one(table: SpokenGame) -> MexicaState:
    """The same moment, but as if round one were over."""
    return MEXICA.load(table.state.position() | {"round": 2})


def test_MEX_Q1_agrees_with_a_slow_judge_on_random_first_rounds() -> None:
    chance = random.Random(5)
    judged = forbidden = 0
    for seed in range(6):
        table = new(2 + seed % 3, seed)
        while table.state.round == 1 and table.state.period == 1:
            seat = table.seat
            legal = set(table.state.legal(seat))
            loose = without_round_one(table)
            candidates = loose.legal(seat)
            assert legal <= set(candidates)
            for action in chance.sample(candidates, min(6, len(candidates))):
                before = free_seats(loose) - {seat}
                after = loose.copy()
                after.apply(seat, action)
                watched = loose.phrase(action).split()[0] in (
                    "canal", "temple", "found", "shift", "walk", "boat", "leap",
                )  # fmt: skip
                locks_in = watched and not before <= free_seats(after)
                assert (action not in legal) == locks_in, loose.phrase(action)
                judged += 1
            forbidden += len(set(candidates) - legal)
            table.state.apply(seat, chance.choice(sorted(legal)))
    assert judged > 500
    assert forbidden > 0


def test_MEX_Q1_agrees_with_a_slow_judge_on_crowded_boards() -> None:
    """No first round is so full; where walls, pockets and bridges meet, the judge's short cuts must hold."""
    chance = random.Random(44)
    judged = forbidden = 0
    for _ in range(3000 if COMPILED else 20):
        state = random_board(chance)
        state.period, state.round, state.turn, state.ap = 1, 1, 0, 6
        legal = set(state.legal(0))
        loose = state.copy()
        loose.round = 2
        candidates = loose.legal(0)
        assert legal <= set(candidates)
        before = free_seats(loose) - {0}
        doubtful = [action for action in candidates if action not in legal]
        for action in [*doubtful[:2], *chance.sample(candidates, 2)]:
            after = loose.copy()
            after.apply(0, action)
            watched = loose.phrase(action).split()[0] not in ("end", "take", "spend", "propose", "bridge")
            assert (action not in legal) == (watched and not before <= free_seats(after)), loose.phrase(
                action
            )
            judged += 1
            forbidden += action not in legal
    assert judged > 40
    assert forbidden > 10
