"""The dice of The Napoleonic Wars: what was rolled for what by which nation, and what luck it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ....engine.events import DieRolled, Event
from ....server.contract import DiceStatistics, Roll, statistics
from ..printed.board import OWNER, PLACE_NUMBER
from ..printed.names import NATIONS
from ..printed.pieces import LEADER_NATION, LEADER_NUMBER
from ..rules.land.battle import HITS
from ..rules.land.rolls import NEEDED
from ..state.events.conquest import ConquestRolled
from ..state.events.fights import BattleBegan, BattleRolled, MarchRollMade
from ..state.events.war import PeaceRolled

_HIT_CHANCE: Final = len(HITS) / 6
_PAIRS: Final = 36
#: Rolled for nobody in particular.
NOBODY: Final = ""
_COUNTED: Final = ("battle", "intercept", "evade")
#: Purposes told of by an event of their own that also says whose the dice are.
_TOLD: Final = frozenset({"battle", "intercept", "evade", "conquest", "peace"})


def dice_statistics(events: Iterable[tuple[int, Event]]) -> DiceStatistics:
    """The statistics of everything that was rolled openly."""
    return statistics(list(_rolls(events)), _COUNTED, ("battle",))


def _rolls(events: Iterable[tuple[int, Event]]) -> Iterator[Roll]:
    """The dice in order; whose the dice of a fight are was said when it began."""
    fighting = (NOBODY, NOBODY)
    for n, event in events:
        match event:
            case BattleBegan():
                fighting = (_whose(event, 0), _whose(event, 1))
            case BattleRolled():
                for side, faces in zip(fighting, event.faces, strict=True):
                    yield from (Roll(n, "battle", side, die, die in HITS, _HIT_CHANCE) for die in faces)
            case MarchRollMade():
                yield from _attempt(n, event)
            case ConquestRolled():
                yield Roll(n, "conquest", event.nation, event.die)
            case PeaceRolled():
                yield Roll(n, "peace", NOBODY, event.die)
            case DieRolled() if event.bound == 6 and event.purpose.partition(" ")[0] not in _TOLD:
                yield Roll(n, _purpose(event.purpose), NOBODY, event.result + 1)


def _purpose(purpose: str) -> str:
    """`bidding france` is a bid; `naval intercept` stays what it is."""
    first, _, about = purpose.partition(" ")
    return first if about in NATIONS else purpose


def _attempt(n: int, event: MarchRollMade) -> Iterator[Roll]:
    """Half of the attempt for each of its two dice. [10.11]"""
    chance = sum(a + b + event.modifier >= NEEDED for a in range(1, 7) for b in range(1, 7)) / _PAIRS
    for die in event.dice:
        yield Roll(n, event.what, event.nation, die, event.succeeded / 2, chance / 2)


def _whose(event: BattleBegan, side: int) -> str:
    """The nation in command, else the one with most strength, else the fortress with its owner."""
    commander = event.commanders[side]
    if commander:
        return NATIONS[LEADER_NATION[LEADER_NUMBER[commander]]]
    strength: Sequence[int] = event.sp[side]
    if any(strength):
        return NATIONS[max(range(len(strength)), key=lambda nation: strength[nation])]
    owner = OWNER[PLACE_NUMBER[event.area]]
    return NATIONS[owner] if owner >= 0 else NOBODY
