"""Stage 4: the conflicts. Cards, actions, sacrifices, Strength and majorities, clean-up (MEZ-R41 to R54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.fast import i64
from patolli.core.rng import Rng
from patolli.games.mezo.board import (
    ALTAR,
    BONUS,
    CALENDAR_AT,
    CHAMPION,
    CODEX_AT,
    COVERED,
    DECK,
    LAND,
    PATRON,
    PLAYED,
    SEEN,
    STONES,
    TILES,
    TOKEN,
    TOP,
    TRIBE,
)
from patolli.games.mezo.components import instructions as b
from patolli.games.mezo.components.box import Box
from patolli.games.mezo.effects import Effects
from patolli.games.mezo.numbers import (
    ACTION,
    CALENDAR,
    CHOOSE_ACTION,
    CHOOSE_CARDS,
    CLEANING,
    CODEX,
    DONE,
    FIELD,
    GIVEN,
    GLYPH,
    JUDGING,
    ON_CALENDAR,
    ON_CODEX,
    PASS,
    PICK_GOD,
    PLACES,
    RESERVE,
    SACRIFICE,
    SACRIFICING,
    SHAMAN,
    SHAMAN_MAJORITY,
    SHAMANS,
    SLOTS,
    SPLITTING,
    THIRD,
    THIRD_ACTION,
    WARRIOR,
    WARRIOR_MAJORITY,
    WINNER,
    WRATH,
    XIBALBA,
)
from patolli.games.mezo.targets import unit_name

if TYPE_CHECKING:
    from patolli.core.game import Game

CARD_NAMES = ["legacy", "vengeance", "fervor", "edict", "task"]


class Conflicts(Effects):
    """A board on which conflicts are fought out."""

    phase: i64
    order: i64  # the seats in the order of this step, fixed when it began (MEZ-Q12)
    step: i64  # how far in that order
    pending: i64  # start-of-stage abilities still to use, a bit each; Champions still to place; units given
    tile: i64  # which conflict of this age
    conflicts: i64  # how many there are
    starter: i64  # who chooses first in this conflict
    winner: i64  # who places a unit on the Calendar or Codex

    def __init__(self, game: Game[Any], seats: i64, options: dict[str, Any], box: Box, rng: Rng) -> None:
        super().__init__(game, seats, options, box, rng)
        self.phase = PICK_GOD
        self.order = 0
        self.step = 0
        self.pending = 0
        self.tile = 0
        self.conflicts = 0
        self.starter = 0
        self.winner = -1

    def end_age(self) -> None:
        raise NotImplementedError

    def turn_of(self) -> i64:
        """The seat whose turn it is in the order of this step."""
        return self.nth(self.order, self.step)

    def in_order(self, phase: i64) -> None:
        """MEZ-Q12: begin a step in which everybody acts, most VP first."""
        self.phase = phase
        self.order = self.by_vp()
        self.step = 0

    def begin_conflict(self) -> None:
        """MEZ-R41: the next tile, Blessed or not (Q2); who chooses first is fixed now (MEZ-R43, Q1, Q28)."""
        self.conflict = self.table[TILES + self.tile]
        self.phase = CHOOSE_CARDS
        self.line += 1
        if self.conflict == self.blessed:
            self.starter = self.nth(self.by_vp(), 0)
        else:
            self.starter = (self.land[self.conflict * LAND + CHAMPION] + 1) % self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.tribe[seat * TRIBE + SEEN] = self.hand_size(seat)
            seat += 1
        if self.sink is not None:
            self.tell("conflict", -1, region=self.box.regions[self.conflict])

    def ask_cards(self) -> bool:
        waits = False
        seat: i64 = 0
        while seat < self.seats:
            if self.tribe[seat * TRIBE + PLAYED] < 0:
                if self.tribe[seat * TRIBE + DECK] == 1:  # MEZ-Q34
                    self.lay_card(seat, self.tribe[seat * TRIBE + TOP])
                else:
                    waits = True
            seat += 1
        if waits:
            self.asked = self.mover()
            return True
        self.reveal_cards()
        return False

    def lay_card(self, seat: i64, card: i64) -> None:
        """MEZ-R42: face down; the rest of the hand goes back on top of the deck."""
        at = seat * TRIBE
        self.take_from_deck(seat, card)
        self.tribe[at + PLAYED] = card
        if self.tribe[at + SEEN] > 0:
            self.tribe[at + SEEN] -= 1
        if self.sink is not None:
            self.tell("card-chosen", seat, card="@card-" + CARD_NAMES[card], only=[seat])
            self.tell("card-laid", seat)

    def reveal_cards(self) -> None:
        if self.sink is not None:
            seat: i64 = 0
            while seat < self.seats:
                card = CARD_NAMES[self.tribe[seat * TRIBE + PLAYED]]
                self.tell("card-revealed", seat, card="@card-" + card)
                seat += 1
        self.phase = CHOOSE_ACTION
        self.step = 0

    # Actions: two rounds, then the third ones.

    def clockwise(self) -> i64:
        """MEZ-R43: the seat whose turn it is, clockwise from the starter."""
        return (self.starter + self.step) % self.seats

    def ask_action(self) -> bool:
        """MEZ-R43, R44, Q4: two rounds, each time an uncovered action or a pass."""
        if self.step == 2 * self.seats:
            self.phase = THIRD_ACTION
            self.step = 0
            return False
        self.asked = self.clockwise()
        covered = self.tribe[self.asked * TRIBE + COVERED]
        restore = self.both(self.asked, XIBALBA) > 0  # MEZ-Q16
        slot: i64 = 0
        while slot < SLOTS:
            if (covered >> slot) & 1 == 0:
                self.offer_choice(ACTION + slot)
                self.offer_choice(PASS + slot)
                if restore:
                    self.offer_choice(PASS + SLOTS + slot)
            slot += 1
        return True

    def choose_action(self, action: i64) -> None:
        seat = self.asked
        self.step += 1
        if action < PASS:
            self.take_action(seat, action - ACTION)
            return
        slot = (action - PASS) % SLOTS
        restore = action - PASS >= SLOTS
        self.tribe[seat * TRIBE + COVERED] |= 1 << slot
        if self.sink is not None:
            self.tell("passed", seat, slot=slot + 1, reward="restore" if restore else "devotion")
        if restore:
            self.push(b.PASS_ENTRY, seat)
        else:
            self.gain_devotion(seat, 1)

    def entry_of(self, seat: i64, slot: i64) -> i64:
        """The entry of an action on the card that a player has revealed."""
        at = seat * TRIBE
        return self.box.action_entry[(self.tribe[at + PATRON] * 5 + self.tribe[at + PLAYED]) * SLOTS + slot]

    def take_action(self, seat: i64, slot: i64) -> None:
        self.tribe[seat * TRIBE + COVERED] |= 1 << slot
        if self.sink is not None:
            self.tell("action", seat, slot=slot + 1)
        self.push(self.entry_of(seat, slot), seat)

    def ask_third(self) -> bool:
        """MEZ-R45, Q17: for an own glyph in the region, the third action."""
        if self.step == self.seats:
            if self.conflict == self.blessed:
                self.in_order(SACRIFICING)
            else:
                self.phase = JUDGING
            return False
        self.asked = self.clockwise()
        if self.land[self.conflict * LAND + STONES + self.asked] == 0:
            self.step += 1
            return False
        self.offer_choice(THIRD)
        self.offer_choice(DONE)
        return True

    def take_third(self, action: i64) -> None:
        seat = self.asked
        self.step += 1
        if action == DONE:
            return
        self.demolish(seat, GLYPH, self.conflict)
        if self.sink is not None:
            self.tell("third", seat, region=self.box.regions[self.conflict])
        slot: i64 = 0
        while (self.tribe[seat * TRIBE + COVERED] >> slot) & 1:
            slot += 1
        self.take_action(seat, slot)

    # The Blessed region (MEZ-R51 to R54).

    def ask_sacrifice(self) -> bool:
        if self.step == self.seats:
            self.phase = JUDGING
            return False
        self.asked = self.turn_of()
        number: i64 = 0
        while number <= self.both(self.asked, RESERVE):
            self.offer_choice(SACRIFICE + number)
            number += 1
        return self.settle()

    def fewest_shamans(self, number: i64) -> i64:
        warriors = self.count(self.asked, WARRIOR, RESERVE)
        return number - warriors if number > warriors else 0

    def most_shamans(self, number: i64) -> i64:
        shamans = self.count(self.asked, SHAMAN, RESERVE)
        return number if number < shamans else shamans

    def sacrifice(self, number: i64) -> None:
        """MEZ-Q28: the number, then which of them are Shamans, where there is a choice."""
        low = self.fewest_shamans(number)
        if low < self.most_shamans(number):
            self.pending = number
            self.phase = SPLITTING
        else:
            self.give(self.asked, number - low, low)

    def ask_shamans(self) -> bool:
        self.asked = self.turn_of()
        shamans = self.fewest_shamans(self.pending)
        while shamans <= self.most_shamans(self.pending):
            self.offer_choice(SHAMANS + shamans)
            shamans += 1
        return self.settle()

    def give(self, seat: i64, warriors: i64, shamans: i64) -> None:
        """MEZ-R51: a point of Devotion and of Strength each; the units lie on the ability card."""
        self.phase = SACRIFICING
        self.pending = 0
        self.step += 1
        if self.sink is not None:
            self.tell("sacrificed", seat, warriors=warriors, shamans=shamans, count=warriors + shamans)
        at = seat * 2
        self.units[at * PLACES + RESERVE] -= warriors
        self.units[at * PLACES + GIVEN] += warriors
        self.units[(at + 1) * PLACES + RESERVE] -= shamans
        self.units[(at + 1) * PLACES + GIVEN] += shamans
        self.gain_devotion(seat, warriors + shamans)

    # Resolution (MEZ-R47 to R49, R52).

    def strongest(self) -> i64:
        """The players with the most Strength in the conflict, a bit each."""
        best: i64 = -1
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            power = self.strength(seat, self.conflict)
            if power > best:
                best = power
                found = 0
            if power == best:
                found |= 1 << seat
            seat += 1
        return found

    def judge(self, tied: i64) -> i64:
        """Who picks among the tied: the Champion's owner (MEZ-Q8, Q29), if Blessed the one behind."""
        if self.conflict != self.blessed:
            return self.land[self.conflict * LAND + CHAMPION]
        order = self.by_vp()
        place = self.seats - 1
        while (tied >> self.nth(order, place)) & 1 == 0:
            place -= 1
        return self.nth(order, place)

    def offer_winners(self, tied: i64) -> bool:
        self.asked = self.judge(tied)
        seat: i64 = 0
        while seat < self.seats:
            if (tied >> seat) & 1:
                self.offer_choice(WINNER + seat)
            seat += 1
        return self.settle()

    def ask_winner(self) -> bool:
        return self.offer_winners(self.strongest())

    def win(self, seat: i64) -> None:
        """MEZ-R47: the altar; MEZ-R52, R53: in the Blessed region VP instead, and no fields."""
        if self.sink is not None:
            power = self.strength(seat, self.conflict)
            self.tell("won", seat, region=self.box.regions[self.conflict], strength=power)
        if self.conflict == self.blessed:
            self.phase = CLEANING
            self.gain_vp(seat, self.box.blessed_vp)
        else:
            self.phase = SHAMAN_MAJORITY
            self.push(self.box.altar_entry[self.land[self.conflict * LAND + ALTAR]], seat)

    def free_fields(self, kind: i64) -> i64:
        """Free fields of the Calendar (Shamans) or the Codex (Warriors), a bit each."""
        at: i64 = CALENDAR_AT if kind == SHAMAN else CODEX_AT
        count: i64 = len(self.box.calendar_entry) if kind == SHAMAN else len(self.box.codex_entry)
        found: i64 = 0
        field: i64 = 0
        while field < count:
            if self.table[at + field] == 0:
                found |= 1 << field
            field += 1
        return found

    def majority(self, kind: i64) -> i64:
        """MEZ-R48, R49: who has the most units of a kind, a bit each; a reminder token outranks (Q3, Q30)."""
        best: i64 = 0
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            units = self.count(seat, kind, self.conflict)
            if units > 0 and (self.tribe[seat * TRIBE + TOKEN] >> kind) & 1:
                units = 1000
            if units > best:
                best = units
                found = 0
            if units == best and units > 0:
                found |= 1 << seat
            seat += 1
        return found

    def ask_majority(self, kind: i64) -> bool:
        tied = self.majority(kind)
        if tied == 0 or self.free_fields(kind) == 0:  # MEZ-Q31
            self.phase = WARRIOR_MAJORITY if kind == SHAMAN else CLEANING
            return False
        return self.offer_winners(tied)

    def win_majority(self, seat: i64) -> None:
        kind: i64 = SHAMAN if self.phase == SHAMAN_MAJORITY else WARRIOR
        self.winner = seat
        self.phase = ON_CALENDAR if kind == SHAMAN else ON_CODEX
        if self.sink is not None:
            self.tell("majority", seat, unit=unit_name(kind))

    def ask_field(self) -> bool:
        kind: i64 = SHAMAN if self.phase == ON_CALENDAR else WARRIOR
        verb: i64 = CALENDAR if kind == SHAMAN else CODEX
        free = self.free_fields(kind)
        self.asked = self.winner
        field: i64 = 0
        while free:
            if free & 1:
                self.offer_choice(verb + field)
            free >>= 1
            field += 1
        return self.settle()

    def place_on_field(self, kind: i64, field: i64) -> None:
        """MEZ-Q11: placing and using the field are mandatory."""
        seat = self.winner
        self.winner = -1
        self.shift(seat, kind, self.conflict, FIELD)
        if kind == SHAMAN:
            self.table[CALENDAR_AT + field] = seat + 1
            self.phase = WARRIOR_MAJORITY
            if self.sink is not None:
                self.tell("calendar", seat, field=self.box.calendar[field])
            self.push(self.box.calendar_entry[field], seat)
        else:
            self.table[CODEX_AT + field] = seat + 1
            self.phase = CLEANING
            if self.sink is not None:
                self.tell("codex", seat, field=self.box.codex[field])
            self.push(self.box.codex_entry[field], seat)

    def clean_up(self) -> None:
        """MEZ-R50, R54, R66, R67, Q37: only the conflict region is emptied; glyphs and pyramids stay."""
        seat: i64 = 0
        while seat < self.seats:
            kind: i64 = 0
            while kind < 2:
                self.shift_all(seat, kind, self.conflict, RESERVE)
                self.shift_all(seat, kind, WRATH, XIBALBA)
                self.shift_all(seat, kind, GIVEN, XIBALBA)
                kind += 1
            at = seat * TRIBE
            self.tribe[at + BONUS] = 0
            self.tribe[at + TOKEN] = 0
            self.tribe[at + COVERED] = 0
            self.tribe[at + PLAYED] = -1
            seat += 1
        self.land[self.conflict * LAND + CHAMPION] = -1
        if self.conflict == self.blessed:
            self.blessed = -1
        if self.sink is not None:
            self.tell("cleaned", -1, region=self.box.regions[self.conflict])
        self.conflict = -1
        self.step = 0
        self.tile += 1
        if self.tile < self.conflicts:
            self.begin_conflict()
        else:
            self.end_age()
