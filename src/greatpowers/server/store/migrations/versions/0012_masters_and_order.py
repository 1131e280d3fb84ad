"""Game masters; reports, sanctions and the log of what moderators do."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def _person(name: str, ondelete: str, **more: object) -> sa.Column[str]:
    key = sa.ForeignKey("people.id", ondelete=ondelete)
    return sa.Column(name, sa.String(length=24), key, **more)  # type: ignore[arg-type]


def _lengthen_kinds(old: int, new: int) -> None:
    """SQLite would copy the table and all that hangs on it; only what it says of itself need change."""
    connection = op.get_bind()
    if connection.dialect.name != "sqlite":
        op.alter_column("people", "kind", type_=sa.String(length=new), existing_nullable=False)
        return
    declared = {"old": f"kind VARCHAR({old})", "new": f"kind VARCHAR({new})"}
    connection.execute(sa.text("PRAGMA writable_schema = ON"))
    connection.execute(
        sa.text("UPDATE sqlite_master SET sql = replace(sql, :old, :new) WHERE name = 'people'"), declared
    )
    connection.execute(sa.text("PRAGMA writable_schema = RESET"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("master", sa.Text()))
    _lengthen_kinds(8, 12)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), primary_key=True),
        _person("about", "CASCADE", nullable=False, index=True),
        _person("by", "CASCADE", nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("evidence", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False, index=True),
        _person("claimed_by", "SET NULL"),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.UniqueConstraint("about", "by", name="one_report_a_pair"),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(length=24), primary_key=True),
        _person("person", "CASCADE", nullable=False, index=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        _person("by", "SET NULL"),
        sa.Column("report", sa.String(length=24)),
        sa.Column("begins", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double()),
        sa.Column("lifted", sa.Double()),
        sa.Column("appeal", sa.Text()),
        _person("appeal_by", "SET NULL"),
        sa.Column("answer", sa.Text()),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False, index=True),
        _person("who", "SET NULL"),
        sa.Column("did", sa.String(length=16), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("params", sa.Text(), nullable=False),
    )
    op.create_index("audit_of_about", "audit", ["about"])


def downgrade() -> None:
    for table in ("audit", "sanctions", "reports"):
        op.drop_table(table)
    op.drop_column("tables", "master")
