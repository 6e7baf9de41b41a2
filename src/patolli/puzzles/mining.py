"""Finding puzzles: strong bots play; is there a turn that is far better than all others?

First the quick analysis must say so, then the slow one that plays games to their end.
The same game, seed and number of games: the same puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from patolli.analysis.comparison import APART, Comparison
from patolli.analysis.estimate import digits
from patolli.analysis.judging import mind
from patolli.analysis.playing_out import SlowComparison
from patolli.analysis.reasons import at_once, later
from patolli.analysis.turns import Turn, better_ideas, leads_to_the_same, phrases, turns
from patolli.analysis.words import told
from patolli.analysis.worlds import Worlds
from patolli.bots.bot import Budget
from patolli.bots.levels import LEVELS, Level
from patolli.bots.playing import decisions, turn
from patolli.core.game import Game
from patolli.core.record import Match, Record
from patolli.core.rng import seeded
from patolli.core.state import State
from patolli.puzzles.puzzle import Puzzle

GAIN = 0.08  # of the chance, over every other turn
THOUGHT = Budget(simulations=240)  # of the quick analysis
PLAYER = LEVELS[3]  # who plays the games
A_GAME = 3  # puzzles at most of one game,
ALIKE = 5  # and of all games with the same solution: more would be dull
LOOK, WORLDS = 40, 240  # games after a turn before the slow analysis may drop it, and in all
TRIES = 3  # of a level; it finds a puzzle if most of them do


def mine(game: Game[Any], games: int, seed: int | str) -> Iterator[list[Puzzle]]:
    """The puzzles of one game after the other."""
    known: Counter[str] = Counter()  # how often a solution was found
    for number in range(games):
        found: list[Puzzle] = []
        for played in turns(self_play(game, f"{seed} {number}")):
            if played.choices < 2 or len(found) == A_GAME:
                continue
            puzzle = puzzle_in(played, f"{seed} {number} {played.first}", known)
            if puzzle is not None:
                known[told(puzzle.solution)] += 1
                found.append(puzzle)
        yield found


def self_play(game: Game[Any], seed: str) -> Record:
    match = Match(game, min(game.seats), seed)
    bots = [PLAYER.unhurried() for _ in range(match.state.seats)]
    state = match.state.copy()
    for decision in decisions(state, bots, seeded(seed)):
        match.say(decision.seat, state.phrase(decision.action))
    return match.record()


def puzzle_in(played: Turn, seed: str, known: Counter[str]) -> Puzzle | None:
    state, seat = played.before, played.seat
    worlds = Worlds(mind(state), state, seat, seed)
    ordered = far_better(worlds)
    if not ordered:
        return None
    best, *others = ordered
    root = worlds.one(0)
    solution = phrases(root, seat, best)
    if known[told(solution)] == ALIKE:
        return None
    proof = proven(SlowComparison(state, seat, seed), best, others)
    if proof is None:
        return None
    rival, gain, error = proof
    why = at_once(root, seat, best, rival) or later(worlds, best, rival)
    return Puzzle(
        game=state.game.name,
        rules=state.game.rules_version,
        seat=seat,
        solution=solution,
        rival=phrases(root, seat, rival),
        gain=digits(gain),
        error=digits(error),
        theme=why[0].fact if why else "",
        found_by=[level.number for level in LEVELS if finds(level, state, seat, best, seed)],
        levels=len(LEVELS),
        position=state.position(),
    )


def far_better(worlds: Worlds) -> list[list[int]]:
    """All turns, the best first, if the quick analysis finds it far better than every other; else none."""
    root, seat = worlds.one(0), worlds.seat
    ideas = better_ideas(worlds.evaluator, root, seat, worlds.seed)
    comparison = Comparison(worlds, ideas)
    comparison.run(THOUGHT)
    best = comparison.best()
    others = [
        number
        for number, idea in enumerate(ideas)
        if number != best and not leads_to_the_same(root, seat, idea, ideas[best])
    ]
    if not others or not all(
        comparison.apart(best, number) and comparison.lost(best, number)[0] >= GAIN for number in others
    ):
        return []
    others.sort(key=lambda number: comparison.lost(best, number)[0])
    return [ideas[best], *(ideas[number] for number in others)]


def proven(
    slow: SlowComparison, best: Sequence[int], others: Sequence[list[int]]
) -> tuple[list[int], float, float] | None:
    """The next best turn with the gain over it and its error, if games played out say the same; else None."""
    closest: tuple[list[int], float, float] | None = None
    for other in others:
        if slow.gain(best, other, LOOK)[0] < GAIN / 2:
            return None
        gain, error = slow.gain(best, other, WORLDS)
        if gain < GAIN or gain < APART * error:
            return None
        if closest is None or gain < closest[1]:
            closest = (other, gain, error)
    return closest


def finds(level: Level, state: State, seat: int, solution: Sequence[int], seed: str) -> bool:
    found = 0
    for attempt in range(TRIES):
        here = state.copy()
        rng = seeded(f"{seed} {level.id} {attempt}")
        tried = [decision.action for decision in turn(here, seat, level.unhurried(), rng)]
        found += leads_to_the_same(state, seat, tried, solution)
    return found > TRIES / 2
