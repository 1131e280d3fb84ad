"""What a clause says: the first of these that makes sense on the board. [1.9]"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from ...state.orders import CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order
from ..arrangements import Arrangement, Given, NoMore, Not, alliance, draw, empty, peace, together
from ..speech import Accuse, Cancel, Excuse, Fact, Meaning, Propose, Question, Thank, Warn
from .actors import Talk, person_acting, seats_acting
from .clauses import Clause
from .fitting import Named, Wanted, fitting, moves_to
from .lexicon import Person
from .meanings import Row
from .places import Role

#: With more lawful readings than this nothing was understood.
MOST_CHOICES: Final = 8


@dataclass(slots=True)
class Heard:
    """What was said before in the same letter: pronouns and halves of sentences point to it."""

    rows: list[Row] = field(default_factory=list)
    #: Places of the clause before, for “there” and “I want Sweden. Will you help?”
    places: tuple[Named, ...] = ()


@dataclass(frozen=True, slots=True)
class Intents:
    """Reads one clause after the other."""

    talk: Talk
    heard: Heard
    #: What the two have agreed on; an end without more ends that.
    agreed: tuple[Arrangement, ...] = ()

    def rows(self, clause: Clause) -> list[Row]:
        """The rows of a clause; none if it is only words."""
        found: list[Row] = []
        if not clause.is_threat:
            found = next((rows for intent in _INTENTS if (rows := intent(self, clause))), [])
        self.heard.rows += found
        named = self.named(clause, clause.first("move", "support", "help"))
        if named:
            self.heard.places = named
        return found

    # -- words -------------------------------------------------------------------------------------

    def accusation(self, clause: Clause) -> list[Row]:
        return _row(Accuse, (), clause) if clause.does("accuse") else []

    def thanks(self, clause: Clause) -> list[Row]:
        return _row(Thank, (), clause) if clause.does("thanks") and not clause.does("no") else []

    def excuse(self, clause: Clause) -> list[Row]:
        return _row(Excuse, (), clause) if clause.does("sorry") and not clause.does("end") else []

    # -- agreements --------------------------------------------------------------------------------

    def ending(self, clause: Clause) -> list[Row]:
        if not clause.does("end"):
            return []
        both = self.talk.both
        if clause.does("ally"):
            against = self.talk.others(clause)
            return _row(Cancel, (alliance(both, tuple(against)),), clause) if against else []
        if clause.does("peace"):
            return _row(Cancel, (peace(*both),), clause)
        if clause.does("empty") and clause.places:
            return _row(Cancel, (empty(both, self._zone(clause)),), clause)
        return _row(Cancel, self.agreed, clause)

    def bounce(self, clause: Clause) -> list[Row]:
        if clause.does("not", "nobody") or clause.is_condition:
            return []
        together_into = clause.does("move") and not clause.does("attack") and self._both_into(clause)
        if not clause.does("bounce") and not together_into:
            return []
        named = self.named(clause, -1) or self.heard.places
        talk = self.talk
        mine, yours = talk.powers_of((talk.writer,)), talk.powers_of(talk.readers)
        pairs = []
        for target in dict.fromkeys(p for place in named for p in place.provinces):
            rest = [place for place in named if target not in place.provinces]
            goal = Named((target,), Role.TO)
            for one in moves_to(talk.ground.units, talk.ground.barred, mine, (goal,)):
                for other in moves_to(talk.ground.units, talk.ground.barred, yours, (goal,)):
                    if all({one.province, other.province} & set(place.provinces) for place in rest):
                        pairs.append(together(self._given(one), self._given(other)))
        if clause.does("bounce") and len(self.heard.rows) and not self.named(clause, -1):
            self.heard.rows.clear()
        return _row(Propose, pairs, clause)

    def _both_into(self, clause: Clause) -> bool:
        goals = [place for place in clause.places if place.role is Role.TO]
        return (
            len(goals) == 1 == len(clause.places)
            and clause.does("both")
            and person_acting(clause, "move") in (Person.BOTH, Person.BARE)
            and not self.talk.others(clause)
        )

    def help(self, clause: Clause) -> list[Row]:
        """Support and convoys, asked for or offered, or ruled out."""
        head = next((word for word in ("convoy", "support", "help") if clause.does(word)), "")
        if not head:
            return []
        talk = self.talk
        kinds = (CONVOY,) if head == "convoy" else (SUPPORT_HOLD, SUPPORT_MOVE)
        person = person_acting(clause, head)
        if head == "help" and clause.does("against", "foe") and not clause.places:
            return []
        seats = {Person.I: (talk.writer,), Person.THEY: talk.both, Person.BOTH: talk.both}.get(person, talk.readers)
        ordered = talk.powers_of(seats)
        if clause.does("hold") and not any(place.role is Role.TO for place in clause.places):
            kinds = (SUPPORT_HOLD,)
        named = self._with_before(clause, self.named(clause, clause.first(head)))
        helped = self._helped(clause, person)
        orders = self._fit(kinds, ordered, helped, (*named, *self._moved())) if self._moved() else []
        if not orders and named:
            orders = self._fit(kinds, ordered, helped, named)
        if self._is_negated(clause, head):
            parts: list[Arrangement] = [Not(self._given(order)) for order in orders]
            return _row(Propose, parts, clause)
        offer = clause.is_question or clause.is_condition or person is Person.THEY
        act = Fact if person is Person.I and not offer else Propose
        return _row(act, map(self._given, orders), clause, is_offer=offer)

    def _helped(self, clause: Clause, person: Person) -> tuple[tuple[int, int], ...]:
        """Whose unit: mine if you help, yours if I do, unless somebody else is named."""
        talk = self.talk
        helped = talk.helped(clause)
        if talk.others(clause):
            return helped
        first = (talk.writer,) if person is not Person.I else talk.readers
        wanted = talk.powers_of(first) if person is not Person.THEY else frozenset(range(7))
        return tuple((power, cost + (0 if power in wanted else 2)) for power, cost in helped)

    def _fit(
        self, kinds: tuple[int, ...], ordered: frozenset[int], helped: tuple[tuple[int, int], ...],
        named: tuple[Named, ...],
    ) -> list[Order]:  # fmt: skip
        ground = self.talk.ground
        return fitting(ground.units, ground.barred, Wanted(kinds, ordered, helped, named))

    def _moved(self) -> tuple[Named, ...]:
        """“You go to the Aegean, I support”: the move just named, as the one to help."""
        last = self.heard.rows[-1] if self.heard.rows else None
        choice = last.choices[0] if last is not None and len(last.choices) == 1 else None
        if not isinstance(choice, Given) or choice.order.kind != MOVE:
            return ()
        return (
            Named((choice.order.province,), Role.OBJECT),
            Named((choice.order.target_province,), Role.TO),
        )

    def _with_before(self, clause: Clause, named: tuple[Named, ...]) -> tuple[Named, ...]:
        """“I want Sweden. Will you help me?”"""
        wished = tuple(place._replace(role=Role.TO) for place in self.heard.places)
        if not named and wished and not self.heard.rows:
            return wished
        return named

    def zone(self, clause: Clause) -> list[Row]:
        """Nobody, or one of the two, goes somewhere."""
        talk = self.talk
        if clause.does("withdraw"):
            return []
        if clause.does("empty"):
            seats = self._leaving(clause) if clause.does("leave") else talk.both
        elif clause.does("nobody") and not clause.does("bounce", "move", "attack", "support", "help", "convoy"):
            seats = talk.both
        elif clause.does("peace") and any(place.role is Role.IN for place in clause.places):
            seats = talk.both
        elif clause.does("leave") and clause.does("alone", "stayout"):
            seats = self._leaving(clause)
        elif clause.does("stayout") or (clause.does("touch") and clause.does("not")):
            seats = seats_acting(talk, clause, "stayout", "touch")
            if person_acting(clause, "stayout", "touch") is Person.BARE:
                seats = talk.both if clause.does("both") else talk.readers
        else:
            return []
        places = self._zone(clause)
        return _row(Propose, (empty(seats, places),), clause) if places else []

    def _leaving(self, clause: Clause) -> tuple[str, ...]:
        """“Leave it empty” is said to the reader, unless we both do, or I."""
        if person_acting(clause, "leave") is Person.BARE and not clause.does("both"):
            return self.talk.readers
        return seats_acting(self.talk, clause, "leave")

    def staying_away(self, clause: Clause) -> list[Row]:
        """“I won't go there”: a zone; of one unit, an order not given."""
        if not (clause.does("move", "attack") and self._is_negated(clause, "move", "attack")) or clause.does("tell"):
            return []
        talk = self.talk
        head = next(word for word in ("move", "attack") if clause.does(word))
        person = person_acting(clause, head)
        seats = seats_acting(talk, clause, head)
        if person is Person.BARE and not clause.does("both", "nobody"):
            seats = talk.readers
        named = self.named(clause, clause.first(head))
        start = [n for n in named if n.role in (Role.FROM, Role.OBJECT, Role.ANY, Role.BY) and self._is_held(n, seats)]
        goals = [n for n in named if n not in start]
        if start and goals:
            orders = moves_to(talk.ground.units, talk.ground.barred, talk.powers_of(seats), named)
            return _row(Propose, (Not(self._given(order)) for order in orders), clause)
        places = [p for place in named for p in place.provinces]
        if not named and clause.does("there", "too"):
            places = [p for place in self.heard.places for p in place.provinces]
        if not places and head == "attack" and clause.does("me", "you"):
            return _row(Propose, (peace(*talk.both),), clause)
        return _row(Propose, (empty(seats, tuple(places)),), clause) if places else []

    def mirror(self, clause: Clause) -> list[Row]:
        """“… if you don't”: what was said of one holds for the other too."""
        last = self.heard.rows[-1] if self.heard.rows else None
        if not (clause.is_condition and clause.does("you") and clause.does("not", "too")) or clause.places:
            return []
        zone = last.choices[0] if last and last.is_clear and last.choices else None
        if zone is None or not hasattr(zone, "places"):
            return []
        return _row(Propose, (empty(self.talk.readers, zone.places),), clause)

    def alliance(self, clause: Clause) -> list[Row]:
        talk = self.talk
        others = talk.others(clause)
        foes = [
            seat
            for item in clause.items
            for meant in item.meant
            if meant.does.startswith("foe:")
            and (seat := next((s for s in talk.ground.powers if meant.does[4:] in s.split("+")), ""))
        ]
        partners = [seat for seat in others if self._is_with(clause, seat)]
        against = [seat for seat in (*foes, *others) if seat not in partners and seat not in talk.both]
        if clause.does("not"):
            return []
        if clause.is_question and partners and not against and clause.does("ally"):
            if person_acting(clause, "ally") is Person.BOTH:
                return []
            return _row(Question, (peace(*talk.readers, *partners),), clause)
        allied = clause.does("ally", "against", "enemy") or foes
        jointly = clause.does("attack") and (
            person_acting(clause, "attack") in (Person.BOTH, Person.WE) or clause.does("both")
        )
        if against and not clause.places and (allied or jointly) and self._is_ours(clause):
            return _row(Propose, (alliance((*talk.both, *partners), tuple(against)),), clause)
        return []

    def _is_ours(self, clause: Clause) -> bool:
        """News of what somebody else does is no offer."""
        return not clause.does("tell") and not clause.is_condition or clause.does("ally")

    def _is_with(self, clause: Clause, seat: str) -> bool:
        """Is a power named as a partner: “with England”, «с Англией», "Angliával"?"""
        at = next(at for at, item in enumerate(clause.items) if item.power >= 0 and self.talk.seat_of(item) == seat)
        if any(item.does("against") for item in clause.items[max(0, at - 2) : at + 2]):
            return False
        before = clause.items[at - 1] if at else None
        return bool(before and before.does("with")) or clause.items[at].role is Role.BY

    def drawing(self, clause: Clause) -> list[Row]:
        if not clause.does("draw") or clause.does("not"):
            return []
        talk = self.talk
        others = talk.others(clause)
        some = others or clause.does("number")
        seats = (*talk.both, *others) if some else talk.ground.alive
        return _row(Propose, (draw(*seats),), clause)

    def peace(self, clause: Clause) -> list[Row]:
        if clause.does("peace") and not self._is_negated(clause, "peace"):
            return _row(Propose, (peace(*self.talk.both),), clause)
        if clause.does("fight") and self._is_negated(clause, "fight") and not clause.places:
            return _row(Propose, (peace(*self.talk.both),), clause)
        return []

    # -- orders ------------------------------------------------------------------------------------

    def news(self, clause: Clause) -> list[Row]:
        """What somebody else is about to do."""
        talk = self.talk
        others = [seat for seat in talk.others(clause) if not self._is_with(clause, seat)]
        head = next((word for word in ("attack", "move") if clause.does(word)), "")
        if not head or not others or clause.does("against", "not") or person_acting(clause, head) in (
            Person.I, Person.BOTH,
        ):  # fmt: skip
            return []
        named = self.named(clause, clause.first(head))
        powers = talk.powers_of(tuple(others))
        if named:
            orders = moves_to(talk.ground.units, talk.ground.barred, powers, named)
            return _row(Fact, map(self._given, orders), clause)
        if head == "attack" and clause.does("you", "your"):
            return _row(Warn, (Not(peace(*talk.readers, *others)),), clause)
        return []

    def moving(self, clause: Clause) -> list[Row]:
        if clause.does("not") or self.talk.others(clause):
            return []
        head = next((word for word in ("move", "attack") if clause.does(word)), "")
        if not head and not clause.is_short_order:
            return []
        if head == "attack" and clause.is_condition:
            return []
        talk = self.talk
        person = person_acting(clause, head) if head else Person.THEY
        seats = {Person.I: (talk.writer,), Person.THEY: talk.both, Person.BOTH: talk.both}.get(person, talk.readers)
        named = self.named(clause, clause.first(head) if head else -1)
        orders = moves_to(talk.ground.units, talk.ground.barred, talk.powers_of(seats), named) if named else []
        asked = clause.is_question and not any(
            self._owner(order) == talk.writer for order in orders
        )  # fmt: skip
        if asked and head:
            return _row(Question, map(self._given, orders), clause)
        mine = orders and all(self._owner(order) == talk.writer for order in orders)
        return _row(Fact if mine else Propose, map(self._given, orders), clause, is_offer=clause.is_condition)

    def holding(self, clause: Clause) -> list[Row]:
        if not clause.does("hold") or clause.does("not") or self.talk.others(clause):
            return []
        talk = self.talk
        powers = talk.powers_of(talk.both)
        rows = []
        for place in self.named(clause, -1):
            orders = fitting(
                talk.ground.units, talk.ground.barred, Wanted((HOLD,), powers, named=(place._replace(role=Role.ANY),))
            )
            mine = orders and self._owner(orders[0]) == talk.writer
            rows += _row(Fact if mine else Propose, map(self._given, orders), clause)
        return rows

    def plans(self, clause: Clause) -> list[Row]:
        return _row(Question, (), clause) if clause.does("plans") else []

    # -- parts -------------------------------------------------------------------------------------

    def named(self, clause: Clause, head: int) -> tuple[Named, ...]:
        """The places of a clause; those before its verb lead."""
        return tuple(
            Named(item.provinces, item.role, leads=at < head) for at, item in enumerate(clause.items) if item.provinces
        )

    def _zone(self, clause: Clause) -> tuple[int, ...]:
        places = tuple(p for item in clause.places for p in item.provinces)
        return places or (tuple(p for place in self.heard.places for p in place.provinces) if clause.does("there") else ())

    def _is_held(self, place: Named, seats: tuple[str, ...]) -> bool:
        units, powers = self.talk.ground.units, self.talk.powers_of(seats)
        return any(p in units and units[p].power in powers for p in place.provinces)

    def _is_negated(self, clause: Clause, *heads: str) -> bool:
        at = clause.first(*heads)
        return any(item.does("not", "nobody") for item in clause.items[: at + 1]) or any(
            item.does("nobody") for item in clause.items
        )

    def _owner(self, order: Order) -> str:
        return self.talk.ground.seat_of(self.talk.ground.units[order.province].power)

    def _given(self, order: Order) -> Given:
        return Given(self._owner(order), order)


def _row(
    act: type[Meaning], choices: Iterable[Arrangement], clause: Clause, is_offer: bool = False
) -> list[Row]:
    """A row, unless nothing lawful is left to say or far too much."""
    found = tuple(dict.fromkeys(choices))
    wordless = act in (Accuse, Thank, Excuse) or (act is Question and clause.does("plans"))
    if (not found and not wordless) or len(found) > MOST_CHOICES:
        return []
    return [Row(act, found, clause.start, clause.end, is_offer or clause.is_condition)]


_INTENTS: Final[tuple[Callable[[Intents, Clause], list[Row]], ...]] = (
    Intents.accusation, Intents.thanks, Intents.ending, Intents.mirror, Intents.bounce, Intents.help, Intents.zone,
    Intents.staying_away, Intents.drawing, Intents.alliance, Intents.peace, Intents.news, Intents.moving,
    Intents.plans, Intents.holding, Intents.excuse,
)  # fmt: skip
