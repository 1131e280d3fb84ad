"""Taking times."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Final

RUNS: Final = 5


def seconds_of(work: Callable[[], object], runs: int = RUNS) -> float:
    """The median time of a run; the first, which fills caches, is not counted."""
    work()
    times = []
    for _ in range(runs):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return median(times)
