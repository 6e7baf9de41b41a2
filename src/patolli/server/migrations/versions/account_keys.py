"""Accounts whose names look the same are the same; the bot accounts of a person are found by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from patolli.server.names import name_key

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

PEOPLE = sa.table("people", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("created"))


def upgrade() -> None:
    op.create_index("ix_people_owner", "people", ["owner"])
    people = op.get_bind()
    accounts = people.execute(
        sa.select(PEOPLE).where(PEOPLE.c.account.is_not(None)).order_by(PEOPLE.c.created, PEOPLE.c.id)
    ).all()
    taken = {person.account for person in accounts}
    for person in accounts:
        key = name_key(person.name)
        if key and key not in taken:  # where two looked the same already, the later one stays as it was
            taken.add(key)
            people.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(account=key))


def downgrade() -> None:
    people = op.get_bind()
    for person in people.execute(sa.select(PEOPLE).where(PEOPLE.c.account.is_not(None))).all():
        people.execute(
            sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(account=person.name.casefold())
        )
    op.drop_index("ix_people_owner", "people")
