"""The doors to boards that belong to no table, and to the studies that people keep of them."""

from __future__ import annotations

from typing import Any, cast

from patolli.analysis.report import Outlook
from patolli.server import study_rows, tables
from patolli.server.analysts import Asked, judge_position
from patolli.server.boards import parse, show_board
from patolli.server.callers import Anyone, Here, Me, plain
from patolli.server.doors import Doors
from patolli.server.errors import Illegal, Refusal
from patolli.server.running import RunningServer
from patolli.server.study_rows import StudyRow
from patolli.server.wire import requests
from patolli.server.wire.answers import Board, Preview, Prices, Reason, Study, StudyLine
from patolli.server.wire.words import Error

doors = Doors("/api", "boards")
NO_ROOT: tuple[Error, ...] = ("not-found", "cannot-open", "not-while-running", "bad-position", "illegal")


@doors.post("/board", refuses=NO_ROOT)
async def board(wish: requests.AskBoard, server: Here) -> Board:
    """The board after some moves from a position, a moment of a finished game, or the start of one."""
    here = await server.boards.reach(wish.root, wish.moves)
    return show_board(here, wish.seat, wish.printed)


@doors.post("/board/position", refuses=NO_ROOT)
async def position(wish: requests.AskBoard, server: Here) -> dict[str, Any]:
    """The same as a position file."""
    return (await server.boards.reach(wish.root, wish.moves)).state.position()


@doors.post("/board/why", refuses=NO_ROOT)
async def why(wish: requests.AskBoardWhy, server: Here, caller: Anyone) -> Reason:
    """Why is a phrase not possible there?"""
    here = await server.boards.reach(wish.root, wish.moves)
    try:
        parse(here.state, wish.seat, wish.phrase)
    except Illegal as illegal:
        told = illegal.tell(caller.lang)
        return Reason("", False, told.rule, told.reason, told.facts, told.text)
    return Reason("", True, None, None, {}, "")


@doors.post("/board/prices", refuses=NO_ROOT)
async def prices(wish: requests.AskBoardPrices, server: Here) -> Prices:
    """What would each of these phrases cost and do there?"""
    state = (await server.boards.reach(wish.root, wish.moves)).state
    told = {
        phrase: state.game.preview(state, wish.seat, parse(state, wish.seat, phrase))
        for phrase in wish.phrases
    }
    return Prices("", cast(dict[str, Preview], told))


@doors.post("/board/outlook", refuses=[*NO_ROOT, "wrong-moment"])
async def outlook(wish: requests.AskOutlook, server: Here, me: Me) -> Outlook:
    """What everybody may expect there, as far as a seat can know; its best turns, and one that was tried."""
    here = await server.boards.reach(wish.root, wish.moves)
    state = here.state
    if state.over or wish.seat >= state.seats or (wish.tried and not state.owes(wish.seat)):
        raise Refusal("wrong-moment")
    await server.boards.reach(wish.root, [*wish.moves, *((wish.seat, phrase) for phrase in wish.tried)])
    await server.judgements.take(me.id)
    asked = Asked(state.game.name, state.position(), wish.seat, wish.tried, wish.depth)
    # Somebody's own analyses of whole games do not come before the one position they look at.
    return await server.bots.pools["analyses"].run(f"{me.id} looks", judge_position, asked)


# Studies.


@doors.get("/me/studies")
async def my_studies(server: Here, me: Me) -> list[StudyLine]:
    """What I keep, the last one I changed first."""
    return await server.database.read(lambda c: study_rows.lines(c, me.id))


@doors.post("/studies", status=201, refuses=[*NO_ROOT, "too-many-studies"])
async def keep_study(wish: requests.NewStudy, server: Here, me: Me) -> Study:
    """Keep a position and the branches that were played from it."""
    check_nodes(wish.nodes)
    state = (await server.boards.reach(wish.root, [])).state
    now = server.clock.now()
    study = StudyRow(
        id=tables.new_id(),
        owner=me.id,
        name=wish.name,
        game=state.game.name,
        position=state.position(),
        nodes=wish.nodes,
        version=0,
        created=now,
        changed=now,
    )
    await server.database.write(lambda c: study_rows.add(c, study, server.limits.studies))
    return study.shown(me.id)


@doors.get("/studies/{study}", refuses=["not-found"])
async def read_study(study: str, server: Here, caller: Anyone) -> Study:
    """A study, for whoever has the link."""
    return (await find(server, study)).shown(caller.person.id if caller.person else None)


@doors.put("/studies/{study}", refuses=["not-found", "not-host", "stale"])
async def change_study(study: str, wish: requests.ChangeStudy, server: Here, me: Me) -> Study:
    """Change a study of mine."""
    check_nodes(wish.nodes)
    found = await own(server, study, me.id)
    now = server.clock.now()
    await server.database.write(
        lambda c: study_rows.change(c, found, wish.version, wish.name, wish.nodes, now)
    )
    return (await find(server, study)).shown(me.id)


@doors.delete("/studies/{study}", refuses=["not-found", "not-host"])
async def delete_study(study: str, server: Here, me: Me) -> None:
    """Delete a study of mine."""
    found = await own(server, study, me.id)
    await server.database.write(lambda c: study_rows.remove(c, found.id))


async def find(server: RunningServer, study: str) -> StudyRow:
    found = await server.database.read(lambda c: study_rows.load(c, plain(study)))
    if found is None:
        raise Refusal("not-found")
    return found


async def own(server: RunningServer, study: str, person: str) -> StudyRow:
    found = await find(server, study)
    if found.owner != person:
        raise Refusal("not-host")
    return found


def check_nodes(nodes: list[requests.Node]) -> None:
    """Every move comes after the one it follows."""
    for number, node in enumerate(nodes):
        if node.parent >= number:
            raise Refusal("bad-fields", where=f"nodes[{number}].parent", problem="it must come before")
