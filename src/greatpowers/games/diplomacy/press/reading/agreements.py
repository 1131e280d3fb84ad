"""What two agree on without orders: peace, alliances, zones, draws, and their end; questions and feelings."""

from __future__ import annotations

from ..arrangements import Empty, Not, alliance, draw, empty, peace
from ..speech import Accuse, Cancel, Excuse, Propose, Question, Thank, Warn
from .actors import person_acting, seats_acting
from .clauses import Clause
from .fitting import moves_to
from .lexicon import Person
from .meanings import Row
from .places import Role
from .said import Said, row_of

#: So many words before a word a “not” denies it.
_NEAR = 2


def accusation(_said: Said, clause: Clause) -> list[Row]:
    reproaches = clause.does("accuse") or (
        clause.does("why", "wh") and clause.does("did") and clause.is_question
    )
    return row_of(Accuse, (), clause) if reproaches and not clause.does("would") else []


def thanks(_said: Said, clause: Clause) -> list[Row]:
    return row_of(Thank, (), clause) if clause.does("thanks") and not clause.does("no") else []


def excuse(_said: Said, clause: Clause) -> list[Row]:
    return row_of(Excuse, (), clause) if clause.does("sorry") and not clause.does("end") else []


def ending(said: Said, clause: Clause) -> list[Row]:
    if not clause.does("end") or clause.does("draw"):
        return []
    both = said.talk.both
    if clause.does("ally"):
        against = said.talk.others(clause)
        return row_of(Cancel, (alliance(both, tuple(against)),), clause) if against else []
    if clause.does("peace"):
        return row_of(Cancel, (peace(*both),), clause)
    if clause.does("empty") and clause.places:
        return row_of(Cancel, (empty(both, said.zone_named(clause)),), clause)
    return row_of(Cancel, said.agreed, clause)


def zone(said: Said, clause: Clause) -> list[Row]:
    """Nobody, or one of the two, goes somewhere."""
    talk = said.talk
    told = clause.does("empty", "there") and not clause.does(
        "leave", "keep", "both", "nobody", "stayout", "touch"
    )
    if clause.does("withdraw") or (told and clause.does("there")):
        # “It is empty there” tells how it is.
        return []
    if clause.does("empty") or (clause.does("open") and clause.does("leave", "keep")):
        # “Leave it empty” is said to the reader, “keep it empty” to both.
        seats = said.leaving(clause) if clause.does("leave") else seats_acting(talk, clause, "keep", "empty")
        if not clause.does("leave", "keep"):
            seats = talk.both
    elif (
        clause.does("nobody") and not clause.does("bounce", "move", "attack", "support", "help", "convoy")
    ) or (clause.does("peace") and any(place.role is Role.IN for place in clause.places)):
        seats = talk.both
    elif clause.does("leave", "keep") and clause.does("alone", "stayout"):
        seats = said.leaving(clause)
    elif clause.does("stayout") or (clause.does("touch") and clause.does("not")):
        seats = seats_acting(talk, clause, "stayout", "touch")
        if person_acting(clause, "stayout", "touch") in (Person.BARE, Person.THEY):
            seats = talk.both if clause.does("both") else talk.readers
    else:
        return []
    places = said.zone_named(clause) or (_zone_before(said) if clause.does("stayout", "i", "you") else ())
    return row_of(Propose, (empty(seats, places),), clause) if places else []


def _zone_before(said: Said) -> tuple[int, ...]:
    """“You keep out, I keep out”: of the zone just named."""
    last = said.rows[-1] if said.rows else None
    named = last.choices[0] if last and last.is_clear and last.choices else None
    return named.places if isinstance(named, Empty) else ()


def staying_away(said: Said, clause: Clause) -> list[Row]:
    """“I won't go there”: a zone; of one unit, an order not given."""
    if not (clause.does("move", "attack") and said.is_negated(clause, "move", "attack")) or clause.does(
        "tell"
    ):
        return []
    talk = said.talk
    head = next(word for word in ("move", "attack") if clause.does(word))
    person = person_acting(clause, head)
    seats = seats_acting(talk, clause, head)
    if person is Person.BARE and not clause.does("both", "nobody"):
        seats = talk.readers
    named = said.named(clause, clause.first(head))
    start = [
        n
        for n in named
        if n.powers is not None
        or (n.role in (Role.FROM, Role.OBJECT, Role.ANY, Role.BY) and said.is_held(n, seats))
    ]
    goals = [n for n in named if n not in start]
    if start and goals:
        orders = moves_to(talk.ground.units, talk.ground.barred, talk.powers_of(seats), named)
        if clause.is_question:
            return row_of(Question, map(said.given, orders), clause)
        return row_of(Propose, (Not(said.given(order)) for order in orders), clause)
    places = [p for place in named for p in place.provinces]
    if not named and clause.does("there", "too"):
        places = [p for place in said.places for p in place.provinces]
    elif not named and clause.does("i", "you"):
        places = list(_zone_before(said))
    if not places and head == "attack" and clause.does("me", "you", "both"):
        return row_of(Propose, (peace(*talk.both),), clause)
    return row_of(Propose, (empty(seats, tuple(places)),), clause) if places else []


def mirror(said: Said, clause: Clause) -> list[Row]:
    """“… if you don't”, “nor do I”: what was said of one holds for the other too."""
    last = said.rows[-1] if said.rows else None
    if not clause.is_mirror or not clause.does("not", "too") or clause.places:
        return []
    named = last.choices[0] if last and last.is_clear and last.choices else None
    if not isinstance(named, Empty):
        return []
    seats = (said.talk.writer,) if clause.does("i") and not clause.does("you") else said.talk.readers
    return row_of(Propose, (empty(seats, named.places),), clause)


def alliance_formed(said: Said, clause: Clause) -> list[Row]:
    talk = said.talk
    others = talk.others(clause) or (
        said.named_before if clause.does("they", "against") or _jointly(clause) else []
    )
    foes = [
        seat
        for item in clause.items
        for meant in item.meant
        if meant.does.startswith("foe:")
        and (seat := next((s for s in talk.ground.powers if meant.does[4:] in s.split("+")), ""))
    ]
    partners = [seat for seat in talk.others(clause) if said.is_partner(clause, seat)]
    against = [seat for seat in (*foes, *others) if seat not in partners and seat not in talk.both]
    if clause.does("not"):
        return []
    offered = clause.does("against", "attack", "enemy", "both", "request", "filler:about")
    asked = against and clause.is_question and not offered and not foes
    if (
        clause.is_question
        and clause.does("ally")
        and (asked or (partners and not against))
        and not _jointly(clause)
    ):
        if person_acting(clause, "ally") is Person.BOTH:
            return []
        return row_of(Question, (peace(*talk.readers, *partners, *against),), clause)
    allied = clause.does("ally", "against", "enemy", "doomed") or foes
    jointly = _jointly(clause) or all(clause.does(word) for word in ("attack", "with", "me"))
    if against and not clause.places and (allied or jointly) and _is_ours(clause):
        return row_of(Propose, (alliance((*talk.both, *partners), tuple(against)),), clause)
    return []


def _jointly(clause: Clause) -> bool:
    """“Let's crush …”, «нападём вдвоём …»."""
    return clause.does("attack") and (
        person_acting(clause, "attack") in (Person.BOTH, Person.WE) or clause.does("both")
    )


def _is_ours(clause: Clause) -> bool:
    """News of what somebody else does is no offer."""
    return (not clause.does("tell") and not clause.is_condition) or clause.does("ally")


def drawing(said: Said, clause: Clause) -> list[Row]:
    at = clause.first("draw")
    if at < 0 or any(item.does("not") for item in clause.items[max(0, at - _NEAR) : at]):
        return []
    talk = said.talk
    others = talk.others(clause)
    some = others or clause.does("number")
    seats = (*talk.both, *others) if some else talk.ground.alive
    return row_of(Propose, (draw(*seats),), clause)


def peace_made(said: Said, clause: Clause) -> list[Row]:
    at = clause.first("peace")
    denied = any(item.does("not", "no", "nobody") for item in clause.items[max(0, at - _NEAR - 1) :])
    if at >= 0 and not denied:
        return row_of(Propose, (peace(*said.talk.both),), clause)
    spared = clause.does("touch") and said.is_negated(clause, "touch") and clause.does("me", "you", "both")
    if spared and not clause.places:
        return row_of(Propose, (peace(*said.talk.both),), clause)
    if clause.does("fight") and said.is_negated(clause, "fight") and not clause.places:
        return row_of(Propose, (peace(*said.talk.both),), clause)
    return []


def plans(_said: Said, clause: Clause) -> list[Row]:
    return row_of(Question, (), clause) if clause.asks_plans else []


def warning(said: Said, clause: Clause) -> list[Row]:
    """“Beware of Italy”, “he is after you”."""
    others = said.talk.others(clause)
    if not clause.does("warn") or not others or clause.places:
        return []
    return row_of(Warn, (Not(peace(*said.talk.readers, *others)),), clause)
