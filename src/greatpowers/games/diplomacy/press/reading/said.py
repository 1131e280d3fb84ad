"""What a clause is read with: who talks on which board, and what was said before in the same letter."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from ...state.orders import MOVE, Order
from ..arrangements import Arrangement, Given
from ..speech import Accuse, Excuse, Meaning, Question, Thank
from .actors import Talk, person_acting, seats_acting
from .clauses import Clause
from .fitting import Named
from .lexicon import Person
from .meanings import Row
from .places import Role

#: With more lawful readings than this nothing was understood.
MOST_CHOICES: Final = 8


@dataclass(frozen=True, slots=True)
class Said:
    """A letter as far as it has been read."""

    talk: Talk
    rows: list[Row] = field(default_factory=list)
    #: Places of the clause before, for “there” and “I want Sweden. Will you help?”
    places: list[Named] = field(default_factory=list)
    #: What the two have agreed on; an end without more ends that.
    agreed: tuple[Arrangement, ...] = ()

    def named(self, clause: Clause, head: int) -> tuple[Named, ...]:
        """The places of a clause; those before its verb lead."""
        return tuple(
            Named(item.provinces, item.role, leads=at < head)
            for at, item in enumerate(clause.items)
            if item.provinces
        )

    def zone_named(self, clause: Clause) -> tuple[int, ...]:
        places = tuple(p for item in clause.places for p in item.provinces)
        return places or (
            tuple(p for place in self.places for p in place.provinces) if clause.does("there") else ()
        )

    def is_held(self, place: Named, seats: tuple[str, ...]) -> bool:
        units, powers = self.talk.ground.units, self.talk.powers_of(seats)
        return any(p in units and units[p].power in powers for p in place.provinces)

    def is_negated(self, clause: Clause, *heads: str) -> bool:
        at = clause.first(*heads)
        return any(item.does("not", "nobody") for item in clause.items[: at + 1]) or any(
            item.does("nobody") for item in clause.items
        )

    def owner(self, order: Order) -> str:
        return self.talk.ground.seat_of(self.talk.ground.units[order.province].power)

    def given(self, order: Order) -> Given:
        return Given(self.owner(order), order)

    def moved(self) -> tuple[Named, ...]:
        """“You go to the Aegean, I support”: the move just named, as the one to help."""
        last = self.rows[-1] if self.rows else None
        choice = last.choices[0] if last is not None and len(last.choices) == 1 else None
        if not isinstance(choice, Given) or choice.order.kind != MOVE:
            return ()
        return (
            Named((choice.order.province,), Role.OBJECT),
            Named((choice.order.target_province,), Role.TO),
        )

    def leaving(self, clause: Clause) -> tuple[str, ...]:
        """“Leave it empty” is said to the reader, unless we both do, or I."""
        if person_acting(clause, "leave", "keep") is Person.BARE and not clause.does("both"):
            return self.talk.readers
        return seats_acting(self.talk, clause, "leave", "keep")

    def is_partner(self, clause: Clause, seat: str) -> bool:
        """Is a power named as a partner: “with England”, «с Англией», "Angliával"?"""
        at = next(
            at for at, item in enumerate(clause.items) if item.power >= 0 and self.talk.seat_of(item) == seat
        )
        if any(item.does("against") for item in clause.items[max(0, at - 2) : at + 2]):
            return False
        before = clause.items[at - 1] if at else None
        return bool(before and before.does("with")) or clause.items[at].role is Role.BY


def row_of(
    act: type[Meaning], choices: Iterable[Arrangement], clause: Clause, is_offer: bool = False
) -> list[Row]:
    """A row, unless nothing lawful is left to say or far too much."""
    found = tuple(dict.fromkeys(choices))
    wordless = act in (Accuse, Thank, Excuse) or (act is Question and clause.does("plans"))
    if (not found and not wordless) or len(found) > MOST_CHOICES:
        return []
    return [Row(act, found, clause.start, clause.end, is_offer or clause.is_condition)]
