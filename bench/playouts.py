"""Random playouts: how fast the engine of a game is, next to catanatron in the same run.

    python bench/playouts.py patolli

Prints games and decisions per second and microseconds per copy: inside compiled code, through the
public API, and interpreted; each with its ratio to random catanatron games. All variants play the
same games, and a checksum proves it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import patolli
import patolli.core.state as engine
from patolli.bots.playout import Playout

SECONDS = float(os.environ.get("BENCH_SECONDS", "4"))
SOURCE = Path(__file__).parent.parent / "src" / "patolli"


def inside(name: str, seats: int, games: int) -> dict[str, float]:
    """Playouts made by `bots.playout`, without leaving the engine."""
    game = patolli.game(name)
    playout = Playout()
    begun = time.perf_counter()
    for seed in range(games):
        playout.run(game.new(seats, seed), patolli.seeded(seed))
    elapsed = time.perf_counter() - begun
    return figures(games, playout.decisions, playout.checksum, elapsed)


def public(name: str, seats: int, games: int) -> dict[str, float]:
    """The same games through the API that users call."""
    game = patolli.game(name)
    decisions = checksum = 0
    begun = time.perf_counter()
    for seed in range(games):
        state, rng = game.new(seats, seed), patolli.seeded(seed)
        while waiting := state.waiting():
            seat = waiting[0]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            state.play(seat, action)
            decisions += 1
            checksum = (checksum * 31 + action * 4 + seat) & 0x3FFFFFFFFFFFFF
    return figures(games, decisions, checksum, time.perf_counter() - begun)


def figures(games: int, decisions: int, checksum: int, elapsed: float) -> dict[str, float]:
    return {
        "games": games / elapsed,
        "decisions": decisions / elapsed,
        "checksum": checksum,
        "seconds": elapsed,
    }


def copying(name: str, seats: int) -> float:
    """Microseconds per copy, in the middle of a game."""
    state: Any = patolli.game(name).new(seats, 1)
    rng = patolli.seeded(1)
    for _ in range(60):
        if state.over:
            break
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    copy, count = state.copy, 100_000 if compiled() else 2_000
    best = float("inf")
    for _ in range(5):
        begun = time.perf_counter()
        for _ in range(count):
            copy()
        best = min(best, (time.perf_counter() - begun) / count)
    return best * 1e6


def compiled() -> bool:
    return not engine.__file__.endswith(".py")


def enough(name: str, seats: int) -> int:
    """As many games as fill the time we have."""
    probe = inside(name, seats, 2)
    return max(4, int(SECONDS * probe["games"]))


def interpreted(name: str, seats: int, games: int) -> dict[str, float]:
    """The same source without the compiled modules, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SOURCE, Path(folder) / "patolli", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        environment = {**os.environ, "PYTHONPATH": folder}
        command = [sys.executable, __file__, name, str(seats), str(games)]
        answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        result: dict[str, float] = json.loads(answer.stdout)
        return result


def catanatron() -> dict[str, float]:
    """Random four-player games of catanatron, counting its ticks as decisions."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        game = Game([RandomPlayer(color) for color in colors], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    elapsed = time.perf_counter() - begun
    return {"games": games / elapsed, "decisions": decisions / elapsed}


def row(label: str, found: dict[str, float], copy: float, peer: dict[str, float]) -> str:
    ratio = found["decisions"] / peer["decisions"]
    return (
        f"{label:<24}{found['games']:>12,.1f}{found['decisions']:>14,.0f}{ratio:>12.1f}x"
        f"{copy:>12.2f}  {int(found.get('checksum', 0)):x}"
    )


def main() -> None:
    name = sys.argv[1]
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else max(patolli.game(name).seats)
    if len(sys.argv) > 3:  # called by `interpreted`
        assert not compiled()
        print(json.dumps(inside(name, seats, int(sys.argv[3])) | {"copy": copying(name, seats)}))
        return
    peer = catanatron()
    games = enough(name, seats)
    few = max(2, games // 100)
    fast, short, plain = inside(name, seats, games), inside(name, seats, few), interpreted(name, seats, few)
    api = public(name, seats, games // 2)
    same = inside(name, seats, games // 2)["checksum"] == api["checksum"] and (
        short["checksum"] == plain["checksum"]
    )
    kind = "compiled" if compiled() else "interpreted"
    print(f"{name}, {seats} seats, random play, one core")
    print(f"{'':<24}{'games/s':>12}{'decisions/s':>14}{'catanatron':>13}{'µs/copy':>12}  checksum")
    print(row(f"{kind}, inside", fast, copying(name, seats), peer))
    print(row(f"{kind}, public API", api, copying(name, seats), peer))
    print(row("interpreted, inside", plain, plain["copy"], peer))
    print(row("catanatron, 4 random", peer, 0.0, peer))
    print("all variants played the same games" if same else "THE VARIANTS PLAYED DIFFERENT GAMES")
    sys.exit(0 if same else 1)


if __name__ == "__main__":
    main()
