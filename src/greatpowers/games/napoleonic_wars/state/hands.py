"""What a nation holds besides its hand: Home cards, and Parliament wherever it was handed. [6.2]"""

from __future__ import annotations

from ..printed.cards import HOME_CARDS, PARLIAMENT
from ..printed.ids import Nation
from .relations import has_pact, is_proxy
from .state import State


def ready_home_cards(state: State, nation: Nation) -> tuple[str, ...]:
    """Home cards the nation holds and has not used this turn, Parliament wherever it was handed. [6.2]"""
    if is_proxy(state, nation) and not has_pact(state, nation):
        return (PARLIAMENT,) if _holds_parliament(state, nation) else ()
    own = tuple(c for c in HOME_CARDS[nation] if c != PARLIAMENT and c not in state.home_used)
    return (*own, PARLIAMENT) if _holds_parliament(state, nation) else own


def _holds_parliament(state: State, nation: Nation) -> bool:
    return (
        state.parliament == nation and PARLIAMENT not in state.home_used and PARLIAMENT not in state.in_play
    )
