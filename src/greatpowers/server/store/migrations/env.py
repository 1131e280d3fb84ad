"""Alembic runs on the connection it is handed; there is no ini file and no offline mode."""

from alembic import context

from greatpowers.server.store import notice_tables  # noqa: F401  their tables belong to the schema
from greatpowers.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
