"""Alembic runs on the connection it is handed; there is no ini file and no offline mode."""

from alembic import context

from greatpowers.server.store import (  # noqa: F401  their tables belong to the schema
    absence_tables,
    club_tables,
    notice_tables,
    order_tables,
)
from greatpowers.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
