"""How strong an agent is: a fixed protocol against the five levels, and a table that a paper can quote.

Every deal is played in every order of the seats, so that luck of seat and deal falls on both sides alike; all
agents get the same deals. With more than two seats the agent sits alone against others of one level.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

import patolli
from patolli.bots.arena import Arena, Played, wilson
from patolli.bots.levels import LEVELS

PROTOCOL = 1  # raised when the same agent would get other games
YARDSTICKS = tuple(f"level:{level.number}" for level in LEVELS)
GAMES = 200


@dataclass(frozen=True)
class Measured:
    """What the games against one yardstick say, each figure with its 95 % interval."""

    against: str
    games: int
    won: float  # share of the wins; a shared win counts its share
    won_low: float
    won_high: float
    fair: float  # the share that chance would give
    lead: float  # points more than the others on average
    lead_low: float
    lead_high: float


def measure(
    agent: str,
    game: str,
    seats: int | None = None,
    games: int = GAMES,
    yardsticks: Sequence[str] = YARDSTICKS,
    jobs: int = 1,
    **options: Any,
) -> Iterator[Measured]:
    """Play the protocol; yields each yardstick as it is done. `agent` is a bot as `--bots` names it."""
    for rival in yardsticks:
        arena = Arena(game, [agent, rival], games, seats, f"score-{PROTOCOL}", **options)
        yield summed_up(rival, agent, [*arena.run(jobs)])


def summed_up(rival: str, agent: str, played: Sequence[Played]) -> Measured:
    wins = 0.0
    leads: dict[str, list[float]] = defaultdict(list)  # of each deal
    for one in played:
        seat = one.bots.index(agent)
        wins += 1 / len(one.winners) if seat in one.winners else 0.0
        others = sum(one.scores) - one.scores[seat]
        leads[one.seed].append(one.scores[seat] - others / (len(one.scores) - 1))
    low, high = wilson(wins, len(played))
    lead, less, more = mean_of_deals([sum(deal) / len(deal) for deal in leads.values()])
    fair = 1 / len(played[0].bots)
    return Measured(rival, len(played), wins / len(played), low, high, fair, lead, less, more)


def mean_of_deals(leads: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval. A deal counts once: its games are not independent.

    >>> mean_of_deals([1.0, 3.0])
    (2.0, 0.04, 3.96)
    """
    mean = sum(leads) / len(leads)
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1))
    error = 1.96 * spread / sqrt(len(leads))
    return mean, round(mean - error, 9), round(mean + error, 9)


def facts(agent: str, game: str, seats: int | None, rows: Sequence[Measured]) -> dict[str, Any]:
    """Everything as JSON-able data, with what is needed to do it again."""
    found = patolli.game(game)
    return {
        "protocol": PROTOCOL,
        "patolli": patolli.__version__,
        "game": game,
        "rules": found.rules_version,
        "seats": found.seats[0] if seats is None else seats,
        "agent": agent,
        "rows": [asdict(row) for row in rows],
    }
