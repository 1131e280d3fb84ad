"""Dice of a Fleet, where they come from, and what a round of them is likely to bring. [13.4, 13.5]"""

from __future__ import annotations

from ...printed.board import FORTRESS
from ...printed.names import BRITAIN, DENMARK
from ...printed.pieces import SQUADRON_NATION
from ...state.events.fights import Sources
from ...state.fight_notes import Mark, Note
from ...state.fights import NavalBattle
from ...state.ids import Area, Nation
from ...state.state import State
from ..chances import NEVER, Chances, round_chances
from ..land.sources import LAST_ROUND, counted
from .fleets import best_on_top, dice_of, is_mutinous

#: Dice of the guns of a port, and of a Fortress. [13.5]
BATTERY, FORTRESS_BATTERY = 2, 4


def battery_dice(area: Area) -> int:
    return FORTRESS_BATTERY if FORTRESS[area] else BATTERY


def commander_of(naval: NavalBattle, side: int) -> Nation:
    """The nation on top: the active one if it has a Squadron there, otherwise the best. [13.21]"""
    nations = {SQUADRON_NATION[squadron] for squadron in naval.fleets[side]}
    if side == 0 and naval.nation in nations:
        return naval.nation
    return best_on_top(sorted(nations))


def fleet_dice(state: State, naval: NavalBattle, side: int) -> int:
    """Dice of the Squadrons alone; a mutinous crew fights with half of its dice. [13.4]"""
    if not naval.fleets[side]:
        return 0
    commander = commander_of(naval, side)
    willing = sum(dice_of(state, s, commander) for s in naval.fleets[side] if not is_mutinous(state, s))
    unwilling = sum(dice_of(state, s, commander) for s in naval.fleets[side] if is_mutinous(state, s))
    return willing + (unwilling + 1) // 2


def side_dice(state: State, naval: NavalBattle, side: int) -> int:
    """All dice of a side in this round. [13.4, 13.31, 13.5]"""
    return _all_dice(naval, side, fleet_dice(state, naval, side))


def _all_dice(naval: NavalBattle, side: int, squadrons: int) -> int:
    dice = squadrons - naval.disrupted[side] + naval.extra[side]
    if naval.round == 1 and Note(Mark.EVASION_FAILED, 1 - side) in naval.notes:
        dice += 1
    if Note(Mark.DANES, side) in naval.notes:
        dice += sum(SQUADRON_NATION[s] == DENMARK for s in naval.fleets[side])
    if Note(Mark.NELSON, side) in naval.notes:
        dice += sum(SQUADRON_NATION[s] == BRITAIN for s in naval.fleets[side])
    dice = max(0, dice)
    return dice + battery_dice(Area(naval.place)) if side == 1 and naval.is_port else dice


def fleet_sources(state: State, naval: NavalBattle, side: int) -> Sources:
    """The dice of a Fleet in this round by where they come from. [13.4, 13.31]"""
    return dice_and_sources(state, naval, side)[1]


def dice_and_sources(state: State, naval: NavalBattle, side: int) -> tuple[int, Sources]:
    """All dice of a side in this round, counted once, and where they come from."""
    fleet, notes = naval.fleets[side], naval.notes
    squadrons = fleet_dice(state, naval, side)
    dice = _all_dice(naval, side, squadrons)
    found = {
        "squadrons": squadrons,
        "failed_evasion": int(naval.round == 1 and Note(Mark.EVASION_FAILED, 1 - side) in notes),
        "cards": naval.extra[side]
        + _crews(fleet, DENMARK, Note(Mark.DANES, side) in notes)
        + _crews(fleet, BRITAIN, Note(Mark.NELSON, side) in notes),
        "excess": -naval.disrupted[side],
        "battery": battery_dice(Area(naval.place)) if side == 1 and naval.is_port else 0,
    }
    return dice, counted(found, dice)


def _crews(fleet: tuple[int, ...], nation: int, counts: bool) -> int:
    """Squadrons of a nation whose card gives each of them a die."""
    return counts * sum(SQUADRON_NATION[squadron] == nation for squadron in fleet)


def naval_chances(state: State, naval: NavalBattle) -> Chances:
    """What this round is likely to bring. [13.4]"""
    return chances_with(naval, (side_dice(state, naval, 0), side_dice(state, naval, 1)))


def chances_with(naval: NavalBattle, dice: tuple[int, int]) -> Chances:
    """The same with the dice of both sides, once they are counted."""
    return round_chances(
        dice,
        (len(naval.fleets[0]), NEVER if naval.is_port else len(naval.fleets[1])),
        (NEVER, NEVER),
        (naval.eliminated[0] + naval.disrupted[0], naval.eliminated[1] + naval.disrupted[1]),
        is_last=naval.round >= LAST_ROUND,
    )
