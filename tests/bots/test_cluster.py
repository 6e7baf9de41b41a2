"""Arenas and trainings on a Ray cluster: two nodes, one of which goes away in the middle."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from patolli.bots.arena import Arena
from patolli.bots.cluster import Cluster, NoCluster
from patolli.bots.training.run import Plan, Training

cluster_utils = pytest.importorskip("ray.cluster_utils")

NODE = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}


@pytest.fixture
def nodes() -> Iterator[Any]:
    """A head that plays nothing, so that whoever goes away is one who plays, and two nodes."""
    found = cluster_utils.Cluster(initialize_head=True, head_node_args={**NODE, "num_cpus": 0})
    try:
        yield found
    finally:
        found.shutdown()


def slow_square(number: int, marks: str) -> int:
    """Leaves a mark when it begins, and waits until somebody says that it may end."""
    folder = Path(marks)
    (folder / f"begun {number} {os.getpid()}").touch()
    while not (folder / "go").exists():
        time.sleep(0.01)
    return number * number


def alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_the_tasks_of_a_node_that_is_killed_are_done_by_another(nodes: Any, tmp_path: Path) -> None:
    lost, kept = nodes.add_node(**NODE), nodes.add_node(**NODE)
    nodes.wait_for_nodes()
    cluster = Cluster(nodes.address)
    try:
        asked = [cluster.submit(slow_square, number, str(tmp_path)) for number in range(4)]
        while len([*tmp_path.glob("begun*")]) < 2:  # both nodes are at it
            time.sleep(0.02)
        workers = [int(mark.name.split()[-1]) for mark in tmp_path.glob("begun*")]
        nodes.remove_node(lost, allow_graceful=False)
        while all(alive(worker) for worker in workers):  # they end with their node
            time.sleep(0.02)
        (tmp_path / "go").touch()
        assert [task.result() for task in asked] == [0, 1, 4, 9]
        assert len([*tmp_path.glob("begun*")]) > 4  # one was begun twice
        assert kept.all_processes
    finally:
        cluster.dismiss()


def test_an_arena_on_a_cluster_says_what_one_process_says(nodes: Any) -> None:
    nodes.add_node(**NODE)
    arenas = [Arena("patolli", ["greedy", "random"], 6, seed="ray") for _ in range(2)]
    together = {game.number: game.scores for game in arenas[0].run(ray=nodes.address)}
    alone = {game.number: game.scores for game in arenas[1].run()}
    assert together == alone


def test_a_training_on_a_cluster_learns_what_one_process_learns(nodes: Any, tmp_path: Path) -> None:
    nodes.add_node(**NODE)
    found = []
    for folder, ray in ((tmp_path / "here", None), (tmp_path / "there", nodes.address)):
        for _ in Training(Plan("patolli", 2, folder, games=10, a_round=5, match=2, ray=ray)).run():
            pass
        facts = json.loads((folder / "network-002.json").read_text(encoding="utf-8"))["networks"]["2"]
        found.append([facts[name] for name in ("columns", "bias", "last", "scale")])
    assert found[0] == found[1]


def test_no_cluster_is_said_plainly() -> None:
    with pytest.raises(NoCluster, match=r"no Ray cluster at 127\.0\.0\.1:1"):
        Cluster("127.0.0.1:1")
