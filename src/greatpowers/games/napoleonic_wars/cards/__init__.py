"""The cards: what each does. Whoever imports this has them all entered, and the chapters they stand on."""

from ..rules import chapters
from . import battles, events, foreign_wars, responses

__all__ = ["battles", "chapters", "events", "foreign_wars", "responses"]
