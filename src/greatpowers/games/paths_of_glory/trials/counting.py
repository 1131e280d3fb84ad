"""How a war went, in numbers: armies lost for want of supply, trenches, offensives, capitals, idle points.

Names end in the side where something is a side's own: `attrition_armies.cp`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ....engine.events import Event
from ..printed.board import CAPITAL_OF, NATION, PRINTED_CP, SPACE_NUMBER
from ..printed.names import AH, AP, BE, BU, CP, FR, GE, IT, MN, RO, RU, SB, SIDES, TU
from ..printed.units import KINDS
from ..rules.actions.actions import BARE_USES, CARD_USES
from ..state.events.war import (
    ActionTaken,
    AttackDeclared,
    CombatCardPlayed,
    ControlChanged,
    EntrenchTried,
    OffensiveMandated,
    RoundBegan,
    SpaceActivated,
    TurnBegan,
    UnitEliminated,
    UnitMoved,
    VictoryPointsChanged,
)

_ATTRITION: Final = "attrition"
_NOT_MADE: Final = "offensive-not-made"
_NO_EVENT: Final = {use.verb for use in (*CARD_USES, *BARE_USES)} - {"event"}
_MARCH: Final = "move"
#: Capitals whose loss before this turn is a war thrown away.
_GREAT: Final = ("berlin", "paris", "petrograd", "vienna")
_EARLY: Final = 6
#: Whose land tells how far the line of a front has moved.
_FRONTS: Final = {
    FR: "france", BE: "france", RU: "russia", IT: "italy", SB: "balkans", MN: "balkans", RO: "balkans",
    GE: "germany", AH: "austria", TU: "turkey", BU: "bulgaria",
}  # fmt: skip


class Tally:
    """What was counted so far in one match."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.turn = 1
        self._side = SIDES[CP]
        #: Spaces paid for in this round that nobody has marched from, dug in or attacked from yet.
        self._idle: dict[str, int] = {}
        #: Enemy spaces held, front by front.
        self._ground: dict[str, set[str]] = {}

    def note(self, event: Event) -> None:
        """One more thing has happened."""
        handler = _HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event)

    def counts(self) -> dict[str, float]:
        """Everything that happened at least once."""
        self._settle()
        return dict(sorted(self.found.items()))

    def began_turn(self, event: TurnBegan) -> None:
        self._settle()
        self.turn = event.turn

    def began_round(self, event: RoundBegan) -> None:
        self._settle()
        self._side = event.side
        self.found[f"rounds.{event.side}"] += 1

    def _settle(self) -> None:
        """Whatever was paid for and not used is lost. [9.2.1]"""
        if self._idle:
            self.found[f"idle_activations.{self._side}"] += len(self._idle)
            self.found[f"idle_points.{self._side}"] += sum(self._idle.values())
        self._idle.clear()

    def acted(self, event: ActionTaken) -> None:
        kind = event.action if event.action in _NO_EVENT else "event"
        self.found[f"{kind}.{event.side}"] += 1
        if kind == "event":
            self.found[f"event:{event.card}"] += 1

    def laid(self, event: CombatCardPlayed) -> None:
        self.found[f"combat_card.{event.side}"] += 1

    def activated(self, event: SpaceActivated) -> None:
        self.found[f"activations.{self._side}"] += 1
        self._idle[event.space] = event.cost

    def moved(self, event: UnitMoved) -> None:
        if event.how == _MARCH:
            self._idle.pop(event.path[0], None)

    def dug(self, event: EntrenchTried) -> None:
        self.found[f"entrench_tried.{self._side}"] += 1
        self.found[f"entrench_made.{self._side}"] += event.succeeded
        self._idle.pop(event.space, None)

    def attacked(self, event: AttackDeclared) -> None:
        self.found[f"attacks.{event.side}"] += 1
        for attacker in event.attackers:
            self._idle.pop(attacker.partition("@")[2].split()[0], None)

    def mandated(self, event: OffensiveMandated) -> None:
        self.found[f"offensives_due.{event.side}"] += bool(event.nation)

    def scored(self, event: VictoryPointsChanged) -> None:
        if event.why == _NOT_MADE and event.by:
            self.found[f"offensives_missed.{SIDES[AP] if event.by > 0 else SIDES[CP]}"] += 1

    def eliminated(self, event: UnitEliminated) -> None:
        counter = KINDS[event.unit]
        side = SIDES[counter.side]
        size = "armies" if counter.is_army else "corps"
        if event.why == _ATTRITION:
            self.found[f"attrition_{size}.{side}"] += 1
        elif event.for_good:
            self.found[f"lost_for_good_{size}.{side}"] += 1
        else:
            self.found[f"eliminated_{size}.{side}"] += 1

    def changed_hands(self, event: ControlChanged) -> None:
        space = SPACE_NUMBER[event.space]
        owner = SIDES[CP if PRINTED_CP >> space & 1 else AP]
        self._moved_line(event, owner)
        if CAPITAL_OF[space] >= 0 and event.side != owner:
            self.found[f"capitals_lost.{owner}"] += 1
            self.found.setdefault(f"lost:{event.space}", self.turn)

    def _moved_line(self, event: ControlChanged, owner: str) -> None:
        """The most spaces of the enemy that a side held at once on a front tell how far the line moved."""
        front = _FRONTS.get(NATION[SPACE_NUMBER[event.space]])
        if front is None:
            return
        held = self._ground.setdefault(front, set())
        if event.side == owner:
            held.discard(event.space)
            return
        held.add(event.space)
        name = f"ground_{front}.{event.side}"
        self.found[name] = max(self.found[name], len(held))


# Each is only called with events of its class.
_HANDLERS: Final[Mapping[type[Event], Callable[..., None]]] = {
    TurnBegan: Tally.began_turn,
    RoundBegan: Tally.began_round,
    ActionTaken: Tally.acted,
    CombatCardPlayed: Tally.laid,
    SpaceActivated: Tally.activated,
    UnitMoved: Tally.moved,
    EntrenchTried: Tally.dug,
    AttackDeclared: Tally.attacked,
    OffensiveMandated: Tally.mandated,
    VictoryPointsChanged: Tally.scored,
    UnitEliminated: Tally.eliminated,
    ControlChanged: Tally.changed_hands,
}


def counts(events: Iterable[Event]) -> dict[str, float]:
    """The counts of a whole match; what never happened is left out."""
    tally = Tally()
    for event in events:
        tally.note(event)
    return tally.counts()


def early_capitals(found: Mapping[str, float]) -> dict[str, float]:
    """Whether a great capital of a side was lost early, from the counts of a match."""
    lost = (name for name in _GREAT if found.get(f"lost:{name}", _EARLY) < _EARLY)
    owners = {SIDES[CP if PRINTED_CP >> SPACE_NUMBER[name] & 1 else AP] for name in lost}
    return {f"early_capital.{side}": float(side in owners) for side in SIDES}
