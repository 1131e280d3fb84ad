"""Questions into words, by what is asked."""

from __future__ import annotations

from ....engine.match import Question
from ....locale import Texts
from ..cards.placing import PlacingChoice
from ..printed.units import KINDS
from .names import kind_name, side_name


def question_line(texts: Texts, question: Question, ops_left: int = 0) -> str:
    """What the seat is asked."""
    seat = side_name(texts, question.seat)
    choice = question.choice
    if isinstance(choice, PlacingChoice):
        return texts.format("pog-ask-place", seat=seat, units=kind_name(texts, KINDS[choice.kind()]))
    message = f"pog-ask-{choice.asks}"
    if choice.asks == "activation":
        return texts.format(message, seat=seat, points=ops_left)
    return texts.format(message if texts.has(message) else "pog-ask-other", seat=seat)
