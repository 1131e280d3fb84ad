"""The verbs that alter what lies on the map and on the tracks. Cards and rounds have their own in
`cards_changes.py` and `round_changes.py`. Each records what happened."""

from __future__ import annotations

from collections.abc import Sequence

from ...printed.board import BOARD_SIZE, ELIMINATED, PRINTED_SIDE, REMOVED, RESERVE, SPACES
from ...printed.names import (
    AP,
    CP,
    DECKS,
    ENEMY,
    NATIONS,
    SIDE_OF_NATION,
    SIDES,
    TOTAL_WAR,
    Mask,
    Nation,
    Side,
    Space,
    Unit,
)
from ...printed.units import ANA_CORPS, KIND_ID, SIDE
from ..events.war import (
    BeachheadLost,
    BeachheadPlaced,
    CommitmentRaised,
    ControlChanged,
    FortDestroyed,
    GameEnded,
    NationEntered,
    SiegeBegan,
    SiegeLifted,
    TrenchChanged,
    UnitEliminated,
    UnitMoved,
    UnitPlaced,
    UnitReduced,
    UnitRestored,
    VictoryPointsChanged,
    WarStatusRaised,
)
from ..ids import Cause, Ending, How, Level, SideId, Signed, WayIds
from ..state import NOWHERE, State, rules


def _put(state: State, unit: Unit, space: Space) -> None:
    """Take a unit from where it is and put it into a space or box; stacks keep the order of counters."""
    old = state.place[unit]
    if old != NOWHERE:
        state.at[old] = tuple(u for u in state.at[old] if u != unit)
    state.place[unit] = space
    if space != NOWHERE:
        state.at[space] = tuple(sorted((*state.at[space], unit)))
    if unit == ANA_CORPS and old == state.ana_holds and old != NOWHERE:
        state.ana_holds = NOWHERE
        set_control(state, old, CP)
    state.board_changed()


def place_unit(state: State, unit: Unit, space: Space, reduced: bool = False) -> None:
    """A unit comes into play or into a box."""
    _put(state, unit, space)
    state.reduced = state.reduced | 1 << unit if reduced else state.reduced & ~(1 << unit)
    state.record(UnitPlaced(KIND_ID[unit], SPACES[space], reduced))


def move_unit(state: State, unit: Unit, path: Sequence[Space], how: str) -> None:
    """The unit is now at the end of the path, which begins where it stood."""
    _put(state, unit, path[-1])
    is_reduced = bool(state.reduced >> unit & 1)
    way = WayIds(tuple(SPACES[s] for s in path))
    state.record(UnitMoved(KIND_ID[unit], is_reduced, way, How(how)))


def reduce_unit(state: State, unit: Unit) -> None:
    """Flip a full-strength unit to its reduced side."""
    state.reduced |= 1 << unit
    state.record(UnitReduced(KIND_ID[unit], SPACES[state.place[unit]]))


def restore_unit(state: State, unit: Unit) -> None:
    """Flip a reduced unit to its full side."""
    state.reduced &= ~(1 << unit)
    state.record(UnitRestored(KIND_ID[unit], SPACES[state.place[unit]]))


def eliminate_unit(state: State, unit: Unit, why: str, for_good: bool = False) -> None:
    """The unit goes to the replaceable units of its side, or out of the game. [12.4.4, 12.4.7]"""
    space = state.place[unit]
    side = SIDE[unit]
    was_full = not state.reduced >> unit & 1
    _put(state, unit, (REMOVED if for_good else ELIMINATED)[side])
    state.reduced &= ~(1 << unit)
    state.failed_entrench &= ~(1 << unit)
    state.record(UnitEliminated(KIND_ID[unit], SPACES[space], for_good, Cause(why), was_full))


def to_reserve(state: State, unit: Unit, reduced: bool) -> None:
    """A corps comes into the reserve box."""
    place_unit(state, unit, RESERVE[SIDE[unit]], reduced)


def set_control(state: State, space: Space, side: Side) -> None:
    """A space changes hands, and its victory point with it. [5.1.1, 11.1.14]"""
    bit = 1 << space
    is_new = state.unclaimed & bit or bool(state.cp_control & bit) != (side == CP)
    if not is_new or space >= BOARD_SIZE:
        return
    state.unclaimed &= ~bit
    state.cp_control = state.cp_control | bit if side == CP else state.cp_control & ~bit
    state.board_changed()
    state.record(ControlChanged(SPACES[space], SIDES[side]))
    if rules(state).vp_spaces & bit:
        change_vp(state, 1 if side == CP else -1, "vp-space-taken")


def leave_unclaimed(state: State, spaces: Mask) -> None:
    """Nobody controls these spaces until somebody enters. [11.1.13 of 2010]"""
    state.unclaimed |= spaces
    state.cp_control &= ~spaces
    state.board_changed()
    state.touch()


def hold_for_arabs(state: State, space: Space) -> None:
    """The Arab Northern Army holds a space as long as it stands there. [11.1.15]"""
    set_control(state, space, AP)
    state.ana_holds = space


def keep_for_allies(state: State) -> None:
    """Another Allied unit has come: what the Arabs held is now the Allies' for good. [11.1.15]"""
    state.ana_holds = NOWHERE
    state.touch()


def change_vp(state: State, by: int, why: str) -> None:
    if by:
        state.vp += by
        state.record(VictoryPointsChanged(Signed(by), state.vp, Cause(why)))


def set_trench(state: State, space: Space, side: Side, level: int) -> None:
    """The one trench marker of a space; level 0 takes it away. [11.2.3]"""
    if level:
        state.trenches[space] = level if side == AP else -level
    else:
        state.trenches.pop(space, None)
    state.record(TrenchChanged(SPACES[space], SIDES[side], level))


def destroy_fort(state: State, space: Space) -> None:
    """The fort is gone for the rest of the game. [15.1.7]"""
    state.forts_destroyed |= 1 << space
    state.forts_besieged &= ~(1 << space)
    state.broken_sieges &= ~(1 << space)
    state.board_changed()
    state.record(FortDestroyed(SPACES[space]))


def begin_siege(state: State, space: Space) -> None:
    """[15.2.1]"""
    if state.forts_besieged >> space & 1:
        return
    state.forts_besieged |= 1 << space
    state.broken_sieges &= ~(1 << space)
    state.board_changed()
    state.record(SiegeBegan(SPACES[space], SIDES[ENEMY[PRINTED_SIDE[space]]]))


def lift_siege(state: State, space: Space, broken: bool = False) -> None:
    """The siege is over; broken: its force is too weak but still there. [15.2.4]"""
    if state.forts_besieged >> space & 1:
        state.forts_besieged &= ~(1 << space)
        state.board_changed()
        state.record(SiegeLifted(SPACES[space]))
    if broken:
        state.broken_sieges |= 1 << space
    else:
        state.broken_sieges &= ~(1 << space)
    state.touch()


def place_beachhead(state: State, space: Space) -> None:
    """The beach becomes an Allied port and an ordinary space. [9.5.3.5]"""
    state.beachhead = space
    state.cp_control &= ~(1 << space)
    state.board_changed()
    state.record(BeachheadPlaced(SPACES[space]))


def lose_beachhead(state: State) -> None:
    space, state.beachhead = state.beachhead, NOWHERE
    state.board_changed()
    state.record(BeachheadLost(SPACES[space]))


def raise_war_status(state: State, side: Side, by: int) -> None:
    """Both markers go up; at Total War a side's own has no more use. [9.5.1.3, 16.1.5, 16.1.6]"""
    if by:
        if state.commitment[side] < TOTAL_WAR:
            state.war_status[side] += by
        state.combined_war_status += by
        event = WarStatusRaised(SIDES[side], by, state.war_status[side], state.combined_war_status)
        state.record(event)


def raise_commitment(state: State, side: Side) -> None:
    """[16.1.3, 16.1.4]"""
    state.commitment[side] += 1
    state.record(CommitmentRaised(SIDES[side], Level(DECKS[state.commitment[side]])))


def enter_war(state: State, nation: Nation) -> None:
    """A nation is at war from now on; its units are placed by the rule that called. [9.5.2]"""
    state.at_war |= 1 << nation
    state.board_changed()
    state.record(NationEntered(NATIONS[nation], SIDES[SIDE_OF_NATION[nation]]))


def end_game(state: State, winner: Side, why: str) -> None:
    """The game is over; winner -1 is a draw, -2 a loss for both. [5, 5.6.3]"""
    name = SIDES[winner] if winner >= 0 else ""
    state.record(GameEnded(SideId(name), Ending(why), state.vp))
    kind = "win" if winner >= 0 else "draw" if winner == -1 else "both-lose"
    seats = [name] if name else list(SIDES) if kind == "draw" else []
    state.finish(kind=kind, seats=seats, winner=name, why=why, vp=state.vp, turn=state.turn)


def open_nation(state: State, nation: Nation) -> None:
    """Both sides may enter a country that joins neither. [11.1.13]"""
    state.at_war |= 1 << nation
    state.board_changed()
    state.touch()
