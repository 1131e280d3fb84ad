"""What a side may do with its action round: may this card be used so? [8.1.3, 9.1.3, 9.3.3, 9.4]"""

from __future__ import annotations

from typing import ClassVar, Final

from .....engine.errors import Refusal
from .....engine.kinds import told
from .....engine.option import Option, option
from ...printed.card_names import GUNS_OF_AUGUST, INFLUENZA, OVER_THERE, PLACE_OF_EXECUTION
from ...printed.cards import CARDS, Card
from ...printed.names import AP, BU, CP, IT, TU, Side
from ...state.ids import CardId, Points
from ...state.state import State, is_at_war, rules, was_played
from ..events.registry import event_refusal as refusal_of_card
from ..turn.pools import is_late_entry
from ..war.peace import peace_refusal

#: Nations whose points count only once they are at war. [9.4.1]
_NEUTRAL_RP: Final = {"bu": BU, "it": IT, "tu": TU}


class CardUse(Option):
    """A card of the hand used in one way or the other."""

    card: CardId


@option("ops {card}")
class PlayOps(CardUse):
    @told
    def points(self) -> int:
        return CARDS[self.card].ops


@option("sr {card}")
class PlaySr(CardUse):
    @told
    def points(self) -> int:
        return CARDS[self.card].sr


@option("rp {card}")
class PlayRp(CardUse):
    @told
    def points(self) -> Points:
        return Points(CARDS[self.card].rp)


@option("event {card}")
class PlayEvent(CardUse):
    pass


@option("auto")
class Auto(Option):
    """The automatic operation. [9.1.4]"""

    card: ClassVar[CardId] = CardId("")


@option("peace")
class OfferPeace(Option):
    """[16.5]"""

    card: ClassVar[CardId] = CardId("")


#: One way to use an action round.
Action = PlayOps | PlaySr | PlayRp | PlayEvent | Auto | OfferPeace
#: Ways to use a card, and ways to do without one.
CARD_USES: Final = (PlayOps, PlaySr, PlayRp, PlayEvent)
BARE_USES: Final = (Auto, OfferPeace)


def actions_of(state: State, side: Side) -> list[Action]:
    """Everything the side may do now. [8.1.3]"""
    return state.remembered(("actions", side), lambda: _allowed(state, side))


def _allowed(state: State, side: Side) -> list[Action]:
    if _must_open_with_guns(state, side):
        return [PlayEvent(CardId(GUNS_OF_AUGUST))]
    may_sr, may_rp = _sr_refusal(state, side) is None, _rp_refusal(state, side) is None
    found: list[Action] = []
    for card in map(CardId, sorted(state.hands[side])):
        if not is_late_entry(state, card):
            found.append(PlayOps(card))
            if may_sr:
                found.append(PlaySr(card))
            if may_rp:
                found.append(PlayRp(card))
        if event_refusal(state, side, card) is None:
            found.append(PlayEvent(card))
    bare = (use() for use in BARE_USES)
    return [*found, *(action for action in bare if action_refusal(state, side, action) is None)]


def action_refusal(state: State, side: Side, action: Action) -> Refusal | None:
    """Why the side may not do this now. [8.1.3]"""
    if _must_open_with_guns(state, side) and action != PlayEvent(CardId(GUNS_OF_AUGUST)):
        return Refusal("pog-guns-of-august-first", "5.7.4.3")
    match action:
        case Auto():
            return None
        case OfferPeace():
            return peace_refusal(state, side)
        case CardUse(card) if card not in state.hands[side]:
            return Refusal("pog-card-not-held", "9.1.2", {"card": card})
        case PlayEvent(card):
            return event_refusal(state, side, card)
        case CardUse(card) if is_late_entry(state, card):
            return Refusal("pog-late-entry", "9.5.2.5", {"card": card})
        case PlaySr():
            return _sr_refusal(state, side)
        case PlayRp():
            return _rp_refusal(state, side)
        case PlayOps():
            return None


def _must_open_with_guns(state: State, side: Side) -> bool:
    """The historical scenario begins with the Guns of August. [5.7.4.3]"""
    if side != CP or state.turn != 1 or state.actions[CP]:
        return False
    return rules(state).guns_of_august_first and GUNS_OF_AUGUST in state.hands[CP]


def _sr_refusal(state: State, side: Side) -> Refusal | None:
    return Refusal("pog-sr-twice", "9.3.3") if last_action(state, side) == "sr" else None


def _rp_refusal(state: State, side: Side) -> Refusal | None:
    if last_action(state, side) == "rp":
        return Refusal("pog-rp-twice", "9.4.3")
    if state.played.get(INFLUENZA) == state.turn:
        return Refusal("pog-influenza", "9.5.1.1", {"card": INFLUENZA})
    return None


def event_refusal(state: State, side: Side, card: str) -> Refusal | None:
    """Why the card may not be played as an event. [9.5]"""
    # The Place of Execution is a plain event once no French fort is left.
    if CARDS[card].is_combat_card and card != PLACE_OF_EXECUTION:
        return Refusal("pog-combat-card-no-event", "9.5.4.1", {"card": card})
    return refusal_of_card(state, side, card)


def last_action(state: State, side: Side) -> str:
    """What the side did in its round before this one, in the same turn. [9.3.3, 9.4.3]"""
    return state.actions[side][-1] if state.actions[side] else ""


def kind_of_event(card: Card) -> str:
    """The word an event is noted under."""
    if card.neutral_entry >= 0:
        return "neutral_entry"
    return "reinforcement" if card.reinforcement_nation >= 0 else "event"


def points_of(state: State, card: str) -> dict[str, int]:
    """What a card gives when it is played for replacements. [9.4.1, 17.1.8]"""
    points = {
        name: count
        for name, count in CARDS[card].rp.items()
        if name not in _NEUTRAL_RP or is_at_war(state, _NEUTRAL_RP[name])
    }
    if CARDS[card].side == AP and was_played(state, OVER_THERE):
        points["us"] = points.get("us", 0) + 1
    return points
