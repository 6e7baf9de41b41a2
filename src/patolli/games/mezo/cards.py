"""The gods' cards: decks, hands, and the card that everybody lays for a conflict (MEZ-R42)."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mezo.board import DECK, PATRON, PLAYED, SEEN, TOP, TRIBE
from patolli.games.mezo.data import CARDS, DECK_SIZE, SLOTS
from patolli.games.mezo.legal import ASK, GO_ON, first_waiting, hand_size
from patolli.games.mezo.table import CHOOSE_ACTION, MezoTable


def shuffle_deck(table: MezoTable, seat: i64) -> None:
    """MEZ-R57, MEZ-Q38: all five cards, whether they were played or not (MEZ-Q10)."""
    cards = vec[i64]([0] * DECK_SIZE)
    i: i64 = 0
    while i < DECK_SIZE:
        cards[i] = i
        i += 1
    table.rng.shuffle(cards, DECK_SIZE)
    at = seat * TRIBE
    i = 0
    while i < DECK_SIZE:
        table.tribe[at + TOP + i] = cards[i]
        i += 1
    table.tribe[at + DECK] = DECK_SIZE
    table.tribe[at + SEEN] = 0


def draw_hands(table: MezoTable) -> None:
    """Everybody looks at the top cards of the own deck."""
    seat: i64 = 0
    while seat < table.seats:
        table.tribe[seat * TRIBE + SEEN] = hand_size(table, seat)
        seat += 1


def ask_cards(table: MezoTable) -> i64:
    """Everybody chooses a card at the same time; a single one is chosen without asking (MEZ-Q34)."""
    waits = False
    seat: i64 = 0
    while seat < table.seats:
        if table.tribe[seat * TRIBE + PLAYED] < 0:
            if table.tribe[seat * TRIBE + DECK] == 1:
                lay_card(table, seat, table.tribe[seat * TRIBE + TOP])
            else:
                waits = True
        seat += 1
    if waits:
        table.asked = first_waiting(table)
        return ASK
    reveal_cards(table)
    return GO_ON


def lay_card(table: MezoTable, seat: i64, card: i64) -> None:
    """MEZ-R42: face down; the rest of the hand goes back on top of the deck."""
    at = seat * TRIBE
    take_from_deck(table, seat, card)
    table.tribe[at + PLAYED] = card
    if table.tribe[at + SEEN] > 0:
        table.tribe[at + SEEN] -= 1
    if table.sink is not None:
        table.tell("card-chosen", seat, card="@card-" + CARDS[card], only=[seat])
        table.tell("card-laid", seat)


def take_from_deck(table: MezoTable, seat: i64, card: i64) -> None:
    """The rest of the hand stays on top, in an order that never matters (MEZ-Q34)."""
    at = seat * TRIBE + TOP
    left = table.tribe[seat * TRIBE + DECK]
    i: i64 = 0
    while table.tribe[at + i] != card:
        i += 1
    while i < left - 1:
        table.tribe[at + i] = table.tribe[at + i + 1]
        i += 1
    table.tribe[at + left - 1] = 0
    table.tribe[seat * TRIBE + DECK] = left - 1


def reveal_cards(table: MezoTable) -> None:
    """All together; then the first round of actions begins."""
    if table.sink is not None:
        seat: i64 = 0
        while seat < table.seats:
            card = CARDS[table.tribe[seat * TRIBE + PLAYED]]
            table.tell("card-revealed", seat, card="@card-" + card)
            seat += 1
    table.phase = CHOOSE_ACTION
    table.step = 0


def entry_of(table: MezoTable, seat: i64, slot: i64) -> i64:
    """MEZ-R63, MEZ-R64: the entry of an action on the card that a player has revealed."""
    at = seat * TRIBE
    card = table.tribe[at + PATRON] * DECK_SIZE + table.tribe[at + PLAYED]
    return table.box.action_entry[card * SLOTS + slot]


def deal_again(table: MezoTable, seat: i64, known: i64, hidden: bool) -> None:
    """Shuffle what is unknown of a deck: all but its `known` top cards, with a card laid face down."""
    at = seat * TRIBE
    count = table.tribe[at + DECK] - known
    cards = vec[i64]([0] * (DECK_SIZE + 1))
    i: i64 = 0
    while i < count:
        cards[i] = table.tribe[at + TOP + known + i]
        i += 1
    if hidden:
        cards[count] = table.tribe[at + PLAYED]
    table.rng.deal(cards, count + 1 if hidden else count)
    i = 0
    while i < count:
        table.tribe[at + TOP + known + i] = cards[i]
        i += 1
    if hidden:
        table.tribe[at + PLAYED] = cards[count]
