"""Questions about any position in plain ids; described in docs/formats/napoleonic-wars-analysis.md."""

from .. import cards as _cards  # noqa: F401  what they do is entered before a position is judged
from .fights import battle, siege
from .findings import (
    armies,
    blockaded_ports,
    chance_of,
    conquests,
    convoy_reach,
    evasions,
    flag_placements,
    interceptions,
    moves,
    score,
    zones,
)
from .roads import road_to, roads

__all__ = [
    "armies",
    "battle",
    "blockaded_ports",
    "chance_of",
    "conquests",
    "convoy_reach",
    "evasions",
    "flag_placements",
    "interceptions",
    "moves",
    "road_to",
    "roads",
    "score",
    "siege",
    "zones",
]
