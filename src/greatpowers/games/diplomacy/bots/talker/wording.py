"""What is meant put into words."""

from __future__ import annotations

from ...press.written import write_meaning
from ...state.view import View
from .said import Said


def worded(said: Said, view: View, seed: str, language: str) -> str:
    return said.intent if said.meaning is None else write_meaning(said.meaning)
