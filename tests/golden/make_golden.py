"""Write golden games and perft tables for a game: ``python -m tests.golden.make_golden patolli``.

Run it only when the rules have changed on purpose, and read the difference before you commit it.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import patolli
from patolli.core.record import Match
from patolli.testing.walk import Case, bytes_of, walk

HERE = Path(__file__).parent


def random_game(name: str, seats: int, seed: int, **options: Any) -> Match:
    match = Match(patolli.game(name), seats, seed, **options)
    chance = random.Random(seed)
    while waiting := match.state.waiting():
        seat = chance.choice(waiting)
        match.say(seat, chance.choice(match.state.phrases(seat)))
    return match


def write_game(match: Match, label: str) -> None:
    """A record, the final scores, and the hash of the last position."""
    golden = {
        "scores": match.state.scores(),
        "winners": match.state.winners(),
        "position": hashlib.sha256(bytes_of(match.state.position()).encode()).hexdigest(),
    }
    head = json.dumps(golden, indent=2).removesuffix("\n}")
    folder = HERE / match.game.name
    folder.mkdir(exist_ok=True)
    text = f'{head},\n  "record": {match.record().to_json().strip()}\n}}\n'
    (folder / f"{label}.json").write_text(text, encoding="utf-8")


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
    for game in sys.argv[1:]:
        for count in patolli.game(game).seats:
            for number in range(4):
                write_game(random_game(game, count, number), f"random-{count}-{number}")
        write_perft(game)
