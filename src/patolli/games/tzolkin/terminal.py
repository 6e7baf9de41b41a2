"""The board in the terminal, drawn from a view; readable without colour at 100 columns.

Players are shapes, neutral workers are crosses. Small letters are goods: c corn, w wood, s stone,
g gold, x crystal skull.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

SHAPES = "●▲■◆"
COLOURS = ("bold red", "bold cyan", "bold yellow", "bold green")
NEUTRAL = "×"
LETTERS = {"corn": "c", "wood": "w", "stone": "s", "gold": "g", "skull": "x"}
FRAMES = {"yellow": "yellow", "grey": "white", "green": "green", "blue": "blue"}


def grid(*columns: tuple[str, int]) -> Table:
    """A table without lines: headings and least widths."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
    for heading, width in columns:
        table.add_column(heading, min_width=width, no_wrap=True)
    return table


def worker(standing: int | str | None) -> Text:
    if standing is None:
        return Text("·", "dim")
    if isinstance(standing, str):
        return Text(NEUTRAL, "dim")
    return Text(SHAPES[standing], COLOURS[standing])


def markers(seats: list[int]) -> Text:
    text = Text()
    for seat in seats:
        text.append(SHAPES[seat], COLOURS[seat])
    return text


def goods(amounts: dict[str, int]) -> str:
    """`2w 1s`: what something costs or gives."""
    return " ".join(f"{amount}{LETTERS[good]}" for good, amount in amounts.items() if amount) or "0"


def headline(view: dict[str, Any], say: Any, names: list[str]) -> Text:
    first = f"{SHAPES[view['first']]} {names[view['first']]}"
    facts = {"day": view["day"], "age": view["age"], "corn": view["teeth_corn"], "name": first}
    text = Text(say("board-day", facts), "bold")
    food = view["food_day"]
    if food is None:
        line = say("board-food-none")
    elif food["today"]:
        line = say("board-food-today", {"number": food["number"], "gives": food["gives"]})
    else:
        line = say("board-food-in", {"number": food["number"], "days": food["in"], "gives": food["gives"]})
    return text.append("\n").append(line)


def wheels(view: dict[str, Any], say: Any) -> Table:
    """One line a wheel: its numbered spaces, then the teeth without numbers; `x` marks a skull."""
    table = grid(
        (say("board-wheels"), 14), *[(str(space), 2) for space in range(11)], ("", 3), (say("board-next"), 4)
    )
    for wheel in view["wheels"]:
        spaces = [worker(standing) for standing in wheel["teeth"]]
        if wheel["key"] == "chichen":
            for space in view["skulls"]:
                spaces[space].append("x", "magenta")
        numbered, rest = spaces[: wheel["spaces"]], spaces[wheel["spaces"] :]
        numbered += [Text("")] * (11 - len(numbered))
        cost = (
            say("board-full")
            if wheel["next_cost"] is None
            else f"{wheel['next_space']}: {wheel['next_cost']}c"
        )
        table.add_row(say(wheel["key"]), *numbered, Text(" ").join(rest), cost)
    space = view["first_space"]
    cost = say("board-full") if space["next_cost"] is None else f"{space['next_cost']}c"
    table.add_row(say("first"), worker(space["worker"]), *[""] * 11, cost)
    return table


def temples(view: dict[str, Any], say: Any) -> Table:
    """One line a temple, from the bottom: points, the good of a step, and who stands there."""
    table = grid((say("board-temples"), 26), *[("", 3) for _ in range(9)], ("+", 3))
    for temple in view["temples"]:
        steps = []
        for step, (points, good) in enumerate(zip(temple["points"], temple["goods"], strict=True)):
            cell = Text(f"{points}{LETTERS[good] if good else ''}", "dim")
            steps.append(
                cell.append_text(markers([s for s, at in enumerate(temple["markers"]) if at == step]))
            )
        steps += [Text("")] * (9 - len(steps))
        table.add_row(say(temple["key"]), *steps, "/".join(map(str, temple["bonus"])))
    return table


def jungle(view: dict[str, Any], say: Any) -> Text:
    text = Text(f"{say('board-jungle')}  ", "dim")
    for group in view["jungle"]:
        text.append(f"{group['space']}: ", "dim")
        if group["gives_wood"]:
            text.append(f"{group['wood']}×{group['gives_wood']}w ")
        text.append(f"{group['corn']}×{group['gives_corn']}c   ")
    return text.append(f"{view['bank_skulls']} {say('board-skulls')}", "magenta")


def players(view: dict[str, Any], say: Any, names: list[str]) -> Table:
    """One line a player: points, goods, workers, technologies, farms, the side of the board."""
    headings = [("", 14), ("★", 4), *[(letter, 2) for letter in LETTERS.values()]]
    headings += [(say("board-home"), 4), (say("board-food"), 4)]
    headings += [(say(track)[:4], 4) for track in view["players"][0]["technologies"]]
    table = grid(*headings, ("", 6), (say("board-tiles"), 5))
    for seat, player in enumerate(view["players"]):
        name = Text(
            f"{'→' if seat in view['waiting'] else ' '}{SHAPES[seat]} {names[seat][:11]}", COLOURS[seat]
        )
        table.add_row(
            name,
            f"{view['scores'][seat]:g}",
            *(str(player["goods"][good]) for good in LETTERS),
            f"{player['home']}/{player['workers']}",
            f"{player['food']['needed']}c",
            *(str(level) for level in player["technologies"].values()),
            say("board-light") if player["light"] else say("board-dark"),
            f"{player['wood_tiles']}w {player['corn_tiles']}c",
        )
    return table


def buildings(view: dict[str, Any], say: Any) -> Table:
    table = grid(
        (say("board-buildings"), 15), (say("board-cost"), 8), (f"{view['pile']} {say('board-pile')}", 40)
    )
    table.columns[2].no_wrap = False
    for building in view["row"]:
        if building is not None:
            colour = FRAMES[building["colour"]]
            about = say(f"about-{building['key']}")
            table.add_row(Text(building["key"], colour), goods(building["cost"]), about)
    return table


def monuments(view: dict[str, Any], say: Any) -> Table:
    table = grid((say("board-monuments"), 15), (say("board-cost"), 8), ("", 40))
    table.columns[2].no_wrap = False
    for monument in view["monuments"]:
        key = Text(monument["key"], FRAMES[monument["colour"]])
        about = say(f"about-{monument['key']}")
        if monument["owner"] is None:
            table.add_row(key, goods(monument["cost"]), about)
        else:
            worth = Text(f" = {monument['worth'][monument['owner']]}", "dim")
            table.add_row(key, markers([monument["owner"]]), Text(about).append_text(worth))
    return table


def built(view: dict[str, Any]) -> list[Text]:
    """What each player has built, where there is something."""
    lines = []
    for seat, player in enumerate(view["players"]):
        if player["buildings"]:
            lines.append(markers([seat]).append(" " + ", ".join(player["buildings"])))
    return lines


def own_tiles(view: dict[str, Any], say: Any) -> list[Any]:
    if view["own_tiles"] is None:
        return []
    lines: list[Any] = [Text(say("board-your-tiles"), "bold")]
    for where, mark in (("kept", "✓"), ("hand", " ")):
        for tile in view["own_tiles"][where]:
            effects = ", ".join(effect_words(effect, say) for effect in tile["effects"])
            lines.append(Text(f"{mark} {tile['key']:<4}{goods(tile['goods']):<12}{effects}"))
    return lines


def effect_words(effect: list[Any], say: Any) -> str:
    name, *about = effect
    if name == "step":
        return f"+1 {say(about[0])}"
    if name == "advance":
        return f"+1 {say(about[0])}"
    if name == "worker":
        return str(say("board-worker"))
    return str(say("about-farm-one"))


def board(view: dict[str, Any], say: Any, names: list[str]) -> Group:
    blank = Text("")
    parts: list[Any] = [
        headline(view, say, names),
        blank,
        wheels(view, say),
        blank,
        temples(view, say),
        blank,
    ]
    parts += [jungle(view, say), blank, players(view, say, names), *built(view), blank]
    parts += [buildings(view, say), blank, monuments(view, say), Text(say("board-legend"), "dim")]
    return Group(*parts, *own_tiles(view, say))
