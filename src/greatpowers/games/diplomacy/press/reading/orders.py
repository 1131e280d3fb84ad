"""What a clause says of orders: help asked for or offered, bounces, moves, units that stay, news."""

from __future__ import annotations

from dataclasses import replace

from ...state.orders import CONVOY, HOLD, SUPPORT_HOLD, SUPPORT_MOVE, Order
from ..arrangements import Arrangement, Not, peace, together
from ..speech import Fact, Propose, Question, Warn
from .actors import person_acting
from .clauses import Clause
from .fitting import Named, Wanted, fitting, moves_to
from .lexicon import Person
from .meanings import Row
from .places import Role
from .said import Said, row_of


def bounce(said: Said, clause: Clause) -> list[Row]:
    at = clause.first("bounce")
    denied = clause.items[:at] if at >= 0 else clause.items
    if any(item.does("not", "nobody") for item in denied) or clause.is_condition:
        return []
    together_into = clause.does("move") and not clause.does("attack") and _both_into(said, clause)
    if not clause.does("bounce") and not together_into:
        return []
    named = said.named(clause, -1) or said.places
    talk = said.talk
    mine, yours = talk.powers_of((talk.writer,)), talk.powers_of(talk.readers)
    pairs = []
    for target in dict.fromkeys(p for place in named for p in place.provinces):
        rest = [place for place in named if target not in place.provinces]
        goal = Named((target,), Role.TO)
        for one in moves_to(talk.ground.units, talk.ground.barred, mine, (goal,)):
            for other in moves_to(talk.ground.units, talk.ground.barred, yours, (goal,)):
                if all({one.province, other.province} & set(place.provinces) for place in rest):
                    pairs.append(together(said.given(one), said.given(other)))  # noqa: PERF401
    if clause.does("bounce") and len(said.rows) and not said.named(clause, -1):
        said.rows.clear()
    return row_of(Propose, pairs, clause)


def _both_into(said: Said, clause: Clause) -> bool:
    goals = [place for place in clause.places if place.role is Role.TO]
    return (
        len(goals) == 1 == len(clause.places)
        and clause.does("both")
        and person_acting(clause, "move") in (Person.BOTH, Person.BARE)
        and not said.talk.others(clause)
    )


def help_given(said: Said, clause: Clause) -> list[Row]:
    """Support and convoys, asked for or offered, or ruled out."""
    head = next((word for word in ("convoy", "support", "help") if clause.does(word)), "")
    if not head:
        return []
    talk = said.talk
    kinds = (CONVOY,) if head == "convoy" else (SUPPORT_HOLD, SUPPORT_MOVE)
    person = person_acting(clause, head)
    if head == "help" and clause.does("against", "foe") and not clause.places:
        return []
    leader = next((place for place in said.named(clause, clause.first(head)) if place.leads), None)
    if person is Person.THEY and leader is not None and leader.powers is not None:
        # “My army in the Ukraine supports …”
        person = Person.I if leader.powers == talk.powers_of((talk.writer,)) else Person.YOU
    seats = {Person.I: (talk.writer,), Person.THEY: talk.both, Person.BOTH: talk.both}.get(
        person, talk.readers
    )
    ordered = talk.powers_of(seats)
    if clause.does("hold") and not any(place.role is Role.TO for place in clause.places):
        kinds = (SUPPORT_HOLD,)
    named = _with_before(said, clause, said.named(clause, clause.first(head)))
    helped = _helped(said, clause, person)
    wanted = Wanted(kinds, ordered, helped, (*named, *said.moved()), by_pronoun=clause.does("they"))
    orders = _fit(said, wanted) if said.moved() else []
    if not orders and named:
        orders = _fit(said, replace(wanted, named=named))
    if not orders and named and said.places and not any(place.role is Role.TO for place in named):
        # “Against Russia in Sweden: Norway supports Denmark.”
        goals = (place._replace(role=Role.TO, leads=False, powers=None) for place in said.places)
        orders = _fit(said, replace(wanted, named=(*named, *goals)))
    denied = said.is_negated(clause, head)
    if denied and not clause.is_question:
        parts: list[Arrangement] = [Not(said.given(order)) for order in orders]
        return row_of(Propose, parts, clause)
    offer = clause.is_question or clause.is_condition or person is Person.THEY
    act = Fact if person is Person.I and not offer else Propose
    rows = row_of(act, map(said.given, orders), clause, is_offer=offer)
    # “Won't you help …?” asks for it, “don't you help …, ok?” rules it out: the writer has to say.
    return [replace(row, is_unsure=True) for row in rows] if denied else rows


def _helped(said: Said, clause: Clause, person: Person) -> tuple[tuple[int, int], ...]:
    """Whose unit: mine if you help, yours if I do, unless somebody else is named."""
    talk = said.talk
    helped = talk.helped(clause)
    if talk.others(clause):
        return helped
    if person is Person.YOU and clause.does("me"):
        # “Help me with your army in the Ruhr”: none of the helper's own.
        return tuple((power, 0) for power in talk.powers_of((talk.writer,)))
    first = (talk.writer,) if person is not Person.I else talk.readers
    if person is Person.THEY and not clause.does("my", "me"):
        return helped
    wanted = talk.powers_of(first)
    return tuple((power, cost + (0 if power in wanted else 2)) for power, cost in helped)


def _fit(said: Said, wanted: Wanted) -> list[Order]:
    ground = said.talk.ground
    return fitting(ground.units, ground.barred, wanted)


def carried(said: Said, clause: Clause) -> list[Row]:
    """“Can your fleet in the North Sea bring my army from Holland to Norway?”"""
    if not (
        clause.does("move") and clause.does("my") and clause.does("your", "yours") and clause.does("unit")
    ):
        return []
    talk = said.talk
    named = said.named(clause, clause.first("move"))
    mine = tuple((power, 0) for power in talk.powers_of((talk.writer,)))
    orders = _fit(said, Wanted((CONVOY,), talk.powers_of(talk.readers), mine, named))
    return row_of(Propose, map(said.given, orders), clause, is_offer=True)


def _with_before(said: Said, clause: Clause, named: tuple[Named, ...]) -> tuple[Named, ...]:
    """“I want Sweden. Will you help me?”, “I fear for Greece. Will your fleet support me there?”"""
    wished = tuple(place._replace(role=Role.TO) for place in said.places)
    if not named and wished and not said.rows:
        return wished
    if clause.does("there") and not any(place.role is Role.TO for place in named):
        return (*named, *(_standing_there(said, place) for place in said.places))
    return named


def _standing_there(said: Said, place: Named) -> Named:
    """A place named before, as where the writer's unit stands if one does."""
    writer = (said.talk.writer,)
    powers = said.talk.powers_of(writer) if said.is_held(place, writer) else None
    return Named(place.provinces, Role.IN, powers=powers)


def helped_at_last(said: Said) -> list[Row]:
    """Help that was asked for before its move was named takes the place of that move."""
    rows = help_given(said, said.waiting[0]) if said.waiting and said.moved() else []
    if rows:
        said.lost[:] = [clause for clause in said.lost if clause is not said.waiting[0]]
        said.waiting.clear()
        said.rows.pop()
    return rows


def news(said: Said, clause: Clause) -> list[Row]:
    """What somebody else is about to do."""
    talk = said.talk
    others = [seat for seat in talk.others(clause) if not said.is_partner(clause, seat)]
    head = next((word for word in ("attack", "move") if clause.does(word)), "")
    at = clause.first(head) if head else -1
    leading = [
        place
        for place in said.named(clause, at)
        if place.leads and place.role is Role.ANY and said.is_held(place, talk.third)
    ]
    if leading and not others and not clause.does("i", "me", "you", "my", "your", "they", "both"):
        others = list(talk.third)
    if not head or not others or clause.does("against", "not") or person_acting(clause, head) in (
        Person.I, Person.BOTH, *([Person.YOU] if leading else []),
    ):  # fmt: skip
        return []
    if not clause.does("tell") and not leading and not any(item.power >= 0 for item in clause.items[:at]):
        return []
    named = said.named(clause, at)
    powers = talk.powers_of(tuple(others))
    if named:
        orders = moves_to(talk.ground.units, talk.ground.barred, powers, named)
        return row_of(Fact, map(said.given, orders), clause)
    if head == "attack" and clause.does("you", "your"):
        return row_of(Warn, (Not(peace(*talk.readers, *others)),), clause)
    return []


def moving(said: Said, clause: Clause) -> list[Row]:
    heads = clause.does("move", "attack")
    denied = said.is_negated(clause, "move", "attack") if heads else clause.does("not", "nobody")
    if denied or said.talk.others(clause):
        return []
    head = next((word for word in ("move", "attack") if clause.does(word)), "")
    if not head and not (clause.is_short_order and all(item.is_known for item in clause.items)):
        return []
    if (head == "attack" and clause.is_condition) or (not head and clause.does("me")):
        # «Ты мне в Швецию»: help without its verb.
        return []
    talk = said.talk
    person = person_acting(clause, head) if head else Person.THEY
    seats = {Person.I: (talk.writer,), Person.THEY: talk.both, Person.BOTH: talk.both}.get(
        person, talk.readers
    )
    named = said.named(clause, clause.first(head) if head else -1)
    if person is Person.YOU and any(place.leads and said.is_held(place, (talk.writer,)) for place in named):
        # "London a Csatornába lép": said of a unit, the verb is that of the polite form.
        seats = talk.both
    units, barred = talk.ground.units, talk.ground.barred
    orders = moves_to(units, barred, talk.powers_of(seats), named) if named else []
    if not orders and len(named) == 1 and named[0].leads and said.places:
        # “Rumania! Bulgaria goes.”
        goals = (place._replace(role=Role.TO, leads=False) for place in said.places)
        orders = moves_to(units, barred, talk.powers_of(seats), (*named, *goals))
    asked = (
        clause.is_question
        and not clause.does("request")
        and not any(said.owner(order) == talk.writer for order in orders)
    )
    if asked and head:
        return row_of(Question, map(said.given, orders), clause)
    mine = orders and all(said.owner(order) == talk.writer for order in orders)
    return row_of(Fact if mine else Propose, map(said.given, orders), clause, is_offer=clause.is_condition)


def holding(said: Said, clause: Clause) -> list[Row]:
    if not clause.does("hold") or clause.does("not", "support", "help") or said.talk.others(clause):
        return []
    talk = said.talk
    powers = talk.powers_of(talk.both)
    rows = []
    for place in said.named(clause, -1):
        orders = fitting(
            talk.ground.units,
            talk.ground.barred,
            Wanted((HOLD,), powers, named=(place._replace(role=Role.ANY),)),
        )
        if not orders:
            # “Trieste stands open to Venice”: not said of units.
            return []
        mine = said.owner(orders[0]) == talk.writer
        rows += row_of(Fact if mine else Propose, map(said.given, orders), clause)
    return rows
