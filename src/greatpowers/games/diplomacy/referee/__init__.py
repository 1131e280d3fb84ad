"""The referee for a game master: one position with orders in, one adjudicated position out."""

from .service import answer, answer_line

__all__ = ["answer", "answer_line"]
