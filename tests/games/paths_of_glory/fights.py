"""Combats for tests: a board, marked spaces, an attack, and answers given as texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from greatpowers.engine.errors import IllegalDecision, Refusal
from greatpowers.engine.frames import Choice
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.paths_of_glory.printed.board import (
    BOARD_SIZE,
    ELIMINATED,
    REMOVED,
    SPACE_NUMBER,
    SPACES,
)
from greatpowers.games.paths_of_glory.printed.names import SIDE_NUMBER
from greatpowers.games.paths_of_glory.printed.units import KIND_ID, SIDE
from greatpowers.games.paths_of_glory.rules.combat.declaration import Attacks
from greatpowers.games.paths_of_glory.rules.combat.targets import attack_refusal
from greatpowers.games.paths_of_glory.state.changes.rounds import mark_space
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.paths_of_glory.state.texts import unit_text
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.boards import units as units_of_text
from tests.games.paths_of_glory.seen import counters_in, cp_spaces


class Fight:
    """The attacks of one operation, answered by texts. `marked` are the spaces activated for attack, all with
    own units if none is named; `position` is told as to `board`."""

    def __init__(
        self,
        units: Mapping[str, Sequence[str]],
        marked: Sequence[str] = (),
        *,
        side: str = "cp",
        dice: Sequence[int] = (),
        cp_holds: Sequence[str] = (),
        ap_holds: Sequence[str] = (),
        besieged: Sequence[str] = (),
        destroyed: Sequence[str] = (),
        **position: Any,
    ) -> None:
        control = {"cp": cp_holds, "ap": ap_holds}
        forts = {"forts_besieged": besieged, "forts_destroyed": destroyed}
        self.state: State = board(units, dice=dice, active=side, control=control, **forts, **position)
        number = SIDE_NUMBER[side]
        own = [s for s, found in enumerate(self.state.at[:BOARD_SIZE]) if found and SIDE[found[0]] == number]
        for space in [SPACE_NUMBER[name] for name in marked] or own:
            ready = sum(1 << unit for unit in self.state.at[space])
            mark_space(self.state, space, "attack", 0, ready)
        self.state.events.clear()
        self.state.push(Attacks(number))
        advance(self.state)

    @property
    def choice(self) -> Choice:
        return open_choices(self.state)[0]

    @property
    def asked(self) -> str:
        """The question being asked, "" once nothing is."""
        return type(self.choice).__name__ if self.state.stack else ""

    @property
    def seat(self) -> str:
        return self.choice.seat

    def options(self) -> list[str]:
        """What is offered now, as texts; nothing once nobody is asked."""
        if not self.asked:
            return []
        return [self.choice.write(option) for option in self.choice.options(self.state)]

    def refusal(self, text: str) -> Refusal | None:
        """Why this answer is not allowed now."""
        return self.choice.refuse(self.state, self.choice.read(self.state, text))

    def say(self, *texts: str) -> Fight:
        """Answer questions one after the other."""
        for text in texts:
            choice = self.choice
            option = choice.read(self.state, text)
            refusal = choice.refuse(self.state, option)
            if refusal is not None:
                raise IllegalDecision(choice.seat, refusal)
            decide_in_place(self.state, choice, option)
        return self

    def attack(self, target: str, attackers: str = "") -> Fight:
        """Declare an attack; `attackers` may be left out where there is only one set."""
        self.say(f"attack {target}")
        if self.asked == "ChooseAttackers":
            self.say(f"with {attackers}")
        return self

    def pass_by(self, *questions: str, last: bool = False) -> Fight:
        """Give the first (or last) answer as long as one of these questions is asked."""
        while self.asked in questions:
            self.say(self.options()[-1 if last else 0])
        return self

    def why_not(self, target: str, attackers: str) -> str:
        """The rule that forbids this attack; "" if none does."""
        units = units_of_text(self.state, attackers)
        refusal = attack_refusal(self.state, self.state.active, units, SPACE_NUMBER[target])
        return refusal.rule if refusal else ""

    def at(self, space: str) -> list[str]:
        """The units of a space or box, as texts in order."""
        return sorted(unit_text(self.state, unit) for unit in counters_in(self.state, space))

    def eliminated(self, side: str) -> list[str]:
        """Kinds among the replaceable units of a side."""
        return sorted(KIND_ID[unit] for unit in self.state.at[ELIMINATED[SIDE_NUMBER[side]]])

    def removed(self, side: str) -> list[str]:
        """Kinds that are out of the game."""
        return sorted(KIND_ID[unit] for unit in self.state.at[REMOVED[SIDE_NUMBER[side]]])

    def events(self, name: str) -> list[Any]:
        """What happened, of one kind."""
        return [r.event for r in self.state.events if type(r.event).__name__ == name]

    def event(self, name: str) -> Any:
        """The one event of a kind."""
        (found,) = self.events(name)
        return found

    def fire(self, side: str) -> Any:
        """The shot of a side in the only combat so far."""
        (found,) = [event for event in self.events("FireResolved") if event.side == side]
        return found

    def controlled_by(self, space: str) -> str:
        return "cp" if space in cp_spaces(self.state) else "ap"


def listed(mask: int) -> list[str]:
    """The ids of the spaces in a mask."""
    return [SPACES[space] for space in range(BOARD_SIZE) if mask >> space & 1]
