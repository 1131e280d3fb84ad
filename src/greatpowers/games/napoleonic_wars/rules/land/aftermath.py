"""What follows a battle: rout, retreat, annihilation, a Flag, and who may go on. [11.4, 11.5, 11.6, 11.7]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import FORTRESS, PLACES
from ...printed.ids import Area, Nation
from ...state.changes.fights import bar_interception, note_battle, set_battle
from ...state.events.fights import AnnihilationSuffered, BattleEnded
from ...state.fights import Battle, FightSide, Force
from ...state.relations import seat_of
from ...state.state import State
from ..cards import notes
from ..formation.flags import flag_refusal, put_flag
from ..occasions import window
from .armies import deciding_nation, party_names
from .losses import battle_of, eliminate
from .marks import halt
from .retreats import Retreat


@option("flag", says="battle-flag")
class PlantFlag(Option):
    """A Flag for the sixes of the battle. [11.7]"""


@option("leave")
class LeaveIt(Option):
    pass


def is_rout(battle: Battle, loser: int) -> bool:
    """Did the winner score three losses more than he took, or what cards say? [11.5]"""
    beaten, winner = battle.sides[loser], battle.sides[1 - loser]
    margin = beaten.eliminated + beaten.disrupted - winner.eliminated - winner.disrupted
    return margin >= notes.rout_margin(battle, 1 - loser)


def wins_flag(state: State, battle: Battle, loser: int) -> bool:
    """More sixes than the beaten side had pieces: a Flag for nothing, never on a Fortress. [11.7]"""
    winner, beaten = battle.sides[1 - loser], battle.sides[loser]
    if winner.sixes <= beaten.start or FORTRESS[battle.area] or not winner.force.size:
        return False
    return flag_refusal(state, deciding_nation(winner), battle.area) is None


def in_disorder(side: FightSide) -> Force:
    return Force(side.disrupted_sp, side.disrupted_leaders)


@frame
class Outcome(Procedure):
    """The battle is decided; `loser` is the beaten side, 2 if nobody is left. [11.3]"""

    loser: int

    @step
    def rout(self, state: State) -> None:
        battle = battle_of(state)
        beaten = self.loser if self.loser < 2 else -1
        routed = beaten >= 0 and is_rout(battle, beaten)
        losses = [side.eliminated + side.disrupted for side in battle.sides]
        both = (losses[0], losses[1])
        state.record(BattleEnded(PLACES[battle.area], beaten, both, routed, party_names(battle)))
        set_battle(state, replace(battle, loser=beaten))
        if routed:
            eliminate(state, beaten, in_disorder(battle.sides[beaten]), "rout")

    @step
    def retreat(self, state: State) -> None:
        if self.loser < 2:
            state.then(Retreat(self.loser))

    @step
    def plant_flag(self, state: State) -> None:
        battle = battle_of(state)
        if self.loser < 2 and wins_flag(state, battle, self.loser):
            nation = deciding_nation(battle.sides[1 - self.loser])
            seat = seat_of(state, nation)
            if seat:
                state.then(ChooseBattleFlag(seat, nation, battle.area))

    @step
    def respond(self, state: State) -> None:
        battle = battle_of(state)
        window(state, "aftermath", nation=battle.nation, place=battle.area, origin=battle.origin)

    @step
    def close(self, state: State) -> None:
        battle = battle_of(state)
        gone = [n for n, side in enumerate(battle.sides) if not side.force.size]
        for side in gone:
            state.record(AnnihilationSuffered(PLACES[battle.area], side, party_names(battle)))
        self.mark_active(state, battle, 1 in gone)
        self.mark_others(state, battle, 0 in gone)
        if not gone:
            note_battle(state, battle.area)
        set_battle(state, None)

    def mark_active(self, state: State, battle: Battle, annihilated: bool) -> None:
        """The active side goes on only over an annihilated enemy, never past a Fortress. [11.6]"""
        if self.loser != 0 and (not annihilated or FORTRESS[battle.area]):
            halt(state, battle.sides[0].force, battle.area)

    def mark_others(self, state: State, battle: Battle, annihilated: bool) -> None:
        """Who fought without annihilating the enemy does not intercept any more. [10.1, 10.3]"""
        if not annihilated:
            leaders = battle.sides[1].force.leaders
            bar_interception(state, sum(1 << leader for leader in leaders))


@frame
class ChooseBattleFlag(Choice[State, PlantFlag | LeaveIt]):
    """Place the commander's Flag, or remove the enemy's, for nothing. [11.7, 9.7]"""

    asks = "battle-flag"
    seat: str
    nation: Nation
    area: Area

    def options(self, state: State) -> Sequence[PlantFlag | LeaveIt]:
        return (PlantFlag(), LeaveIt())

    def chosen(self, state: State, option: PlantFlag | LeaveIt) -> None:
        if isinstance(option, PlantFlag):
            put_flag(state, self.nation, self.area, "battle")
