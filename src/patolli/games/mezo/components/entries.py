"""The entries of a set: everything printed with effects, and the name by which all speak of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from patolli.games.mezo.components.language import (
    Ability,
    AnyEffect,
    Choice,
    ComponentSet,
    Effect,
    Entry,
    Field,
    God,
    If,
    Tile,
)

DEEPEST = 20  # nobody looks further into a set that nests its effects without end


def ability_entry(ability: Ability) -> str:
    return f"ability {ability.id}"


def altar_entry(altar: Field) -> str:
    return f"altar {altar.id}"


def calendar_entry(field: Field) -> str:
    return f"calendar {field.id}"


def codex_entry(field: Field) -> str:
    return f"codex {field.id}"


def wrathful_entry(tile: Tile) -> str:
    return f"wrathful {tile.id}"


def summon_entry(god: God) -> str:
    return f"god {god.id}: summon"


def ceremonial_entry(god: God) -> str:
    """MEZ-R64: the third action of all five cards."""
    return f"god {god.id}: ceremonial"


def action_entry(god: God, card: str, slot: int) -> str:
    """The first or second action of a card, counted from 1."""
    return f"god {god.id}: {card} action {slot}"


def entries(components: ComponentSet) -> Iterator[tuple[str, Entry]]:
    """Everything with effects, by name."""
    for ability in components.abilities:
        yield ability_entry(ability), ability
    for altar in components.altars:
        yield altar_entry(altar), altar
    for field in components.calendar:
        yield calendar_entry(field), field
    for field in components.codex:
        yield codex_entry(field), field
    for tile in components.wrathful:
        yield wrathful_entry(tile), tile
    for god in components.gods:
        yield summon_entry(god), god.summon
        yield ceremonial_entry(god), god.ceremonial
        for card in god.cards:
            for slot, action in enumerate(card.actions, 1):
                yield action_entry(god, card.type, slot), action


def walk(effects: Sequence[AnyEffect], depth: int = 1) -> Iterator[tuple[AnyEffect, int]]:
    """Every effect of a list and of the lists inside it, with how deep it lies."""
    for effect in effects:
        yield effect, depth
        if isinstance(effect, Choice) and depth < DEEPEST:
            for option in effect.options:
                yield from walk(option, depth + 1)
        elif isinstance(effect, If) and depth < DEEPEST:
            yield from walk(effect.then, depth + 1)


def op(effect: Effect) -> str:
    """The keyword of an effect, as a set writes it."""
    return str(effect.__struct_config__.tag)
