"""Ending Foreign Wars: a roll for each CP, and where the pieces go. [7.6]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.option import Option, option
from ...printed.names import NATIONS, REGROUP
from ...state.changes.cards import end_foreign_war
from ...state.changes.map import change_regroup, remove_leader, remove_squadron
from ...state.fights import Committed
from ...state.ids import CardId, Nation
from ...state.state import State
from ..impulse.actions import Action, register
from ..occasions import ForeignWarEnded, happen

#: What the die must show. [7.6]
NEEDED = 6


def own_wars(state: State, nation: Nation) -> tuple[str, ...]:
    """Cards of Foreign Wars the nation has pieces in."""
    return tuple(
        war.card for war in state.foreign_wars if any(part.nation == nation for part in war.committed)
    )


def bring_back(state: State, part: Committed) -> None:
    """What a nation had on a war goes to Regroup. [7.6]"""
    change_regroup(state, part.nation, part.sp)
    for leader in part.leaders:
        remove_leader(state, leader, REGROUP, "foreign_war")
    for squadron in part.squadrons:
        remove_squadron(state, squadron, REGROUP, "foreign_war")


def end_war(state: State, card: str) -> None:
    """The war is over: its pieces go to Regroup, its card where it says. [7.6]"""
    war = next(war for war in state.foreign_wars if war.card == card)
    end_foreign_war(state, card)
    for part in war.committed:
        bring_back(state, part)
    happen(state, ForeignWarEnded(card))


@option("end_war {card}", says="end-war")
class EndWar(Option):
    """A roll to end a Foreign War. [7.6]"""

    card: CardId


class EndWarAction(Action[EndWar]):
    """`end_war haiti`: one CP for one roll. [7.6]"""

    word = "end_war"
    takes = (EndWar,)
    purses = frozenset()

    def options(self, state: State, nation: Nation) -> Sequence[EndWar]:
        if state.purse < 2:
            return ()
        return [EndWar(CardId(card)) for card in own_wars(state, nation)]

    def refuse(self, state: State, nation: Nation, act: EndWar) -> Refusal | None:
        if act.card in own_wars(state, nation):
            return None
        return Refusal("nw-no-foreign-war", "7.6", {"card": act.card, "nation": NATIONS[nation]})

    def cost(self, state: State, nation: Nation, act: EndWar) -> int:
        return 2

    def carry_out(self, state: State, nation: Nation, act: EndWar) -> None:
        if state.draw(6, "foreign war") + 1 >= NEEDED:
            end_war(state, act.card)


register(EndWarAction())
