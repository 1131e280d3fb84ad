"""What a seat writes of its own accord: two letters a phase at most, to those with most to gain together."""

from __future__ import annotations

from collections.abc import Iterator

from .....bots.player import Why
from ...press.arrangements import Alliance, Arrangement, Given, Peace, alliance, parts_of, peace
from ...press.calendar import when
from ...press.lawful import refusal_of_arrangement
from ...press.ledger import REFUSED, meaning_of
from ...press.speech import Accuse, Cancel, Propose, Question, Thank, Warn
from ...press.verdicts import BROKEN, KEPT
from ...state.orders import SUPPORT_HOLD, SUPPORT_MOVE, Order
from .answering import peace_refused
from .council import Council
from .occasions import draws, lesser_deals, questions, warnings, whim
from .said import Said
from .weights import DEALING

#: With these a seat begins to talk.
_BEGINNINGS = (Propose, Accuse, Cancel, Thank, Warn, Question)
#: Phases for which a refused proposal is not made again.
_RESTING = 3
#: Centres from which somebody is everybody's enemy.
_LEADING = 12


def beginnings(council: Council) -> list[Said]:
    """Letters nobody asked for; none if some were written in this phase already."""
    if any(
        message.sender == council.seat
        and message.phase == council.phase
        and isinstance(meaning_of(message), _BEGINNINGS)
        for message in council.view.press
    ):
        return []
    found: list[Said] = []
    for said in _in_order_of_weight(council):
        if said.to not in [other.to for other in found] and not _contradicts(council, said, found):
            found.append(said)
        if len(found) == DEALING.begun:
            break
    return found


def _contradicts(council: Council, said: Said, others: list[Said]) -> bool:
    """Would two letters offer one unit for two orders?"""

    def offered(letter: Said) -> dict[int, Order]:
        rows = parts_of(letter.meaning.what) if isinstance(letter.meaning, Propose) else ()
        mine = [row.order for row in rows if isinstance(row, Given) and row.seat == council.seat]
        return {order.province: order for order in mine}

    own = offered(said)
    return any(
        own.get(province, order) is not order
        for other in others
        for province, order in offered(other).items()
    )


def _in_order_of_weight(council: Council) -> Iterator[Said]:
    listening = [seat for seat in council.others if unanswered(council, seat) < _patience(council, seat)]
    yield from _complaints(council, listening)
    yield from _endings(council, listening)
    yield from draws(council, listening)
    yield from warnings(council, listening)
    yield from _offers(council, listening)
    yield from _thanks(council, listening)
    yield from questions(council, listening)


def _patience(council: Council, seat: str) -> int:
    """Who never wrote may have nobody who reads."""
    wrote = any(message.sender == seat for message in council.view.press)
    return DEALING.unanswered if wrote else DEALING.untried


def unanswered(council: Council, seat: str) -> int:
    """Own letters to somebody since his last one."""
    count = 0
    for message in council.view.press:
        if message.sender == seat and council.seat in message.to:
            count = 0
        elif message.sender == council.seat and seat in message.to:
            count += 1
    return count


def _complaints(council: Council, listening: list[str]) -> Iterator[Said]:
    """Who broke his word in the last moves is told so once."""
    for verdict in council.trust.verdicts:
        fresh = verdict.phase == council.history.last_phase and verdict.outcome == BROKEN
        if fresh and council.seat in verdict.promise.to and verdict.promise.by in listening:
            yield Said(verdict.promise.by, "accuse", Accuse(verdict.promise.what))


def _endings(council: Council, listening: list[str]) -> Iterator[Said]:
    """Peace with somebody who grows too great is ended in words; the loyal do so before every attack."""
    for seat in council.partners:
        if seat not in listening:
            continue
        held = next(
            promise.what
            for promise in council.promises
            if promise.by == council.seat
            and seat in promise.to
            and isinstance(promise.what, Peace | Alliance)
        )
        if refusal_of_arrangement(council.ground, held) is not None:
            # The common enemy is gone; the peace is left.
            held = peace(council.seat, seat)
        if council.is_great(seat):
            yield Said(seat, "cancel", Cancel(held), "great", why=("bot-ends-great", {"seat": seat}))
        elif council.temper_name == "loyal" and stab_pays(council, seat):
            yield Said(seat, "cancel", Cancel(held), "interests", why=("bot-ends", {"seat": seat}))


def stab_pays(council: Council, seat: str) -> bool:
    """Is it worth a word to attack somebody now: enough, and for two centres, or near the end?"""
    released = [
        promise
        for promise in council.promises
        if not (
            promise.by == council.seat and seat in promise.to and isinstance(promise.what, Peace | Alliance)
        )
    ]
    bound, free = council.own_plan, council.plan(released)
    if free == bound:
        return False
    gain = council.forecast.worth(free)[council.me] - council.forecast.worth(bound)[council.me]
    if gain < council.temper.stab:
        return False
    own = council.forecast.centres_of(council.me)
    won = council.forecast.centres_won(council.me, free) - council.forecast.centres_won(council.me, bound)
    wins_at = council.history.table.wins_at
    theirs = council.forecast.centres_of(council.camp(seat))
    return won >= 2 or own + won >= wins_at - 2 or theirs >= wins_at - 2


def _offers(council: Council, listening: list[str]) -> Iterator[Said]:
    """Peace, alliances and help for help, the best first."""
    near = [seat for seat in listening if council.camp(seat) in council.forecast.near(council.me)]
    offers: list[tuple[float, Said]] = []
    for seat in near:
        if council.trust.chance(seat) < DEALING.believed:
            continue
        for worth, what in _deals(council, seat):
            if not _refused_lately(council, seat, what):
                why: Why = ("bot-proposes", {"seat": seat, "points": round(10 * worth)})
                offers.append((worth, Said(seat, "propose", Propose(what), why=why)))
                break
    offers.sort(key=lambda offer: -offer[0])
    for _, said in offers:
        yield said


def _deals(council: Council, seat: str) -> Iterator[tuple[float, Arrangement]]:
    if whim(council, seat, "lesser"):
        yield from _lesser(council, seat)
    for deal in council.joint_deals(seat):
        good = deal.own >= DEALING.own_gain and deal.theirs >= DEALING.their_gain
        safe = deal.risk <= council.temper.risk and deal.temptation < council.temper.stab
        if good and safe and not peace_refused(council, seat, deal.what):
            yield deal.own + min(deal.own, deal.theirs), deal.what
    if council.at_peace_with(seat) or not council.touches(seat):
        return
    for what in (_against_somebody(council, seat), peace(council.seat, seat)):
        if what is None or refusal_of_arrangement(council.ground, what) is not None:
            continue
        if peace_refused(council, seat, what):
            continue
        plain = council.weigh(what, seat)
        if plain.own >= 0 and plain.risk <= council.temper.risk and plain.temptation < council.temper.stab:
            yield plain.own, what


def _lesser(council: Council, seat: str) -> Iterator[tuple[float, Arrangement]]:
    """Deals that lose nobody anything, where two are at peace or would gladly be."""
    for what in lesser_deals(council, seat):
        if council.is_promised_elsewhere(what, seat) or council.hurts_a_friend(what, seat):
            continue
        deal = council.weigh(what, seat)
        harmless = deal.own >= 0 and deal.theirs >= -DEALING.even and deal.risk <= council.temper.risk
        if harmless and deal.temptation < council.temper.stab:
            yield deal.own + min(deal.own, deal.theirs), what


def _against_somebody(council: Council, seat: str) -> Alliance | None:
    """An alliance against the leader, or against the neighbour of both who promises most."""
    candidates = []
    for other in council.others:
        if other == seat or council.at_peace_with(other):
            continue
        size = council.forecast.centres_of(council.camp(other))
        both = council.touches(other) and council.forecast.neighbours(council.camp(seat), council.camp(other))
        if size >= _LEADING:
            candidates.append((100.0 + size, other))
        elif both and (worth := council.prey(other)) >= DEALING.prey:
            candidates.append((worth, other))
    return alliance((council.seat, seat), (max(candidates)[1],)) if candidates else None


def _refused_lately(council: Council, seat: str, what: Arrangement) -> bool:
    phases = [past.phase for past in council.history.pasts][-_RESTING:]
    oldest = phases[0] if phases else council.phase
    return any(
        proposal.sender == council.seat
        and seat in proposal.to
        and set(parts_of(proposal.what)) >= {p for p in parts_of(what) if not isinstance(p, Given)}
        and (proposal.standing == REFUSED or proposal.what == what)
        and when(proposal.phase) >= when(oldest)
        for proposal in council.ledger.proposals
    )


def _thanks(council: Council, listening: list[str]) -> Iterator[Said]:
    """For help that was promised and came in the last moves."""
    for verdict in council.trust.verdicts:
        what = verdict.promise.what
        if (
            verdict.phase == council.history.last_phase
            and verdict.outcome == KEPT
            and isinstance(what, Given)
            and what.order.kind in (SUPPORT_HOLD, SUPPORT_MOVE)
            and verdict.promise.by in listening
            and _is_mine(council, what)
        ):
            yield Said(verdict.promise.by, "thank", Thank(what))


def _is_mine(council: Council, what: Given) -> bool:
    past = council.history.pasts[-1]
    unit = past.light.units.get(what.order.other_province)
    return unit is not None and past.light.table.camp_of[unit.power] == council.me
