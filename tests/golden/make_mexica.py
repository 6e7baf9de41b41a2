"""Write the golden games of Mexica: ``python -m tests.golden.make_mexica``.

Twelve games and more, with 2, 3 and 4 seats, that end in every way a period can end: complete, quiet,
and full (an island without room for another temple, which takes a script). Run it only when the
rules have changed on purpose, and read the difference before you commit it.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.golden.make_golden import random_game, write_game, write_perft

from patolli.bots import Budget, Sight, make_bot
from patolli.core.record import Match, follow
from patolli.games.mexica import MEXICA

Player = Callable[[Match, int, random.Random], str]

# Canals that leave as little land as possible to fill: 44 districts.
CROWDED = [
    "h1", "b2 c2", "e2 e3", "f2 g2", "i2 j2", "k2 k3", "d3 d4", "h3", "l3 l4", "f4 g4", "i4 j4", "b5 c5",
    "e5", "g5 h5", "k5", "m5 n5", "d6", "f6 g6", "l6 m6", "p6 q6", "b7 c7", "e7 f7", "q7 r7", "t7 u7",
    "d8 d9", "p8", "s8 t8", "q9 r9", "c10 d10", "o10 p10", "a11 b11", "d11 d12", "e11 f11", "i11 j11",
    "m11 n11", "c12 c13", "g12 h12", "k12 l12", "e13 f13", "i13 j13", "d14 e14",
]  # fmt: skip
PALACE = ("h6", "g7", "h7", "i7", "h8")


def greedy(match: Match, seat: int, chance: random.Random) -> str:
    bot = make_bot("greedy")
    return match.state.phrase(bot.choose(Sight(match.state, seat), Budget(), chance.randrange(10**6)))


def builder(match: Match, seat: int, chance: random.Random) -> str:
    """Founds and builds whenever possible, digs otherwise, and gives up tiles late."""
    phrases = match.state.phrases(seat)
    for word in ("start", "found", "agree", "temple", "canal"):
        chosen = [phrase for phrase in phrases if phrase.startswith(word)]
        if chosen and (word != "canal" or chance.random() < 0.8):
            return chance.choice(chosen)
    proposals = [phrase for phrase in phrases if phrase.startswith("propose")]
    return chance.choice(proposals) if proposals and match.state.view(seat)["period"] == 1 else "end"


def idler(match: Match, seat: int, chance: random.Random) -> str:
    """Builds a little in the beginning, then only waits."""
    phrases = match.state.phrases(seat)
    if "refuse" in phrases:
        return "refuse"
    busy = [phrase for phrase in phrases if phrase.split()[0] in ("start", "canal", "temple", "found")]
    early = len(match.moves) < 40 or (match.state.position()["period"] == 2 and len(match.moves) % 50 < 10)
    return chance.choice(busy) if busy and early else "end"


def play(seats: int, seed: int, player: Player, **options: bool) -> Match:
    match = Match(MEXICA, seats, seed, **options)
    chance = random.Random(seed)
    while waiting := match.state.waiting():
        phrase = player(match, waiting[0], chance)
        match.say(waiting[0], phrase if phrase in match.state.phrases(waiting[0]) else "end")
    return match


class Filler:
    """Four friends who fill the island until no district can take a temple (MEX-Q11).

    Level-one temples go to the small districts, one leap each; all others around the palace. Everybody
    keeps one temple back.
    """

    def __call__(self, match: Match, seat: int, chance: random.Random) -> str:
        phrases = match.state.phrases(seat)
        for easy in ("agree", *(phrase for phrase in phrases if phrase.split()[0] in ("start", "propose"))):
            if easy in phrases:
                return easy
        canals = [f"canal {canal}" for canal in CROWDED if f"canal {canal}" in phrases]
        return canals[0] if canals else self.build(match, seat, phrases)

    def build(self, match: Match, seat: int, phrases: list[str]) -> str:
        view = match.state.view(seat)
        if view["supply"]["doubles"] + view["supply"]["singles"] > 0:
            return "end"
        taken = {temple["square"] for temple in view["temples"]}
        at_home = view["pilli"][seat] in PALACE
        ones, others = view["stock"][seat][0], sum(view["stock"][seat][1:])
        for district in view["districts"]:
            small = not set(district["squares"]) & set(PALACE)
            to_fill = [square for square in district["squares"] if square not in (*taken, *PALACE)]
            if small and ones and len(to_fill) > 1:
                if view["pilli"][seat] in district["squares"]:
                    return f"temple 1 {next(s for s in to_fill if s != view['pilli'][seat])}"
                if f"leap {to_fill[0]}" in phrases:
                    return f"leap {to_fill[0]}"
            elif not small and to_fill and at_home and (others > 1 or view["period"] == 1):
                levels = [p for p in phrases if p.startswith("temple") and p.split()[1] != "1"]
                mine = [p for p in levels if p.split()[2] in to_fill]
                if mine and not (ones and view["ap"] >= 6):
                    return mine[-1]
        home = [phrase for phrase in phrases if phrase.startswith("leap") and phrase.split()[1] in PALACE]
        return home[0] if home and not ones and not at_home else "end"


def endings(match: Match) -> list[str]:
    """How the two periods of a finished game ended."""
    told = [event for _, events in follow(match.record()) for event in events]
    return [event["how"] for event in told if event["event"] == "period-ended"]


if __name__ == "__main__":
    for count in MEXICA.seats:
        games = {
            f"random-{count}-1": random_game("mexica", count, 1),
            f"greedy-{count}-2": play(count, 2, greedy),
            f"builder-{count}-3": play(count, 3, builder),
            f"idler-{count}-4": play(count, 4, idler),
        }
        if count == 2:
            games["harder-2-5"] = play(2, 5, greedy, harder=True)
        if count == 4:
            games["filler-4-6"] = play(4, 6, Filler())
        for label, game in games.items():
            print(label, len(game.moves), endings(game), game.state.scores())
            write_game(game, label)
    write_perft("mexica")
