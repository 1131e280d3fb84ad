"""Steps that leave a seat nothing to choose: whoever does not mind that his quickness tells so is passed for.

The rules ask all the same, so that a record means what it meant; the answer is given at once in place of the
seat. At a sealed table silence must tell nothing: there everybody is waited for unless he says otherwise.
[6.14, 6.15]
"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import AnyChoice
from .....engine.option import Option
from ...state.state import State, rules
from ..cards.battle_cards import ChooseBattleCard
from ..diplomacy.restoring import ChooseRestoring
from ..occasions import IDLE


def passes_idle(state: State, seat: str) -> bool:
    """Does the seat let steps go by in which it could do nothing?"""
    wishes = state.auto_pass.get(seat)
    return not rules(state).sealed_responses if wishes is None else IDLE in wishes


def is_idle(choice: AnyChoice, offer: Sequence[Option]) -> bool:
    """Is it asked only because asking or not would tell what is held, and nothing that is held fits?"""
    return isinstance(choice, ChooseBattleCard | ChooseRestoring) and len(offer) == 1
