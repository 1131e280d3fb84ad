"""What a whole board is worth to a seat: points, pieces, Consuls, cards, and what could come of them."""

from __future__ import annotations

from typing import Final

from ...printed.cards import CARDS
from ...printed.ids import Nation, each_area
from ...printed.names import EACH_NATION, NATION_COUNT, NO_NATION
from ...printed.pieces import BATTLE, COMMAND, LEADERS_OF, SQUADRONS_OF
from ...rules.turn.victory import points
from ...state.hands import ready_home_cards
from ...state.relations import enemies, nations_of, seat_of
from ...state.state import State, rules
from .diplomacy import consuls_worth
from .situation import Situation
from .weights import ARMY, CARD, KEY, SPEND

#: What of pieces counts on the last turn: what they can do is counted besides.
_LATE: Final = 0.3


def worth(state: State, seat: str) -> float:
    """Points and everything that stands on the board or is held, without looking ahead."""
    if state.result:
        return 20.0 if state.result["winner"] == seat else -20.0
    value = score_worth(state, seat) + consuls_worth(state, seat)
    own = nations_of(state, seat)
    hostile = 0
    lasting = _LATE if state.turn >= rules(state).last_turn else 1.0
    for nation in own:
        hostile |= enemies(state, nation)
        value += lasting * pieces_worth(state, nation) + hand_worth(state, nation)
    for nation in EACH_NATION:
        if nation in own:
            continue
        share = lasting * ARMY.theirs if hostile >> nation & 1 else 0.05
        value -= share * pieces_worth(state, nation)
        value -= (KEY.rival / 2 if seat_of(state, nation) else 0.0) * CARD.cp * 3 * len(state.hands[nation])
    if state.purse and state.active != NO_NATION:
        value += (SPEND.cp if state.active in own else -SPEND.cp / 3) * state.purse / 2
    return value


def score_worth(state: State, seat: str) -> float:
    """Points against those of the others, of the best most."""
    scored = points(state)
    others = [score for other, score in scored.items() if other != seat]
    return scored[seat] - KEY.rival * sum(others) - KEY.leader * max(others, default=0)


def pieces_worth(state: State, nation: Nation) -> float:
    """Strength, leaders and ships of a nation wherever they are."""
    present = each_area(state.present[nation])
    sp = sum(state.sp[area * NATION_COUNT + nation] for area in present) + 0.5 * state.sp_regroup[nation]
    value = ARMY.sp * sp
    for leader in LEADERS_OF[nation]:
        if state.leader_at[leader] >= 0:
            value += ARMY.rating * (BATTLE[leader] + COMMAND[leader] / 2)
    for squadron in SQUADRONS_OF[nation]:
        if state.squadron_at[squadron] >= 0:
            value += ARMY.squadron * (0.5 if state.building >> squadron & 1 else 1.0)
    return value


def card_worth(card: str) -> float:
    """What a card is worth in the hand."""
    fact = CARDS[card]
    value = CARD.cp * fact.cp
    if fact.timing == "battle":
        value += CARD.battle
    elif fact.timing == "response":
        value += CARD.response
    return value


def hand_worth(state: State, nation: Nation) -> float:
    """What a nation holds; a Home card not used this turn comes back anyhow."""
    value = sum(card_worth(card) for card in state.hands[nation])
    return value + sum(card_worth(card) for card in ready_home_cards(state, nation))


def outlook(view: Situation) -> float:
    """What our troops could do, less what others could do to us."""
    return view.planned() - view.threatened()


def standing_worth(state: State, seat: str) -> float:
    """Points, Consuls and what could come: what a change of sides touches."""
    value = score_worth(state, seat) + consuls_worth(state, seat)
    return value + outlook(Situation(state, seat))


def full_worth(state: State, seat: str) -> float:
    """The board, and what could come of it."""
    value = worth(state, seat)
    return value if state.result else value + outlook(Situation(state, seat))
