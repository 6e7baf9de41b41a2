"""Why not? The first rule that an action breaks."""

from __future__ import annotations

from typing import Any

from patolli.core.errors import IllegalMove
from patolli.games.mezo import numbers as n
from patolli.games.mezo import targets as t
from patolli.games.mezo.board import AT, CHAMPION, COVERED, HEIGHT, LAND, PATRON, PIECES, STONES, TRIBE
from patolli.games.mezo.components import instructions as b
from patolli.games.mezo.notation import KINDS, VERBS, verb_of
from patolli.games.mezo.state import MezoState

# The rule that says what is to be decided now: by phase, and by operation of the effect under way.
PHASE_RULES = {
    n.PICK_GOD: "MEZ-R8",
    n.PICK_ABILITY: "MEZ-R34",
    n.START_ABILITIES: "MEZ-R35",
    n.PLACE_CHAMPION: "MEZ-R36",
    n.DEPLOYING: "MEZ-R37",
    n.GODS: "MEZ-R39",
    n.CHOOSE_CARDS: "MEZ-R42",
    n.CHOOSE_ACTION: "MEZ-R43",
    n.THIRD_ACTION: "MEZ-R45",
    n.SACRIFICING: "MEZ-R51",
    n.SPLITTING: "MEZ-Q28",
    n.JUDGING: "MEZ-R47",
    n.SHAMAN_MAJORITY: "MEZ-R48",
    n.ON_CALENDAR: "MEZ-R48",
    n.WARRIOR_MAJORITY: "MEZ-R49",
    n.ON_CODEX: "MEZ-R49",
}
OP_RULES = {
    b.RESTORE: "MEZ-R30",
    b.DEPLOY: "MEZ-R28",
    b.AWAKEN: "MEZ-R24",
    b.BANISH: "MEZ-R29",
    b.DESTROY: "MEZ-R31",
    b.MOVE: "MEZ-Q25",
    b.BUILD: "MEZ-R25",
    b.DEMOLISH: "MEZ-R27",
    b.TRANSFORM: "MEZ-R32",
    b.SUMMON: "MEZ-R26",
    b.OFFER: "MEZ-R23",
    b.CHOICE: "MEZ-Q18",
}
OP_NAMES = {
    b.RESTORE: "restore",
    b.DEPLOY: "deploy",
    b.AWAKEN: "awaken",
    b.BANISH: "banish",
    b.DESTROY: "destroy",
    b.MOVE: "move",
    b.BUILD: "build",
    b.DEMOLISH: "demolish",
    b.TRANSFORM: "transform",
    b.SUMMON: "summon",
    b.OFFER: "offer",
    b.CHOICE: "choice",
}


class Frame:
    """The effect under way, with names."""

    def __init__(self, state: MezoState) -> None:
        self.at = (state.depth - 1) * t.FRAME
        self.row = state.stack[self.at + t.PC] * b.WIDTH
        self.state = state
        self.op = self.code(b.OP)
        self.actor = self.get(t.ACTOR)

    def get(self, field: int) -> int:
        return self.state.stack[self.at + field]

    def code(self, field: int) -> int:
        return self.state.box.code[self.row + field]

    def flag(self, flag: int) -> bool:
        return bool(self.code(b.FLAGS) & flag)

    @property
    def name(self) -> str:
        return OP_NAMES[self.op]

    @property
    def rule(self) -> str:
        return OP_RULES[self.op]


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
        self.action = action
        self.verb = verb_of(action)
        self.target = action - self.verb
        self.frame = Frame(state) if state.depth else None
        self.phrase = self.box.phrases[action]

    def find(self) -> IllegalMove:
        expected = {verb_of(action) for action in self.state.legal(self.seat)}
        wrong_verb = self.verb not in expected
        if self.verb == n.DONE and self.frame is not None and n.REGION not in expected:
            return IllegalMove("MEZ-R18", "must-go-on", op=self.frame.name)
        if wrong_verb and not (self.verb == n.INVOKE and n.VERTEX in expected):
            return self.another_decision()
        found: IllegalMove = getattr(self, f"why_{VERBS[self.verb]}")()
        return found

    def another_decision(self) -> IllegalMove:
        if self.frame is not None:
            rule, now = self.frame.rule, self.frame.name
            if self.frame.get(t.BEGUN) == t.PICKING_REGION:
                rule, now = "MEZ-Q18", "region"
            elif self.frame.op == b.OFFER and self.frame.get(t.LEFT) == 0:
                now = "tile"
        else:
            rule, now = PHASE_RULES[self.state.phase], n.PHASES[self.state.phase]
        return IllegalMove(rule, "another-decision", phrase=self.phrase, now=f"@now-{now}")

    def no(self, rule: str, reason: str, **facts: Any) -> IllegalMove:
        return IllegalMove(rule, reason, **facts)

    # Decisions of the stages.

    def why_god(self) -> IllegalMove:
        owner = next(
            seat for seat in range(self.state.seats) if self.state.tribe[seat * TRIBE + PATRON] == self.target
        )
        return self.no("MEZ-R8", "god-taken", god=self.box.gods[self.target], seat=owner)

    def why_ability(self) -> IllegalMove:
        return self.no("MEZ-R34", "no-such-ability", number=self.target + 1, age=self.state.age)

    def why_use(self) -> IllegalMove:
        return self.no("MEZ-R35", "ability-not-ready", ability=self.box.abilities[self.target])

    def why_champion(self) -> IllegalMove:
        return self.desolate(self.target) or self.no(
            "MEZ-R36",
            "champion-there",
            region=self.box.regions[self.target],
            seat=self.state.land[self.target * LAND + CHAMPION],
        )

    def desolate(self, region: int) -> IllegalMove | None:
        if self.state.is_active(region):
            return None
        return self.no("MEZ-R19", "desolate", region=self.box.regions[region])

    def why_deploy(self) -> IllegalMove:
        many, kind, region = self.target // 12 + 1, self.target // 6 % 2, self.target % 6
        if self.frame is not None:
            if many > 1:
                return self.no("MEZ-R28", "one-at-a-time")
            return self.placing(kind, region, n.RESERVE)
        found = self.desolate(region)
        if found is not None:
            return found
        if self.state.land[region * LAND + CHAMPION] == self.seat:
            return self.no("MEZ-R37", "own-champion", region=self.box.regions[region])
        if self.state.room_for(region) < many:
            room = self.state.room_for(region)
            return self.no("MEZ-R37", "three-units", region=self.box.regions[region], left=room)
        return self.too_few(kind, n.RESERVE)

    def too_few(self, kind: int, place: int) -> IllegalMove:
        left = self.state.count(self.seat, kind, place)
        if place == n.RESERVE:
            return self.no("MEZ-R28", "too-few-in-reserve", unit=KINDS[kind], left=left)
        return self.no("MEZ-R24", "none-in-xibalba", unit=KINDS[kind])

    def why_card(self) -> IllegalMove:
        return self.no("MEZ-R42", "card-not-in-hand", card=f"@card-{self.phrase.split()[1]}")

    def why_action(self) -> IllegalMove:
        return self.no("MEZ-R43", "action-covered", slot=self.target + 1)

    def why_pass(self) -> IllegalMove:
        slot = self.target % n.SLOTS
        if (self.state.tribe[self.seat * TRIBE + COVERED] >> slot) & 1:
            return self.no("MEZ-R43", "action-covered", slot=slot + 1)
        return self.no("MEZ-Q16", "nothing-to-restore")

    def why_sacrifice(self) -> IllegalMove:
        left = self.state.both(self.seat, n.RESERVE)
        return self.no("MEZ-R51", "too-many-sacrificed", left=left)

    def why_shamans(self) -> IllegalMove:
        low, high = (
            self.state.fewest_shamans(self.state.pending),
            self.state.most_shamans(self.state.pending),
        )
        return self.no("MEZ-Q28", "wrong-split", number=self.state.pending, low=low, high=high)

    def why_winner(self) -> IllegalMove:
        if self.target >= self.state.seats:
            return self.no("CORE-R3", "no-such-phrase", phrase=self.phrase)
        rule = PHASE_RULES[self.state.phase]
        if self.state.phase == n.JUDGING and self.state.conflict == self.state.blessed:
            rule = "MEZ-R52"
        return self.no(rule, "not-tied", seat=self.target)

    def why_calendar(self) -> IllegalMove:
        return self.no("MEZ-R48", "field-taken", field=self.box.calendar[self.target])

    def why_codex(self) -> IllegalMove:
        return self.no("MEZ-R49", "field-taken", field=self.box.codex[self.target])

    # Decisions inside effects.

    @property
    def effect(self) -> Frame:
        assert self.frame is not None
        return self.frame

    def why_vertex(self) -> IllegalMove:
        vertex = self.box.vertices[self.target]
        for seat in range(self.state.seats):
            if self.state.tribe[seat * TRIBE + AT] == self.target and seat != self.effect.actor:
                return self.no("MEZ-R16", "vertex-taken", vertex=vertex, seat=seat)
        return self.no("MEZ-R16", "same-vertex", vertex=vertex)

    def why_invoke(self) -> IllegalMove:
        if self.state.tribe[self.effect.actor * TRIBE + AT] < 0:
            return self.no("MEZ-R39", "place-first")
        return self.no("MEZ-R26", "already-invoked")

    def why_choose(self) -> IllegalMove:
        return self.no("MEZ-Q18", "no-such-option", number=self.target + 1)

    def why_region(self) -> IllegalMove:
        return self.region(self.target) or self.no(
            "MEZ-Q18", "does-nothing-there", region=self.box.regions[self.target]
        )

    def why_offer(self) -> IllegalMove:
        return self.no("MEZ-R23", "tile-not-revealed", tile=self.box.tiles[self.target])

    def why_pay(self) -> IllegalMove:
        kind, place = self.target // 7, self.target % 7
        if place == n.RESERVE:
            return self.too_few(kind, n.RESERVE)
        found = self.desolate(place)
        if found is None and not (self.state.presence(self.seat) >> place) & 1:
            found = self.no("MEZ-R23", "not-present", region=self.box.regions[place])
        return found or self.no("MEZ-R23", "no-unit-there", unit=KINDS[kind], region=self.box.regions[place])

    def region(self, region: int) -> IllegalMove | None:
        """Is a region eligible for the effect? In the order in which a player would check it."""
        found = self.desolate(region)
        if found is not None:
            return found
        frame, here = self.effect, self.box.regions[region]
        where = frame.code(b.WHERE)
        eligible = self.state.regions(frame.at, where, frame.code(b.FLAGS))
        if where == b.SAME:
            eligible = frame.get(t.FROM)
        if (frame.get(t.FROM) >> region) & 1:
            return None
        if (eligible >> region) & 1:
            return self.no("MEZ-R21", "one-region", region=here)
        if where == b.SAME:
            return self.no("MEZ-R21", "same-region", region=here)
        if where == b.IN_CONFLICT and region != self.state.conflict:
            return self.no("MEZ-R20", "conflict-only", region=here)
        if where == b.OUTSIDE and region == self.state.conflict:
            return self.no("MEZ-R20", "not-in-conflict", region=here)
        return self.no("MEZ-R17", "not-present", region=here)

    def room(self, region: int) -> IllegalMove | None:
        if self.state.has_room(self.effect.at, self.effect.row, region):
            return None
        most = self.effect.code(b.PER_REGION)
        return self.no(self.effect.rule, "enough-there", most=most, region=self.box.regions[region])

    def kind(self, kind: int) -> IllegalMove | None:
        if (self.effect.code(b.UNITS) >> kind) & 1:
            return None
        return self.no(self.effect.rule, "wrong-kind", unit=KINDS[1 - kind])

    def owner(self, owner: int) -> IllegalMove | None:
        """May this player's pieces be touched by the effect?"""
        state, frame = self.state, self.effect
        if owner >= state.seats:
            return self.no("CORE-R3", "no-such-phrase", phrase=self.phrase)
        if state.may_touch(frame.at, frame.row, owner):
            return None
        whose = frame.code(b.WHOSE)
        if whose == b.OWN:
            return self.no(frame.rule, "own-only")
        if owner == frame.actor and whose in (b.OPPONENTS, b.ONE_OPPONENT):
            return self.no(frame.rule, "opponents-only")
        if whose in (b.EACH, b.EACH_OPPONENT):
            return self.no("MEZ-Q19", "owner-in-turn", seat=frame.get(t.OWNER))
        if whose == b.ONE_OPPONENT:
            return self.no(frame.rule, "one-opponent", seat=frame.get(t.OWNER))
        return self.no(frame.rule, "enough-of-player", seat=owner, most=frame.code(b.PER_PLAYER))

    def placing(self, kind: int, region: int, source: int) -> IllegalMove:
        return self.region(region) or self.kind(kind) or self.room(region) or self.too_few(kind, source)

    def why_awaken(self) -> IllegalMove:
        return self.placing(self.target // 6, self.target % 6, n.XIBALBA)

    def why_restore(self) -> IllegalMove:
        return self.kind(self.target) or self.too_few(self.target, n.XIBALBA)

    def unit(self, kind: int, owner: int, region: int) -> IllegalMove:
        found = self.owner(owner) or self.region(region) or self.kind(kind) or self.room(region)
        if found is None and self.state.count(owner, kind, region) > 0:
            most = self.effect.code(b.AT_LEAST)
            found = self.no(self.effect.rule, "too-few-units", region=self.box.regions[region], most=most)
        return found or self.no(
            self.effect.rule, "no-unit-there", unit=KINDS[kind], region=self.box.regions[region]
        )

    def why_banish(self) -> IllegalMove:
        return self.unit(self.target // 24, self.target // 6 % 4, self.target % 6)

    def why_destroy(self) -> IllegalMove:
        return self.why_banish()

    def why_move(self) -> IllegalMove:
        kind, owner = self.target // 144, self.target // 36 % 4
        start, end = self.target // 6 % 6, self.target % 6
        found = self.owner(owner) or self.region(start) or self.kind(kind)
        if found is not None:
            return found
        if self.state.count(owner, kind, start) == 0:
            where = self.box.regions[start]
            return self.no("MEZ-Q25", "no-unit-there", unit=KINDS[kind], region=where)
        if start == end:
            return self.no("MEZ-Q25", "stays-there", region=self.box.regions[start])
        arrived = self.effect.get(t.MOVED + owner * 2 + kind) >> (5 * start) & 31
        if arrived >= self.state.count(owner, kind, start):
            return self.no("MEZ-Q25", "moved-already", region=self.box.regions[start])
        return self.desolate(end) or self.room(end) or self.destination(end)

    def destination(self, end: int) -> IllegalMove:
        to, here = self.effect.code(b.TO), self.box.regions[end]
        if to == b.IN_CONFLICT and end != self.state.conflict:
            return self.no("MEZ-R20", "conflict-only", region=here)
        if to == b.OUTSIDE and end == self.state.conflict:
            return self.no("MEZ-R20", "not-in-conflict", region=here)
        if (self.state.regions(self.effect.at, to, self.effect.code(b.FLAGS)) >> end) & 1:
            return self.no("MEZ-R21", "one-region", region=here)
        return self.no("MEZ-R17", "not-present", region=here)

    def what(self, what: int) -> IllegalMove | None:
        if (self.effect.code(b.WHAT) >> what) & 1:
            return None
        return self.no(self.effect.rule, "glyphs-only" if what == n.PYRAMID else "pyramids-only")

    def why_build(self) -> IllegalMove:
        what, region = self.target // 6, self.target % 6
        found = self.region(region) or self.what(what) or self.room(region)
        if found is not None:
            return found
        if what == n.GLYPH:
            return self.no("MEZ-R25", "no-glyph-left")
        height = self.state.land[region * LAND + HEIGHT]
        if height == len(self.box.pieces):
            return self.no("MEZ-R65", "pyramid-complete", region=self.box.regions[region])
        return self.no("MEZ-R65", "no-piece-left", level=height + 1)

    def why_demolish(self) -> IllegalMove:
        region = self.target % 6
        what = n.PYRAMID if self.target >= n.PYRAMID_AT else n.GLYPH
        owner = self.state.top_owner(region) if what == n.PYRAMID else self.target // 6
        here = self.box.regions[region]
        found = self.region(region) or self.what(what)
        if found is not None:
            return found
        if owner < 0:
            return self.no(self.effect.rule, "no-pyramid-there", region=here)
        found = self.owner(owner) or self.room(region)
        if found is not None:
            return found
        if what == n.GLYPH and self.state.land[region * LAND + STONES + owner] == 0:
            return self.no(self.effect.rule, "no-glyph-there", region=here)
        if what == n.GLYPH:
            return self.no("MEZ-Q6", "no-glyph-left")
        level = self.state.land[region * LAND + HEIGHT]
        assert self.state.tribe[self.effect.actor * TRIBE + PIECES + level - 1] == 0
        return self.no("MEZ-Q6", "no-piece-left", level=level)

    def why_transform(self) -> IllegalMove:
        return self.why_demolish()
