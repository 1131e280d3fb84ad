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
from .tagging import Item

#: With more lawful readings than this nothing was understood.
MOST_CHOICES: Final = 8
#: An owner stands at most so many words before the place of its unit.
_OWNER_FAR: Final = 5
#: Between a unit and the place where it stands.
_STANDING: Final = ("role:in", "role:from", "role:of", "role:at")


@dataclass(frozen=True, slots=True)
class Said:
    """A letter as far as it has been read."""

    talk: Talk
    rows: list[Row] = field(default_factory=list)
    #: Places of the clause before, for “there” and “I want Sweden. Will you help?”
    places: list[Named] = field(default_factory=list)
    #: What the two have agreed on; an end without more ends that.
    agreed: tuple[Arrangement, ...] = ()
    #: Clauses that tell of the past or of fears: no proposals, and no riddle either.
    aside: list[Clause] = field(default_factory=list)
    #: Third powers named last, for “let's crush him”.
    named_before: list[str] = field(default_factory=list)
    #: Help asked for before it is said for which move: “could Holland help? Burgundy to Belgium”.
    waiting: list[Clause] = field(default_factory=list)
    #: Clauses with places and a verb, or a short order, that came to nothing on this board.
    lost: list[Clause] = field(default_factory=list)

    def named(self, clause: Clause, head: int) -> tuple[Named, ...]:
        """The places of a clause; those before its verb lead."""
        leads = head if not clause.does("there") else -1
        return tuple(
            Named(item.provinces, self._role(clause.items, at), at < leads, self._owners(clause.items, at))
            for at, item in enumerate(clause.items)
            if item.provinces
        )

    def _role(self, items: tuple[Item, ...], at: int) -> Role:
        """“Norwegian support” comes from there."""
        helps = any(item.does("support", "help") for item in items[at + 1 : at + 2])
        return Role.BY if helps and items[at].role is Role.OF else items[at].role

    def _owners(self, items: tuple[Item, ...], at: int) -> frozenset[int] | None:
        """Whose unit stands in a place: “my army in Burgundy”, "az északi-tengeri flottád"."""
        if items[at].role is Role.TO:
            return None
        before: list[Item] = []
        for item in items[max(0, at - _OWNER_FAR) : at][::-1]:
            is_owned_unit = item.does("unit") and item.does("my", "yours")
            if is_owned_unit or not item.does("unit", "article", "my", "your", "yours", *_STANDING):
                # "A flottám Albániába": a unit with its owner in one word follows its place.
                break
            before.append(item)
        after = [item for item in items[at + 1 : at + 2] if item.does("unit")]
        owner = next((item for item in (*after, *before) if item.does("my", "your", "yours")), None)
        if owner is None or not any(item.does("unit") for item in (*before, *after)):
            return None
        seats = (self.talk.writer,) if owner.does("my") else self.talk.readers
        return self.talk.powers_of(seats)

    def zone_named(self, clause: Clause) -> tuple[int, ...]:
        free = [
            item
            for at, item in enumerate(clause.items)
            if item.provinces and self._owners(clause.items, at) is None
        ]
        # “Keep the army from Smyrna out of Armenia.”
        left = [item for item in free if item.role is not Role.FROM] or free
        places = tuple(p for item in left for p in item.provinces)
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
        if clause.does("attack") and clause.items[at].role is Role.BY:
            # "Végezzünk a törökkel" is no company.
            return False
        before = clause.items[at - 1] if at else None
        return bool(before and before.does("with")) or clause.items[at].role is Role.BY


def row_of(
    act: type[Meaning], choices: Iterable[Arrangement], clause: Clause, is_offer: bool = False
) -> list[Row]:
    """A row, unless nothing lawful is left to say or far too much."""
    found = tuple(dict.fromkeys(choices))
    wordless = act in (Accuse, Thank, Excuse) or (act is Question and clause.asks_plans)
    if (not found and not wordless) or len(found) > MOST_CHOICES:
        return []
    return [Row(act, found, clause.start, clause.end, is_offer or clause.is_condition)]
