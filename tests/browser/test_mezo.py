"""Mezo in the browser: whole games by clicks, by keys and on a phone, and nothing hidden on the wire."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocket
from tests.browser.conftest import Sit
from tests.browser.people import Player
from tests.browser.test_access import LOOKS, check

from patolli.games.mezo.components.sets import default_set, plain

BOT = {"kind": "bot", "level": "random"}
# What can be pointed at now, anywhere on the table; the bar has buttons of its own.
READ = """() => {
  const bar = document.querySelector('.bar')
  const all = [...document.querySelectorAll('.table [data-can]')].filter(e => !e.closest('.bar'))
  return {
    over: !!document.querySelector('.result'),
    active: !!bar && bar.classList.contains('active'),
    moment: bar ? bar.dataset.moment : '',
    ready: !!document.querySelector('.bar [data-do=confirm]:enabled'),
    busy: !!document.querySelector('.bar [data-word]:disabled'),
    words: [...document.querySelectorAll('.bar [data-word]:enabled')].map(e => e.dataset.word),
    lit: all.filter(e => e.getBoundingClientRect().width > 0).map(e => e.dataset.word),
  }
}"""
POINT = """word => {
  const all = [...document.querySelectorAll('.table [data-can]')].filter(e => !e.closest('.bar'))
  all.find(e => e.dataset.word === word)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
}"""


def other_set() -> dict[str, Any]:
    """Another box: fewer vertices, more Calendar fields, other gods first, and an ability more."""
    box = copy.deepcopy(plain(default_set()))
    box["title"] = {"en": "The other box"}
    box["vertices"] = [vertex for vertex in box["vertices"] if vertex["id"] not in ("v5", "v8")]
    box["calendar"] += [
        {
            "id": "cal6",
            "effects": [{"op": "vp", "count": 2}, {"op": "devotion", "count": 1}],
            "source": "printed",
        },
        {"id": "cal7", "effects": [{"op": "offer", "optional": True}], "source": "printed"},
    ]
    box["codex"] = box["codex"][:3]
    box["gods"] = box["gods"][::-1]
    ability = {"op": "vp", "count": {"expr": "ownUnitsInXibalba"}}
    box["abilities"].append(
        {
            "id": "t3d",
            "age": 3,
            "name": {"en": "Voices of the Dead"},
            "timing": "game_end",
            "effects": [ability],
            "source": "printed",
        }
    )
    return box


def sees(player: Player) -> dict[str, Any]:
    seen: dict[str, Any] = player.page.evaluate(READ)
    return seen


def until(player: Player, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until the page shows it; a page that never does is a bug, not patience."""
    for _ in range(4000):
        seen = sees(player)
        if what(seen):
            return seen
        player.page.wait_for_timeout(15)
    raise AssertionError(f"nothing happens: {seen}, {player.page.inner_text('.bar')!r}")


def wait_turn(player: Player) -> dict[str, Any]:
    return until(player, lambda seen: seen["over"] or (seen["active"] and not seen["busy"]))


def decide(player: Player, chance: random.Random) -> bool:
    """One whole decision by pointing at things, wherever they are; False when the game is over."""
    before = wait_turn(player)
    for _ in range(4000):
        seen = sees(player)
        if seen["over"]:
            return False
        if seen["moment"] != before["moment"]:
            return True
        point(player, seen, chance)
    raise AssertionError(f"the decision never ends: {seen}, {player.page.inner_text('.bar')!r}")


def point(player: Player, seen: dict[str, Any], chance: random.Random) -> None:
    """One click: what lights up on the table, else a button of the bar."""
    if seen["ready"]:
        player.page.evaluate("document.querySelector('.bar [data-do=confirm]:enabled')?.click()")
    elif seen["lit"] and (chance.random() < 0.8 or not seen["words"]):
        player.page.evaluate(POINT, chance.choice(seen["lit"]))
    elif seen["words"]:
        word = chance.choice(seen["words"])
        player.page.evaluate(f"document.querySelector('.bar [data-word=\"{word}\"]:enabled')?.click()")
    else:
        player.page.wait_for_timeout(25)


def play_to_the_end(player: Player, seed: int) -> None:
    chance = random.Random(seed)
    while decide(player, chance):
        pass


WHEN_THERE_IS_TIME = pytest.mark.thorough


# Every number of seats, both sets; on the phone and by keys there are games for two below, and one for three.
@pytest.mark.parametrize(
    ("box", "others"),
    [
        pytest.param("default", 1, marks=WHEN_THERE_IS_TIME),
        pytest.param("default", 2, marks=WHEN_THERE_IS_TIME),
        ("default", 3),
        pytest.param("other", 1, marks=WHEN_THERE_IS_TIME),
        ("other", 2),
        pytest.param("other", 3, marks=WHEN_THERE_IS_TIME),
    ],
)
def test_a_whole_game_by_clicks(sit: Sit, box: str, others: int) -> None:
    ana = sit()
    options = {"components": other_set()} if box == "other" else {}
    ana.open_table("mezo", *[BOT] * others, options=options)
    play_to_the_end(ana, others)
    assert ana.page.locator(".ranking li").count() == others + 1


def test_a_whole_game_on_a_phone(sit: Sit) -> None:
    ana = sit(**LOOKS["phone"])
    ana.open_table("mezo", BOT, options={"components": other_set()})
    chance = random.Random(5)
    while decide(ana, chance):
        assert ana.page.evaluate("innerWidth") == 360, "the page is wider than the phone"
    assert ana.page.locator(".ranking li").count() == 2


def test_a_whole_game_by_keyboard_alone(sit: Sit) -> None:
    """Typing begins anywhere: the filter box takes it, arrows and Enter choose."""
    ana = sit()
    ana.open_table("mezo", BOT)
    keys = ana.page.keyboard
    chance = random.Random(8)
    while True:
        before = wait_turn(ana)
        if before["over"]:
            break
        if not ana.page.evaluate("document.activeElement.role === 'combobox'"):
            keys.press("/")
        ana.page.wait_for_selector("[role=option]")
        for _ in range(chance.randrange(6)):
            keys.press("ArrowDown")
        keys.press("Enter")
        until_played(ana, before["moment"])
    assert ana.page.locator(".ranking li").count() == 2


def until_played(player: Player, moment: str) -> None:
    """Where both choose at once, the other's choice may come just before one's own: then one says it again."""
    for look in range(1, 4000):
        now = sees(player)
        if now["over"] or now["moment"] != moment:
            return
        if look % 100 == 0 and now["ready"] and not now["busy"]:
            player.page.press(".bar [data-do=confirm]", "Enter")
        player.page.wait_for_timeout(15)
    raise AssertionError(f"nothing happens: {now}, {player.page.inner_text('.bar')!r}")


def test_arrow_keys_reach_the_regions_and_enter_chooses(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mezo", BOT)
    chance = random.Random(2)
    while not any(word in REGIONS for word in wait_turn(ana)["lit"]):
        decide(ana, chance)
    page = ana.page
    page.focus('.stage [tabindex="0"]')
    found = set()
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 6:
        page.keyboard.press(key)
        found.add(page.evaluate("document.activeElement.dataset.word"))
    assert found & REGIONS, found
    assert any(str(word).startswith("v") for word in found), "vertices are reached too"


REGIONS = {region.id for region in default_set().regions}


def hidden_in(message: dict[str, Any], seat: int) -> Iterator[str]:
    """What a message tells that this seat may not know."""
    for shown in message.get("views", []):
        view = shown["view"]
        assert shown["seat"] == seat
        for tile in view["wrathful"]:
            if tile["age"] > (view["age"] if view["phase"] != "god" else 0) and len(tile) > 1:
                yield f"a tile that lies face down: {tile}"
        for other, tribe in enumerate(view["tribes"]):
            if other != seat and view["phase"] == "card" and tribe["card"]:
                yield f"the card that seat {other} has laid"
            if {"deck", "hand"} & set(tribe):
                yield f"the deck of seat {other}"
        if "tiles" in view or "rng" in view:
            yield "the order of the conflicts"
        if view["phase"] == "card":
            yield from laid_cards(message, seat)
    if message.get("table", {}).get("status") == "running" and message["table"]["seed"]:
        yield "the seed"


def laid_cards(message: dict[str, Any], seat: int) -> Iterator[str]:
    """While cards lie face down nobody else's choice stands in the log."""
    revealed = False
    for move in reversed(message["moves"]):
        told = {event["event"] for event in move["events"]}
        revealed = revealed or "card-revealed" in told
        if move["seat"] == seat:
            continue
        if "card-chosen" in told:
            yield f"who chose what: {move}"
        if not revealed and (move["phrase"] or "").startswith("card "):
            yield f"a card before it was revealed: {move}"


def test_nothing_hidden_arrives_in_the_browser(sit: Sit) -> None:
    ana = sit()
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(str(data)))

    ana.page.on("websocket", listen)
    ana.open_table("mezo", BOT, BOT)
    play_to_the_end(ana, 11)
    messages = [json.loads(frame) for frame in frames]
    states = [message for message in messages if message["type"] == "state"]
    assert len(states) > 50
    assert [found for message in states for found in hidden_in(message, 0)] == []
    laying = [view for state in states for view in state["views"] if view["view"]["phase"] == "card"]
    assert any(tribe["laid"] for shown in laying for tribe in shown["view"]["tribes"][1:]), (
        "others were seen to choose"
    )


def test_a_table_with_another_set_says_so(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mezo", BOT, options={"components": other_set()})
    wait_turn(ana)
    assert "The other box" in ana.page.inner_text(".rail")
    assert ana.page.locator(".stage .vertex").count() == 8
    assert ana.page.locator('[data-word^="calendar "]').count() == 7
    ana.page.click("button:has-text('Components')")
    dialog = ana.page.inner_text("dialog")
    assert "another component set" in dialog
    assert "Voices of the Dead" in dialog
    assert "from the box" in dialog


def test_components_list_every_entry_with_its_source(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mezo", BOT)
    wait_turn(ana)
    ana.page.click("button:has-text('Components')")
    rows = ana.page.locator("dialog tr").count()
    entries = ana.view()["components"]["entries"]
    assert rows == len(entries) + len(default_set().vertices) + 7
    assert "--export" in ana.page.inner_text("dialog")


def test_a_secret_choice_shows_only_that_it_was_made(sit: Sit) -> None:
    """Two people in two browsers: what one lays, the other sees as laid, until both have chosen."""
    ana = sit("Ana")
    table = ana.open_table("mezo", {"kind": "open"}, start=False)
    ben = sit("Ben")
    join = ben.context.request.post(
        f"{ben.address}/api/tables/{table}/join", data={}, headers={"Origin": ben.address}
    )
    assert join.ok
    ana.context.request.post(f"{ana.address}/api/tables/{table}/start", headers={"Origin": ana.address})
    ben.go(f"/table/{table}")
    chance = random.Random(3)
    while (view := ana.view())["phase"] != "card":
        decide((ana, ben)[view["waiting"][0]], chance)
    card = ana.view()["hand"][0]
    wait_turn(ana)
    ana.page.click(f'.card[data-word="card {card}"]')
    ben.page.wait_for_selector("text=has chosen a card")
    told = ben.view()["tribes"][0]
    assert (told["laid"], told["card"]) == (True, None)
    assert card not in json.dumps(ben.state()["moves"][-1])


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious(sit: Sit, look: str) -> None:
    """Choosing a god, deploying, choosing a card, a conflict, and the list of components."""
    ana = sit(bypass_csp=True, **LOOKS[look])
    ana.open_table("mezo", BOT, BOT)
    chance = random.Random(4)
    wanted = {"god", "deploy", "card", "action"}
    while wanted and not wait_turn(ana)["over"]:
        phase = ana.view()["phase"]
        if phase in wanted:
            wanted.remove(phase)
            check(ana, phase)
        decide(ana, chance)
    assert not wanted
    if look == "phone":
        ana.page.click(".sheets button")
        check(ana, "seats")
    ana.page.click("button:has-text('Components')")
    check(ana, "components")
