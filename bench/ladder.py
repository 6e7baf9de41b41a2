"""The ladder: how much stronger each level is than the one below, in all games, as a table.

    python -m bench.ladder --games 400
    python -m bench.ladder mezo --games 400 --seats 4

Every line is an arena (`patolli arena GAME --bots level:N,level:N-1`): with two seats one against one, with
more one against all others. The aim is 65 % with two seats and 40 % with four. Last comes level 5 against
`reasons`, who judge without networks, where there is one. Ctrl-C ends a line with the games it has.
"""

from __future__ import annotations

import argparse

import patolli
from patolli.bots import knowledge
from patolli.bots.arena import Arena, Row
from patolli.bots.levels import LEVELS

GAMES = ("mezo", "tzolkin", "mexica", "patolli")
AIMS = {2: 0.65, 4: 0.40}


def pairs(name: str, seats: int) -> list[tuple[str, str]]:
    steps = [(f"level:{level.number + 1}", f"level:{level.number}") for level in LEVELS[:-1]]
    game = patolli.game(name)
    learned = knowledge.learned_evaluator(game, knowledge.evaluator(game))
    if learned is not None and learned.network(game.new(seats, 0)) is not None:
        steps.append((f"level:{LEVELS[-1].number}", "reasons"))
    return steps


def match(name: str, seats: int, better: str, worse: str, args: argparse.Namespace) -> Row | None:
    """What became of the better one; None if not a single game was played."""
    arena = Arena(name, [better, worse], args.games, seats, args.seed)
    running = arena.run(args.jobs, args.ray)
    try:
        for _ in running:
            pass
    except KeyboardInterrupt:
        running.close()
    return next((row for row in arena.table() if row.bot == better), None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--seed", default="ladder")
    args = parser.parse_args()
    print("| game | seats | | wins | 95 % | games | aim |\n|---|---|---|---|---|---|---|")
    for name in args.game:
        for seats in args.seats:
            if seats not in patolli.game(name).seats:
                continue
            for better, worse in pairs(name, seats):
                row = match(name, seats, better, worse, args)
                if row is None:
                    continue
                low, high = row.interval
                aim = f"{AIMS[seats]:.0%}" if seats in AIMS and worse != "reasons" else ""
                print(
                    f"| {name} | {seats} | {better} over {worse} | {row.share:.1%} "
                    f"| {100 * low:.1f}–{100 * high:.1f} | {row.games} | {aim} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
