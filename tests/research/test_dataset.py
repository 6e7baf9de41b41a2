"""Games as tables: what stands in them, that a killed run goes on, and that nobody's name is in them."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

import patolli
from patolli.core.errors import BadOption
from patolli.core.record import Match
from patolli.research import load
from patolli.research.dataset import COLUMNS, OBSERVATION, convert, file_of, make


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def finished(game: str, seats: int, seed: int) -> Match:
    match = Match(patolli.game(game), seats, seed)
    while match.state.waiting():
        seat = match.state.waiting()[0]
        match.say(seat, match.state.phrases(seat)[-1])
    return match


def test_the_rows_are_the_games(tmp_path: Path) -> None:
    assert list(make(tmp_path, "tzolkin", 5, ["random"], shard=2, observations=True, seed=3)) == [0, 1, 2]
    rows = load(tmp_path)
    assert set(rows["number"]) == set(range(5))
    for number in range(5):
        mine = np.flatnonzero(rows["number"] == number)
        assert rows["decision"][mine].tolist() == list(range(len(mine)))
        state = patolli.game("tzolkin").new(2, int(rows["seed"][mine[0]]))
        for at in mine:
            seat, action = int(rows["seat"][at]), int(rows["action"][at])
            assert rows["legal"][at].tolist() == state.legal(seat)
            assert rows["legal_count"][at] == len(state.legal(seat))
            assert rows["phrase"][at] == state.phrase(action)
            assert rows["observation"][at].tobytes() == state.observe(seat)
            state.play(seat, action)
        assert state.over
        for at in mine:
            seat = int(rows["seat"][at])
            assert rows["won"][at] == (seat in state.winners())
            assert rows["score"][at] == state.scores()[seat]


def test_every_column_says_what_it_is(tmp_path: Path) -> None:
    list(make(tmp_path, "patolli", 1, observations=True))
    described = pyarrow.parquet.read_schema(file_of(tmp_path, 0))
    assert {field.name: field.metadata[b"description"].decode() for field in described} == {
        name: text for name, _, text in (*COLUMNS, OBSERVATION)
    }
    about = json.loads((tmp_path / "dataset.json").read_text())
    assert about["encoding"] == "patolli-2-v1"


def test_bots_sit_on_every_seat_and_say_what_they_think(tmp_path: Path) -> None:
    list(make(tmp_path, "patolli", 2, ["greedy", "level:3"]))
    rows = load(tmp_path, ["number", "seat", "player", "value", "simulations"])
    sat = {
        (int(n), int(s), str(p)) for n, s, p in zip(rows["number"], rows["seat"], rows["player"], strict=True)
    }
    assert sat == {(0, 0, "greedy"), (0, 1, "level:3"), (1, 0, "level:3"), (1, 1, "greedy")}
    assert not np.isnan(rows["value"]).any()


def test_the_same_again_in_two_processes_and_after_losing_a_shard(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    list(make(one, "patolli", 6, ["greedy", "random"], shard=2))
    assert sorted(make(other, "patolli", 6, ["greedy", "random"], shard=2, jobs=2)) == [0, 1, 2]
    assert files(one) == files(other)
    file_of(one, 1).unlink()
    assert sorted(make(one, "patolli", 6, ["greedy", "random"], shard=2)) == [0, 1, 2]
    assert files(one) == files(other)


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    command = [
        str(Path(sys.executable).parent / "patolli"),
        "dataset",
        "tzolkin",
        "--games",
        "40",
        "--shard",
        "4",
    ]
    run = subprocess.Popen([*command, "--out", str(tmp_path / "killed")], stderr=subprocess.DEVNULL)
    while not file_of(tmp_path / "killed", 1).exists():
        assert run.poll() is None
        time.sleep(0.005)
    run.kill()
    run.wait()
    for out in ("killed", "whole"):
        said = subprocess.run(
            [*command, "--out", str(tmp_path / out)], capture_output=True, text=True, check=True
        )
        assert "40 games" in said.stdout
    killed = {name: data for name, data in files(tmp_path / "killed").items() if not name.endswith(".draft")}
    assert killed == files(tmp_path / "whole")


def test_games_of_people_without_their_names(tmp_path: Path) -> None:
    paths = []
    for seed in range(2):
        paths.append(tmp_path / f"{seed}.json")
        paths[-1].write_text(finished("mezo", 2, seed).record(["Itzel Balam", "Ana K'in"]).to_json())
    list(convert(tmp_path / "out", "mezo", paths, observations=True))
    rows = load(tmp_path / "out")
    assert len(set(rows["number"])) == 2
    assert set(rows["player"]) == {None}
    assert all(b"Itzel" not in data and b"Balam" not in data for data in files(tmp_path / "out").values())
    table: Any = pyarrow.parquet.read_table(file_of(tmp_path / "out", 0))
    assert not any("Itzel" in str(column) for column in table.to_pydict().values())


def test_wrong_use_is_refused(tmp_path: Path) -> None:
    list(make(tmp_path / "there", "patolli", 1))
    with pytest.raises(BadOption, match=r"another dataset \(it differs in: games\)"):
        list(make(tmp_path / "there", "patolli", 2))
    with pytest.raises(BadOption, match="takes 1 to 2 bots, not 3"):
        list(make(tmp_path / "new", "patolli", 1, ["random"] * 3))
    with pytest.raises(patolli.PatolliError, match="there is no bot 'genius'"):
        list(make(tmp_path / "new", "patolli", 1, ["genius"]))
    with pytest.raises(BadOption, match="no dataset"):
        load(tmp_path)
    with pytest.raises(BadOption, match="no column 'colour'"):
        load(tmp_path / "there", ["colour"])
    stopped = Match(patolli.game("patolli"), 2, 1)
    stopped.say(stopped.state.mover(), stopped.state.phrases(stopped.state.mover())[0])
    (tmp_path / "stopped.json").write_text(stopped.record().to_json())
    with pytest.raises(BadOption, match="does not go to the end"):
        list(convert(tmp_path / "out", "patolli", [tmp_path / "stopped.json"]))
    with pytest.raises(BadOption, match="a record of patolli, not of mezo"):
        list(convert(tmp_path / "mezo", "mezo", [tmp_path / "stopped.json"]))
    assert not (tmp_path / "new").exists()
