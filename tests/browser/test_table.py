"""The table in the browser: two people, lost connections, languages, one device for two, a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.browser.conftest import Sit
from tests.browser.people import Player
from tests.golden.make_golden import read_game
from tests.server.people import ServerProcess

import patolli

BOT = {"kind": "bot", "level": "armadillo"}
OPEN = {"kind": "open"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_newcomer_plays_within_two_clicks(sit: Sit) -> None:
    ana = sit()
    ana.go("/")
    ana.page.click("[data-play=mexica]")
    ana.page.wait_for_selector(".stage [data-can=next]")
    ana.page.click(".stage [data-can=next]")
    ana.page.wait_for_selector(".log li:has-text('begins on')")


def test_two_browsers_at_one_table_with_a_reload_and_a_restart(sit: Sit, own_server: ServerProcess) -> None:
    ana, bob = sit("Ana", own_server), sit("Bob", own_server)
    table = ana.open_table("mexica", OPEN, BOT)
    bob.go(f"/table/{table}")
    bob.page.click("text=Sit down here")
    ana.page.wait_for_selector("li:has-text('Bob')")
    ana.page.click("text=Start the game")
    place(ana, "h6")
    place(bob, "g7")
    ana.page.wait_for_selector(".log li:has-text('Bob begins on g7')")

    ana.wait_turn()
    ana.click_word("take")
    ana.page.wait_for_selector(".log li.tentative")
    ana.page.reload()  # an unfinished turn is still there
    ana.page.wait_for_selector(".log li.tentative:has-text('takes an action token')")
    assert bob.page.locator(".log li:has-text('takes an action token')").count() == 0

    ana.click_word("canal")
    own_server.restart()
    ana.page.wait_for_selector("[data-connection]", state="detached")
    ana.wait(lambda seen: seen["active"] and seen["said"] == ["Dig a canal"])  # nothing clicked is lost
    ana.click_square("b3")
    ana.click_square("b4")
    ana.page.wait_for_selector(".log li:has-text('b3, b4')")
    ana.click_word("end")
    ana.page.click("[data-do=confirm]")  # with points left it is asked
    bob.page.wait_for_selector(".log li:has-text('b3, b4')")
    assert bob.wait_turn()["active"]


def place(player: Player, square: str) -> None:
    player.wait(lambda seen: square in seen["lit"])
    player.click_square(square)


def test_a_lost_connection_is_told_and_comes_back(sit: Sit, own_server: ServerProcess) -> None:
    ana = sit("Ana", own_server)
    ana.open_table("mexica", BOT, BOT)
    ana.wait_turn()
    own_server.stop()
    ana.page.wait_for_selector('[data-connection="lost"]')
    own_server.start()
    ana.page.click("[data-connection] button")
    ana.page.wait_for_selector("[data-connection]", state="detached")
    place(ana, "h6")
    ana.page.wait_for_selector(".log li:has-text('begins on h6')")


def test_a_table_that_is_not_there_says_so(sit: Sit) -> None:
    ana = sit()
    ana.go("/table/nowhere")
    ana.page.wait_for_selector('[data-connection="gone"]')
    assert "no such table" in ana.page.inner_text("[data-connection]")
    ana.page.click("[data-connection] a")
    ana.page.wait_for_selector("[data-play=mexica]")
    ana.errors.clear()  # the browser itself remarks on the 404


def test_the_language_changes_in_the_middle_of_a_game(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    place(ana, "h6")
    ana.wait(lambda seen: "canal" in seen["words"])
    ana.click_word("canal")
    for lang, your_log, begins in (
        ("pl", "Przebieg", "h6"),
        ("fr", "Journal", "h6"),
        ("de", "Verlauf", "Ana beginnt auf h6."),
    ):
        ana.page.click("header button")
        ana.page.select_option("#set-lang", lang)
        ana.page.keyboard.press("Escape")
        ana.page.wait_for_selector(f"[role=tab]:has-text('{your_log}')")
        ana.page.wait_for_selector(f".log li:has-text('{begins}')")
        assert ana.page.evaluate("document.documentElement.lang") == lang
    assert len(ana.sees()["said"]) == 1  # what was clicked is still there


def test_two_at_one_device_hand_it_over_where_something_is_hidden(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mezo", {"kind": "local", "name": "Bob"}, BOT)
    for _ in range(200):  # gods are chosen openly; then everybody has cards
        if ana.wait_turn()["handover"]:
            break
        ana.play_hint("armadillo")
    ana.page.wait_for_selector(".handover")
    assert ana.page.locator(".stage").count() == 0
    ana.page.reload()
    ana.page.wait_for_selector(".handover")
    assert ana.page.locator(".stage").count() == 0
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".stage")


def test_two_at_one_device_see_an_open_board_all_the_time(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", {"kind": "local", "name": "Bob"}, BOT)
    place(ana, "h6")
    ana.wait(lambda seen: seen["active"] and "g7" in seen["lit"])
    place(ana, "g7")
    ana.wait(lambda seen: "canal" in seen["words"])
    assert ana.page.locator(".handover").count() == 0


def test_a_phone_zooms_in_and_asks_before_each_move(sit: Sit) -> None:
    ana = sit(**PHONE)
    ana.open_table("mexica", BOT, BOT)
    page = ana.page
    ana.wait(lambda seen: "h6" in seen["lit"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.tap('.stage [data-word="h6"]')  # too small for a finger: it is proposed, and the board comes closer
    page.wait_for_selector(".stage.zoomed")
    ana.wait(lambda seen: seen["ready"])
    assert page.locator(".scores").count() == 1
    page.tap("[data-do=confirm]")
    ana.wait(lambda seen: "canal" in seen["words"])
    page.tap(".sheets button:has-text('Log')")
    page.wait_for_selector("dialog .log li:has-text('begins on h6')")


def test_a_finger_beside_a_square_means_it_and_may_still_change_its_mind(sit: Sit) -> None:
    ana = sit(**PHONE)
    ana.open_table("mexica", BOT, BOT)
    page = ana.page
    before = ana.wait(lambda seen: "h6" in seen["lit"])
    at = page.locator('.stage [data-word="h6"]').bounding_box()
    assert at is not None
    assert at["width"] < 22
    page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] - 6)  # h5, where no Pilli may begin
    assert ana.wait(lambda seen: seen["ready"])["said"][-1] == "h6"
    page.tap('.stage [data-word="g7"]')
    seen = ana.wait(lambda seen: seen["said"][-1:] == ["g7"])
    assert seen["ready"]
    assert seen["moment"] == before["moment"], "nothing is sent before it is confirmed"
    page.tap("[data-do=confirm]")
    ana.wait(lambda seen: "canal" in seen["words"])
    assert ana.view()["pilli"][0] == "g7"


def test_a_long_walk_by_touch_asks_first(sit: Sit) -> None:
    ana = sit(**PHONE)
    ana.open_table("mexica", BOT, BOT)
    page = ana.page
    ana.wait(lambda seen: "h6" in seen["lit"])
    page.tap('.stage [data-word="h6"]')
    page.tap("[data-do=confirm]")
    ana.wait(lambda seen: "walk" in seen["words"])
    far = next(one["square"] for one in ana.view()["reach"] if one["cost"] == 3)
    page.tap('.bar [data-word="walk"]')
    page.wait_for_selector(".cost")
    page.tap("[aria-label='Show the whole board']")
    page.tap(f'.stage [data-word="{far}"]')
    seen = ana.wait(lambda seen: seen["said"][-1:] == [far])
    assert seen["ready"]
    assert "3 AP, 3 left." in page.inner_text(".bar .notice")
    assert ana.view()["ap"] == 6
    page.tap("[data-do=confirm]")
    ana.wait(lambda seen: not seen["busy"] and not seen["said"])
    assert (ana.view()["ap"], ana.view()["pilli"][0]) == (3, far)


def test_chat(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    ana.page.click("[role=tab]:has-text('Chat')")
    ana.page.fill(".chat input", "hello <b>all</b>")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".chat li:has-text('hello <b>all</b>')")


def test_replay_of_a_golden_record(sit: Sit, tmp_path: Path) -> None:
    ana = sit()
    golden = read_game("mexica/builder-3-3")
    record, moves = tmp_path / "record.json", golden.moves
    record.write_text(golden.to_json(), encoding="utf-8")
    page = ana.go("/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(f"text=move 0 of {len(moves)}")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"text=move 1 of {len(moves)}")
    page.keyboard.press("End")
    page.wait_for_selector(f"text=move {len(moves)} of {len(moves)}")
    page.wait_for_url(re.compile(rf"\?at={len(moves)}$"))
    page.click("[data-do=earlier]")  # to the scoring of the first period
    page.wait_for_selector(f"text=move {len(moves)} of {len(moves)}", state="detached")
    assert "Period 1 ends" in page.locator(".controls option:checked").inner_text()
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector(f"text=move {link.split('at=')[1]} of {len(moves)}")


def test_a_file_that_is_no_record_is_refused_with_a_sentence(sit: Sit, tmp_path: Path) -> None:
    ana = sit()
    bad = tmp_path / "bad.json"
    bad.write_text("this is not JSON", encoding="utf-8")
    page = ana.go("/replay")
    page.set_input_files("input[type=file]", bad)
    page.wait_for_selector("text=it is not JSON")


def test_hints_and_new_tables(sit: Sit) -> None:
    ana = sit()
    page = ana.go("/new/mexica")
    page.select_option("#new-count", "3")
    page.click("text=Bots on the open seats")
    page.check("text=Allow hints by the bots")
    page.click("text=Create the table")
    ana.wait(lambda seen: "h6" in seen["lit"])
    page.click("[data-do=hint]")  # where to look
    page.wait_for_selector(".notice:has-text('Look here')")
    assert not ana.sees()["ready"]
    page.click("[data-do=hint]")  # which kind of move
    page.wait_for_selector(".notice:has-text('Begin here')")
    assert not ana.sees()["ready"]
    page.click("[data-do=hint]")  # the move
    seen = ana.wait(lambda seen: seen["ready"])
    assert seen["said"][0] == "Begin here"
    page.click("[data-do=confirm]")
    page.wait_for_selector(".log li:has-text('begins on')")


def test_first_load_is_light_and_asks_no_other_host(sit: Sit, server: ServerProcess) -> None:
    ana = sit()
    sizes: dict[str, int] = {}
    hosts: set[str] = set()

    def count(response: object) -> None:
        url = response.url  # type: ignore[attr-defined]
        hosts.add(url.split("/")[2])
        if "/api/tables" not in url:
            sizes[url] = response.request.sizes()["responseBodySize"]  # type: ignore[attr-defined]

    ana.page.on("requestfinished", lambda request: count(request.response()))
    ana.go("/")
    ana.page.click("[data-play=mexica]")
    ana.page.wait_for_selector(".stage [data-can=next]")
    assert hosts == {server.address.removeprefix("http://")}
    assert sum(sizes.values()) <= 180_000, sorted(sizes.items(), key=lambda item: -item[1])[:8]


def test_a_rematch_after_the_end(sit: Sit) -> None:
    ana = sit()
    table = ana.open_table("patolli", BOT)
    ana.wait_turn()
    ana.page.click("text=Give up")
    ana.page.click("text=No, play on")
    ana.page.click("text=Give up")
    ana.page.click("text=Really give up")
    ana.page.wait_for_selector(".result:has-text('The game ended by resignation.')")
    ana.page.click("text=Play again")
    ana.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    ana.page.wait_for_selector(".bar")


def test_a_host_ends_a_game_of_bots(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", seats=[{"kind": "bot", "level": "serpent"}] * 4)
    ana.page.click("text=End this game")
    ana.page.click("text=Really end it")
    ana.page.wait_for_selector(".result:has-text('The game was abandoned.')")


def test_a_page_older_than_the_server_says_so_and_goes_on(sit: Sit, own_server: ServerProcess) -> None:
    ana = sit("Ana", own_server)
    ana.open_table("mexica", BOT, BOT)
    ana.wait_turn()
    ana.page.route("**/api/version*", lambda route: route.fulfill(json={"version": "99.0"}))
    own_server.restart()
    ana.page.wait_for_selector('[data-connection="outdated"]')
    place(ana, "h6")  # the game goes on, and so does the reminder
    ana.wait(lambda seen: "canal" in seen["words"])
    assert ana.page.locator('[data-connection="outdated"]').count() == 1
    ana.page.unroute("**/api/version*")
    ana.page.click("[data-connection] button")
    ana.wait(lambda seen: "canal" in seen["words"])
    assert ana.page.locator("[data-connection]").count() == 0


def test_a_restart_has_its_own_sentence(sit: Sit, own_server: ServerProcess) -> None:
    ana = sit("Ana", own_server)
    ana.open_table("mexica", BOT, BOT)
    ana.wait_turn()
    own_server.stop()
    ana.page.wait_for_selector('[data-connection="restarting"]')
    own_server.start()
    ana.page.wait_for_selector("[data-connection]", state="detached")
    assert ana.wait_turn()["active"]


@pytest.mark.parametrize("lang", ["en", "pl", "fr", "de"])
def test_no_page_is_wider_than_a_phone(sit: Sit, lang: str) -> None:
    ana = sit(**{**PHONE, "locale": lang})

    def check(where: str) -> None:
        assert ana.page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [360, 360], where

    games = patolli.game_names()
    for path in ("/", "/replay", *(f"/{page}/{game}" for page in ("new", "rules") for game in games)):
        ana.go(path).wait_for_selector("h1")
        check(path)
    for game in games:
        ana.open_table(game, BOT)
        ana.wait_turn()
        check(game)
