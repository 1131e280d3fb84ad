"""How to use an Impulse: every playable card as event or for CPs, each by what it brings. [5.11, 6]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from .....engine.frames import AnyChoice
from .....engine.option import Option
from ...printed.cards import CARDS
from ...printed.names import FRANCE
from ...printed.pieces import NAPOLEON
from ...rules.answers import Done, PlayCp, PlayEvent
from ...rules.diplomacy.consuls import Push
from ...rules.impulse.actions import action_of
from ...rules.impulse.plays import ChooseDrawnPlay, ChoosePlay, Play
from ...rules.impulse.spending import ChooseAct
from ...rules.land.moving import Move
from ...rules.sea.convoys import Voyage
from ...rules.turn.victory import points
from ...state.relations import are_enemies
from ...state.state import State
from ..odds import dice_of
from .acts import act_value, price
from .choosing import candidates
from .reaching import FAR, marching
from .situation import Situation
from .trying import after
from .weights import CARD, EVENTS, SPEND
from .worth import card_worth, full_worth, worth

UseT = TypeVar("UseT", bound=PlayCp | PlayEvent | Done)
#: However good an action looks, a CP is not counted for more.
_MOST: Final = 0.3
#: The card that lets Napoleon march: areas free of charge, and what its Key is worth.
EMPEROR: Final = "the_emperor_commands"
_FREE, _MARKER = 6, 0.6
#: What it is worth that nobody marches for a while, and that France does not act once.
_FROZEN, _IMPULSE = 0.2, 0.4
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
    value = full_worth(twin, seat) - before + EVENTS.get(play.card, 0.0)
    special = _SPECIAL.get(play.card)
    return value + (special(Situation(state, seat)) if special is not None else 0.0)


def emperor_value(view: Situation) -> float:
    """What Napoleon could take with six areas free, and the Key the Emperor earns. [15.5]"""
    area = view.state.leader_at[NAPOLEON]
    if area < 0:
        return 0.0
    force = marching(view.own_force(area))[0]
    ahead = view.reach(FRANCE, area)
    prizes = [
        target.prize * view.chance(dice_of(force), target)
        for target in view.targets(FRANCE).values()
        if ahead.get(target.area, FAR) < _FREE and not target.fortress
    ]
    return max(prizes, default=0.0) + (
        0.0 if view.state.plus_key or not prizes else _MARKER * min(1.0, max(prizes))
    )


def _mud_value(view: Situation) -> float:
    """Who leads is glad if nothing moves."""
    found = points(view.state)
    return _FROZEN if found[view.seat] == max(found.values()) else -_FROZEN


def _paris_value(view: Situation) -> float:
    """An Impulse of France: a loss to its player and its friends."""
    return _IMPULSE if all(are_enemies(view.state, FRANCE, n) for n in view.powers) else -_IMPULSE


_SPECIAL: Final[dict[str, Callable[[Situation], float]]] = {
    EMPEROR: emperor_value, "mud": _mud_value, "paris_rising": _paris_value,
}  # fmt: skip


def best_rates(state: State, choice: ChoosePlay, offer: Sequence[Play]) -> list[float]:
    """What the best actions of different troops bring for a CP, best first."""
    spending = [play for play in offer if isinstance(play, PlayCp)]
    if not spending:
        return []
    largest = max(spending, key=lambda play: CARDS[play.card].cp)
    twin = after(state, choice, largest, choice.seat, lambda board: 0.0)
    top = twin.stack[-1] if twin.stack else None
    if not isinstance(top, ChooseAct) or top.nation != choice.nation:
        return []
    view = Situation(twin, choice.seat)
    found: dict[int | str, float] = {}
    for act in candidates(view, top.nation, top.options(twin)):
        rate = act_value(view, top.nation, act) / price(view, top.nation, act)
        key = _who(act)
        found[key] = max(rate, found.get(key, 0.0))
    return sorted((min(rate, _MOST) for rate in found.values()), reverse=True)


def _who(act: Option) -> int | str:
    """Whom an action belongs to: troops of one area act one after the other."""
    match act:
        case Move() | Voyage():
            return act.frm
        case Push():
            return act.nation
        case _:
            return action_of(act).word


def worth_of(rates: Sequence[float], cp: int) -> float:
    """What so many CPs bring: two for each of the best actions, the rest at the usual rate."""
    total, left = 0.0, cp
    for rate in rates:
        if left <= 0 or rate <= SPEND.cp:
            break
        used = min(left, 2)
        total += used * rate
        left -= used
    return total + left * SPEND.cp * 0.7


def drawn_play(state: State, choice: ChooseDrawnPlay, offer: Sequence[UseT]) -> UseT:
    """A card drawn in the open: its event, its CPs, or the hand."""
    seat = choice.seat
    before = full_worth(state, seat)

    def value(use: UseT) -> float:
        if isinstance(use, PlayCp):
            return SPEND.cp * 1.5 * CARDS[use.card].cp
        return full_worth(after(state, choice, use, seat, lambda b: worth(b, seat)), seat) - before

    return max(offer, key=value)
