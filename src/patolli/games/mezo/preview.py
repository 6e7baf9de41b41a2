"""What an action would change, without playing it: for a person who hesitates over it.

Only what everybody may know is told, so nothing hidden can be found out by asking.
"""

from __future__ import annotations

from typing import Any

from patolli.games.mezo import numbers as n
from patolli.games.mezo.board import DEVOTION, TRIBE, VP
from patolli.games.mezo.notation import verb_of
from patolli.games.mezo.state import MezoState


def preview(state: MezoState, seat: int, action: int) -> dict[str, Any]:
    """Points and Strength before and after; for an action of a card, the entry it would carry out."""
    if not state.owes(seat) or not state.is_legal(seat, action):
        return {}
    told: dict[str, Any] = {}
    verb = verb_of(action)
    if verb == n.ACTION:
        told["entry"] = state.box.names[state.entry_of(seat, action - n.ACTION)]
    elif verb == n.OFFER:
        told["entry"] = state.box.names[state.box.tile_entry[action - n.OFFER]]
    elif verb == n.CALENDAR:
        told["entry"] = state.box.names[state.box.calendar_entry[action - n.CALENDAR]]
    elif verb == n.CODEX:
        told["entry"] = state.box.names[state.box.codex_entry[action - n.CODEX]]
    elif verb == n.ABILITY:
        told["entry"] = state.box.names[state.box.ability_entry[state.ability_of(action - n.ABILITY)]]
    if verb == n.CARD:
        return told
    after = state.copy()
    after.apply(seat, action)
    if after.line == state.line or after.conflict == state.conflict:
        told["changes"] = changes(state, after)
    return told


def changes(before: MezoState, after: MezoState) -> list[dict[str, int]]:
    """For each seat whose VP, Devotion or Strength in the conflict changes: by how much."""
    found = []
    for seat in range(before.seats):
        at = seat * TRIBE
        change = {
            "seat": seat,
            "vp": after.tribe[at + VP] - before.tribe[at + VP],
            "devotion": after.tribe[at + DEVOTION] - before.tribe[at + DEVOTION],
            "strength": 0,
        }
        if before.conflict >= 0 and before.conflict == after.conflict:
            change["strength"] = after.strength(seat, after.conflict) - before.strength(seat, before.conflict)
        if any(change[key] for key in ("vp", "devotion", "strength")):
            found.append(change)
    return found
