"""What an effect may touch: how much, where, and which pieces.

Effects run on a small stack of frames in one array, so that a position can be copied in the middle of one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.games.mezo.board import GLYPHS, HEIGHT, LAND, PIECES, STONES, TRIBE
from patolli.games.mezo.components import instructions as b
from patolli.games.mezo.components.box import Box
from patolli.games.mezo.numbers import (
    AWAKEN,
    BANISH,
    BUILD,
    DEMOLISH,
    DEPLOY,
    DESTROY,
    GLYPH,
    MOVE,
    PAY,
    PYRAMID,
    PYRAMID_AT,
    REGIONS,
    RESERVE,
    RESTORE,
    TRANSFORM,
    XIBALBA,
)
from patolli.games.mezo.scoring import Scored

if TYPE_CHECKING:
    from patolli.core.game import Game

# A frame: `stack[(depth - 1) * FRAME + …]`.
FRAME: Final = 24
FRAMES: Final = 4
PC: Final = 0  # the instruction
ACTOR: Final = 1  # who carries it out
ENTRY: Final = 2  # which component it belongs to
SAME: Final = 3  # the region of the previous effect, or -1 (MEZ-R21, Q20)
LAST: Final = 4  # pieces that the previous effect touched
BEGUN: Final = 5  # 0 not yet; then what comes next, see FRESH …
LEFT: Final = 6  # pieces still to do
TOUCHED: Final = 7  # pieces done
WANTED: Final = 8  # pieces asked for
FROM: Final = 9  # eligible regions, a bit each
INTO: Final = 10  # MOVE: eligible regions to go to; EACH: where the owner in turn has enough units
OWNER: Final = 11  # the owner that was fixed, or -1
TURN: Final = 12  # EACH: how many seats clockwise from the actor
BY_OWNER: Final = 13  # pieces per owner, five bits each
BY_REGION: Final = 14  # pieces per region, five bits each
MOVED: Final = 15  # MOVE: units that this effect brought into each region, five bits each; owner * 2 + kind
# Words stay below 31 bits: compiled, `1 << n` is a 32-bit shift.

FRESH: Final = 0
PICKING_REGION: Final = 1
PICKING: Final = 2
CLOSING: Final = 3  # SUMMON: ability and move are both done


class Targets(Scored):
    """A board on which effects look for their pieces."""

    stack: vec[i64]
    depth: i64
    supply: i64  # how many pieces the last menu was about

    def __init__(self, game: Game[Any], seats: i64, options: dict[str, Any], box: Box, rng: Rng) -> None:
        super().__init__(game, seats, options, box, rng)
        self.stack = vec[i64]()
        self.depth = 0
        self.supply = 0

    def amount(self, seat: i64, last: i64, number: i64) -> i64:
        """MEZ-Q15: how much, as things stand now."""
        row = number * b.COUNT
        counts = self.box.counts
        kind = counts[row]
        value: i64 = 0
        if kind == b.FIXED:
            return counts[row + 1]
        if kind == b.BY_AGE:
            value = counts[row + self.age]
        elif kind == b.LEVEL:
            value = self.level_of(seat)
        elif kind == b.LAST:
            value = last
        elif kind == b.UNITS_IN_CONFLICT:
            if self.conflict >= 0:
                value = self.matching(seat, counts[row + 1], self.conflict)
        elif kind == b.UNITS_IN_XIBALBA:
            value = self.matching(seat, counts[row + 1], XIBALBA)
        elif kind == b.GLYPHS_ON_BOARD:
            value = self.glyphs_on_board(seat)
        elif kind == b.TOP_PIECES:
            region: i64 = 0
            while region < REGIONS:
                if self.top_owner(region) == seat:
                    value += 1
                region += 1
        else:
            value = self.least(seat, last, row)
        return value * counts[row + 5] + counts[row + 6]

    def least(self, seat: i64, last: i64, row: i64) -> i64:
        best: i64 = b.ALL
        i: i64 = 1
        while i <= 4 and self.box.counts[row + i] >= 0:
            value = self.amount(seat, last, self.box.counts[row + i])
            if value < best:
                best = value
            i += 1
        return best

    def regions(self, at: i64, where: i64, flags: i64) -> i64:
        """MEZ-R17, R19, R20, R21: the regions, a bit each, in which an effect may happen."""
        seat = self.stack[at + ACTOR]
        found = self.active
        if where == b.SAME:
            same = self.stack[at + SAME]
            return 0 if same < 0 else self.active & (1 << same)
        if where == b.IN_CONFLICT:
            found = 0 if self.conflict < 0 else 1 << self.conflict
        elif where == b.OUTSIDE:
            if self.conflict >= 0:
                found &= ~(1 << self.conflict)
        elif where != b.ANYWHERE:
            return self.presence(seat)
        if flags & b.PRESENCE:
            found &= self.presence(seat)
        return found

    # EACH: who has units to lose (MEZ-Q19).

    def qualifies(self, owner: i64, row: i64, regions: i64) -> i64:
        """Those of the regions, a bit each, in which an owner has enough units to lose some."""
        code = self.box.code
        found: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            if (regions >> region) & 1:
                if self.matching(owner, code[row + b.UNITS], region) >= code[row + b.AT_LEAST]:
                    found |= 1 << region
            region += 1
        return found

    def anyone_qualifies(self, at: i64, row: i64, regions: i64) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.stack[at + ACTOR] or self.box.code[row + b.WHOSE] == b.EACH:
                if self.qualifies(seat, row, regions):
                    return True
            seat += 1
        return False

    # What may be pointed at: fills the menu and counts the supply.

    def targets(self, at: i64, row: i64, op: i64) -> None:
        self.supply = 0
        if op == b.BANISH or op == b.DESTROY:
            self.unit_targets(at, row, BANISH if op == b.BANISH else DESTROY)
        elif op == b.DEPLOY:
            self.placements(at, row, RESERVE, DEPLOY)
        elif op == b.AWAKEN:
            self.placements(at, row, XIBALBA, AWAKEN)
        elif op == b.RESTORE:
            self.restorable(at, row)
        elif op == b.MOVE:
            self.moves(at, row)
        elif op == b.BUILD:
            self.buildings(at, row)
        else:
            self.monuments(at, row, op)

    def restorable(self, at: i64, row: i64) -> None:
        kind: i64 = 0
        while kind < 2:
            there = self.count(self.stack[at + ACTOR], kind, XIBALBA)
            if there > 0 and (self.box.code[row + b.UNITS] >> kind) & 1:
                self.offer_choice(RESTORE + kind)
                self.supply += there
            kind += 1

    def placements(self, at: i64, row: i64, source: i64, verb: i64) -> None:
        kind: i64 = 0
        while kind < 2:
            there = self.count(self.stack[at + ACTOR], kind, source)
            if there > 0 and (self.box.code[row + b.UNITS] >> kind) & 1:
                region: i64 = 0
                while region < REGIONS:
                    if (self.stack[at + FROM] >> region) & 1 and self.has_room(at, row, region):
                        self.offer_choice(verb + kind * REGIONS + region)
                    region += 1
                if self.stack[at + FROM]:
                    self.supply += there
            kind += 1

    def has_room(self, at: i64, row: i64, region: i64) -> bool:
        most = self.box.code[row + b.PER_REGION]
        return most == 0 or (self.stack[at + BY_REGION] >> (5 * region)) & 31 < most

    def may_touch(self, at: i64, row: i64, owner: i64) -> bool:
        """Are this player's pieces eligible, and not yet as many as allowed?"""
        whose = self.box.code[row + b.WHOSE]
        seat = self.stack[at + ACTOR]
        fixed = self.stack[at + OWNER]
        if whose == b.OWN:
            if owner != seat:
                return False
        elif whose == b.OPPONENTS:
            if owner == seat:
                return False
        elif whose == b.ONE_OPPONENT:
            if owner == seat or (fixed >= 0 and owner != fixed):
                return False
        elif whose != b.ANYBODY and owner != fixed:
            return False
        most = self.box.code[row + b.PER_PLAYER]
        return most == 0 or (self.stack[at + BY_OWNER] >> (5 * owner)) & 31 < most

    def unit_targets(self, at: i64, row: i64, verb: i64) -> None:
        kinds = self.box.code[row + b.UNITS]
        regions = self.stack[at + (INTO if is_each(self.box.code[row + b.WHOSE]) else FROM)]
        owner: i64 = 0
        while owner < self.seats:
            if self.may_touch(at, row, owner):
                region: i64 = 0
                while region < REGIONS:
                    if (regions >> region) & 1 and self.has_room(at, row, region):
                        self.unit_targets_in(owner, kinds, region, verb)
                    region += 1
            owner += 1

    def unit_targets_in(self, owner: i64, kinds: i64, region: i64, verb: i64) -> None:
        kind: i64 = 0
        while kind < 2:
            there = self.count(owner, kind, region)
            if there > 0 and (kinds >> kind) & 1:
                self.offer_choice(verb + (kind * 4 + owner) * REGIONS + region)
                self.supply += there
            kind += 1

    def moves(self, at: i64, row: i64) -> None:
        """MEZ-Q25: units only, each at most once per effect, to another region."""
        kinds = self.box.code[row + b.UNITS]
        owner: i64 = 0
        while owner < self.seats:
            if self.may_touch(at, row, owner):
                place: i64 = 0
                while place < 2 * REGIONS:
                    kind = place // REGIONS
                    start = place % REGIONS
                    if (self.stack[at + FROM] >> start) & 1 and (kinds >> kind) & 1:
                        arrived = (self.stack[at + MOVED + owner * 2 + kind] >> (5 * start)) & 31
                        if self.count(owner, kind, start) > arrived:
                            self.moves_from(at, row, (kind * 4 + owner) * REGIONS + start, start)
                    place += 1
            owner += 1

    def moves_from(self, at: i64, row: i64, unit: i64, start: i64) -> None:
        end: i64 = 0
        while end < REGIONS:
            if end != start and (self.stack[at + INTO] >> end) & 1 and self.has_room(at, row, end):
                self.offer_choice(MOVE + unit * REGIONS + end)
            end += 1

    def can_build(self, seat: i64, what: i64, region: i64) -> bool:
        """MEZ-R25, R65: a glyph, or the next level of the pyramid, from the own resources."""
        if what == GLYPH:
            return self.tribe[seat * TRIBE + GLYPHS] > 0
        height = self.land[region * LAND + HEIGHT]
        return height < len(self.box.pieces) and self.tribe[seat * TRIBE + PIECES + height] > 0

    def buildings(self, at: i64, row: i64) -> None:
        """MEZ-Q23: what can be built; if only one kind can, it is that one, if none, nothing."""
        what: i64 = 0
        while what < 2:
            if (self.box.code[row + b.WHAT] >> what) & 1:
                region: i64 = 0
                while region < REGIONS:
                    if (self.stack[at + FROM] >> region) & 1 and self.has_room(at, row, region):
                        if self.can_build(self.stack[at + ACTOR], what, region):
                            self.offer_choice(BUILD + what * REGIONS + region)
                            self.supply += 1
                    region += 1
            what += 1

    def can_transform(self, seat: i64, owner: i64, what: i64, region: i64) -> bool:
        """MEZ-R32, Q6, Q22: by an own piece of the same kind and level; an own one replaces itself."""
        if owner == seat:
            return True
        if what == GLYPH:
            return self.tribe[seat * TRIBE + GLYPHS] > 0
        return self.tribe[seat * TRIBE + PIECES + self.land[region * LAND + HEIGHT] - 1] > 0

    def monuments(self, at: i64, row: i64, op: i64) -> None:
        """DEMOLISH and TRANSFORM: glyphs, and the top pieces of pyramids as they stand now (MEZ-Q24)."""
        verb: i64 = DEMOLISH if op == b.DEMOLISH else TRANSFORM
        seat = self.stack[at + ACTOR]
        what = self.box.code[row + b.WHAT]
        owner: i64 = 0
        while owner < self.seats:
            if self.may_touch(at, row, owner):
                region: i64 = 0
                while region < REGIONS:
                    if (self.stack[at + FROM] >> region) & 1 and self.has_room(at, row, region):
                        if what & 1 and self.land[region * LAND + STONES + owner] > 0:
                            if verb == DEMOLISH or self.can_transform(seat, owner, GLYPH, region):
                                self.offer_choice(verb + owner * REGIONS + region)
                                self.supply += self.land[region * LAND + STONES + owner]
                        if what & 2 and self.top_owner(region) == owner:
                            if verb == DEMOLISH or self.can_transform(seat, owner, PYRAMID, region):
                                self.offer_choice(verb + PYRAMID_AT + region)
                                self.supply += 1
                    region += 1
            owner += 1

    def offer_cost(self) -> i64:
        return self.box.offer_first if self.wrathful_units() == 0 else self.box.offer_later

    def payments(self, seat: i64) -> None:
        """Own units in the reserves and in regions where the own god is present."""
        self.supply = 0
        places = self.presence(seat) | 1 << RESERVE
        kind: i64 = 0
        while kind < 2:
            place: i64 = 0
            while place <= RESERVE:
                there = self.count(seat, kind, place)
                if (places >> place) & 1 and there > 0:
                    self.offer_choice(PAY + kind * (REGIONS + 1) + place)
                    self.supply += there
                place += 1
            kind += 1


def is_each(whose: i64) -> bool:
    return whose == b.EACH or whose == b.EACH_OPPONENT


def is_single(regions: i64) -> bool:
    return regions != 0 and regions & (regions - 1) == 0


def unit_name(kind: i64) -> str:
    return "shaman" if kind else "warrior"
