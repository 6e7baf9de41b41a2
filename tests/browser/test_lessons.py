"""Every lesson of every game in the browser: finished by doing what it says, with a mouse, with keys, with a finger."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.conftest import Sit
from tests.browser.people import Player
from tests.learning.following import wanted

from patolli.core.text import LANGUAGES
from patolli.learning import Guide, Lesson, Run, course

GAMES = ("mexica", "mezo", "patolli", "tzolkin")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENT = 20  # times somebody looks for something to click
SHORT = 12  # moves of a whole game that are made in the browser; the rest of it is like them
WHERE = """() => {
  const lesson = document.querySelector('.lesson')
  return lesson ? `${lesson.dataset.lesson} ${lesson.dataset.step} ${lesson.dataset.said} ${lesson.dataset.busy}` : ''
}"""
# What can be clicked now and belongs to a phrase: the confirmation once all is said, else a lit thing, else a button.
NEXT = """phrase => {
  const words = phrase.split(' ')
  const said = [...document.querySelectorAll('.bar .phrase li')].length
  const confirm = document.querySelector('.bar [data-do=confirm]:enabled')
  const fits = mark => mark.split('|').some(one => one.split(' ').every(word => words.includes(word)))
  const lit = [...document.querySelectorAll('.stage [data-can=next], .tray [data-can=next], .hand-place [data-can=next], .rest [data-can=next]')]
  const shown = lit.filter(e => fits(e.dataset.word) && e.getBoundingClientRect().width > 0)
  const button = [...document.querySelectorAll('.bar [data-word]:enabled')].find(e => words.includes(e.dataset.word))
  if (confirm && said >= words.length) return '.bar [data-do=confirm]'
  const hits = button ? [button] : shown
  if (!confirm && !button && document.querySelector('.zoomed')) return '.zoom button'
  if (hits.length > 0) {
    document.querySelectorAll('[data-aim]').forEach(e => e.removeAttribute('data-aim'))
    hits.forEach(e => e.setAttribute('data-aim', ''))
    return '[data-aim]'
  }
  return confirm ? '.bar [data-do=confirm]' : ''
}"""


# A point of one of these things on which nothing else lies.
POINT = """selector => {
  for (const scroll of [false, true]) for (const element of document.querySelectorAll(selector)) {
    const seen = () => element.getBoundingClientRect()
    if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = seen()
    for (const down of [4, 2, 6, 1, 3, 5, 7]) for (const over of [4, 2, 6, 1, 3, 5, 7]) {
      const at = [x + width * over / 8, y + height * down / 8]
      if (element.contains(document.elementFromPoint(...at))) return at
    }
  }
  return null
}"""


class Learner:
    """Somebody who follows a lesson on the page, beside a run of it that knows what is asked."""

    def __init__(self, player: Player, lesson: Lesson, how: str) -> None:
        self.player, self.page, self.how = player, player.page, how
        self.run = Run(lesson)

    def where(self) -> str:
        found: str = self.page.evaluate(WHERE)
        return found

    def press(self, selector: str) -> None:
        at = self.page.evaluate(POINT, selector)
        if at is not None:
            (self.page.touchscreen.tap if self.how == "fingers" else self.page.mouse.click)(*at)

    def arrive(self) -> None:
        """Wait until the page is where the run is."""
        at = {
            "lesson": self.run.lesson.name,
            "step": self.run.step,
            "said": len(self.run.trail),
            "busy": "false",
        }
        marks = "".join(f'[data-{name}="{value}"]' for name, value in at.items())
        self.page.wait_for_selector(f".lesson{marks}", state="attached", timeout=90_000)

    def read(self) -> None:
        self.run.go_on()
        if self.how == "keys":
            self.page.locator("body").press("Enter")
        else:
            self.page.locator("[data-do=read]").click()
        self.arrive()

    def say(self, phrase: str) -> None:
        before = self.where()
        assert self.run.say(phrase) is None
        if self.how == "keys":
            self.type(phrase)
        else:
            for attempt in range(60):
                if self.where() != before and not self.where().endswith("true"):
                    break
                selector = self.page.evaluate(NEXT, phrase)
                if attempt > PATIENT:  # not in sight, as behind a tab on a phone: the list has every move
                    self.choose_from_list(phrase)
                elif selector:
                    self.press(selector)
                self.page.wait_for_timeout(40)
        self.arrive()

    def choose_from_list(self, phrase: str) -> None:
        if not self.page.query_selector("[role=listbox]"):
            self.page.locator("[data-do=list]").click()
        self.page.locator(f'[role=option][data-phrase="{phrase}"]').click()
        self.arrive()

    def type(self, phrase: str) -> None:
        self.page.locator("body").press("Escape")
        self.page.keyboard.press("/")
        self.page.locator("input[type=search], .list input, .bar input").first.fill(phrase)
        self.page.keyboard.press("Enter")
        confirm = self.page.locator(".bar [data-do=confirm]:enabled")
        if confirm.count() and self.where().split(" ")[2] != str(len(self.run.trail)):
            self.page.keyboard.press("Escape")


def finish(player: Player, lesson: Lesson, how: str) -> None:
    player.go(f"/learn/{lesson.game}/{lesson.name}")
    learner = Learner(player, lesson, how)
    learner.arrive()
    assert player.page.locator(".lesson-panel .say").inner_text() == Guide(lesson.game, "en").now(learner.run)
    moves = 0
    while not learner.run.over:
        if learner.run.reads:
            learner.read()
            continue
        learner.say(wanted(learner.run))
        moves += bool(learner.run.current.until)
        if moves == SHORT:
            return
    assert player.page.locator("[data-do=after], [data-do=play]").count() > 0


@pytest.mark.parametrize("how", ["mouse", "keys", "fingers"])
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_finished_by_following_it(sit: Sit, game: str, how: str) -> None:
    context: dict[str, Any] = PHONE if how == "fingers" else {}
    player = sit("Ana", **context)
    player.go("/")
    player.page.evaluate("localStorage.setItem('patolli.confirm', 'off')")
    for lesson in course(game).lessons:
        finish(player, lesson, how)
    player.go(f"/learn/{game}").wait_for_selector("li.done")
    assert player.page.locator("li.done").count() >= len(course(game).lessons) - 1


def test_something_else_is_answered_and_one_may_go_back(sit: Sit) -> None:
    player = sit("Ana")
    page = player.go("/learn/patolli/squares")
    for step in (1, 2):
        page.click("[data-do=read]")
        page.wait_for_selector(f'.lesson[data-step="{step}"][data-busy="false"]', state="attached")
    player.press('.stage [data-word="h2"][data-can]')
    page.wait_for_selector(".answer")
    assert "Only a plain square" in page.inner_text(".answer")
    assert page.locator(".ring").count() > 0
    page.click("[data-do=step-back]")
    page.wait_for_selector('.lesson[data-step="1"]', state="attached")
    page.reload()  # how far one has come is kept
    page.wait_for_selector('.lesson[data-step="1"]', state="attached")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_speaks_the_readers_language(sit: Sit, lang: str) -> None:
    player = sit("", locale=lang)
    page = player.go("/learn/mezo/first")
    player.errors.clear()  # nobody is known here yet, and the browser says so
    lesson = course("mezo").lesson("first")
    page.wait_for_selector(".lesson-panel .say")
    assert page.inner_text(".lesson-panel .say") == Guide("mezo", lang).now(Run(lesson))
    assert page.get_attribute(".says", "aria-live") == "polite"
    player.errors.clear()


def test_a_newcomer_is_offered_a_lesson_and_comes_from_it_to_a_game(sit: Sit) -> None:
    player = sit("Ana")
    page = player.go("/")
    page.wait_for_selector(".offer")
    page.click('.offer a[href="/learn/patolli"]')
    page.click("[data-do=begin]")
    learner = Learner(player, course("patolli").lesson("first"), "mouse")
    learner.arrive()
    while not learner.run.over:
        learner.read() if learner.run.reads else learner.say(wanted(learner.run))
    page.click("[data-do=play]")
    page.wait_for_selector(".bar")
    assert "/table/" in page.url
    player.go("/")
    page.wait_for_selector("[data-learn=patolli]")
    assert page.locator(".offer").count() == 0
