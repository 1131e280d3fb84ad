"""Whether an occasion could matter to a seat: who stands there, who could come, who has lost what. [6.14]"""

from __future__ import annotations

from ...printed.cards import CARDS
from ...printed.ids import Area, Nation
from ...printed.names import PACT
from ...printed.pieces import LEADER_NATION
from ...state.relations import are_enemies, nations_of
from ...state.state import State
from ..land.armies import nations_of_force
from ..land.interception import able_leaders
from ..occasions import ResponseWindow
from .responses import OPEN


def could_matter(state: State, seat: str, window: ResponseWindow) -> bool:
    """Could any Response of any nation of the seat fit the occasion? Judged without looking into hands."""
    kind = window.kind
    if kind in OPEN:
        return True
    mine = nations_of(state, seat)
    if kind == "card":
        return CARDS[window.card].kind != "home" and not CARDS[window.card].must_be_event
    if kind in ("convoy", "roll", "retreat"):
        return True
    if kind == "evade":
        return any(stands_at(state, n, window) for n in mine)
    if kind == "intercept":
        return any(could_intercept(state, n, window) for n in mine)
    if kind == "aftermath":
        return state.battle is not None and any(lost_pieces(state, n) for n in mine)
    return kind == "consul" and state.consul_box[window.nation] != PACT


def stands_at(state: State, nation: Nation, window: ResponseWindow) -> bool:
    there = bool(state.present[nation] >> window.place & 1)
    return window.place >= 0 and there and are_enemies(state, nation, window.nation)


def could_intercept(state: State, nation: Nation, window: ResponseWindow) -> bool:
    if window.place < 0 or not are_enemies(state, nation, window.nation):
        return False
    return any(
        LEADER_NATION[x] == nation for x in able_leaders(state, Area(window.place), window.nation, sure=True)
    )


def lost_pieces(state: State, nation: Nation) -> int:
    """Pieces the nation's side lost in the battle that is over."""
    battle = state.battle
    if battle is None or battle.is_siege:
        return 0
    for side in battle.sides:
        whole = nations_of_force(side.force) | nations_of_force(side.lost)
        if whole >> nation & 1:
            return side.lost.size
    return 0
