"""Lesser things to say: empty zones, bounces, convoys, draws, warnings and questions.

None of them is more than what the forecast shows: whatever binds is weighed like any other deal.
"""

from __future__ import annotations

from collections.abc import Iterator

from .....engine.chance import Stream
from ...press.arrangements import Arrangement, Draw, Given, draw, empty, parts_of
from ...press.calendar import year_of
from ...press.lawful import refusal_of_arrangement
from ...press.ledger import meaning_of
from ...press.offers import Offers, offers_between
from ...press.speech import Propose, Question, Warn
from ...printed.board import IS_CENTRE
from ...printed.seats import centres_to_win, first_year
from ...state.orders import MOVE, Order
from .binding import carries_alone
from .council import Council
from .said import Said
from .weights import DEALING

#: Of so many phases one brings a question, or lesser deals before the greater ones.
_SELDOM = 4
#: Phases in which hardly anything changed before a draw is spoken of, and how much hardly anything is.
_STILL_FOR = 4
_STILL = 2


def whim(council: Council, seat: str, about: str) -> bool:
    """Now and then, by seed."""
    return Stream(f"{council.whims}/{about}/{seat}").below(_SELDOM) == 0


def lesser_deals(council: Council, seat: str) -> Iterator[Arrangement]:
    """A zone, a bounce and convoys between two, one of each at most that both would gain by or not lose."""
    offers = offers_between(council.ground, council.seat, (seat,))
    yield from _convoys(council, seat, offers)
    yield from _zones(council, seat, offers)
    yield from _bounces(council, seat, offers)


def _nobodys(council: Council, province: int, seat: str) -> bool:
    """No unit stands there, and no centre of the two is there."""
    theirs = council.forecast.belongings(council.me) | council.forecast.belongings(council.camp(seat))
    return province not in council.light.units and not theirs >> province & 1


def _zones(council: Council, seat: str, offers: Offers) -> Iterator[Arrangement]:
    reach = council.forecast.reach
    for place in offers.places:
        both = reach[council.me][place] and reach[council.camp(seat)][place]
        if both and _nobodys(council, place, seat) and not IS_CENTRE[place]:
            yield empty((council.seat, seat), (place,))
            return


def _bounces(council: Council, seat: str, offers: Offers) -> Iterator[Arrangement]:
    """Where the own plan goes anyway, or nobody must get in."""
    for what in offers.bounce:
        moves = [part.order for part in parts_of(what) if isinstance(part, Given)]
        if _nobodys(council, moves[0].target_province, seat):
            yield what
            return


def _convoys(council: Council, seat: str, offers: Offers) -> Iterator[Arrangement]:
    """Carried to a centre that is neither's; what one asks for comes before what one gives."""
    tried = 0
    for given in offers.convoy:
        goal = given.order.target_province
        if IS_CENTRE[goal] and _nobodys(council, goal, seat) and carries_alone(given.order):
            yield given
            tried += 1
        if tried == DEALING.convoys:
            return


def warnings(council: Council, listening: list[str]) -> Iterator[Said]:
    """To a partner into whose centres somebody steps in most guesses."""
    for partner in council.partners:
        if (
            partner in listening
            and whim(council, partner, "warning")
            and (danger := _danger(council, partner)) is not None
        ):
            by, order = danger
            yield Said(
                partner,
                "warn",
                Warn(Given(by, order)),
                params={"power": by},
                why=("bot-warns", {"seat": partner}),
            )
            return


def _danger(council: Council, partner: str) -> tuple[str, Order] | None:
    camp_of, units = council.light.table.camp_of, council.light.units
    camp = council.camp(partner)
    theirs = council.forecast.belongings(camp)
    counted: dict[Order, int] = {}
    for future in council.forecast.futures:
        for province, order in future.items():
            by = camp_of[units[province].power]
            if (
                order.kind == MOVE
                and by not in (camp, council.me, -1)
                and theirs >> order.target_province & 1
            ):
                counted[order] = counted.get(order, 0) + 1
    for order, times in sorted(counted.items(), key=lambda one: -one[1]):
        by_seat = council.history.table.seats[camp_of[units[order.province].power]]
        strange = by_seat not in council.partners and IS_CENTRE[order.target_province]
        if strange and 2 * times > len(council.forecast.futures) and not _warned(council, partner, order):
            return by_seat, order
    return None


def _warned(council: Council, partner: str, order: Order) -> bool:
    return any(
        letter.sender == council.seat
        and partner in letter.to
        and isinstance(meaning := meaning_of(letter), Warn)
        and isinstance(meaning.what, Given)
        and meaning.what.order is order
        for letter in council.view.press
    )


def questions(council: Council, listening: list[str]) -> Iterator[Said]:
    """Of a neighbour now and then: whether he will come here, or what a partner is about to do."""
    for seat in listening:
        if not council.touches(seat) or not whim(council, seat, "question"):
            continue
        if council.at_peace_with(seat):
            yield Said(seat, "ask", Question())
        elif (order := _feared(council, seat)) is not None:
            yield Said(seat, "ask", Question(Given(seat, order)))


def _feared(council: Council, seat: str) -> Order | None:
    """The step of a neighbour into something of ours that is foreseen most."""
    camp_of, units = council.light.table.camp_of, council.light.units
    mine = council.forecast.belongings(council.me)
    for future in council.forecast.futures:
        for province, order in future.items():
            steps = order.kind == MOVE and mine >> order.target_province & 1
            if steps and camp_of[units[province].power] == council.camp(seat):
                return order
    return None


def draws(council: Council, listening: list[str]) -> Iterator[Said]:
    """Where nothing moves any more and nobody is near winning, all who are left might share."""
    late = year_of(council.phase) >= first_year(council.view.scenario) + DEALING.draw_years
    if not late or not _is_still(council) or hopes_to_win(council):
        return
    what = draw(council.seat, *council.others)
    if refusal_of_arrangement(council.ground, what) is not None:
        return
    for seat in sorted(listening, key=lambda seat: -council.forecast.centres_of(council.camp(seat))):
        if not _spoke_of_a_draw(council, seat):
            yield Said(seat, "propose", Propose(what), why=("bot-proposes-draw", {"seat": seat}))
            return


def hopes_to_win(council: Council) -> bool:
    """Two thirds of the way and ahead of everybody."""
    own = council.forecast.centres_of(council.me)
    best = max((council.forecast.centres_of(council.camp(seat)) for seat in council.others), default=0)
    return own >= centres_to_win(council.view.scenario) * 2 // 3 and own > best


def _is_still(council: Council) -> bool:
    pasts = council.history.pasts
    if len(pasts) < _STILL_FOR:
        return False
    before, now = pasts[-_STILL_FOR].centres, council.light.centres
    return sum(before.get(centre) != power for centre, power in now.items()) <= _STILL


def _spoke_of_a_draw(council: Council, seat: str) -> bool:
    """In this year or the last."""
    return any(
        proposal.sender == council.seat
        and seat in proposal.to
        and any(isinstance(part, Draw) for part in parts_of(proposal.what))
        and year_of(proposal.phase) >= council.view.year - 1
        for proposal in council.ledger.proposals
    )
