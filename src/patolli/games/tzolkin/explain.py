"""Why not? The first rule that an action breaks, with the facts."""

from __future__ import annotations

from patolli.core.errors import IllegalMove
from patolli.games.tzolkin import actions, costs, data, deeds, notation
from patolli.games.tzolkin import state as phases
from patolli.games.tzolkin.board import (
    AGRICULTURE,
    CHICHEN,
    HAND,
    HOME,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    KINDS,
    NEUTRAL,
    NOTHING,
    PALENQUE,
    SKULL,
    STACK,
    TEMPLE,
    TIKAL,
    TILES,
    UXMAL,
    WOOD,
)
from patolli.games.tzolkin.state import TzolkinState


def why_not(state: TzolkinState, seat: int, action: int) -> IllegalMove:
    if state.phase == phases.KEEPING or action < actions.BEG:
        return why_not_keep(state, seat, action)
    if state.phase == phases.TURNING:
        return IllegalMove("TZO-R48", "turn-first")
    if state.depth > 0:
        return why_not_task(state, seat, action, state.table[STACK + state.depth - 1])
    if action < actions.PLACE:
        return why_not_beg(state, seat, action - actions.BEG)
    if action < actions.PICK:
        return why_not_place(state, seat, action)
    if action < actions.USE:
        return why_not_pick(state, seat, action)
    if action == actions.END:
        return IllegalMove("TZO-R11", "no-pass")
    if action in (actions.TURN, actions.TURN + 1):
        return IllegalMove("TZO-R48", "turn-not-now")
    return IllegalMove("TZO-R20", "pick-first", phrase=notation.phrase(action))


def why_not_keep(state: TzolkinState, seat: int, action: int) -> IllegalMove:
    if state.phase != phases.KEEPING:
        return IllegalMove("TZO-R5", "tiles-kept")
    if action >= actions.BEG:
        return IllegalMove("TZO-R5", "keep-first")
    tile = data.TILES[action].key
    if state.has(seat, TILES) & 1 << action:
        return IllegalMove("TZO-R5", "already-kept", tile=tile)
    assert state.has(seat, HAND) & 1 << action == 0
    return IllegalMove("TZO-R5", "not-dealt", tile=tile)


def anger_trouble(state: TzolkinState, seat: int, temple: int, rule: str) -> IllegalMove:
    """TZO-R51: where a marker cannot step down. `rule` forbids the whole thing if it can nowhere."""
    if state.all_at_bottom(seat):
        return IllegalMove(rule, "all-at-bottom")
    return IllegalMove("TZO-R51", "at-bottom", temple=data.TEMPLES[temple])


def why_not_beg(state: TzolkinState, seat: int, temple: int) -> IllegalMove:
    if state.phase != phases.STARTING:
        return IllegalMove("TZO-R12", "beg-late")
    if state.begged:
        return IllegalMove("TZO-F27", "beg-again")
    if state.corn(seat) >= data.BEGGING_CORN:
        return IllegalMove("TZO-R12", "beg-rich", corn=state.corn(seat))
    return anger_trouble(state, seat, temple, "TZO-R13")


def why_not_place(state: TzolkinState, seat: int, action: int) -> IllegalMove:
    if state.phase == phases.PICKING:
        return IllegalMove("TZO-R11", "no-mix-place")
    if state.mercy:
        return IllegalMove("TZO-R15", "mercy-one")
    if state.has(seat, HOME) == 0:
        return IllegalMove("TZO-R18", "no-free-worker")
    cost = state.placed
    if action == actions.PLACE_FIRST:
        if state.first_space:
            return IllegalMove("TZO-R16", "first-taken", owner_seat=state.first_space - 1)
    else:
        wheel = action - actions.PLACE
        space = state.lowest_free(wheel)
        if space == NOTHING:
            return IllegalMove("TZO-F32", "wheel-full", wheel=data.WHEELS[wheel])
        if state.phase == phases.STARTING and state.must_have_mercy(seat):
            return IllegalMove("TZO-R15", "mercy-cheapest", space=state.cheapest_space())
        cost += space
    return IllegalMove("TZO-R17", "place-cost", cost=cost, corn=state.corn(seat))


def why_not_pick(state: TzolkinState, seat: int, action: int) -> IllegalMove:
    if state.phase == phases.PLACING:
        return IllegalMove("TZO-R11", "no-mix-pick")
    wheel, space = actions.picked_wheel(action), actions.picked_space(action)
    worker = state.table[10 * wheel + space]
    facts = {"wheel": data.WHEELS[wheel], "space": space}
    if worker == 0:
        return IllegalMove("TZO-R19", "nobody-there", **facts)
    if worker == NEUTRAL:
        return IllegalMove("TZO-R53", "neutral-there", **facts)
    return IllegalMove("TZO-R19", "not-yours", owner_seat=worker - 1, **facts)


def why_not_task(state: TzolkinState, seat: int, action: int, task: int) -> IllegalMove:
    """An answer to another question than the one that is asked, or one that cannot be given."""
    kind, about, more = task & 255, task >> 8 & 255, task >> 16
    if action == actions.SKIP:
        return IllegalMove("TZO-P31", "no-skip")
    if kind == deeds.ASK_USE and actions.USE <= action < actions.USE_ANY:
        return why_not_use(state, seat, about, more, action - actions.USE + 1)
    if kind == deeds.ASK_ANY and actions.USE_ANY <= action < actions.SKIP:
        chosen = action - actions.USE_ANY
        corn = state.corn(seat) - about
        if corn < 0:
            return IllegalMove("TZO-R39", "any-corn")
        return why_not_do(state, seat, chosen // 5, chosen % 5 + 1, corn)
    if kind == deeds.ASK_HARVEST and actions.CORN <= action < actions.ADVANCE:
        return why_not_harvest(state, seat, about, action)
    if kind == deeds.ASK_ADVANCE and actions.ADVANCE <= action < actions.BUILD:
        need = state.advance_cost(seat, action - actions.ADVANCE)
        technology = data.TECHNOLOGIES[action - actions.ADVANCE]
        have = state.cubes(seat)
        return IllegalMove("TZO-R41", "advance-cost", technology=technology, need=need, have=have)
    if kind == deeds.ASK_BUILD and actions.BUILD <= action < actions.WITH:
        return why_not_build(state, seat, action - actions.BUILD, about)
    if kind == deeds.ASK_SPARE and actions.SPARE <= action < actions.PAY:
        return IllegalMove("TZO-P6", "cannot-spare", cube=data.CUBES[action - actions.SPARE])
    if kind == deeds.ASK_PAY and actions.PAY <= action < actions.TAKE:
        return IllegalMove("TZO-R23", "no-cube", cube=data.CUBES[action - actions.PAY])
    if kind == deeds.ASK_TRADE and actions.SELL <= action < actions.CLIMB:
        return why_not_trade(state, seat, about, action)
    if kind == deeds.ASK_CLIMB and actions.CLIMB <= action < actions.TURN:
        return IllegalMove("TZO-R34", "same-temple", temple=data.TEMPLES[action - actions.CLIMB])
    return IllegalMove("TZO-R19", "resolve-first", phrase=notation.phrase(action))


def why_not_use(state: TzolkinState, seat: int, wheel: int, space: int, number: int) -> IllegalMove:
    cost = state.back_cost(seat, wheel, space, number)
    if wheel != CHICHEN and number > 5:
        return IllegalMove("TZO-R22", "no-such-action-here", space=number)
    if cost == NOTHING:
        return IllegalMove("TZO-R20", "too-high", space=space, number=number)
    if cost > state.corn(seat):
        return IllegalMove("TZO-R20", "back-cost", cost=cost, corn=state.corn(seat))
    return why_not_do(state, seat, wheel, number, state.corn(seat) - cost)


def why_not_do(state: TzolkinState, seat: int, wheel: int, number: int, corn: int) -> IllegalMove:
    """TZO-R23: what an action lacks."""
    if wheel == PALENQUE:
        return IllegalMove("TZO-R29", "group-empty", space=number)
    if wheel == CHICHEN:
        if state.offered & 1 << number:
            return IllegalMove("TZO-R40", "skull-there", space=number)
        return IllegalMove("TZO-R40", "no-skull")
    if wheel == UXMAL:
        if number == 1:
            return IllegalMove("TZO-R35", "needs-corn", need=data.OFFERING_CORN, corn=corn)
        if number == 4:
            return IllegalMove("TZO-R38", "nothing-for-corn", corn=corn)
        return IllegalMove("TZO-R39", "any-corn")
    if number in (1, 3):
        need = min(state.advance_cost(seat, track) for track in range(4))
        return IllegalMove("TZO-R32", "no-advance", need=need, have=state.cubes(seat))
    if number == 5:
        return IllegalMove("TZO-R34", "needs-cube")
    assert wheel == TIKAL
    return IllegalMove("TZO-R33", "nothing-to-build")


def why_not_harvest(state: TzolkinState, seat: int, group: int, action: int) -> IllegalMove:
    space = group + 2
    if action == actions.CORN:
        level = state.has(seat, AGRICULTURE)
        assert level < 2
        assert state.table[JUNGLE_CORN + group] == 0
        return IllegalMove("TZO-R27", "no-open-corn", space=space)
    if state.table[JUNGLE_WOOD + group] == 0:
        return IllegalMove("TZO-R27" if action == actions.WOOD else "TZO-R28", "no-wood-tile", space=space)
    temple = action - actions.BURN
    assert state.has(seat, TEMPLE + temple) == 0
    return anger_trouble(state, seat, temple, "TZO-R28")


def missing_cubes(state: TzolkinState, seat: int, card: int) -> list[str]:
    """The cubes that are lacking, each as often as it lacks: names of messages."""
    lacking = []
    for cube, name in enumerate(data.CUBES):
        short = state.printed.cost[card * 3 + cube] - state.has(seat, WOOD + cube)
        lacking += [f"@{name}"] * max(0, short)
    return lacking


def why_not_build(state: TzolkinState, seat: int, card: int, how: int) -> IllegalMove:
    building = "@" + notation.KEYS[card]
    if card >= KINDS:
        monument = card - KINDS
        if how in (costs.SECOND, costs.SECOND_PLAIN):
            return IllegalMove("TZO-R33", "monument-or-buildings")
        if how != costs.TIKAL_FOUR:
            return IllegalMove("TZO-R44", "monument-elsewhere")
        if not state.shown & 1 << monument:
            return IllegalMove("TZO-R44", "monument-not-shown", building=building)
        if state.has(seat, SKULL) < data.MONUMENTS[monument].skulls:
            return IllegalMove("TZO-R44", "monument-skull", building=building)
        return IllegalMove(
            "TZO-R44", "build-missing", building=building, missing=missing_cubes(state, seat, card)
        )
    if state.row_slot(card) == NOTHING:
        return IllegalMove("TZO-R45", "not-on-display", building=building)
    if how == costs.FOR_CORN:
        cost = state.corn_cost(seat, card)
        return IllegalMove("TZO-R38", "build-corn", building=building, cost=cost, corn=state.corn(seat))
    return IllegalMove(
        "TZO-R33", "build-missing", building=building, missing=missing_cubes(state, seat, card)
    )


def why_not_trade(state: TzolkinState, seat: int, traded: int, action: int) -> IllegalMove:
    sells = action < actions.BUY
    cube = action - actions.SELL if sells else action - actions.BUY
    if traded & (8 << cube if sells else 1 << cube):
        return IllegalMove("TZO-P27", "both-ways", cube=data.CUBES[cube])
    if sells:
        return IllegalMove("TZO-R36", "none-to-sell", cube=data.CUBES[cube])
    price = data.GOOD_PRICE[WOOD + cube]
    return IllegalMove("TZO-R36", "buy-cost", cube=data.CUBES[cube], price=price, corn=state.corn(seat))
