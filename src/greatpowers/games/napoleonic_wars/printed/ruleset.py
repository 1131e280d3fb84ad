"""Which rules a match is played by: year, number of players and options, settled into plain values. [4.3]"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ....engine.options import OptionSpec, Scenario
from .ids import Mask, Nation
from .names import AUSTRIA, BRITAIN, FRANCE, NATIONS, PRUSSIA, RUSSIA, SCENARIO_YEARS, YEARS

#: Powers of each seat by number of players; a seat bears the name of its first Power. [4.3]
ROLES: Final[Mapping[int, tuple[tuple[Nation, ...], ...]]] = {
    5: ((FRANCE,), (BRITAIN,), (AUSTRIA,), (RUSSIA,), (PRUSSIA,)),
    4: ((FRANCE,), (BRITAIN,), (AUSTRIA,), (RUSSIA,)),
    3: ((FRANCE,), (BRITAIN,), (AUSTRIA, RUSSIA)),
    2: ((FRANCE,), (BRITAIN, AUSTRIA, RUSSIA)),
}
#: First turn, and how many turns there are at most. [5, scenarios]
COURSE: Final[Mapping[str, tuple[int, int]]] = {"1805": (1, 5), "1812": (4, 2), "1813": (5, 1)}
SCENARIOS: Final = tuple(
    Scenario(f"{year}-{players}", tuple(NATIONS[powers[0]] for powers in ROLES[players]))
    for year in SCENARIO_YEARS
    for players in ROLES
)
BRISK: Final = "brisk"
SEALED: Final = "sealed"
OPTIONS: Final = (
    #: Influence may be bought with reinforcement CPs, short of Pact. [14.2]
    OptionSpec("diplomacy_in_reinforcement", True),
    #: Two players bid strength for the Camp both want. [4.3, ruling 70]
    OptionSpec("bid", True),
    #: Who is asked for Responses: whoever holds a fitting card, or everybody at once under seal. [6.14]
    OptionSpec("responses", BRISK, (BRISK, SEALED)),
)


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one match. A name says what is true of them."""

    #: The set-up: 1805, 1812 or 1813.
    year: str
    players: int
    first_turn: int
    last_turn: int
    #: Powers each seat plays, by seat; and the seat of each Power, by the Power.
    roles: tuple[tuple[Nation, ...], ...]
    seats: tuple[str, ...]
    #: The Powers that persons play; every other nation is a Proxy. [4.3]
    player_powers: Mask
    is_campaign: bool
    diplomacy_in_reinforcement: bool
    bid: bool
    #: Responses are asked for under seal. [6.14]
    sealed_responses: bool

    def first_round_of_1805(self, turn: int, round_: int) -> bool:
        """The Round in which nobody pre-empts, no Consul moves and Prussia stays at home. [5.2, 8.1, 8.5]"""
        return self.is_campaign and turn == 1 and round_ <= 1


def rules_of(scenario: str, options: Mapping[str, bool | str | int]) -> Rules:
    return _rules_of(scenario, tuple(sorted(options.items())))


@cache
def _rules_of(scenario: str, given: tuple[tuple[str, bool | str | int], ...]) -> Rules:
    options = dict(given)
    year, _, players = scenario.partition("-")
    roles = ROLES[int(players)]
    first, turns = COURSE[year]
    return Rules(
        year=year,
        players=int(players),
        first_turn=first,
        last_turn=min(first + turns - 1, len(YEARS)),
        roles=roles,
        seats=tuple(NATIONS[powers[0]] for powers in roles),
        player_powers=sum(1 << power for powers in roles for power in powers),
        is_campaign=year == "1805",
        diplomacy_in_reinforcement=bool(options.get("diplomacy_in_reinforcement", True)),
        bid=bool(options.get("bid", True)) and int(players) == 2,
        sealed_responses=options.get("responses", BRISK) == SEALED,
    )
