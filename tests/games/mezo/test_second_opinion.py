"""Thousands of random conflicts, resolved by the engine and by the slow resolver: they always agree."""

from __future__ import annotations

import random
from typing import Any

import pytest

from patolli.games.mezo import MEZO
from patolli.games.mezo.components.sets import default_set, plain
from patolli.testing.walk import Case, walk

from .slow_conflict import SlowConflict
from .spoken_table import COLOURS, SpokenTable, box, conflict, load

POINTS: list[list[dict[str, Any]]] = [
    [{"op": "vp", "count": 7}],
    [{"op": "vp", "count": 3}, {"op": "devotion", "count": 2}],
    [{"op": "devotion", "count": 4}],
    [{"op": "vp", "count": 1}, {"op": "vp", "count": 1}],
    [{"op": "devotion", "count": 1}, {"op": "vp", "count": 2}],
]


def points_only() -> dict[str, Any]:
    made = box()
    for part in ("altars", "calendar", "codex"):
        for number, entry in enumerate(made[part]):
            entry |= {"effects": POINTS[number], "presence": False, "source": "printed"}
    made["calendar"] = made["calendar"][:2]  # so that fields run out
    made["strength"] |= {"champion": 3, "glyph": 2}
    return made


POINTS_ONLY = points_only()


def random_conflict(chance: random.Random) -> dict[str, Any]:
    """A position just before the last pass of a conflict, with anything on the table."""
    seats = chance.choice((2, 3, 4))
    colours = COLOURS[:seats]
    blessed = chance.random() < 0.2
    points = dict(zip(colours, chance.sample(range(20, 30), seats), strict=True))
    position = conflict(
        seats=seats,
        region="chichen_itza" if blessed else "hochob",
        age=3,
        step=2 * seats - 1,
        vp=points,
        devotion={c: chance.randrange(18) for c in colours},
        units={
            name: {c: (chance.randrange(3), chance.randrange(3)) for c in colours}
            for name in ("hochob", "chichen_itza")
        },
        strength={c: chance.choice((0, 0, 1, 2)) for c in colours},
        reminder={c: [k for k in ("warrior", "shaman") if chance.random() < 0.1] for c in colours},
        wrathful={c: (chance.randrange(2), 0) for c in colours},
        abilities={c: [chance.choice(("t1b", "t1c")), chance.choice(("t2a", "t2b")), "t3a"] for c in colours},
        options={"components": POINTS_ONLY},
    ).position
    for board in ("calendar", "codex"):
        for field in chance.sample(POINTS_ONLY[board], chance.randrange(3)):
            owner = chance.randrange(seats)
            position[board][field["id"]] = owner
            position["tribes"][owner]["reserve"] = None
    return position


def resolve(position: dict[str, Any], chance: random.Random) -> None:
    """Play the resolution, asking the slow resolver at every step what must be asked."""
    table = load(position)
    tile, age = position["tile"], position["age"]
    table.says(chance.choice(sorted(p for p in table.choices if p.startswith("pass devotion"))))
    slow = SlowConflict(position, POINTS_ONLY)
    passed = (position["starter"] + position["step"]) % position["seats"]
    slow.carry_out(passed, [{"op": "devotion", "count": 1}])
    if slow.blessed:
        for seat in sorted(slow.seats, key=lambda one: -slow.vp[one]):
            sacrificed(table, slow, seat, chance)
    ask_winner(table, slow, slow.strongest(), chance, slow.win)
    if not slow.blessed:
        for board, kind in (("calendar", "shaman"), ("codex", "warrior")):
            award(table, slow, board, kind, chance)
    after = table.position
    assert (after["tile"], after["age"]) == (tile + 1, age)
    assert [table.vp(COLOURS[seat]) for seat in slow.seats] == slow.vp
    assert [table.devotion(COLOURS[seat]) for seat in slow.seats] == slow.devotion
    assert (after["calendar"], after["codex"]) == (
        slow.fields["calendar"],
        slow.fields["codex"],
    )
    for seat in slow.seats:
        assert table.units(COLOURS[seat], slow.region) == (0, 0)
        gone = position["tribes"][seat]["wrathful"]["warriors"]
        assert table.units(COLOURS[seat], "xibalba")[0] >= gone


def sacrificed(table: SpokenTable, slow: SlowConflict, seat: int, chance: random.Random) -> None:
    reserve = sum(table.units(COLOURS[seat], "reserve"))
    if reserve == 0:
        return
    number = chance.randrange(min(3, reserve) + 1)
    assert table.asked == COLOURS[seat]
    assert len(table.choices) == reserve + 1
    table.says(f"sacrifice {number}")
    if any(phrase.startswith("shamans") for phrase in table.choices):
        table.says(chance.choice(sorted(table.choices)))
    slow.bonus[seat] += number
    slow.carry_out(seat, [{"op": "devotion", "count": number}] if number else [])


def ask_winner(
    table: SpokenTable, slow: SlowConflict, tied: list[int], chance: random.Random, then: Any
) -> int:
    winner = tied[0]
    if len(tied) > 1:
        assert table.asked == COLOURS[slow.judge(tied)]
        assert table.choices == {f"winner {COLOURS[seat]}" for seat in tied}
        winner = chance.choice(tied)
        table.says(f"winner {COLOURS[winner]}")
    if then is not None:
        then(winner)
    return winner


def award(table: SpokenTable, slow: SlowConflict, board: str, kind: str, chance: random.Random) -> None:
    tied, free = slow.most(kind), slow.free(board)
    if not tied or not free:
        return
    winner = ask_winner(table, slow, tied, chance, None)
    field = free[0]
    if len(free) > 1:
        assert table.asked == COLOURS[winner]
        assert table.choices == {f"{board} {name}" for name in free}
        field = chance.choice(free)
        table.says(f"{board} {field}")
    slow.place(winner, board, field)


@pytest.mark.parametrize("seed", range(20))
def test_random_conflicts_are_resolved_as_the_slow_resolver_says(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(100):
        resolve(random_conflict(chance), chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_of_a_conflict_agrees_at_every_moment_of_random_games(seats: int) -> None:
    components = plain(default_set())
    for seed in range(3):
        for step in walk(Case(MEZO, seats), seed):
            shown = step.state.view(None)
            if shown["conflict"] is None:
                continue
            slow = SlowConflict(step.state.position(), components)
            region = next(region for region in shown["regions"] if region.get("conflict"))
            assert [part["total"] for part in region["strength"]] == [slow.strength(s) for s in slow.seats]
            assert shown["conflict"]["strongest"] == slow.strongest()
            assert shown["conflict"]["most_shamans"] == slow.most("shaman")
            assert shown["conflict"]["most_warriors"] == slow.most("warrior")
