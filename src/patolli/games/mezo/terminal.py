"""The table in the terminal: regions, tribes, fields and cards, readable without colour.

Each seat has a shape besides its colour; what is reconstructed carries a star.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from patolli.core.text import named
from patolli.games.mezo.data import CARDS, SLOTS

SHAPES = "●▲■◆"
STYLES = ("bold white", "bold red", "bold blue", "bold yellow")
# Which values on the components each column of the tribes shows.
COLUMNS = ("", "devotion", "", "", "", "tribe", "")
Say = Callable[..., str]


def board(view: dict[str, Any], say: Say, names: list[str]) -> Group:
    lang = say("code")
    parts: list[Any] = [heading(view, say, lang), regions(view, say, names), Text(say("board-legend"), "dim")]
    parts.append(tribes(view, say, names, lang))
    parts.append(columns(view, say, lang))
    parts += cards(view, say, names, lang)
    if view["phase"] == "god":
        parts.append(gods(view, say, lang))
    parts.append(Text(say("reconstructed"), "dim"))
    return Group(*parts)


def heading(view: dict[str, Any], say: Say, lang: str) -> Text:
    text = Text(say("board-age", {"age": view["age"]}), "bold")
    conflict = view["conflict"]
    if conflict:
        region = named(region_named(view, conflict["region"]), lang)
        facts = {"number": conflict["number"], "all": conflict["of"], "region": region}
        text.append(" · " + say("board-conflict", facts))
    if view["to_come"]:
        left = ", ".join(named(region_named(view, name), lang) for name in view["to_come"])
        text.append(f" · {say('board-tiles')}: {left}", "dim")
    return text


def region_named(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(region for region in view["regions"] if region["id"] == name)
    return found


def regions(view: dict[str, Any], say: Say, names: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="", padding=(0, 1))
    table.add_column("", no_wrap=True, width=24)
    for seat, name in enumerate(names):
        table.add_column(Text(f"{SHAPES[seat]} {name[:13]}", STYLES[seat]), no_wrap=True, width=15)
    table.add_column("△", no_wrap=True, width=6)
    for region in view["regions"]:
        if region["desolate"]:
            table.add_row(Text(f"  {region['id']} {say('board-desolate')}", "dim"))
            continue
        mark = "►" if region["conflict"] else " "
        label = Text(f"{mark} {region['id']}", "bold" if region["conflict"] else "")
        label.append(f" {say('board-blessed')}" if region["blessed"] else f" {region['altar']}", "dim")
        cells = [presence(region, seat) for seat in range(len(names))]
        table.add_row(label, *cells, pyramid(region["pyramid"]))
    return table


def presence(region: dict[str, Any], seat: int) -> Text:
    """What a seat has in a region: ``✦C 2W1S 1g =6``."""
    units = region["units"][seat]
    champion = "C" if region["champion"] == seat else ""
    god = "✦" if seat in region["present"] else ""
    words = [god + champion]
    counts = "".join(
        f"{units[kind]}{letter}" for kind, letter in (("warriors", "W"), ("shamans", "S")) if units[kind]
    )
    words.append(counts)
    if region["glyphs"][seat]:
        words.append(f"{region['glyphs'][seat]}g")
    total = region["strength"][seat]["total"]
    if total:
        words.append(f"={total}")
    text = " ".join(word for word in words if word)
    return Text(text or "·", STYLES[seat] if text else "dim")


def pyramid(owners: list[int]) -> Text:
    text = Text()
    for owner in owners:
        text.append(SHAPES[owner], STYLES[owner])
    return text


def tribes(view: dict[str, Any], say: Say, names: list[str], lang: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1))
    table.add_column("", no_wrap=True, max_width=30)
    for title, values in zip(say("board-columns").split("|"), COLUMNS, strict=True):
        table.add_column(title + star_of(view, values), justify="right", no_wrap=True)
    table.add_column(say("board-abilities"), no_wrap=True)
    gods = {god["id"]: named(god, lang) for god in view["components"]["gods"]}
    for seat, tribe in enumerate(view["tribes"]):
        god = gods.get(tribe["god"], "–")
        place = f" {tribe['vertex']}" if tribe["vertex"] else ""
        label = Text(f"{SHAPES[seat]} {names[seat][:12]}: {god}{place}", STYLES[seat])
        table.add_row(
            label,
            str(tribe["vp"]),
            f"{tribe['devotion']} (L{tribe['level']})",
            units(tribe["reserve"]),
            units(tribe["xibalba"]),
            str(tribe["glyphs"]),
            "/".join(str(left) for left in tribe["pyramid"]),
            str(tribe["cards_left"]),
            " ".join(tribe["abilities"]),
        )
    return table


def units(found: dict[str, int]) -> str:
    return f"{found['warriors']}W {found['shamans']}S"


def sentence(view: dict[str, Any], entry: str, lang: str) -> str:
    """What an entry says, with a star if it is reconstructed."""
    found = view["components"]["entries"][entry]
    star = "*" if found["reconstructed"] else ""
    return f"{found['text'][lang]}{star}"


def star_of(view: dict[str, Any], values: str) -> str:
    """The star of values on the components that have no entry of their own, such as the Devotion track."""
    printed = view["components"]["printed"].get(values)
    return "*" if printed and (printed["partial"] or printed["source"] == "reconstructed") else ""


def columns(view: dict[str, Any], say: Say, lang: str) -> Table:
    """What can be won and who stands there; what building brings; which regions a vertex touches."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1))
    table.add_column(no_wrap=True, style="dim")
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold", max_width=74)
    for title in ("calendar", "codex"):
        for number, field in enumerate(view[title]):
            label = field["id"]
            if field["seat"] is not None:
                label += f" {SHAPES[field['seat']]}"
            heading = say(f"board-{title}") if number == 0 else ""
            table.add_row(heading, label, sentence(view, field["entry"], lang))
    for number, tile in enumerate(view["wrathful"]):
        title = say("board-wrathful") if number == 0 else ""
        hidden = "entry" not in tile
        text = say("board-hidden") if hidden else sentence(view, tile["entry"], lang)
        table.add_row(title, "?" if hidden else tile["id"], text)
    live = [region for region in view["regions"] if not region["desolate"]]
    for number, region in enumerate(live):
        title = say("board-altar") if number == 0 else ""
        table.add_row(title, region["altar"], sentence(view, f"altar {region['altar']}", lang))
    worth = view["components"]["printed"]["build"]["values"]
    points = say(
        "board-build", {"points": "/".join(str(one) for one in worth["builder"]), "lower": worth["lower"]}
    )
    table.add_row("", "", points + star_of(view, "build"))
    around = [touched(view, vertex, lang) for vertex in view["vertices"]]
    for number in range(0, len(around), 2):
        table.add_row(
            say("board-vertices") if number == 0 else "", "", "   ".join(around[number : number + 2])
        )
    return table


def touched(view: dict[str, Any], vertex: dict[str, Any], lang: str) -> str:
    """A vertex, the god on it, and its regions: ``v4● Uxmal·Coba*``."""
    names = "·".join(named(region_named(view, region), lang) for region in vertex["regions"])
    god = "" if vertex["seat"] is None else SHAPES[vertex["seat"]]
    return f"{vertex['id']}{god} {names}{'*' if vertex['reconstructed'] else ''}"


def gods(view: dict[str, Any], say: Say, lang: str) -> Table:
    """All that the gods can do whom nobody has taken yet: one chooses for the whole game."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold", max_width=90)
    table.add_row(Text(say("board-gods"), "bold"), Text(say("board-summon"), "dim"))
    taken = [tribe["god"] for tribe in view["tribes"]]
    for god in view["components"]["gods"]:
        if god["id"] in taken:
            continue
        entry = f"god {god['id']}: "
        table.add_row(Text(f"{god['id']} ({named(god, lang)})", "bold"), "")
        table.add_row(f"  {say('board-ability')}", sentence(view, entry + "summon", lang))
        for card in CARDS:
            both = [sentence(view, f"{entry}{card} action {slot}", lang) for slot in (1, 2)]
            table.add_row(f"  {say('card-' + card)}", " / ".join(both))
        table.add_row(f"  {say('board-ceremonial')}", sentence(view, entry + "ceremonial", lang))
    return table


def cards(view: dict[str, Any], say: Say, names: list[str], lang: str) -> list[Any]:
    """The revealed cards with their covered actions, and the own hand."""
    parts: list[Any] = []
    for seat, tribe in enumerate(view["tribes"]):
        if tribe["card"] is not None:
            title = f"{SHAPES[seat]} {names[seat]} – {say('card-' + tribe['card'])}"
            parts.append(card(view, tribe, tribe["card"], title, STYLES[seat], lang))
        elif tribe["laid"]:
            parts.append(Text(f"{SHAPES[seat]} {names[seat]} – {say('board-laid')}", STYLES[seat]))
    me = view["tribes"][view["me"]] if view["me"] is not None else None
    if me is not None and me["god"] is not None and not view["over"]:
        ability = sentence(view, f"god {me['god']}: summon", lang)
        parts.append(Text(f"{say('board-summon')}: {ability}", "dim"))
    if view["hand"]:
        parts.append(Text(say("board-hand"), "bold"))
        holder = view["tribes"][view["me"]]
        for name in view["hand"]:
            parts.append(card(view, holder, name, f"  {name} ({say('card-' + name)})", "bold", lang))
    if view["phase"] == "ability":
        choices = [ability for ability in view["components"]["abilities"] if ability["age"] == view["age"]]
        for number, ability in enumerate(choices, 1):
            name = named(ability, lang)
            parts.append(Text(f"  {number} {name}: {sentence(view, 'ability ' + ability['id'], lang)}"))
    return parts


def card(view: dict[str, Any], tribe: dict[str, Any], name: str, title: str, style: str, lang: str) -> Text:
    text = Text(title, style)
    for slot in range(1, SLOTS + 1):
        entry = f"god {tribe['god']}: " + ("ceremonial" if slot == SLOTS else f"{name} action {slot}")
        covered = slot in tribe["covered"] and tribe["card"] == name
        mark = "x" if covered else str(slot)
        symbol = " ✦" if view["components"]["entries"][entry]["presence"] else ""
        text.append(f"\n    {mark}{symbol} {sentence(view, entry, lang)}", "dim" if covered else "")
    return text
