"""The doors that `core` asks for, and the course of the game: which stage asks what, where answers go.

`advance` runs the game until somebody has to decide: first the effects under way, then the stage itself.
Whatever has only one outcome is done on the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.fast import i64
from patolli.core.observation import Observation
from patolli.core.rng import Rng, seeded
from patolli.core.state import Actions
from patolli.games.mezo import actions
from patolli.games.mezo.ages import ask_ability, mark_ability, shuffle_tiles
from patolli.games.mezo.blessed import ask_sacrifice, ask_shamans, give, sacrifice
from patolli.games.mezo.board import COMMON, LAND, PLACES, PLAYED, SEEN, TRIBE, VP, WRATHFUL
from patolli.games.mezo.cards import ask_cards, deal_again, lay_card
from patolli.games.mezo.components.box import Box
from patolli.games.mezo.conflict import ask_action, ask_third, choose_action, clean_up, take_third
from patolli.games.mezo.data import AGES, KINDS, REGIONS, SEATS, SHAMAN, WARRIOR
from patolli.games.mezo.effects import decide_effect, step_effect
from patolli.games.mezo.frames import FRAME, FRAMES
from patolli.games.mezo.gods import ask_god, call_gods, take_god
from patolli.games.mezo.legal import ASK, GO_ON, MENU, choices_into, first_waiting, may, waits_for
from patolli.games.mezo.majorities import (
    ask_field,
    ask_majority,
    place_on_calendar,
    place_on_codex,
    win_majority,
)
from patolli.games.mezo.observation import observe
from patolli.games.mezo.scoring import leader
from patolli.games.mezo.strength import ask_winner, win
from patolli.games.mezo.table import (
    CHOOSE_ACTION,
    CHOOSE_CARDS,
    CLEANING,
    DEPLOYING,
    GODS,
    JUDGING,
    ON_CALENDAR,
    ON_CODEX,
    OVER,
    PICK_ABILITY,
    PICK_GOD,
    PLACE_CHAMPION,
    SACRIFICING,
    SHAMAN_MAJORITY,
    SPLITTING,
    START_ABILITIES,
    THIRD_ACTION,
    WARRIOR_MAJORITY,
    Menu,
    MezoTable,
    turn_of,
    zeros,
)
from patolli.games.mezo.tribes import (
    ask_champion,
    ask_deployment,
    ask_start_ability,
    deploy,
    place_champion,
    use_ability,
)
from patolli.games.mezo.wrathful import draw_tile

if TYPE_CHECKING:
    from patolli.core.game import Game


def empty_table(game: Game[Any], seats: i64, options: dict[str, Any], box: Box, rng: Rng) -> MezoState:
    """With nothing on it."""
    return MezoState(
        game,
        seats,
        options,
        box,
        rng,
        zeros(SEATS * KINDS * PLACES),
        zeros(SEATS * TRIBE),
        zeros(REGIONS * LAND),
        zeros(COMMON),
        zeros(FRAME * FRAMES),
        Menu(zeros(MENU)),
    )


class MezoState(MezoTable):
    def copy(self) -> MezoState:
        other = MezoState(
            self.game,
            self.seats,
            self.options,
            self.box,
            self.rng.copy(),
            self.units[:],
            self.tribe[:],
            self.land[:],
            self.common[:],
            self.stack[:],
            self.menu,
        )
        self.copy_onto(other)
        return other

    def mover(self) -> i64:
        return first_waiting(self)

    def waits_for(self, seat: i64) -> bool:
        return waits_for(self, seat)

    def legal_into(self, seat: i64, out: Actions) -> None:
        self.write_menu()
        choices_into(self, seat, out)

    def is_legal(self, seat: i64, action: i64) -> bool:
        self.write_menu()
        return may(self, seat, action)

    def write_menu(self) -> None:
        """Again, if a copy was asked since: at a moment of decision `advance` changes nothing else."""
        if self.written != self.menu.number:
            advance(self)

    def observe_into(self, seat: i64, out: Observation) -> None:
        self.observe_waiting(seat, out)
        observe(self, seat, out)

    def scores(self) -> list[float]:
        return [float(self.tribe[seat * TRIBE + VP]) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [leader(self)] if self.phase == OVER else []

    def apply(self, seat: i64, action: i64) -> None:
        if self.phase == CHOOSE_CARDS:
            lay_card(self, seat, action - actions.CARD)
            self.line += 1
        else:
            decide(self, action)
        advance(self)
        if first_waiting(self) != seat:
            self.line += 1

    def resample(self, seat: int, seed: int) -> MezoState:
        """Deal again: other decks and cards laid face down, what the seat has not seen of its own deck,
        conflict tiles to come, Wrathful Gods not yet revealed."""
        other = self.copy()
        other.rng = seeded(seed)
        player: i64 = 0
        while player < self.seats:
            at = player * TRIBE
            if player == seat:
                deal_again(other, player, self.tribe[at + SEEN], False)
            else:
                laid = self.phase == CHOOSE_CARDS and self.tribe[at + PLAYED] >= 0
                deal_again(other, player, 0, laid)
            player += 1
        shuffle_tiles(other, self.tile + 1 if self.conflict >= 0 else 0, True)
        age: i64 = self.age if self.phase > PICK_GOD else 0
        while age < AGES:
            other.common[WRATHFUL + age] = draw_tile(other, age + 1)
            age += 1
        return other


def advance(table: MezoTable) -> None:
    """Run the game until somebody has to decide, and write the menu."""
    menu = table.menu
    menu.number += 1
    table.written = menu.number
    while True:
        menu.count = 0
        answer = step_effect(table) if table.depth > 0 else step_stage(table)
        if answer == ASK:
            return
        if answer != GO_ON:
            decide(table, answer)


def decide(table: MezoTable, action: i64) -> None:
    if table.depth > 0:
        decide_effect(table, action)
    else:
        decide_stage(table, action)


def step_stage(table: MezoTable) -> i64:
    """One step of the stage. The phases that come most often are looked for first."""
    phase = table.phase
    if phase == CHOOSE_ACTION:
        return ask_action(table)
    if phase == THIRD_ACTION:
        return ask_third(table)
    if phase == DEPLOYING:
        return ask_deployment(table)
    if phase == CHOOSE_CARDS:
        return ask_cards(table)
    if phase == SACRIFICING:
        return ask_sacrifice(table)
    if phase == SPLITTING:
        return ask_shamans(table)
    if phase == JUDGING:
        return ask_winner(table)
    if phase == SHAMAN_MAJORITY:
        return ask_majority(table, SHAMAN)
    if phase == WARRIOR_MAJORITY:
        return ask_majority(table, WARRIOR)
    if phase in (ON_CALENDAR, ON_CODEX):
        return ask_field(table)
    if phase == CLEANING:
        clean_up(table)
        return GO_ON
    if phase == GODS:
        return call_gods(table)
    if phase == PLACE_CHAMPION:
        return ask_champion(table)
    if phase == START_ABILITIES:
        return ask_start_ability(table)
    if phase == PICK_ABILITY:
        return ask_ability(table)
    if phase == PICK_GOD:
        return ask_god(table)
    table.asked = -1
    return ASK


def decide_stage(table: MezoTable, action: i64) -> None:
    phase = table.phase
    if phase == CHOOSE_ACTION:
        choose_action(table, action)
    elif phase == DEPLOYING:
        deploy(table, action)
    elif phase == THIRD_ACTION:
        take_third(table, action)
    elif phase == SACRIFICING:
        sacrifice(table, action - actions.SACRIFICE)
    elif phase == SPLITTING:
        give(table, turn_of(table), table.pending, action - actions.SHAMANS)
    elif phase == JUDGING:
        win(table, action - actions.WINNER)
    elif phase in (SHAMAN_MAJORITY, WARRIOR_MAJORITY):
        win_majority(table, action - actions.WINNER)
    elif phase == ON_CALENDAR:
        place_on_calendar(table, action - actions.CALENDAR)
    elif phase == ON_CODEX:
        place_on_codex(table, action - actions.CODEX)
    elif phase == PLACE_CHAMPION:
        place_champion(table, action - actions.CHAMPION)
    elif phase == START_ABILITIES:
        use_ability(table, action - actions.USE)
    elif phase == PICK_ABILITY:
        mark_ability(table, action - actions.ABILITY)
    else:
        take_god(table, action - actions.GOD)
