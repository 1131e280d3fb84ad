"""How a war went, in numbers: what cards were used for, marches won by the Emperor, battles, capitals lost,
Pacts given away by attacks, Consuls moved back and forth, fleets that lay idle.

Names end in the nation where something is a nation's own: `events.france`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ....engine.events import Event
from ..printed.board import CAPITAL_OF, KEYS, OWNER, PLACE_NUMBER
from ..printed.cards import CARDS
from ..printed.names import NATIONS
from ..state.events.conquest import NationConquered
from ..state.events.fights import BattleBegan, BattleEnded, MarchRollMade, NavalBattleEnded, SiegeEnded
from ..state.events.war import (
    CardPlayed,
    ConsulMoved,
    FlagPlaced,
    FleetMoved,
    ForceMoved,
    ImpulseBegan,
    ImpulsePassed,
    LeaderLost,
    PeaceModified,
    StrengthLost,
    TurnBegan,
)

_EMPEROR: Final = "the_emperor_commands"
_USES: Final = {"event": "events", "cp": "cps", "response": "responses", "battle": "battle_cards"}
#: Ways of going that CPs pay for, by what they are called here.
_MARCHES: Final = {"move": "marches", "landing": "landings", "convoy": "convoys"}
_VOYAGES: Final = ("sail", "patrol")


class Tally:
    """What was counted so far in one match."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.turn = 0
        self._active = ""
        #: The Emperor commands now: has he marched, has he won a Key?
        self._emperor: dict[str, bool] | None = None
        #: Box each Consul came from in this turn, by nation.
        self._came_from: dict[str, tuple[str, str]] = {}
        self._stands: dict[str, tuple[str, str]] = {}

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
        self.turn = event.turn
        self._came_from.clear()

    def began_impulse(self, event: ImpulseBegan) -> None:
        self._settle()
        self._active = event.nation
        self.found[f"impulses.{event.nation}"] += 1

    def passed(self, event: ImpulsePassed) -> None:
        self._settle()
        self.found[f"passes.{event.nation}"] += 1

    def _settle(self) -> None:
        """What the Emperor did with his areas."""
        if self._emperor is not None:
            for name, done in self._emperor.items():
                self.found[f"emperor_{name}"] += done
        self._emperor = None

    def played(self, event: CardPlayed) -> None:
        use = _USES.get(event.use, event.use)
        self.found[f"{use}.{event.nation}"] += 1
        if event.use != "cp":
            self.found[f"card:{event.card}"] += 1
        if CARDS[event.card].timing == "action":
            self.found["actions"] += 1
            self.found["actions_as_events"] += event.use == "event"
        if event.card == _EMPEROR and event.use == "event":
            self.found["emperor_played"] += 1
            self._emperor = {"marched": False, "gained": False}

    def moved(self, event: ForceMoved) -> None:
        name = _MARCHES.get(event.how)
        if name is not None:
            self.found[f"{name}.{self._active}"] += 1
        if event.how == "move" and self._emperor is not None and "napoleon" in event.leaders:
            self._emperor["marched"] = True

    def sailed(self, event: FleetMoved) -> None:
        if event.how in _VOYAGES:
            self.found[f"voyages.{self._active}"] += 1

    def fought(self, event: BattleBegan) -> None:
        self.found["sieges" if event.is_siege else f"battles.{event.nation}"] += 1

    def decided(self, event: BattleEnded) -> None:
        self.found[f"battles_{'lost' if event.loser == 0 else 'won'}.{self._active}"] += 1
        self.found[f"routs.{self._active}"] += event.is_rout and event.loser == 0

    def besieged(self, event: SiegeEnded) -> None:
        self.found[f"fortresses_taken.{self._active}"] += event.fell

    def fought_at_sea(self, event: NavalBattleEnded) -> None:
        self.found["naval_battles"] += 1

    def rolled(self, event: MarchRollMade) -> None:
        self.found[f"{event.what}_tried.{event.nation}"] += 1
        self.found[f"{event.what}_made.{event.nation}"] += event.succeeded

    def flagged(self, event: FlagPlaced) -> None:
        area = PLACE_NUMBER[event.area]
        if not KEYS >> area & 1:
            return
        owner = NATIONS[OWNER[area]]
        if event.nation != owner:
            self.found[f"keys_won.{event.nation}"] += 1
            if CAPITAL_OF[area] >= 0:
                self.found[f"capitals_lost.{owner}"] += 1
        if self._emperor is not None and event.nation == self._active:
            self._emperor["gained"] = True

    def consul(self, event: ConsulMoved) -> None:
        stood = self._stands.get(event.nation)
        now = event.row, event.box
        self._stands[event.nation] = now
        if event.why == "attacked" or (event.why == "broken" and event.box == "pact"):
            self.found[f"pacts_given.{self._active}"] += 1
        if event.why != "influence" or stood is None or stood == now:
            return
        self.found[f"consul_pushes.{self._active}"] += 1
        self.found["consuls_back"] += self._came_from.get(event.nation) == now
        self._came_from[event.nation] = stood

    def lost_strength(self, event: StrengthLost) -> None:
        self.found[f"sp_lost.{event.nation}"] += event.count

    def lost_leader(self, event: LeaderLost) -> None:
        self.found[f"leaders_lost:{event.leader}"] += 1

    def pushed_peace(self, event: PeaceModified) -> None:
        if event.nation:
            self.found[f"peace_{'plus' if event.by > 0 else 'minus'}.{event.nation}"] += 1

    def fell(self, event: NationConquered) -> None:
        self.found[f"conquered.{event.nation}"] += 1


# Each is only called with events of its class.
_HANDLERS: Final[Mapping[type[Event], Callable[..., None]]] = {
    TurnBegan: Tally.began_turn,
    ImpulseBegan: Tally.began_impulse,
    ImpulsePassed: Tally.passed,
    CardPlayed: Tally.played,
    ForceMoved: Tally.moved,
    FleetMoved: Tally.sailed,
    BattleBegan: Tally.fought,
    BattleEnded: Tally.decided,
    SiegeEnded: Tally.besieged,
    NavalBattleEnded: Tally.fought_at_sea,
    MarchRollMade: Tally.rolled,
    FlagPlaced: Tally.flagged,
    ConsulMoved: Tally.consul,
    StrengthLost: Tally.lost_strength,
    LeaderLost: Tally.lost_leader,
    PeaceModified: Tally.pushed_peace,
    NationConquered: Tally.fell,
}


def counts(events: Iterable[Event]) -> dict[str, float]:
    """The counts of a whole match; what never happened is left out."""
    tally = Tally()
    for event in events:
        tally.note(event)
    return tally.counts()
