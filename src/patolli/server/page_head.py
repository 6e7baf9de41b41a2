"""What a link to one of our pages says of itself where somebody sends it: a title and a description.

Those who make previews run no scripts, so this much is written into the page before it is sent.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

import patolli
from patolli.core.registry import games as all_games
from patolli.core.text import Texts
from patolli.server import lists
from patolli.server.errors import server_texts
from patolli.server.rows import TableRow
from patolli.server.running import RunningServer

TITLE = re.compile(r"<title>.*?</title>")
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
PICTURE = "/icon-512.png"


@dataclass(frozen=True)
class Head:
    title: str
    about: str
    lost: bool = False  # the address leads to no game and no table

    def into(self, page: str, address: str, lang: str) -> str:
        """The page with this head; `address` is that of the server."""
        said = {"title": self.title, "description": self.about, "image": address + PICTURE, "type": "website"}
        tags = [f'<meta property="og:{key}" content="{html.escape(value)}" />' for key, value in said.items()]
        tags.append(f'<meta name="description" content="{html.escape(self.about)}" />')
        tags.append('<meta name="twitter:card" content="summary" />')
        page = TITLE.sub(lambda _: f"<title>{html.escape(self.title)}</title>", page, count=1)
        page = DESCRIPTION.sub(lambda _: "\n    ".join(tags), page, count=1)
        return page.replace('<html lang="en">', f'<html lang="{lang}">', 1)


async def head_of(server: RunningServer, path: str, lang: str) -> Head:
    """The head of the page at a path; of an unknown one that of the start page."""
    texts = server_texts(lang)
    room, _, name = path.strip("/").partition("/")
    if room in ("table", "replay") and 0 < len(name) <= 40 and name.isascii() and name.isprintable():
        table = await server.database.read(lambda c: lists.one(c, name))
        if table is not None:
            return of_table(table, room == "replay", texts)
    known = {game.name for game in all_games()[0]}
    if room in ("new", "rules") and name in known:
        facts = {"game": patolli.texts(name, lang).say("game-title")}
        return Head(texts.say(f"page-{room}", facts), patolli.texts(name, lang).say("game-blurb"))
    lost = name != "" and room in ("table", "replay", "new", "rules", "learn")
    if room == "learn" and name.partition("/")[0] in known:
        lost = False
    return Head(texts.say("page-start"), texts.say("page-start-about"), lost)


def of_table(table: TableRow, replay: bool, texts: Texts) -> Head:
    title = patolli.texts(table.game, texts.lang).say("game-title")
    names = [seat.name for seat in table.seats if seat.name]
    facts = {"game": title, "names": names}
    open_seats = sum(seat.kind == "open" for seat in table.seats)
    if table.status == "open" and open_seats:
        about = texts.say("page-open", {**facts, "count": open_seats})
    elif table.status == "over" and table.result and table.result["winners"]:
        won = [table.seats[seat].name for seat in table.result["winners"]]
        about = texts.say("page-over", {**facts, "winners": won, "count": len(won)})
    else:
        about = texts.say("page-table", facts)
    return Head(texts.say("page-replay" if replay else "page-at", facts), about)
