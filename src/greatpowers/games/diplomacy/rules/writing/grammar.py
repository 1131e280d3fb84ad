"""The grammar of written orders: items in, one `Written` order out, or a clear refusal. [2.1–2.12]

Nothing here knows the position: which coast a fleet lies on and which letter was wrong is settled later.
"""

from __future__ import annotations

from typing import Final, NoReturn

from .....engine.errors import Refusal, UnreadableDecision
from ...printed.board import IS_COASTAL, IS_SEA, PROVINCE_OF
from ...printed.names import ARMY, FLEET, PhaseKind
from ...state.orders import (
    BUILD,
    CONVOY,
    DISBAND,
    HOLD,
    MOVE,
    MOVEMENT_KINDS,
    REMOVE,
    RETREAT,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    WAIVE,
)
from .gazetteer import ambiguous_place, location_on, unknown_place
from .spelling import cleaned
from .vocabulary import Item, Meaning, items_of
from .written import ADJUST, NO_PLACE, Draft, Place, Written

#: What the kinds of the grammar are in each phase; a kind that is missing cannot be ordered there.
_KINDS_IN: Final = {
    PhaseKind.MOVEMENT: {kind: kind for kind in MOVEMENT_KINDS},
    PhaseKind.RETREATS: {MOVE: RETREAT, RETREAT: RETREAT, DISBAND: DISBAND},
    PhaseKind.ADJUSTMENTS: {
        BUILD: BUILD,
        DISBAND: REMOVE,
        REMOVE: REMOVE,
        WAIVE: WAIVE,
        ADJUST: ADJUST,
    },
}
_RULE_OF: Final = {PhaseKind.MOVEMENT: "2.11", PhaseKind.RETREATS: "7.6", PhaseKind.ADJUSTMENTS: "8.13"}
_UNIT_KINDS: Final = {Meaning.ARMY: ARMY, Meaning.FLEET: FLEET}


def parse(text: str, phase: PhaseKind) -> Written:
    """The one order this text can mean in that phase. [2.6]"""
    parser = _Parser(cleaned(text), phase)
    return parser.decided(parser.order())


class _Cursor:
    """Steps over the items of one text and refuses what does not fit."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.items = items_of(text)
        self.at = 0
        if not self.items:
            self.refuse("order-empty", "2.1")

    @property
    def next(self) -> Meaning:
        return self.items[self.at].meaning if self.at < len(self.items) else Meaning.END

    def accept(self, *meanings: Meaning) -> Item | None:
        """Step over the next item if it has one of these meanings."""
        if self.next not in meanings:
            return None
        self.at += 1
        return self.items[self.at - 1]

    def skip(self, *meanings: Meaning) -> None:
        while self.accept(*meanings):
            pass

    def expect_end(self) -> None:
        if self.next is not Meaning.END:
            self.refuse_next()

    def refuse(self, message: str, rule: str, **params: str | int) -> NoReturn:
        raise UnreadableDecision(Refusal(message, rule, {"text": self.text, **params}))

    def refuse_next(self) -> NoReturn:
        """The next item cannot stand here, or something is missing. [2.1]"""
        if self.at >= len(self.items):
            self.refuse("order-incomplete", "2.1")
        item = self.items[self.at]
        self.refuse("order-unreadable", "2.1", word=item.word, position=item.position)


class _Parser(_Cursor):
    """One order in one phase."""

    def __init__(self, text: str, phase: PhaseKind) -> None:
        super().__init__(text)
        self.phase = phase

    def decided(self, draft: Draft) -> Written:
        """The order in terms of its phase, with one meaning and the letter it needs. [2.2, 2.8]"""
        kind = _KINDS_IN[self.phase].get(draft.kind)
        if kind is None or (draft.via_convoy and self.phase is not PhaseKind.MOVEMENT):
            self.refuse("order-wrong-phase", _RULE_OF[self.phase], phase=self.phase.value)
        meanings = draft._replace(kind=kind).meanings()
        if len(meanings) != 1:
            item = draft.place_in_doubt().item
            raise ambiguous_place(self.text, item.word, item.provinces)
        written = meanings[0]
        if written.unit_kind is None and kind != WAIVE:
            if kind not in (BUILD, ADJUST):
                self.refuse("order-without-letter", "2.2")
            if IS_COASTAL[PROVINCE_OF[written.at]]:
                self.refuse("order-without-letter", "8.8" if kind == BUILD else "2.2")
        return written

    def order(self) -> Draft:
        """An order of any kind, the verb before or after its unit."""
        lead = self.leading_verb()
        if lead is None and self.accept(Meaning.WAIVE):
            self.expect_end()
            return Draft(WAIVE, None, NO_PLACE)
        kind, at = self.unit()
        draft = self.with_verb(lead, kind, at) if lead else self.action(kind, at)
        self.expect_end()
        return draft

    def leading_verb(self) -> Meaning | None:
        """The verb of `B A Par`, `+A Par`, `R A Gal`; a dash means removal where nothing moves."""
        self.skip(Meaning.NATION)
        dash = self.accept(Meaning.TO)
        self.skip(Meaning.NATION, Meaning.TO)
        verb = self.accept(Meaning.BUILD, Meaning.DISBAND, Meaning.R, Meaning.RETREAT)
        if verb:
            return verb.meaning
        return Meaning.DISBAND if dash and self.phase is PhaseKind.ADJUSTMENTS else None

    def with_verb(self, verb: Meaning, kind: int | None, at: Place) -> Draft:
        """An order of retreats or adjustments: its verb stands before the unit or after it."""
        if verb is Meaning.BUILD:
            return Draft(BUILD, kind, at)
        if verb is Meaning.DISBAND:
            return Draft(DISBAND, kind, at)
        return self.retreat(verb, kind, at)

    def unit(self) -> tuple[int | None, Place]:
        """A letter, which may be missing, and a place; nation words around it say nothing. [2.10, 2.12]"""
        self.skip(Meaning.NATION)
        letter = self.accept(Meaning.ARMY, Meaning.FLEET)
        self.skip(Meaning.TO, Meaning.NATION)
        return (_UNIT_KINDS[letter.meaning] if letter else None), self.place()

    def place(self) -> Place:
        """A place with its coast; a coast that the province does not have is ignored. [I-4.B.6]"""
        item = self.accept(Meaning.PLACE)
        if item is None:
            self.refuse_place()
        coast = self.coast()
        return Place(tuple(location_on(province, coast) for province in item.provinces), item)

    def refuse_place(self) -> NoReturn:
        """Where a place should stand there is something else."""
        item = self.items[self.at] if self.at < len(self.items) else NO_PLACE.item
        if item.meaning is Meaning.AMBIGUOUS:
            raise ambiguous_place(self.text, item.word, item.provinces)
        if item.meaning is Meaning.UNKNOWN and item.word[0].isalpha():
            raise unknown_place(self.text, item.word)
        self.refuse_next()

    def coast(self) -> str:
        """The letters of a coast that follows, also after a hyphen: `Spa-SC`."""
        before = self.at
        self.accept(Meaning.TO)
        coast = self.accept(Meaning.COAST)
        if coast is None:
            self.at = before
            return ""
        return coast.coast

    def action(self, kind: int | None, at: Place) -> Draft:
        """What the unit does; a dash may stand before any verb, as in `F Lon-Hold`. [8.4]"""
        if self.next is Meaning.END and self.phase is PhaseKind.ADJUSTMENTS:
            return Draft(ADJUST, kind, at)
        if self.next in (Meaning.END, Meaning.UNKNOWN):
            self.refuse_next()
        start = self.at
        self.skip(Meaning.TO)
        if self.accept(Meaning.HOLD):
            return self.hold(kind, at)
        if self.accept(Meaning.SUPPORT):
            return self.support(kind, at)
        if self.accept(Meaning.CONVOY):
            return self.convoy(kind, at)
        verb = self.accept(Meaning.DISBAND, Meaning.BUILD, Meaning.R, Meaning.RETREAT)
        if verb is None:
            self.at = start
            target, via = self.route(kind)
            return Draft(MOVE, kind, at, target=target, via_convoy=via)
        return self.with_verb(verb.meaning, kind, at)

    def hold(self, kind: int | None, at: Place) -> Draft:
        """`H`, also with the unit's own place again: `holds in Paris`."""
        self.skip(Meaning.TO)
        if self.next is Meaning.PLACE and self.items[self.at].provinces == (PROVINCE_OF[at.locations[0]],):
            self.place()
        return Draft(HOLD, kind, at)

    def support(self, kind: int | None, at: Place) -> Draft:
        """Support to hold names a unit only, or adds that it holds; to move also where it goes. [5.7, 5.9]"""
        other_kind, other = self.unit()
        if self.next is Meaning.END:
            return Draft(SUPPORT_HOLD, kind, at, other_kind, other)
        self.skip(Meaning.TO)
        if self.accept(Meaning.HOLD):
            return Draft(SUPPORT_HOLD, kind, at, other_kind, other)
        target, _ = self.route(other_kind)
        return Draft(SUPPORT_MOVE, kind, at, other_kind, other, target)

    def convoy(self, kind: int | None, at: Place) -> Draft:
        """The fleet's part of a convoy names the army and where it goes. [6.3]"""
        other_kind, other = self.unit()
        target, _ = self.route(other_kind)
        return Draft(CONVOY, kind, at, other_kind, other, target)

    def retreat(self, verb: Meaning, kind: int | None, at: Place) -> Draft:
        """A retreat to a place; the letter R alone removes a unit. [7.1, 8.5]"""
        if self.next is Meaning.END and verb is Meaning.R and self.phase is not PhaseKind.RETREATS:
            return Draft(REMOVE, kind, at)
        target, via = self.route(kind)
        return Draft(RETREAT, kind, at, target=target, via_convoy=via)

    def route(self, kind: int | None) -> tuple[Place, bool]:
        """Where a unit goes, and whether by convoy; seas an army passes on its way are ignored. [I-4.A.6]"""
        named: list[tuple[int, Place]] = []
        before_via = 0
        via = False
        while self.next not in (Meaning.END, Meaning.HOLD, Meaning.SUPPORT):
            if self.accept(Meaning.TO):
                continue
            if self.accept(Meaning.VIA) or (named and self.accept(Meaning.CONVOY)):
                via, before_via = True, before_via or len(named)
                continue
            named.append((self.at, self.place()))
        if not named:
            self.refuse_next()
        _, target = named.pop((before_via or len(named)) - 1)
        for index, passed in named:
            if kind == FLEET or not all(IS_SEA[PROVINCE_OF[location]] for location in passed.locations):
                self.at = index
                self.refuse_next()
        return target, via
