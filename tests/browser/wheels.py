"""Somebody who plays Tzolk'in in a browser, and an eye that reads the wheels from the pixels."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from tests.browser.people import Player

TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen": 13}
LOOK = """() => {
  const middle = e => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2] }
  const wheels = {}
  for (const wheel of document.querySelectorAll('[data-wheel]')) {
    wheels[wheel.dataset.wheel] = {
      hub: middle(wheel.querySelector('.hub')),
      riders: [...wheel.querySelectorAll('[data-rider]')].map(e => [e.dataset.rider, ...middle(e)]),
    }
  }
  const first = document.querySelector('[data-at=first]')
  return {
    wheels,
    calendar: middle(document.querySelector('.tz .rim')),
    first: first ? first.dataset.rider : null,
    homes: [...document.querySelectorAll('[data-home]')].map(e => e.dataset.home),
    day: Number(document.querySelector('.tz').dataset.day),
    turning: document.getAnimations().length,
  }
}"""
READ = """() => {
  const words = where => [...document.querySelectorAll(where)].map(e => e.dataset.word)
  const bar = document.querySelector('.bar')
  return {
    lit: words('.around [data-can=next]'),
    words: words('.bar [data-word]:enabled'),
    over: !!document.querySelector('.result'),
    active: !!bar && bar.classList.contains('active'),
    busy: !!bar && bar.ariaBusy === 'true',
    moment: bar ? bar.dataset.moment : '',
    summary: document.querySelector('[data-moment=food], [data-moment=final]')?.dataset.moment ?? '',
    ready: !!document.querySelector('.bar [data-do=confirm]:enabled'),
    zoomed: !!document.querySelector('.stage.zoomed'),
  }
}"""
Places = dict[tuple[str, int], str]


def angle(centre: list[float], point: list[float]) -> float:
    return math.degrees(math.atan2(point[1] - centre[1], point[0] - centre[0]))


def space_at(wheel: str, hub: list[float], calendar: list[float], rider: list[float]) -> int:
    """Which space a worker stands on: counted in teeth from the calendar, clockwise, the gap between first."""
    turn = (angle(hub, rider) - angle(hub, calendar)) % 360
    tooth = turn * TEETH[wheel] / 360 - 1.5
    assert abs(tooth - round(tooth)) < 0.12, f"between two teeth of {wheel}: {tooth}"
    return round(tooth) % TEETH[wheel]


class Reader(Player):
    """A player who also looks closely."""

    READ = READ
    by_keys = False

    def push(self, button: str) -> None:
        """A button of the page, by the hand this player uses."""
        if not self.by_keys:
            self.press(button)
            return
        self.page.locator(button).first.focus()
        self.page.keyboard.press("Enter")

    def click(self, word: str) -> None:
        self.push(f'.around [data-word="{word}"][data-can], .bar [data-word="{word}"]')

    def view(self) -> dict[str, Any]:
        table = self.page.url.split("/table/")[1]
        answer = self.context.request.get(f"{self.address}/api/tables/{table}").json()
        view: dict[str, Any] = answer["views"][0]["view"]
        return view

    def look(self) -> dict[str, Any]:
        """The picture, once nothing moves in it."""
        while True:
            seen: dict[str, Any] = self.page.evaluate(LOOK)
            if seen["turning"] == 0:
                return seen
            self.page.wait_for_timeout(30)

    def drawn(self) -> Places:
        """Where workers stand in the picture."""
        seen = self.look()
        found: Places = {}
        for wheel, parts in seen["wheels"].items():
            for rider, *at in parts["riders"]:
                found[wheel, space_at(wheel, parts["hub"], seen["calendar"], at)] = rider
        if seen["first"] is not None:
            found["first", 0] = seen["first"]
        return found

    def check_picture(self) -> None:
        """Every worker stands in the picture where the state says, and nobody else does."""
        view = self.view()
        told: Places = {
            (wheel["key"], space): str(rider)
            for wheel in view["wheels"]
            for space, rider in enumerate(wheel["teeth"])
            if rider is not None
        }
        if view["first_space"]["worker"] is not None:
            told["first", 0] = str(view["first_space"]["worker"])
        if self.look()["day"] != view["day"] or self.drawn() != told:
            self.page.wait_for_timeout(400)  # the last message may still be on its way
        assert self.look()["day"] == view["day"]
        assert self.drawn() == told
        homes = self.look()["homes"]
        assert [homes.count(str(seat)) for seat in range(view["seats"])] == [
            player["home"] for player in view["players"]
        ]

    def settled(self, before: dict[str, Any]) -> Callable[[dict[str, Any]], bool]:
        return lambda now: bool(now["summary"] or self.moved_on(now, before))

    def tap(self, word: str) -> None:
        """With a finger. Where things lie close the board comes nearer."""
        if self.sees()["zoomed"]:
            self.touch(".zoom button")
            self.wait(lambda now: not now["zoomed"])
        self.touch(f'.around [data-word="{word}"][data-can], .bar [data-word="{word}"]')
        self.settle()

    def end_turn(self) -> None:
        """`end` from the bar; if nothing else is left to do, the bar has filled it in and only asks. It asks, too, if
        another worker could be placed."""
        seen = self.wait(lambda now: "end" in now["words"] or now["ready"])
        if "end" in seen["words"]:
            self.page.click('.bar [data-word="end"]')
            now = self.wait(lambda now: now["ready"] or now["moment"] != seen["moment"])
            if now["moment"] != seen["moment"]:
                return
        self.page.click(".bar [data-do=confirm]")

    def choose(self, chance: random.Random, press: Callable[[str], None]) -> bool:
        """One decision; False when the game is over. `press` clicks, taps or types a thing."""
        seen = self.wait(
            lambda now: (
                now["over"]
                or now["summary"]
                or now["ready"]
                or (now["active"] and (now["lit"] or now["words"]))
            )
        )
        if seen["summary"]:
            self.push("[data-do=moment-close]")
            return True
        if seen["over"]:
            return False
        if seen["ready"]:
            self.push(".bar [data-do=confirm]")
        elif "end" in seen["words"] and (not seen["lit"] or chance.random() < 0.35):
            self.push('.bar [data-word="end"]')
        else:
            lit = [word for word in seen["lit"] if not word.startswith("beg")] or seen["lit"]
            press(chance.choice(sorted(lit or seen["words"])))
        self.settle()
        return True
