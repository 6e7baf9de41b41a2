"""The laws. Each takes a case and a seed, plays random games, and fails with an AssertionError."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from patolli.core.errors import BadPosition, BadRecord, IllegalMove, NoEncoding
from patolli.core.events import visible
from patolli.core.observation import Observation
from patolli.core.phrases import plain
from patolli.core.record import Match, read_record, replay
from patolli.core.state import Event, State
from patolli.testing.damage import damaged, garbled
from patolli.testing.doors import DOORS, has_a_rule
from patolli.testing.walk import Case, Step, bytes_of, moments, walk

Law = Callable[[Case, int], None]
SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


def what_is_legal_can_be_played(case: Case, seed: int) -> None:
    """Every legal action can be played, is a number of the game, and is listed once."""
    for step in moments(case, seed):
        for seat in step.state.waiting():
            legal = step.state.legal(seat)
            assert len(set(legal)) == len(legal), f"{legal} lists an action twice"
            for action in some(legal, seed):
                assert 0 <= action < case.game.actions
                assert step.state.is_legal(seat, action)
                step.state.copy().play(seat, action)


def what_is_not_legal_is_refused(case: Case, seed: int) -> None:
    """An illegal action raises, names a rule that can be read, and changes nothing."""
    chance = random.Random(seed)
    for step in moments(case, seed):
        before = bytes_of(step.state.position())
        for seat in range(-1, case.seats + 1):
            legal = step.state.legal(seat)
            tried = [-1, case.game.actions, 10**30, *some(range(case.game.actions), chance.random())]
            for action in set(tried) - set(legal):
                refused(case, step.state.play, seat, action)
        assert bytes_of(step.state.position()) == before, "a refused action changed the position"


def wrong_phrases_are_refused(case: Case, seed: int) -> None:
    """Whatever is typed is either a legal move or refused with a rule; nothing changes."""
    chance = random.Random(seed)
    said = ["", " ", "end", "\x00", "x" * 500]
    for step in moments(case, seed):
        before = bytes_of(step.state.position())
        phrases = step.state.phrases(step.seat)
        said.append(chance.choice(phrases))
        tried = said + [garbled(chance.choice(said), chance) for _ in range(20)]
        for phrase in tried:
            if phrase not in phrases and plain(phrase) not in phrases:
                refused(case, step.state.parse, step.seat, phrase)
        assert bytes_of(step.state.position()) == before, "reading a phrase changed the position"


def phrases_and_actions_are_one(case: Case, seed: int) -> None:
    """Every legal action has one phrase of its own, and the phrase means that action."""
    for step in moments(case, seed):
        for seat in step.state.waiting():
            legal = step.state.legal(seat)
            phrases = [step.state.phrase(action) for action in legal]
            assert len(set(phrases)) == len(phrases), "two actions share a phrase"
            for action, phrase in some(list(zip(legal, phrases, strict=True)), seed):
                assert meaning(step.state, seat, phrase) == action, f"{phrase!r} means another action"
                assert phrase == " ".join(phrase.split()), f"{phrase!r} has stray blanks"


def meaning(state: State, seat: int, phrase: str) -> int | None:
    try:
        return state.parse(seat, phrase)
    except IllegalMove:
        return None


def copies_are_independent(case: Case, seed: int) -> None:
    """Playing on a copy leaves the original as it was, and the other way round."""
    for step in moments(case, seed, most=5):
        before = bytes_of(step.state.position())
        copy = step.state.copy()
        assert bytes_of(copy.position()) == before
        play_on(copy, seed, 40)
        assert bytes_of(step.state.position()) == before, "playing on a copy changed the original"
        kept = bytes_of(copy.position())
        play_on(step.state, seed + 1, 40)
        assert bytes_of(copy.position()) == kept, "playing on the original changed the copy"


def positions_can_be_loaded(case: Case, seed: int) -> None:
    """A saved position gives an equal state, which goes on in the same way."""
    for step in moments(case, seed):
        saved = json.loads(json.dumps(step.state.position()))
        loaded = case.game.load(saved)
        assert bytes_of(loaded.position()) == bytes_of(saved)
        for seat in [*range(case.seats), None]:
            assert bytes_of(loaded.view(seat)) == bytes_of(step.state.view(seat))
        for seat in range(case.seats):
            assert loaded.legal(seat) == step.state.legal(seat)
        play_on(loaded, seed, 60)
        play_on(step.state, seed, 60)
        assert bytes_of(loaded.position()) == bytes_of(step.state.position())


def play_ends(case: Case, seed: int) -> None:
    """Random play ends within the bound, the facts agree all along, and the last position can be loaded."""
    decisions = 0
    state = case.new(seed)
    for step in walk(case, seed):
        state = step.state
        assert not state.over
        assert state.winners() == []
        assert state.mover() in state.waiting()
        assert len(state.scores()) == case.seats
        for seat in range(case.seats):
            assert bool(state.legal(seat)) == (seat in state.waiting())
        decisions += 1
        assert decisions <= case.game.bound, f"more than {case.game.bound} decisions"
    assert state.over
    assert state.waiting() == []
    assert all(state.legal(seat) == [] for seat in range(case.seats))
    assert state.winners()
    assert set(state.winners()) <= set(range(case.seats))
    last = json.loads(json.dumps(state.position()))
    assert bytes_of(case.game.load(last).position()) == bytes_of(last)


def undo_knows_its_line(case: Case, seed: int) -> None:
    """When the decision passes on, the undo line moves."""
    for step in walk(case, seed):
        after = step.state.copy()
        after.play(step.seat, step.action)
        if not after.waits_for(step.seat):
            assert after.line != step.state.line, "the decision passed on, but undo would go back"


def nothing_leaks(case: Case, seed: int) -> None:
    """Worlds that differ only in what a seat cannot know look the same to it, and to spectators."""
    for step in moments(case, seed):
        for seat in range(case.seats):
            twin = step.state.resample(seat, seed + 1)
            for reader in (seat, None):
                assert bytes_of(twin.view(reader)) == bytes_of(step.state.view(reader)), "a view leaks"
            assert twin.legal(seat) == step.state.legal(seat), "the legal actions leak"
            assert observed(twin, seat) == observed(step.state, seat), "an observation leaks"
            assert bytes_of(twin.view(seat)["expects"]) == bytes_of(step.state.view(seat)["expects"])
            same_news(step, twin, seat)


def same_news(step: Step, twin: State, seat: int) -> None:
    """The same action in both worlds gives the same news, as long as nothing hidden comes out."""
    here = step.state.copy()
    there = twin.copy()
    if step.action not in there.legal(step.seat):
        return
    events_here, events_there = heard(here, step), heard(there, step)
    if here.line == step.state.line and there.line == step.state.line:
        assert bytes_of(visible(events_here, seat)) == bytes_of(visible(events_there, seat)), "events leak"
        assert bytes_of(here.view(seat)) == bytes_of(there.view(seat)), "a view leaks after a move"


def heard(state: State, step: Step) -> list[Event]:
    events: list[Event] = []
    state.play(step.seat, step.action, events)
    return events


def secret_choices_stay_secret(case: Case, seed: int) -> None:
    """While others still choose, they cannot tell one choice of mine from another."""
    for step in moments(case, seed):
        for seat in set(step.state.waiting()) - {step.seat}:
            seen = set()
            for action in some(step.state.legal(step.seat), seed):
                world = step.state.copy()
                events: list[Event] = []
                world.play(step.seat, action, events)
                if world.waits_for(seat) and world.legal(seat) == step.state.legal(seat):
                    told = [world.view(seat), world.view(None), visible(events, seat), observed(world, seat)]
                    seen.add(bytes_of(told))
            assert len(seen) <= 1, "a secret choice can be seen"


def observed(state: State, seat: int) -> list[int]:
    """What a seat sees as numbers; nothing in a game that has no `entries`."""
    try:
        rows = state.observe(seat)
    except NoEncoding:
        return []
    return [entry if entry < 128 else entry - 256 for entry in rows]


def observations_are_as_named(case: Case, seed: int) -> None:
    """Every number of an observation is written, lies between its bounds, and is the same after loading."""
    for step in moments(case, seed):
        for seat in range(case.seats):
            numbers = observed(step.state, seat)
            if not numbers:
                return
            entries = case.game.entries(case.seats)
            out = Observation(len(entries))
            step.state.observe_into(seat, out)
            assert out.at == len(entries), f"{out.at} numbers are written, but {len(entries)} are named"
            for entry, number in zip(entries, numbers, strict=True):
                assert entry.least <= number <= entry.most, f"{entry.name} is {number}"
            loaded = case.game.load(json.loads(json.dumps(step.state.position())))
            assert observed(loaded, seat) == numbers, "an observation tells what no position holds"


def resampled_worlds_are_possible(case: Case, seed: int) -> None:
    """A resampled world is a position that loads, and plays on; an open game has one world, which all see."""
    for step in moments(case, seed, most=5):
        for seat in range(case.seats):
            twin = step.state.resample(seat, seed)
            if case.game.open:
                assert bytes_of(twin.position()) == bytes_of(step.state.position()), "it has secrets"
                assert bytes_of(step.state.view(seat)) == bytes_of(step.state.view(None)), "it has secrets"
            assert bytes_of(twin.position()) == bytes_of(step.state.resample(seat, seed).position())
            case.game.load(json.loads(json.dumps(twin.position())))
            play_on(twin, seed, 60)


def damaged_positions_are_refused(case: Case, seed: int) -> None:
    """A damaged position is refused with `BadPosition`, or it was still possible and can be played."""
    chance = random.Random(seed)
    for step in moments(case, seed, most=4):
        for broken in damaged(step.state.position(), chance, 15):
            try:
                state = case.game.load(broken)
            except BadPosition as error:
                assert str(error)
            else:
                play_on(state, seed, 5)


def damaged_records_are_refused(case: Case, seed: int) -> None:
    """A damaged record is refused with `BadRecord`; a whole one gives the same game again."""
    chance = random.Random(seed)
    match = Match(case.game, case.seats, seed, **case.options)
    while match.state.waiting() and len(match.moves) < 25:
        seat = chance.choice(match.state.waiting())
        match.say(seat, chance.choice(match.state.phrases(seat)))
    text = match.record().to_json()
    assert bytes_of(replay(read_record(text)).state.position()) == bytes_of(match.state.position())
    broken = [json.dumps(data) for data in damaged(json.loads(text), chance, 15)]
    for wrong in [*broken, text[: len(text) // 2], garbled(text, chance), "", "[]", "\x00"]:
        try:
            replay(read_record(wrong))
        except BadRecord as error:
            assert str(error)


def former_games_go_on(case: Case, seed: int) -> None:
    """Positions of the former rules that a game still keeps load and play on under those of today."""
    chance = random.Random(seed)
    for version, kept in case.game.former.items():
        if isinstance(kept, int):
            assert version < kept <= case.game.rules_version, f"version {version} cannot play as {kept}"
            continue
        former = case.game.under(version)
        assert (former.name, former.rules_version) == (case.game.name, version)
        if case.options or case.seats not in former.seats:
            continue  # options may be of today only
        for step in moments(Case(former, case.seats), seed):
            saved = json.loads(json.dumps(step.state.position()))
            for position in [saved, *damaged(saved, chance, 5)]:
                try:
                    play_on(case.game.load(position), seed, 20)
                except BadPosition as error:
                    assert position is not saved, str(error)


LAWS: list[Law] = [
    what_is_legal_can_be_played,
    what_is_not_legal_is_refused,
    wrong_phrases_are_refused,
    phrases_and_actions_are_one,
    copies_are_independent,
    positions_can_be_loaded,
    play_ends,
    undo_knows_its_line,
    nothing_leaks,
    secret_choices_stay_secret,
    observations_are_as_named,
    resampled_worlds_are_possible,
    damaged_positions_are_refused,
    damaged_records_are_refused,
    former_games_go_on,
    *DOORS,
]


def refused(case: Case, attempt: Callable[..., object], seat: int, move: int | str) -> None:
    """The attempt raises `IllegalMove` with a rule that can be read in every language."""
    try:
        attempt(seat, move)
    except IllegalMove as error:
        has_a_rule(case, error)
    else:
        raise AssertionError(f"{move!r} was accepted, but is not legal")


def some(items: Any, seed: float, most: int = 25) -> list[Any]:
    return random.Random(seed).sample(items, min(most, len(items)))


def play_on(state: State, seed: int, most: int) -> None:
    """Up to `most` random decisions, the same for equal states and seeds."""
    chance = random.Random(seed)
    while most and state.waiting():
        seat = chance.choice(state.waiting())
        state.play(seat, chance.choice(state.legal(seat)))
        most -= 1


SCRIPT = """
import json, sys
import patolli
from patolli.testing.laws import fingerprint
game, seats, options, seed = json.loads(sys.argv[1])
print(fingerprint(patolli.game(game), seats, options, seed))
"""


def fingerprint(game: Any, seats: int, options: dict[str, Any], seed: int) -> str:
    """A hash over a whole random game: every phrase and the last position."""
    case = Case(game, seats, options)
    said = []
    last = case.new(seed)
    for step in walk(case, seed):
        said.append([step.seat, step.state.phrase(step.action)])
        last = step.state
    return hashlib.sha256(bytes_of([said, last.position()]).encode()).hexdigest()


def same_in_another_process(case: Case, seed: int) -> None:
    """The same seed and phrases give the same position in another process with another hash seed."""
    asked = json.dumps([case.game.name, case.seats, case.options, seed])
    environment = {**os.environ, "PYTHONHASHSEED": str(seed % 1000 + 1)}
    answer = subprocess.run(
        [sys.executable, "-c", SCRIPT, asked], env=environment, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == fingerprint(case.game, case.seats, case.options, seed)
