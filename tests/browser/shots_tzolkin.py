"""PNGs of a game of Tzolk'in. Summaries are seen only by who is there, so four pages watch the same game."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.people import Player

Shoot = Callable[[Player, str], None]
LEVEL = "coati"
BOTS = [{"kind": "bot", "level": LEVEL}] * 2
MIDDLE = 17  # days into the game
BUILDINGS = 3  # which of the tabs


class Watchers:
    """The same table in all looks; the name of each ends with its look."""

    def __init__(self, eyes: dict[str, Player], shoot: Shoot) -> None:
        self.eyes, self.shoot = eyes, shoot

    def look(self, name: str) -> None:
        for suffix, eye in self.eyes.items():
            self.shoot(eye, f"tzolkin-{name}{suffix}")

    def summary(self) -> str:
        eye = self.eyes[""].page.locator("section.moment")
        return (eye.get_attribute("data-moment") or "") if eye.count() else ""

    def close(self) -> None:
        for eye in self.eyes.values():
            button = eye.page.locator("[data-do=moment-close]")
            if button.count():
                button.click()

    def tab(self, number: int) -> None:
        for suffix, eye in self.eyes.items():
            if "phone" in suffix:
                tab = eye.page.locator(".tray [role=tab]").nth(number)
                tab.tap()
                self.shoot(eye, f"tzolkin-tab{suffix}")


def shoot_tzolkin(ana: Player, sit: Callable[[str], dict[str, Player]], shoot: Shoot) -> None:
    """The start, the end of the first age, the middle, the final scoring. `sit` opens a page in all looks."""
    table = ana.open_table("tzolkin", *BOTS, hints=True)
    watchers = Watchers(sit(f"/table/{table}"), shoot)
    watchers.look("start")
    wanted = ["food", "middle"]
    while not ana.wait_turn()["over"]:
        ana.play_hint(LEVEL)
        ana.wait_turn()
        ana.page.wait_for_timeout(200)
        view = ana.view()
        if watchers.summary() == "food" and view["age"] == 2 and "food" in wanted:
            wanted.remove("food")
            watchers.look("food")
        if watchers.summary() != "final":
            watchers.close()
        if "middle" in wanted and view["day"] >= MIDDLE and view["expects"]["text"] == "place":
            wanted.remove("middle")
            watchers.look("middle")
            watchers.tab(BUILDINGS)
    ana.page.wait_for_timeout(300)
    while watchers.summary() == "food":
        watchers.close()
    watchers.look("end")
    for eye in watchers.eyes.values():
        eye.context.close()
