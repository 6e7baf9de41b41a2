"""What an action would bring about, shown before one commits to it: as data, like a view.

{"cost": 1, "ap": 5, "districts": [{"size": 9, "fits": true, "founder": 5, …}]}
"""

from __future__ import annotations

from typing import Any

from patolli.games.mexica.notation import take_apart
from patolli.games.mexica.scoring import second, third
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.table import sizes_of
from patolli.games.mexica.view import districts


def preview(state: MexicaState, seat: int, action: int) -> dict[str, Any]:
    """The consequences of a legal action; `{}` for one that is not legal now."""
    if action not in state.legal(seat):
        return {}
    kind = take_apart(action).kind
    after = state.copy()
    after.apply(seat, action)
    if kind == "end":
        return {"next": int(after.mover()), "period": int(after.period), "points": gains(state, after)}
    told: dict[str, Any] = {"cost": int(state.ap - after.ap), "ap": int(after.ap)}
    if kind == "canal":
        told["districts"] = [about(after, found) for found in changed(state, after)]
    if kind == "found":
        told["points"] = gains(state, after)
    if kind == "temple":
        told["districts"] = [standing(found) for found in changed(state, after)]
    if kind in ("canal", "temple", "found"):
        told["removed"] = removed(state, after, int(take_apart(action).number) if kind == "found" else 0)
    return told


def gains(before: MexicaState, after: MexicaState) -> list[int]:
    return [int(now - then) for now, then in zip(after.points, before.points, strict=True)]


def changed(before: MexicaState, after: MexicaState) -> list[dict[str, Any]]:
    """The districts that look different afterwards."""
    old = districts(before)
    return [found for found in districts(after) if found not in old]


def about(state: MexicaState, found: dict[str, Any]) -> dict[str, Any]:
    """A district that a canal has closed or cut: does a tile fit, and who could found it?"""
    size = found["size"]
    points = {"founder": int(second(size)), "present": int(third(size))} if found["fits"] else {}
    return {
        "name": found["name"],
        "squares": found["squares"],
        "size": size,
        "fits": found["fits"],
        "standing": found["standing"],
        **points,
    }


def standing(found: dict[str, Any]) -> dict[str, Any]:
    """How a district's ranking looks with the new temple."""
    return {key: found[key] for key in ("name", "size", "levels", "neutral", "places", "scored", "pays")}


def removed(before: MexicaState, after: MexicaState, used: int) -> list[int]:
    """Tiles that the action would make useless in period two (MEX-R50)."""
    gone = sizes_of(before.panel)
    for size in [*sizes_of(after.panel), *([used] if used else [])]:
        gone.remove(size)
    return gone
