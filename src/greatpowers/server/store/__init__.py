"""The store: one schema for SQLite and PostgreSQL, its migrations, backup and restore."""
