"""Sentences, names and boards: in four languages, from any set."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console

import patolli
from patolli.cli.board import board
from patolli.games.mezo import MEZO
from patolli.games.mezo.components.entries import entries
from patolli.games.mezo.components.language import Entry
from patolli.games.mezo.components.sentences import sentence
from patolli.games.mezo.components.sets import default_set, parse
from patolli.testing import Case, walk

from .other_sets import SETS
from .spoken_table import COLOURS, box, box_with, conflict, red_does


def entry_of(*effects: dict[str, Any], presence: bool = False) -> Entry:
    made = parse(box_with(list(effects), presence))
    return next(god for god in made.gods if god.id == "kukulkan").cards[2].actions[0]


@pytest.mark.parametrize("lang", patolli.LANGUAGES)
@pytest.mark.parametrize("name", ["default", *SETS])
def test_every_entry_of_every_set_has_a_sentence(lang: str, name: str) -> None:
    made = default_set() if name == "default" else parse(SETS[name])
    for where, entry in entries(made):
        text = sentence(entry, lang)
        assert text.endswith("."), where
        assert text[0].isupper(), where
        assert "  " not in text, where
        assert "{" not in text, where


def test_a_changed_card_reads_correctly_at_once() -> None:
    one = {"op": "destroy", "owner": "opponent", "unit": "shaman", "region": "conflict"}
    assert (
        sentence(entry_of({**one, "count": 1}), "en") == "DESTROY 1 opponent’s Shaman in the conflict region."
    )
    assert (
        sentence(entry_of({**one, "count": 2}), "en")
        == "DESTROY 2 opponents’ Shamans in the conflict region."
    )
    assert (
        sentence(entry_of({**one, "count": 1}), "pl")
        == "ZNISZCZ 1 Szamana przeciwnika w Regionie z Konfliktem."
    )
    assert (
        sentence(entry_of({**one, "count": 5}), "de")
        == "VERNICHTE 5 gegnerische Schamanen in der Konfliktregion."
    )
    assert (
        sentence(entry_of({**one, "count": 2}), "fr")
        == "DÉTRUISEZ 2 chamans adverses dans la région en conflit."
    )


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "PRZYWRÓĆ 1 jednostkę."), (2, "PRZYWRÓĆ 2 jednostki."), (4, "PRZYWRÓĆ 4 jednostki."),
     (5, "PRZYWRÓĆ 5 jednostek."), (12, "PRZYWRÓĆ 12 jednostek.")],
)  # fmt: skip
def test_polish_plurals(count: int, text: str) -> None:
    assert sentence(entry_of({"op": "restore", "count": count}), "pl") == text


def test_polish_up_to_takes_the_genitive() -> None:
    text = sentence(entry_of({"op": "restore", "count": 1, "upTo": True}), "pl")
    assert text == "PRZYWRÓĆ do 1 jednostki."


def test_amounts_are_explained() -> None:
    level = {"expr": "devotionLevel", "mult": 2, "plus": 1}
    assert (
        sentence(entry_of({"op": "vp", "count": level}), "en")
        == "Gain X VP (X = 2 × your Devotion level + 1)."
    )
    text = sentence(entry_of({"op": "restore", "count": {"byAge": [1, 2, 3]}}), "de")
    assert text == "ERLÖSE 1/2/3 Einheiten (Zeitalter I/II/III)."


def test_costs_choices_and_presence() -> None:
    cost = {"op": "destroy", "owner": "self", "region": "any", "asCost": True}
    text = sentence(entry_of(cost, {"op": "vp", "count": 2}, presence=True), "en")
    assert (
        text == "DESTROY 1 of your own units in any region (where your god is present); if you do, gain 2 VP."
    )
    text = sentence(entry_of({"op": "choice", "options": [[{"op": "vp"}], [{"op": "summon"}]]}), "en")
    assert text == "Choose: gain 1 VP; or: SUMMON."


@pytest.mark.parametrize("lang", patolli.LANGUAGES)
def test_the_board_is_drawn_at_every_moment_within_a_hundred_columns(lang: str) -> None:
    words = patolli.texts("mezo", lang)
    for seats in (2, 4):
        for step in walk(Case(MEZO, seats), 4):
            if step.number % 12:
                continue
            console = Console(width=100, color_system=None, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
            console.print(board(MEZO, step.state.view(step.seat), words, list(COLOURS[:seats])))
            assert all(len(line) <= 100 for line in console.export_text().splitlines())


def test_the_board_marks_what_is_reconstructed() -> None:
    table = conflict(
        units={"hochob": {"red": (2, 1)}}, glyphs={"hochob": {"red": 1}}, pyramids={"coba": ["red", "gold"]}
    )
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        words = patolli.texts("mezo", "en")
        console.print(board(MEZO, table.state.view(1), words, list(COLOURS)))
    text = capture.get()
    assert "✦ 2W1S 1g =4" in text
    assert "▲◆" in text
    assert "RESTORE 5 units." in text
    assert "Gain 3 Devotion.*" in text
    assert "reconstructed" in text


def test_views_say_where_values_come_from() -> None:
    entries_seen = conflict().state.view(None)["components"]["entries"]
    assert entries_seen["calendar cal1"]["reconstructed"] is False
    assert entries_seen["calendar cal2"]["reconstructed"] is True
    assert entries_seen["god kukulkan: summon"]["reconstructed"] is True, "only part of it is known"
    assert entries_seen["calendar cal1"]["text"]["pl"] == "PRZYWRÓĆ 5 jednostek."


def test_greedy_play_is_sensible() -> None:
    """A one-step bot with our evaluation beats a random one."""
    from patolli.bots import make_bot
    from patolli.bots.bot import Budget, Sight

    greedy, chance = make_bot("greedy"), make_bot("random")
    wins = 0
    for seed in range(12):
        state = MEZO.new(2, seed)
        number = 0
        while waiting := state.waiting():
            seat = waiting[0]
            bot = greedy if seat == seed % 2 else chance
            state.play(seat, bot.choose(Sight(state, seat), Budget(seconds=1), seed * 1000 + number))
            number += 1
        wins += state.winners() == [seed % 2]
    assert wins >= 10


def polish_only() -> dict[str, Any]:
    """Our set as an owner of the Polish box might write it down: no name in another language."""
    made = box()
    made["title"] = {"pl": "Moje pudełko"}
    for kind in ("regions", "abilities", "wrathful", "gods"):
        for thing in made[kind]:
            thing["name"] = {"pl": f"Polskie {thing['id']}"}
    return made


@pytest.mark.parametrize("lang", patolli.LANGUAGES)
def test_a_set_with_names_in_polish_only_is_played_told_and_drawn(lang: str) -> None:
    words = patolli.texts("mezo", lang)
    told = ""
    for step in walk(Case(MEZO, 3, {"components": polish_only()}), 2):
        if step.number % 25 == 0:
            told += drawn(step.state, step.seat, lang)
        events: list[Any] = []
        step.state.copy().play(step.seat, step.action, events)
        told += " ".join(words.event(event, list(COLOURS[:3])) for event in events)
    for name in ("Polskie coba", "Polskie kukulkan", "Polskie t1", "Polskie w1"):
        assert name in told


def drawn(state: Any, seat: int, lang: str = "en") -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        names = list(COLOURS[: state.seats])
        console.print(board(MEZO, state.view(seat), patolli.texts("mezo", lang), names))
    return capture.get()


def test_before_one_chooses_a_god_the_terminal_shows_what_all_of_them_do() -> None:
    state = MEZO.new(4, 1)
    text = " ".join(drawn(state, state.waiting()[0]).split())
    for god in default_set().gods:
        assert f"{god.id} ({god.name['en']})" in text
        for effects in (
            god.summon,
            god.ceremonial,
            *(action for card in god.cards for action in card.actions),
        ):
            assert sentence(effects, "en") in text
    assert "SUMMON: place your god on another free vertex" in text


def test_the_terminal_shows_what_SUMMON_means_and_which_regions_a_vertex_touches() -> None:
    text = " ".join(drawn(conflict().state, 1).split())
    assert re.search(r"v3.? Chichen Itza·Coba ", text)
    assert re.search(r"v9.? Coba·Becan\*", text), "a reconstructed vertex"
    assert "in either order: DEPLOY 1/2/3 Warriors" in text


def test_what_is_reconstructed_has_a_star_without_an_entry_too() -> None:
    text = drawn(conflict().state, 1)
    assert "Devotion*" in text
    assert "Pyramid*" in text
    assert "1/2/3/4 VP; each piece below: 1 VP for its owner*" in text


def test_mezo_speaks_to_the_reader_and_says_how_many_are_left() -> None:
    table = red_does([{"op": "deploy", "unit": "any", "count": 2, "region": "any"}])
    for lang in patolli.LANGUAGES:
        words = patolli.texts("mezo", lang)
        expects = table.state.view(1)["expects"]
        assert "2" in words.say(f"expect-{expects['text']}", expects, list(COLOURS))
    for step in walk(Case(MEZO, 2), 5):
        expects = step.state.view(step.seat)["expects"]
        assert "{ $seat" not in patolli.texts("mezo", "en").say(f"expect-{expects['text']}", expects)
        assert "SEAT" not in patolli.texts("mezo", "en").say(
            f"expect-{expects['text']}", expects, ["SEAT", "SEAT"]
        )
