"""Bots: what they promise whoever plays with them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import patolli
from patolli.bots import LEVELS, BadBot, Bot, Budget, Sight, knowledge, make_bot
from patolli.bots.knowledge import EXPERT
from patolli.bots.simple import ShortSightedBot
from patolli.bots.thinking import SearchBot
from patolli.core.state import State
from patolli.core.text import LANGUAGES, texts

SPECS = ["random", "greedy", "reasons", "search:40", *(f"level:{level.number}" for level in LEVELS)]
LITTLE = Budget(simulations=12)
GAMES = [(name, seats) for name in patolli.game_names() for seats in patolli.game(name).seats]


def unhurried(spec: str) -> Bot:
    """The bot without its limits in time, which depend on the machine."""
    bot = make_bot(spec)
    if isinstance(bot, SearchBot):
        bot.seconds = bot.turn_seconds = None
    return bot


@cache
def a_game(name: str, seats: int) -> list[State]:
    """The positions with a choice in a game between beginners."""
    state = patolli.game(name).new(seats, seed="positions")
    beginner = make_bot("level:1")
    passed: list[State] = []
    while not state.over:
        seat = state.waiting()[-1]
        if len(state.legal(seat)) > 1:
            passed.append(state.copy())
        state.apply(seat, beginner.choose(Sight(state, seat), LITTLE, len(passed)))
    return passed


def some_positions(name: str, seats: int, count: int) -> list[State]:
    """Positions from all over that game."""
    passed = a_game(name, seats)
    return passed[:: max(1, len(passed) // count)][:count]


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_plays_every_game_and_only_legal_actions(name: str, seats: int, spec: str) -> None:
    for state in some_positions(name, seats, 6):
        for seat in state.waiting():
            action = make_bot(spec).choose(Sight(state, seat), LITTLE, seed=3)
            assert action in state.legal(seat)


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_same_seed_same_simulations_same_move(name: str, seats: int, spec: str) -> None:
    for state in some_positions(name, seats, 2):
        seat = state.waiting()[0]
        first = unhurried(spec)
        action = first.choose(Sight(state, seat), LITTLE, seed=11)
        first.choose(Sight(state, seat), LITTLE, seed=12)
        assert first.choose(Sight(state, seat), LITTLE, seed=11) == action
        assert unhurried(spec).choose(Sight(state, seat), LITTLE, seed=11) == action


def test_thinking_leaves_the_table_as_it_was() -> None:
    for name, seats in GAMES:
        for state in some_positions(name, seats, 3):
            before = state.position()
            seat = state.waiting()[0]
            make_bot("search:40").choose(Sight(state, seat), LITTLE, seed=5)
            assert state.position() == before


def test_a_forced_move_needs_no_thought() -> None:
    state = patolli.game("patolli").new(seed=1)
    while len(state.legal(state.mover())) != 1:
        state.apply(state.mover(), state.legal(state.mover())[0])
    thinker = SearchBot(simulations=10**12)  # would never come back if it thought
    seat = state.mover()
    assert thinker.choose(Sight(state, seat), Budget(), seed=1) == state.legal(seat)[0]


def test_seconds_stop_a_search() -> None:
    state = some_positions("patolli", 2, 3)[1]
    thinker = SearchBot(simulations=10**12)
    assert thinker.choose(Sight(state, state.mover()), Budget(seconds=0.01), seed=1) in state.legal(
        state.mover()
    )


def test_a_turn_has_its_own_limit() -> None:
    """The more of a turn's time is gone, the less is left for its next decision."""
    thinker = SearchBot(turn_seconds=1.0)
    first = thinker.rest_of_turn()
    thinker.spent = 0.9
    later = thinker.rest_of_turn()
    assert first is not None
    assert later is not None
    assert later < first < 1.0
    thinker.spent = 5.0
    assert thinker.rest_of_turn() == pytest.approx(0.001)


def test_five_levels_with_names_in_four_languages() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    for lang in LANGUAGES:
        names = {texts(None, lang).say(level.name_text) for level in LEVELS}
        assert len(names) == 5
        for level in LEVELS:
            assert texts(None, lang).say(level.blurb_text)


def test_short_sighted_bots_think_of_two_moves_and_some_of_the_others() -> None:
    bot = ShortSightedBot(haze=0.0, mind=3)
    for legal, count in [(2, 2), (3, 3), (5, 3), (10, 5)]:
        moves = bot.come_to_mind(list(range(legal)), patolli.seeded(1))
        assert len(set(moves)) == count
        assert set(moves) <= set(range(legal))


@pytest.mark.parametrize("name", patolli.game_names())
def test_beliefs_are_of_weights_of_the_game_and_the_strongest_has_none(name: str) -> None:
    game = patolli.game(name)
    assert set(knowledge.beliefs(game)) <= set(knowledge.weights(game))
    assert all(len(beliefs) < EXPERT == len(LEVELS) for beliefs in knowledge.beliefs(game).values())


def test_levels_by_number_and_by_name() -> None:
    for level in LEVELS:
        by_number, by_name = make_bot(f"level:{level.number}"), make_bot(level.id)
        assert type(by_number) is type(by_name)


@pytest.mark.parametrize("spec", ["", "clever", "level:0", "level:6", "search:0", "search:-1", "search:x"])
def test_unknown_bots_are_refused_by_name(spec: str) -> None:
    with pytest.raises(BadBot, match="there is no bot"):
        make_bot(spec)


def test_bots_from_files(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    with pytest.raises(BadBot, match="no file"):
        make_bot(f"{file}:Mine")
    file.write_text("import patolli.bots\nclass Mine(patolli.bots.Bot):\n    pass\nnothing = 3\n")
    assert isinstance(make_bot(f"{file}:Mine"), Bot)
    with pytest.raises(BadBot, match="no bot class"):
        make_bot(f"{file}:Yours")
    with pytest.raises(BadBot, match="no bot class"):
        make_bot(f"{file}:nothing")
    file.write_text("this is not Python")
    with pytest.raises(BadBot, match="cannot be loaded"):
        make_bot(f"{file}:Mine")


def test_reasons_are_level_five_without_its_networks() -> None:
    game = patolli.game("tzolkin")
    old, new = make_bot("reasons"), make_bot("level:5")
    assert isinstance(old, SearchBot)
    assert isinstance(new, SearchBot)
    assert type(old.knowledge.of(game)) is type(knowledge.evaluator(game))
    assert type(new.knowledge.of(game)) is not type(knowledge.evaluator(game))
    assert (old.seconds, old.turn_seconds) == (new.seconds, new.turn_seconds)
    assert old.scope is new.scope


def test_who_broadens_compares_more_turns_the_more_it_may_simulate() -> None:
    """Where a network judges; without one the scope stays as it is."""
    bot = make_bot("level:5")
    assert isinstance(bot, SearchBot)
    for name, learned in (("tzolkin", True), ("mexica", False)):
        game = patolli.game(name)
        state = game.new(2, 1)
        scopes = [
            bot.scope_for(bot.knowledge.of(game), state, simulations) for simulations in (24, 96, 10**6)
        ]
        if learned:
            assert [scope.finalists for scope in scopes] == [4, 16, 32]
            assert all(scope.deeper == 1 for scope in scopes)
        else:
            assert all(scope is bot.scope for scope in scopes)
