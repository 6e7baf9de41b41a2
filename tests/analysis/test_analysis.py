"""Judgements are honest: nobody's secrets in them, the same each time, no names for what was forced."""

from __future__ import annotations

import msgspec
import pytest
from tests.analysis.games import GAMES, played

from patolli import BadRecord, State, follow, game
from patolli.analysis import Budget, Report, analyse, judge
from patolli.analysis.turns import turns

FEW = Budget(simulations=12)


def positions(name: str, every: int) -> list[State]:
    record = played(name)
    return [match.state.copy() for match, _ in follow(record) if len(match.moves) % every == 3]


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_stay_within_their_intervals(name: str) -> None:
    for state in positions(name, 60)[:6]:
        for seat in range(state.seats):
            outlook = judge(state, seat, FEW)
            assert sum(chance.mean for chance in outlook.chances) == pytest.approx(1.0, abs=0.001)
            assert all(chance.low <= chance.mean <= chance.high for chance in outlook.chances)
            assert all(points.low <= points.mean <= points.high for points in outlook.points)
            assert bool(outlook.options) == state.owes(seat)
            assert all(option.lost >= outlook.options[0].lost == 0.0 for option in outlook.options)


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_knows_nothing_that_the_seat_does_not(name: str) -> None:
    for state in positions(name, 45)[:6]:
        for seat in range(state.seats):
            other = state.resample(seat, 77)
            assert judge(other, seat, FEW) == judge(state, seat, FEW)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_record_and_seed_give_the_same_report(name: str) -> None:
    record = played(name)
    first = analyse(record, budget=FEW, seed="x")
    assert analyse(record, budget=FEW, seed="x").to_json() == first.to_json()
    assert msgspec.json.decode(first.to_json(), type=Report) == first
    assert analyse(record, seat=1, budget=FEW, seed="x").turns == [t for t in first.turns if t.seat == 1]


@pytest.mark.parametrize("name", GAMES)
def test_turns_are_the_whole_game_and_lie_between_undo_lines(name: str) -> None:
    record = played(name)
    found = list(turns(record))
    assert [phrase for turn in found for phrase in turn.phrases] == [phrase for _, phrase in record.moves]
    assert [turn.first for turn in found] == [
        sum(len(t.actions) for t in found[:n]) for n in range(len(found))
    ]
    for turn in found:
        state = turn.before.copy()
        for action in turn.actions:
            assert state.line == turn.before.line
            assert state.waits_for(turn.seat)
            state.apply(turn.seat, action)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_forced_is_no_mistake(name: str) -> None:
    record = played(name)
    report = analyse(record, budget=FEW)
    for turn, judged in zip(turns(record), report.turns, strict=True):
        if turn.choices == 1:
            assert judged.forced
            assert (judged.kind, judged.lost) == ("", 0.0)
        assert sum(option.played for option in judged.options) == 1
        assert judged.kind == "" or judged.lost >= 0.05
        assert bool(judged.why or judged.later) <= bool(judged.kind)


def test_start_luck_and_play_are_the_result() -> None:
    for name in GAMES:
        for seat in analyse(played(name), budget=Budget(simulations=1)).seats:
            assert seat.result is not None
            assert seat.start + seat.luck + seat.play == pytest.approx(seat.result, abs=0.001)


def test_where_nothing_is_hidden_nothing_is_luck() -> None:
    report = analyse(played("mexica"), budget=Budget(simulations=1))
    assert all(luck == 0.0 for turn in report.turns for luck in turn.luck)


def test_the_last_turn_is_found_exactly() -> None:
    """The turn that ends the game: whatever can still be won in it, counted out, is found."""
    found = 0
    for name in GAMES:
        for number in range(30):
            last = list(turns(played(name, "level:2,level:2", seed=f"last {number}")))[-1]
            possible = results(last.before, last.seat)
            if last.choices > 1 and possible is not None:
                outlook = judge(last.before, last.seat, FEW)
                assert outlook.chances[last.seat].mean == pytest.approx(max(possible), abs=0.001)
                found += 1
    assert found >= 40


def results(state: State, seat: int, at_most: int = 3000) -> list[float] | None:
    """What a seat gets of the game by each whole turn; None if they are too many, or do not end it."""
    ends: list[float] = []
    open_ = [state]
    while open_:
        here = open_.pop()
        for action in here.legal(seat):
            after = here.copy()
            after.apply(seat, action)
            if after.over:
                winners = after.winners()
                ends.append(1 / len(winners) if seat in winners else 0.0)
            elif after.line == state.line and after.waits_for(seat):
                open_.append(after)
            else:
                return None
        if len(ends) + len(open_) > at_most:
            return None
    return ends


def test_a_record_that_cannot_be_played_says_so() -> None:
    record = played("patolli")
    broken = msgspec.structs.replace(record, moves=[*record.moves[:5], (0, "fly home")])
    with pytest.raises(BadRecord, match="fly home"):
        analyse(broken, budget=FEW)


def test_a_game_that_has_hardly_begun_can_be_analysed() -> None:
    record = played("tzolkin")
    assert analyse(msgspec.structs.replace(record, moves=[]), budget=FEW).turns == []
    short = analyse(msgspec.structs.replace(record, moves=record.moves[:3]), budget=FEW)
    assert [seat.result for seat in short.seats] == [None, None]


def test_every_fact_has_a_worth_and_a_text() -> None:
    from patolli.analysis.words import analysis_texts

    for name in GAMES:
        room = game(name).room("facts")
        assert room is not None
        state = game(name).new(GAMES[name], 1)
        facts = room.facts(state, 0)
        assert facts.keys() == room.WORTH.keys()
        for lang in ("en", "pl", "fr", "de"):
            assert all(analysis_texts(name, lang).has(f"fact-{fact}") for fact in facts)
