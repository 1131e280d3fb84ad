"""Migrations of the store, one set for SQLite and PostgreSQL."""
