"""The island in the terminal, drawn from a view; letters and shapes carry everything, colour only helps.

Each square is three characters wide: ``(A)`` a Pilli, ``▲A3`` a temple of three levels, ``◆13`` a tile,
``▒▒▒`` a canal, ``═══`` and ``▒║▒`` bridges, ``[S]`` and ``[E]`` the palace.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.text import Text

LETTERS = "ABCD"
COLOURS = ("bold cyan", "bold magenta", "bold yellow", "bold red")
NEUTRAL_COLOUR = "bold white"
WATER, LAND, PALACE, FOUNDED = "blue", "green", "white", "on grey23"


class Squares:
    """What to draw on each square of a view: three characters and a style."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.drawn: dict[str, tuple[str, str]] = {}
        self.founded = {s for d in view["districts"] if d["tile"] for s in d["squares"]}
        self.draw_ground(view["board"])
        for canal in view["canals"]:
            for square in canal["squares"]:
                self.drawn[square] = ("▒▒▒", WATER)
        bridges = {bridge["square"]: bridge["way"] for bridge in view["bridges"]}
        for square, way in bridges.items():
            self.drawn[square] = ("▒║▒" if way == "ns" else "═══", "bold")
        for temple in view["temples"]:
            self.drawn[temple["square"]] = draw_temple(temple)
        for district in view["districts"]:
            if district["tile"]:
                self.drawn[district["tile"]["square"]] = (f"◆{district['tile']['size']:<2}", "bold")
        for seat, square in enumerate(view["pilli"]):
            if square:
                ends = {"ns": "║║", "ew": "══"}.get(bridges.get(square, ""), "()")
                self.drawn[square] = (f"{ends[0]}{LETTERS[seat]}{ends[1]}", f"{COLOURS[seat]} reverse")

    def draw_ground(self, board: list[str]) -> None:
        marks = {"~": (" ~ ", WATER), ".": (" · ", LAND), "S": ("[S]", PALACE), "E": ("[E]", PALACE)}
        for row, line in enumerate(board, start=1):
            for col, mark in enumerate(line):
                self.drawn[f"{chr(97 + col)}{row}"] = marks.get(mark, (" · ", LAND))

    def at(self, square: str) -> tuple[str, str]:
        text, style = self.drawn[square]
        return text, f"{style} {FOUNDED}" if square in self.founded else style


def draw_temple(temple: dict[str, Any]) -> tuple[str, str]:
    owner = temple["owner"]
    if owner is None:
        return f"▲N{temple['level']}", NEUTRAL_COLOUR
    return f"▲{LETTERS[owner]}{temple['level']}", COLOURS[owner]


def island(view: dict[str, Any]) -> Text:
    squares = Squares(view)
    columns = "abcdefghijklmnopqrstu"
    header = "   " + "".join(f" {col} " for col in columns) + "\n"
    text = Text(header, "dim")
    for row in range(1, 15):
        text.append(f"{row:>2} ", "dim")
        for col in columns:
            text.append(*squares.at(f"{col}{row}"))
        text.append(f" {row}\n", "dim")
    text.append(header.rstrip("\n"), "dim")
    return text


def sizes(tiles: list[dict[str, int]], say: Any) -> str:
    return " ".join(f"{t['size']}/{t['founder']}/{t['present']}" for t in tiles) or str(say("board-none"))


def district_line(district: dict[str, Any], say: Any) -> str:
    state = "board-founded" if district["tile"] else "board-fits" if district["fits"] else "board-unfounded"
    facts = {"square": district["name"], "size": district["size"], "state": f"@{state}"}
    sides = [f"{LETTERS[seat]}{level}" for seat, level in enumerate(district["levels"]) if level]
    if district["neutral"]:
        sides.append(f"N{district['neutral']}")
    there = [f"({LETTERS[seat]})" for seat in district["standing"]]
    return "  ".join([str(say("board-district", facts)), *sides, *there])


def is_telling(district: dict[str, Any]) -> bool:
    """Worth a line: founded, about to be, or with somebody's temples in it."""
    return bool(district["tile"] or district["fits"] or any(district["levels"]) or district["standing"])


def board(view: dict[str, Any], say: Any, names: list[str]) -> Group:
    lines = [
        Text(say("board-moment", {"period": min(view["period"], 2), "round": view["round"]}), "bold"),
        island(view),
        Text(say("board-legend"), "dim"),
        Text(say("board-tiles", {"sizes": sizes(view["panel"], say)})),
    ]
    if view["later"]:
        lines.append(Text(say("board-later", {"sizes": sizes(view["later"], say)}), "dim"))
    lines.append(Text(say("board-supply", view["supply"])))
    for seat, name in enumerate(names):
        temples = " ".join(f"{count}×{level}" for level, count in enumerate(view["stock"][seat], start=1))
        facts = {
            "mark": LETTERS[seat],
            "name": name,
            "points": view["points"][seat],
            "tokens": view["tokens"][seat],
            "temples": temples,
        }
        lines.append(Text(say("board-side", facts), COLOURS[seat]))
    lines += [Text(district_line(d, say)) for d in view["districts"] if is_telling(d)]
    return Group(*lines)
