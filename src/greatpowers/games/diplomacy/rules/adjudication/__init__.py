"""Resolving a movement phase: a pure function from units and orders to outcomes with reasons."""

from .resolution import (
    BOUNCES,
    CONVOYS,
    CUT,
    DISLODGED,
    DISRUPTED,
    HOLDS,
    MOVES,
    NO_CONVOY,
    OUTCOME_WORDS,
    SUPPORTS,
    VOID,
    Resolution,
    adjudicate,
)

__all__ = [
    "BOUNCES",
    "CONVOYS",
    "CUT",
    "DISLODGED",
    "DISRUPTED",
    "HOLDS",
    "MOVES",
    "NO_CONVOY",
    "OUTCOME_WORDS",
    "SUPPORTS",
    "VOID",
    "Resolution",
    "adjudicate",
]
