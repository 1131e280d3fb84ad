"""Fitting out Squadrons that were built or came back from Regroup. [5.6, 7.3, 7.7]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.option import Option, option
from ...printed.board import PLACES, is_zone
from ...printed.names import NATIONS, NO_SQUADRON
from ...printed.pieces import SQUADRONS_OF
from ...state.changes.map import refit_squadron
from ...state.ids import Nation, Place, Squadron
from ...state.state import State
from ..impulse.actions import IN_RUSSIA, REINFORCEMENTS, Action, purse_areas, register


def waiting_at(state: State, nation: Nation, place: Place) -> Squadron:
    """A Squadron of the nation there that waits for its refit, -1 for none."""
    for squadron in SQUADRONS_OF[nation]:
        if state.squadron_at[squadron] == place and state.refitting >> squadron & 1:
            return squadron
    return NO_SQUADRON


def refit_refusal(state: State, nation: Nation, place: Place) -> Refusal | None:
    """Why no Squadron of the nation can be fitted out there. [7.7]"""
    if is_zone(place):
        return Refusal("nw-refit-at-sea", "7.7", {"place": PLACES[place]})
    if waiting_at(state, nation, place) < 0:
        return Refusal("nw-nothing-to-refit", "7.7", {"nation": NATIONS[nation], "place": PLACES[place]})
    if not purse_areas(state) >> place & 1:
        return Refusal("nw-purse-elsewhere", "17.1", {"place": PLACES[place]})
    return None


@option("refit {place}")
class Refit(Option):
    """A Squadron there is fitted out. [5.6]"""

    place: Place


class RefitAction(Action[Refit]):
    """`refit brest`: one Manoeuvre for one Squadron in port. [5.6]"""

    word = "refit"
    takes = (Refit,)
    purses = frozenset({IN_RUSSIA, REINFORCEMENTS})

    def options(self, state: State, nation: Nation) -> Sequence[Refit]:
        if not state.refitting or state.purse < 1:
            return ()
        places = {state.squadron_at[s] for s in SQUADRONS_OF[nation] if state.refitting >> s & 1}
        fitting = [p for p in sorted(places) if p >= 0 and refit_refusal(state, nation, p) is None]
        return [Refit(place) for place in fitting]

    def refuse(self, state: State, nation: Nation, act: Refit) -> Refusal | None:
        return refit_refusal(state, nation, act.place)

    def cost(self, state: State, nation: Nation, act: Refit) -> int:
        return 1

    def carry_out(self, state: State, nation: Nation, act: Refit) -> None:
        refit_squadron(state, waiting_at(state, nation, act.place))


register(RefitAction())
