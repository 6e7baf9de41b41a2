"""Processes that share a database know of each other, and count together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("listens", sa.Boolean, nullable=False),
        sa.Column("revision", sa.String(10), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "watching",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True, index=True),
        sa.Column("sockets", sa.Integer, nullable=False),
    )
    op.create_table(
        "allowances",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("allowances", "watching", "processes"):
        op.drop_table(name)
