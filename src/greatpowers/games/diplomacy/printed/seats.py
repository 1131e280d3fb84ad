"""Who plays what: the games for two to seven players, and the drawing of lots. [V1–V15]"""

from __future__ import annotations

from typing import Final

from ....engine.chance import Dice, shuffled
from ....engine.options import Scenario
from .board import HOME_OF, PROVINCES
from .names import ITALY, POWER_NUMBER, POWERS

#: Centres that win, and the number that does in the game for two. [1.11, V12]
CENTRES_TO_WIN: Final = 18
CENTRES_TO_WIN_FOR_TWO: Final = 24

_SEATS: Final = {
    "seven": POWERS,
    "six": tuple(power for power in POWERS if power != "Italy"),
    "five": tuple(power for power in POWERS if power not in ("Italy", "Germany")),
    "four": ("England", "Austria+France", "Germany+Turkey", "Italy+Russia"),
    "three": ("Austria+England+Germany", "Italy+Russia", "France+Turkey"),
    "two": ("England+France+Russia", "Austria+Germany+Turkey"),
}
SCENARIOS: Final = tuple(Scenario(name, seats) for name, seats in _SEATS.items())

#: Italy before it joins somebody in the two-player game: nobody may enter. [V10]
ITALIAN_SOIL: Final = sum(1 << p.number for p in PROVINCES if HOME_OF[p.number] == ITALY)


def powers_of_seat(seat: str) -> tuple[int, ...]:
    """The powers a seat starts with, as its name says."""
    return tuple(sorted(POWER_NUMBER[name] for name in seat.split("+")))


def first_year(scenario: str) -> int:
    return 1914 if scenario == "two" else 1901


def centres_to_win(scenario: str) -> int:
    return CENTRES_TO_WIN_FOR_TWO if scenario == "two" else CENTRES_TO_WIN


def deal_seats(scenario: Scenario, players: list[str], key: bytes) -> dict[str, str]:
    """Draw lots: which seat each player gets; anybody can recompute it from the key. [1.1]"""
    dice = Dice(key)
    return dict(zip(players, shuffled(dice, scenario.seats), strict=True))
