"""Questions for which nobody need come: the seat has nothing to choose, and does not mind that it shows.

The rules ask them all the same and the answer stands in the record as the seat's own, so a record means what
it always meant; no game by mail waits a day for a bare pass, and no device is handed round for one.
"""

from __future__ import annotations

from typing import Final

import msgspec

from .table import Row, Table

#: Who decided where nobody needed to.
UNATTENDED: Final = "unattended"


def unattended(table: Table) -> Row | None:
    """What is to be answered at once in place of a person; bots answer for themselves."""
    play = table.play
    if play is None or table.about.status != "playing" or play.match.is_over:
        return None
    for question in play.questions_to(table.people_seats()):
        text = play.wire.unattended_answer(question, play.match.shown(question.seat))
        if text:
            request = f"{UNATTENDED}/{question.seat}/{play.revision}"
            return Row(0, question.seat, "decide", text, UNATTENDED, request, 0.0)
    return None


def kept_closed(table: Table, row: Row) -> Row:
    """An answer of a person to a question that the house closes is kept until then, unseen by all others."""
    play, chair = table.playing(), table.seats.get(row.seat)
    if row.kind != "decide" or play.word_of(row.text) or chair is None or chair.who != "person":
        return row
    asked = play.match.question(row.seat)
    word = play.wire.keeping_word(asked) if asked is not None else ""
    return msgspec.structs.replace(row, text=f"{word} {row.text}") if word else row
