"""The same questions answered a second time, slowly and simply, from the rules alone.

Nothing here uses the engine: a board is what a view shows, squares are (row, column) pairs.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from tests.games.mexica.spoken import index

Square = tuple[int, int]
View = dict[str, Any]


def around(square: Square) -> list[Square]:
    row, col = square
    return [(row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)]


def canal_squares(view: View) -> set[Square]:
    return {index(square) for canal in view["canals"] for square in canal["squares"]}


def land_squares(view: View) -> set[Square]:
    printed = {
        (row, col) for row, line in enumerate(view["board"]) for col, mark in enumerate(line) if mark != "~"
    }
    return printed - canal_squares(view)


def districts(view: View) -> list[set[Square]]:
    """MEX-R14: grow each district from any of its squares until nothing can be added."""
    left = land_squares(view)
    found = []
    while left:
        district = {min(left)}
        while True:
            grown = district | {n for square in district for n in around(square) if n in left}
            if grown == district:
                break
            district = grown
        left -= district
        found.append(district)
    return found


def water_pieces(view: View) -> list[set[Square]]:
    """MEX-R39: canals and lake without the bridge squares, in connected pieces."""
    grid = {(row, col) for row in range(-1, 15) for col in range(-1, 22)}
    bridges = {index(bridge["square"]) for bridge in view["bridges"]}
    left = grid - land_squares(view) - bridges
    pieces = []
    while left:
        piece = {left.pop()}
        queue = deque(piece)
        while queue:
            for other in around(queue.popleft()):
                if other in left:
                    left.remove(other)
                    piece.add(other)
                    queue.append(other)
        pieces.append(piece)
    return pieces


def hops(view: View) -> dict[tuple[Square, Square], int]:
    """The fewest hops between all bridges, by repeated relaxation (Floyd and Warshall)."""
    pieces = water_pieces(view)
    bridges = [index(bridge["square"]) for bridge in view["bridges"]]
    far = 99
    table: dict[tuple[Square, Square], int] = {}
    for one in bridges:
        for other in bridges:
            share = any(set(around(one)) & piece and set(around(other)) & piece for piece in pieces)
            near = other in around(one) or share
            table[one, other] = 0 if one == other else 1 if near else far
    for middle in bridges:
        for one in bridges:
            for other in bridges:
                table[one, other] = min(table[one, other], table[one, middle] + table[middle, other])
    return {pair: count for pair, count in table.items() if count < far}


def scores(view: View, period: int) -> list[int]:
    """MEX-R52 to R57: the points of a scoring, as a person would count them with a pencil."""
    seats = view["seats"]
    points = [0] * seats
    for district in districts(view):
        tiles = [d["tile"] for d in view["districts"] if d["tile"] and index(d["tile"]["square"]) in district]
        if not tiles and period == 1:
            continue
        size = tiles[0]["size"] if tiles else len(district)
        half = size // 2 + size % 2
        prizes = [size, half, half // 2 + half % 2]
        levels: dict[int | None, int] = {}
        for temple in view["temples"]:
            if index(temple["square"]) in district:
                levels[temple["owner"]] = levels.get(temple["owner"], 0) + temple["level"]
        ranking = sorted(levels.values(), reverse=True)
        for owner, level in levels.items():
            place = ranking.index(level)
            if owner is not None and place < 3:
                points[owner] += prizes[place]
    for seat, square in enumerate(view["pilli"]):
        if square in ("h6", "g7", "i7", "h8"):
            points[seat] += 5
    return points


FEW = 3  # with so many canals or fewer, MEX-Q9 asks what they could still make


def usable(view: View) -> list[int]:
    """MEX-Q9: the open tiles of period two that stay."""
    founded = {index(d["tile"]["square"]) for d in view["districts"] if d["tile"]}
    unfounded = [district for district in districts(view) if not district & founded]
    panel = [tile["size"] for tile in view["panel"]]
    largest = max((len(district) for district in unfounded), default=0)
    if view["supply"]["singles"] + view["supply"]["doubles"] > FEW:
        return [size for size in panel if size <= largest]
    most = most_places(view)
    return [size for size in sorted(set(panel)) for _ in range(min(panel.count(size), most.get(size, 0)))]


def most_places(view: View) -> dict[int, int]:
    """Of each size, how many unfounded districts that can take a tile there could be at once.

    Every way to lay none, some or all of the canals in supply is laid. A set of squares is a number, one
    bit a square, so that this ends before night.
    """
    taken = bits({index(temple["square"]) for temple in view["temples"]})
    palace = bits({index(square) for square in ("h6", "g7", "h7", "i7", "h8")})
    founded = {index(d["tile"]["square"]) for d in view["districts"] if d["tile"]}
    land = [bits(district) for district in districts(view) if not district & founded]
    most: dict[int, int] = {}
    seen = set()

    def lay(pieces: tuple[int, ...], singles: int, doubles: int) -> None:
        counts: dict[int, int] = {}
        for piece in pieces:
            free = piece & ~taken
            if free.bit_count() >= 2 and free & ~palace:
                counts[piece.bit_count()] = counts.get(piece.bit_count(), 0) + 1
        for size, count in counts.items():
            most[size] = max(most.get(size, 0), count)
        for number, piece in enumerate(pieces):
            others = pieces[:number] + pieces[number + 1 :]
            for canal in canals_in(piece & ~taken & ~palace, singles, doubles):
                one = canal.bit_count() == 1
                left = (singles - one, doubles - (not one))
                dug = (sum(others) + piece - canal, *left)
                if dug not in seen:
                    seen.add(dug)
                    lay(others + tuple(parts(piece & ~canal)), *left)

    lay(tuple(land), view["supply"]["singles"], view["supply"]["doubles"])
    return most


ROW = 24  # bits a row, more than there are columns: nothing wraps round


def bits(squares: set[Square]) -> int:
    return sum(1 << (row * ROW + col) for row, col in squares)


def canals_in(squares: int, singles: int, doubles: int) -> list[int]:
    found = []
    rest = squares
    while rest:
        square = rest & -rest
        rest ^= square
        found += [square] if singles else []
        found += [square | other for other in (square << 1, square << ROW) if doubles and squares & other]
    return found


def parts(squares: int) -> list[int]:
    """What is joined side by side."""
    found = []
    while squares:
        part, grown = 0, squares & -squares
        while grown != part:
            part = grown
            grown = (part | part << 1 | part >> 1 | part << ROW | part >> ROW) & squares
        found.append(part)
        squares &= ~part
    return found
