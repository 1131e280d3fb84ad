"""How to use an Impulse: every playable card as event or for CPs, each by what it brings. [5.11, 6]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from .....engine.frames import AnyChoice
from .....engine.option import Option
from ...cards.events.marching import ChooseFreeMarch
from ...printed.cards import CARDS
from ...printed.names import FRANCE
from ...rules.answers import Done, Flag, PlayCp, PlayEvent
from ...rules.diplomacy.consuls import Push, price_of_pact
from ...rules.impulse.actions import action_of
from ...rules.impulse.plays import ChooseDrawnPlay, ChoosePlay, Play
from ...rules.impulse.spending import ChooseAct
from ...rules.land.moving import Move
from ...rules.sea.convoys import Voyage
from ...rules.turn.victory import points
from ...state.relations import are_enemies
from ...state.state import State
from .campaigns import rated
from .diplomacy import is_whole_way
from .emperor import LEAST, free_march
from .situation import Situation
from .trying import after
from .weights import CARD, EVENTS, SPEND
from .worth import card_worth, full_worth, worth

UseT = TypeVar("UseT", bound=PlayCp | PlayEvent | Done)
#: What of a plan for CPs comes true.
_TRUE: Final = 0.85
#: However good an action looks, a CP is not counted for more.
_MOST: Final = 0.5
#: What it is worth that nobody marches for a while, and that France does not act once.
_FROZEN, _IMPULSE = 0.2, 0.4
#: An event that nothing comes of.
_WASTED: Final = -1.0
#: A Resource counts a point at the end.
_RESOURCE: Final = -0.75


def play_values(state: State, choice: ChoosePlay, offer: Sequence[Play]) -> dict[Play, float]:
    """What each use of the Impulse is worth, less what the card would be worth kept."""
    seat = choice.seat
    rates = best_rates(state, choice, offer)
    before = full_worth(state, seat) if any(isinstance(play, PlayEvent) for play in offer) else 0.0
    values: dict[Play, float] = {}
    for play in offer:
        match play:
            case Done():
                values[play] = 0.0
            case PlayCp(card):
                values[play] = worth_of(rates, CARDS[card].cp) - card_worth(card) + _home(card)
            case PlayEvent(card):
                values[play] = event_value(state, choice, play, before) + _home(card)
            case _:
                values[play] = _RESOURCE
    return values


def _home(card: str) -> float:
    return CARD.home if CARDS[card].is_home else 0.0


def event_value(state: State, choice: AnyChoice, play: PlayEvent, before: float) -> float:
    """What the event brings on the board it leads to; the card itself has left the hand there."""
    seat = choice.seat
    twin = after(state, choice, play, seat, lambda board: worth(board, seat))
    top = twin.stack[-1] if twin.stack else None
    if isinstance(top, ChooseFreeMarch):
        return _march_value(twin, top) - card_worth(play.card)
    value = full_worth(twin, seat) - before + EVENTS.get(play.card, 0.0)
    special = _SPECIAL.get(play.card)
    return value + (special(Situation(state, seat)) if special is not None else 0.0)


def _march_value(state: State, choice: ChooseFreeMarch) -> float:
    """What the Emperor's march brings; without one the card is wasted."""
    gain = free_march(Situation(state, choice.seat), choice, choice.options(state)).gain
    return gain if gain >= LEAST else _WASTED


def _mud_value(view: Situation) -> float:
    """Who leads is glad if nothing moves."""
    found = points(view.state)
    return _FROZEN if found[view.seat] == max(found.values()) else -_FROZEN


def _paris_value(view: Situation) -> float:
    """An Impulse of France: a loss to its player and its friends."""
    return _IMPULSE if all(are_enemies(view.state, FRANCE, n) for n in view.powers) else -_IMPULSE


_SPECIAL: Final[dict[str, Callable[[Situation], float]]] = {
    "mud": _mud_value, "paris_rising": _paris_value,
}  # fmt: skip


#: What a CP brings, and for how many.
Rate = tuple[float, float]


def best_rates(state: State, choice: ChoosePlay, offer: Sequence[Play]) -> list[Rate]:
    """What the best actions of different troops bring for a CP, best first, and how many CPs they take."""
    spending = [play for play in offer if isinstance(play, PlayCp)]
    if not spending:
        return []
    largest = max(spending, key=lambda play: CARDS[play.card].cp)
    twin = after(state, choice, largest, choice.seat, lambda board: 0.0)
    top = twin.stack[-1] if twin.stack else None
    if not isinstance(top, ChooseAct) or top.nation != choice.nation:
        return []
    view = Situation(twin, choice.seat)
    found: dict[tuple[str, int], Rate] = {}
    for rate, act, takes in rated(view, top.nation, top.options(twin)):
        key = troops_of(act)
        if rate > found.get(key, (0.0, 0.0))[0]:
            found[key] = min(rate, _MOST), takes or _takes(view, act)
    return sorted(found.values(), reverse=True)


def troops_of(act: Option) -> tuple[str, int]:
    """Whom an action belongs to: troops of one area act one after the other."""
    match act:
        case Move() | Voyage():
            return "troops", act.frm
        case Push():
            return "consul", act.nation
        case Flag():
            return "flag", act.area
        case _:
            return action_of(act).word, 0


def _takes(view: Situation, act: Option) -> float:
    """How many CPs go into what an action begins."""
    match act:
        case Flag():
            return 1.0
        case Push() if is_whole_way(view, act):
            return price_of_pact(view.state, act.nation)
        case _:
            return 2.0


def worth_of(rates: Sequence[Rate], cp: int) -> float:
    """What so many CPs bring: spent on the best actions, the rest at the usual rate."""
    total, left = 0.0, float(cp)
    for rate, takes in rates:
        if left <= 0 or rate <= SPEND.cp:
            break
        used = min(left, takes)
        total += used * rate
        left -= used
    return _TRUE * (total + left * SPEND.cp)


def drawn_play(state: State, choice: ChooseDrawnPlay, offer: Sequence[UseT]) -> UseT:
    """A card drawn in the open: its event, its CPs, or the hand."""
    seat = choice.seat
    before = full_worth(state, seat)

    def value(use: UseT) -> float:
        if isinstance(use, PlayCp):
            return SPEND.cp * 1.5 * CARDS[use.card].cp
        return full_worth(after(state, choice, use, seat, lambda b: worth(b, seat)), seat) - before

    return max(offer, key=value)
