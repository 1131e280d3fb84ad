"""How much can still be done before the game may be over: prospects fade as hands run out. [5.5, 5.8]"""

from __future__ import annotations

from typing import Final

from ...printed.ids import Mask, each_nation
from ...printed.names import EACH_NATION, NO_NATION
from ...rules.impulse.playing import playable_count
from ...state.state import State, rules
from .weights import ARMY

#: With so many cards in their hands the others can do anything.
_MANY_CARDS: Final = 6
#: And with so many of our own all that we hope for.
_OWN_CARDS: Final = 2


def is_last_turn(state: State) -> bool:
    return state.turn >= rules(state).last_turn


def others_time(state: State, mine: Mask) -> float:
    """What those who are not ours can still do of all they could."""
    cards = sum(playable_count(state, n) for n in EACH_NATION if not mine >> n & 1)
    return _lasting(state, min(1.0, cards / _MANY_CARDS))


def own_time(state: State, mine: Mask) -> float:
    """What we can still do of all we could; an open purse is as good as a card."""
    cards = sum(playable_count(state, n) for n in each_nation(mine))
    active = state.active
    cards += state.purse > 1 and active != NO_NATION and bool(mine >> active & 1)
    return _lasting(state, min(1.0, cards / _OWN_CARDS))


def _lasting(state: State, now: float) -> float:
    """The share of now where the game may be over after this turn."""
    over = 1.0 if is_last_turn(state) else ARMY.peace
    return over * now + 1 - over
