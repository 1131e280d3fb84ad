"""The school of The Napoleonic Wars: its lessons, and what the other players say in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from ...shared.school import Lesson, School, read_lessons
from ..game import NapoleonicWars
from ..positions.documents import load
from ..printed.ruleset import SCENARIOS
from ..rules.occasions import PASSED_OVER

#: What the others say if nothing else is planned for them, in this order.
_PLAIN: Final = ("let pass", "pass", "no siege", "no offer", "stand", "done", "cp *")


@cache
def school() -> School:
    """The lessons of the game."""
    return School(NapoleonicWars(), load, _quiet(read_lessons(__name__)), _PLAIN)


def _quiet(lessons: Mapping[str, Lesson]) -> Mapping[str, Lesson]:
    """Nobody is asked for Response cards: beginners would only be told to pass again and again. [6.14]"""
    seats = {scenario.id: scenario.seats for scenario in SCENARIOS}
    return {
        name: replace(
            lesson,
            position={
                **lesson.position,
                "auto_pass": {seat: list(PASSED_OVER) for seat in seats[str(lesson.position["scenario"])]},
            },
        )
        for name, lesson in lessons.items()
    }
