"""Answers that nobody sees until the house closes the question."""

from __future__ import annotations

import msgspec

from .table import Row, Table


def kept_closed(table: Table, row: Row) -> Row:
    """An answer of a person to a question that the house closes is kept until then, unseen by all others."""
    play, chair = table.playing(), table.seats.get(row.seat)
    if row.kind != "decide" or play.word_of(row.text) or chair is None or chair.who != "person":
        return row
    asked = play.match.question(row.seat)
    word = play.wire.keeping_word(asked) if asked is not None else ""
    return msgspec.structs.replace(row, text=f"{word} {row.text}") if word else row
