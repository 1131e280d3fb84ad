"""What is rated apart, and how a rating is shown."""

from __future__ import annotations

from math import sqrt
from typing import Final, Literal

import msgspec

from ..matches.pace import Live, Pace, Untimed
from ..matches.stored import About

PaceClass = Literal["live", "slow"]
PressClass = Literal["letters", "silent"]

START_MU: Final = 25.0
START_SIGMA: Final = 25.0 / 3
#: A rating of 1500 is that of a newcomer.
_ZERO: Final = 1500.0
STRETCH: Final = 40.0
#: The middle 95 %.
_BAND: Final = 1.96
#: Fewer games, or more doubt, and a rating is provisional.
_GAMES: Final = 8
_DOUBT: Final = 4.0
_DOUBT_OF_TWO: Final = 5.0
_TWO: Final = 2
_DAY: Final = 86400.0
#: Days without a game after which nobody is ranked.
ACTIVE_DAYS: Final = 90
#: Doubt grows with days away: from 3 to what a newcomer has in a thousand of them.
_GROWTH: Final = (START_SIGMA**2 - 3.0**2) / 1000


class Key(msgspec.Struct, frozen=True):
    """Game, number of seats, pace, letters: strength in one says little of another."""

    game: str
    seats: int
    pace: PaceClass
    press: PressClass

    @property
    def text(self) -> str:
        return f"{self.game}/{self.seats}/{self.pace}/{self.press}"

    @classmethod
    def of_text(cls, text: str) -> Key:
        """The key that is written like this."""
        game, seats, pace, press = text.split("/")
        return msgspec.convert({"game": game, "seats": int(seats), "pace": pace, "press": press}, cls)


class Strength(msgspec.Struct, frozen=True):
    """A rating as people read it."""

    value: int
    low: int
    high: int
    provisional: bool


def key_of(about: About, seats: int) -> Key:
    press: PressClass = "silent" if about.options.get("press", "none") == "none" else "letters"
    return Key(about.game, seats, pace_class(about.pace) or "slow", press)


def pace_class(pace: Pace) -> PaceClass | None:
    """Games at one sitting and games by mail; without a clock neither."""
    if isinstance(pace, Untimed):
        return None
    return "live" if isinstance(pace, Live) else "slow"


def doubt_after(sigma: float, seconds: float) -> float:
    """What is known of somebody grows old."""
    return min(START_SIGMA, sqrt(sigma**2 + _GROWTH * max(seconds, 0.0) / _DAY))


def shown(mu: float, sigma: float, games: int, seats: int) -> Strength:
    value, reach = _ZERO + STRETCH * (mu - START_MU), STRETCH * _BAND * sigma
    most = _DOUBT_OF_TWO if seats == _TWO else _DOUBT
    provisional = games < _GAMES or sigma > most
    return Strength(round(value), round(value - reach), round(value + reach), provisional)
