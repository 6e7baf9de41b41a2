"""Studies as they lie in the database. Each function uses one connection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from patolli.server import schema
from patolli.server.errors import Refusal
from patolli.server.wire.answers import Study, StudyLine
from patolli.server.wire.requests import Node


@dataclass
class StudyRow:
    id: str
    owner: str
    name: str
    game: str
    position: dict[str, Any]  # at the root
    nodes: list[Node]
    version: int
    created: int
    changed: int

    def shown(self, person: str | None) -> Study:
        """A study as it is sent."""
        return Study(
            id=self.id,
            name=self.name,
            game=self.game,
            mine=self.owner == person,
            position=self.position,
            nodes=self.nodes,
            version=self.version,
            created=self.created,
            changed=self.changed,
        )


def add(connection: Connection, study: StudyRow, most: int) -> None:
    """Keep a new one, if its owner has not `most` of them already."""
    p, s = schema.people.c, schema.studies.c
    connection.execute(select(p.id).where(p.id == study.owner).with_for_update())  # one at a time
    if connection.execute(select(func.count()).where(s.owner == study.owner)).scalar_one() >= most:
        raise Refusal("too-many-studies", most=most)
    connection.execute(insert(schema.studies), vars(study))


def load(connection: Connection, study_id: str) -> StudyRow | None:
    found = connection.execute(select(schema.studies).where(schema.studies.c.id == study_id)).one_or_none()
    return None if found is None else StudyRow(**found._mapping)


def change(
    connection: Connection, study: StudyRow, version: int, name: str, nodes: list[Node], now: int
) -> None:
    """What it shall be from now on; refused if it is not the version that was changed."""
    s = schema.studies.c
    values = {"name": name, "nodes": nodes, "version": version + 1, "changed": now}
    done = connection.execute(
        update(schema.studies).where(s.id == study.id, s.version == version).values(values)
    )
    if done.rowcount != 1:
        raise Refusal("stale", next=study.version)


def remove(connection: Connection, study_id: str) -> None:
    connection.execute(delete(schema.studies).where(schema.studies.c.id == study_id))


def lines(connection: Connection, owner: str) -> list[StudyLine]:
    """Somebody's studies, the last one they changed first."""
    s = schema.studies.c
    query = select(s.id, s.name, s.game, s.changed).where(s.owner == owner).order_by(s.changed.desc(), s.id)
    return [StudyLine(**row._mapping) for row in connection.execute(query)]


def whole(connection: Connection, owner: str) -> list[Study]:
    """All that somebody keeps."""
    s = schema.studies.c
    rows = connection.execute(select(schema.studies).where(s.owner == owner).order_by(s.created, s.id))
    return [StudyRow(**row._mapping).shown(owner) for row in rows]
