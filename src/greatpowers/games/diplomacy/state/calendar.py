"""When we are. [1.4, 1.5]"""

from __future__ import annotations

from dataclasses import dataclass

from ..printed.names import PhaseKind, Season


@dataclass(frozen=True, slots=True)
class Phase:
    """When we are: season, year and what is decided."""

    season: Season
    year: int
    kind: PhaseKind

    @property
    def text(self) -> str:
        return f"{self.season}{self.year}{self.kind}"
