"""A place for the logs of games that are over; the server packs them one after the other while it runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "logs",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("moves", sa.LargeBinary, nullable=False),
        sa.Column("positions", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("logs")
