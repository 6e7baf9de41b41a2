"""Phrases: a verb and what it points at, by the ids of the component set.

    god kukulkan            deploy 2 warrior coba         vertex v4            winner gold
    champion uxmal          destroy shaman red coba       card fervor          calendar cal1
    action 2                build glyph becan             pass restore 2       sacrifice 4

Seats are named by colour: dark, red, blue, gold. Every action has exactly one spelling.
"""

from __future__ import annotations

from patolli.core.errors import IllegalMove
from patolli.games.mezo import numbers as n
from patolli.games.mezo.components.box import Box, Thing

COLOURS = ("dark", "red", "blue", "gold")
KINDS = ("warrior", "shaman")
REWARDS = ("devotion", "restore")
CARDS = ("legacy", "vengeance", "fervor", "edict", "task")
MOST_OPTIONS = 4

VERBS = {
    n.DONE: "done",
    n.GOD: "god",
    n.ABILITY: "ability",
    n.USE: "use",
    n.CHAMPION: "champion",
    n.DEPLOY: "deploy",
    n.AWAKEN: "awaken",
    n.RESTORE: "restore",
    n.BANISH: "banish",
    n.DESTROY: "destroy",
    n.MOVE: "move",
    n.BUILD: "build",
    n.DEMOLISH: "demolish",
    n.TRANSFORM: "transform",
    n.VERTEX: "vertex",
    n.INVOKE: "invoke",
    n.CARD: "card",
    n.ACTION: "action",
    n.PASS: "pass",
    n.THIRD: "third",
    n.PAY: "pay",
    n.OFFER: "offer",
    n.CHOOSE: "choose",
    n.REGION: "region",
    n.WINNER: "winner",
    n.CALENDAR: "calendar",
    n.CODEX: "codex",
    n.SACRIFICE: "sacrifice",
    n.SHAMANS: "shamans",
}


def verb_of(action: int) -> int:
    """The first number of the verb to which an action belongs."""
    return max(first for first in VERBS if first <= action)


def spell(box: Box) -> list[str]:
    """The phrase of every action of a set; "" for numbers that the set does not use."""
    regions = ids(box.regions)
    units = [f"{kind} {owner} {region}" for kind in KINDS for owner in COLOURS for region in regions]
    monuments = [f"glyph {owner} {region}" for owner in COLOURS for region in regions]
    monuments += [f"pyramid {region}" for region in regions]
    places = [*regions, "reserve"]
    most = box.warriors + box.shamans
    objects: dict[int, list[str]] = {
        n.DONE: [""],
        n.GOD: ids(box.gods),
        n.ABILITY: [str(number) for number in range(1, 7)],
        n.USE: ids(box.abilities),
        n.CHAMPION: regions,
        n.DEPLOY: [f"{many} {kind} {region}" for many in (1, 2, 3) for kind in KINDS for region in regions],
        n.AWAKEN: [f"{kind} {region}" for kind in KINDS for region in regions],
        n.RESTORE: list(KINDS),
        n.BANISH: units,
        n.DESTROY: units,
        n.MOVE: [f"{unit} {region}" for unit in units for region in regions],
        n.BUILD: [f"{what} {region}" for what in ("glyph", "pyramid") for region in regions],
        n.DEMOLISH: monuments,
        n.TRANSFORM: monuments,
        n.VERTEX: ids(box.vertices),
        n.INVOKE: [""],
        n.CARD: list(CARDS),
        n.ACTION: ["1", "2", "3"],
        n.PASS: [f"{reward} {slot}" for reward in REWARDS for slot in (1, 2, 3)],
        n.THIRD: [""],
        n.PAY: [f"{kind} {place}" for kind in KINDS for place in places],
        n.OFFER: ids(box.tiles),
        n.CHOOSE: [str(number + 1) for number in range(MOST_OPTIONS)],
        n.REGION: regions,
        n.WINNER: list(COLOURS),
        n.CALENDAR: ids(box.calendar),
        n.CODEX: ids(box.codex),
        n.SACRIFICE: [str(number) for number in range(most + 1)],
        n.SHAMANS: [str(number) for number in range(box.shamans + 1)],
    }
    phrases = [""] * n.ACTIONS
    for first, words in objects.items():
        for number, word in enumerate(words):
            phrases[first + number] = f"{VERBS[first]} {word}".strip()
    return phrases


def ids(things: list[Thing]) -> list[str]:
    return [thing["id"] for thing in things]


def phrase(box: Box, action: int) -> str:
    return box.phrases[action] or f"{VERBS[verb_of(action)]} ?"


def read(box: Box, text: str) -> int:
    if text not in box.actions:
        raise IllegalMove("CORE-R3", "no-such-phrase", phrase=text[:60])
    return box.actions[text]
