"""Games as tables: one row for every decision, in Parquet files that any program for data can read.

A dataset is a folder: `dataset.json` says what it is, `part-00000.parquet` and so on are its shards. A shard
is written whole or not at all, so a run that was killed goes on where it was. The same command gives the same
games, unless a bot runs out of time.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pyarrow.parquet

import patolli
from patolli.bots import Bot, make_bot
from patolli.bots.playing import decisions
from patolli.bots.simple import GreedyBot
from patolli.bots.thinking import SearchBot
from patolli.bots.workers import hired
from patolli.core.errors import BadOption
from patolli.core.record import Record, follow, read_record
from patolli.core.rng import seeded
from patolli.core.state import State
from patolli.research.encodings import encoding
from patolli.research.stepper import outcome

FORMAT = 1
Row = dict[str, Any]

# Name, type, and what it is: the description goes into the file.
COLUMNS: tuple[tuple[str, Any, str], ...] = (
    ("game", pyarrow.string(), "name of the game"),
    ("number", pyarrow.int64(), "which game of the dataset, from 0"),
    ("seed", pyarrow.string(), "what it was dealt from"),
    ("seats", pyarrow.int8(), "how many sit at the table"),
    ("decision", pyarrow.int32(), "which decision of the game, from 0"),
    ("seat", pyarrow.int8(), "who decides, from 0"),
    ("player", pyarrow.string(), "name of the bot that decides; null for people"),
    ("phrase", pyarrow.string(), "what was played, in words"),
    ("action", pyarrow.int32(), "the same as a number"),
    ("legal", pyarrow.list_(pyarrow.int32()), "all legal actions of the seat"),
    ("legal_count", pyarrow.int32(), "how many they are"),
    ("value", pyarrow.float64(), "what the bot's evaluation says of the position before, if it has one"),
    ("simulations", pyarrow.int32(), "answers that the bot looks at for a decision, if it searches"),
    ("score", pyarrow.float64(), "points of the seat at the end"),
    ("reward", pyarrow.float64(), "1 for a win alone; of all seats together 0"),
    ("won", pyarrow.bool_(), "has the seat won, alone or with others?"),
)
OBSERVATION = ("observation", pyarrow.binary(), "what the seat sees, a signed byte for each entry")


@dataclass(frozen=True)
class Plan:
    """What a dataset is made of: so many games of bots, or records."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...] = ()
    seed: int = 0
    shard: int = 100  # games in a file
    observations: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    records: int = 0  # games that people have played

    def facts(self) -> dict[str, Any]:
        """As `dataset.json` says it."""
        facts = json.loads(json.dumps({"format": FORMAT, **asdict(self)}))
        if self.observations:
            facts["encoding"] = encoding(self.game, self.seats).name
        return dict(facts)

    def shards(self) -> range:
        return range(-(-self.games // self.shard))


def schema(observations: bool) -> Any:
    columns = [*COLUMNS, *([OBSERVATION] if observations else [])]
    return pyarrow.schema(
        [pyarrow.field(name, kind, metadata={"description": text}) for name, kind, text in columns]
    )


def file_of(folder: Path, shard: int) -> Path:
    return folder / f"part-{shard:05}.parquet"


# Writing.


def make(
    folder: Path,
    game: str,
    games: int,
    bots: Sequence[str] = ("random",),
    seats: int | None = None,
    seed: int = 0,
    shard: int = 100,
    observations: bool = False,
    jobs: int = 1,
    **options: Any,
) -> Iterator[int]:
    """Let bots play, in turn on every seat; yields the number of every shard that is there.

    Fewer bots than seats: the last fills up. Shards that are there already are not made again.
    """
    found = patolli.game(game)
    places = encoding(found, seats).seats if observations else found.seats[0] if seats is None else seats
    found.new(places, 0, **options)  # wrong seats and options are told before anything is played
    if not bots or len(bots) > places:
        raise BadOption(f"{game} with {places} seats takes 1 to {places} bots, not {len(bots)}")
    for spec in bots:
        make_bot(spec)
    filled = (*bots, *[bots[-1]] * (places - len(bots)))
    plan = Plan(game, places, games, filled, seed, shard, observations, dict(options))
    begin(folder, plan)
    left = [number for number in plan.shards() if not file_of(folder, number).exists()]
    yield from (number for number in plan.shards() if number not in left)
    if jobs == 1:
        for number in left:
            yield write_shard(folder, plan, number)
        return
    workers = hired(jobs)
    try:
        for future in [workers.submit(write_shard, folder, plan, number) for number in left]:
            yield future.result()
    finally:
        workers.dismiss()


def convert(
    folder: Path, game: str, records: Sequence[Path], observations: bool = False, shard: int = 100
) -> Iterator[int]:
    """Records of games that were played to their end, with the names of the players removed."""
    read = [read_record(path.read_bytes()) for path in records]
    for path, record in zip(records, read, strict=True):
        if record.game != game:
            raise BadOption(f"{path} is a record of {record.game}, not of {game}")
    seats = read[0].seats if read else 0
    if observations and any(record.seats != seats for record in read):
        raise BadOption("observations of different numbers of seats do not go together: convert them apart")
    plan = Plan(game, seats, len(read), shard=shard, observations=observations, records=len(read))
    begin(folder, plan)
    for number in plan.shards():
        if not file_of(folder, number).exists():
            numbers = range(number * shard, min(len(read), (number + 1) * shard))
            rows = [row for place in numbers for row in rows_of_record(plan, place, read[place])]
            save(folder, number, rows, plan)
        yield number


def begin(folder: Path, plan: Plan) -> None:
    """A new dataset, or one that goes on; `BadOption` if another one is there."""
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / "dataset.json"
    facts = plan.facts()
    if about.exists():
        there = json.loads(about.read_text(encoding="utf-8"))
        if there != facts:
            different = ", ".join(key for key in facts if there.get(key) != facts[key])
            raise BadOption(
                f"{folder} holds another dataset (it differs in: {different}); choose another folder"
            )
        return
    if any(folder.glob("part-*.parquet")):
        raise BadOption(f"{folder} holds files of which no dataset.json tells; choose another folder")
    replace(about, lambda path: path.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8"))


def replace(path: Path, write: Any) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.draft")
    try:
        write(draft)
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def write_shard(folder: Path, plan: Plan, number: int) -> int:
    """Play the games of a shard, and write them down."""
    bots = {spec: make_bot(spec) for spec in plan.bots}
    games = range(number * plan.shard, min(plan.games, (number + 1) * plan.shard))
    save(folder, number, [row for game in games for row in rows_of_game(plan, game, bots)], plan)
    return number


def save(folder: Path, number: int, rows: list[Row], plan: Plan) -> None:
    table = pyarrow.Table.from_pylist(rows, schema(plan.observations))
    replace(file_of(folder, number), partial(pyarrow.parquet.write_table, table, compression="zstd"))


# Rows.


def rows_of_game(plan: Plan, number: int, bots: dict[str, Bot]) -> list[Row]:
    """A game of the bots: with every game they sit one seat further."""
    seed = plan.seed + number
    names = [plan.bots[(seat - number) % plan.seats] for seat in range(plan.seats)]
    state: State = patolli.game(plan.game).new(plan.seats, seed, **plan.options)
    rows: list[Row] = []
    players = [bots[name] for name in names]
    for decision in decisions(state, players, seeded(f"{seed} dataset")):
        row = row_of(plan, number, state, decision.seat, decision.action)
        bot = players[decision.seat]
        row |= {"seed": str(seed), "decision": len(rows), "player": names[decision.seat]}
        row |= {"value": value_of(bot, state, decision.seat)}
        row |= {"simulations": bot.simulations if isinstance(bot, SearchBot) else None}
        rows.append(row)
    return with_result(rows, state)


def value_of(bot: Bot, state: State, seat: int) -> float | None:
    """What a bot that judges positions thinks of this one, seen from its seat."""
    if not isinstance(bot, GreedyBot | SearchBot):
        return None
    return float(bot.knowledge.of(state.game).worth(state.resample(seat, 0), seat))


def rows_of_record(plan: Plan, number: int, record: Record) -> list[Row]:
    rows: list[Row] = []
    for match, _ in follow(record):
        if match.moves:
            seat, phrase = match.moves[-1]
            before = match.before
            row = row_of(plan, number, before, seat, before.parse(seat, phrase))
            rows.append(row | {"seed": str(record.seed), "decision": len(rows)})
    if not match.state.over:
        raise BadOption(f"record {number} does not go to the end of the game, so it has no result")
    return with_result(rows, match.state)


def row_of(plan: Plan, number: int, state: State, seat: int, action: int) -> Row:
    legal = state.legal(seat)
    row = {
        "game": plan.game,
        "number": number,
        "seats": int(state.seats),
        "seat": seat,
        "phrase": state.phrase(action),
        "action": action,
        "legal": legal,
        "legal_count": len(legal),
    }
    return row | {"observation": state.observe(seat)} if plan.observations else row


def with_result(rows: list[Row], state: State) -> list[Row]:
    scores, rewards, winners = state.scores(), outcome(state), state.winners()
    for row in rows:
        seat = row["seat"]
        row |= {"score": scores[seat], "reward": rewards[seat], "won": seat in winners}
    return rows


# Reading.


def load(folder: Path | str, columns: Sequence[str] | None = None, frame: bool = False) -> Any:
    """A dataset as numpy arrays by the names of their columns; with ``frame=True`` as a pandas DataFrame.

    Observations are one array with a row for every decision. Lists of legal actions are arrays of objects.
    """
    place = Path(folder)
    if not (place / "dataset.json").exists():
        raise BadOption(f"{place} is not a dataset: it has no dataset.json")
    files = sorted(place.glob("part-*.parquet"))
    if not files:
        raise BadOption(f"{place} has no shard yet; make it with: patolli dataset")
    known = pyarrow.parquet.read_schema(files[0]).names
    for name in columns or ():
        if name not in known:
            raise BadOption(f"{place} has no column {name!r}; it has: {', '.join(known)}")
    wanted = None if columns is None else list(columns)
    table = pyarrow.concat_tables([pyarrow.parquet.read_table(file, columns=wanted) for file in files])
    if frame:
        return table.to_pandas()
    return {name: array_of(name, table.column(name)) for name in table.column_names}


def array_of(name: str, column: Any) -> Any:
    if name != "observation":
        return column.to_numpy()
    rows = column.to_pylist()
    return np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), -1)
