"""Action tokens: MEX-R45 to R47 and MEX-Q13; the undo line."""

from __future__ import annotations

from tests.games.mexica.spoken import set_up

from patolli.core.record import Match
from patolli.games.mexica import MEXICA


def test_MEX_R45_a_token_costs_a_point_and_two_a_turn_are_the_limit() -> None:
    table = set_up().says("take", "take")
    assert (table.ap, table.tokens) == (4, [2, 0, 0])
    table.refuses("take", "MEX-R45", "take-limit", limit=2)
    table.says("end", "take")
    assert table.tokens == [2, 1, 0]
    set_up(ap=0).refuses("take", "MEX-R45", "too-dear", cost=1)


def test_MEX_R45_only_while_there_are_tokens_in_supply() -> None:
    table = set_up(tokens=[0, 6, 6])
    table.refuses("take", "MEX-R45", "no-tokens-left")
    assert table.state.view(None)["supply"]["tokens"] == 0


def test_MEX_R46_spending_gives_a_point_and_any_number_may_be_spent() -> None:
    table = set_up(tokens=[3, 0, 0])
    table.says("spend", "spend", "spend")
    assert (table.ap, table.tokens) == (9, [0, 0, 0])
    table.refuses("spend", "MEX-R46", "no-token")


def test_MEX_R46_spent_tokens_can_be_taken_again_at_once() -> None:
    table = set_up(tokens=[2, 5, 5])
    table.refuses("take", "MEX-R45", "no-tokens-left")
    table.says("spend", "take")
    assert (table.ap, table.tokens) == (6, [2, 5, 5])


def test_MEX_Q13_the_limit_of_two_counts_taking_only() -> None:
    table = set_up().says("take", "spend", "take", "spend")
    assert table.ap == 6
    table.refuses("take", "MEX-R45", "take-limit")


def test_MEX_R47_tokens_are_kept_over_turns_and_periods() -> None:
    table = set_up(panel=[], tokens=[3, 0, 0], temples=[], quiet=1)
    table.says("end", "end", "end")
    assert (table.state.period, table.tokens) == (2, [3, 0, 0])


def test_undo_goes_back_within_the_turn_but_not_behind_its_end() -> None:
    match = Match(MEXICA, 3, 1)
    for seat, phrase in [(0, "start h6"), (1, "start g7"), (2, "start i7"), (0, "take"), (0, "canal d5 d6")]:
        match.say(seat, phrase)
    assert match.undo() == (0, "canal d5 d6")
    assert match.undo() == (0, "take")
    assert not match.can_undo()
    match.say(0, "propose 13" if 13 in match.state.position()["panel"] else "end")
    assert not match.can_undo()
