"""Members are not to be mistaken for each other: what their names look like."""

import sqlalchemy as sa
from alembic import op

from greatpowers.server.people.naming import likeness

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("likeness", sa.String(length=160), nullable=True))
    op.create_index("ix_people_likeness", "people", ["likeness"])
    people = sa.table("people", *(sa.column(name) for name in ("id", "name", "sign_in_name", "likeness")))
    connection = op.get_bind()
    members = connection.execute(
        sa.select(people.c.id, people.c.name).where(people.c.sign_in_name.is_not(None))
    )
    for id_, name in members.all():
        connection.execute(sa.update(people).where(people.c.id == id_).values(likeness=likeness(name)))


def downgrade() -> None:
    op.drop_index("ix_people_likeness", "people")
    op.drop_column("people", "likeness")
