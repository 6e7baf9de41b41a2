"""Who sits here: names, accounts, muting, and what calls somebody who looks elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Sit
from tests.browser.people import Player

BOT = {"kind": "bot", "level": "armadillo"}
PASSWORD = "four maize cakes and a drum"
# The page is out of sight, and notifications are written down.
AWAY = """
  let hidden = true
  Object.defineProperty(document, 'hidden', { get: () => hidden })
  window.lookAgain = () => { hidden = false; document.dispatchEvent(new Event('visibilitychange')) }
  window.notes = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title, more) { window.notes.push([title, more.body]) }
    close() {}
  }
"""


CHAT = "[role=tab]:has-text('Chat')"


@pytest.fixture
def people(sit: Sit) -> Iterator[Sit]:
    """As `sit`; what the server refuses here, and a browser therefore notes, is part of the test."""
    players: list[Player] = []

    def sit_down(name: str) -> Player:
        players.append(sit(name))
        return players[-1]

    yield sit_down
    for player in players:
        player.errors[:] = [error for error in player.errors if "Failed to load resource" not in error]


def newcomer(people: Sit) -> Player:
    """Somebody who was never here."""
    return people("")


def name_oneself(player: Player, name: str) -> None:
    player.page.fill("dialog input", name)
    player.page.keyboard.press("Enter")


def open_seat(player: Player, game: str = "patolli") -> str:
    return player.open_table(game, {"kind": "open"}, start=False)


# Names.


def test_a_name_is_asked_for_once(people: Sit) -> None:
    ana = newcomer(people)
    ana.go("/").click("[data-play=patolli]")
    expect(ana.page.locator("dialog input")).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    assert ana.page.url.endswith("/"), "who would rather not sits nowhere"
    ana.page.click("[data-play=patolli]")
    name_oneself(ana, "Itzel")
    ana.page.wait_for_selector(".seats .name:text-is('Itzel')")
    ana.go("/").click("[data-play=patolli]")
    ana.page.wait_for_selector(".seats .name:text-is('Itzel')")


def test_who_sits_down_by_a_link_says_who_they_are(people: Sit) -> None:
    ana, ben = people("Ana"), newcomer(people)
    table = open_seat(ana)
    ben.go(f"/table/{table}").click("text=Sit down here")
    name_oneself(ben, "ANA")
    expect(ben.page.locator("dialog [role=alert]")).to_contain_text("already goes by the name of Ana")
    name_oneself(ben, "Ben")
    ana.page.wait_for_selector("li .name:text-is('Ben')")
    ben.page.wait_for_selector("li:has-text('Ben'):has-text('you')")


def test_a_new_name_is_seen_at_once_by_the_others(people: Sit) -> None:
    ana, ben = people("Ana"), people("Ben")
    table = ana.open_table("patolli", {"kind": "open"}, start=False, public=True)
    ben.go(f"/table/{table}").click("text=Sit down here")
    ben.page.wait_for_selector("li:has-text('Ben'):has-text('you')")
    ana.page.click("text=Start the game")
    ben.page.wait_for_selector(".seats .name:text-is('Ana')")
    ana.page.click(CHAT)
    ana.page.fill(".chat input", "hello")
    ana.page.keyboard.press("Enter")
    ben.page.click(CHAT)
    ben.page.wait_for_selector(".chat li:has-text('hello')")
    ana.page.click("header button")
    ana.page.fill("#set-name", "Xochitl")
    ana.page.keyboard.press("Tab")
    ben.page.wait_for_selector(".seats .name:text-is('Xochitl')")
    expect(ben.page.locator(".chat li strong").first).to_have_text("Ana")


# Accounts.


def make_account(player: Player) -> None:
    player.go("/account").fill("#new-password", PASSWORD)
    player.page.click("text=Make an account")
    player.page.wait_for_selector("text=The password is set.")


def test_a_guest_becomes_an_account_and_logs_in_elsewhere(people: Sit) -> None:
    ana, phone = people("Tlalli of the lake"), newcomer(people)
    table = ana.open_table("patolli", BOT)
    ana.page.click("header button")
    ana.page.click("text=Your account")
    ana.page.fill("#new-password", "short")
    ana.page.click("text=Make an account")
    expect(ana.page.locator("text=The password is set.")).to_have_count(0)
    make_account(ana)
    phone.go("/account").fill("#login-name", "tlalli of the lake")
    phone.page.fill("#login-password", "not the password")
    phone.page.click("form button:text-is('Log in')")
    expect(phone.page.locator("[role=alert]")).to_contain_text("do not match")
    phone.page.fill("#login-password", PASSWORD)
    phone.page.click("form button:text-is('Log in')")
    phone.page.wait_for_selector("text=Welcome back.")
    phone.go(f"/table/{table}").wait_for_selector(".seats li:has-text('Tlalli'):has-text('you')")


def test_logins_are_listed_and_can_be_ended(people: Sit) -> None:
    ana, phone = people("Citlali by night"), newcomer(people)
    make_account(ana)
    phone.go("/account").fill("#login-name", "Citlali by night")
    phone.page.fill("#login-password", PASSWORD)
    phone.page.click("form button:text-is('Log in')")
    phone.page.wait_for_selector("text=Welcome back.")
    ana.go("/account").wait_for_selector("text=last seen")
    ana.page.click("li button:text-is('End')")
    ana.page.wait_for_selector("text=That login has ended.")
    expect(ana.page.locator("text=last seen")).to_have_count(0)
    phone.go("/account").wait_for_selector("text=You have no name here yet.")


def test_a_password_is_changed_and_an_account_deleted(people: Sit) -> None:
    ana = people("Yaretzi the short")
    make_account(ana)
    ana.page.fill("#old-password", PASSWORD)
    ana.page.fill("#new-password", "another lake without a shore")
    ana.page.click("button:text-is('Change it')")
    ana.page.wait_for_selector("text=The password is set.")
    with ana.page.expect_download() as taken:
        ana.page.click("text=Download everything")
    assert "Yaretzi the short" in taken.value.path().read_text()
    ana.page.click("text=Delete me")
    ana.page.fill("#delete-password", PASSWORD)
    ana.page.click("text=Delete me for good")
    expect(ana.page.locator("[role=alert]")).to_contain_text("do not match")
    ana.page.fill("#delete-password", "another lake without a shore")
    ana.page.click("text=Delete me for good")
    ana.page.wait_for_url(re.compile("/$"))
    expect(ana.page.locator("header .name")).to_have_text("Settings")


def test_somebody_is_muted_and_heard_again(people: Sit) -> None:
    ana, ben = people("Ana"), people("Ben")
    table = open_seat(ana)
    ben.go(f"/table/{table}").click("text=Sit down here")
    ben.page.wait_for_selector("li:has-text('Ben'):has-text('you')")
    ana.page.click("text=Start the game")
    ben.page.click(CHAT)
    ben.page.fill(".chat input", "nonsense")
    ben.page.keyboard.press("Enter")
    ana.page.click(CHAT)
    ana.page.click("[aria-label='Mute Ben']")
    expect(ana.page.locator(".chat li:has-text('nonsense')")).to_have_count(0)
    ana.page.wait_for_selector("text=You do not see what Ben writes.")
    ana.go("/account").wait_for_selector("li:has-text('Ben')")
    ana.page.click("text=Hear again")
    ana.page.wait_for_selector("text=You see what everybody writes.")
    ana.go(f"/table/{table}").click(CHAT)
    ana.page.wait_for_selector(".chat li:has-text('nonsense')")


# Results.


def over(ana: Player, ben: Player) -> str:
    """A game that Ben gave up."""
    table = open_seat(ana)
    ben.go(f"/table/{table}").click("text=Sit down here")
    ben.page.wait_for_selector("li:has-text('Ben'):has-text('you')")
    ana.page.click("text=Start the game")
    ana.page.wait_for_selector(".bar")
    ben.page.wait_for_selector(".bar")
    body = {"data": {"seat": 1}, "headers": {"Origin": ben.address}}
    assert ben.context.request.post(f"{ben.address}/api/tables/{table}/resign", **body).ok  # type: ignore[arg-type]
    ana.page.wait_for_selector(".result")
    ben.page.wait_for_selector(".result")
    return table


def test_the_winner_hears_that_they_win(people: Sit) -> None:
    ana, ben = people("Ana"), people("Ben")
    over(ana, ben)
    expect(ana.page.locator("#result-title")).to_have_text("You win")
    expect(ben.page.locator("#result-title")).to_have_text("Ana wins")
    mine = ana.go("/").locator("li:has-text('You win')")
    expect(mine).to_contain_text(re.compile(r"\d+ : \d+"))
    expect(mine.locator("time")).to_contain_text(re.compile(r"20\d\d"))


def test_an_offer_to_play_again_is_seen_by_the_other_side(people: Sit) -> None:
    ana, ben = people("Ana"), people("Ben")
    table = over(ana, ben)
    ana.page.click("text=Play again")
    ben.page.wait_for_selector("text=There is an offer to play again.")
    ben.page.click("text=Sit down again")
    ben.page.wait_for_selector(".bar")
    ana.page.wait_for_selector(".bar")
    assert table not in ben.page.url
    assert ben.page.url == ana.page.url


# Where one is, and what calls.


def test_titles_say_where_one_is(people: Sit) -> None:
    ana = people("Ana")
    for path, title in (
        ("/", "Games · Patolli"),
        ("/new/mezo", "New table: Mezo · Patolli"),
        ("/rules/mexica", "Rules: Mexica · Patolli"),
        ("/account", "Your account · Patolli"),
        ("/nowhere", "Not found · Patolli"),
    ):
        expect(ana.go(path)).to_have_title(title)
    open_seat(ana, "mexica")
    expect(ana.page).to_have_title("Mexica: waiting for players · Patolli")
    table = ana.bring("patolli/random-2-0")
    expect(ana.go(f"/replay/{table}")).to_have_title(re.compile("^Replay: Patolli, .+ · Patolli$"))


def test_a_game_that_nobody_knows_is_no_game(people: Sit) -> None:
    ana = people("Ana")
    ana.go("/new/chess").wait_for_selector("text=There is no such game")
    expect(ana.page.locator("form")).to_have_count(0)
    ana.page.click("main a:text-is('Mezo')")
    expect(ana.page.locator("#new-game")).to_have_value("mezo")
    ana.go("/rules/chess").wait_for_selector("text=There is no such game")


def test_who_looks_elsewhere_is_called(people: Sit) -> None:
    ana, ben = people("Ana"), people("Ben")
    ana.page.add_init_script(AWAY)
    ana.go("/").click("header button")
    ana.page.check("text=A notification when it is your turn")
    table = open_seat(ana)
    usual = icon(ana)
    ben.go(f"/table/{table}").click("text=Sit down here")
    expect(ana.page).to_have_title("● Ben sits down · Patolli: waiting for players")
    assert icon(ana) != usual
    assert ana.page.evaluate("notes") == [["Ben sits down", "Patolli: waiting for players"]]
    ana.page.evaluate("lookAgain()")
    expect(ana.page).to_have_title("Patolli: waiting for players · Patolli")
    assert icon(ana) == usual


def test_my_turn_calls_me(people: Sit) -> None:
    ana = people("Ana")
    ana.page.add_init_script(AWAY)
    ana.page.add_init_script("localStorage.setItem('patolli.notify', 'on')")
    ana.open_table("patolli", BOT)
    expect(ana.page).to_have_title("● Your turn · Patolli")
    ana.page.wait_for_function("notes.length > 0")
    assert ana.page.evaluate("notes[0][0]") == "Your turn"
    assert "calling" in icon(ana)


def icon(player: Player) -> str:
    return str(player.page.get_attribute('link[rel=icon][type="image/svg+xml"]', "href"))
