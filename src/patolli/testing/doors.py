"""Laws for what the doors use: the command, the server, the browser, and the bots that play any game.

A game that breaks one of these can be played by a program, but somebody would miss something. So each failure
says what to write, and where.
"""

from __future__ import annotations

import io
import json
import math
import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console

from patolli.bots.knowledge import evaluator
from patolli.cli.app import COMMANDS
from patolli.cli.board import board
from patolli.core.errors import IllegalMove
from patolli.core.game import Game
from patolli.core.state import Event, State
from patolli.core.text import FALLBACK, LANGUAGES, texts
from patolli.testing.walk import Case, moments

NAMES = ("Ana", "Bob", "Citlali", "Dana", "Ehecatl", "Fala", "Gael", "Huitzil")
WIDTHS = (30, 80, 160)  # of terminals: a phone's, the usual one, a wide screen's
TYPED = {"?", "help", "why", "undo", "save", "rules", "quit", "exit"}  # what the terminal takes for itself
OURS = {command.__name__ for command in COMMANDS}  # after the word `patolli`
LONGEST_PHRASE = 200  # letters; the server takes no more
LONGEST_NAME = 40
MOST_MOVES = 1_000_000


def names_for(seats: int) -> list[str]:
    return [NAMES[seat] if seat < len(NAMES) else f"Player {seat + 1}" for seat in range(seats)]


def the_facts_are_in_order(case: Case, seed: int) -> None:
    """The record of facts can be shown, stored, typed and sent."""
    game = case.game
    where = type(game).__name__
    assert re.fullmatch(r"[a-z][a-z0-9-]*", game.name), (
        f"{where}.name is for addresses: small letters, digits, -"
    )
    assert game.name not in OURS, f"{where}.name: `patolli {game.name}` is something else already"
    assert len(game.name) <= LONGEST_NAME, f"{where}.name has more than {LONGEST_NAME} letters"
    assert re.fullmatch(r"[A-Z]{2,8}", game.prefix), (
        f"{where}.prefix is 2 to 8 capitals, as in {game.prefix}-R1"
    )
    assert list(game.seats) == sorted(set(game.seats)), f"{where}.seats must be in order, each once"
    assert game.seats[:1] >= (2,), f"{where}.seats: a table has at least two seats"
    assert isinstance(game.rules_version, int), f"{where}.rules_version must be a whole number"
    assert game.rules_version >= 1, f"{where}.rules_version begins with 1"
    assert 0 < game.bound <= MOST_MOVES, f"{where}.bound must be 1 to {MOST_MOVES}"
    for key in game.options:
        the_option_can_be_chosen(game, key)


def the_option_can_be_chosen(game: Game[Any], key: str) -> None:
    where = f"{type(game).__name__}.options[{key!r}]"
    option = game.options[key]
    assert re.fullmatch(r"[a-z][a-z0-9_]*", key), f"{where}: its name is small letters, digits, _"
    kinds = (bool, int, str)
    assert all(isinstance(value, kinds) for value in option.values), f"{where}: values are bool, int or str"
    typed = [str(value).lower() for value in option.values]
    assert len(set(typed)) == len(typed), f"{where}: two values are typed alike"
    assert option.default in option.values, f"{where}: the default is none of the values"
    assert json.dumps(option.default), f"{where}: the default is not JSON"


def what_everybody_reads_is_there(case: Case, seed: int) -> None:
    """Title, blurb and options have a text, and the catalogues can be read."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    for file in sorted(case.game.text.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: this is not Fluent: {entry.content!r}"
    for message in ("game-title", "game-blurb", *(f"option-{key}" for key in case.game.options)):
        can_be_said(case, message)


def can_be_said(case: Case, message: str, facts: Any = None) -> None:
    """In all four languages, though it may be in English."""
    for lang in LANGUAGES:
        gap = texts(case.game.name, lang).gap(message, facts, names_for(case.seats))
        assert not gap, gap


def every_word_is_said_and_typed(case: Case, seed: int) -> None:
    """A phrase can be typed in the terminal, clicked in the browser, and read aloud."""
    for step in moments(case, seed):
        for seat in step.state.waiting():
            for phrase in step.state.phrases(seat):
                first = phrase.split(" ")[0]
                assert first not in TYPED, f"{phrase!r}: {first!r} is what the terminal takes for itself"
                assert len(phrase) <= LONGEST_PHRASE, f"{phrase!r} is longer than {LONGEST_PHRASE}"
                assert re.fullmatch(r'[^\s|"@]+( [^\s|"@]+)*', phrase), f'{phrase!r}: no |, " or @ in words'
                assert phrase.isprintable(), f"{phrase!r} has letters that nobody can see"
                can_be_said(case, f"word-{first}")


def everything_that_happens_can_be_told(case: Case, seed: int) -> None:
    """Views, events and what is expected are JSON, and what they say can be said."""
    for step in moments(case, seed):
        events: list[Event] = []
        after = step.state.copy()
        after.play(step.seat, step.action, events)
        for event in events:
            assert json.dumps(event, allow_nan=False)
            seats_are_seats(event, case.seats)
            if texts(case.game.name, FALLBACK).has(f"event-{event['event']}"):
                can_be_said(case, f"event-{event['event']}", event)
        for seat in [*range(case.seats), None]:
            the_view_can_be_shown(case, after, seat)


def the_view_can_be_shown(case: Case, state: State, seat: int | None) -> None:
    view = state.view(seat)
    where = f"{type(case.game).__name__}.view"
    assert json.dumps(view, allow_nan=False)
    assert "text" in view.get("expects", {}), f'{where}: add "expects": {{"text": …}}, what is expected now'
    seats_are_seats(view["expects"], case.seats)
    can_be_said(case, f"expect-{view['expects']['text']}", view["expects"])
    for field in case.game.printed:
        assert field in view, f"{where} has no field {field!r}, though `printed` names it"


def seats_are_seats(facts: Any, seats: int) -> None:
    """A fact called `seat` or `…_seat` is said by the name of who sits there; -1 is nobody."""
    for key, value in facts.items():
        if (key == "seat" or key.endswith("_seat")) and value is not None:
            several = value if isinstance(value, list | tuple) else [value]
            assert all(-1 <= one < seats for one in several), f"{facts}: {key} is none of the {seats} seats"


def previews_can_be_sent(case: Case, seed: int) -> None:
    """What an action would bring about is JSON, and looking changes nothing."""
    for step in moments(case, seed, most=6):
        before = json.dumps(step.state.position())
        preview = case.game.preview(step.state, step.seat, step.action)
        assert isinstance(preview, dict), f"{type(case.game).__name__}.preview must be a dict"
        assert json.dumps(preview, allow_nan=False)
        assert json.dumps(step.state.position()) == before, "a preview changed the position"


def the_terminal_shows_it(case: Case, seed: int) -> None:
    """The board is drawn for every seat and for spectators, in every language, however wide the terminal."""
    names = names_for(case.seats)
    for step in moments(case, seed, most=3):
        for turn, lang in enumerate(LANGUAGES):
            width = WIDTHS[(seed + turn) % len(WIDTHS)]
            for seat in (step.seat, None):
                view = json.loads(json.dumps(step.state.view(seat)))
                drawn = drawn_at(width, board(case.game, view, texts(case.game.name, lang), names))
                assert drawn.strip(), "the terminal shows nothing"


def drawn_at(width: int, picture: Any) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    with console.capture() as captured:
        console.print(picture)
    return captured.get()


def the_browser_can_draw_it(case: Case, seed: int) -> None:
    """A board that the game brings is a module with what the client asks for; see docs/web.md."""
    module = case.game.folder / "web/board.js"
    if module.is_file():
        source = module.read_text(encoding="utf-8")
        for name in ("version", "mount"):
            exported = rf"export\b[^;]*\b{name}\b"
            assert re.search(exported, source), f"{module}: it must export `{name}`"


def the_rules_can_be_read(case: Case, seed: int) -> None:
    """There is a page with the rules, and it has every rule that a refusal names."""
    page = case.game.text / f"rules.{FALLBACK}.md"
    assert page.is_file(), f'write the rules into {page}, each as `<a id="{case.game.prefix}-R1"></a>…`'
    for step in moments(case, seed, most=4):
        for error in refusals(case, step.state, step.seat):
            has_a_rule(case, error)


def refusals(case: Case, state: State, seat: int) -> Iterator[IllegalMove]:
    legal = set(state.legal(seat))
    for action in range(min(case.game.actions, 200)):
        if action not in legal:
            yield case.game.why_not(state, seat, action)


def has_a_rule(case: Case, error: IllegalMove) -> None:
    """A refusal names a rule of this game that can be read, and says why in a sentence."""
    can_be_said(case, f"why-{error.reason}", error.facts)
    seats_are_seats(error.facts, case.seats)
    prefix, _, number = error.rule.partition("-")
    assert prefix in ("CORE", case.game.prefix), f"{error.rule} is not a rule of this game"
    assert number, f"{error.rule} has no number"
    if prefix != "CORE":
        page = case.game.text / f"rules.{FALLBACK}.md"
        anchor = f'<a id="{error.rule}"></a>'
        assert anchor in texts(case.game.name, FALLBACK).rules(), f"{page}: there is no {anchor}"


def bots_can_play_it(case: Case, seed: int) -> None:
    """What bots think of a position is a number for each seat."""
    judge = evaluator(case.game)
    for step in moments(case, seed, most=5):
        for seat in range(case.seats):
            worth = judge.worth(step.state.resample(seat, seed), seat)
            assert math.isfinite(worth), f"the evaluation says {worth} for seat {seat}"


DOORS = [
    the_facts_are_in_order,
    what_everybody_reads_is_there,
    every_word_is_said_and_typed,
    everything_that_happens_can_be_told,
    previews_can_be_sent,
    the_terminal_shows_it,
    the_browser_can_draw_it,
    the_rules_can_be_read,
    bots_can_play_it,
]
