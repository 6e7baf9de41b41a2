"""The executor: carries out the effects of cards, fields, tiles, altars and abilities.

The top frame of the stack is asked again and again to make a step (`step_effect`), until it needs a decision.
An effect on several pieces is several decisions, one piece each.
"""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo.board import (
    AT,
    BONUS,
    GLYPHS,
    HEIGHT,
    LAND,
    PATRON,
    PIECES,
    STEPS,
    STONES,
    TOKEN,
    TRIBE,
    WRATHFUL,
)
from patolli.games.mezo.components import instructions as b
from patolli.games.mezo.numbers import (
    AWAKEN,
    BANISH,
    BUILD,
    CHOOSE,
    DEMOLISH,
    DEPLOY,
    DESTROY,
    DONE,
    GLYPH,
    INVOKE,
    MOVE,
    OFFER,
    PAY,
    PYRAMID,
    PYRAMID_AT,
    REGION,
    REGIONS,
    RESERVE,
    RESTORE,
    TRANSFORM,
    VERTEX,
    WRATH,
    XIBALBA,
)
from patolli.games.mezo.targets import (
    ACTOR,
    BEGUN,
    BY_OWNER,
    BY_REGION,
    CLOSING,
    ENTRY,
    FRAME,
    FRESH,
    FROM,
    INTO,
    LAST,
    LEFT,
    MOVED,
    OWNER,
    PC,
    PICKING,
    PICKING_REGION,
    SAME,
    TOUCHED,
    TURN,
    WANTED,
    Targets,
    is_each,
    is_single,
    unit_name,
)


class Effects(Targets):
    """A board on which effects are carried out."""

    def push(self, entry: i64, seat: i64) -> None:
        """Start the program of an entry for a seat."""
        at = self.depth * FRAME
        field: i64 = 0
        while field < FRAME:
            self.stack[at + field] = 0
            field += 1
        self.stack[at + PC] = self.box.start[entry]
        self.stack[at + ACTOR] = seat
        self.stack[at + ENTRY] = entry
        self.stack[at + SAME] = -1
        self.stack[at + OWNER] = -1
        self.depth += 1

    def settle(self) -> bool:
        """Ask, unless there is nothing to choose: then it is done at once."""
        if self.menu_count == 1:
            self.decide(self.menu[0])
            return False
        return True

    def decide(self, action: i64) -> None:
        raise NotImplementedError

    # Steps. True: a decision is needed, and the menu is ready.

    def step_effect(self) -> bool:
        at = (self.depth - 1) * FRAME
        pc = self.stack[at + PC]
        row = pc * b.WIDTH
        op = self.box.code[row]
        self.menu_count = 0
        self.asked = self.stack[at + ACTOR]
        if op == b.END:
            self.depth -= 1
            return False
        if op <= b.TRANSFORM:
            return self.step_pieces(at, row, op)
        if op == b.SUMMON:
            return self.step_summon(at)
        if op == b.OFFER:
            return self.step_offer(at, row)
        if op == b.CHOICE:
            option: i64 = 0
            while option < self.box.code[row + b.SIZE]:
                self.offer_choice(CHOOSE + option)
                option += 1
            return True
        self.gain(at, row, op)
        return False

    def gain(self, at: i64, row: i64, op: i64) -> None:
        """The effects that need no choice."""
        seat = self.stack[at + ACTOR]
        self.stack[at + PC] += 1
        if op == b.GO_TO:
            self.stack[at + PC] = self.box.code[row + b.JUMP]
        elif op == b.IF:
            same = self.stack[at + SAME]
            if same < 0 or self.matching(seat, self.box.code[row + b.UNITS], same) == 0:
                self.stack[at + PC] = self.box.code[row + b.JUMP]
        elif op == b.REMINDER:
            if self.conflict >= 0:  # MEZ-R46; Q33
                self.tribe[seat * TRIBE + TOKEN] |= self.box.code[row + b.UNITS]
                if self.sink is not None:
                    kind = "warrior" if self.box.code[row + b.UNITS] == 1 else "shaman"
                    self.tell("reminder", seat, unit=kind)
        else:
            points = self.amount(seat, self.stack[at + LAST], self.box.code[row + b.SIZE])
            if op == b.VP:
                self.gain_vp(seat, points)
            elif op == b.DEVOTION:
                self.gain_devotion(seat, points)
            elif self.conflict >= 0 and points > 0:  # MEZ-Q33: no conflict, no Strength
                self.tribe[seat * TRIBE + BONUS] += points
                if self.sink is not None:
                    self.tell("strength", seat, strength=points)

    # Effects on pieces.

    def begin(self, at: i64, row: i64, op: i64) -> None:
        """Fix the size and the regions of an effect before its first piece (MEZ-Q15)."""
        code = self.box.code
        stack = self.stack
        flags = code[row + b.FLAGS]
        where = code[row + b.WHERE]
        left = self.amount(stack[at + ACTOR], stack[at + LAST], code[row + b.SIZE])
        stack[at + BEGUN] = PICKING
        stack[at + LEFT] = left
        stack[at + WANTED] = left
        stack[at + TOUCHED] = 0
        stack[at + OWNER] = -1
        stack[at + BY_OWNER] = 0
        stack[at + BY_REGION] = 0
        if op != b.RESTORE:
            found = self.regions(at, where, flags)
            stack[at + FROM] = found
            if where == b.IN_CONFLICT and found:
                stack[at + SAME] = self.conflict
            elif where != b.SAME:
                stack[at + SAME] = -1
        if op == b.MOVE:
            stack[at + INTO] = self.regions(at, code[row + b.TO], flags)
            word: i64 = 0
            while word < 8:
                stack[at + MOVED + word] = 0
                word += 1
        elif op == b.BANISH or op == b.DESTROY:
            if is_each(code[row + b.WHOSE]):
                stack[at + TURN] = -1
                stack[at + LEFT] = 0
        if flags & b.ASK_REGION and left > 0 and stack[at + FROM]:
            stack[at + BEGUN] = PICKING_REGION

    def step_pieces(self, at: i64, row: i64, op: i64) -> bool:
        stack = self.stack
        code = self.box.code
        flags = code[row + b.FLAGS]
        if stack[at + BEGUN] == FRESH:
            self.begin(at, row, op)
            if flags & b.COST:
                self.targets(at, row, op)
                if self.supply < stack[at + LEFT]:  # not in full: then not at all
                    self.finish(at, row)
                    return False
        if stack[at + BEGUN] == PICKING_REGION:
            self.offer_regions(at, row, op)
            return self.settle()
        self.menu_count = 0
        if stack[at + LEFT] > 0:
            self.targets(at, row, op)
        if self.menu_count == 0:
            if is_each(code[row + b.WHOSE]) and self.next_owner(at, row):
                return False
            self.finish(at, row)
            return False
        if flags & b.OWNER_CHOOSES:
            self.asked = stack[at + OWNER]
        if flags & b.UP_TO or (flags & b.OPTIONAL and stack[at + TOUCHED] == 0):
            self.offer_choice(DONE)
        elif self.takes_all(at, row, op):
            self.decide(self.menu[0])
            return False
        return self.settle()

    def finish(self, at: i64, row: i64) -> None:
        stack = self.stack
        stack[at + LAST] = stack[at + TOUCHED]
        stack[at + BEGUN] = FRESH
        if self.box.code[row + b.FLAGS] & b.COST and stack[at + TOUCHED] < stack[at + WANTED]:
            stack[at + PC] = self.box.code[row + b.JUMP]
        else:
            stack[at + PC] += 1

    def takes_all(self, at: i64, row: i64, op: i64) -> bool:
        """MEZ-R18: must every piece on offer go, with nowhere to choose? Then nobody is asked."""
        code = self.box.code
        if self.supply > self.stack[at + LEFT] or code[row + b.PER_PLAYER] or code[row + b.PER_REGION]:
            return False
        if op == b.RESTORE:
            return True
        one = is_single(self.stack[at + FROM])
        if op == b.DEPLOY or op == b.AWAKEN:
            return one
        if op != b.BANISH and op != b.DESTROY:
            return False
        if code[row + b.FLAGS] & b.ONE_REGION and not one:
            return False
        return code[row + b.WHOSE] != b.ONE_OPPONENT or self.stack[at + OWNER] >= 0

    def next_owner(self, at: i64, row: i64) -> bool:
        """Turn to the next owner who has enough units there."""
        stack = self.stack
        whose = self.box.code[row + b.WHOSE]
        turn = stack[at + TURN] + 1
        if turn == 0 and whose == b.EACH_OPPONENT:
            turn = 1
        while turn < self.seats:
            owner = (stack[at + ACTOR] + turn) % self.seats
            enough = self.qualifies(owner, row, stack[at + FROM])
            if enough:
                stack[at + INTO] = enough
                stack[at + TURN] = turn
                stack[at + OWNER] = owner
                stack[at + LEFT] = stack[at + WANTED]
                return stack[at + WANTED] > 0
            turn += 1
        return False

    def offer_regions(self, at: i64, row: i64, op: i64) -> None:
        """MEZ-Q18: the regions where a mandatory effect does something, or else all eligible ones."""
        stack = self.stack
        eligible = stack[at + FROM]
        useful: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            if (eligible >> region) & 1:
                if is_each(self.box.code[row + b.WHOSE]):
                    if self.anyone_qualifies(at, row, 1 << region):
                        useful |= 1 << region
                else:
                    stack[at + FROM] = 1 << region
                    self.menu_count = 0
                    self.targets(at, row, op)
                    if self.menu_count > 0:
                        useful |= 1 << region
            region += 1
        stack[at + FROM] = eligible
        if useful == 0 or self.box.code[row + b.FLAGS] & b.UP_TO:
            useful = eligible
        self.menu_count = 0
        region = 0
        while region < REGIONS:
            if (useful >> region) & 1:
                self.offer_choice(REGION + region)
            region += 1

    # Decisions inside effects.

    def decide_effect(self, action: i64) -> None:
        at = (self.depth - 1) * FRAME
        row = self.stack[at + PC] * b.WIDTH
        op = self.box.code[row]
        if op == b.CHOICE:
            option = action - CHOOSE
            self.stack[at + PC] = self.box.code[row + b.OPTIONS + option]
        elif op == b.SUMMON:
            self.decide_summon(at, action)
        elif op == b.OFFER:
            self.decide_offer(at, action)
        elif action == DONE:
            if is_each(self.box.code[row + b.WHOSE]):
                self.stack[at + LEFT] = 0  # this owner has chosen; now the next one
            else:
                self.finish(at, row)
        elif self.stack[at + BEGUN] == PICKING_REGION:
            region = action - REGION
            self.stack[at + FROM] = 1 << region
            self.stack[at + SAME] = region
            self.stack[at + BEGUN] = PICKING
            if self.sink is not None:
                self.tell("region-chosen", self.stack[at + ACTOR], region=self.box.regions[region])
        else:
            self.take_piece(at, row, op, action)

    def take_piece(self, at: i64, row: i64, op: i64, action: i64) -> None:
        seat = self.stack[at + ACTOR]
        self.stack[at + LEFT] -= 1
        self.stack[at + TOUCHED] += 1
        if op == b.RESTORE:
            self.shift(seat, action - RESTORE, XIBALBA, RESERVE)  # MEZ-R30
            if self.sink is not None:
                self.tell("restored", seat, unit=unit_name(action - RESTORE))
        elif op == b.DEPLOY:
            self.place_unit(at, row, (action - DEPLOY) // REGIONS, (action - DEPLOY) % REGIONS, RESERVE)
        elif op == b.AWAKEN:
            self.place_unit(at, row, (action - AWAKEN) // REGIONS, (action - AWAKEN) % REGIONS, XIBALBA)
        elif op == b.BANISH:
            self.drive(at, row, action - BANISH, RESERVE)
        elif op == b.DESTROY:
            self.drive(at, row, action - DESTROY, XIBALBA)
        elif op == b.MOVE:
            self.move_unit(at, row, action - MOVE)
        elif op == b.BUILD:
            region = (action - BUILD) % REGIONS
            self.note(at, row, seat, region)
            self.build(seat, (action - BUILD) // REGIONS, region)
        elif op == b.DEMOLISH:
            self.change(at, row, action - DEMOLISH, False)
        else:
            self.change(at, row, action - TRANSFORM, True)

    def note(self, at: i64, row: i64, owner: i64, region: i64) -> None:
        """Remember whose piece was touched and where; "one" fixes the region or the opponent."""
        stack = self.stack
        stack[at + SAME] = region
        stack[at + BY_OWNER] += 1 << (5 * owner)
        stack[at + BY_REGION] += 1 << (5 * region)
        if self.box.code[row + b.FLAGS] & b.ONE_REGION:
            stack[at + FROM] = 1 << region
        if self.box.code[row + b.WHOSE] == b.ONE_OPPONENT:
            stack[at + OWNER] = owner

    def place_unit(self, at: i64, row: i64, kind: i64, region: i64, source: i64) -> None:
        """MEZ-R24 AWAKEN from Xibalba, MEZ-R28 DEPLOY from the reserves."""
        seat = self.stack[at + ACTOR]
        self.note(at, row, seat, region)
        self.shift(seat, kind, source, region)
        if self.sink is not None:
            event = "awakened" if source == XIBALBA else "deployed"
            self.tell(event, seat, unit=unit_name(kind), count=1, region=self.box.regions[region])

    def drive(self, at: i64, row: i64, unit: i64, target: i64) -> None:
        """MEZ-R29 BANISH to the owner's reserves, MEZ-R31 DESTROY to Xibalba."""
        kind = unit // (4 * REGIONS)
        owner = unit // REGIONS % 4
        region = unit % REGIONS
        self.note(at, row, owner, region)
        self.shift(owner, kind, region, target)
        if self.sink is not None:
            event = "banished" if target == RESERVE else "destroyed"
            actor = self.stack[at + ACTOR]
            where = self.box.regions[region]
            self.tell(event, actor, owner_seat=owner, unit=unit_name(kind), region=where)

    def move_unit(self, at: i64, row: i64, move: i64) -> None:
        kind = move // (4 * REGIONS * REGIONS)
        owner = move // (REGIONS * REGIONS) % 4
        start = move // REGIONS % REGIONS
        end = move % REGIONS
        stack = self.stack
        sources = stack[at + FROM]
        self.note(at, row, owner, end)
        if self.box.code[row + b.FLAGS] & b.ONE_REGION:
            stack[at + INTO] = 1 << end
        stack[at + FROM] = 1 << start if self.box.code[row + b.FLAGS] & b.ONE_SOURCE else sources
        stack[at + MOVED + owner * 2 + kind] += 1 << (5 * end)
        self.shift(owner, kind, start, end)
        if self.sink is not None:
            here, there = self.box.regions[start], self.box.regions[end]
            self.tell(
                "moved", stack[at + ACTOR], owner_seat=owner, unit=unit_name(kind), start=here, region=there
            )

    def build(self, seat: i64, what: i64, region: i64) -> None:
        """MEZ-R25."""
        where = region * LAND
        if what == GLYPH:
            self.tribe[seat * TRIBE + GLYPHS] -= 1
            self.land[where + STONES + seat] += 1
            if self.sink is not None:
                self.tell("built-glyph", seat, region=self.box.regions[region])
            return
        level = self.land[where + HEIGHT]
        self.tribe[seat * TRIBE + PIECES + level] -= 1
        self.land[where + STEPS + level] = seat
        self.land[where + HEIGHT] = level + 1
        if self.sink is not None:
            self.tell("built-pyramid", seat, region=self.box.regions[region], level=level + 1)
        self.score_piece(seat, region, level)

    def change(self, at: i64, row: i64, target: i64, transform: bool) -> None:
        """MEZ-R27 DEMOLISH and MEZ-R32 TRANSFORM: the old piece goes back to its owner's resources."""
        seat = self.stack[at + ACTOR]
        region = target % REGIONS
        what: i64 = PYRAMID if target >= PYRAMID_AT else GLYPH
        owner = self.top_owner(region) if what == PYRAMID else target // REGIONS
        self.note(at, row, owner, region)
        self.demolish(owner, what, region)
        if self.sink is not None:
            event = "transformed" if transform else "demolished"
            name = "pyramid" if what == PYRAMID else "glyph"
            self.tell(event, seat, owner_seat=owner, what=name, region=self.box.regions[region])
        if transform:
            self.build(seat, what, region)

    def demolish(self, owner: i64, what: i64, region: i64) -> None:
        where = region * LAND
        if what == GLYPH:
            self.land[where + STONES + owner] -= 1
            self.tribe[owner * TRIBE + GLYPHS] += 1
        else:
            level = self.land[where + HEIGHT] - 1
            self.land[where + STEPS + level] = 0
            self.land[where + HEIGHT] = level
            self.tribe[owner * TRIBE + PIECES + level] += 1

    # SUMMON (MEZ-R26): move the god and use its ability, either first.

    def step_summon(self, at: i64) -> bool:
        stack = self.stack
        if stack[at + BEGUN] == CLOSING:
            stack[at + BEGUN] = FRESH
            stack[at + PC] += 1
            return False
        vertex: i64 = 0
        while vertex < len(self.box.vertex_regions):
            if not self.vertex_taken(vertex):  # MEZ-R16: another vertex, and a free one
                self.offer_choice(VERTEX + vertex)
            vertex += 1
        placed = self.tribe[stack[at + ACTOR] * TRIBE + AT] >= 0
        if placed and stack[at + BEGUN] == FRESH:  # MEZ-R39: before it stands somewhere, a god does nothing
            self.offer_choice(INVOKE)
        return self.settle()

    def decide_summon(self, at: i64, action: i64) -> None:
        seat = self.stack[at + ACTOR]
        ability_done = self.stack[at + BEGUN] == PICKING
        if action == INVOKE:
            self.stack[at + BEGUN] = PICKING
        else:
            self.stack[at + BEGUN] = CLOSING
            self.tribe[seat * TRIBE + AT] = action - VERTEX
            if self.sink is not None:
                god = self.box.gods[self.tribe[seat * TRIBE + PATRON]]
                self.tell("god-moved", seat, god=god, vertex=self.box.vertices[action - VERTEX])
        if not ability_done:
            self.push(self.box.summon_entry[self.tribe[seat * TRIBE + PATRON]], seat)

    # OFFER (MEZ-R23, Q5, Q21): pay units, then use a revealed Wrathful God tile.

    def step_offer(self, at: i64, row: i64) -> bool:
        stack = self.stack
        seat = stack[at + ACTOR]
        if stack[at + BEGUN] == FRESH:
            stack[at + LEFT] = self.offer_cost()
            stack[at + WANTED] = stack[at + LEFT]
            stack[at + BEGUN] = PICKING
        if stack[at + LEFT] > 0:
            self.payments(seat)
            if self.supply < stack[at + LEFT]:
                stack[at + BEGUN] = FRESH
                stack[at + PC] += 1
                return False
            if self.box.code[row + b.FLAGS] & b.OPTIONAL and stack[at + LEFT] == stack[at + WANTED]:
                self.offer_choice(DONE)
            elif self.supply == stack[at + LEFT]:
                self.decide(self.menu[0])
                return False
            return self.settle()
        age: i64 = 0
        while age < self.age:
            self.offer_choice(OFFER + self.table[WRATHFUL + age])
            age += 1
        return self.settle()

    def decide_offer(self, at: i64, action: i64) -> None:
        stack = self.stack
        seat = stack[at + ACTOR]
        if action >= PAY and action < OFFER:
            kind = (action - PAY) // (REGIONS + 1)
            place = (action - PAY) % (REGIONS + 1)
            self.shift(seat, kind, place, WRATH)
            stack[at + LEFT] -= 1
            if self.sink is not None:
                self.tell("offered", seat, unit=unit_name(kind))
            return
        stack[at + BEGUN] = FRESH
        stack[at + PC] += 1
        if action != DONE:
            tile = action - OFFER
            if self.sink is not None:
                self.tell("tile-used", seat, tile=self.box.tiles[tile])
            self.push(self.box.tile_entry[tile], seat)
