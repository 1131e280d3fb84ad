"""What is answered to a letter: one answer each, also no, and also that it was not understood."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from .....bots.player import Why
from ...press.arrangements import (
    Alliance,
    Arrangement,
    Draw,
    Given,
    Not,
    Peace,
    Shares,
    Solo,
    parts_of,
    seats_in,
)
from ...press.calendar import year_of
from ...press.lawful import refusal_of_arrangement
from ...press.ledger import meaning_of
from ...press.reading.letter import read_letter
from ...press.reading.meanings import agreed_to
from ...press.speech import (
    Accept,
    Accuse,
    Cancel,
    Counter,
    Excuse,
    Fact,
    Huh,
    Later,
    Meaning,
    Propose,
    Question,
    Reject,
    Thank,
    Warn,
    arrangements_in,
)
from ...press.verdicts import BROKEN
from ...printed.seats import centres_to_win, first_year
from ...state.orders import MOVE
from ...state.state import Message
from .council import Council
from .public import public_line, spoken_to
from .said import Said
from .weights import DEALING

#: Nobody answers an answer: that would never end.
_ANSWERS = (Accept, Reject, Later, Huh, Cancel, Thank)
#: Trust from which plans are told.
_CONFIDED = 0.55


def pending(council: Council) -> dict[str, list[Message]]:
    """Private letters to this seat that came after its own last letter to their sender."""
    found: dict[str, list[Message]] = {}
    for message in council.view.press:
        if message.sender == council.seat:
            for reader in message.to:
                if _answers(message, found.get(reader, [])):
                    found.pop(reader, None)
        elif message.sender and council.seat in message.to and message.phase == council.phase:
            found.setdefault(message.sender, []).append(message)
    return found


def _answers(message: Message, letters: list[Message]) -> bool:
    """Does an own letter answer these, or did it only cross them on the way?"""
    meaning = meaning_of(message)
    if isinstance(meaning, Warn | Accuse | Cancel | Question):
        return False
    if not isinstance(meaning, Propose):
        return True
    rows = set(parts_of(meaning.what))
    for letter in letters:
        asked = meaning_of(letter)
        if not isinstance(asked, Propose | Counter) or rows & set(parts_of(arrangements_in(asked)[-1])):
            return True
    return not letters


def answers(council: Council, people: Collection[str]) -> list[Said]:
    """One answer for everybody who waits for one."""
    found: list[Said] = []
    for sender, letters in pending(council).items():
        if sender not in council.others or _written(council, sender) >= _most(council, sender, people):
            continue
        if sender not in people and len(found) + written_in_all(council) >= DEALING.in_all:
            continue
        said = _answer(council, sender, letters, sender in people)
        if said is not None:
            found.append(said)
    line = public_line(council)
    if line is not None and spoken_to(council, line) == council.seat:
        said = _answer(council, line.sender, [line], line.sender in people)
        if said is not None:
            found.append(replace(said, to="all"))
    return found


def _written(council: Council, to: str) -> int:
    """Own letters to one seat in this phase."""
    return sum(
        message.sender == council.seat and to in message.to and message.phase == council.phase
        for message in council.view.press
    )


def written_in_all(council: Council) -> int:
    """Own letters in this phase."""
    return sum(
        message.sender == council.seat and message.phase == council.phase for message in council.view.press
    )


def _most(council: Council, sender: str, people: Collection[str]) -> int:
    """A person is answered as often as he writes; bots among themselves stop somewhere."""
    return len(council.view.press) + 1 if sender in people else DEALING.to_one


def _answer(council: Council, sender: str, letters: list[Message], person: bool) -> Said | None:
    """To the last letter that asks for something; else to the last one."""
    heard = [_understood(council, sender, letter, person) for letter in letters]
    meanings = [meaning for meaning, _ in heard]
    asking = [m for m in meanings if isinstance(m, Propose | Counter | Question)]
    meaning = asking[-1] if asking else meanings[-1]
    match meaning:
        case Propose(what) | Counter(_, what):
            said = decided(council, sender, what)
            written = any(letter.meaning for letter in letters)
            if isinstance(said.meaning, Accept) and not written:
                # What was only read is asked back before it binds anybody.
                return Said(sender, "readback", Propose(what))
            return said
        case Question(what):
            return _told(council, sender, what)
        case Accuse(what):
            return _accused(council, sender, what)
        case Warn() | Fact() if person:
            return Said(sender, "noted", Thank())
        case Excuse() if person:
            return Said(sender, "forgive")
        case None if person:
            return Said(sender, "smalltalk") if heard[-1][1] else Said(sender, "huh", Huh())
        case Thank() if person and not _is_answer_to_me(council, sender):
            return Said(sender, "welcome")
        case _:
            return None


def _understood(council: Council, sender: str, letter: Message, person: bool) -> tuple[Meaning | None, bool]:
    """What a letter means, read if nothing stands beside it; and whether it is only small talk."""
    meaning = meaning_of(letter)
    if meaning is not None or not person:
        return meaning, False
    proposal = council.ledger.open_between(council.seat, sender)
    reading = read_letter(
        letter.text,
        council.ground,
        sender,
        (council.seat,),
        open_proposal=None if proposal is None else proposal.what,
        agreed=tuple(promise.what for promise in council.promises if sender in (promise.by, *promise.to)),
    )
    if reading.rows and not reading.is_clear:
        # It can mean several things: the first of them is asked back, so that the writer can say.
        reading = reading.chosen([0] * len(reading.rows))
    offered = None if proposal is None else proposal.what
    return agreed_to(reading.meaning(sender), offered), reading.is_talk


def _is_answer_to_me(council: Council, sender: str) -> bool:
    """Did this seat write to it in this phase before?"""
    return _written(council, sender) > 0


def decided(council: Council, sender: str, what: Arrangement) -> Said:
    """Yes, no, or something else instead."""
    if refusal_of_arrangement(council.ground, what) is not None:
        return _no(council, sender, what, "impossible")
    if not council.is_serious(what):
        return _about_the_end(council, sender, what)
    if council.trust.chance(sender) < DEALING.believed:
        return _no(council, sender, what, "distrust")
    if council.gives_for_nothing(what, sender):
        return _no(council, sender, what, "gift")
    if council.is_promised_elsewhere(what, sender):
        return _no(council, sender, what, "costly")
    if council.hurts_a_friend(what, sender):
        return _no(council, sender, what, "friend")
    reason = peace_refused(council, sender, what)
    if reason:
        return _no(council, sender, what, reason)
    deal = council.weigh(what, sender)
    if deal.temptation >= council.temper.stab:
        return _no(council, sender, what, "interests")
    one_sided = set(seats_in(what)) == {council.seat} and deal.own < DEALING.their_gain
    fair = deal.own >= -DEALING.even and deal.risk <= council.temper.risk
    if fair and not (one_sided and council.trust.words(sender) <= 0.5 and not council.at_peace_with(sender)):
        share = round(deal.own * 10)
        why: Why = ("bot-agrees", {"seat": sender, "points": share, "chance": round(100 * deal.chance)})
        return Said(sender, "accept", Accept(what), why=why)
    for other in council.joint_deals(sender)[:2]:
        good = other.own >= DEALING.their_gain and other.theirs >= 0 and other.risk <= council.temper.risk
        if other.what != what and good and other.temptation < council.temper.stab:
            if peace_refused(council, sender, other.what):
                continue
            return Said(sender, "counter", Counter(what, other.what), why=("bot-counters", {"seat": sender}))
    if -2 * DEALING.even <= deal.own < -DEALING.even and deal.risk <= council.temper.risk:
        # Nearly: another turn may decide it.
        return Said(sender, "later", Later(what), why=("bot-undecided", {"seat": sender}))
    return _no(council, sender, what, "risk" if deal.own >= -DEALING.even else "costly")


def peace_refused(council: Council, seat: str, what: Arrangement) -> str:
    """Why there is to be no peace with somebody; empty if there may be."""
    wanted = any(isinstance(part, Peace | Alliance) for part in parts_of(what))
    if not wanted or council.at_peace_with(seat):
        return ""
    if council.is_great(seat):
        return "great"
    against = {other for part in parts_of(what) if isinstance(part, Alliance) for other in part.against}
    if council.seat in against:
        return "interests"
    if any(council.at_peace_with(other) for other in against):
        return "friend"
    if council.touches(seat):
        if council.prey(seat) >= council.temper.stab:
            return "interests"
        if sum(council.touches(partner) for partner in council.partners) >= DEALING.partners:
            return "enough"
    return ""


def _no(council: Council, sender: str, what: Arrangement, reason: str) -> Said:
    broken = council.trust.broken_by(sender)
    params: dict[str, str | int] = {}
    if reason == "distrust" and broken:
        params = {"phase": broken[-1].phase}
        reason = "broken"
    return Said(
        sender, "reject", Reject(what), reason, why=(f"bot-refuses-{reason}", {"seat": sender}), params=params
    )


def _about_the_end(council: Council, sender: str, what: Arrangement) -> Said:
    """Draws, and nobody's victory: not weighed by orders."""
    for part in parts_of(what):
        if isinstance(part, Draw):
            sizes = {s: council.forecast.centres_of(council.camp(s)) for s in council.others}
            own = council.forecast.centres_of(council.me)
            hopes = own >= centres_to_win(council.view.scenario) * 2 // 3 and own > max(sizes.values())
            early = year_of(council.phase) < first_year(council.view.scenario) + DEALING.draw_years
            if hopes or council.seat not in part.seats:
                return _no(council, sender, what, "draw")
            if early:
                return Said(sender, "later", Later(what), "draw")
        elif isinstance(part, Shares):
            return Said(sender, "later", Later(what))
        elif (isinstance(part, Not) and part.what == Solo(council.seat)) or isinstance(part, Solo):
            return _no(council, sender, what, "interests")
    if not all(isinstance(part, Draw | Not) for part in parts_of(what)):
        return Said(sender, "later", Later(what))
    return Said(sender, "accept", Accept(what), why=("bot-agrees-end", {"seat": sender}))


def _told(council: Council, sender: str, what: Arrangement | None) -> Said | None:
    """An order is told only while it is the plan, and only to those who are trusted."""
    confided = council.at_peace_with(sender) or council.trust.words(sender) >= _CONFIDED
    plan = council.own_plan
    if isinstance(what, Given) and what.seat == council.seat:
        if confided and plan.get(what.order.province) is what.order:
            return Said(sender, "tell", Fact(what))
        return Said(sender, "withhold")
    if isinstance(what, Peace | Alliance) and not council.at_peace_with(sender):
        said = decided(council, sender, what)
        if isinstance(said.meaning, Accept) and refusal_of_arrangement(council.ground, what) is None:
            return Said(sender, "propose", Propose(what))
        return Said(sender, "withhold")
    if isinstance(what, Peace | Alliance):
        return Said(sender, "confirm", Fact(what))
    theirs = council.forecast.belongings(council.camp(sender))
    moves = [o for o in plan.values() if o.kind == MOVE and not theirs >> o.target_province & 1]
    if confided and moves:
        return Said(sender, "tell", Fact(Given(council.seat, moves[0])))
    return Said(sender, "withhold")


def _accused(council: Council, sender: str, what: Arrangement | None) -> Said | None:
    """Who broke his word says so; who did not says that."""
    if _written(council, sender):
        return None
    broken = [v for v in council.trust.own if v.outcome == BROKEN and sender in v.promise.to]
    if broken:
        return Said(sender, "excuse", Excuse(what))
    return Said(sender, "deny")


def is_answer(meaning: Meaning | None) -> bool:
    return isinstance(meaning, _ANSWERS)
