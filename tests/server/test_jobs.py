"""Thinking is shared fairly, and the server's bots are the arena's bots."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.aside import run_aside
from tests.server.people import ServerProcess
from tests.server.test_keeping import House, tell

import patolli
from patolli.bots import Bot, make_bot
from patolli.bots.playing import decisions
from patolli.core.rng import seeded
from patolli.server import minds
from patolli.server.bots import waiting_bot
from patolli.server.fair import FairQueue
from patolli.server.settings import with_bots


def served(places: int, arrivals: list[str], more: dict[str, list[str]] | None = None) -> list[str]:
    """In which order jobs are served that arrive at once, named after their person: `ana-1`.

    What a job brings about when it is done (`more`) arrives then.
    """
    order: list[str] = []

    async def story() -> None:
        queue = FairQueue(places)
        everybody_is_here = asyncio.Event()
        running: set[asyncio.Task[None]] = set()

        def begin(job: str) -> None:
            running.add(asyncio.create_task(do(job)))

        async def do(job: str) -> None:
            async with queue.place(job.split("-")[0]):
                order.append(job)
                await everybody_is_here.wait()
                for following in (more or {}).get(job, []):
                    begin(following)
                    await asyncio.sleep(0)

        for job in arrivals:
            begin(job)
            await asyncio.sleep(0)
        everybody_is_here.set()
        while running:
            running.difference_update(await asyncio.gather(*[_await(task) for task in list(running)]))
        assert (len(queue), queue.open, queue.free) == (0, {}, places)

    run_aside(story())
    return order


async def _await(task: asyncio.Task[None]) -> asyncio.Task[None]:
    await task
    return task


def test_who_has_many_jobs_waits_for_their_own() -> None:
    many = [f"guest-{number}" for number in range(50)]
    assert served(1, [*many, "ana-1", "ben-1", "ana-2"])[:7] == [
        "guest-0",
        "guest-1",  # it was due already
        "ana-1",
        "ben-1",
        "guest-2",
        "ana-2",
        "guest-3",
    ]


def test_nobody_is_kept_out_by_those_who_come_back_again_and_again() -> None:
    """A single table whose bots move without end takes turns with fifty others."""
    endless = {f"ana-{number}": [f"ana-{number + 1}"] for number in range(20)}
    order = served(1, [*[f"guest-{number}" for number in range(10)], "ana-0"], endless)
    first = order.index("ana-0")
    people = [job.split("-")[0] for job in order[first : first + 12]]
    assert people == ["ana", "guest"] * 6


def test_several_places_are_shared_in_the_same_order() -> None:
    assert served(3, [f"guest-{number}" for number in range(6)] + ["ana-1"])[4] == "ana-1"


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        async with queue.place("ana"):
            waiting = asyncio.create_task(_stand(queue, "ben"))
            await asyncio.sleep(0)
            assert (len(queue), queue.oldest() >= 0) == (1, True)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        assert (queue.free, queue.open) == (1, {})
        async with queue.place("clo"):
            assert queue.free == 0

    run_aside(story())


async def _stand(queue: FairQueue, person: str) -> None:
    async with queue.place(person):
        raise AssertionError("nobody left")


# The server's bots.


def arena_moves(record: dict[str, Any], bots: list[str]) -> list[list[Any]]:
    """What the arena's loop plays for the same seeds."""
    state = patolli.game(record["game"]).new(record["seats"], record["seed"], **record["options"])
    made = {name: make_bot(name) for name in bots}
    rng = seeded(f"{record['seed']} {' '.join(bots)}")
    return [
        [decision.seat, state.phrase(decision.action)]
        for decision in decisions(state, [made[name] for name in bots], rng)
    ]


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("patolli", "coati coyote"),
        ("mexica", "coyote armadillo"),
        ("tzolkin", "coyote coyote"),
        ("mezo", "coyote coati greedy"),
        ("fingers", "random random random"),
    ],
)
def test_the_server_plays_as_the_arena_does(
    server: ServerProcess, fingers: Any, game: str, bots: str
) -> None:
    """The same seeds, the same game to the last move, also where several choose at once."""
    ana = server.guest()
    with ana.live(ana.table(game, bots)["table"]["id"]) as live:
        while not live.over():
            live.receive()
        record = ana.get(f"/api/tables/{live.table_id}/record")
    assert record["moves"] == arena_moves(record, bots.split())


def question(table: str, seat: int = 0, bot: str = "coyote", **changes: Any) -> minds.Question:
    position = patolli.game("patolli").new(2, 1).position()
    asked = minds.Question("patolli", position, seat, bot, "luck", 0, table)
    return asked._replace(**changes)


def test_a_worker_keeps_the_bots_it_has_made_but_not_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "_minds", type(minds._minds)())
    monkeypatch.setattr(minds, "MOST", 3)
    first = minds.mind(question("a"))
    assert minds.mind(question("a")) is first
    assert minds.mind(question("a", seat=1)) is not first
    assert minds.mind(question("a", bot="coati")) is not first
    minds.mind(question("a"))
    minds.mind(question("b"))  # now the one of seat 1 has to go
    assert minds.mind(question("a")) is first
    assert len(minds._minds) == 3


def test_a_thought_is_a_function_of_the_question() -> None:
    """Also in a process that has thought of other things before."""
    alone = minds.think_turn(question("a"))
    for number in range(5):
        minds.think_turn(question("b", number=number))
    assert minds.think_turn(question("a")) == alone == minds.think_turn(question("c"))
    assert alone.phrases
    assert alone.fault == ""


class Dreamer(Bot):
    def choose(self, sight: Any, budget: Any, seed: int) -> int:
        raise patolli.bots.BotFault("slow", "it dreams")


def test_a_bot_that_loses_its_turn_is_replaced_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "mind", lambda _: Dreamer())
    thought = minds.think_turn(question("a"))
    assert thought.fault == "slow: it dreams"
    assert thought.phrases == minds.think_turn(question("a")).phrases


# Quotas, programs.


def test_nobody_has_too_many_games_of_bots(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limits="bot_tables=2") as strict:
        ana = strict.guest()
        first, _ = [ana.table("mexica", "serpent serpent")["table"]["id"] for _ in range(2)]
        wish = {"game": "mexica", "seats": [{"kind": "bot", "level": "serpent"}] * 2}
        refused = ana.post("/api/tables", 409, **wish)
        assert (refused["error"], refused["facts"]) == ("too-many-bot-tables", {"most": 2})
        # Nor by getting up before the start.
        table = ana.table("mexica", "me serpent")["table"]["id"]
        ana.put(f"/api/tables/{table}/seats/0", kind="bot", level="serpent")
        assert ana.post(f"/api/tables/{table}/start", 409)["error"] == "too-many-bot-tables"
        ana.post(f"/api/tables/{first}/abandon")
        ana.post(f"/api/tables/{table}/start")


def test_a_server_offers_the_programs_its_operator_names_and_no_others(tmp_path: Path) -> None:
    command = f"cmd:{sys.executable} -c 'from patolli.cli import main; main()' bot greedy"
    broken = f"cmd:{sys.executable} -c 1"
    more = ["--bot", f"deep-maize={command}", "--bot", f"broken={broken}"]
    with ServerProcess(tmp_path, more=more) as server:
        ana = server.guest()
        offered = ana.get("/api/bots")
        assert [bot["level"] for bot in offered][-3:] == ["serpent", "deep-maize", "broken"]
        assert offered[-1]["names"]["pl"] == "broken"
        for level in ("cmd:true", broken[:40], "bot.py:Bot", "search:5"):
            seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
            assert ana.post("/api/tables", 400, game="patolli", seats=seats)["error"] == "bad-option"
        with ana.live(ana.table("patolli", "deep-maize broken")["table"]["id"]) as live:
            assert [seat["name"] for seat in live.state["table"]["seats"]] == ["deep-maize", "broken"]
            while len(live.moves) < 10:
                live.receive()
        assert {move["seat"] for move in live.moves} == {0, 1}  # chance plays for the broken one
        assert "died: it ended with exit code 0" in server.log


@pytest.mark.parametrize(
    "bots", [["deep"], ["deep=level:5"], ["a b=cmd:x"], ["x=cmd:"], ["x=cmd:a", "x=cmd:b"], ["serpent=cmd:x"]]
)
def test_a_bot_that_cannot_be_offered_is_refused(bots: list[str]) -> None:
    with pytest.raises(ValueError, match="bot"):
        with_bots(bots)


def test_a_turn_that_is_played_twice_is_played_once(tmp_path: Path) -> None:
    """A worker that was taken for dead may still say what it thought."""

    async def story(house: House) -> None:
        house.server.jobs.ended = True  # type: ignore[attr-defined]
        ana = await house.guest("Ana")
        room = await house.running(ana, "greedy greedy")
        bots = house.server.bots
        seat = waiting_bot(room.table)
        assert seat is not None
        thought = await bots._think(room, seat)
        assert await bots._say(room, seat, 0, thought.phrases)
        number = len(room.moves)
        while waiting_bot(room.table) != seat:
            assert await bots.take_turn(room.table.id)
        assert not await bots._say(room, seat, 0, thought.phrases)
        assert [move.number for move in room.moves if move.seat == seat] == list(range(number))

    tell(tmp_path, story)
