"""A saved position, players of one level, and what came of a round or a turn of theirs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from greatpowers.bots.arena import make_player
from greatpowers.engine.events import Event
from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.printed.board import BOARD_SPACES, SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP, CP, SIDE_NUMBER, Unit
from greatpowers.games.paths_of_glory.printed.units import IS_ARMY, SIDE
from greatpowers.games.paths_of_glory.rules.movement.marching import best_path
from greatpowers.games.paths_of_glory.rules.movement.movement import ends
from greatpowers.games.paths_of_glory.rules.movement.occupation import march
from greatpowers.games.paths_of_glory.rules.supply.supply import in_supply
from greatpowers.games.paths_of_glory.state.changes.map import eliminate_unit
from greatpowers.games.paths_of_glory.state.events.war import ActionTaken, AttackDeclared
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.table import find_game

GAME = find_game("paths-of-glory")
POSITIONS = Path(__file__).parent / "positions"


class Table:
    """A game from a position, both sides played by one level."""

    def __init__(self, name: str, level: str, seed: str = "blunder") -> None:
        self.document: dict[str, Any] = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
        options, scenario = self.document["options"], self.document["scenario"]
        self.match = Match(GAME, scenario, options, seed=seed, position=self.document)
        self._players = {seat: make_player(GAME, level, f"{seed}/{seat}") for seat in self.match.seats}
        self._began = len(self.match.log)

    @property
    def state(self) -> State:
        assert isinstance(self.match.state, State)
        return self.match.state

    @property
    def events(self) -> list[Event]:
        """What has happened since the position."""
        return [entry.recorded.event for entry in self.match.log[self._began :]]

    def play_round(self) -> State:
        """The side to act acts."""
        now = self.state.round, self.state.active
        while not self.match.is_over and (self.state.round, self.state.active) == now:
            self._step()
        return self.state

    def play_turn(self) -> State:
        """Both sides act to the end of the turn."""
        turn = self.state.turn
        while not self.match.is_over and self.state.turn == turn:
            self._step()
        return self.state

    def _step(self) -> None:
        asked = self.match.pending()[0]
        self.match.decide(asked.seat, self._players[asked.seat].decide(self.match.view(asked.seat), asked))

    def action(self) -> str:
        """What the first round was used for."""
        return next(event.action for event in self.events if isinstance(event, ActionTaken))

    def attacks_on(self, space: str) -> list[AttackDeclared]:
        return [e for e in self.events if isinstance(e, AttackDeclared) and e.target == space]


def held_by(state: State, side: str, space: str) -> list[Unit]:
    """Units of a side in a space."""
    return [unit for unit in state.at[SPACE_NUMBER[space]] if SIDE[unit] == SIDE_NUMBER[side]]


def can_walk_into(state: State, side: str, space: str) -> bool:
    """Is there a unit in supply, and so able to act, that a march takes into the space?"""
    goal = 1 << SPACE_NUMBER[space]
    return any(ends(state, (unit,)) & goal for unit in _able(state, side))


def _able(state: State, side: str) -> list[Any]:
    own = SIDE_NUMBER[side]
    units = [unit for space in BOARD_SPACES for unit in state.at[space] if SIDE[unit] == own]
    return [unit for unit in units if in_supply(state, unit)]


def armies_cut_off(state: State, side: str) -> set[int]:
    own = SIDE_NUMBER[side]
    units = [unit for space in BOARD_SPACES for unit in state.at[space] if SIDE[unit] == own]
    return {unit for unit in units if IS_ARMY[unit] and not in_supply(state, unit)}


def cut_by_the_loss_of(state: State, side: str, space: str) -> set[int]:
    """Armies elsewhere that would be without supply if the enemy had beaten the stack in a space."""
    twin = state.copy()
    before = armies_cut_off(state, side)
    goal = SPACE_NUMBER[space]
    for unit in list(twin.at[goal]):
        eliminate_unit(twin, unit, "test", for_good=False)
    enemy = CP if SIDE_NUMBER[side] == AP else AP
    twin.cp_control = twin.cp_control | 1 << goal if enemy == CP else twin.cp_control & ~(1 << goal)
    twin.board_changed()
    twin.touch()
    return armies_cut_off(twin, side) - before


def cut_by_one_march(state: State, side: str) -> int:
    """The most armies of a side that one march of an enemy could cut off."""
    enemy = "cp" if side == "ap" else "ap"
    before = armies_cut_off(state, side)
    worst = 0
    for unit in _able(state, enemy):
        goals = ends(state, (unit,))
        for goal in BOARD_SPACES:
            if goals >> goal & 1:
                twin = state.copy()
                march(twin, (unit,), best_path(state, (unit,), goal))
                worst = max(worst, len(armies_cut_off(twin, side) - before))
    return worst
