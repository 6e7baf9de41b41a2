"""Why not? The first rule that an action breaks, with the facts."""

from __future__ import annotations

from patolli.core.errors import IllegalMove
from patolli.games.tzolkin import actions, chichen, data, market, palenque, tasks, tikal, uxmal
from patolli.games.tzolkin.begging import cheapest_space, must_have_mercy
from patolli.games.tzolkin.board import (
    CHICHEN,
    HAND,
    HOME,
    JUNGLE,
    KINDS,
    LIGHT,
    NEUTRAL,
    NOTHING,
    PALENQUE,
    SKULL,
    SMALL_ACTIONS,
    TEMPLE,
    TIKAL,
    TILES,
    UXMAL,
    is_monument,
)
from patolli.games.tzolkin.buildings import slot_of
from patolli.games.tzolkin.calendar import pushed_off
from patolli.games.tzolkin.costs import corn_cost, short_of, waived
from patolli.games.tzolkin.state import TzolkinState
from patolli.games.tzolkin.table import KEEPING, PICKING, PLACING, STARTING, TURNING
from patolli.games.tzolkin.technologies import advance_cost
from patolli.games.tzolkin.temples import all_at_bottom
from patolli.games.tzolkin.wheels import back_cost
from patolli.games.tzolkin.workers import lowest_free, place_cost

NO_SKIP = {  # what is asked that has to be answered
    tasks.ASK_HARVEST: "harvest",
    tasks.ASK_ADVANCE: "advance",
    tasks.ASK_BUILD: "build",
    tasks.ASK_ARCHITECTURE: "architecture",
    tasks.ASK_SPARE: "spare",
    tasks.ASK_PAY: "pay",
    tasks.ASK_TAKE: "take",
    tasks.ASK_CLIMB: "climb",
}


def why_not(state: TzolkinState, seat: int, action: int) -> IllegalMove:
    if state.phase == KEEPING or action < actions.BEG:
        return why_not_keep(state, seat, action)
    if state.phase == TURNING:
        return IllegalMove("TZO-R48", "turn-first")
    if state.depth > 0:
        return why_not_task(state, seat, action, tasks.top(state))
    if action < actions.PLACE:
        return why_not_beg(state, seat, action - actions.BEG)
    if state.phase == STARTING and must_beg(state, seat):
        return IllegalMove("TZO-R14", "must-beg", corn=state.corn(seat))
    if action < actions.PICK:
        return why_not_place(state, seat, action)
    if action < actions.USE:
        return why_not_pick(state, seat, action)
    if action == actions.END:
        return IllegalMove("TZO-R11", "no-pass")
    if action in (actions.TURN, actions.TURN + 1):
        return why_not_turn(state, seat, action - actions.TURN + 1)
    if state.phase == PLACING:
        return IllegalMove("TZO-R11", "no-mix-pick")
    return IllegalMove("TZO-R20", "pick-first")


def must_beg(state: TzolkinState, seat: int) -> bool:
    """TZO-R14: nobody to pick up, no space one can pay for, but a god to anger."""
    return all(action < actions.PLACE for action in state.legal(seat))


def why_not_turn(state: TzolkinState, seat: int, days: int) -> IllegalMove:
    """Who stands on the start-player space is asked at the end of the round, if two days are possible."""
    if days == 1 or state.first_space != seat + 1:
        return IllegalMove("TZO-R48", "turn-not-now")
    if state.has(seat, LIGHT) == 0:
        return IllegalMove("TZO-R48", "jump-used")
    wheel = pushed_off(state)
    if wheel != NOTHING:
        return IllegalMove("TZO-R48", "jump-pushes", wheel=data.WHEELS[wheel])
    return IllegalMove("TZO-R48", "turn-not-now")


def why_not_keep(state: TzolkinState, seat: int, action: int) -> IllegalMove:
    if state.phase != KEEPING:
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
    if all_at_bottom(state, seat):
        return IllegalMove(rule, "all-at-bottom")
    return IllegalMove("TZO-R51", "at-bottom", temple=data.TEMPLES[temple])


def why_not_beg(state: TzolkinState, seat: int, temple: int) -> IllegalMove:
    if state.phase != STARTING:
        return IllegalMove("TZO-R12", "beg-late")
    if state.begged:
        return IllegalMove("TZO-F27", "beg-again")
    if state.corn(seat) >= data.BEGGING_CORN:
        return IllegalMove("TZO-R12", "beg-rich", corn=state.corn(seat))
    return anger_trouble(state, seat, temple, "TZO-R13")


def why_not_place(state: TzolkinState, seat: int, action: int) -> IllegalMove:
    if state.phase == PICKING:
        return IllegalMove("TZO-R11", "no-mix-place")
    if state.mercy:
        return IllegalMove("TZO-R15", "mercy-one")
    if state.has(seat, HOME) == 0:
        return IllegalMove("TZO-R18", "no-free-worker")
    space = 0
    if action == actions.PLACE_FIRST:
        if state.first_space:
            return IllegalMove("TZO-R16", "first-taken", owner_seat=state.first_space - 1)
    else:
        wheel = action - actions.PLACE
        space = lowest_free(state, wheel)
        if space == NOTHING:
            return IllegalMove("TZO-F32", "wheel-full", wheel=data.WHEELS[wheel])
        if state.phase == STARTING and must_have_mercy(state, seat):
            return IllegalMove("TZO-R15", "mercy-cheapest", space=cheapest_space(state))
    cost = place_cost(state, space)
    return IllegalMove("TZO-R17", "place-cost", cost=cost, corn=state.corn(seat))


def why_not_pick(state: TzolkinState, seat: int, action: int) -> IllegalMove:
    if state.phase == PLACING:
        return IllegalMove("TZO-R11", "no-mix-pick")
    wheel, space = actions.picked_wheel(action), actions.picked_space(action)
    worker = state.standing(wheel, space)
    facts = {"wheel": data.WHEELS[wheel], "space": space}
    if worker == 0:
        return IllegalMove("TZO-R19", "nobody-there", **facts)
    if worker == NEUTRAL:
        return IllegalMove("TZO-R53", "neutral-there", **facts)
    return IllegalMove("TZO-R19", "not-yours", owner_seat=worker - 1, **facts)


def why_not_task(state: TzolkinState, seat: int, action: int, task: int) -> IllegalMove:
    """An answer to another question than the one that is asked, or one that cannot be given."""
    kind, about, more = tasks.kind_of(task), tasks.about_of(task), tasks.more_of(task)
    if action == actions.SKIP:
        return IllegalMove("TZO-P31", "no-skip", task=NO_SKIP.get(kind, "action"))
    if kind == tasks.ASK_USE and actions.USE <= action < actions.USE_ANY:
        return why_not_use(state, seat, about, more, actions.used_number(action))
    if kind == tasks.ASK_ANY and actions.USE_ANY <= action < actions.SKIP:
        corn = state.corn(seat) - about
        if corn < 0:
            return IllegalMove("TZO-R39", "any-corn", before=0)
        return why_not_do(state, seat, actions.any_wheel(action), actions.any_number(action), about)
    if kind == tasks.ASK_HARVEST and actions.CORN <= action < actions.ADVANCE:
        return why_not_harvest(state, seat, about, action)
    if kind == tasks.ASK_ADVANCE and actions.ADVANCE <= action < actions.BUILD:
        need = advance_cost(state, seat, action - actions.ADVANCE)
        technology = data.TECHNOLOGIES[action - actions.ADVANCE]
        have = state.cubes(seat)
        return IllegalMove("TZO-R41", "advance-cost", technology=technology, need=need, have=have)
    if kind == tasks.ASK_BUILD and actions.BUILD <= action < actions.WITH:
        return why_not_build(state, seat, action - actions.BUILD, about)
    if kind == tasks.ASK_SPARE and actions.SPARE <= action < actions.PAY:
        return IllegalMove("TZO-P6", "cannot-spare", cube=data.CUBES[action - actions.SPARE])
    if kind == tasks.ASK_PAY and actions.PAY <= action < actions.TAKE:
        return IllegalMove("TZO-R23", "no-cube", cube=data.CUBES[action - actions.PAY])
    if kind == tasks.ASK_TRADE and actions.SELL <= action < actions.CLIMB:
        return why_not_trade(state, seat, about, action)
    if kind == tasks.ASK_CLIMB and actions.CLIMB <= action < actions.TURN:
        return IllegalMove("TZO-R34", "same-temple", temple=data.TEMPLES[action - actions.CLIMB])
    return IllegalMove("TZO-R19", "resolve-first")


def why_not_use(state: TzolkinState, seat: int, wheel: int, space: int, number: int) -> IllegalMove:
    cost = back_cost(state, seat, wheel, space, number)
    if wheel != CHICHEN and number > SMALL_ACTIONS:
        return IllegalMove("TZO-R22", "no-such-action-here", space=number)
    if cost == NOTHING:
        reach = [up for up in range(1, number) if back_cost(state, seat, wheel, space, up) != NOTHING]
        return IllegalMove("TZO-R20", "too-high", space=space, number=number, highest=max(reach))
    if cost > state.corn(seat):
        return IllegalMove("TZO-R20", "back-cost", cost=cost, corn=state.corn(seat))
    return why_not_do(state, seat, wheel, number, cost)


def why_not_do(state: TzolkinState, seat: int, wheel: int, number: int, before: int) -> IllegalMove:
    """TZO-R23: what an action lacks when so much corn was paid before it (TZO-F15)."""
    corn = state.corn(seat) - before
    if wheel == PALENQUE:
        return IllegalMove("TZO-R29", "group-empty", space=number)
    if wheel == CHICHEN:
        if chichen.is_offered(state, number):
            return IllegalMove("TZO-R40", "skull-there", space=number)
        return IllegalMove("TZO-R40", "no-skull")
    if wheel == UXMAL:
        if number == uxmal.OFFERING:
            return IllegalMove("TZO-R35", "needs-corn", need=data.OFFERING_CORN, corn=corn, before=before)
        if number == uxmal.BUILDING:
            return IllegalMove("TZO-R38", "nothing-for-corn", corn=corn, before=before)
        return IllegalMove("TZO-R39", "any-corn", before=before)
    assert wheel == TIKAL
    if number in (tikal.ONE_ADVANCE, tikal.TWO_ADVANCES):
        need = min(advance_cost(state, seat, track) for track in range(len(data.TECHNOLOGIES)))
        return IllegalMove("TZO-R32", "no-advance", need=need, have=state.cubes(seat))
    if number == tikal.TWO_TEMPLES:
        return IllegalMove("TZO-R34", "needs-cube")
    return IllegalMove("TZO-R33", "nothing-to-build")


def why_not_harvest(state: TzolkinState, seat: int, group: int, action: int) -> IllegalMove:
    space = group + JUNGLE
    if action == actions.CORN:
        assert not palenque.can_reap(state, seat, group)
        return IllegalMove("TZO-R27", "no-open-corn", space=space)
    if not palenque.has_wood(state, group):
        return IllegalMove("TZO-R27" if action == actions.WOOD else "TZO-R28", "no-wood-tile", space=space)
    temple = action - actions.BURN
    assert state.has(seat, TEMPLE + temple) == 0
    return anger_trouble(state, seat, temple, "TZO-R28")


def lacking(state: TzolkinState, seat: int, card: int, spared: int) -> dict[str, object]:
    """The cubes that are lacking, and how many of them architecture spares: facts of `build-missing`."""
    short = [(name, short_of(state, seat, card, cube)) for cube, name in enumerate(data.CUBES)]
    missing = [{"say": "some-goods", "good": name, "amount": count} for name, count in short if count > 0]
    return {"building": "@" + data.CARD_KEYS[card], "missing": missing, "spared": spared}


def why_not_build(state: TzolkinState, seat: int, card: int, how: int) -> IllegalMove:
    building = "@" + data.CARD_KEYS[card]
    if is_monument(card):
        monument = card - KINDS
        if how in (tasks.SECOND, tasks.SECOND_PLAIN):
            return IllegalMove("TZO-R33", "monument-or-buildings")
        if how != tasks.TIKAL_FOUR:
            return IllegalMove("TZO-R44", "monument-elsewhere")
        if not state.shows(monument):
            return IllegalMove("TZO-R44", "monument-not-shown", building=building)
        if state.has(seat, SKULL) < data.MONUMENTS[monument].skulls:
            return IllegalMove("TZO-R44", "monument-skull", building=building)
        return IllegalMove("TZO-R44", "build-missing", **lacking(state, seat, card, 0))
    if slot_of(state, card) == NOTHING:
        return IllegalMove("TZO-R45", "not-on-display", building=building)
    if how == tasks.FOR_CORN:
        cost = corn_cost(state, seat, card)
        return IllegalMove("TZO-R38", "build-corn", building=building, cost=cost, corn=state.corn(seat))
    return IllegalMove("TZO-R33", "build-missing", **lacking(state, seat, card, waived(state, seat, how)))


def why_not_trade(state: TzolkinState, seat: int, traded: int, action: int) -> IllegalMove:
    sells = action < actions.BUY
    cube = action - actions.SELL if sells else action - actions.BUY
    if market.was_bought(traded, cube) if sells else market.was_sold(traded, cube):
        return IllegalMove("TZO-P27", "both-ways", cube=data.CUBES[cube])
    if sells:
        return IllegalMove("TZO-R36", "none-to-sell", cube=data.CUBES[cube])
    price = market.price_of(cube)
    return IllegalMove("TZO-R36", "buy-cost", cube=data.CUBES[cube], price=price, corn=state.corn(seat))
