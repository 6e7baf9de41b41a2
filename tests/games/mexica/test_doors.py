"""What clients and bots see: view, preview, terminal board, evaluation."""

from __future__ import annotations

import io
import json
import random

from rich.console import Console
from tests.games.mexica.spoken import new, set_up

from patolli.bots import Budget, Sight, knowledge, make_bot
from patolli.cli.board import board
from patolli.core.text import LANGUAGES, texts
from patolli.games.mexica import MEXICA, most_decisions
from patolli.games.mexica.bots.evaluation import WEIGHTS
from patolli.games.mexica.state import MexicaState

SOUTH = ["c13 d13", "e13 f13"]


def test_the_view_tells_everything_a_client_draws() -> None:
    table = set_up(
        pilli=["c14", "o7", "i7"],
        canals=SOUTH,
        bridges=["o7 ew"],
        temples=["A2 e14", "B3 f14"],
        tiles=["4 d14"],
        tokens=[1, 2, 0],
        ap=3,
    )
    view = json.loads(json.dumps(table.state.view(1)))
    assert view["pilli"] == ["c14", "o7", "i7"]
    south = next(d for d in view["districts"] if d["name"] == "c14")
    assert south == {
        "name": "c14",
        "squares": ["c14", "d14", "e14", "f14"],
        "size": 4,
        "tile": {"size": 4, "square": "d14"},
        "fits": False,
        "levels": [2, 3, 0],
        "neutral": 0,
        "places": [2, 1, 0],
        "scored": True,
        "pays": [2, 4, 0],
        "standing": [0],
    }
    assert view["supply"] == {"singles": 6, "doubles": 33, "bridges": 10, "tokens": 9}
    assert view["stock"] == [[3, 2, 2, 1], [3, 3, 1, 1], [3, 3, 2, 1]]
    assert view["expects"] == {"text": "turn", "ap": 3, "tokens": 1}
    assert view["temples"] == [
        {"square": "e14", "owner": 0, "level": 2},
        {"square": "f14", "owner": 1, "level": 3},
    ]


def test_the_view_says_what_is_expected() -> None:
    assert new(placed=False).state.view(None)["expects"] == {"text": "start"}
    asked = set_up(panel=[13]).says("propose 13").state.view(None)
    assert asked["expects"] == {"text": "answer", "seat": 0, "size": 13}
    assert asked["proposal"] == {"tile": 13, "answering": 1}
    over = set_up(period=2, panel=[], quiet=1).says("end", "end", "end").state.view(None)
    assert over["expects"] == {"text": "over"}
    assert over["over"]


def test_a_preview_tells_which_district_a_canal_closes() -> None:
    table = set_up(pilli=["c14", "g7", "i7"], canals=["c13 d13"])
    told = MEXICA.preview(table.state, 0, table.state.parse(0, "canal e13 f13"))
    closed = next(d for d in told["districts"] if d["size"] == 4)
    assert closed["fits"]
    assert (closed["founder"], closed["present"], closed["standing"]) == (2, 1, [0])
    assert (told["cost"], told["ap"]) == (1, 5)
    assert json.loads(json.dumps(told)) == told


def test_a_preview_tells_the_points_of_founding_temples_and_the_end() -> None:
    table = set_up(pilli=["c14", "d14", "i7"], canals=SOUTH, quiet=1, turn=0)
    found = MEXICA.preview(table.state, 0, table.state.parse(0, "found 4 e14"))
    assert found["points"] == [2, 1, 0]
    temple = MEXICA.preview(table.state, 0, table.state.parse(0, "temple 3 e14"))
    assert temple["districts"][0]["levels"] == [3, 0, 0]
    table.says("end", "end")
    assert MEXICA.preview(table.state, 2, table.state.parse(2, "end"))["points"] == [0, 0, 5]
    assert MEXICA.preview(table.state, 2, 10**6) == {}


def test_previews_of_all_actions_change_nothing_and_are_json() -> None:
    chance = random.Random(4)
    table = new(2, 3)
    for _ in range(60):
        seat = table.seat
        legal = table.state.legal(seat)
        before = table.state.position()
        for action in chance.sample(legal, min(3, len(legal))):
            json.dumps(MEXICA.preview(table.state, seat, action))
        assert table.state.position() == before
        table.state.apply(seat, chance.choice(legal))
        if table.state.over:
            break


def test_the_terminal_board_is_readable_without_colour() -> None:
    table = set_up(
        pilli=["c14", "o7", "i7"],
        canals=[*SOUTH, "k5"],
        bridges=["o7 ew", "d13 ns"],
        temples=["A2 e14", "B3 f14"],
        tiles=["4 d14"],
    )
    for lang in LANGUAGES:
        console = Console(width=120, record=True, no_color=True, file=io.StringIO())
        console.print(board(MEXICA, table.state.view(None), texts("mexica", lang), ["Ana", "Bob", "Cit"]))
        lines = console.export_text().splitlines()
        assert lines[1].split() == list("abcdefghijklmnopqrstu")
        last_row = next(line for line in lines if line.startswith("14 "))
        assert "(A)◆4 ▲A2▲B3" in last_row
        assert "═B═" in next(line for line in lines if line.startswith(" 7 "))
        assert "▒║▒" in next(line for line in lines if line.startswith("13 "))
        assert "[S]" in next(line for line in lines if line.startswith(" 6 "))
        assert any("Ana" in line for line in lines)


def greedy_turn(table_state: MexicaState) -> list[str]:
    bot = make_bot("greedy")
    said: list[str] = []
    seat = int(table_state.mover())
    while table_state.mover() == seat and not table_state.over and len(said) < 40:
        action = bot.choose(Sight(table_state, seat), Budget(), 1)
        said.append(table_state.phrase(action))
        table_state.apply(seat, action)
    return said


def test_a_greedy_player_founds_at_once() -> None:
    said = greedy_turn(set_up(pilli=["c14", "g7", "i7"], canals=SOUTH).state)
    assert any(phrase.startswith("found 4") for phrase in said)


def test_a_greedy_player_builds_where_it_wins_a_place() -> None:
    state = set_up(
        pilli=["c14", "g7", "i7"], canals=SOUTH, tiles=["4 d14"], temples=["B1 e14"], panel=[]
    ).state
    said = greedy_turn(state)
    assert any(phrase.startswith("temple") and phrase.endswith("f14") for phrase in said)


def test_weights_can_be_replaced_one_by_one() -> None:
    state = set_up(tokens=[3, 0, 0]).state
    plain = knowledge.evaluator(MEXICA).worth(state, 0)
    rich = knowledge.evaluator(MEXICA, {"token": WEIGHTS["token"] + 1.0}).worth(state, 0)
    assert rich > plain


def test_the_bound_is_far_above_every_random_game() -> None:
    assert MEXICA.bound == most_decisions(4) > most_decisions(3) > most_decisions(2) > 1000
