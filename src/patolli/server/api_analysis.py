"""The doors to analyses: whoever has the link of a finished game may ask for one, and read it."""

from __future__ import annotations

from patolli.server.analysis_rows import AnalysisRow
from patolli.server.callers import AtTable, Here, Me
from patolli.server.doors import Doors
from patolli.server.errors import Refusal
from patolli.server.room import Room
from patolli.server.wire import requests
from patolli.server.wire.answers import Analysis
from patolli.server.wire.words import Depth

doors = Doors("/api/tables", "analyses")


def finished(room: Room) -> Room:
    """While a game runs there is no analysis of it, for anybody."""
    if not room.everything_open():
        raise Refusal("not-while-running")
    if not room.moves:
        raise Refusal("wrong-moment")
    return room


@doors.get("/{table_id}/analysis", refuses=["not-while-running", "wrong-moment"])
async def analysis(room: AtTable, server: Here, depth: Depth = "normal") -> Analysis:
    """The analysis of a finished game, or how far it is."""
    return shown(await server.analyses.find(finished(room).table.id, depth), depth)


@doors.post("/{table_id}/analysis", refuses=["not-while-running", "wrong-moment"])
async def ask_for_analysis(room: AtTable, wish: requests.AskAnalysis, server: Here, me: Me) -> Analysis:
    """Have a finished game analysed. It is done once, however many ask; the WebSocket tells how far it is."""
    table_id = finished(room).table.id
    found = await server.analyses.find(table_id, wish.depth)
    if found is None or found.status == "failed":
        await server.thoughts.take(me.id)
        await server.jobs.analyse(table_id, wish.depth, me.id)
        found = await server.analyses.find(table_id, wish.depth)
    return shown(found, wish.depth)


def shown(row: AnalysisRow | None, depth: Depth) -> Analysis:
    if row is None:
        return Analysis(depth, "absent", 0, 0, "", None)
    return Analysis(depth, row.status, row.done, row.of, row.problem, row.report)
