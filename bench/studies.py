"""What players argue about, answered by games of bots against themselves: with intervals, and a picture each.

    python -m bench.studies seats --games 400
    python -m bench.studies openings --games 400

Studies: seats (who wins by the order of the table, in every game), openings, tiles and technologies of
Tzolk'in, gods of Mezo. Everybody plans a whole turn and judges it as level 5 does, without looking at the
answers: so a game takes a fraction of a second. What a study varies is drawn by chance or prescribed, never
chosen by the bot, except in `technologies`, which only counts what winners had. `--jobs` and `--ray` share
the games out. What was found is kept in docs/studies/: a page for each study, with a picture for each table,
which is written anew when it is counted again. Ctrl-C ends with the games there are.
"""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import patolli
from patolli.bots import Bot, Budget, Sight
from patolli.bots.arena import wilson
from patolli.bots.playing import decisions
from patolli.bots.search import Scope
from patolli.bots.simple import RandomBot
from patolli.bots.thinking import SearchBot
from patolli.bots.training.drawing import draw_shares
from patolli.bots.workers import hired
from patolli.core.state import State

FOLDER = Path("docs/studies")
Counted = tuple[str, float, float]  # under which name, the win or its share, the points

# First turns of Tzolk'in, as people name them: where the workers go.
OPENINGS = {
    "own choice": [],
    "Uxmal, Uxmal, Uxmal": ["uxmal", "uxmal", "uxmal"],
    "Palenque, Palenque": ["palenque", "palenque"],
    "Palenque, Palenque, Palenque": ["palenque", "palenque", "palenque"],
    "Yaxchilan, Yaxchilan": ["yaxchilan", "yaxchilan"],
    "Tikal, Tikal": ["tikal", "tikal"],
    "Tikal, Uxmal": ["tikal", "uxmal"],
    "Palenque, Tikal": ["palenque", "tikal"],
    "Palenque, Uxmal": ["palenque", "uxmal"],
    "Chichen Itza, Uxmal": ["chichen", "uxmal"],
    "one on Uxmal": ["uxmal"],
}


class Planner(SearchBot):
    """Plans a turn, does as it is told before that, and draws by chance what a study draws."""

    def __init__(self, told: list[str] | None = None, drawn: str = "") -> None:
        super().__init__(0, scope=Scope(width=3))
        self.told = told or []
        self.drawn = drawn  # the kind of phrase that is left to chance
        self.chance = RandomBot()

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        if self.told or self.drawn:
            world = sight.sample(0)
            phrases = {world.phrase(action): action for action in sight.legal}
            if self.drawn and all(phrase.startswith(self.drawn) for phrase in phrases):
                return self.chance.choose(sight, budget, seed)
            if self.told and not any(phrase.startswith("keep") for phrase in phrases):
                wanted = self.told.pop(0)
                if wanted not in phrases:
                    raise CannotBe
                return phrases[wanted]
        return super().choose(sight, budget, seed)


class CannotBe(Exception):
    """What a study prescribes is not possible here."""


def played(game: str, seats: int, bots: list[Bot], seed: str) -> State:
    state: State = patolli.game(game).new(seats, seed)
    for _ in decisions(state, bots, patolli.seeded(f"{seed} bots")):
        pass
    return state


def won(state: State, seat: int) -> float:
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0


# One game of each study: under which names its seats are counted.


def seats_game(game: str, seats: int, number: int) -> list[Counted]:
    state = played(game, seats, [Planner() for _ in range(seats)], f"seats {number}")
    scores = state.scores()
    return [(f"seat {seat + 1}", won(state, seat), scores[seat]) for seat in range(seats)]


def openings_game(game: str, seats: int, number: int) -> list[Counted]:
    """The same deal with every opening, by a seat that changes from deal to deal."""
    own = number % seats
    found = []
    for name, wheels in OPENINGS.items():
        told = [f"place {wheel}" for wheel in wheels] + ["end"] * bool(wheels)
        bots: list[Bot] = [Planner([*told] if seat == own else None) for seat in range(seats)]
        try:
            state = played(game, seats, bots, f"openings {number}")
        except Exception as error:
            if not isinstance(error.__cause__, CannotBe):
                raise
            continue
        found.append((name, won(state, own), state.scores()[own]))
    return found


def tiles_game(game: str, seats: int, number: int) -> list[Counted]:
    """Everybody keeps two of the four dealt tiles by chance."""
    state = played(game, seats, [Planner(drawn="keep") for _ in range(seats)], f"tiles {number}")
    scores = state.scores()
    players = state.view(None)["players"]
    return [
        (tile, won(state, seat), scores[seat]) for seat in range(seats) for tile in players[seat]["tiles"]
    ]


def gods_game(game: str, seats: int, number: int) -> list[Counted]:
    """Gods are dealt by chance."""
    state = played(game, seats, [Planner(drawn="god") for _ in range(seats)], f"gods {number}")
    scores = state.scores()
    tribes = state.view(None)["tribes"]
    return [(str(tribes[seat]["god"]), won(state, seat), scores[seat]) for seat in range(seats)]


def technologies_game(game: str, seats: int, number: int) -> list[Counted]:
    """Which levels everybody had reached in the end: what winners have, not what makes them win."""
    state = played(game, seats, [Planner() for _ in range(seats)], f"technologies {number}")
    scores = state.scores()
    found = []
    for seat, player in enumerate(state.view(None)["players"]):
        for line, level in player["technologies"].items():
            found.append((f"{line} {level}", won(state, seat), scores[seat]))
    return found


Game = Callable[[str, int, int], list[Counted]]
STUDIES: dict[str, tuple[Game, list[tuple[str, int]]]] = {
    "seats": (
        seats_game,
        [("patolli", 2)] + [(game, seats) for game in ("mezo", "tzolkin", "mexica") for seats in (2, 3, 4)],
    ),
    "openings": (openings_game, [("tzolkin", 2), ("tzolkin", 4)]),
    "tiles": (tiles_game, [("tzolkin", 2), ("tzolkin", 4)]),
    "technologies": (technologies_game, [("tzolkin", 2), ("tzolkin", 4)]),
    "gods": (gods_game, [("mezo", 2), ("mezo", 3), ("mezo", 4)]),
}


SAYS = {
    "seats": "Who wins, by the order around the table",
    "openings": "First turns of Tzolk'in, prescribed to one seat; the same deals for all",
    "tiles": "Starting tiles of Tzolk'in, two of the four dealt kept by chance",
    "technologies": "Technologies of Tzolk'in: the levels that winners had in the end, not why they won",
    "gods": "Gods of Mezo, dealt by chance",
}


@dataclass
class Row:
    """What was counted under one name."""

    count: int = 0
    wins: float = 0.0
    points: float = 0.0


@dataclass
class Table:
    title: str
    fair: float
    games: int = 0
    rows: dict[str, Row] = field(default_factory=dict)

    def add(self, counted: list[Counted]) -> None:
        self.games += 1
        for name, win, points in counted:
            row = self.rows.setdefault(name, Row())
            row.count += 1
            row.wins += win
            row.points += points

    def lines(self) -> Iterator[tuple[str, Row, float, float]]:
        for name in sorted(self.rows, key=lambda name: (self.order(name), name)):
            row = self.rows[name]
            yield name, row, *wilson(row.wins, row.count)

    def order(self, name: str) -> float:
        """Seats and levels as they are named, all else the best first."""
        row = self.rows[name]
        return 0.0 if name[-1].isdecimal() and " " in name else -row.wins / row.count

    def facts(self, command: str) -> dict[str, Any]:
        found = {
            name: [row.count, row.wins / row.count, low, high, row.points / row.count]
            for name, row, low, high in self.lines()
        }
        return {
            "title": self.title,
            "command": command,
            "games": self.games,
            "fair": self.fair,
            "rows": found,
        }

    def draw(self, file: Path) -> None:
        draw_shares(
            [(name, row.wins / row.count, low, high) for name, row, low, high in self.lines()],
            self.fair,
            f"{self.title}, {self.games} games",
            file,
        )


def as_text(facts: dict[str, Any]) -> str:
    lines = [
        f"{facts['title']}, {facts['games']} games, fair share {facts['fair']:.0%}\n",
        "| | seats | wins | 95 % | points |\n|---|---|---|---|---|",
    ]
    for name, (count, share, low, high, points) in facts["rows"].items():
        lines.append(f"| {name} | {count} | {share:.1%} | {100 * low:.1f}–{100 * high:.1f} | {points:.1f} |")
    return "\n".join(lines) + "\n"


def keep(args: argparse.Namespace, key: str, facts: dict[str, Any]) -> None:
    """Into the study's file, and its page made anew from all that is there."""
    file = args.folder / f"{args.study}.json"
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    found[key] = facts
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    page = [f"# {SAYS[args.study]}\n"]
    for name, told in sorted(found.items()):
        page += [f"    {told['command']}\n", as_text(told), f"![{told['title']}]({args.study}-{name}.svg)\n"]
    (args.folder / f"{args.study}.md").write_text("\n".join(page), encoding="utf-8")


def bundle(study: str, game: str, seats: int, numbers: list[int]) -> list[list[Counted]]:
    one: Callable[[str, int, int], list[Counted]] = STUDIES[study][0]
    return [one(game, seats, number) for number in numbers]


def results(args: argparse.Namespace, game: str, seats: int) -> Iterator[list[Counted]]:
    bundles = [[*range(at, min(at + 5, args.games))] for at in range(0, args.games, 5)]
    if args.jobs == 1 and args.ray is None:
        for numbers in bundles:
            yield from bundle(args.study, game, seats, numbers)
        return
    workers = hired(args.jobs, args.ray)
    try:
        for future in [workers.submit(bundle, args.study, game, seats, numbers) for numbers in bundles]:
            yield from future.result()
    finally:
        workers.dismiss()


def studied(args: argparse.Namespace, game: str, seats: int) -> None:
    table = Table(f"{args.study}: {game}, {seats} seats", 1 / seats)
    try:
        for counted in results(args, game, seats):
            table.add(counted)
    except KeyboardInterrupt:
        if not table.games:
            raise
    command = shlex.join(["python", "-m", "bench.studies", args.study, "--game", game, "--seats", str(seats)])
    facts = table.facts(f"{command} --games {args.games}")
    print(as_text(facts), flush=True)
    table.draw(args.folder / f"{args.study}-{game}-{seats}.svg")
    keep(args, f"{game}-{seats}", facts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("study", choices=STUDIES)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seats", type=int, help="only with so many")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args: Any = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    for game, seats in STUDIES[args.study][1]:
        if args.game in (None, game) and args.seats in (None, seats):
            studied(args, game, seats)


if __name__ == "__main__":
    main()
