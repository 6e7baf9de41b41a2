"""Why not? The first rule that an action breaks, with the facts of the matter."""

from __future__ import annotations

from collections.abc import Callable

from patolli.core.errors import IllegalMove
from patolli.games.mexica.board import (
    BRIDGE,
    CANAL,
    FOUNDED,
    LAND,
    NS,
    PALACE,
    PILLI,
    RAMP,
    TEMPLE,
    TILE,
    WIDTH,
    can_walk,
    is_start,
    square_name,
)
from patolli.games.mexica.data import LEAP_COST, TAKE_LIMIT
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.movement import hops_to
from patolli.games.mexica.notation import Move, take_apart
from patolli.games.mexica.roundone import Walks
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.table import shelf

Why = IllegalMove | None


def why_not(state: MexicaState, seat: int, action: int) -> IllegalMove:
    move = take_apart(action)
    reason = wrong_moment(state, move) or CHECKS[move.kind](state, seat, move)
    return reason or locks_in(state, seat, action, move)


def wrong_moment(state: MexicaState, move: Move) -> Why:
    if state.proposal:
        if move.kind not in ("agree", "refuse"):
            return IllegalMove("MEX-Q9", "answer-first", size=state.proposal)
    elif move.kind in ("agree", "refuse"):
        return IllegalMove("MEX-Q9", "nothing-proposed")
    if state.round == 0 and move.kind != "start":
        return IllegalMove("MEX-R6", "start-first")
    return None


def too_dear(state: MexicaState, rule: str, cost: int) -> Why:
    if state.ap >= cost:
        return None
    return IllegalMove(rule, "too-dear", cost=cost, ap=state.ap, missing=cost - state.ap)


def start(state: MexicaState, seat: int, move: Move) -> Why:
    square = square_name(move.square)
    if state.round > 0:
        return IllegalMove("MEX-R6", "start-over")
    if not is_start(move.square):
        return IllegalMove("MEX-R6", "start-elsewhere", square=square)
    return IllegalMove("MEX-R6", "start-taken", square=square)


def canal(state: MexicaState, seat: int, move: Move) -> Why:
    if move.other == 0 and state.singles == 0:
        return IllegalMove("MEX-R13", "no-singles")
    if move.other != 0 and state.doubles == 0:
        return IllegalMove("MEX-R13", "no-doubles")
    for square in (move.square, move.other):
        if square:
            reason = canal_square(state, square)
            if reason:
                return reason
    return too_dear(state, "MEX-R10", 1)


def canal_square(state: MexicaState, square: int) -> Why:
    flags, name = state.cell[square], square_name(square)
    if flags & PALACE:
        return IllegalMove("MEX-R12", "canal-on-palace", square=name)
    if flags & CANAL:
        return IllegalMove("MEX-R12", "canal-on-canal", square=name)
    if not flags & LAND:
        return IllegalMove("MEX-R12", "canal-on-lake", square=name)
    if flags & FOUNDED:
        return IllegalMove("MEX-R12", "canal-in-founded", square=name, size=state.area[state.label[square]])
    if flags & (PILLI | TEMPLE):
        return IllegalMove("MEX-R11", "canal-on-piece", square=name, piece=piece_on(flags))
    if flags & RAMP:
        return IllegalMove("MEX-R12", "canal-at-ramp", square=name)
    return None


def piece_on(flags: int) -> str:
    """The message that names what stands on a square."""
    if flags & TEMPLE:
        return "@piece-temple"
    return "@piece-tile" if flags & TILE else "@piece-pilli"


def bridge(state: MexicaState, seat: int, move: Move) -> Why:
    if state.bridges_left() == 0:
        return IllegalMove("MEX-R27", "no-bridges")
    return bridge_site(state, move) or too_dear(state, "MEX-R23", 1)


def bridge_site(state: MexicaState, move: Move) -> Why:
    flags, name = state.cell[move.square], square_name(move.square)
    if not flags & CANAL:
        return IllegalMove("MEX-R23", "bridge-off-canal", square=name)
    if flags & BRIDGE:
        return IllegalMove("MEX-R28", "bridge-on-bridge", square=name)
    stride = WIDTH if move.way == "ns" else 1
    for end in (move.square - stride, move.square + stride):
        if not state.cell[end] & LAND:
            ramp = "@water-canal" if state.cell[end] & CANAL else "@water-lake"
            return IllegalMove("MEX-R24", "bridge-to-water", square=name, way=f"@way-{move.way}", water=ramp)
    return None


def shift(state: MexicaState, seat: int, move: Move) -> Why:
    start = square_name(move.other)
    if state.bridges_left() > 0:
        return IllegalMove("MEX-R27", "bridges-left", count=state.bridges_left())
    if not state.cell[move.other] & BRIDGE:
        return IllegalMove("MEX-R27", "shift-no-bridge", square=start)
    if state.cell[move.other] & PILLI:
        return IllegalMove("MEX-R27", "shift-under-pilli", square=start)
    if move.square == move.other:
        return IllegalMove("MEX-R27", "shift-on-the-spot", square=start)
    return bridge_site(state, move) or too_dear(state, "MEX-R27", 1)


def temple(state: MexicaState, seat: int, move: Move) -> Why:
    flags, name = state.cell[move.square], square_name(move.square)
    if state.stock[shelf(seat, move.number)] == 0:
        return IllegalMove("MEX-R34", "no-such-temple", level=move.number)
    if flags & PALACE:
        return IllegalMove("MEX-R30", "temple-on-palace", square=name)
    if flags & CANAL:
        return IllegalMove("MEX-R30", "temple-on-canal", square=name)
    if flags & (TEMPLE | TILE):
        return IllegalMove("MEX-R30", "temple-on-piece", square=name, piece=piece_on(flags))
    if state.cell[state.pilli[seat]] & BRIDGE:
        return IllegalMove("MEX-Q5", "temple-from-bridge")
    if state.label[move.square] != state.district_of(seat):
        return IllegalMove("MEX-R29", "temple-elsewhere", square=name)
    if flags & PILLI:
        return IllegalMove("MEX-R29", "temple-on-pilli", square=name)
    return too_dear(state, "MEX-R29", move.number)


def walk(state: MexicaState, seat: int, move: Move) -> Why:
    here, flags = state.pilli[seat], state.cell[move.square]
    start, name = square_name(here), square_name(move.square)
    distance = abs(int(move.square - here))
    if distance not in (1, WIDTH):
        return IllegalMove("MEX-R35", "walk-too-far", start=start, square=name)
    if flags & CANAL and not flags & BRIDGE:
        return IllegalMove("MEX-R35", "walk-into-water", square=name)
    along = NS if distance == WIDTH else 0
    if state.cell[here] & BRIDGE and state.cell[here] & NS != along:
        return IllegalMove("MEX-R36", "walk-off-side", square=start)
    if flags & BRIDGE:
        if flags & NS != along or state.cell[here] & BRIDGE:
            return IllegalMove("MEX-R36", "walk-onto-side", square=name)
        if flags & PILLI:
            return IllegalMove("MEX-R28", "bridge-taken", square=name)
    elif not can_walk(flags):
        return IllegalMove("MEX-R37", "walk-blocked", square=name, piece=piece_on(flags))
    return too_dear(state, "MEX-R35", 1)


def boat(state: MexicaState, seat: int, move: Move) -> Why:
    here, flags = state.pilli[seat], state.cell[move.square]
    name = square_name(move.square)
    if not state.cell[here] & BRIDGE:
        return IllegalMove("MEX-R42", "boat-from-land", square=square_name(here))
    if not flags & BRIDGE:
        return IllegalMove("MEX-R42", "boat-no-bridge", square=name)
    if move.square == here:
        return IllegalMove("MEX-R41", "boat-nowhere", square=name)
    if flags & PILLI:
        return IllegalMove("MEX-R41", "boat-taken", square=name)
    hops = hops_to(state, here, move.square)
    if hops == 0:
        return IllegalMove("MEX-R39", "boat-no-water", start=square_name(here), square=name)
    return too_dear(state, "MEX-R41", hops)


def leap(state: MexicaState, seat: int, move: Move) -> Why:
    flags, name = state.cell[move.square], square_name(move.square)
    if flags & CANAL and not flags & BRIDGE:
        return IllegalMove("MEX-R43", "leap-into-water", square=name)
    if flags & (PILLI | TEMPLE | TILE):
        return IllegalMove("MEX-R43", "leap-blocked", square=name, piece=piece_on(flags))
    return too_dear(state, "MEX-R43", LEAP_COST)


def found(state: MexicaState, seat: int, move: Move) -> Why:
    flags, name = state.cell[move.square], square_name(move.square)
    if state.panel[move.number] == 0:
        return IllegalMove("MEX-R17", "tile-not-open", size=move.number)
    if state.cell[state.pilli[seat]] & BRIDGE:
        return IllegalMove("MEX-Q5", "found-from-bridge")
    district = state.district_of(seat)
    if is_founded(state, district):
        return IllegalMove("MEX-R17", "already-founded", size=state.area[district])
    if state.area[district] != move.number:
        return IllegalMove("MEX-R17", "wrong-size", size=move.number, squares=state.area[district])
    if flags & CANAL:
        return IllegalMove("MEX-R19", "tile-on-water", square=name)
    if state.label[move.square] != district:
        return IllegalMove("MEX-R19", "tile-elsewhere", square=name)
    if flags & PALACE:
        return IllegalMove("MEX-R7", "tile-on-palace", square=name)
    if flags & (PILLI | TEMPLE):
        return IllegalMove("MEX-R19", "tile-on-piece", square=name, piece=piece_on(flags))
    return None


def take(state: MexicaState, seat: int, move: Move) -> Why:
    if state.taken >= TAKE_LIMIT:
        return IllegalMove("MEX-R45", "take-limit", limit=TAKE_LIMIT)
    if state.tokens_left() == 0:
        return IllegalMove("MEX-R45", "no-tokens-left")
    return too_dear(state, "MEX-R45", 1)


def spend(state: MexicaState, seat: int, move: Move) -> Why:
    return IllegalMove("MEX-R46", "no-token")


def propose(state: MexicaState, seat: int, move: Move) -> Why:
    if state.panel[move.number] == 0:
        return IllegalMove("MEX-Q9", "propose-not-open", size=move.number)
    return IllegalMove("MEX-Q9", "propose-again", size=move.number)


def locks_in(state: MexicaState, seat: int, action: int, move: Move) -> IllegalMove:
    """Nothing else is wrong with it, so it is round one and somebody would be locked in (MEX-Q1)."""
    after = state.copy()
    after.apply(seat, action)
    before, then = Walks(state.cell), Walks(after.cell)
    locked = [
        other
        for other in range(state.seats)
        if other != seat
        and before.has_exit(state.pilli[other], 0, 0)
        and not then.has_exit(after.pilli[other], 0, 0)
    ]
    return IllegalMove("MEX-R44", "locks-in", square=square_name(move.square), locked_seat=locked)


CHECKS: dict[str, Callable[[MexicaState, int, Move], Why]] = {
    "start": start,
    "canal": canal,
    "bridge": bridge,
    "shift": shift,
    "temple": temple,
    "walk": walk,
    "boat": boat,
    "leap": leap,
    "found": found,
    "take": take,
    "spend": spend,
    "propose": propose,
}
