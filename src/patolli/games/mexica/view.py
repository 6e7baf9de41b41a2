"""What a player sees: everything, for nothing is hidden in Mexica. No client needs to know a rule."""

from __future__ import annotations

from typing import Any

from patolli.games.mexica.board import (
    CANAL,
    CELLS,
    EAST_HALF,
    FOUNDED,
    NS,
    SOUTH_HALF,
    TEMPLE,
    THE_ISLAND,
    TILE,
    WAYS,
    WEST_HALF,
    WIDTH,
    can_step,
    square_name,
    step,
)
from patolli.games.mexica.data import (
    ISLAND,
    LEAP_COST,
    LEVELS,
    NEUTRAL_SIDE,
    POINTS_A_TURN,
    QUIET_ROUNDS,
    SIDES,
    TAKE_LIMIT,
    TILES,
)
from patolli.games.mexica.scoring import pays, second, standing, third
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.table import (
    canal_shape,
    shelf,
    sizes_of,
    temple_level,
    temple_owner,
    tile_size,
)

# In plain lists: a view is made after every move, and looking into a `vec` from here is slow.
SQUARES = [int(square) for square in THE_ISLAND.squares]
NAMES = [square_name(square) for square in range(CELLS)]
BOARD = list(ISLAND)
STARTS = [NAMES[square] for square in THE_ISLAND.starts]


def view(state: MexicaState, seat: int | None) -> dict[str, Any]:
    cell = list(state.cell)
    return {
        "board": BOARD,
        "starts": STARTS,
        "canals": canals(cell),
        "bridges": [
            {"square": NAMES[square], "way": "ns" if cell[square] & NS else "ew"}
            for square in state.bridges
            if square
        ],
        "temples": temples(cell),
        "pilli": [NAMES[square] if square else None for square in state.pilli][: state.seats],
        "districts": districts(state),
        "panel": tiles(sizes_of(state.panel)),
        "later": tiles(sizes_of(state.later)),
        "stock": [stock(state, seat) for seat in range(state.seats)],
        "points": list(state.points),
        "tokens": list(state.tokens),
        "supply": {
            "singles": state.singles,
            "doubles": state.doubles,
            "bridges": state.bridges_left(),
            "tokens": state.tokens_left(),
        },
        "period": state.period,
        "round": state.round,
        "turn": state.turn,
        "ap": state.ap,
        "reach": reach(state),
        "taken": state.taken,
        "quiet": state.quiet,
        "costs": {"leap": LEAP_COST, "turn": POINTS_A_TURN, "take_limit": TAKE_LIMIT},
        "proposal": {"tile": state.proposal, "answering": state.answering} if state.proposal else None,
        "expects": expects(state),
    }


def expects(state: MexicaState) -> dict[str, Any]:
    if state.over:
        return {"text": "over"}
    if state.proposal:
        return {"text": "answer", "seat": state.turn, "size": state.proposal}
    if state.round == 0:
        return {"text": "start"}
    last = state.quiet == QUIET_ROUNDS - 1 and not state.busy  # MEX-Q11: this round may end the period
    return {"text": "turn-quiet" if last else "turn", "ap": state.ap, "tokens": state.tokens[state.turn]}


def tiles(sizes: list[int]) -> list[dict[str, int]]:
    return [{"size": size, "founder": second(size), "present": third(size)} for size in sizes]


def stock(state: MexicaState, seat: int) -> list[int]:
    """Temples in front of a player by levels: 1, 2, 3, 4."""
    return [state.stock[shelf(seat, level)] for level in range(1, LEVELS + 1)]


def canals(cell: list[int]) -> list[dict[str, Any]]:
    """The canal tiles, each with its one or two squares."""
    found = []
    for square in SQUARES:
        flags = cell[square]
        if not flags & CANAL or canal_shape(flags) in (EAST_HALF, SOUTH_HALF):
            continue
        squares = [NAMES[square]]
        if canal_shape(flags):
            squares.append(NAMES[square + (1 if canal_shape(flags) == WEST_HALF else WIDTH)])
        found.append({"squares": squares})
    return found


def temples(cell: list[int]) -> list[dict[str, Any]]:
    """Owner None is the neutral colour of a game of two."""
    found = []
    for square in SQUARES:
        flags = cell[square]
        if flags & TEMPLE:
            owner = temple_owner(flags)
            found.append(
                {
                    "square": NAMES[square],
                    "owner": None if owner == NEUTRAL_SIDE else owner,
                    "level": temple_level(flags),
                }
            )
    return found


def districts(state: MexicaState) -> list[dict[str, Any]]:
    members: dict[int, list[int]] = {}  # squares by the first of their district
    cell, label = list(state.cell), list(state.label)
    for square in SQUARES:
        if label[square]:
            members.setdefault(label[square], []).append(square)
    levels, all_places = standing(state)
    return [district(state, cell, levels, all_places, first, squares) for first, squares in members.items()]


def district(
    state: MexicaState,
    cell: list[int],
    levels: list[int],
    all_places: list[int],
    first: int,
    squares: list[int],
) -> dict[str, Any]:
    """One district: its squares, its tile, each side's levels, and what a scoring now would pay."""
    size = len(squares)
    tile = [square for square in squares if cell[square] & TILE]
    fits = not cell[first] & FOUNDED and size in TILES and state.panel[size] > 0
    places = all_places[first * SIDES : first * SIDES + state.seats]
    scored = state.period > 1 or cell[first] & FOUNDED != 0  # MEX-R55
    return {
        "name": NAMES[first],
        "squares": [NAMES[square] for square in squares],
        "size": size,
        "tile": {"size": tile_size(cell[tile[0]]), "square": NAMES[tile[0]]} if tile else None,
        "fits": fits,
        "levels": levels[first * SIDES : first * SIDES + state.seats],
        "neutral": levels[first * SIDES + NEUTRAL_SIDE],
        "places": places,
        "scored": scored,
        "pays": [pays(one, size) if scored else 0 for one in places],
        "standing": [seat for seat in range(state.seats) if state.district_of(seat) == first],
    }


def reach(state: MexicaState) -> list[dict[str, Any]]:
    """How far the Pilli on turn can walk: squares and bridges, nearest first, with the square before each.

    It counts steps (MEX-R35 to R37) and action points; whether a step would lock somebody in
    during the first round (MEX-Q1) is asked when it is taken.
    """
    if state.over or state.round == 0 or state.proposal or not state.pilli[state.turn]:
        return []
    home = int(state.pilli[state.turn])
    found: list[dict[str, Any]] = []
    seen, edge = {home}, [home]
    for cost in range(1, int(state.ap) + 1):
        further = []
        for square in edge:
            for way in range(WAYS):
                other = square + int(step(way))
                if other in seen or not can_step(state.cell, square, step(way)):
                    continue
                seen.add(other)
                further.append(other)
                found.append({"square": NAMES[other], "cost": cost, "start": NAMES[square]})
        edge = further
    return found
