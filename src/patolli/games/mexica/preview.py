"""What an action would bring about."""

from __future__ import annotations

from typing import Any

from patolli.games.mexica.state import MexicaState


def preview(state: MexicaState, seat: int, action: int) -> dict[str, Any]:
    return {}
