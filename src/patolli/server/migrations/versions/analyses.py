"""Analyses of finished games, and the trees of people who study positions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
        sa.Column("report", sa.LargeBinary),
    )
    op.create_table(
        "studies",
        sa.Column("id", ID, primary_key=True),
        sa.Column("owner", ID, nullable=False, index=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("game", ID, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("nodes", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("studies")
    op.drop_table("analyses")
