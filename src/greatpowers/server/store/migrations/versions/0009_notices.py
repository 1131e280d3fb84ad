"""People are told what happened where they are awaited; clocks know when their stage began."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _person(**more: object) -> sa.Column[str]:
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(length=24), key, nullable=False, **more)  # type: ignore[arg-type]


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=24), primary_key=True),
        _person(),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("subject", sa.String(length=24), nullable=False),
        sa.Column("turn", sa.String(length=120), nullable=False),
        sa.Column("params", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), index=True),
        sa.Column("read", sa.Double()),
        sa.UniqueConstraint("person", "kind", "subject", "turn", name="one_notice_a_turn"),
    )
    op.create_index("notices_of_person", "notices", ["person", "made"])
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=24), primary_key=True),
        _person(index=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("session", sa.String(length=64)),
        sa.Column("verified", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("error", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column(
            "notice", sa.String(length=24), sa.ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "channel",
            sa.String(length=24),
            sa.ForeignKey("channels.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_try", sa.Double()),
        sa.Column("error", sa.String(length=200), nullable=False),
        sa.Column("sent", sa.Double()),
    )
    op.create_index("deliveries_to_try", "deliveries", ["status", "next_try"])
    op.create_table(
        "preferences",
        _person(primary_key=True),
        sa.Column("kind", sa.String(length=12), primary_key=True),
        sa.Column("channel", sa.String(length=8), primary_key=True),
        sa.Column("wish", sa.String(length=8), nullable=False),
    )
    op.create_table(
        "quiet_hours",
        _person(primary_key=True),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("begins", sa.Integer(), nullable=False),
        sa.Column("ends", sa.Integer(), nullable=False),
        sa.Column("urgent", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(length=64), primary_key=True),
        sa.Column("purpose", sa.String(length=12), nullable=False),
        _person(index=True),
        sa.Column("about", sa.String(length=320), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
    )
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(length=20), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.add_column("clocks", sa.Column("begun", sa.Double()))


def downgrade() -> None:
    op.drop_column("clocks", "begun")
    for table in ("house_keys", "tickets", "quiet_hours", "preferences", "deliveries", "channels", "notices"):
        op.drop_table(table)
