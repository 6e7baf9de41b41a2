"""What an action would change, without playing it: for a person who hesitates over it.

Only what everybody may know is told, so nothing hidden can be found out by asking.
"""

from __future__ import annotations

from typing import Any

from patolli.games.mezo import actions
from patolli.games.mezo.ages import ability_of
from patolli.games.mezo.board import DEVOTION, TRIBE, VP
from patolli.games.mezo.cards import entry_of
from patolli.games.mezo.notation import verb_of
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.strength import strength


def preview(state: MezoState, seat: int, action: int) -> dict[str, Any]:
    """Points and Strength before and after; where it uses a component, the entry it would carry out."""
    if not state.owes(seat) or not state.is_legal(seat, action):
        return {}
    told: dict[str, Any] = {}
    entry = entry_used(state, seat, action)
    if entry is not None:
        told["entry"] = state.box.names[entry]
    if verb_of(action) == actions.CARD:
        return told
    after = state.copy()
    after.apply(seat, action)
    if after.line == state.line or after.conflict == state.conflict:
        told["changes"] = changes(state, after)
    return told


def entry_used(state: MezoState, seat: int, action: int) -> int | None:
    verb, box = verb_of(action), state.box
    target = action - verb
    if verb == actions.ACTION:
        return entry_of(state, seat, target)
    if verb == actions.OFFER:
        return box.tile_entry[target]
    if verb == actions.CALENDAR:
        return box.calendar_entry[target]
    if verb == actions.CODEX:
        return box.codex_entry[target]
    if verb == actions.ABILITY:
        return box.ability_entry[ability_of(state, target)]
    return None


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
            change["strength"] = strength(after, seat, after.conflict) - strength(
                before, seat, before.conflict
            )
        if any(change[key] for key in ("vp", "devotion", "strength")):
            found.append(change)
    return found
