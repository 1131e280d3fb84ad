"""The modules that enter something others ask for: kinds of actions, answers to occasions.

Whoever imports this has all of them. They know each other only through `rules/impulse/actions.py` and
`rules/occasions.py`, so nothing else need load them.
"""

from __future__ import annotations

from .diplomacy import consuls, declaring
from .formation import building, flags, foreign, refitting
from .interphase import deploying
from .land import moving, reactions, sieges
from .responses import windows
from .sea import armadas, convoys, patrol, sailing

__all__ = [
    "armadas", "building", "consuls", "convoys", "declaring", "deploying", "flags", "foreign", "moving",
    "patrol", "reactions", "refitting", "sailing", "sieges", "windows",
]  # fmt: skip
