"""The arena: bots play each other until one knows who is stronger, and how sure that is.

Every seat order is played equally often, and every order of a line-up with the same seeds, so that
luck of the seat and of the deal falls on all alike. The results do not depend on how many processes
play: games are numbered, seeds come from the numbers, and the table is made in their order.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from itertools import combinations, islice, permutations
from math import sqrt
from time import perf_counter
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from patolli.bots.bot import Bot, Budget
from patolli.bots.knowledge import Knowledge
from patolli.bots.luck import Luck
from patolli.bots.make import make_bot
from patolli.bots.playing import BrokenBot, decisions
from patolli.bots.workers import hired
from patolli.core.errors import PatolliError
from patolli.core.registry import game as find_game
from patolli.core.rng import seeded

MODEL = PlackettLuce()
LUCKY = Knowledge()  # by which luck is judged
A_WHILE = 0.1  # seconds that a process has to do at least, lest handing out games takes longer than playing


class ArenaError(PatolliError):
    """The arena cannot be held, or a bot broke it; the text says which and how."""


@dataclass(frozen=True)
class Pairing:
    """One game to be played: its number, its seed, and who sits where."""

    number: int
    seed: str
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """One finished game, seat by seat."""

    number: int
    bots: tuple[str, ...]
    seed: str
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    faults: tuple[tuple[str, ...], ...]  # what each seat's bot did wrong: a turn lost for each
    luck: tuple[float, ...] = ()  # what luck gave each seat, in chances to win; empty if nobody asked


@dataclass
class Row:
    """What the arena found out about one bot."""

    bot: str
    games: int = 0  # seats it sat on: more than the games where a bot plays against its like
    wins: float = 0.0  # a shared win counts its share
    fair: float = 0.0  # the wins that chance would give it
    points: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: list[str] = field(default_factory=list)
    results: list[float] = field(default_factory=list)  # of each game, where its luck is known
    lucks: list[float] = field(default_factory=list)
    rating: PlackettLuceRating = field(default_factory=MODEL.rating)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def adjusted_share(self) -> tuple[float, float, float]:
        """The win share without luck, and its 95 % interval."""
        adjusted = less_luck(self.results, self.lucks)
        count = len(adjusted)
        middle = sum(adjusted) / count
        spread = sum((one - middle) ** 2 for one in adjusted) / max(1, count - 1)
        error = 1.96 * sqrt(spread / count)
        return middle, middle - error, middle + error

    def facts(self) -> dict[str, Any]:
        """The row as JSON-able data."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "win_share": self.share,
            "low": low,
            "high": high,
            "fair": self.fair / self.games,
            "average_score": self.points / self.games,
            "decisions": self.decisions,
            "mean_seconds": self.seconds / max(1, self.decisions),
            "slowest_seconds": self.slowest,
            "faults": self.faults,
            "mu": self.rating.mu,
            "sigma": self.rating.sigma,
            "rating": self.rating.ordinal(),
            **({"adjusted": self.adjusted_share} if self.results else {}),
        }


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share, good also near 0 and 1 (Wilson 1927).

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def less_luck(results: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """Results less so much of their luck as makes them vary least.

    How much that is depends on the bots: a stronger one also wins with bad luck. It is read off the games of
    the other half, so that no game has a say in its own result; whatever it is, luck is nothing on average.

    >>> less_luck([1.0, 1.0, 0.0, 0.0], [0.5, 0.5, -0.5, -0.5])
    [0.5, 0.5, 0.5, 0.5]
    """
    factors = [factor(results[half::2], lucks[half::2]) for half in (1, 0)]
    return [
        result - factors[number % 2] * luck
        for number, (result, luck) in enumerate(zip(results, lucks, strict=True))
    ]


def factor(results: Sequence[float], lucks: Sequence[float]) -> float:
    """By how much a result grows with its luck."""
    if not results:
        return 1.0
    middle, mean = sum(results) / len(results), sum(lucks) / len(lucks)
    together = sum((a - middle) * (b - mean) for a, b in zip(results, lucks, strict=True))
    spread = sum((luck - mean) ** 2 for luck in lucks)
    return together / spread if spread else 1.0


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: with more bots than seats everybody everybody; with fewer the last bot fills up.

    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(["a", "b"], 4)
    [('a', 'b', 'b', 'b')]
    """
    if not bots:
        raise ArenaError("the arena needs at least one bot")
    filled = [*bots, *[bots[-1]] * (seats - len(bots))]
    return list(dict.fromkeys(combinations(filled, seats)))


def schedule(bots: Sequence[str], seats: int, games: int, seed: int | str) -> list[Pairing]:
    """At least so many games in whole blocks: a block is every line-up in every order, on one seed."""
    block = [
        order for lineup in lineups(bots, seats) for order in dict.fromkeys(permutations(sorted(lineup)))
    ]
    blocks = -(-games // len(block))
    return [
        Pairing(number * len(block) + place, f"{seed}-{number}", order)
        for number in range(blocks)
        for place, order in enumerate(block)
    ]


def play(
    game_name: str,
    pairing: Pairing,
    options: dict[str, Any],
    budget: Budget,
    bots: dict[str, Bot],
    adjust: bool = False,
) -> Played:
    """Play one game; `adjust`: and tell what luck gave to whom.

    A bot that is slow, dies or talks nonsense (`BotFault`) loses its turn: chance plays the rest of it.
    One that breaks in this process stops the arena with its name.
    """
    game = find_game(game_name)
    seats = len(pairing.bots)
    state = game.new(seats, pairing.seed, **options)
    rng = seeded(f"{pairing.seed} {' '.join(pairing.bots)}")
    count, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    faults: list[list[str]] = [[] for _ in range(seats)]
    luck = Luck(LUCKY.of(game), f"{pairing.seed} luck {' '.join(pairing.bots)}") if adjust else None
    if luck is not None:
        luck.deal(state, f"{pairing.seed} deal")
    try:
        for seat, action, spent, fault in decisions(
            state, [bots[name] for name in pairing.bots], rng, budget
        ):
            if luck is not None:
                luck.see(state, seat, action)
            count[seat] += 1
            seconds[seat] += spent
            slowest[seat] = max(slowest[seat], spent)
            faults[seat] += [fault] if fault else []
    except BrokenBot as error:
        raise ArenaError(f"{pairing.bots[error.seat]} in game {pairing.seed} {error}") from error
    if luck is not None:
        luck.settle(state)
    return Played(
        pairing.number,
        pairing.bots,
        pairing.seed,
        tuple(state.scores()),
        tuple(state.winners()),
        tuple(count),
        tuple(seconds),
        tuple(slowest),
        tuple(tuple(told) for told in faults),
        tuple(luck.sum) if luck is not None else (),
    )


def table(played: Sequence[Played]) -> list[Row]:
    """What the games say about each bot, the highest win share first."""
    rows: dict[str, Row] = {}
    for game in sorted(played, key=lambda game: game.number):
        for seat, bot in enumerate(game.bots):
            row = rows.setdefault(bot, Row(bot))
            row.games += 1
            row.fair += 1 / len(game.bots)
            result = 1 / len(game.winners) if seat in game.winners else 0.0
            row.wins += result
            if game.luck:
                row.results.append(result)
                row.lucks.append(game.luck[seat])
            row.points += game.scores[seat]
            row.decisions += game.decisions[seat]
            row.seconds += game.seconds[seat]
            row.slowest = max(row.slowest, game.slowest[seat])
            row.faults += game.faults[seat]
        rate(rows, game)
    return sorted(rows.values(), key=lambda row: (-row.share, row.bot))


def rate(rows: dict[str, Row], game: Played) -> None:
    """One step of the openskill ratings. Where a bot sits several times, it takes the mean."""
    if len(set(game.bots)) == 1:
        return
    # Winners are equal whatever their points; the others stand in the order of their points.
    standing = [(0, 0.0) if seat in game.winners else (1, -score) for seat, score in enumerate(game.scores)]
    ranks = [float(sum(other < mine for other in standing)) for mine in standing]
    teams = [[rows[bot].rating] for bot in game.bots]
    rated = MODEL.rate(teams, ranks=ranks)
    for bot in set(game.bots):
        mine = [rated[seat][0] for seat, name in enumerate(game.bots) if name == bot]
        rows[bot].rating = MODEL.rating(
            mu=sum(rating.mu for rating in mine) / len(mine),
            sigma=sum(rating.sigma for rating in mine) / len(mine),
        )


class Arena:
    """A series of games. Iterate over `run` to see each as it is finished; stop whenever you like."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        games: int = 100,
        seats: int | None = None,
        seed: int | str = 0,
        budget: Budget | None = None,
        adjust_luck: bool = False,
        **options: Any,
    ) -> None:
        found = find_game(game)
        self.game = game
        self.seats = found.seats[0] if seats is None else seats
        if self.seats not in found.seats:
            allowed = ", ".join(str(number) for number in found.seats)
            raise ArenaError(f"{game} is for {allowed} seats, not {self.seats}")
        if games < 1:
            raise ArenaError(f"the number of games must be at least 1, not {games}")
        found.new(self.seats, 0, **options)  # a wrong option is told before anything is played
        self.options = options
        self.budget = budget or Budget()
        self.adjust_luck = adjust_luck
        self.bots = {spec: make_bot(spec) for spec in bots}
        self.pairings = schedule(list(bots), self.seats, games, seed)
        self.played: list[Played] = []

    def run(self, jobs: int = 1, ray: str | None = None) -> Generator[Played, None, None]:
        """Play all games; with more than one job in that many processes, or by a Ray cluster."""
        games = self._alone() if jobs == 1 and ray is None else self._together(jobs, ray)
        try:
            for game in games:
                self.played.append(game)
                yield game
        finally:
            games.close()

    def table(self) -> list[Row]:
        return table(self.played)

    def _alone(self) -> Generator[Played, None, None]:
        for pairing in self.pairings:
            yield play(self.game, pairing, self.options, self.budget, self.bots, self.adjust_luck)

    def _together(self, jobs: int, ray: str | None) -> Generator[Played, None, None]:
        workers = hired(jobs, ray)
        left = iter(self.pairings)
        together = 1  # games that go to a process at once
        running: set[Future[tuple[list[Played], float]]] = set()
        try:
            while True:
                while len(running) < 2 * workers.room() and (some := [*islice(left, together)]):
                    running.add(
                        workers.submit(
                            _play_here, self.game, some, self.options, self.budget, self.adjust_luck
                        )
                    )
                if not running:
                    break
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    played, seconds = future.result()
                    if seconds < A_WHILE:
                        together = max(together, 2 * len(played))
                    yield from played
        finally:
            workers.dismiss()


_bots: dict[str, Bot] = {}


def _play_here(
    game: str, pairings: list[Pairing], options: dict[str, Any], budget: Budget, adjust: bool
) -> tuple[list[Played], float]:
    """Some games, and how long they took together."""
    for spec in {spec for pairing in pairings for spec in pairing.bots} - _bots.keys():
        _bots[spec] = make_bot(spec)
    begun = perf_counter()
    return [
        play(game, pairing, options, budget, _bots, adjust) for pairing in pairings
    ], perf_counter() - begun
