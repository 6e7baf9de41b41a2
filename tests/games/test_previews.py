"""What is foretold is what happens: previews of every game against the positions that follow.

A preview is made from the rules as well, so nothing here asks it how; what happened is read from the views
before and after, as a person would compare them.
"""

from __future__ import annotations

from typing import Any

import pytest

import patolli
from patolli.core.rng import seeded
from patolli.games.mexica.scoring import score

View = dict[str, Any]
START_SQUARES = ("h6", "g7", "i7", "h8")


def mexica(told: View, phrase: str, seat: int, before: View, after: View, state: Any) -> None:
    gains = [int(now - then) for now, then in zip(after["scores"], before["scores"], strict=True)]
    verb = phrase.split(" ")[0]
    if verb == "end":
        assert told == {"next": (after["waiting"] or [-1])[0], "period": after["period"], "points": gains}
        return
    assert (told["cost"], told["ap"]) == (before["ap"] - after["ap"], after["ap"])
    assert told.get("points", [0] * len(gains)) == gains
    if verb in ("canal", "temple", "found"):
        left = [tile["size"] for tile in after["panel"]] + told["removed"]
        left += [int(phrase.split(" ")[1])] if verb == "found" else []
        assert sorted(left) == sorted(tile["size"] for tile in before["panel"])
    known = {district["name"]: district for district in after["districts"]}
    for district in told.get("districts", []):
        shown = known[district["name"]]
        same = [key for key in district if key in shown]
        assert {key: district[key] for key in same} == {key: shown[key] for key in same}
        if district.get("fits"):
            founded(state, known[district["name"]], district)
    scored(state, after)


def founded(state: Any, district: View, told: View) -> None:
    """A district that a tile fits: whoever is there founds it for these points, if there is room."""
    for seat in district["standing"]:
        trial = state.copy()
        if trial.waiting() != [seat]:
            continue
        names = [f"found {told['size']} {square}" for square in district["squares"]]
        possible = [phrase for phrase in trial.phrases(seat) if phrase in names]
        for phrase in possible[:1]:
            trial.play(seat, trial.parse(seat, phrase))
            gained = [int(now - then) for now, then in zip(trial.scores(), state.scores(), strict=True)]
            here = [told["present"] if other in district["standing"] else 0 for other in range(len(gained))]
            assert gained == [
                told["founder"] if other == seat else here[other] for other in range(len(gained))
            ]


def scored(state: Any, view: View) -> None:
    """MEX-R55, MEX-R56: what the districts say they would pay now is what a scoring pays."""
    if view["over"] or view["round"] == 0:
        return
    pays = [sum(district["pays"][seat] for district in view["districts"]) for seat in range(view["seats"])]
    bonus = [5 if square in START_SQUARES else 0 for square in view["pilli"]]
    trial = state.copy()
    score(trial)
    gained = [int(now - then) for now, then in zip(trial.scores(), state.scores(), strict=True)]
    assert gained == [one + other for one, other in zip(pays, bonus, strict=True)]


def tzolkin(told: View, phrase: str, seat: int, before: View, after: View, state: Any) -> None:
    if not told:
        return
    assert bool(told.get("vain")) == (phrase.startswith("pick ") and state.depth == 0)
    then, now = before["players"][seat], after["players"][seat]
    for group in ("goods", "temples", "technologies"):
        changed = {name: now[group][name] - then[group][name] for name in then[group]}
        assert told.get(group, {}) == {name: change for name, change in changed.items() if change}
    for count in ("workers", "home"):
        assert told.get(count, 0) == now[count] - then[count]
    if not after["over"]:
        assert told.get("points", 0) == after["scores"][seat] - before["scores"][seat]


def mezo(told: View, phrase: str, seat: int, before: View, after: View, state: Any) -> None:
    if "changes" not in told:
        return
    found = {change["seat"]: change for change in told["changes"]}
    for other, (then, now) in enumerate(zip(before["tribes"], after["tribes"], strict=True)):
        change = found.get(other, {"vp": 0, "devotion": 0, "strength": 0})
        assert change["vp"] == now["vp"] - then["vp"]
        assert change["devotion"] == now["devotion"] - then["devotion"]
        if (
            before["conflict"]
            and after["conflict"]
            and after["conflict"]["region"] == before["conflict"]["region"]
        ):
            assert change["strength"] == strength(after, other) - strength(before, other)


def strength(view: View, seat: int) -> int:
    here = next(region for region in view["regions"] if region["id"] == view["conflict"]["region"])
    return int(here["strength"][seat]["total"])


def small(told: View, phrase: str, seat: int, before: View, after: View, state: Any) -> None:
    """Patolli: stakes won and lost, and where the piece stands then."""
    assert told["stakes"] == after["scores"][seat] - before["scores"][seat]
    if told["square"] is None:
        assert after["home"][seat] == before["home"][seat] + 1
    else:
        assert told["square"] in after["pieces"][seat]
        assert told["catches"] == (told["square"] in before["pieces"][1 - seat])
    if told["start"] is None:
        assert after["hand"][seat] == before["hand"][seat] - 1
    elif told["start"] != told["square"]:
        assert told["start"] not in after["pieces"][seat]


CHECKS = {"mexica": mexica, "tzolkin": tzolkin, "mezo": mezo, "patolli": small}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", CHECKS)
def test_what_is_foretold_is_what_happens(name: str, seed: int) -> None:
    game = patolli.game(name)
    state: Any = game.new(game.seats[seed % len(game.seats)], f"foretold {seed}")
    chance = seeded(seed)
    told_of = 0
    while state.waiting():
        seat = state.waiting()[0]
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        if (
            chance.below(3) > 0 and name == "mexica"
        ):  # random games of Mexica are long, and most of it is waiting
            state.play(seat, action)
            continue
        told, before = game.preview(state, seat, action), state.view(seat)
        phrase = state.phrase(action)
        state.play(seat, action)
        CHECKS[name](told, phrase, seat, before, state.view(seat), state)
        told_of += bool(told)
    assert told_of > 20


@pytest.mark.parametrize("name", CHECKS)
def test_nothing_is_foretold_of_what_cannot_be_done(name: str) -> None:
    game = patolli.game(name)
    if name == "patolli":
        return  # whose clients ask for legal moves alone
    state: Any = game.new(game.seats[0], 1)
    seat = state.waiting()[0]
    legal = set(state.legal(seat))
    for action in range(game.actions):
        if action not in legal:
            assert game.preview(state, seat, action) == {}
            break
