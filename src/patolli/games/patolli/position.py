"""Saved positions: a few lines of JSON that a person can write by hand. Loading is strict.

{"game": "patolli", "rules": 1, "seats": 2, "turn": 0, "throw": 2,
 "pieces": [["g7", "g4"], ["h8"]], "home": [0, 2], "stakes": [18, 22]}
"""

from __future__ import annotations

from patolli.core.errors import BadPosition
from patolli.core.fast import i64, vec
from patolli.core.game import Game
from patolli.core.position import Position
from patolli.core.rng import Rng
from patolli.games.patolli.data import ALL_MARKED, BEANS, MOST_THROWS, SEATS
from patolli.games.patolli.legal import can_move
from patolli.games.patolli.notation import NUMBERS
from patolli.games.patolli.setup import lay_out
from patolli.games.patolli.state import PatolliState
from patolli.games.patolli.view import pieces_of

THROWS = (*range(BEANS), ALL_MARKED)


class PatolliPosition(Position, forbid_unknown_fields=True, kw_only=True):
    pieces: tuple[list[str], list[str]]
    home: tuple[int, int]
    stakes: tuple[int, int]
    turn: int
    throw: int
    throws: int = 1


POSITION = PatolliPosition


def describe(state: PatolliState) -> PatolliPosition:
    return PatolliPosition(
        **state.game.header(state, state.rng),
        pieces=(pieces_of(state, 0), pieces_of(state, 1)),
        home=(state.home[0], state.home[1]),
        stakes=(state.stakes[0], state.stakes[1]),
        turn=state.turn,
        throw=state.throw,
        throws=state.throws,
    )


def restore(game: Game[PatolliState], saved: PatolliPosition) -> PatolliState:
    state = PatolliState(game, saved.seats, saved.options, Rng(*saved.rng))
    lay_out(state)
    if saved.turn not in (0, 1):
        raise BadPosition("turn", f"must be seat 0 or 1, not {saved.turn}")
    if saved.throw not in THROWS:
        raise BadPosition("throw", f"the beans cannot show {saved.throw}")
    if not 1 <= saved.throws <= MOST_THROWS:
        raise BadPosition("throws", f"must be 1 to {MOST_THROWS}, not {saved.throws}")
    if min(saved.stakes) < 0 or sum(saved.stakes) != sum(state.stakes):
        raise BadPosition("stakes", f"must add up to {sum(state.stakes)}")
    for seat in range(SEATS):
        put_pieces(state, seat, saved)
    state.stakes = vec[i64](saved.stakes)
    state.turn, state.throw, state.throws = saved.turn, saved.throw, saved.throws
    if not state.over and not can_move(state, state.turn):
        raise BadPosition("throw", f"seat {saved.turn} cannot move with {saved.throw}")
    return state


def put_pieces(state: PatolliState, seat: int, saved: PatolliPosition) -> None:
    for name in saved.pieces[seat]:
        if name not in NUMBERS:
            raise BadPosition(f"pieces[{seat}]", f"there is no square {name!r}")
        if state.mat[NUMBERS[name]] != 0:
            raise BadPosition(f"pieces[{seat}]", f"two pieces on {name}")
        state.mat[NUMBERS[name]] = seat + 1
    in_hand = state.hand[seat] - len(saved.pieces[seat]) - saved.home[seat]
    if saved.home[seat] < 0 or in_hand < 0:
        raise BadPosition(f"home[{seat}]", f"more pieces than the {state.hand[seat]} there are")
    state.home[seat] = saved.home[seat]
    state.hand[seat] = in_hand
