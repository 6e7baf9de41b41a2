"""A second, slow reading of the Food Day and the final scoring, from a view alone.

Written from the rulebook's summary, with its own tables: it shares nothing with the engine.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

CHAAC = [-1, 0, 2, 4, 6, 7, 8]
QUETZALCOATL = [-2, 0, 1, 2, 4, 6, 9, 12, 13]
KUKULCAN = [-3, 0, 1, 3, 5, 7, 9, 10]
STEPS = {"brown": CHAAC, "yellow": QUETZALCOATL, "green": KUKULCAN}
LEAD = {1: {"brown": 6, "yellow": 2, "green": 4}, 2: {"brown": 2, "yellow": 6, "green": 4}}
GIFTS = [("brown", 2, "stone"), ("brown", 4, "stone"), ("yellow", 3, "gold"), ("yellow", 5, "gold")]
GIFTS += [("green", 2, "wood"), ("green", 4, "wood"), ("green", 5, "skull")]
FAMILIES = {"farm": "yellow", "tomb": "grey", "office": "green", "shrine": "blue"}
GREAT = {"grey": "tombs city harvest forest monuments", "green": "offices masters learning people"}
GREAT["blue"] = "shrines temples summit skulls"


def colour_of(key: str) -> str:
    family, name = key.split("-", 1)
    if family == "great":
        return next(colour for colour, names in GREAT.items() if name in names.split())
    return FAMILIES[family]


def fed(player: dict[str, Any]) -> tuple[int, int]:
    """Corn eaten and points lost."""
    free = sum({"farm-one": 1, "farm-three": 3}.get(key, 0) for key in player["buildings"])
    free += 1 if "u3" in player["tiles"] else 0
    each = 2 - player["buildings"].count("farm-all")
    corn, lost = player["goods"]["corn"], 0
    for _ in range(player["workers"] - free):
        if corn >= each:
            corn -= max(0, each)
        else:
            lost += 3
    return player["goods"]["corn"] - corn, lost


def gifts(view: dict[str, Any]) -> list[dict[str, int]]:
    """What the temples give each player in the middle of an age."""
    found = []
    for player in view["players"]:
        mine = [good for temple, step, good in GIFTS if player["temples"][temple] >= step]
        found.append({good: mine.count(good) for good in ("wood", "stone", "gold", "skull")})
    if sum(gift["skull"] for gift in found) > view["bank_skulls"]:
        for short in found:
            short["skull"] = 0
    return found


def favours(view: dict[str, Any], age: int) -> list[int]:
    """The points that the temples give each player at the end of an age."""
    points = [0] * len(view["players"])
    for temple, printed in STEPS.items():
        heights = [player["temples"][temple] for player in view["players"]]
        best = [seat for seat, height in enumerate(heights) if height == max(heights)]
        for seat, height in enumerate(heights):
            points[seat] += printed[height]
        for seat in best:
            points[seat] += LEAD[age][temple] // min(2, len(best))
    return points


def monument(view: dict[str, Any], seat: int, key: str) -> int:
    """What a monument is worth to this player at the end."""
    me = view["players"][seat]
    mine = [*me["buildings"], *me["monuments"]]
    colours = [colour_of(built) for built in mine]
    levels = list(me["technologies"].values())
    worth: dict[str, int] = {
        "great-tombs": 4 * colours.count("grey"),
        "great-city": 2 * len(mine),
        "great-harvest": 4 * me["corn_tiles"],
        "great-forest": 4 * me["wood_tiles"],
        "great-monuments": {2: 6, 3: 5, 4: 4}[len(view["players"])]
        * sum(len(player["monuments"]) for player in view["players"]),
        "great-offices": 4 * colours.count("green"),
        "great-masters": (0, 9, 20, 33, 33)[levels.count(3)],
        "great-learning": 3 * sum(levels),
        "great-people": {3: 0, 4: 6, 5: 12, 6: 18}[me["workers"]],
        "great-shrines": 4 * colours.count("blue"),
        "great-temples": sum(STEPS[temple][step] for temple, step in me["temples"].items()),
        "great-summit": 3 * max(0, *(step - 1 for step in me["temples"].values())),
        "great-skulls": 3 * len(view["skulls"]),
    }
    return worth[key]


def final(view: dict[str, Any], seat: int) -> Fraction:
    """What the end of the game adds to a player's points."""
    me = view["players"][seat]
    goods = me["goods"]
    corn = goods["corn"] + 2 * goods["wood"] + 3 * goods["stone"] + 4 * goods["gold"]
    built = sum(monument(view, seat, key) for key in me["monuments"])
    return Fraction(corn, 4) + Fraction(3 * goods["skull"] + built)
