"""Treaties between courts: Tilsit, and the royal marriage. [8.34]"""

from __future__ import annotations

from .....engine.option import Option, option
from ...printed.names import NO_CAMP, PACT, POWERS
from ...rules.cards.answers import With
from ...rules.cards.questions import question
from ...rules.cards.registry import event, needs, no_effect
from ...rules.diplomacy.consuls import EVENT, MoveConsul, consul_refusal
from ...rules.diplomacy.declaring import enter_camp
from ...rules.diplomacy.sides import camp_refusal
from ...rules.impulse.spending import GrantCp
from ...state.changes.cards import draw_cards
from ...state.changes.diplomacy import make_truce
from ...state.ids import Nation
from ...state.relations import are_enemies, camp_of, is_proxy, seat_of
from ...state.state import State
from .courts import players


def _tilsit_partners(state: State, nation: Nation) -> list[Nation]:
    camp = camp_of(state, nation)
    if camp == NO_CAMP:
        return []
    return [
        power
        for power in players(state)
        if are_enemies(state, nation, power)
        and seat_of(state, power) != seat_of(state, nation)
        and camp_refusal(state, power, camp) is None
    ]


@event(
    "treaty_of_tilsit",
    lambda state, nation: None if _tilsit_partners(state, nation) else no_effect("treaty_of_tilsit"),
)
def treaty_of_tilsit(state: State, nation: Nation) -> None:
    """An enemy Power is asked to change sides; its answer brings cards or CPs. [8.34]"""
    offer_treaty.put(state, nation, [OfferTreaty(n) for n in _tilsit_partners(state, nation)])


@option("offer {nation}", says="offer-treaty")
class OfferTreaty(Option, frozen=True):
    """The Power that is asked to change sides."""

    nation: Nation


@option("tilsit accept {nation}")
class AcceptTreaty(Option, frozen=True):
    """The Power changes sides."""

    nation: Nation


@option("tilsit refuse {nation}")
class RefuseTreaty(Option, frozen=True):
    """The Power stays."""

    nation: Nation


@question("treaty_of_tilsit", "offer")
def offer_treaty(state: State, nation: Nation, answer: OfferTreaty) -> None:
    power = answer.nation
    answer_treaty.put(state, nation, (AcceptTreaty(power), RefuseTreaty(power)), to=power)


@question("treaty_of_tilsit", "tilsit")
def answer_treaty(state: State, nation: Nation, answer: AcceptTreaty | RefuseTreaty) -> None:
    if isinstance(answer, RefuseTreaty):
        state.then(GrantCp(nation, 3))
        return
    enter_camp(state, answer.nation, camp_of(state, nation))
    draw_cards(state, answer.nation, 2)
    draw_cards(state, nation, 1)


def _matches(state: State, nation: Nation) -> list[Nation]:
    """Powers to marry into: other players', and Proxies whose Consul could come nearer."""
    found = []
    for power in POWERS:
        if is_proxy(state, power):
            if consul_refusal(state, nation, power, nation, True, EVENT) is None:
                found.append(power)
        elif seat_of(state, power) != seat_of(state, nation):
            found.append(power)
    return found


@event("royal_marriage", needs("royal_marriage", _matches))
def royal_marriage(state: State, nation: Nation) -> None:
    """A Proxy's Consul moves up to three boxes right; a player's Power may agree to a truce and cards."""
    propose.put(state, nation, [With(power) for power in _matches(state, nation)])


@option("boxes {boxes} {nation}", says="dowry")
class Dowry(Option, frozen=True):
    """How far the Consul of the bride's court comes."""

    boxes: int
    nation: Nation


@option("marriage accept {nation}")
class AcceptMarriage(Option, frozen=True):
    """A truce and cards."""

    nation: Nation


@option("marriage refuse {nation}")
class RefuseMarriage(Option, frozen=True):
    """No wedding."""

    nation: Nation


@question("royal_marriage", "with")
def propose(state: State, nation: Nation, answer: With) -> None:
    other = answer.nation
    if is_proxy(state, other):
        ways = range(1, min(3, PACT - state.consul_box[other]) + 1)
        settle_dowry.put(state, nation, [Dowry(boxes, other) for boxes in reversed(ways)])
        return
    answer_suit.put(state, nation, (AcceptMarriage(other), RefuseMarriage(other)), to=other)


@question("royal_marriage", "boxes")
def settle_dowry(state: State, nation: Nation, answer: Dowry) -> None:
    state.then(MoveConsul(nation, answer.nation, nation, True, answer.boxes, "event"))


@question("royal_marriage", "marriage")
def answer_suit(state: State, nation: Nation, answer: AcceptMarriage | RefuseMarriage) -> None:
    if isinstance(answer, AcceptMarriage):
        make_truce(state, nation, answer.nation)
        draw_cards(state, nation, 1)
        draw_cards(state, answer.nation, 1)
