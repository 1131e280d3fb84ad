"""What CPs can be spent on, kind by kind: how much the cheapest costs, or why there is none now. [6.3]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from ....engine.errors import Refusal
from ....engine.option import Option
from ....engine.shown import ReasonShown, reason_shown
from ..printed.names import EACH_NATION, NO_CONSUL
from ..rules.answers import War
from ..rules.diplomacy.consuls import RIGHT, Push, row_of
from ..rules.impulse.actions import actions, refuse_act
from ..rules.interphase.deploying import Deploy
from ..state.changes.turn import restore_purse
from ..state.ids import Nation
from ..state.state import State

#: More Manoeuvres than anything costs.
PLENTY: Final = 200


class ActRow(Struct, rename={"least": "from"}):
    """A kind of action: how many there are and the least price in Manoeuvres, or why there is none."""

    word: str
    count: int
    least: int
    reason: ReasonShown | None
    #: It is not taken back any more.
    grave: bool


def act_rows(state: State, nation: Nation, prices: Mapping[str, Sequence[int]]) -> list[ActRow]:
    """Every kind of action; `prices` are those of the answers of each kind."""
    rich = with_plenty(state)
    return [_row(state, rich, nation, word, prices.get(word, ())) for word in actions()]


def _row(state: State, rich: State, nation: Nation, word: str, prices: Sequence[int]) -> ActRow:
    if prices:
        return ActRow(word, len(prices), min(prices), None, actions()[word].is_grave)
    refusal = why_closed(state, rich, nation, word)
    return ActRow(word, 0, 0, None if refusal is None else reason_shown(refusal), actions()[word].is_grave)


def with_plenty(state: State) -> State:
    """The same with more in the purse than anything costs."""
    rich = state.copy()
    restore_purse(rich, PLENTY, state.purse_use)
    return rich


def why_closed(state: State, rich: State, nation: Nation, word: str) -> Refusal | None:
    """What stands in the way: another purpose of the purse, too little in it, or the rule itself."""
    action = actions()[word]
    if state.purse_use and state.purse_use not in action.purses:
        return Refusal("nw-purse-other-use", "6.3", {"use": state.purse_use})
    possible = action.options(rich, nation)
    if possible:
        cost = min(action.cost(state, nation, act) for act in possible)
        return Refusal("nw-purse-short", "6.3", {"cost": (cost + 1) // 2, "left": state.purse // 2})
    refusals = (refuse_act(rich, nation, act) for act in _typical(state, nation, word))
    return next((refusal for refusal in refusals if refusal is not None), None)


def _typical(state: State, nation: int, word: str) -> Sequence[Option]:
    """What one would try: its refusal tells why nothing of the kind can be done."""
    nations = [Nation(n) for n in EACH_NATION]
    if word == "consul":
        proxies = [n for n in nations if state.consul_box[n] != NO_CONSUL]
        rows = [nation if row_of(state, n) < 0 else row_of(state, n) for n in proxies]
        return [Push(n, RIGHT, Nation(row)) for n, row in zip(proxies, rows, strict=True)]
    if word == "war":
        return [War(enemy) for enemy in nations if enemy != nation]
    return [Deploy()] if word == "deploy" else []
