"""Events of cabinets and congresses: cards 66 to 69. [8]"""

from __future__ import annotations

from ...printed.board import FORTRESSES
from ...printed.cards import PARLIAMENT
from ...printed.ids import Mask, Nation, each_area
from ...printed.lands import BULL
from ...printed.names import BRITAIN
from ...rules.answers import Flag
from ...rules.cards.answers import PushConsul
from ...rules.cards.questions import areas_in, question
from ...rules.cards.registry import event, needs, no_effect
from ...rules.cards.troops import other_cards, push, pushes
from ...rules.formation.flags import EventFlag
from ...rules.impulse.spending import GrantCp
from ...state.changes.cards import discard_card, random_card, turn_home_card
from ...state.control import areas_with, controller
from ...state.relations import are_allies, seat_of
from ...state.state import State
from .courts import can_push, players
from .second_pushes import ErfurtPush


@event("secret_treaty", can_push("secret_treaty"))
def secret_treaty(state: State, nation: Nation) -> None:
    """One Consul, one box; Pact may be entered."""
    push_secretly.put(state, nation, pushes(state, nation, into_pact=True))


@question("secret_treaty", "consul")
def push_secretly(state: State, nation: Nation, answer: PushConsul) -> None:
    push(state, nation, answer)


@event("congress_of_erfurt")
def congress_of_erfurt(state: State, nation: Nation) -> None:
    """Each player pushes a Consul one box, short of Pact, from the one who plays on; three CPs for him."""
    order = players(state)
    start = order.index(nation) if nation in order else 0
    seats: dict[str, Nation] = {}
    for power in (*order[start:], *order[:start]):
        seats.setdefault(seat_of(state, power), power)
    state.then(*[ErfurtPush(power) for power in seats.values()], GrantCp(nation, 3))


def bull_areas(state: State) -> Mask:
    """Open areas without Formations where the Papal Bull may speak."""
    return BULL & ~FORTRESSES & ~areas_with(state, 511)


@event("papal_bull", lambda state, nation: None if _bull_targets(state, nation) else no_effect("papal_bull"))
def papal_bull(state: State, nation: Nation) -> None:
    """One Flag is placed or removed in Catholic lands; it means no war. [8.33, 10.6]"""
    flag_by_bull.put(state, nation, [Flag(area) for area in areas_in(_bull_targets(state, nation))])


def _bull_targets(state: State, nation: Nation) -> int:
    free = bull_areas(state)
    return sum(
        1 << area for area in each_area(free) if not are_allies(state, nation, controller(state, area))
    )


@question("papal_bull", "flag")
def flag_by_bull(state: State, nation: Nation, answer: Flag) -> None:
    state.then(EventFlag(nation, answer.area, "event"))


def _ministry_stands(state: State, nation: Nation) -> bool:
    return PARLIAMENT not in state.home_used or other_cards(state, BRITAIN, "parliamentary_crisis")


@event("parliamentary_crisis", needs("parliamentary_crisis", _ministry_stands))
def parliamentary_crisis(state: State, nation: Nation) -> None:
    """Parliament is turned face down; if it is already, Britain loses a card by lot."""
    if PARLIAMENT not in state.home_used:
        turn_home_card(state, PARLIAMENT, False)
    elif state.hands[BRITAIN]:
        discard_card(state, BRITAIN, random_card(state, BRITAIN, "ministry"))
