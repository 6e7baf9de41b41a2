"""Why not? The first rule that an action breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from patolli.core.errors import IllegalMove
from patolli.core.phrases import unknown
from patolli.games.mezo import actions
from patolli.games.mezo import table as t
from patolli.games.mezo.blessed import fewest_shamans, most_shamans
from patolli.games.mezo.board import (
    AT,
    CHAMPION,
    COVERED,
    HEIGHT,
    LAND,
    PATRON,
    RESERVE,
    STONES,
    TRIBE,
    XIBALBA,
    has,
)
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.components.compiler import OPERATION_NAMES
from patolli.games.mezo.data import CARDS, GLYPH, PYRAMID, SHAMAN, UNITS, WARRIOR
from patolli.games.mezo.frames import ACTOR, BEGUN, FROM, LEFT, OWNER, PC, PICKING_REGION, top
from patolli.games.mezo.notation import verb_of
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.table import both, count, glyph_left, is_active, presence, top_owner
from patolli.games.mezo.targets import arrived, has_room, is_each, may_touch, regions
from patolli.games.mezo.tribes import room_for

# The rule that says what is to be decided now: by phase, and by operation of the effect under way.
PHASE_RULES = {
    t.PICK_GOD: "MEZ-R8",
    t.PICK_ABILITY: "MEZ-R34",
    t.START_ABILITIES: "MEZ-R35",
    t.PLACE_CHAMPION: "MEZ-R36",
    t.DEPLOYING: "MEZ-R37",
    t.GODS: "MEZ-R39",
    t.CHOOSE_CARDS: "MEZ-R42",
    t.CHOOSE_ACTION: "MEZ-R43",
    t.THIRD_ACTION: "MEZ-R45",
    t.SACRIFICING: "MEZ-R51",
    t.SPLITTING: "MEZ-Q28",
    t.JUDGING: "MEZ-R47",
    t.SHAMAN_MAJORITY: "MEZ-R48",
    t.ON_CALENDAR: "MEZ-R48",
    t.WARRIOR_MAJORITY: "MEZ-R49",
    t.ON_CODEX: "MEZ-R49",
}
OPERATION_RULES = {
    ins.RESTORE: "MEZ-R30",
    ins.DEPLOY: "MEZ-R28",
    ins.AWAKEN: "MEZ-R24",
    ins.BANISH: "MEZ-R29",
    ins.DESTROY: "MEZ-R31",
    ins.MOVE: "MEZ-Q25",
    ins.BUILD: "MEZ-R25",
    ins.DEMOLISH: "MEZ-R27",
    ins.TRANSFORM: "MEZ-R32",
    ins.SUMMON: "MEZ-R26",
    ins.OFFER: "MEZ-R23",
    ins.CHOICE: "MEZ-Q18",
}


class UnderWay:
    """The effect under way, with names."""

    def __init__(self, state: MezoState) -> None:
        self.at = top(state)
        self.row = state.stack[self.at + PC] * ins.WIDTH
        self.state = state
        self.op = self.code(ins.OP)
        self.actor = self.get(ACTOR)
        self.name = OPERATION_NAMES[self.op]
        self.rule = OPERATION_RULES[self.op]

    def get(self, field: int) -> int:
        return self.state.stack[self.at + field]

    def code(self, field: int) -> int:
        return self.state.box.code[self.row + field]


def why_not(state: MezoState, seat: int, action: int) -> IllegalMove:
    if not state.box.phrases[action]:
        return IllegalMove("CORE-R3", "no-such-action", action=str(action))
    return Reason(state, seat, action).find()


class Reason:
    """One illegal action and everything needed to say what is wrong with it."""

    def __init__(self, state: MezoState, seat: int, action: int) -> None:
        self.state = state
        self.box = state.box
        self.seat = seat
        self.verb = verb_of(action)
        self.target = action - self.verb
        self.under_way = UnderWay(state) if state.depth else None
        self.phrase = self.box.phrases[action]

    def find(self) -> IllegalMove:
        expected = {verb_of(action) for action in self.state.legal(self.seat)}
        if self.verb == actions.DONE and self.under_way is not None and actions.REGION not in expected:
            return IllegalMove("MEZ-R18", "must-go-on", op=self.under_way.name)
        invoking = self.verb == actions.INVOKE and actions.VERTEX in expected
        if self.verb not in expected and not invoking:
            return self.another_decision()
        return WHY[self.verb](self)

    def another_decision(self) -> IllegalMove:
        effect = self.under_way
        if effect is None:
            rule, now = PHASE_RULES[self.state.phase], t.PHASES[self.state.phase]
        elif effect.get(BEGUN) == PICKING_REGION:
            rule, now = "MEZ-Q18", "region"
        elif effect.op == ins.OFFER and effect.get(LEFT) == 0:
            rule, now = effect.rule, "tile"
        else:
            rule, now = effect.rule, effect.name
        return IllegalMove(rule, "another-decision", now=f"@now-{now}")

    def no(self, rule: str, reason: str, **facts: Any) -> IllegalMove:
        return IllegalMove(rule, reason, **facts)

    # Decisions of the stages.

    def god(self) -> IllegalMove:
        gods = [self.state.tribe[seat * TRIBE + PATRON] for seat in range(self.state.seats)]
        return self.no("MEZ-R8", "god-taken", god=self.box.gods[self.target], seat=gods.index(self.target))

    def ability(self) -> IllegalMove:
        return self.no("MEZ-R34", "no-such-ability", number=self.target + 1, age=self.state.age)

    def use(self) -> IllegalMove:
        return self.no("MEZ-R35", "ability-not-ready", ability=self.box.abilities[self.target])

    def champion(self) -> IllegalMove:
        here, owner = self.box.regions[self.target], self.state.land[self.target * LAND + CHAMPION]
        return self.desolate(self.target) or self.no("MEZ-R36", "champion-there", region=here, seat=owner)

    def desolate(self, region: int) -> IllegalMove | None:
        if is_active(self.state, region):
            return None
        return self.no("MEZ-R19", "desolate", region=self.box.regions[region])

    def deploy(self) -> IllegalMove:
        many, kind = actions.group_number(self.target), actions.group_kind(self.target)
        region = actions.region_of(self.target)
        if self.under_way is not None:
            if many > 1:
                return self.no("MEZ-R28", "one-at-a-time")
            return self.placing(RESERVE)
        found = self.desolate(region)
        if found is not None:
            return found
        if self.state.land[region * LAND + CHAMPION] == self.seat:
            return self.no("MEZ-R37", "own-champion", region=self.box.regions[region])
        room = room_for(self.state, region)
        if room < many:
            return self.no("MEZ-R37", "three-units", region=self.box.regions[region], left=room)
        return self.too_few(kind, RESERVE)

    def too_few(self, kind: int, place: int) -> IllegalMove:
        left = count(self.state, self.seat, kind, place)
        if place == RESERVE:
            return self.no("MEZ-R28", "too-few-in-reserve", unit=UNITS[kind], left=left)
        return self.no("MEZ-R24", "none-in-xibalba", unit=UNITS[kind])

    def card(self) -> IllegalMove:
        return self.no("MEZ-R42", "card-not-in-hand", card=f"@card-{CARDS[self.target]}")

    def action(self) -> IllegalMove:
        return self.no("MEZ-R43", "action-covered", slot=self.target + 1)

    def passing(self) -> IllegalMove:
        slot = actions.covering_slot(self.target)
        if has(self.state.tribe[self.seat * TRIBE + COVERED], slot):
            return self.no("MEZ-R43", "action-covered", slot=slot + 1)
        return self.no("MEZ-Q16", "nothing-to-restore")

    def sacrifice(self) -> IllegalMove:
        return self.no("MEZ-R51", "too-many-sacrificed", left=both(self.state, self.seat, RESERVE))

    def shamans(self) -> IllegalMove:
        number = self.state.pending
        low, high = fewest_shamans(self.state, number), most_shamans(self.state, number)
        return self.no("MEZ-Q28", "wrong-split", number=number, low=low, high=high)

    def winner(self) -> IllegalMove:
        if self.target >= self.state.seats:
            return unknown(self.phrase)
        rule = PHASE_RULES[self.state.phase]
        if self.state.phase == t.JUDGING and self.state.conflict == self.state.blessed:
            rule = "MEZ-R52"
        return self.no(rule, "not-tied", seat=self.target)

    def calendar(self) -> IllegalMove:
        return self.no("MEZ-R48", "field-taken", field=self.box.calendar[self.target])

    def codex(self) -> IllegalMove:
        return self.no("MEZ-R49", "field-taken", field=self.box.codex[self.target])

    # Decisions inside effects.

    @property
    def effect(self) -> UnderWay:
        assert self.under_way is not None
        return self.under_way

    def vertex(self) -> IllegalMove:
        vertex = self.box.vertices[self.target]
        for seat in range(self.state.seats):
            if self.state.tribe[seat * TRIBE + AT] == self.target and seat != self.effect.actor:
                return self.no("MEZ-R16", "vertex-taken", vertex=vertex, seat=seat)
        return self.no("MEZ-R16", "same-vertex", vertex=vertex)

    def invoke(self) -> IllegalMove:
        if self.state.tribe[self.effect.actor * TRIBE + AT] < 0:
            return self.no("MEZ-R39", "place-first")
        return self.no("MEZ-R26", "already-invoked")

    def choose(self) -> IllegalMove:
        return self.no("MEZ-Q18", "no-such-option", number=self.target + 1)

    def choose_region(self) -> IllegalMove:
        here = self.box.regions[self.target]
        return self.region(self.target) or self.no("MEZ-Q18", "does-nothing-there", region=here)

    def offer(self) -> IllegalMove:
        return self.no("MEZ-R23", "tile-not-revealed", tile=self.box.tiles[self.target])

    def pay(self) -> IllegalMove:
        kind, place = actions.payment_kind(self.target), actions.payment_place(self.target)
        if place == RESERVE:
            return self.too_few(kind, RESERVE)
        found = self.desolate(place)
        if found is None and not has(presence(self.state, self.seat), place):
            found = self.no("MEZ-R23", "not-present", region=self.box.regions[place])
        return found or self.no("MEZ-R23", "no-unit-there", unit=UNITS[kind], region=self.box.regions[place])

    def region(self, region: int) -> IllegalMove | None:
        """Is a region eligible for the effect? In the order in which a player would check it."""
        found = self.desolate(region)
        if found is not None or has(self.effect.get(FROM), region):
            return found
        here, where = self.box.regions[region], self.effect.code(ins.WHERE)
        if where == ins.SAME:
            return self.no("MEZ-R21", "same-region", region=here)
        return self.elsewhere(region, where)

    def elsewhere(self, region: int, where: int) -> IllegalMove:
        """Why a region in play is not among those of a selector, or no longer."""
        effect, here = self.effect, self.box.regions[region]
        if has(regions(self.state, effect.at, where, effect.code(ins.FLAGS)), region):
            return self.no("MEZ-R21", "one-region", region=here)
        if where == ins.IN_CONFLICT and region != self.state.conflict:
            return self.no("MEZ-R20", "conflict-only", region=here)
        if where == ins.OUTSIDE and region == self.state.conflict:
            return self.no("MEZ-R20", "not-in-conflict", region=here)
        return self.no("MEZ-R17", "not-present", region=here)

    def room(self, region: int) -> IllegalMove | None:
        if has_room(self.state, self.effect.at, self.effect.row, region):
            return None
        most = self.effect.code(ins.PER_REGION)
        return self.no(self.effect.rule, "enough-there", most=most, region=self.box.regions[region])

    def kind(self, kind: int) -> IllegalMove | None:
        if has(self.effect.code(ins.UNITS), kind):
            return None
        other = SHAMAN if kind == WARRIOR else WARRIOR
        return self.no(self.effect.rule, "wrong-kind", unit=UNITS[other])

    def owner(self, owner: int) -> IllegalMove | None:
        """May this player's pieces be touched by the effect?"""
        state, effect = self.state, self.effect
        if owner >= state.seats:
            return unknown(self.phrase)
        if may_touch(state, effect.at, effect.row, owner):
            return None
        whose = effect.code(ins.WHOSE)
        if whose == ins.OWN:
            return self.no(effect.rule, "own-only")
        if owner == effect.actor and whose in (ins.OPPONENTS, ins.ONE_OPPONENT):
            return self.no(effect.rule, "opponents-only")
        if is_each(whose):
            return self.no("MEZ-Q19", "owner-in-turn", seat=effect.get(OWNER))
        if whose == ins.ONE_OPPONENT:
            return self.no(effect.rule, "one-opponent", seat=effect.get(OWNER))
        return self.no(effect.rule, "enough-of-player", seat=owner, most=effect.code(ins.PER_PLAYER))

    def placing(self, source: int) -> IllegalMove:
        kind, region = actions.group_kind(self.target), actions.region_of(self.target)
        return self.region(region) or self.kind(kind) or self.room(region) or self.too_few(kind, source)

    def awaken(self) -> IllegalMove:
        return self.placing(XIBALBA)

    def restore(self) -> IllegalMove:
        return self.kind(self.target) or self.too_few(self.target, XIBALBA)

    def drive(self) -> IllegalMove:
        """BANISH and DESTROY."""
        kind, owner = actions.unit_kind(self.target), actions.unit_owner(self.target)
        region = actions.region_of(self.target)
        here = self.box.regions[region]
        found = self.owner(owner) or self.region(region) or self.kind(kind) or self.room(region)
        if found is not None:
            return found
        if count(self.state, owner, kind, region) > 0:
            most = self.effect.code(ins.AT_LEAST)
            return self.no(self.effect.rule, "too-few-units", region=here, most=most)
        return self.no(self.effect.rule, "no-unit-there", unit=UNITS[kind], region=here)

    def move(self) -> IllegalMove:
        mover, end = actions.move_unit(self.target), actions.region_of(self.target)
        kind, owner, start = actions.unit_kind(mover), actions.unit_owner(mover), actions.region_of(mover)
        found = self.owner(owner) or self.region(start) or self.kind(kind)
        if found is not None:
            return found
        here, there = self.box.regions[start], count(self.state, owner, kind, start)
        if there == 0:
            return self.no("MEZ-Q25", "no-unit-there", unit=UNITS[kind], region=here)
        if start == end:
            return self.no("MEZ-Q25", "stays-there", region=here)
        if arrived(self.state, self.effect.at, owner, kind, start) >= there:
            return self.no("MEZ-Q25", "moved-already", region=here)
        return self.desolate(end) or self.room(end) or self.elsewhere(end, self.effect.code(ins.TO))

    def what(self, what: int) -> IllegalMove | None:
        if has(self.effect.code(ins.WHAT), what):
            return None
        return self.no(self.effect.rule, "glyphs-only" if what == PYRAMID else "pyramids-only")

    def build(self) -> IllegalMove:
        what, region = actions.building_what(self.target), actions.region_of(self.target)
        found = self.region(region) or self.what(what) or self.room(region)
        if found is not None:
            return found
        if what == GLYPH:
            return self.no("MEZ-R25", "no-glyph-left")
        height = self.state.land[region * LAND + HEIGHT]
        if height == len(self.box.pieces):
            return self.no("MEZ-R65", "pyramid-complete", region=self.box.regions[region])
        return self.no("MEZ-R65", "no-piece-left", level=height + 1)

    def change(self) -> IllegalMove:
        """DEMOLISH and TRANSFORM."""
        region, what = actions.region_of(self.target), actions.monument_what(self.target)
        here = self.box.regions[region]
        found = self.region(region) or self.what(what)
        if found is not None:
            return found
        owner = top_owner(self.state, region) if what == PYRAMID else actions.glyph_owner(self.target)
        if owner < 0:
            return self.no(self.effect.rule, "no-pyramid-there", region=here)
        found = self.owner(owner) or self.room(region)
        if found is not None:
            return found
        if what == GLYPH and self.state.land[region * LAND + STONES + owner] == 0:
            return self.no(self.effect.rule, "no-glyph-there", region=here)
        if what == GLYPH:
            assert not glyph_left(self.state, self.effect.actor)
            return self.no("MEZ-Q6", "no-glyph-left")
        return self.no("MEZ-Q6", "no-piece-left", level=self.state.land[region * LAND + HEIGHT])


WHY: dict[int, Callable[[Reason], IllegalMove]] = {
    actions.GOD: Reason.god,
    actions.ABILITY: Reason.ability,
    actions.USE: Reason.use,
    actions.CHAMPION: Reason.champion,
    actions.DEPLOY: Reason.deploy,
    actions.AWAKEN: Reason.awaken,
    actions.RESTORE: Reason.restore,
    actions.BANISH: Reason.drive,
    actions.DESTROY: Reason.drive,
    actions.MOVE: Reason.move,
    actions.BUILD: Reason.build,
    actions.DEMOLISH: Reason.change,
    actions.TRANSFORM: Reason.change,
    actions.VERTEX: Reason.vertex,
    actions.INVOKE: Reason.invoke,
    actions.CARD: Reason.card,
    actions.ACTION: Reason.action,
    actions.PASS: Reason.passing,
    actions.PAY: Reason.pay,
    actions.OFFER: Reason.offer,
    actions.CHOOSE: Reason.choose,
    actions.REGION: Reason.choose_region,
    actions.WINNER: Reason.winner,
    actions.CALENDAR: Reason.calendar,
    actions.CODEX: Reason.codex,
    actions.SACRIFICE: Reason.sacrifice,
    actions.SHAMANS: Reason.shamans,
}
