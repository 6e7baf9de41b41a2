"""Following the game: the others' moves play out, what they changed stays marked, and one can look back."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.conftest import Sit
from tests.browser.people import Player

BOT = {"kind": "bot", "level": "armadillo"}
MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}
# Every moment that the board shows, in the order in which it shows them.
WATCH = """
  window.moments = []
  new MutationObserver(() => {
    const scene = document.querySelector('.scene')
    if (!scene) return
    const moment = scene.dataset.mode + ' ' + scene.dataset.at
    if (window.moments.at(-1) !== moment) window.moments.push(moment)
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at', 'data-mode'] })
"""
TURN = 4  # moves in Bob's answer
FRESH = "[...document.querySelectorAll('.stage [data-fresh]')].map(e => e.dataset.word ?? e.dataset.at)"


def watch(player: Player, pace: str = "") -> None:
    player.page.add_init_script(WATCH)
    if pace:
        player.page.add_init_script(f"localStorage.setItem('patolli.pace', '{pace}')")


def shown(player: Player, mode: str) -> None:
    player.page.wait_for_selector(f'.scene[data-mode="{mode}"]')


def begin(sit: Sit, **ana: Any) -> tuple[Player, Player]:
    """A game of Mexica that two have begun; it is Ana's turn."""
    pace = ana.pop("pace", "")
    first, second = sit("Ana", **ana), sit("Bob")
    watch(first, pace)
    table = first.open_table("mexica", {"kind": "open"}, start=False)
    second.go(f"/table/{table}")
    second.page.click("text=Sit down here")
    first.page.click("text=Start the game")
    first.wait(lambda seen: "h6" in seen["lit"])
    first.click_square("h6")
    first.page.wait_for_selector(".log:has-text('Ana begins on h6')")
    second.wait(lambda seen: "g7" in seen["lit"])
    second.click_square("g7")
    first.wait(lambda seen: "canal" in seen["words"])
    shown(first, "now")
    return first, second


def canal(player: Player) -> str:
    """Some canal of two squares."""
    mine = player.state()["views"][0]
    found: str = next(
        phrase for phrase in mine["legal"] if phrase.startswith("canal ") and phrase.count(" ") == 2
    )
    return found


def answer(bob: Player) -> set[str]:
    """Bob's whole turn of four moves, which arrives at once; the squares that it changed."""
    bob.wait(lambda seen: "canal" in seen["words"])
    changed: set[str] = set()
    for _ in range(2):
        phrase = canal(bob)
        changed.update(phrase.split()[1:])
        bob.say(1, phrase)
    bob.say(1, "take", "end")
    return changed


def end_turn(player: Player) -> int:
    """End my turn with points left, as one is asked to confirm; how many moves there are then."""
    player.wait(lambda seen: "end" in seen["words"])
    player.click_word("end")
    player.wait(lambda seen: seen["ready"])
    number = int(player.state()["table"]["number"])
    player.press("[data-do=confirm]")
    return number + 1


@pytest.mark.parametrize("pace", ["quick", "calm"])
def test_the_moves_of_others_play_out_one_after_the_other(sit: Sit, pace: str) -> None:
    ana, bob = begin(sit, **MOTION, pace=pace)
    mine = end_turn(ana)
    ana.page.evaluate("window.moments.length = 0")
    answer(bob)
    whole = mine + TURN
    ana.page.wait_for_selector(f'.scene[data-mode="now"][data-at="{whole}"]')
    moments = ana.page.evaluate("window.moments")
    played = [int(moment.split()[1]) for moment in moments if moment.startswith("playing")]
    assert played == list(range(mine, whole))
    assert moments[-1] == f"now {whole}"


def test_who_wants_it_at_once_sees_it_at_once(sit: Sit) -> None:
    ana, bob = begin(sit, **MOTION, pace="instant")
    end_turn(ana)
    answer(bob)
    ana.wait(lambda seen: "canal" in seen["words"])
    assert not [moment for moment in ana.page.evaluate("window.moments") if moment.startswith("playing")]


def test_a_click_skips_and_the_own_turn_never_waits(sit: Sit) -> None:
    ana, bob = begin(sit, **MOTION, pace="calm")
    end_turn(ana)
    answer(bob)
    shown(ana, "playing")
    seen = ana.wait(lambda seen: "canal" in seen["words"])  # the bar is of now
    assert seen["active"]
    ana.press(".stage")
    shown(ana, "now")
    end_turn(ana)
    answer(bob)
    shown(ana, "playing")
    ana.wait(lambda seen: "canal" in seen["words"])
    ana.click_word("canal")  # who begins to act has seen enough
    shown(ana, "now")
    assert ana.sees()["said"] == ["Dig a canal"]


def test_what_the_others_changed_stays_marked_until_i_act(sit: Sit) -> None:
    ana, bob = begin(sit)
    end_turn(ana)
    changed = answer(bob)
    ana.wait(lambda seen: "canal" in seen["words"])
    ana.page.wait_for_selector(".stage [data-fresh]")
    assert set(ana.page.evaluate(FRESH)) == changed
    assert set(ana.page.evaluate(FRESH.replace("e.dataset.word ?? e.dataset.at", "e.dataset.fresh"))) == {"1"}
    ana.click_word("canal")  # thinking about it is not acting
    ana.press("[data-do=cancel]")
    assert set(ana.page.evaluate(FRESH)) == changed
    ana.click_word("take")
    ana.page.wait_for_selector(".stage [data-fresh]", state="detached")


@pytest.mark.parametrize(("game", "seats"), [("tzolkin", 3), ("mezo", 3), ("patolli", 1)])
def test_marks_in_the_other_games(sit: Sit, game: str, seats: int) -> None:
    ana = sit()
    ana.open_table(game, *[BOT] * seats)
    ana.wait_turn()
    for _ in range(200):
        if ana.page.query_selector(".stage [data-fresh]"):
            break
        ana.play_hint("armadillo")
        ana.wait_turn()
        ana.page.wait_for_timeout(20)
    assert ana.page.query_selector(".stage [data-fresh]")


def test_what_happened_is_shown_once_more(sit: Sit) -> None:
    ana, bob = begin(sit)
    mine = end_turn(ana)
    answer(bob)
    ana.wait(lambda seen: "canal" in seen["words"])
    whole = mine + TURN
    ana.page.evaluate("window.moments.length = 0")
    ana.press("[data-do=again]")
    shown(ana, "playing")
    shown(ana, "now")
    moments = [moment for moment in ana.page.evaluate("window.moments") if moment != f"playing {whole}"]
    assert moments == [*(f"playing {at}" for at in range(mine, whole)), f"now {whole}"]


def test_one_looks_back_through_all_moves_and_returns_to_a_begun_phrase(sit: Sit) -> None:
    ana, bob = begin(sit)
    mine = end_turn(ana)
    answer(bob)
    ana.wait(lambda seen: "canal" in seen["words"])
    page, whole = ana.page, mine + TURN
    _, square, other = canal(ana).split()
    ana.click_word("canal")
    ana.click_square(square)
    ana.wait(lambda seen: len(seen["said"]) == 2)
    ana.press("[data-do=look]")
    for at in range(whole - 1, -1, -1):
        page.wait_for_selector(f'.scene[data-mode="looking"][data-at="{at}"]')
        if at > 0:
            page.keyboard.press("ArrowLeft")
    assert page.locator(".stage [data-can]").count() == 0
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('.scene[data-at="1"]')
    page.click(".log button >> nth=0")
    page.wait_for_selector('.scene[data-mode="looking"]')
    ana.press("[data-do=now]")
    shown(ana, "now")
    seen = ana.wait(lambda seen: len(seen["said"]) == 2)
    assert seen["said"] == ["Dig a canal", square]
    ana.click_square(other)
    ana.page.wait_for_selector(f".log:has-text('{square}, {other}')")


def say(player: Player, table: str, mine: dict[str, Any]) -> None:
    """The shortest move there is, said by the API; the page sees it a little later."""
    wish = {"seat": mine["seat"], "number": mine["next"], "phrase": min(mine["legal"], key=len)}
    wish["id"] = f"move {mine['next']}"
    answer = player.context.request.post(
        f"{player.address}/api/tables/{table}/play", data=wish, headers={"Origin": player.address}
    )
    assert answer.ok, answer.text()


@pytest.mark.parametrize("game", ["mexica", "tzolkin"])
def test_the_moves_of_bots_play_out_for_two_at_one_screen_too(sit: Sit, game: str) -> None:
    """In Mexica all see the same; in Tzolk'in tiles are hidden, so it begins when somebody has sat down."""
    ana = sit()
    watch(ana, "quick")
    table = ana.open_table(game, {"kind": "local", "name": "Ben"}, BOT)
    while True:
        if any(moment.startswith("playing") for moment in ana.page.evaluate("window.moments")):
            break
        if ana.page.locator(".handover button").count():
            ana.page.click(".handover button")
        mine = next((view for view in ana.state()["views"] if view["legal"]), None)
        if mine is not None:
            say(ana, table, mine)
        ana.page.wait_for_timeout(50)
