"""What the log says of dice and losses is what the rules did with them, in every language."""

from __future__ import annotations

import re

import pytest

from greatpowers.engine.events import Event
from greatpowers.games.paths_of_glory.state.events.war import (
    AttackDeclared,
    CombatDecided,
    FireResolved,
    SiegeRolled,
)
from greatpowers.games.paths_of_glory.words.events import event_line
from greatpowers.locale import LANGUAGES, Texts
from tests.games.paths_of_glory.course import walked

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
AT_LEAST = {"en": "at least", "ru": "не меньше", "hu": "legalább"}
#: Who suffers, and how many.
SUFFERED = {
    "en": r"losses of (?P<defender>\d+) for the defenders, (?P<attacker>\d+) for the attackers",
    "ru": r"потери обороны (?P<defender>\d+), атакующего (?P<attacker>\d+)",
    "hu": r"A védő vesztesége (?P<defender>\d+), a támadóé (?P<attacker>\d+)",
}


def line_of(language: str, event: Event) -> str:
    line = event_line(Texts(language, strict=True), event)
    assert line is not None
    return line


@in_every_language
def test_r15_3_2_the_log_names_the_number_on_which_a_fort_falls(language: str) -> None:
    """A fort of 3 falls on 4 and more."""
    rolls = walked("campaign", "2018").told(SiegeRolled)
    assert rolls

    for roll in rolls:
        told = re.search(rf"{AT_LEAST[language]} (\d)", line_of(language, roll))
        assert told is not None
        assert (roll.modified >= int(told[1])) == roll.fell


@in_every_language
def test_r12_4_1_the_log_tells_who_suffers_the_losses(language: str) -> None:
    """The fire of each side is what the other side takes."""
    by_side: dict[str, int] = {}
    attacker = ""
    fought = 0
    for event in walked("campaign", "2018").told(AttackDeclared, FireResolved, CombatDecided):
        if isinstance(event, AttackDeclared):
            attacker, by_side = event.side, {}
        elif isinstance(event, FireResolved):
            by_side[event.side] = event.loss
        elif len(by_side) == 2:
            told = re.search(SUFFERED[language], line_of(language, event))
            assert told is not None
            defender = ({"ap", "cp"} - {attacker}).pop()
            assert (int(told["attacker"]), int(told["defender"])) == (by_side[defender], by_side[attacker])
            fought += 1

    assert fought
