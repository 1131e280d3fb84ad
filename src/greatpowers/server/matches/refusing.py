"""What is refused whatever the rules of the game say."""

from __future__ import annotations

from ..problems import Problem
from ..records.upgrades import STRANDED
from .table import Table


def refuse_stranded(table: Table) -> None:
    """Nothing is decided any more where the game was stopped, or its rules are gone."""
    if table.about.status == "finished" and not table.playing().match.is_over:
        raise Problem(409, "not-playing", "the game is not being played now")
    if table.about.status == STRANDED:
        raise Problem(409, "stranded", "this game cannot go on by the present rules")
