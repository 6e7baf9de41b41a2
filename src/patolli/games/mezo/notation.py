"""Phrases: a verb and what it points at, by the ids of the component set.

    god kukulkan            deploy 2 warrior coba         vertex v4            winner gold
    champion uxmal          destroy shaman red coba       card fervor          calendar cal1
    action 2                build glyph becan             pass restore 2       sacrifice 4

Seats are named by colour: dark, red, blue, gold. Every action has exactly one spelling.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from patolli.core.errors import IllegalMove
from patolli.core.phrases import unknown
from patolli.games.mezo import actions
from patolli.games.mezo.board import has
from patolli.games.mezo.components.box import Box, Thing
from patolli.games.mezo.data import (
    CARDS,
    COLOURS,
    DEPLOY_LIMIT,
    MONUMENTS,
    MOST_ABILITIES_AN_AGE,
    MOST_OPTIONS,
    REWARDS,
    SLOTS,
    UNITS,
)
from patolli.games.mezo.table import DEPLOYING

if TYPE_CHECKING:
    from patolli.games.mezo.state import MezoState

VERBS = {
    actions.DONE: "done",
    actions.GOD: "god",
    actions.ABILITY: "ability",
    actions.USE: "use",
    actions.CHAMPION: "champion",
    actions.DEPLOY: "deploy",
    actions.AWAKEN: "awaken",
    actions.RESTORE: "restore",
    actions.BANISH: "banish",
    actions.DESTROY: "destroy",
    actions.MOVE: "move",
    actions.BUILD: "build",
    actions.DEMOLISH: "demolish",
    actions.TRANSFORM: "transform",
    actions.VERTEX: "vertex",
    actions.INVOKE: "invoke",
    actions.CARD: "card",
    actions.ACTION: "action",
    actions.PASS: "pass",
    actions.THIRD: "third",
    actions.PAY: "pay",
    actions.OFFER: "offer",
    actions.CHOOSE: "choose",
    actions.REGION: "region",
    actions.WINNER: "winner",
    actions.CALENDAR: "calendar",
    actions.CODEX: "codex",
    actions.SACRIFICE: "sacrifice",
    actions.SHAMANS: "shamans",
}


def verb_of(action: int) -> int:
    """The first number of the verb to which an action belongs."""
    return max(first for first in VERBS if first <= action)


def spell(box: Box) -> list[str]:
    """The phrase of every action of a set; "" for numbers that the set does not use."""
    phrases = [""] * actions.ACTIONS
    for first, words in objects(box).items():
        for number, word in enumerate(words):
            phrases[first + number] = f"{VERBS[first]} {word}".strip()
    return phrases


def objects(box: Box) -> dict[int, list[str]]:
    """What each verb can point at, in the order of its actions."""
    regions = ids(box.regions)
    placed = [f"{kind} {region}" for kind in UNITS for region in regions]
    units = [f"{kind} {owner} {region}" for kind in UNITS for owner in COLOURS for region in regions]
    monuments = [f"glyph {owner} {region}" for owner in COLOURS for region in regions]
    monuments += [f"pyramid {region}" for region in regions]
    places = [*regions, "reserve"]
    most = box.warriors + box.shamans
    return {
        actions.DONE: [""],
        actions.GOD: ids(box.gods),
        actions.ABILITY: counted(MOST_ABILITIES_AN_AGE),
        actions.USE: ids(box.abilities),
        actions.CHAMPION: regions,
        actions.DEPLOY: [f"{many} {unit}" for many in counted(DEPLOY_LIMIT) for unit in placed],
        actions.AWAKEN: placed,
        actions.RESTORE: list(UNITS),
        actions.BANISH: units,
        actions.DESTROY: units,
        actions.MOVE: [f"{unit} {region}" for unit in units for region in regions],
        actions.BUILD: [f"{what} {region}" for what in MONUMENTS for region in regions],
        actions.DEMOLISH: monuments,
        actions.TRANSFORM: monuments,
        actions.VERTEX: ids(box.vertices),
        actions.INVOKE: [""],
        actions.CARD: list(CARDS),
        actions.ACTION: counted(SLOTS),
        actions.PASS: [f"{reward} {slot}" for reward in REWARDS for slot in counted(SLOTS)],
        actions.THIRD: [""],
        actions.PAY: [f"{kind} {place}" for kind in UNITS for place in places],
        actions.OFFER: ids(box.tiles),
        actions.CHOOSE: counted(MOST_OPTIONS),
        actions.REGION: regions,
        actions.WINNER: list(COLOURS),
        actions.CALENDAR: ids(box.calendar),
        actions.CODEX: ids(box.codex),
        actions.SACRIFICE: ["0", *counted(most)],
        actions.SHAMANS: ["0", *counted(box.shamans)],
    }


def counted(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


def ids(things: list[Thing]) -> list[str]:
    return [thing["id"] for thing in things]


def phrase(box: Box, action: int) -> str:
    return box.phrases[action] or f"{VERBS[verb_of(action)]} ?"


def read(state: MezoState, text: str) -> int:
    found = state.box.actions.get(text)
    if found is None:
        raise too_many_units(state, text) or unknown(text)
    return found


def too_many_units(state: MezoState, text: str) -> IllegalMove | None:
    """MEZ-R37 has the reason why nobody can deploy four; there is no such action."""
    verb, _, rest = text.partition(" ")
    many, _, where = rest.partition(" ")
    asked = state.phase == DEPLOYING and state.depth == 0 and verb == "deploy"
    if asked and many.isdecimal() and len(many) < 4 and int(many) > DEPLOY_LIMIT:
        for region in state.box.regions:
            if where in (f"{kind} {region['id']}" for kind in UNITS):
                return IllegalMove("MEZ-R37", "more-than-three", region=region, count=int(many))
    return None


def members(bits: int, names: Sequence[str]) -> list[str]:
    """The names of those that are in a set."""
    return [name for number, name in enumerate(names) if has(bits, number)]
