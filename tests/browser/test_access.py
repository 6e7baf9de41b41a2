"""axe-core finds nothing serious on any page, light or dark, on a laptop and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import Sit
from tests.browser.people import Player

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
BOT = {"kind": "bot", "level": "armadillo"}
LOOKS: dict[str, dict[str, Any]] = {
    "laptop": {},
    "night": {"color_scheme": "dark"},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}


def check(player: Player, where: str) -> None:
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = player.page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)")
    serious = [
        (one["id"], [node["html"][:150] for node in one["nodes"][:3]], one["nodes"][0]["failureSummary"])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not serious, (where, serious)


@pytest.mark.parametrize("look", LOOKS)
def test_every_page(sit: Sit, look: str) -> None:
    ana = sit(bypass_csp=True, **LOOKS[look])
    ana.go("/").wait_for_selector("[data-play=mexica]")
    check(ana, "start")
    ana.page.click("header button")
    ana.page.wait_for_selector("#set-name")
    check(ana, "settings")
    ana.go("/account").wait_for_selector("#new-password")
    ana.page.click("text=Delete me")
    check(ana, "account")
    ana.go("/new/chess").wait_for_selector("text=There is no such game")
    check(ana, "no such game")
    ana.errors.clear()  # a page of no game is a 404, which the browser reports
    stranger = sit("", bypass_csp=True, **LOOKS[look])
    stranger.go("/").click("[data-play=mexica]")
    stranger.page.wait_for_selector("dialog input")
    check(stranger, "name")
    stranger.go("/account").wait_for_selector("#login-name")
    check(stranger, "login")
    stranger.errors.clear()  # nobody is refused (401) when the page asks who they are
    ana.go("/new/mexica").wait_for_selector("form")
    check(ana, "new table")
    ana.go("/rules/mexica").wait_for_selector("[id=MEX-R12]")
    check(ana, "rules")
    ana.go("/replay").wait_for_selector(".drop")
    check(ana, "replay")
    ana.open_table("mexica", {"kind": "open"})
    ana.page.wait_for_selector("text=Copy the link")
    check(ana, "lobby")
    ana.open_table("mezo", {"kind": "local", "name": "Bob"}, BOT)
    ana.page.wait_for_selector(".handover")
    check(ana, "hand-over")


@pytest.mark.parametrize("look", LOOKS)
def test_tables(sit: Sit, look: str) -> None:
    ana = sit(bypass_csp=True, **LOOKS[look])
    ana.open_table("mexica", BOT, BOT)
    ana.wait(lambda seen: "h6" in seen["lit"])
    check(ana, "mexica")
    ana.open_table("patolli", BOT)
    ana.wait_turn()
    check(ana, "patolli")
    table = ana.bring("patolli/random-2-0")
    ana.go(f"/table/{table}").wait_for_selector(".origins svg")
    ana.page.click("summary")
    check(ana, "result")
    ana.go(f"/replay/{table}").wait_for_selector(".controls")
    check(ana, "replay of a game")
