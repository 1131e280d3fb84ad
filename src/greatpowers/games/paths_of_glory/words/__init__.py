"""Ids, events, questions and reasons in words. No rules inside."""
