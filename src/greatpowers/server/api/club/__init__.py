"""Tournaments and clubs over HTTP."""
