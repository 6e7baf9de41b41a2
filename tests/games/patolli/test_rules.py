"""Patolli, rule by rule: set up a position, say a phrase, see what happened."""

from __future__ import annotations

from typing import Any

import pytest

import patolli
from patolli.games.patolli.board import NAMES, is_marked, is_tip
from patolli.games.patolli.state import PatolliState

GAME = patolli.game("patolli")


def position(throw: int, **changes: Any) -> PatolliState:
    """Seat 0 is to move; by default one piece each on its centre square."""
    saved = {
        "game": "patolli",
        "rules": 1,
        "seats": 2,
        "pieces": [["g7"], ["h8"]],
        "home": [0, 0],
        "stakes": [20, 20],
        "turn": 0,
        "throw": throw,
    }
    state = GAME.load(saved | changes)
    assert isinstance(state, PatolliState)
    return state


def say(state: PatolliState, phrase: str, seat: int = 0) -> list[patolli.Event]:
    events: list[patolli.Event] = []
    state.play(seat, state.parse(seat, phrase), events)
    return events


def refused(state: PatolliState, phrase: str) -> patolli.IllegalMove:
    with pytest.raises(patolli.IllegalMove) as caught:
        state.parse(0, phrase)
    return caught.value


def pieces(state: PatolliState, seat: int) -> list[str]:
    seen: list[str] = state.view(None)["pieces"][seat]
    return seen


def test_PAT_R1_two_players_with_pieces_and_stakes() -> None:
    view = GAME.new(seed=1, pieces=3, stakes=40).view(None)
    assert [view["hand"][seat] + len(view["pieces"][seat]) for seat in range(2)] == [3, 3]
    assert view["scores"] == [40, 40]
    assert view["home"] == [0, 0]


def test_PAT_R2_a_piece_each_on_the_mat_and_chance_begins() -> None:
    firsts = set()
    for seed in range(40):
        state = GAME.new(seed=seed)
        assert [pieces(state, 0), pieces(state, 1)] == [["g7"], ["h8"]]
        firsts.add(state.waiting()[0])
    assert firsts == {0, 1}


def test_PAT_R3_throws_and_how_often_they_come() -> None:
    counts = dict.fromkeys((0, 1, 2, 3, 4, 10), 0)
    for seed in range(300):
        state = GAME.new(seed=seed)
        for _ in range(20):
            seat = state.waiting()[0]
            events: list[patolli.Event] = []
            state.play(seat, state.legal(seat)[0], events)
            for event in events:
                if event["event"] == "threw":
                    counts[event["throw"]] += 1
            if state.over:
                break
    total = sum(counts.values())
    for throw, ways in {0: 1, 1: 5, 2: 10, 3: 10, 4: 5, 10: 1}.items():
        assert abs(counts[throw] / total - ways / 32) < 0.02


def test_PAT_R4_who_cannot_move_passes_the_beans_on() -> None:
    stuck = 0
    for seed in range(200):
        state = position(3, rng=patolli.seeded(seed).words())
        events = say(state, "move g7")
        threw = [event["seat"] for event in events if event["event"] == "threw"]
        assert threw[0] == 1
        assert threw[-1] == state.waiting()[0]
        stuck += "stuck" in [event["event"] for event in events]
    assert stuck > 0  # a throw of nothing comes up sometimes


def test_PAT_R5_a_piece_comes_in_with_a_one() -> None:
    state = position(1, pieces=[["g4"], ["h8"]])
    say(state, "enter")
    assert "g7" in pieces(state, 0)
    assert state.hand[0] == 4


def test_PAT_R5_not_with_another_throw() -> None:
    error = refused(position(2), "enter")
    assert (error.rule, error.reason, error.facts) == ("PAT-R5", "enter-needs-one", {"throw": 2})


def test_PAT_R5_not_from_an_empty_hand() -> None:
    state = position(1, pieces=[["g4"], ["h8"]], home=[5, 0])
    assert refused(state, "enter").reason == "hand-empty"


@pytest.mark.parametrize(
    ("start", "throw", "square"),
    [("g7", 3, "g4"), ("g2", 2, "h1"), ("h6", 2, "i7"), ("n7", 1, "n8"), ("i8", 1, "h8"), ("a8", 2, "b7")],
)
def test_PAT_R6_clockwise_around_the_arms(start: str, throw: int, square: str) -> None:
    state = position(throw, pieces=[[start], ["h14"]])
    say(state, f"move {start}")
    assert pieces(state, 0) == [square]


@pytest.mark.parametrize(
    ("start", "throw", "square"), [("h8", 2, "h10"), ("g14", 4, "g10"), ("a7", 1, "b7"), ("g7", 4, "g3")]
)
def test_PAT_R6_the_other_seat_walks_the_same_way(start: str, throw: int, square: str) -> None:
    state = position(throw, pieces=[["n7"], [start]], turn=1)
    events = say(state, f"move {start}", seat=1)
    assert pieces(state, 1) == [square]
    assert {"event": "moved", "seat": 1, "start": start, "square": square} in events


def test_PAT_R6_pieces_side_by_side_may_both_move() -> None:
    assert position(4, pieces=[["g6", "g5", "g4"], ["h8"]]).phrases(0) == ["move g6", "move g5", "move g4"]


def test_PAT_R6_only_own_pieces_move() -> None:
    for square in ("h8", "a7"):
        error = refused(position(2), f"move {square}")
        assert (error.rule, error.facts) == ("PAT-R6", {"square": square})


def test_PAT_R7_never_two_own_pieces_on_a_square() -> None:
    state = position(3, pieces=[["g7", "g4"], ["h8"]])
    assert refused(state, "move g7").rule == "PAT-R7"
    state = position(1)
    assert refused(state, "enter").reason == "own-piece-there"


def test_PAT_R8_on_the_arms_everybody_is_safe() -> None:
    state = position(3, pieces=[["g7", "h1"], ["g4"]])
    error = refused(state, "move g7")
    assert (error.rule, error.facts) == ("PAT-R8", {"square": "g4"})


def test_PAT_R9_in_the_centre_pieces_are_caught() -> None:
    state = position(1, pieces=[["h6"], ["h7"]])
    events = say(state, "move h6")
    assert pieces(state, 0) == ["h7"]
    assert pieces(state, 1) == []
    assert state.scores() == [21, 19]
    assert state.hand[1] == 6
    assert {"event": "captured", "seat": 1, "square": "h7"} in events


def test_PAT_R10_the_crossed_squares_cost_a_stake() -> None:
    state = position(3)
    say(state, "move g7")
    assert state.scores() == [19, 21]


def test_PAT_R10_PAT_R11_which_squares_those_are() -> None:
    marked, tips = (
        {name for square, name in enumerate(NAMES) if rule(square)} for rule in (is_marked, is_tip)
    )
    assert marked == {"g4", "h4", "k7", "k8", "h11", "g11", "d8", "d7"}
    assert tips == {"g1", "h1", "n7", "n8", "h14", "g14", "a8", "a7"}


def test_what_the_beans_have_shown_cannot_be_taken_back() -> None:
    state = position(2)
    line = state.line
    say(state, "move g7")
    assert state.line == line + 1


def test_PAT_R11_the_ends_of_the_arms_give_another_throw() -> None:
    state = position(3, pieces=[["g4"], ["h8"]])
    events = say(state, "move g4")
    assert next(event["seat"] for event in events if event["event"] == "threw") == 0


def test_PAT_R12_home_by_the_exact_throw() -> None:
    state = position(2, pieces=[["e7"], ["h8"]])
    say(state, "move e7")
    assert state.home[0] == 1
    assert pieces(state, 0) == []
    assert state.scores() == [21, 19]


def test_PAT_R12_not_by_a_larger_one() -> None:
    error = refused(position(3, pieces=[["e7", "g5"], ["h8"]]), "move e7")
    assert (error.rule, error.facts) == ("PAT-R12", {"square": "e7", "left": 2, "throw": 3})


def test_PAT_R13_the_last_stake_ends_the_game() -> None:
    state = position(3, stakes=[1, 39])
    say(state, "move g7")
    assert state.over
    assert state.winners() == [1]


def test_PAT_R13_the_last_piece_home_ends_the_game() -> None:
    state = position(2, pieces=[["e7"], ["h8"]], home=[5, 0])
    say(state, "move e7")
    assert state.over
    assert state.mover() == -1


def test_PAT_R13_the_last_piece_of_the_other_seat_ends_it_too() -> None:
    state = position(1, pieces=[["g7"], ["i8"]], home=[0, 5], turn=1)
    say(state, "move i8", seat=1)
    assert state.over


def test_PAT_R14_more_stakes_win_then_pieces_home_then_both() -> None:
    def end(stakes: list[int], home: list[int]) -> list[int]:
        return position(2, pieces=[[], []], stakes=stakes, home=home, throws=1000).winners()

    assert end([19, 21], [6, 0]) == [1]
    assert end([21, 19], [0, 6]) == [0]
    assert end([20, 20], [2, 3]) == [1]
    assert end([20, 20], [3, 2]) == [0]
    assert end([20, 20], [3, 3]) == [0, 1]


def test_PAT_R15_after_a_thousand_throws_the_light_is_gone() -> None:
    for seed in range(40):  # also when the last throw is of no use
        state = position(2, throws=999, rng=patolli.seeded(seed).words())
        say(state, "move g7")
        assert state.over
        assert state.throws == 1000


def test_PAT_R15_every_throw_counts_from_the_first_on() -> None:
    assert min(GAME.new(seed=seed).throws for seed in range(20)) == 1


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"pieces": [["g7", "g7"], []]}, "pieces[0]"),
        ({"pieces": [["g7"], ["g7"]]}, "pieces[1]"),
        ({"pieces": [["z9"], []]}, "pieces[0]"),
        ({"home": [6, 0]}, "home[0]"),
        ({"home": [-1, 0]}, "home[0]"),
        ({"stakes": [20, 21]}, "stakes"),
        ({"stakes": [-1, 41]}, "stakes"),
        ({"turn": 2}, "turn"),
        ({"throw": 5}, "throw"),
        ({"throw": 0}, "throw"),
        ({"throws": 0}, "throws"),
        ({"rules": 7}, "rules"),
        ({"rng": [0, 0, 0, 0]}, "rng"),
        ({"options": {"pieces": 9}}, "options"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, Any], where: str) -> None:
    with pytest.raises(patolli.BadPosition) as caught:
        position(**({"throw": 2} | change))
    assert caught.value.where == where


def test_scores_add_up_in_a_thousand_random_games() -> None:
    """A second bookkeeper, from the events alone: stakes and pieces of a whole game add up."""
    for seed in range(1000):
        state = GAME.new(seed=seed)
        stakes, out = [20, 20], [5, 5]
        while not state.over:
            seat = state.waiting()[0]
            legal = state.legal(seat)
            events: list[patolli.Event] = []
            state.play(seat, legal[(seed * 7 + state.throws) % len(legal)], events)
            for event in events:
                who = event["seat"]
                if event["event"] == "paid":
                    stakes[who] -= 1
                    stakes[1 - who] += 1
                out[who] += {"captured": 1, "entered": -1}.get(event["event"], 0)
        assert state.scores() == stakes
        assert list(state.hand) == out


def foreseen(state: PatolliState, phrase: str) -> dict[str, Any]:
    return GAME.preview(state, 0, state.parse(0, phrase))


def test_a_preview_tells_where_a_piece_lands_and_what_follows() -> None:
    plain = {"start": "g7", "square": "g5", "catches": False, "stakes": 0, "again": False}
    assert foreseen(position(2), "move g7") == plain
    assert foreseen(position(3), "move g7") == plain | {"square": "g4", "stakes": -1}
    entered = foreseen(position(1, pieces=[["g6"], ["g7"]]), "enter")
    assert entered == plain | {"start": None, "square": "g7", "catches": True, "stakes": 1}
    assert foreseen(position(1, pieces=[["g2"], []]), "move g2")["again"]
    home = foreseen(position(1, pieces=[["f7"], []]), "move f7")
    assert (home["square"], home["stakes"]) == (None, 1)


def test_the_view_shows_where_every_piece_can_go() -> None:
    view = position(1, pieces=[["g6", "h3"], ["h8"]]).view(None)
    assert [(one["start"], one["square"]) for one in view["reach"]] == [
        ("g6", "g5"),
        ("h3", "h4"),
        (None, "g7"),
    ]
