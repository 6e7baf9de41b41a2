"""The course of the game: three ages of five stages, and what each of them asks.

`advance` runs the game until somebody has to decide: first the effects on the stack, then the stage itself.
Whatever has only one outcome is done on the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.core.fast import i64, vec
from patolli.core.rng import seeded
from patolli.core.state import Actions
from patolli.games.mezo.board import (
    ALTAR,
    CHAMPION,
    DEVOTION,
    LAND,
    MARKED,
    PATRON,
    PLACED,
    PLAYED,
    SEEN,
    TILES,
    TOP,
    TRIBE,
    VP,
    WRATHFUL,
)
from patolli.games.mezo.components import instructions as b
from patolli.games.mezo.conflict import Conflicts
from patolli.games.mezo.numbers import (
    ABILITY,
    CALENDAR,
    CARD,
    CHOOSE_ACTION,
    CHOOSE_CARDS,
    CLEANING,
    CODEX,
    DEPLOY,
    DEPLOYING,
    DONE,
    FIELD,
    GAME_END,
    GOD,
    GODS,
    JUDGING,
    ON_CALENDAR,
    ON_CODEX,
    OVER,
    PICK_ABILITY,
    PICK_GOD,
    PLACE_CHAMPION,
    REGIONS,
    RESERVE,
    SACRIFICE,
    SACRIFICING,
    SHAMAN,
    SHAMAN_MAJORITY,
    SHAMANS,
    SPLITTING,
    START_ABILITIES,
    THIRD_ACTION,
    TRIBE_START,
    USE,
    WARRIOR,
    WARRIOR_MAJORITY,
    WINNER,
    XIBALBA,
)
from patolli.games.mezo.numbers import (
    CHAMPION as PUT_CHAMPION,
)
from patolli.games.mezo.targets import FRAME, FRAMES, unit_name

if TYPE_CHECKING:
    pass


class MezoState(Conflicts):
    """A game of Mezo."""

    def copy(self) -> MezoState:
        other = MezoState(self.game, self.seats, self.options, self.box, self.rng.copy())
        self.copy_board(other)
        other.stack = self.stack[:]
        other.depth = self.depth
        other.phase = self.phase
        other.order = self.order
        other.step = self.step
        other.pending = self.pending
        other.tile = self.tile
        other.conflicts = self.conflicts
        other.starter = self.starter
        other.winner = self.winner
        return other

    def blank(self) -> None:
        self.lay_out()
        self.stack = vec[i64]([0] * (FRAME * FRAMES))

    # Setup (MEZ-R1 to R9).

    def set_up(self) -> None:
        self.blank()
        self.desolate()
        self.lay_altars()
        age: i64 = 1
        while age <= 3:
            self.table[WRATHFUL + age - 1] = self.draw_tile(age)  # MEZ-R5
            age += 1
        first = self.rng.below(self.seats)  # MEZ-R7
        place: i64 = 0
        while place < self.seats:
            seat = (first + place) % self.seats
            self.tribe[seat * TRIBE + VP] = self.box.start_vp[place]
            i: i64 = 0
            while i < self.box.dead_warriors:  # MEZ-R6
                self.shift(seat, WARRIOR, RESERVE, XIBALBA)
                i += 1
            i = 0
            while i < self.box.dead_shamans:
                self.shift(seat, SHAMAN, RESERVE, XIBALBA)
                i += 1
            place += 1
        self.order = self.by_vp()
        self.advance()

    def desolate(self) -> None:
        """MEZ-R3: one region is Desolate, with three players two; MEZ-R9: with two players as with four."""
        tiles = vec[i64]([0, 1, 2, 3, 4, 5])
        self.rng.shuffle(tiles, REGIONS)
        gone: i64 = 2 if self.seats == 3 else 1
        self.conflicts = REGIONS - gone
        self.active = 63
        i: i64 = 0
        while i < gone:
            self.active &= ~(1 << tiles[i])
            i += 1
        i = 0
        while i < self.conflicts:
            self.table[TILES + i] = tiles[gone + i]
            i += 1
        while i < REGIONS:
            self.table[TILES + i] = -1
            i += 1

    def lay_altars(self) -> None:
        """MEZ-R4, Q36: a random altar on each active region, for the whole game."""
        altars = vec[i64]([0] * len(self.box.altar_entry))
        i: i64 = 0
        while i < len(altars):
            altars[i] = i
            i += 1
        self.rng.shuffle(altars, len(altars))
        i = 0
        region: i64 = 0
        while region < REGIONS:
            if self.is_active(region):
                self.land[region * LAND + ALTAR] = altars[i]
                i += 1
            region += 1

    # Whose turn.

    def mover(self) -> i64:
        if self.phase == OVER:
            return -1
        if self.phase == CHOOSE_CARDS:
            seat: i64 = 0
            while self.tribe[seat * TRIBE + PLAYED] >= 0:
                seat += 1
            return seat
        return self.asked

    def waits_for(self, seat: i64) -> bool:
        if self.phase == CHOOSE_CARDS:  # MEZ-R42: everybody at once
            return self.tribe[seat * TRIBE + PLAYED] < 0
        return self.phase != OVER and seat == self.asked

    def scores(self) -> list[float]:
        found: list[float] = []
        seat: i64 = 0
        while seat < self.seats:
            found.append(float(self.tribe[seat * TRIBE + VP]))
            seat += 1
        return found

    def winners(self) -> list[int]:
        """MEZ-R62: most VP; two markers never share a field, so there is one winner."""
        if self.phase != OVER:
            return []
        return [self.nth(self.by_vp(), 0)]

    def legal_into(self, seat: i64, out: Actions) -> None:
        i: i64 = 0
        if self.phase == CHOOSE_CARDS:
            while i < self.hand_size(seat):
                out.add(CARD + self.tribe[seat * TRIBE + TOP + i])
                i += 1
            return
        while i < self.menu_count:
            out.add(self.menu[i])
            i += 1

    def apply(self, seat: i64, action: i64) -> None:
        if self.phase == CHOOSE_CARDS:
            self.lay_card(seat, action - CARD)
            self.line += 1
        else:
            self.decide(action)
        self.advance()
        if self.mover() != seat:
            self.line += 1

    def advance(self) -> None:
        """Run the game until somebody has to decide."""
        while True:
            if self.depth > 0:
                if self.step_effect():
                    return
            elif self.step_game():
                return

    def decide(self, action: i64) -> None:
        if self.depth > 0:
            self.decide_effect(action)
        else:
            self.decide_game(action)

    # One step of the game itself; True: a decision is needed, and the menu is ready.

    def step_game(self) -> bool:
        self.menu_count = 0
        phase = self.phase
        if phase == CHOOSE_ACTION:
            return self.ask_action()
        if phase == THIRD_ACTION:
            return self.ask_third()
        if phase == DEPLOYING:
            return self.ask_deployment()
        if phase == CHOOSE_CARDS:
            return self.ask_cards()
        if phase == SACRIFICING:
            return self.ask_sacrifice()
        if phase == SPLITTING:
            return self.ask_shamans()
        if phase == JUDGING:
            return self.ask_winner()
        if phase == SHAMAN_MAJORITY:
            return self.ask_majority(SHAMAN)
        if phase == WARRIOR_MAJORITY:
            return self.ask_majority(WARRIOR)
        if phase in (ON_CALENDAR, ON_CODEX):
            return self.ask_field()
        if phase == CLEANING:
            self.clean_up()
            return False
        if phase == GODS:
            return self.call_gods()
        if phase == PLACE_CHAMPION:
            return self.ask_champion()
        if phase == START_ABILITIES:
            return self.ask_start_ability()
        if phase == PICK_ABILITY:
            return self.ask_ability()
        if phase == PICK_GOD:
            return self.ask_god()
        self.asked = -1
        return True

    def decide_game(self, action: i64) -> None:
        phase = self.phase
        if phase == CHOOSE_ACTION:
            self.choose_action(action)
        elif phase == DEPLOYING:
            self.deploy(action)
        elif phase == THIRD_ACTION:
            self.take_third(action)
        elif phase == SACRIFICING:
            self.sacrifice(action - SACRIFICE)
        elif phase == SPLITTING:
            self.give(self.turn_of(), self.pending - (action - SHAMANS), action - SHAMANS)
        elif phase == JUDGING:
            self.win(action - WINNER)
        elif phase in (SHAMAN_MAJORITY, WARRIOR_MAJORITY):
            self.win_majority(action - WINNER)
        elif phase == ON_CALENDAR:
            self.place_on_field(SHAMAN, action - CALENDAR)
        elif phase == ON_CODEX:
            self.place_on_field(WARRIOR, action - CODEX)
        elif phase == PLACE_CHAMPION:
            self.place_champion(action - PUT_CHAMPION)
        elif phase == START_ABILITIES:
            self.pending &= ~(1 << (action - USE))
            self.push(self.box.ability_entry[action - USE], self.turn_of())
        elif phase == PICK_ABILITY:
            self.mark_ability(action - ABILITY)
        else:
            self.take_god(action - GOD)

    # Gods are chosen, fewest VP first (MEZ-R8).

    def ask_god(self) -> bool:
        if self.step == self.seats:
            self.start_age()
            return False
        self.asked = self.nth(self.order, self.seats - 1 - self.step)
        god: i64 = 0
        while god < len(self.box.summon_entry):
            if not self.god_taken(god):
                self.offer_choice(GOD + god)
            god += 1
        return self.settle()

    def god_taken(self, god: i64) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if self.tribe[seat * TRIBE + PATRON] == god:
                return True
            seat += 1
        return False

    def take_god(self, god: i64) -> None:
        self.tribe[self.asked * TRIBE + PATRON] = god
        if self.sink is not None:
            self.tell("god-chosen", self.asked, god=self.box.gods[god])
        self.shuffle_deck(self.asked)
        self.step += 1

    # Stage 1: the start of an age.

    def start_age(self) -> None:
        if self.sink is not None:
            tile = self.box.tiles[self.table[WRATHFUL + self.age - 1]]
            self.tell("age", -1, age=self.age)
            self.tell("wrathful-revealed", -1, tile=tile)  # MEZ-R33
        self.line += 1
        self.in_order(PICK_ABILITY)

    def ask_ability(self) -> bool:
        """MEZ-R34, Q35: one of the abilities of this age; several players may take the same one."""
        if self.step == self.seats:
            self.in_order(START_ABILITIES)
            self.start_tribe()
            return False
        self.asked = self.turn_of()
        choice: i64 = 0
        while self.ability_of(choice) >= 0:
            self.offer_choice(ABILITY + choice)
            choice += 1
        return self.settle()

    def ability_of(self, choice: i64) -> i64:
        """The number of the choice-th ability of this age, or -1."""
        ability: i64 = 0
        while ability < len(self.box.ability_age):
            if self.box.ability_age[ability] == self.age:
                if choice == 0:
                    return ability
                choice -= 1
            ability += 1
        return -1

    def mark_ability(self, choice: i64) -> None:
        ability = self.ability_of(choice)
        self.tribe[self.asked * TRIBE + MARKED] |= 1 << ability
        if self.sink is not None:
            self.tell("ability-chosen", self.asked, ability=self.box.abilities[ability])
        self.step += 1

    # Stage 2: the tribes, one player after the other (MEZ-R35 to R38).

    def start_tribe(self) -> None:
        """Whose turn has come finds their start-of-stage abilities ready; with two players too (MEZ-Q26)."""
        self.phase = START_ABILITIES
        self.pending = 0
        marked = self.tribe[self.turn_of() * TRIBE + MARKED]
        ability: i64 = 0
        while ability < len(self.box.ability_age):
            if (marked >> ability) & 1 and self.box.ability_timing[ability] == TRIBE_START:
                self.pending |= 1 << ability
            ability += 1

    def ask_start_ability(self) -> bool:
        """MEZ-R35, Q35: mandatory, in an order the player chooses."""
        if self.pending == 0:
            self.phase = PLACE_CHAMPION
            self.pending = 2 if self.seats == 2 else 1  # MEZ-R9
            return False
        self.asked = self.turn_of()
        ability: i64 = 0
        while ability < len(self.box.ability_age):
            if (self.pending >> ability) & 1:
                self.offer_choice(USE + ability)
            ability += 1
        return self.settle()

    def ask_champion(self) -> bool:
        """MEZ-R36: into a region without a Champion."""
        if self.pending == 0:
            self.phase = DEPLOYING
            return False
        self.asked = self.turn_of()
        region: i64 = 0
        while region < REGIONS:
            if self.is_active(region) and self.land[region * LAND + CHAMPION] < 0:
                self.offer_choice(PUT_CHAMPION + region)
            region += 1
        return self.settle()

    def place_champion(self, region: i64) -> None:
        self.land[region * LAND + CHAMPION] = self.asked
        self.pending -= 1
        if self.sink is not None:
            self.tell("champion-placed", self.asked, region=self.box.regions[region])

    def ask_deployment(self) -> bool:
        """MEZ-R37, Q7, Q9: up to three units into every region without an own Champion."""
        self.asked = self.turn_of()
        kind: i64 = 0
        while kind < 2:
            there = self.count(self.asked, kind, RESERVE)
            number: i64 = 1
            while number <= 3 and number <= there:
                region: i64 = 0
                while region < REGIONS:
                    if self.room_for(region) >= number:
                        self.offer_choice(DEPLOY + ((number - 1) * 2 + kind) * REGIONS + region)
                    region += 1
                number += 1
            kind += 1
        self.offer_choice(DONE)
        return self.settle()

    def room_for(self, region: i64) -> i64:
        """How many more units the player in turn may deploy there."""
        if not self.is_active(region) or self.land[region * LAND + CHAMPION] == self.asked:
            return 0
        return 3 - self.table[PLACED + region]

    def deploy(self, action: i64) -> None:
        if action == DONE:
            self.end_tribe_turn()
            return
        number = (action - DEPLOY) // (2 * REGIONS) + 1
        kind = (action - DEPLOY) // REGIONS % 2
        region = (action - DEPLOY) % REGIONS
        i: i64 = 0
        while i < number:
            self.shift(self.asked, kind, RESERVE, region)
            i += 1
        self.table[PLACED + region] += number
        if self.sink is not None:
            where = self.box.regions[region]
            self.tell("deployed", self.asked, unit=unit_name(kind), count=number, region=where)

    def end_tribe_turn(self) -> None:
        region: i64 = 0
        while region < REGIONS:
            self.table[PLACED + region] = 0
            region += 1
        self.step += 1
        if self.step < self.seats:
            self.start_tribe()
            return
        region = 0
        while region < REGIONS:
            if self.is_active(region) and self.land[region * LAND + CHAMPION] < 0:
                self.blessed = region  # MEZ-R38, Q27
            region += 1
        if self.sink is not None:
            self.tell("blessed", -1, region=self.box.regions[self.blessed])
        self.in_order(GODS)

    # Stage 3: the gods (MEZ-R39, R40).

    def call_gods(self) -> bool:
        if self.step == self.seats:
            self.tile = 0
            self.begin_conflict()
        else:
            self.push(b.GODS_ENTRY, self.turn_of())
            self.step += 1
        return False

    # Stage 5: the end of an age, and of the game.

    def end_age(self) -> None:
        if self.sink is not None:
            self.tell("age-end", -1, age=self.age)
        gains: i64 = 0
        seat: i64 = 0
        while seat < self.seats:  # MEZ-R55
            gains += (self.both(seat, FIELD) * self.box.field_vp) << (12 * seat)
            seat += 1
        self.pay(gains)
        self.clear_fields()
        gains = 0
        seat = 0
        while seat < self.seats:  # MEZ-R56
            gains += (self.pyramid_regions(seat) * self.box.region_vp[self.age - 1]) << (12 * seat)
            seat += 1
        self.pay(gains)
        self.tile = 0
        if self.age == 3:
            self.end_game()  # MEZ-R60
            return
        seat = 0
        while seat < self.seats:  # MEZ-R57, Q10
            self.shuffle_deck(seat)
            seat += 1
        self.age += 1  # MEZ-R58
        self.shuffle_tiles(0, self.conflicts, False)  # MEZ-R59
        self.start_age()

    def end_game(self) -> None:
        """MEZ-R14, R61: the Devotion space and the abilities that score now, in one sum."""
        gains: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            points = self.box.space_vp[self.tribe[seat * TRIBE + DEVOTION]] + self.final_abilities(seat)
            gains += points << (12 * seat)
            seat += 1
        self.phase = OVER
        self.step = 0
        if self.sink is not None:
            self.tell("game-end", -1)
        self.pay(gains)
        if self.sink is not None:
            self.tell("victory", self.nth(self.by_vp(), 0))

    def final_abilities(self, seat: i64) -> i64:
        marked = self.tribe[seat * TRIBE + MARKED]
        points: i64 = 0
        ability: i64 = 0
        while ability < len(self.box.ability_age):
            if (marked >> ability) & 1 and self.box.ability_timing[ability] == GAME_END:
                row = self.box.start[self.box.ability_entry[ability]] * b.WIDTH
                while self.box.code[row] == b.VP:
                    points += self.amount(seat, 0, self.box.code[row + b.SIZE])
                    row += b.WIDTH
            ability += 1
        return points

    def resample(self, seat: int, seed: int) -> MezoState:
        """Deal again: other decks and cards laid face down, what the seat has not seen of its own deck,
        conflict tiles to come, Wrathful Gods not yet revealed."""
        other = self.copy()
        other.rng = seeded(seed)
        player: i64 = 0
        while player < self.seats:
            at = player * TRIBE
            if player == seat:
                other.deal_again(player, self.tribe[at + SEEN], False)
            else:
                laid = self.phase == CHOOSE_CARDS and self.tribe[at + PLAYED] >= 0
                other.deal_again(player, 0, laid)
            player += 1
        other.shuffle_tiles(self.tile + 1 if self.conflict >= 0 else 0, self.conflicts, True)
        age: i64 = self.age if self.phase > PICK_GOD else 0
        while age < 3:
            other.table[WRATHFUL + age] = other.draw_tile(age + 1)
            age += 1
        return other
