"""One combat from the moment it is declared to the advance, step by step. [12.2]"""

from __future__ import annotations

from dataclasses import replace

from .....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import SPACES
from ...printed.names import ENEMY, NO_SIDE, SIDES
from ...printed.units import SIDE
from ...state.changes.map import change_vp
from ...state.changes.rounds import clear_effect, note_attacked, set_combat
from ...state.changes.solo import refill_boxes
from ...state.effects import BrusilovTrench, Kerensky
from ...state.events.war import AttackCancelled, CombatDecided
from ...state.ids import Cause, SideId
from ...state.state import Combat, State, has_fort, rules, running
from ..events.modifiers import KERENSKY_NOTE, haig_holds, may_cancel_trench, may_slip_away, may_use_kerensky
from ..movement.occupation import after_leaving, enter_space
from .advancing import ask_to_advance
from .card_steps import ask_for_cards
from .firing import Exchange
from .flanking import ask_for_flank
from .laying import BEFORE_FLANK, CARDS_STEP, cancel_attack, put_cards_away
from .retreating import HAIG_NOTE, Retreat
from .slipping import SlipAway
from .strength import cards_of, settled_drm
from .withdrawal import RestoreStep, is_withdrawing


@frame
class CombatProcedure(Procedure):
    """The twelve steps of a combat; what is known of it stands in `state.combat`. [12.2.1]"""

    @step
    def slip_away(self, state: State) -> None:
        """Russians may go before anything else happens. [card ap_27]"""
        if may_slip_away(state, running(state).target):
            state.then(SlipAway())

    @step
    def cancel_trench_by_event(self, state: State) -> None:
        """Brusilov speaks before any card is laid. [card ap_46]"""
        combat = running(state)
        if is_fought(state, combat) and may_cancel_trench(state, combat):
            state.then(ChooseBrusilov(SIDES[combat.side]))

    @step
    def cancel_trench_by_card(self, state: State) -> None:
        """[12.2.4]"""
        combat = running(state)
        if is_fought(state, combat):
            ask_for_cards(state, combat.side, BEFORE_FLANK)

    @step
    def try_flank(self, state: State) -> None:
        """[12.2.5]"""
        if is_fought(state, running(state)):
            ask_for_flank(state)

    @step
    def use_kerensky(self, state: State) -> None:
        """[card ap_45]"""
        combat = running(state)
        if is_fought(state, combat) and may_use_kerensky(state, combat):
            state.then(ChooseKerensky(SIDES[combat.side]))

    @step
    def attacker_cards(self, state: State) -> None:
        """The attacker commits all cards before the defender. [12.2.6]"""
        combat = running(state)
        if is_fought(state, combat):
            ask_for_cards(state, combat.side, CARDS_STEP)

    @step
    def defender_cards(self, state: State) -> None:
        """[12.2.6]"""
        combat = running(state)
        if is_fought(state, combat):
            ask_for_cards(state, ENEMY[combat.side], CARDS_STEP)

    @step
    def call_off(self, state: State) -> Next | None:
        """A card may have ended the attack. [card cp_64]"""
        combat = running(state)
        ending = next((c.id for c in cards_of(combat, ENEMY[combat.side]) if c.cancels_attack), "")
        if not ending:
            return None
        cancel_attack(state, combat)
        state.record(AttackCancelled(SPACES[combat.target], Cause(ending)))
        end_combat(state, combat)
        return LEAVE

    @step
    def settle_modifiers(self, state: State) -> None:
        """What cards and events give stays, whoever falls before the other side fires. [12.2.7, 12.3.4]"""
        combat = running(state)
        notes = (*combat.notes, HAIG_NOTE) if haig_holds(state, combat) else combat.notes
        set_combat(state, replace(combat, drm=settled_drm(state, combat), notes=notes))

    @step
    def exchange_fire(self, state: State) -> None:
        """[12.2.8–12.2.10]"""
        if is_fought(state, running(state)):
            state.then(Exchange())

    @step
    def restore_step(self, state: State) -> None:
        """[12.6.3]"""
        if is_withdrawing(running(state)):
            state.then(RestoreStep())

    @step
    def decide_winner(self, state: State) -> None:
        """Who inflicted more has won; cards are kept or lost. [12.2.11]"""
        combat = running(state)
        if combat.attacker_fire < 0:
            return
        difference = combat.attacker_fire - combat.defender_fire
        winner = NO_SIDE if not difference else combat.side if difference > 0 else ENEMY[combat.side]
        combat = replace(combat, retreat=retreat_length(state, combat))
        set_combat(state, combat)
        name = SIDES[winner] if winner >= 0 else ""
        fires = combat.defender_fire, combat.attacker_fire
        state.record(CombatDecided(SideId(name), *fires, combat.retreat))
        put_cards_away(state, combat, winner)

    @step
    def retreat(self, state: State) -> None:
        """[12.2.12]"""
        if running(state).retreat:
            state.then(Retreat())

    @step
    def advance(self, state: State) -> None:
        """[12.2.13]"""
        after_leaving(state, running(state).target)
        ask_to_advance(state)

    @step
    def finish(self, state: State) -> None:
        combat = running(state)
        _settle_siege(state, combat)
        if not combat.advanced:
            change_vp(state, sum(c.vp_without_advance for c in cards_of(combat, combat.side)), "no-advance")
        note_attacked(state, sum(1 << unit for unit in combat.attackers), combat.target)
        end_combat(state, combat)


def end_combat(state: State, combat: Combat) -> None:
    """Nothing of the combat is left to do; used boxes of the solo mode are filled. [solo 5]"""
    set_combat(state, None)
    if rules(state).solo:
        for side in (combat.side, ENEMY[combat.side]):
            refill_boxes(state, side)


def is_fought(state: State, combat: Combat) -> bool:
    """Is there still anybody, or a fort, to fight against?"""
    return bool(combat.defenders) or (combat.fort_alone and has_fort(state, combat.target))


def retreat_length(state: State, combat: Combat) -> int:
    """How far the defenders must go: 0, 1 or 2 spaces. [12.5.1, 12.5.2, 12.6.4]"""
    if not combat.defenders:
        return 0
    if is_withdrawing(combat):
        return 1
    difference = combat.attacker_fire - combat.defender_fire
    if difference <= 0 or not any(not state.reduced >> unit & 1 for unit in combat.attackers):
        return 0
    return 1 if difference == 1 else 2


def _settle_siege(state: State, combat: Combat) -> None:
    """A fort that fell to its besiegers is theirs at once; too weak a siege is over. [15.1.10, 15.2.4]"""
    for space in sorted({combat.target, *combat.origins}):
        after_leaving(state, space)
    inside = [unit for unit in state.at[combat.target] if SIDE[unit] == combat.side]
    if inside and not has_fort(state, combat.target):
        enter_space(state, inside, combat.target)


@option("cancel trench")
class CancelTrench(Option):
    pass


@option("keep trench")
class KeepTrench(Option):
    pass


@frame
class ChooseBrusilov(Choice[State, CancelTrench | KeepTrench]):
    """Cancel the trenches of this attack, once a round? [card ap_46]"""

    seat: str
    asks = "brusilov"

    def options(self, state: State) -> list[CancelTrench | KeepTrench]:
        return [CancelTrench(), KeepTrench()]

    def chosen(self, state: State, option: CancelTrench | KeepTrench) -> None:
        if isinstance(option, CancelTrench):
            clear_effect(state, BrusilovTrench())
            set_combat(state, replace(running(state), trench_cancelled=True))


@option("kerensky")
class UseKerensky(Option):
    pass


@option("save kerensky")
class SaveKerensky(Option):
    pass


@frame
class ChooseKerensky(Choice[State, UseKerensky | SaveKerensky]):
    """Give this attack the bonus of the round? [card ap_45]"""

    seat: str
    asks = "kerensky"

    def options(self, state: State) -> list[UseKerensky | SaveKerensky]:
        return [UseKerensky(), SaveKerensky()]

    def chosen(self, state: State, option: UseKerensky | SaveKerensky) -> None:
        if isinstance(option, UseKerensky):
            clear_effect(state, Kerensky())
            combat = running(state)
            set_combat(state, replace(combat, notes=(*combat.notes, KERENSKY_NOTE)))
