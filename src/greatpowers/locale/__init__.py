"""Texts for people in English, Russian and Hungarian. Knows no game; engine and bots do not import it."""

from .texts import LANGUAGES, TextMissing, Texts, text_files

__all__ = ["LANGUAGES", "TextMissing", "Texts", "text_files"]
