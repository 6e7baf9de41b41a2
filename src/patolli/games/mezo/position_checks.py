"""Does a loaded position hang together? Each check names the field that does not."""

from __future__ import annotations

from collections.abc import Callable

from patolli.core.errors import BadPosition
from patolli.games.mezo import board as b
from patolli.games.mezo import frames as f
from patolli.games.mezo import table as t
from patolli.games.mezo.board import has
from patolli.games.mezo.cards import entry_of
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.components.box import Box
from patolli.games.mezo.data import AGES, DECK_SIZE, REGIONS, ROUNDS, SHAMAN, SLOTS, WARRIOR
from patolli.games.mezo.majorities import free_fields, majority
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.table import both, nth, turn_of
from patolli.games.mezo.tribes import champions_each, start_abilities

# Phases in which an effect may be under way, and the entries it may have started from.
STARTS: dict[int, Callable[[Box], set[int]]] = {
    t.START_ABILITIES: lambda box: set(box.ability_entry),
    t.GODS: lambda box: {ins.GODS_ENTRY},
    t.CHOOSE_ACTION: lambda box: {ins.PASS_ENTRY, *box.action_entry},
    t.THIRD_ACTION: lambda box: set(box.action_entry),
    t.SHAMAN_MAJORITY: lambda box: set(box.altar_entry),
    t.WARRIOR_MAJORITY: lambda box: set(box.calendar_entry),
    t.CLEANING: lambda box: set(box.codex_entry),
}


def check(state: MezoState) -> None:
    check_step(state)
    check_markers(state)
    check_gods(state)
    check_abilities(state)
    check_champions(state)
    check_decks(state)
    check_conflict_only(state)
    check_pending(state)
    check_effects(state)


def get(state: MezoState, seat: int, field: int) -> int:
    return state.tribe[seat * b.TRIBE + field]


def place_of(state: MezoState, seat: int) -> int:
    """Where a seat stands in the order of this step."""
    return next(place for place in range(state.seats) if nth(state.order, place) == seat)


def check_step(state: MezoState) -> None:
    most = ROUNDS * state.seats if state.phase == t.CHOOSE_ACTION else state.seats
    strict = state.phase <= t.DEPLOYING or state.phase in (t.SACRIFICING, t.SPLITTING)
    if state.step > most or (strict and state.step == state.seats):
        raise BadPosition("step", f"there are only {most} turns here")


def check_markers(state: MezoState) -> None:
    points = [get(state, seat, b.VP) for seat in range(state.seats)]
    if len(set(points)) != len(points):
        raise BadPosition("tribes", "two VP markers share a field (MEZ-R10)")
    vertices = [get(state, seat, b.AT) for seat in range(state.seats) if get(state, seat, b.AT) >= 0]
    if len(set(vertices)) != len(vertices):
        raise BadPosition("tribes", "two gods stand on one vertex (MEZ-R16)")
    settled = state.phase >= t.CHOOSE_CARDS or state.age > 1
    if settled and len(vertices) != state.seats:
        raise BadPosition("tribes", "a god stands nowhere (MEZ-R39)")


def check_gods(state: MezoState) -> None:
    gods = [get(state, seat, b.PATRON) for seat in range(state.seats)]
    taken = [god for god in gods if god >= 0]
    if len(set(taken)) != len(taken):
        raise BadPosition("tribes", "two players have the same god (MEZ-R8)")
    for seat, god in enumerate(gods):
        done = state.phase != t.PICK_GOD or state.seats - 1 - place_of(state, seat) < state.step
        if done != (god >= 0):
            raise BadPosition(f"tribes[{seat}].god", "does not fit the phase and step (MEZ-R8)")
        if god < 0 and get(state, seat, b.AT) >= 0:
            raise BadPosition(f"tribes[{seat}].vertex", "there is no god to stand there")
    if state.phase == t.PICK_GOD and state.age > 1:
        raise BadPosition("age", "gods are chosen before the first age")


def check_abilities(state: MezoState) -> None:
    for seat in range(state.seats):
        marked = get(state, seat, b.MARKED)
        for age in range(1, AGES + 1):
            ages = state.box.ability_age
            count = sum(has(marked, number) and ages[number] == age for number in range(len(ages)))
            due = age < state.age or (age == state.age and chosen(state, seat))
            if count != due:
                raise BadPosition(f"tribes[{seat}].abilities", f"{count} of age {age} (MEZ-R34)")


def chosen(state: MezoState, seat: int) -> bool:
    """Has this seat chosen its ability of the age?"""
    if state.phase == t.PICK_ABILITY:
        return place_of(state, seat) < state.step
    return state.phase > t.PICK_ABILITY


def champions_of(state: MezoState, seat: int) -> int:
    return sum(state.land[region * b.LAND + b.CHAMPION] == seat for region in range(REGIONS))


def check_champions(state: MezoState) -> None:
    each = champions_each(state)
    tribe_stage = t.START_ABILITIES <= state.phase <= t.DEPLOYING
    for seat in range(state.seats):
        found, due = champions_of(state, seat), 0
        if tribe_stage:
            place = place_of(state, seat)
            due = each if place < state.step else 0
            if place == state.step and state.phase == t.DEPLOYING:
                due = each
            elif place == state.step and state.phase == t.PLACE_CHAMPION:
                due = each - state.pending
        elif t.GODS <= state.phase < t.OVER:
            due = found if found <= each else each
        if found != due:
            raise BadPosition("regions", f"{found} Champions of seat {seat} instead of {due} (MEZ-R36)")
    check_blessed(state)


def check_blessed(state: MezoState) -> None:
    left = []
    if t.GODS <= state.phase < t.OVER:
        first = state.tile if state.conflict >= 0 else 0
        left = [state.common[b.TILES + place] for place in range(first, state.conflicts)]
        for place in range(first):
            if state.land[state.common[b.TILES + place] * b.LAND + b.CHAMPION] >= 0:
                raise BadPosition("regions", "a Champion stands in a region already resolved (MEZ-R50)")
    without = [region for region in left if state.land[region * b.LAND + b.CHAMPION] < 0]
    if without != ([] if state.blessed < 0 else [state.blessed]):
        raise BadPosition("blessed", "must be the only region to come without a Champion (MEZ-R38)")
    if state.blessed < 0 and left and len(left) == state.conflicts:
        raise BadPosition("blessed", "one region has no Champion (MEZ-Q27)")


def check_decks(state: MezoState) -> None:
    """MEZ-R42: five cards, one fewer after each conflict."""
    for seat in range(state.seats):
        cards = get(state, seat, b.DECK)
        laid = get(state, seat, b.PLAYED) >= 0
        where = f"tribes[{seat}].deck"
        if state.conflict >= 0:
            due = DECK_SIZE - state.tile
            if state.phase > t.CHOOSE_CARDS and not laid:
                raise BadPosition(f"tribes[{seat}].card", "everybody has revealed a card by now")
        elif state.phase == t.OVER:
            due = DECK_SIZE - state.conflicts
        else:
            due = DECK_SIZE if get(state, seat, b.PATRON) >= 0 else 0
        if laid and state.conflict < 0:
            raise BadPosition(f"tribes[{seat}].card", "there is no conflict now")
        if cards + laid != due:
            raise BadPosition(where, f"{cards + laid} cards instead of {due} (MEZ-R42)")


def check_conflict_only(state: MezoState) -> None:
    """What lies on the table only while a conflict is under way, or only in the Blessed region."""
    given = sum(both(state, seat, b.GIVEN) for seat in range(state.seats))
    blessed = state.conflict >= 0 and state.conflict == state.blessed
    if given and not (blessed and state.phase in (t.SACRIFICING, t.SPLITTING, t.JUDGING)):
        raise BadPosition("tribes", "units are sacrificed only in the Blessed region (MEZ-R51)")
    if state.phase in (t.SACRIFICING, t.SPLITTING) and not blessed:
        raise BadPosition("phase", "sacrifices belong to the Blessed region (MEZ-R51)")
    awards = (t.SHAMAN_MAJORITY, t.ON_CALENDAR, t.WARRIOR_MAJORITY, t.ON_CODEX)
    if blessed and state.phase in awards:
        raise BadPosition("phase", "there are no awards in the Blessed region (MEZ-R53)")
    fields = any(state.common[at] for at in range(b.CALENDAR, b.PLACED))
    offered = any(both(state, seat, b.WRATH) for seat in range(state.seats))
    if state.conflict < 0 and (fields or offered):
        raise BadPosition("calendar", "Calendar, Codex and Wrathful God are empty between the conflicts")
    for seat in range(state.seats):
        if state.conflict < 0 and (get(state, seat, b.BONUS) or get(state, seat, b.TOKEN)):
            raise BadPosition(f"tribes[{seat}]", "bonus Strength and tokens belong to a conflict (MEZ-R50)")
        check_covered(state, seat)
    for region in range(REGIONS):
        placed = state.common[b.PLACED + region]
        if placed:
            actor = turn_of(state) if state.step < state.seats else 0
            if state.phase != t.DEPLOYING or placed > both(state, actor, region):
                raise BadPosition("regions", "more units deployed than there are (MEZ-R37)")
            if state.land[region * b.LAND + b.CHAMPION] == actor:
                raise BadPosition("regions", "no units are deployed beside the own Champion (MEZ-R37)")


def check_covered(state: MezoState, seat: int) -> None:
    """MEZ-R43: a marker for each choice made."""
    covered = get(state, seat, b.COVERED).bit_count()
    due: tuple[int, ...] = (0,)
    if state.phase == t.CHOOSE_ACTION:
        behind = (seat - state.starter) % state.seats
        due = ((state.step - behind + state.seats - 1) // state.seats,)
    elif state.phase > t.CHOOSE_ACTION and state.phase != t.OVER:
        due = (ROUNDS, SLOTS)
    if covered not in due:
        raise BadPosition(f"tribes[{seat}].covered", f"{covered} actions are covered (MEZ-R43)")


def check_pending(state: MezoState) -> None:
    each = champions_each(state)
    if state.phase == t.START_ABILITIES:
        if state.pending & ~start_abilities(state, turn_of(state)):
            raise BadPosition("ready", "an ability that is not marked or not for the start of the stage")
    elif state.phase == t.PLACE_CHAMPION:
        if not 1 <= state.pending <= each:
            raise BadPosition("pending", f"there are {each} Champions to place")
    elif state.phase == t.SPLITTING:
        seat = turn_of(state)
        if not 1 <= state.pending <= both(state, seat, b.RESERVE):
            raise BadPosition("pending", "so many units cannot be sacrificed")
    elif state.pending:
        raise BadPosition("pending", "nothing is pending in this phase")
    kind = {t.ON_CALENDAR: SHAMAN, t.ON_CODEX: WARRIOR}.get(state.phase)
    if (kind is None) != (state.winner < 0):
        raise BadPosition("winner", "is the player who places a unit now")
    if kind is not None and not has(majority(state, kind), state.winner):
        raise BadPosition("winner", "has not the most units there (MEZ-R48)")
    if kind is not None and not free_fields(state, kind):
        raise BadPosition("calendar", "no field is free (MEZ-Q31)")


def check_effects(state: MezoState) -> None:
    """Each effect must have been started by what lies below it."""
    if state.depth == 0:
        if state.phase == t.CLEANING:
            raise BadPosition("phase", "nobody decides during the clean-up")
        return
    if state.phase not in STARTS:
        raise BadPosition("effects", "no effect can be under way in this phase")
    for depth in range(state.depth):
        at, where = depth * f.FRAME, f"effects[{depth}]"
        entry = state.stack[at + f.ENTRY]
        if depth == 0:
            if entry not in STARTS[state.phase](state.box):
                raise BadPosition(where, f"{state.box.names[entry]} cannot be used in this phase")
            check_actor(state, where)
        elif state.stack[at + f.ACTOR] != state.stack[at - f.FRAME + f.ACTOR]:
            raise BadPosition(where, "has another actor than the effect that started it")
        else:
            check_child(state, depth - 1, entry, where)
        check_begun(state, depth, operation(state, state.stack[at + f.PC]))


def operation(state: MezoState, pc: int) -> int:
    return state.box.code[pc * ins.WIDTH + ins.OP]


def check_actor(state: MezoState, where: str) -> None:
    """Who carries out the first effect follows from the phase."""
    actor, entry = state.stack[f.ACTOR], state.stack[f.ENTRY]
    if state.phase == t.START_ABILITIES:
        due = [turn_of(state)]
        marked = get(state, actor, b.MARKED)
        entries = state.box.ability_entry
        if not any(has(marked, number) and entries[number] == entry for number in range(len(entries))):
            raise BadPosition(where, "this ability is not marked")
    elif state.phase == t.GODS:
        due = [nth(state.order, state.step - 1)] if state.step else []
    elif state.phase in (t.CHOOSE_ACTION, t.THIRD_ACTION):
        due = [(state.starter + state.step - 1) % state.seats] if state.step else []
        covered = get(state, actor, b.COVERED)
        taken = [entry_of(state, actor, slot) for slot in range(SLOTS) if has(covered, slot)]
        if entry not in (ins.PASS_ENTRY, *taken):
            raise BadPosition(where, "this action is not on the card, or not covered")
    else:
        due = list(range(state.seats))
    if actor not in due:
        raise BadPosition(where, "it is another player's turn")


def check_child(state: MezoState, below: int, entry: int, where: str) -> None:
    """What the effect at depth `below` can have started: the god's ability, or a revealed tile."""
    box, at = state.box, below * f.FRAME
    actor, pc = state.stack[at + f.ACTOR], state.stack[at + f.PC]
    if operation(state, pc) == ins.SUMMON and state.stack[at + f.BEGUN] in (f.PICKING, f.CLOSING):
        god = get(state, actor, b.PATRON)
        if entry != box.summon_entry[god]:
            raise BadPosition(where, f"SUMMON uses the ability of {box.gods[god]['id']}")
        return
    first = pc == box.start[state.stack[at + f.ENTRY]]
    offered = not first and operation(state, pc - 1) == ins.OFFER
    revealed = [box.tile_entry[state.common[b.WRATHFUL + age]] for age in range(state.age)]
    if not offered or entry not in revealed:
        raise BadPosition(where, f"nothing below it uses {box.names[entry]}")


def check_begun(state: MezoState, depth: int, op: int) -> None:
    """How far an instruction has come."""
    at, top = depth * f.FRAME, depth == state.depth - 1
    begun = state.stack[at + f.BEGUN]
    allowed: tuple[int, ...] = (f.FRESH,)
    if op == ins.SUMMON:
        allowed = (f.FRESH, f.PICKING) if top else (f.PICKING, f.CLOSING)
    elif op == ins.OFFER and top:
        allowed = (f.PICKING,)
    elif op != ins.END and op <= ins.TRANSFORM and top:
        allowed = (f.PICKING_REGION, f.PICKING)
    if begun not in allowed:
        raise BadPosition(f"effects[{depth}].begun", f"cannot be {begun} here")
    placed = get(state, state.stack[at + f.ACTOR], b.AT) >= 0
    if op == ins.SUMMON and begun != f.FRESH and not placed:
        raise BadPosition(f"effects[{depth}]", "the god stands nowhere yet")
