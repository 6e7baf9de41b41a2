"""Two other boxes, as different from ours as the language of effects allows."""

from __future__ import annotations

from typing import Any

from .spoken_table import box

Data = dict[str, Any]


def wide() -> Data:
    """More vertices, fields, levels, units, abilities and tiles; longer and odder effects."""
    made = box()
    names = [region["id"] for region in made["regions"]]
    made["vertices"] += [
        {"id": f"far{n}", "regions": [names[n % 6], names[(n + 2) % 6]], "at": [n, n], "source": "printed"}
        for n in range(12)
    ]
    made["tribe"] |= {
        "warriors": 12,
        "shamans": 10,
        "glyphs": 9,
        "pyramid": [4, 3, 3, 2, 1],
        "startVp": [9, 7, 3, 1],
    }
    made["build"] |= {"builder": [2, 3, 5, 7, 11], "lower": 2}
    made["devotion"]["spaces"] = [
        {"level": 1 + n // 5, "vp": n * n // 8, "source": "printed"} for n in range(20)
    ]
    fields: list[list[Data]] = [
        [{"op": "banish", "owner": "each", "count": 2, "region": "any", "spread": "one", "chooser": "owner"}],
        [
            {
                "op": "move",
                "owner": "opponent",
                "count": 2,
                "region": "any",
                "to": "nonconflict",
                "spread": "one",
            }
        ],
        [{"op": "deploy", "unit": "warrior", "count": "all", "region": "conflict"}, {"op": "offer"}],
        [{"op": "build", "count": 2, "region": "any", "maxPerRegion": 1, "optional": True}],
        [
            {
                "op": "choice",
                "options": [
                    [{"op": "summon"}],
                    [{"op": "restore", "count": 4, "upTo": True}],
                    [{"op": "vp"}],
                ],
            }
        ],
        [{"op": "transform", "owner": "opponent", "what": "glyph", "region": "any", "optional": True}],
        [
            {"op": "awaken", "count": 3, "region": "nonconflict", "spread": "one", "upTo": True},
            {"op": "destroy", "owner": "any", "count": 1, "region": "same"},
            {"op": "if", "cond": {"ownUnitInSame": "warrior"}, "then": [{"op": "devotion", "count": 2}]},
        ],
    ]
    made["calendar"] = [
        {"id": f"moon{n}", "effects": effects, "source": "printed"} for n, effects in enumerate(fields)
    ]
    made["codex"] = [
        {"id": f"sun{n}", "effects": effects, "presence": n % 2 == 0, "source": "printed"}
        for n, effects in enumerate(reversed(fields))
    ]
    made["abilities"] += [
        {
            "id": "t1d",
            "age": 1,
            "name": {"en": "Wandering God"},
            "timing": "tribe_start",
            "effects": [{"op": "summon"}],
            "source": "printed",
        },
        {
            "id": "t1e",
            "age": 1,
            "name": {"en": "Masons"},
            "timing": "tribe_start",
            "effects": [{"op": "build", "region": "any"}],
            "source": "printed",
        },
    ]
    made["offer"] |= {"first": 2, "later": 3}
    return made


def narrow() -> Data:
    """As little as is allowed: five vertices, one field each, one ability and tile an age, two levels."""
    made = box()
    made["vertices"] = [
        {"id": f"n{n}", "regions": [made["regions"][n]["id"]], "at": [n, n], "source": "printed"}
        for n in range(5)
    ]
    made["vertices"][0]["regions"].append(made["regions"][5]["id"])
    made["calendar"] = [{"id": "only", "effects": [{"op": "summon"}], "source": "printed"}]
    made["codex"] = [
        {"id": "one", "effects": [{"op": "demolish", "owner": "any", "region": "any"}], "source": "printed"}
    ]
    made["abilities"] = [ability for ability in made["abilities"] if ability["id"] in ("t1a", "t2c", "t3b")]
    made["wrathful"] = [tile for tile in made["wrathful"] if tile["id"] in ("w1b", "w2a", "w3b")]
    made["tribe"] |= {"warriors": 3, "shamans": 2, "glyphs": 1, "pyramid": [2, 1]}
    made["build"] |= {"builder": [1, 4]}
    made["gods"][3]["cards"][2]["actions"][1]["effects"] = [
        {"op": "destroy", "owner": "each_opponent", "count": 2, "region": "any", "minUnits": 1},
        {"op": "demolish", "owner": "self", "count": 1, "region": "any", "asCost": True},
        {"op": "vp", "count": {"expr": "ownUnitsInXibalba", "unit": "warrior", "mult": 2}},
    ]
    made["gods"][2]["ceremonial"]["effects"] = [
        {"op": "offer"},
        {"op": "banish", "owner": "self", "count": "all", "region": "any"},
    ]
    return made


SETS = {"wide": wide(), "narrow": narrow()}
