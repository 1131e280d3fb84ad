"""Questions about the notes that Battle cards leave on a fight. Land and sea ask here. [6.15, 11.1]"""

from __future__ import annotations

from typing import Final

from ...state.fight_notes import Mark, Note
from ...state.fights import Battle, NavalBattle

ROUT, CHARGED_ROUT = 3, 2
WET_DICE: Final = 3
TRAIN_DICE: Final = 2


def has(fight: Battle | NavalBattle, mark: Mark, side: int = -1) -> bool:
    """Is the mark on the fight, or on this side of it?"""
    return bool(fight.notes) and Note(mark, side) in fight.notes


def kept_notes(notes: tuple[Note, ...]) -> tuple[Note, ...]:
    """Notes that outlast a round."""
    return tuple(note for note in notes if not note.is_of_round)


def dice_after_cards(battle: Battle, side: int, dice: int) -> int:
    """What fog, wet powder and a siege train leave of a side's dice; never fewer than one of some."""
    if battle.is_siege and has(battle, Mark.SIEGE_TRAIN):
        dice = dice + TRAIN_DICE if side == 0 else max(1, dice - 1)
    if has(battle, Mark.WET, side) and dice:
        dice = max(1, dice - WET_DICE)
    return (dice + 1) // 2 if has(battle, Mark.FOG) else dice


def rout_margin(battle: Battle, winner: int) -> int:
    """How many losses more rout the other side; 0 if it is routed anyhow. [11.5]"""
    if has(battle, Mark.TO_THE_DEATH):
        return 0
    return CHARGED_ROUT if has(battle, Mark.CHARGE, winner) else ROUT


def has_no_limit(battle: Battle) -> bool:
    """Rounds go on until losses differ. [11.3]"""
    return has(battle, Mark.TO_THE_DEATH)
