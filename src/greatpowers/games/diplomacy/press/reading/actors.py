"""Who does what a clause says: the writer, the reader, both, or whoever stands where it says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ..lawful import Ground
from .clauses import Clause
from .lexicon import Person
from .tagging import Item

_WISHING: Final = ("support", "help", "convoy")


@dataclass(frozen=True, slots=True)
class Talk:
    """Who writes to whom, on which board."""

    ground: Ground
    writer: str
    readers: tuple[str, ...]

    @property
    def both(self) -> tuple[str, ...]:
        return tuple(sorted({self.writer, *self.readers}))

    def powers_of(self, seats: tuple[str, ...]) -> frozenset[int]:
        return frozenset(power for seat in seats for power in self.ground.powers.get(seat, ()))

    def seat_of(self, item: Item) -> str:
        return self.ground.seat_of(item.power)

    def others(self, clause: Clause) -> list[str]:
        """Seats a clause names that are neither writer nor reader, each once."""
        named = (self.seat_of(item) for item in clause.powers)
        return list(dict.fromkeys(seat for seat in named if seat and seat not in self.both))

    @property
    def third(self) -> tuple[str, ...]:
        return tuple(seat for seat in self.ground.alive if seat not in self.both)

    def helped(self, clause: Clause) -> tuple[tuple[int, int], ...]:
        """Whose units can be helped in a clause, and how strange each would be."""
        named = [power for seat in self.others(clause) for power in self.ground.powers[seat]]
        if named:
            return tuple((power, 0) for power in named)
        strange: dict[int, int] = {}
        mine, yours = self.powers_of((self.writer,)), self.powers_of(self.readers)
        for powers in self.ground.powers.values():
            for power in powers:
                strange[power] = 0 if power in mine | yours else 3
        return tuple(strange.items())


def seats_acting(talk: Talk, clause: Clause, *heads: str) -> tuple[str, ...]:
    """Who does it; both if that is said or nothing is."""
    person = person_acting(clause, *heads)
    by: Mapping[Person, tuple[str, ...]] = {Person.I: (talk.writer,), Person.YOU: talk.readers}
    return by.get(person, talk.both)


def person_acting(clause: Clause, *heads: str) -> Person:
    """The person of the verb; where the verb does not tell, that of the nearest subject before it."""
    at = clause.first(*heads)
    person = clause.items[at].person_of(*heads) or Person.BARE
    if any(item.does("nobody") for item in clause.items):
        return Person.BOTH
    if person is not Person.BARE:
        return Person.BOTH if person is Person.WE else person
    before = clause.items[:at]
    subject = _subject(before)
    if clause.items[at].does(*_WISHING) and _is_wished(before):
        return Person.YOU
    if subject is not None:
        return subject
    after = next(
        (_subject((item,)) for item in clause.items[at + 1 :] if item.does("you", "i", "both")), None
    )
    if after is not None and clause.items[at].does("empty", "stayout"):
        return after
    return Person.BARE


def _is_wished(before: tuple[Item, ...]) -> bool:
    """“I need support”: wanted from the other, unless a new subject stands between."""
    wish = max((at for at, item in enumerate(before) if item.does("wish")), default=-1)
    return wish >= 0 and not any(item.does("i", "my") for item in before[wish + 1 :])


def _owns(before: tuple[Item, ...], at: int) -> bool:
    """“My army”, “your Munich”, but not “Belgium is mine”."""
    if not before[at].does("your", "yours", "my"):
        return False
    if at + 1 == len(before):
        return True
    if any(item.provinces for item in before[:at]):
        return False
    owned = before[at + 1 : at + 4]
    return before[at].does("unit") or any(it.provinces or it.does("unit") for it in owned)


def _subject(before: tuple[Item, ...]) -> Person | None:
    """The nearest subject: a pronoun, an owner, a place, which is somebody's."""
    owner = next((item for at, item in enumerate(before) if _owns(before, at)), None)
    if owner is not None and not any(item.does("i", "you") for item in before):
        return Person.I if owner.does("my") else Person.YOU
    for at, item in reversed(list(enumerate(before))):
        if item.does("both", "nobody"):
            return Person.BOTH
        if item.does("i"):
            return Person.I
        if item.does("you"):
            return Person.YOU
        if _owns(before, at):
            return Person.I if item.does("my") else Person.YOU
        if item.provinces:
            return Person.THEY
    return None
