"""A baseline that learns: masked PPO in PyTorch, by playing against itself, on one core.

    pip install "patolli[research,train]" torch
    python examples/learn.py tzolkin --minutes 20 --folder learned

One network plays all seats. It sees the observation of the seat to move and answers with a number for every
action, of which only legal ones count, and with what it expects at the end. After every stretch of play it is
moved towards what went better than expected. `learned/` gets the network, a line for every test, and the
curve as a picture.

The network is then a bot like any other:

    patolli research score examples/learn.py:Learned --game tzolkin
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from patolli.bots import Bot, Budget, Sight, make_bot
from patolli.research import Batch, encoding

ROWS = 256  # games at once
STRETCH = 64  # decisions of each game between two lessons
EPOCHS = 3  # how often a lesson is gone through
PORTION = 4096  # decisions that are learned together
RATE = 6e-4  # of learning, at the start; it falls to nothing at the end
TRACE = 0.95  # GAE: how far what happens later speaks for a decision
CLIP = 0.2  # PPO: how far a lesson may move a choice
CURIOSITY = 0.01  # worth of choosing differently
SURE = 0.5  # weight of expecting right
MARGIN = 40.0  # a lead of so many points counts as much as the win itself
TESTS = 12  # times in all that it is tried against the yardsticks
TRIED = 200  # games of each test
YARDSTICKS = ("random", "greedy")
HIDDEN = 256


class Network(nn.Module):
    """Two hidden layers; out come a number for each action, and what the seat to move may expect."""

    def __init__(self, game: str, seats: int) -> None:
        super().__init__()
        known = encoding(game, seats)
        largest = [max(-entry.least, entry.most) for entry in known.entries]
        self.register_buffer("scale", 1.0 / torch.tensor(largest, dtype=torch.float32).clamp(1, 16))
        self.body = nn.Sequential(
            nn.Linear(len(largest), HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.choice = nn.Linear(HIDDEN, known.actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(seen * self.scale)
        wishes = self.choice(inside).masked_fill(~legal, -1e9)
        return torch.log_softmax(wishes, -1), self.value(inside).squeeze(-1)


class Stretch:
    """What happened in a stretch of all games: one line for every decision of each row."""

    def __init__(self, batch: Batch) -> None:
        shape = (STRETCH, batch.count)
        self.seen = torch.zeros(*shape, batch.observations.shape[1], dtype=torch.int8)
        self.legal = torch.zeros(*shape, batch.masks.shape[1], dtype=torch.bool)
        self.action = torch.zeros(shape, dtype=torch.int64)
        self.chance = torch.zeros(shape)
        self.value = np.zeros(shape, np.float32)
        self.seat = np.zeros(shape, np.int64)
        self.done = np.zeros(shape, np.bool_)
        self.worth = np.zeros((*shape, batch.seats), np.float32)

    def play(self, batch: Batch, network: Network) -> None:
        for at in range(STRETCH):
            self.seen[at] = torch.from_numpy(batch.observations.copy())
            self.legal[at] = torch.from_numpy(batch.masks.copy())
            self.seat[at] = batch.movers
            with torch.no_grad():
                likes, value = network(self.seen[at].float(), self.legal[at])
            luck = torch.rand_like(likes).clamp_min(1e-20)
            self.action[at] = (likes - torch.log(-torch.log(luck))).argmax(-1)  # a draw by these chances
            self.chance[at] = likes.gather(-1, self.action[at, :, None])[:, 0]
            self.value[at] = value.numpy()
            batch.step(self.action[at].numpy())
            self.done[at] = batch.dones
            self.worth[at] = worth(batch)

    def lessons(self, last: np.ndarray, movers: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How much better each decision was than expected, and what should have been expected.

        Every seat has its own line through the game: what follows a decision is the seat's next one. What the
        end of the stretch is worth to the other seats follows too: all rewards together are 0.
        """
        rows, seats = np.arange(len(last)), self.worth.shape[-1]
        expected = np.repeat(-last[:, None] / (seats - 1), seats, 1)
        expected[rows, movers] = last
        trace = np.zeros_like(expected)
        earned = np.zeros_like(expected)
        better = np.zeros_like(self.value)
        for at in reversed(range(STRETCH)):
            over = self.done[at]
            expected[over] = 0.0
            trace[over] = 0.0
            earned[over] = self.worth[at][over]
            seat, value = self.seat[at], self.value[at]
            surprise = earned[rows, seat] + expected[rows, seat] - value
            better[at] = surprise + TRACE * trace[rows, seat]
            trace[rows, seat] = better[at]
            expected[rows, seat] = value
            earned[rows, seat] = 0.0
        return better, better + self.value


def worth(batch: Batch) -> np.ndarray:
    """What the games that have just ended were worth to each seat: the win, and the lead in points."""
    mean_of_others = (batch.scores.sum(1, keepdims=True) - batch.scores) / (batch.seats - 1)
    lead = np.clip((batch.scores - mean_of_others) / MARGIN, -1.0, 1.0)
    return np.where(batch.dones[:, None], 0.5 * (batch.rewards + lead), 0.0)


def learn(network: Network, optimizer: torch.optim.Optimizer, stretch: Stretch, batch: Batch) -> None:
    with torch.no_grad():
        _, last = network(
            torch.from_numpy(batch.observations.copy()).float(), torch.from_numpy(batch.masks.copy())
        )
    better, aim = stretch.lessons(last.numpy(), batch.movers.copy())
    seen, legal = stretch.seen.flatten(0, 1), stretch.legal.flatten(0, 1)
    action, before = stretch.action.flatten(), stretch.chance.flatten()
    gain = torch.from_numpy((better - better.mean()) / (better.std() + 1e-6)).flatten()
    target = torch.from_numpy(aim).flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(action)).split(PORTION):
            likes, value = network(seen[part].float(), legal[part])
            ratio = torch.exp(likes.gather(-1, action[part, None])[:, 0] - before[part])
            moved = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part])
            variety = -(likes.exp() * likes.masked_fill(~legal[part], 0.0)).sum(-1)
            wrong = (value - target[part]).square()
            loss = (SURE * wrong - moved - CURIOSITY * variety).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def try_against(network: Network, game: str, seats: int, rival: str, games: int, seed: int) -> float:
    """The share of the wins against bots in all other seats, every seat equally often."""
    batch = Batch(game, games, seats, seed, go_on=False)
    bot = make_bot(rival)
    own = np.arange(games) % seats
    won = np.zeros(games)
    actions = np.full(games, -1)
    while (batch.movers >= 0).any():
        actions[:] = -1
        mine = batch.movers == own
        if mine.any():
            with torch.no_grad():
                seen = torch.from_numpy(batch.observations[mine]).float()
                likes, _ = network(seen, torch.from_numpy(batch.masks[mine]))
            actions[mine] = likes.argmax(-1).numpy()
        for row in np.flatnonzero(~mine & (batch.movers >= 0)):
            sight = Sight(batch.state(row), int(batch.movers[row]))
            actions[row] = bot.choose(sight, Budget(), int(batch.lengths[row]) * games + int(row))
        batch.step(actions)
        ended = np.flatnonzero(batch.dones)
        share = (batch.rewards[ended] * (seats - 1) + 1) / seats
        won[ended] = share[np.arange(len(ended)), own[ended]]
    return float(won.mean())


class Learned(Bot):
    """The network as a bot. Where it lies says the variable LEARNED; `learned/` by default."""

    def __init__(self) -> None:
        self.kept = torch.load(Path(os.environ.get("LEARNED", "learned")) / "network.pt")
        self.network: Network | None = None

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        if self.network is None:
            self.network = Network(sight.game.name, self.kept["seats"])
            self.network.load_state_dict(self.kept["weights"])
        legal = torch.zeros(1, sight.game.actions, dtype=torch.bool)
        legal[0, sight.legal] = True
        seen = torch.frombuffer(bytearray(sight.observation), dtype=torch.int8)[None].float()
        with torch.no_grad():
            likes, _ = self.network(seen, legal)
        return int(likes.argmax())


def draw(folder: Path, lines: list[dict[str, float]], title: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    picture, axes = pyplot.subplots(figsize=(7, 4), dpi=120)
    for rival in YARDSTICKS:
        axes.plot(
            [line["minutes"] for line in lines],
            [100 * line[rival] for line in lines],
            marker="o",
            label=f"against {rival}",
        )
    axes.set(xlabel="minutes of processor time", ylabel="games won, %", ylim=(0, 102), title=title)
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    picture.tight_layout()
    picture.savefig(folder / "curve.png")
    pyplot.close(picture)


def main() -> None:
    options = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    options.add_argument("game", nargs="?", default="tzolkin")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--minutes", type=float, default=20.0, help="Of processor time; 20.")
    options.add_argument("--folder", type=Path, default=Path("learned"))
    options.add_argument("--tests", type=int, default=TESTS, help=f"Against the yardsticks; {TESTS}.")
    options.add_argument("--games", type=int, default=TRIED, help=f"Of each test; {TRIED}.")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    network = Network(given.game, given.seats)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    batch = Batch(given.game, ROWS, given.seats, given.seed)
    stretch = Stretch(batch)
    lines: list[dict[str, float]] = []
    decisions = 0
    tested = 0.0  # processor time that tests took: it is not learning
    while True:
        minutes = (time.process_time() - tested) / 60
        part = min(1.0, minutes / given.minutes)
        if part >= len(lines) / given.tests:
            begun = time.process_time()
            line = {"minutes": round(minutes, 2), "decisions": decisions}
            for rival in YARDSTICKS:
                line[rival] = try_against(network, given.game, given.seats, rival, given.games, 10**6)
            lines.append(line)
            print(line, flush=True)
            torch.save({"seats": given.seats, "weights": network.state_dict()}, given.folder / "network.pt")
            with (given.folder / "curve.csv").open("w", newline="") as file:
                table = csv.DictWriter(file, list(line))
                table.writeheader()
                table.writerows(lines)
            draw(given.folder, lines, f"{given.game}, {given.seats} seats: masked PPO by self-play")
            tested += time.process_time() - begun
        if part >= 1.0 and len(lines) > given.tests:
            break
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.02, 1.0 - part)
        stretch.play(batch, network)
        learn(network, optimizer, stretch, batch)
        decisions += ROWS * STRETCH


if __name__ == "__main__":
    main()
