"""Who has won: eighteen centres for one power, or the number a variant names. [1.11, V7, V12]"""

from __future__ import annotations

from collections import Counter

from ..printed.seats import CENTRES_TO_WIN
from ..state.forces import Centres


def winner_of(centres: Centres, needed: int = CENTRES_TO_WIN) -> int | None:
    """The power that controls enough centres after an autumn turn, if any."""
    power, count = max(Counter(centres.values()).items(), key=lambda item: item[1], default=(0, 0))
    return power if count >= needed else None
