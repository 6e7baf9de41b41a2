"""Somebody in front of a browser: what they see, and what their hands do."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket
from tests.golden.make_golden import read_game

READ = """async () => {
  await new Promise(done => setTimeout(done))  // what the last click changed is on the page by then
  const lit = [...document.querySelectorAll('.stage [data-can="next"]')].map(e => e.dataset.word)
  const words = [...document.querySelectorAll('.bar [data-word]:enabled')].map(e => e.dataset.word)
  const bar = document.querySelector('.bar')
  return {
    lit, words,
    over: !!document.querySelector('.result'),
    handover: !!document.querySelector('.handover'),
    active: !!bar && bar.classList.contains('active'),
    busy: !!bar && bar.ariaBusy === 'true',
    moment: bar ? bar.dataset.moment : '',
    ready: !!document.querySelector('.bar [data-do=confirm]:enabled'),
    said: [...document.querySelectorAll('.bar .phrase li')].map(e => e.textContent),
  }
}"""
# Where to click so that the click goes to this thing (the largest if there are several) and to nothing that
# lies on it.
AIM = """selector => {
  const width = element => element.getBoundingClientRect().width
  for (const element of [...document.querySelectorAll(selector)].sort((a, b) => width(b) - width(a))) {
    const seen = () => element.getBoundingClientRect()
    if (seen().width === 0 || element.disabled || element.ariaDisabled === 'true') continue
    if (seen().top < 0 || seen().bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = seen()
    const at = [x + width / 2, y + height / 2]
    if (element.contains(document.elementFromPoint(...at))) return at
  }
  return null
}"""
PATIENCE = 90.0  # seconds: a page that shows the same for so long is stuck, not slow
WANTED = ("agree", "found", "temple", "canal", "spend", "bridge", "walk")


class Player:
    """One browser context: cookies, a page, and a name."""

    READ = READ

    def __init__(self, browser: Browser, address: str, name: str, **context: Any) -> None:
        size = {"width": 1280, "height": 800}
        usual = {"viewport": size, "locale": "en", "reduced_motion": "reduce"}
        self.context = browser.new_context(**{**usual, **context})
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.address = address
        self.errors: list[str] = []
        self.last_seen: dict[str, Any] = {}
        self.since = 0.0
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        self.sent: list[dict[str, Any]] = []  # over WebSockets
        self.page.on("websocket", self._listen)
        if not name:  # somebody whose cookie came along
            return
        answer = self.context.request.post(
            f"{address}/api/me", data={"name": name}, headers={"Origin": address}
        )
        assert answer.ok, answer.text()

    def _console(self, message: ConsoleMessage) -> None:
        # A stopped server is reported by the browser itself; that is not an error of the page.
        if message.type == "error" and "net::ERR" not in message.text and "WebSocket" not in message.text:
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def open_table(self, game: str, *seats: dict[str, Any], **wishes: Any) -> str:
        """Create a table by the API, as the form does, and sit in front of it."""
        wish = {"game": game, "seats": [{"kind": "me"}, *seats], "start": True, **wishes}
        answer = self.context.request.post(
            f"{self.address}/api/tables", data=wish, headers={"Origin": self.address}
        )
        assert answer.ok, answer.text()
        table = str(answer.json()["table"]["id"])
        self.go(f"/table/{table}")
        return table

    def bring(self, golden: str) -> str:
        """Import a recorded game: a table that is over."""
        record = json.loads(read_game(golden).to_json())
        answer = self.context.request.post(
            f"{self.address}/api/records", data=record, headers={"Origin": self.address}
        )
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def state(self) -> dict[str, Any]:
        table = self.page.url.split("/table/")[1]
        answer: dict[str, Any] = self.context.request.get(f"{self.address}/api/tables/{table}").json()
        return answer

    def view(self) -> dict[str, Any]:
        state = self.state()
        view: dict[str, Any] = state["views"][0]["view"]
        return view | ((state["printed"] or {}).get("fields") or {})

    def sees(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(self.READ)
        now = time.monotonic()
        if seen != self.last_seen:
            self.last_seen, self.since = seen, now
        assert now < self.since + PATIENCE, f"stuck: {seen}, {self.page.inner_text('.bar')!r}"
        return seen

    def wait(self, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the page shows it."""
        while True:
            seen = self.sees()
            if what(seen):
                return seen
            self.page.wait_for_timeout(20)

    @staticmethod
    def moved_on(now: dict[str, Any], before: dict[str, Any]) -> bool:
        return bool(now["over"] or now["moment"] != before["moment"])

    def wait_after(self, before: dict[str, Any]) -> dict[str, Any]:
        """Wait until the table has moved on."""
        return self.wait(lambda now: self.moved_on(now, before))

    def settle(self) -> dict[str, Any]:
        """Wait until nothing is on its way to the server. Did a click miss, because the page shifted under it,
        then nothing was sent, and whoever clicks can look again."""
        return self.wait(lambda now: not now["busy"])

    def wait_turn(self) -> dict[str, Any]:
        return self.wait(
            lambda seen: seen["over"] or seen["handover"] or (seen["active"] and not seen["busy"])
        )

    def press(self, selector: str) -> None:
        """A click like any other, without Playwright's wait for two still frames before it."""
        at = self.page.evaluate(AIM, selector)
        if at is None:  # not there yet, or hard to hit: Playwright is patient, and says what is wrong
            self.page.locator(selector).first.click()
        else:
            self.page.mouse.click(*at)

    def touch(self, selector: str) -> None:
        """The same with a finger."""
        at = self.page.evaluate(AIM, selector)
        if at is None:
            self.page.locator(selector).first.tap()
        else:
            self.page.touchscreen.tap(*at)

    def click_word(self, word: str) -> None:
        self.press(f'.bar [data-word="{word}"]')

    def click_square(self, square: str) -> None:
        self.press(f'.stage [data-word="{square}"]')

    def options(self) -> list[str]:
        """The legal moves as the list shows them."""
        phrases: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('[role=option]')].map(e => e.dataset.phrase)"
        )
        return phrases

    def list_phrase(self, chance: random.Random) -> None:
        """Make one move by a click in the list of choices."""
        before = self.wait_turn()
        if not self.page.query_selector("[role=listbox]"):
            self.press("[data-do=list]")
        self.page.wait_for_selector("[role=option]")
        while not self.moved_on(seen := self.settle(), before):
            if seen["ready"]:  # it would leave something undone, and is asked
                self.press(".bar [data-do=confirm]")
                continue
            self.press(f'[role=option][data-phrase="{chance.choice(self.options())}"]')

    def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """A request about the table on the page."""
        table = self.page.url.split("/table/")[1]
        answer: dict[str, Any] = self.context.request.post(
            f"{self.address}/api/tables/{table}/{what}",
            data={"id": f"{random.random()}", **fields},
            headers={"Origin": self.address},
        ).json()
        return answer

    def say(self, seat: int, *phrases: str) -> None:
        """Make moves without the page."""
        for phrase in phrases:
            mine = next(view for view in self.state()["views"] if view["seat"] == seat)
            answer = self.ask("play", seat=seat, number=mine["next"], phrase=phrase)
            assert "error" not in answer, answer

    def play_at_once(self, chance: random.Random) -> None:
        """Some move without the page, if it is my turn."""
        mine = self.state()["views"][0]
        if mine["legal"]:
            self.say(mine["seat"], chance.choice(mine["legal"]))
        else:
            self.page.wait_for_timeout(20)

    def play_hint(self, level: str) -> None:
        """Do what a bot would do."""
        before = self.wait_turn()
        if before["over"]:
            return
        mine = next(view for view in self.state()["views"] if view["legal"])
        phrase = self.ask("hint", seat=mine["seat"], level=level)["phrase"]
        self.ask("play", seat=mine["seat"], number=mine["next"], phrase=phrase)
        self.wait_after(before)

    def click_phrase(self, chance: random.Random) -> None:
        """Make one whole move by clicks: a verb from the bar, then whatever lights up."""
        before = self.wait_turn()
        while not self.moved_on(seen := self.settle(), before):
            if seen["ready"]:
                self.press(".bar [data-do=confirm]")
            elif seen["lit"] and (seen["said"] or not seen["words"]):
                self.click_square(chance.choice(seen["lit"]))
            elif seen["words"] and seen["active"]:
                verb = next((word for word in WANTED if word in seen["words"]), None)
                said = verb if verb and chance.random() < 0.8 else chance.choice(seen["words"])
                self.click_word(said)
            else:
                self.page.wait_for_timeout(20)
