"""The golden games: playthroughs to read, and perft tables.

``python -m tests.golden.make_golden again`` plays the moves of every golden game again and writes down what
comes of them now; ``… make_golden patolli`` makes new random games of a game. Run either only when the rules
have changed on purpose, and read the difference before you commit it.
"""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path
from typing import Any

import patolli
from patolli.core.playthrough import playthrough
from patolli.core.record import FORMAT, Match, Record
from patolli.testing.walk import Case, walk

HERE = Path(__file__).parent
MOVE = re.compile(r"^ *\d+  Seat (\d+): (.+)$", re.MULTILINE)


def random_game(name: str, seats: int, seed: int, **options: Any) -> Match:
    match = Match(patolli.game(name), seats, seed, **options)
    chance = random.Random(seed)
    while waiting := match.state.waiting():
        seat = chance.choice(waiting)
        match.say(seat, chance.choice(match.state.phrases(seat)))
    return match


def write_game(match: Match, label: str) -> None:
    folder = HERE / match.game.name
    folder.mkdir(exist_ok=True)
    (folder / f"{label}.txt").write_text(playthrough(match.record()), encoding="utf-8")


def read_game(label: str) -> Record:
    """The record that a playthrough (`mexica/builder-2-3`) tells: its head, and the moves in it."""
    text = (HERE / f"{label}.txt").read_text(encoding="utf-8")
    _, *head = text.split("\n\n")[0].splitlines()
    facts = {key: json.loads(value) for key, value in (line.split(": ", 1) for line in head)}
    moves = [(int(seat) - 1, phrase) for seat, phrase in MOVE.findall(text)]
    return Record(format=FORMAT, moves=moves, **facts)


def write_again() -> None:
    """A game whose rules are no longer kept is played by those of today, if its moves are still possible."""
    for path in sorted(HERE.glob("*/*.txt")):
        record = read_game(label_of(path))
        game = patolli.game(record.game)
        if record.rules not in (game.rules_version, *game.former):
            record.rules = game.rules_version
        try:
            path.write_text(playthrough(record), encoding="utf-8")
        except patolli.BadRecord as error:
            print(f"{label_of(path)} must be made anew: {error}")


def label_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def write_perft(name: str, seeds: int = 3, every: int = 10) -> None:
    rows = []
    for seats in patolli.game(name).seats:
        for seed in range(seeds):
            steps = walk(Case(patolli.game(name), seats), seed)
            counts = [[s.number, len(s.state.legal(s.seat))] for s in steps if s.number % every == 0]
            rows.append({"seats": seats, "seed": seed, "every": every, "counts": counts})
    text = "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"
    (HERE / name / "perft.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["again"]:
        write_again()
        sys.exit()
    for game in sys.argv[1:]:
        for count in patolli.game(game).seats:
            for number in range(4):
                write_game(random_game(game, count, number), f"random-{count}-{number}")
        write_perft(game)
