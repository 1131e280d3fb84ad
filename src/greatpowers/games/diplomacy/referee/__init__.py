"""The referee for a game master: one position with orders in, the adjudicated one or a check of it out."""

from .checking import check, check_line, is_sound
from .service import answer, answer_line, understood

__all__ = ["answer", "answer_line", "check", "check_line", "is_sound", "understood"]
