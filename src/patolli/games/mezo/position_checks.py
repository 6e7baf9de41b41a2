"""Does a loaded position hang together? Each check names the field that does not."""

from __future__ import annotations

from patolli.core.errors import BadPosition
from patolli.games.mezo import board as o
from patolli.games.mezo import numbers as n
from patolli.games.mezo import targets as t
from patolli.games.mezo.components import instructions as b
from patolli.games.mezo.state import MezoState

# Phases in which an effect may be under way, and the kind of entry it starts from.
STARTS = {
    n.START_ABILITIES: ("ability ",),
    n.GODS: ("gods",),
    n.CHOOSE_ACTION: ("god ", "pass"),
    n.THIRD_ACTION: ("god ",),
    n.SHAMAN_MAJORITY: ("altar ",),
    n.WARRIOR_MAJORITY: ("calendar ",),
    n.CLEANING: ("codex ",),
}
RESOLVING = (n.JUDGING, n.SHAMAN_MAJORITY, n.ON_CALENDAR, n.WARRIOR_MAJORITY, n.ON_CODEX, n.CLEANING)


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
    return state.tribe[seat * o.TRIBE + field]


def place_of(state: MezoState, seat: int) -> int:
    """Where a seat stands in the order of this step."""
    return next(place for place in range(state.seats) if state.nth(state.order, place) == seat)


def check_step(state: MezoState) -> None:
    most = {n.CHOOSE_ACTION: 2 * state.seats, n.GODS: state.seats}.get(state.phase, state.seats)
    strict = state.phase <= n.DEPLOYING or state.phase in (n.SACRIFICING, n.SPLITTING)
    if state.step > most or (strict and state.step == state.seats):
        raise BadPosition("step", f"there are only {most} turns here")


def check_markers(state: MezoState) -> None:
    points = [get(state, seat, o.VP) for seat in range(state.seats)]
    if len(set(points)) != len(points):
        raise BadPosition("tribes", "two VP markers share a field (MEZ-R10)")
    vertices = [get(state, seat, o.AT) for seat in range(state.seats) if get(state, seat, o.AT) >= 0]
    if len(set(vertices)) != len(vertices):
        raise BadPosition("tribes", "two gods stand on one vertex (MEZ-R16)")
    settled = state.phase >= n.CHOOSE_CARDS or state.age > 1
    if settled and len(vertices) != state.seats:
        raise BadPosition("tribes", "a god stands nowhere (MEZ-R39)")


def check_gods(state: MezoState) -> None:
    gods = [get(state, seat, o.PATRON) for seat in range(state.seats)]
    taken = [god for god in gods if god >= 0]
    if len(set(taken)) != len(taken):
        raise BadPosition("tribes", "two players have the same god (MEZ-R8)")
    for seat, god in enumerate(gods):
        done = state.phase != n.PICK_GOD or state.seats - 1 - place_of(state, seat) < state.step
        if done != (god >= 0):
            raise BadPosition(f"tribes[{seat}].god", "does not fit the phase and step (MEZ-R8)")
        if god < 0 and get(state, seat, o.AT) >= 0:
            raise BadPosition(f"tribes[{seat}].vertex", "there is no god to stand there")
    if state.phase == n.PICK_GOD and state.age > 1:
        raise BadPosition("age", "gods are chosen before the first age")


def check_abilities(state: MezoState) -> None:
    for seat in range(state.seats):
        marked = get(state, seat, o.MARKED)
        for age in (1, 2, 3):
            count = sum(
                1
                for number in range(len(state.box.ability_age))
                if marked >> number & 1 and state.box.ability_age[number] == age
            )
            due = age < state.age or (age == state.age and chosen(state, seat))
            if count != due:
                raise BadPosition(f"tribes[{seat}].abilities", f"{count} of age {age} (MEZ-R34)")


def chosen(state: MezoState, seat: int) -> bool:
    """Has this seat chosen its ability of the age?"""
    if state.phase == n.PICK_ABILITY:
        return place_of(state, seat) < state.step
    return state.phase > n.PICK_ABILITY


def champions_of(state: MezoState, seat: int) -> int:
    return sum(state.land[region * o.LAND + o.CHAMPION] == seat for region in range(n.REGIONS))


def check_champions(state: MezoState) -> None:
    each = 2 if state.seats == 2 else 1
    tribe_stage = n.START_ABILITIES <= state.phase <= n.DEPLOYING
    for seat in range(state.seats):
        found, due = champions_of(state, seat), 0
        if tribe_stage:
            place = place_of(state, seat)
            due = each if place < state.step else 0
            if place == state.step and state.phase == n.DEPLOYING:
                due = each
            elif place == state.step and state.phase == n.PLACE_CHAMPION:
                due = each - state.pending
        elif n.GODS <= state.phase < n.OVER:
            due = found if found <= each else each
        if found != due:
            raise BadPosition("regions", f"{found} Champions of seat {seat} instead of {due} (MEZ-R36)")
    check_blessed(state)


def check_blessed(state: MezoState) -> None:
    left = []
    if n.GODS <= state.phase < n.OVER:
        first = state.tile if state.conflict >= 0 else 0
        left = [state.table[o.TILES + place] for place in range(first, state.conflicts)]
        for place in range(first):
            if state.land[state.table[o.TILES + place] * o.LAND + o.CHAMPION] >= 0:
                raise BadPosition("regions", "a Champion stands in a region already resolved (MEZ-R50)")
    without = [region for region in left if state.land[region * o.LAND + o.CHAMPION] < 0]
    if without != ([] if state.blessed < 0 else [state.blessed]):
        raise BadPosition("blessed", "must be the only region to come without a Champion (MEZ-R38)")
    if state.blessed < 0 and left and len(left) == state.conflicts:
        raise BadPosition("blessed", "one region has no Champion (MEZ-Q27)")


def check_decks(state: MezoState) -> None:
    """MEZ-R42: five cards, one fewer after each conflict."""
    for seat in range(state.seats):
        cards = get(state, seat, o.DECK)
        laid = get(state, seat, o.PLAYED) >= 0
        where = f"tribes[{seat}].deck"
        if state.conflict >= 0:
            due = n.CARDS - state.tile
            if state.phase > n.CHOOSE_CARDS and not laid:
                raise BadPosition(f"tribes[{seat}].card", "everybody has revealed a card by now")
        elif state.phase == n.OVER:
            due = n.CARDS - state.conflicts
        else:
            due = n.CARDS if get(state, seat, o.PATRON) >= 0 else 0
        if laid and state.conflict < 0:
            raise BadPosition(f"tribes[{seat}].card", "there is no conflict now")
        if cards + laid != due:
            raise BadPosition(where, f"{cards + laid} cards instead of {due} (MEZ-R42)")


def check_conflict_only(state: MezoState) -> None:
    """What lies on the table only while a conflict is under way, or only in the Blessed region."""
    given = sum(state.both(seat, n.GIVEN) for seat in range(state.seats))
    blessed = state.conflict >= 0 and state.conflict == state.blessed
    if given and not (blessed and state.phase in (n.SACRIFICING, n.SPLITTING, n.JUDGING)):
        raise BadPosition("tribes", "units are sacrificed only in the Blessed region (MEZ-R51)")
    if state.phase in (n.SACRIFICING, n.SPLITTING) and not blessed:
        raise BadPosition("phase", "sacrifices belong to the Blessed region (MEZ-R51)")
    awards = (n.SHAMAN_MAJORITY, n.ON_CALENDAR, n.WARRIOR_MAJORITY, n.ON_CODEX)
    if blessed and state.phase in awards:
        raise BadPosition("phase", "there are no awards in the Blessed region (MEZ-R53)")
    fields = any(state.table[at] for at in range(o.CALENDAR_AT, o.PLACED))
    if state.conflict < 0 and (fields or state.wrathful_units()):
        raise BadPosition("calendar", "Calendar, Codex and Wrathful God are empty between the conflicts")
    for seat in range(state.seats):
        if state.conflict < 0 and (get(state, seat, o.BONUS) or get(state, seat, o.TOKEN)):
            raise BadPosition(f"tribes[{seat}]", "bonus Strength and tokens belong to a conflict (MEZ-R50)")
        check_covered(state, seat)
    for region in range(n.REGIONS):
        placed = state.table[o.PLACED + region]
        if placed:
            actor = state.nth(state.order, state.step) if state.step < state.seats else 0
            if state.phase != n.DEPLOYING or placed > state.both(actor, region):
                raise BadPosition("regions", "more units deployed than there are (MEZ-R37)")
            if state.land[region * o.LAND + o.CHAMPION] == actor:
                raise BadPosition("regions", "no units are deployed beside the own Champion (MEZ-R37)")


def check_covered(state: MezoState, seat: int) -> None:
    """MEZ-R43: a marker for each choice made."""
    covered = get(state, seat, o.COVERED).bit_count()
    due: tuple[int, ...] = (0,)
    if state.phase == n.CHOOSE_ACTION:
        behind = (seat - state.starter) % state.seats
        due = ((state.step - behind + state.seats - 1) // state.seats,)
    elif state.phase > n.CHOOSE_ACTION and state.phase != n.OVER:
        due = (2, 3)
    if covered not in due:
        raise BadPosition(f"tribes[{seat}].covered", f"{covered} actions are covered (MEZ-R43)")


def check_pending(state: MezoState) -> None:
    each = 2 if state.seats == 2 else 1
    if state.phase == n.START_ABILITIES:
        marked = get(state, state.nth(state.order, state.step), o.MARKED)
        starts = [
            number
            for number in range(len(state.box.ability_age))
            if state.box.ability_timing[number] == n.TRIBE_START and marked >> number & 1
        ]
        if state.pending & ~sum(1 << number for number in starts):
            raise BadPosition("ready", "an ability that is not marked or not for the start of the stage")
    elif state.phase == n.PLACE_CHAMPION:
        if not 1 <= state.pending <= each:
            raise BadPosition("pending", f"there are {each} Champions to place")
    elif state.phase == n.SPLITTING:
        seat = state.nth(state.order, state.step)
        if not 1 <= state.pending <= state.both(seat, n.RESERVE):
            raise BadPosition("pending", "so many units cannot be sacrificed")
    elif state.pending:
        raise BadPosition("pending", "nothing is pending in this phase")
    kind = {n.ON_CALENDAR: n.SHAMAN, n.ON_CODEX: n.WARRIOR}.get(state.phase)
    if (kind is None) != (state.winner < 0):
        raise BadPosition("winner", "is the player who places a unit now")
    if kind is not None and not state.majority(kind) >> state.winner & 1:
        raise BadPosition("winner", "has not the most units there (MEZ-R48)")
    if kind is not None and not state.free_fields(kind):
        raise BadPosition("calendar", "no field is free (MEZ-Q31)")


def check_effects(state: MezoState) -> None:
    """Each effect must have been started by what lies below it."""
    if state.depth == 0:
        if state.phase == n.CLEANING:
            raise BadPosition("phase", "nobody decides during the clean-up")
        return
    if state.phase not in STARTS:
        raise BadPosition("effects", "no effect can be under way in this phase")
    for depth in range(state.depth):
        at = depth * t.FRAME
        name = state.box.names[state.stack[at + t.ENTRY]]
        op = state.box.code[state.stack[at + t.PC] * b.WIDTH]
        where = f"effects[{depth}]"
        if depth == 0:
            if not name.startswith(STARTS[state.phase]) or name.endswith(": summon"):
                raise BadPosition(where, f"{name} cannot be used in this phase")
            check_actor(state, where)
        elif state.stack[at + t.ACTOR] != state.stack[at - t.FRAME + t.ACTOR]:
            raise BadPosition(where, "has another actor than the effect that started it")
        else:
            check_child(state, depth, name)
        check_begun(state, depth, op)


def check_actor(state: MezoState, where: str) -> None:
    """Who carries out the first effect follows from the phase."""
    actor, entry = state.stack[t.ACTOR], state.stack[t.ENTRY]
    name = state.box.names[entry]
    if state.phase == n.START_ABILITIES:
        due = [state.nth(state.order, state.step)]
        marked = get(state, actor, o.MARKED)
        abilities = [a for a in range(len(state.box.ability_age)) if marked >> a & 1]
        if entry not in [state.box.ability_entry[a] for a in abilities]:
            raise BadPosition(where, "this ability is not marked")
    elif state.phase == n.GODS:
        due = [state.nth(state.order, state.step - 1)] if state.step else []
    elif state.phase in (n.CHOOSE_ACTION, n.THIRD_ACTION):
        due = [(state.starter + state.step - 1) % state.seats] if state.step else []
        covered = get(state, actor, o.COVERED)
        slots = [slot for slot in range(n.SLOTS) if covered >> slot & 1]
        if name != "pass" and entry not in [state.entry_of(actor, slot) for slot in slots]:
            raise BadPosition(where, "this action is not on the card, or not covered")
    else:
        due = list(range(state.seats))
    if actor not in due:
        raise BadPosition(where, "it is another player's turn")


def check_child(state: MezoState, depth: int, name: str) -> None:
    at, where = (depth - 1) * t.FRAME, f"effects[{depth}]"
    actor, pc = state.stack[at + t.ACTOR], state.stack[at + t.PC]
    op = state.box.code[pc * b.WIDTH]
    if op == b.SUMMON and state.stack[at + t.BEGUN] in (t.PICKING, t.CLOSING):
        god = state.box.gods[get(state, actor, o.PATRON)]["id"]
        if name != f"god {god}: summon":
            raise BadPosition(where, f"SUMMON uses the ability of {god}")
        return
    first = pc == state.box.start[state.stack[at + t.ENTRY]]
    offered = not first and state.box.code[(pc - 1) * b.WIDTH] == b.OFFER
    revealed = [
        state.box.names[state.box.tile_entry[state.table[o.WRATHFUL + age]]] for age in range(state.age)
    ]
    if not offered or name not in revealed:
        raise BadPosition(where, f"nothing below it uses {name}")


def check_begun(state: MezoState, depth: int, op: int) -> None:
    """How far an instruction has come."""
    at, top = depth * t.FRAME, depth == state.depth - 1
    begun = state.stack[at + t.BEGUN]
    allowed: tuple[int, ...] = (t.FRESH,)
    if op == b.SUMMON:
        allowed = (t.FRESH, t.PICKING) if top else (t.PICKING, t.CLOSING)
    elif op == b.OFFER and top:
        allowed = (t.PICKING,)
    elif op != b.END and op <= b.TRANSFORM and top:
        allowed = (t.PICKING_REGION, t.PICKING)
    if begun not in allowed:
        raise BadPosition(f"effects[{depth}].begun", f"cannot be {begun} here")
    placed = get(state, state.stack[at + t.ACTOR], o.AT) >= 0
    if op == b.SUMMON and begun != t.FRESH and not placed:
        raise BadPosition(f"effects[{depth}]", "the god stands nowhere yet")
