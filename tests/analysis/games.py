"""Whole games to analyse, played by bots."""

from __future__ import annotations

from functools import cache

from patolli import Match, Record, game, seeded
from patolli.bots import Budget, Sight, make_bot

GAMES = {"mexica": 2, "mezo": 3, "patolli": 2, "tzolkin": 2}


@cache
def played(name: str, bots: str = "level:2,level:1", seats: int | None = None, seed: str = "a") -> Record:
    specs = bots.split(",")
    match = Match(game(name), seats or GAMES[name], seed)
    minds = [make_bot(specs[seat % len(specs)]) for seat in range(match.state.seats)]
    rng = seeded(seed)
    while not match.state.over:
        seat = match.state.waiting()[0]
        action = minds[seat].choose(Sight(match.state, seat), Budget(simulations=4), rng.next())
        match.say(seat, match.state.phrase(action))
    return match.record()
