"""A board, players of one level in all seats, and what came of an Impulse of one nation."""

from __future__ import annotations

from greatpowers.bots.arena import make_player
from greatpowers.bots.player import Player
from greatpowers.engine.chance import Dice, dice_key
from greatpowers.engine.events import Event
from greatpowers.engine.frames import Frame
from greatpowers.engine.match import Question
from greatpowers.engine.state import decide_in_place, open_choices
from greatpowers.games.napoleonic_wars.printed.board import AREA_NUMBER, NEIGHBOURS
from greatpowers.games.napoleonic_wars.printed.names import NATION_NUMBER
from greatpowers.games.napoleonic_wars.rules.attrition import force_in
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.rules.impulse.spending import GrantCp
from greatpowers.games.napoleonic_wars.show.view import view
from greatpowers.games.napoleonic_wars.state.control import controller
from greatpowers.games.napoleonic_wars.state.fights import Force
from greatpowers.games.napoleonic_wars.state.relations import enemies
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.table import find_game
from tests.games.napoleonic_wars.boards import run

GAME = find_game("napoleonic-wars")


class Played:
    """What happened when a nation acted, and the board after it."""

    def __init__(self, state: State, frame: Frame, level: str, seed: str) -> None:
        self.state = state
        self.answers: list[str] = []
        self.events: list[Event] = []
        state.dice = Dice(dice_key(seed))
        run(state, frame)
        players: dict[str, Player] = {}
        while state.stack and not state.result:
            choice = open_choices(state)[0]
            seat = choice.seat
            player = players.setdefault(seat, make_player(GAME, level, f"{seed}/{seat}"))
            answer = player.decide(view(state, seat), Question(seat, choice, choice.options(state)))
            self.answers.append(choice.write(answer))
            decide_in_place(state, choice, answer)
            self.events += [recorded.event for recorded in state.events]
            state.events.clear()

    def found(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def force(self, area: str, nation: str) -> Force:
        return force_in(self.state, AREA_NUMBER[area], 1 << NATION_NUMBER[nation])

    def holder(self, area: str) -> int:
        return controller(self.state, AREA_NUMBER[area])

    def is_beside(self, nation: str, area: str, least: int) -> bool:
        """Does the nation stand beside an area with so much strength?"""
        own = 1 << NATION_NUMBER[nation]
        there = (force_in(self.state, near, own) for near in NEIGHBOURS[AREA_NUMBER[area]])
        return any(sum(force.sp) >= least for force in there)

    def is_beside_enemies(self, nation: str, area: str) -> bool:
        """Is the area an enemy's, or is one of those beside it?"""
        hostile = enemies(self.state, NATION_NUMBER[nation])
        near = (AREA_NUMBER[area], *NEIGHBOURS[AREA_NUMBER[area]])
        return any(
            hostile >> controller(self.state, place) & 1 or force_in(self.state, place, hostile).size
            for place in near
        )


def impulse(state: State, nation: str, level: str, seed: str = "impulse") -> Played:
    """The nation's Impulse, cards and all."""
    return Played(state, Impulse(NATION_NUMBER[nation], False), level, seed)


def spending(state: State, nation: str, cp: int, level: str, seed: str = "spending") -> Played:
    """CPs for the nation, and what it does with them."""
    return Played(state, GrantCp(NATION_NUMBER[nation], cp), level, seed)
