"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("account", sa.String(120), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("owner", ID),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "logins",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person", ID, nullable=False, index=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "muted",
        sa.Column("person", ID, primary_key=True),
        sa.Column("other", ID, primary_key=True),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", ID, nullable=False, index=True),
        sa.Column("clock", sa.Text),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary),
        sa.Column("scores", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("rematch", ID),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Index("lobby", "status", "public", "created"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", ID, index=True),
        sa.Column("name", sa.String(60)),
        sa.Column("local", sa.Boolean, nullable=False),
        sa.Column("level", ID),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("left_ms", sa.BigInteger),
        sa.Column("since", sa.BigInteger),
        sa.Column("replace", sa.Text, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.Column("secret", sa.Boolean, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("client", sa.String(80)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tentative",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.Column("client", sa.String(80)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "health",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("health", "chat", "tentative", "moves", "seats", "tables", "muted", "logins", "people"):
        op.drop_table(name)
