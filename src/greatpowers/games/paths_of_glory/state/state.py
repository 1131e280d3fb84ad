"""The state of a match of Paths of Glory: what a save needs, and nothing that can be computed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeVar

from ....engine.effects import Lasting
from ....engine.seen import COUNT, EVERYBODY, NOBODY, OPEN_PARTS, OWNER, game_state, seen_by
from ....engine.state import GameState, Memo
from ..printed.board import BOARD_SIZE, FORT, PRINTED_CP, SPACES
from ..printed.names import (
    ALL_NATIONS,
    AP,
    CP,
    ENEMY,
    MOBILIZATION,
    NEUTRAL_AT_START,
    NO_SIDE,
    Mask,
    Nation,
    Side,
    Space,
    Unit,
)
from ..printed.ruleset import Rules, rules_of
from ..printed.units import CP_UNITS, SIDE, UNIT_COUNT

R = TypeVar("R")

#: Where a unit is that has not come into play.
NOWHERE: Final = Space(-1)
AT_WAR_AT_START = sum(1 << n for n in ALL_NATIONS if n not in NEUTRAL_AT_START)


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat being fought; verbs replace it whole. Units and spaces are numbers. [12.2]"""

    side: Side
    target: Space
    attackers: tuple[Unit, ...]
    #: Where each attacker stands, in the order of `attackers`. Both are kept up as units fall and corps come.
    origins: tuple[Space, ...]
    #: Defending units that can fight; those that retreated earlier this round are left out. [12.5.6]
    defenders: tuple[Unit, ...]
    #: Units in the space that retreated earlier this round. [12.5.6]
    bystanders: tuple[Unit, ...] = ()
    #: Nobody but a fort defends.
    fort_alone: bool = False
    #: All effects of trenches are cancelled. [12.2.4]
    trench_cancelled: bool = False
    #: "", "failed" or "succeeded". [12.3]
    flank: str = ""
    pinning: Space = NOWHERE
    #: Combat cards of each side in this combat, in order of play.
    cards: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    #: Those of them that came from a hand in this combat.
    fresh: tuple[str, ...] = ()
    #: Modifiers of the attacker's and the defender's die, settled before anybody fires. [12.2.7, 12.3.4]
    drm: tuple[int, int] = (0, 0)
    #: Losses each side inflicts; -1 until it has fired.
    attacker_fire: int = -1
    defender_fire: int = -1
    #: Replacement corps -> the army it stands for. [12.4.4]
    replaced: tuple[tuple[Unit, Unit], ...] = ()
    #: Every defender there was, corps from reserve included, and whether it came reduced. [12.6]
    before: tuple[tuple[Unit, int], ...] = ()
    #: How many spaces the defenders must retreat. [12.5.2]
    retreat: int = 0
    #: Spaces each defender retreated through, its last the end. [12.7.3]
    retreats: tuple[tuple[Unit, tuple[Space, ...]], ...] = ()
    #: Whether a unit advanced into the defended space.
    advanced: bool = False
    #: Further facts of cards and events, by name.
    notes: tuple[str, ...] = ()


@game_state
class State(GameState):
    """Everything on the map and beside it. Sets of spaces and of units are masks."""

    scenario: str = seen_by(EVERYBODY, default="historical")
    options: dict[str, bool | str | int] = seen_by(EVERYBODY, factory=dict)
    turn: int = seen_by(EVERYBODY, default=1)
    #: 0 outside the action phase.
    round: int = seen_by(EVERYBODY, default=0)
    #: The side whose action round it is.
    active: Side = seen_by(EVERYBODY, default=CP)
    phase: str = seen_by(EVERYBODY, default="")
    vp: int = seen_by(EVERYBODY, default=10)
    #: Victory points settled before a final count, such as a bid. [5.6]
    bid_side: Side = seen_by(EVERYBODY, default=NO_SIDE)
    bid: int = seen_by(EVERYBODY, default=0)
    #: The winner of the bidding sat on the other side: the persons change seats. [5.6.1]
    seats_exchanged: bool = seen_by(EVERYBODY, default=False)
    war_status: list[int] = seen_by(EVERYBODY, factory=lambda: [0, 0])
    combined_war_status: int = seen_by(EVERYBODY, default=0)
    commitment: list[int] = seen_by(EVERYBODY, factory=lambda: [MOBILIZATION, MOBILIZATION])

    #: Space or box of each unit, NOWHERE if not in play; `at` is the same seen from the space.
    place: list[Space] = seen_by(EVERYBODY, factory=lambda: [NOWHERE] * UNIT_COUNT)
    at: list[tuple[Unit, ...]] = seen_by(EVERYBODY, factory=lambda: [()] * len(SPACES))
    reduced: Mask = seen_by(EVERYBODY, default=0)
    #: Spaces the Central Powers control; all others are the Allies'.
    cp_control: Mask = seen_by(EVERYBODY, default=PRINTED_CP)
    #: Spaces nobody controls yet, which are not in `cp_control`: Persia. [11.1.13 of 2010]
    unclaimed: Mask = seen_by(EVERYBODY, default=0)
    #: Space -> trench level, negative for the Central Powers. [11.2.3]
    trenches: dict[Space, int] = seen_by(EVERYBODY, factory=dict)
    forts_destroyed: Mask = seen_by(EVERYBODY, default=0)
    forts_besieged: Mask = seen_by(EVERYBODY, default=0)
    #: Enemy fort spaces held by too few to besiege. [15.2.4]
    broken_sieges: Mask = seen_by(EVERYBODY, default=0)
    #: Nations at war, a mask of nation numbers.
    at_war: Mask = seen_by(EVERYBODY, default=AT_WAR_AT_START)
    #: The beach with the MEF marker, -1 for none. [9.5.3.5]
    beachhead: Space = seen_by(EVERYBODY, default=NOWHERE)
    #: The space the Arab Northern Army holds while it stands there, -1 for none. [11.1.15]
    ana_holds: Space = seen_by(EVERYBODY, default=NOWHERE)
    #: Near East armies that came in at home and may not go there any more. [9.5.3.4]
    barred_from_near_east: Mask = seen_by(EVERYBODY, default=0)
    #: Armies whose last entrenchment failed. [11.2.10]
    failed_entrench: Mask = seen_by(EVERYBODY, default=0)

    #: Cards played as events, and the turn they were played on.
    played: dict[str, int] = seen_by(EVERYBODY, factory=dict)
    #: CP-held Russian VP spaces when the Tsar fell; -1 before. [16.4.5]
    russian_vp_at_fall: int = seen_by(EVERYBODY, default=-1)
    #: Nation of this turn's mandated offensive by side, "" for none; and whether it was made. [7]
    mandated: list[str] = seen_by(EVERYBODY, factory=lambda: ["", ""])
    mandate_met: list[bool] = seen_by(EVERYBODY, factory=lambda: [False, False])
    mutiny_paid: bool = seen_by(EVERYBODY, default=False)
    rp: dict[str, int] = seen_by(EVERYBODY, factory=dict)

    hands: list[list[str]] = seen_by(OWNER, factory=lambda: [[], []], others=COUNT)
    #: Draw piles, the top card last.
    decks: list[list[str]] = seen_by(NOBODY, factory=lambda: [[], []], others=COUNT)
    discards: list[list[str]] = seen_by(EVERYBODY, factory=lambda: [[], []])
    removed_cards: list[list[str]] = seen_by(EVERYBODY, factory=lambda: [[], []])
    #: Combat cards kept face up. [9.5.4.2]
    table_cards: list[list[str]] = seen_by(EVERYBODY, factory=lambda: [[], []])
    #: Combat cards that took part in a combat this round. [9.5.4.4]
    cards_used: list[str] = seen_by(EVERYBODY, factory=list)
    #: The card of the action being carried out, "" for none.
    card_in_play: str = seen_by(EVERYBODY, default="")
    shuffle_due: list[bool] = seen_by(EVERYBODY, factory=lambda: [False, False])
    #: Cards of each hand that the other side has been shown. [4.3.1, card texts]
    shown: list[list[str]] = seen_by(EVERYBODY, factory=lambda: [[], []])
    #: Optional cards taken in secret, each with the card it stands for. [options]
    swaps: list[dict[str, str]] = seen_by(OWNER, factory=lambda: [{}, {}])

    actions: list[list[str]] = seen_by(EVERYBODY, factory=lambda: [[], []])
    #: Nations that had their reinforcement event this turn. [9.5.3.1]
    reinforced: Mask = seen_by(EVERYBODY, default=0)
    neutral_entered: bool = seen_by(EVERYBODY, default=False)
    #: Corps that used the yearly doors of the Near East this turn, by name. [11.3.2, 13.2]
    near_east_used: dict[str, int] = seen_by(EVERYBODY, factory=dict)

    #: The action round: ops left, marked spaces, what units have done. [9.2]
    ops_left: int = seen_by(EVERYBODY, default=0)
    marked_move: Mask = seen_by(EVERYBODY, default=0)
    marked_attack: Mask = seen_by(EVERYBODY, default=0)
    #: Units in supply when their space was activated: the others may neither move nor attack. [14.1.1.1]
    ready: Mask = seen_by(EVERYBODY, default=0)
    moved: Mask = seen_by(EVERYBODY, default=0)
    #: Spaces somebody has marched out of. [9.2.8]
    left: Mask = seen_by(EVERYBODY, default=0)
    attacked: Mask = seen_by(EVERYBODY, default=0)
    #: Those that attacked another space than their own: no besiegers any more this round. [15.2.3]
    sortied: Mask = seen_by(EVERYBODY, default=0)
    assaulted: Mask = seen_by(EVERYBODY, default=0)
    retreated: Mask = seen_by(EVERYBODY, default=0)
    #: Armies that will try to entrench after movement. [11.2.2]
    entrenching: tuple[Unit, ...] = seen_by(EVERYBODY, default=())
    sud_army_at: Space = seen_by(EVERYBODY, default=NOWHERE)
    combat: Combat | None = seen_by(EVERYBODY, default=None)
    #: Lasting effects, see `effects.py`.
    effects: Lasting = seen_by(EVERYBODY, factory=Lasting)

    #: The boxes of the solo mode, five a side, "" for an empty one; and which lie face up. [solo]
    boxes: list[list[str]] = seen_by(NOBODY, factory=lambda: [[], []], others=OPEN_PARTS)
    boxes_up: list[int] = seen_by(EVERYBODY, factory=lambda: [0, 0])

    #: Derived answers that hold until pieces, control or forts change. Not saved.
    supply_memo: Memo = seen_by(NOBODY, factory=dict, derived=True)

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.scenario, twin.options = self.scenario, self.options
        twin.turn, twin.round, twin.active, twin.phase = self.turn, self.round, self.active, self.phase
        twin.vp, twin.bid_side, twin.bid = self.vp, self.bid_side, self.bid
        twin.seats_exchanged = self.seats_exchanged
        twin.war_status = self.war_status.copy()
        twin.combined_war_status = self.combined_war_status
        twin.commitment = self.commitment.copy()
        twin.place, twin.at, twin.reduced = self.place.copy(), self.at.copy(), self.reduced
        twin.cp_control, twin.unclaimed = self.cp_control, self.unclaimed
        twin.trenches = self.trenches.copy()
        twin.forts_destroyed, twin.forts_besieged = self.forts_destroyed, self.forts_besieged
        twin.broken_sieges, twin.at_war, twin.beachhead = self.broken_sieges, self.at_war, self.beachhead
        twin.ana_holds = self.ana_holds
        twin.barred_from_near_east, twin.failed_entrench = self.barred_from_near_east, self.failed_entrench
        twin.played, twin.russian_vp_at_fall = self.played.copy(), self.russian_vp_at_fall
        twin.mandated, twin.mandate_met = self.mandated.copy(), self.mandate_met.copy()
        twin.mutiny_paid, twin.rp = self.mutiny_paid, self.rp.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.removed_cards = [pile.copy() for pile in self.removed_cards]
        twin.table_cards = [cards.copy() for cards in self.table_cards]
        twin.cards_used, twin.card_in_play = self.cards_used.copy(), self.card_in_play
        twin.shuffle_due = self.shuffle_due.copy()
        twin.shown = [cards.copy() for cards in self.shown]
        twin.swaps = [swaps.copy() for swaps in self.swaps]
        twin.actions = [actions.copy() for actions in self.actions]
        twin.reinforced, twin.neutral_entered = self.reinforced, self.neutral_entered
        twin.near_east_used = self.near_east_used.copy()
        twin.ops_left, twin.marked_move, twin.marked_attack = (
            self.ops_left,
            self.marked_move,
            self.marked_attack,
        )
        twin.ready, twin.left = self.ready, self.left
        twin.moved, twin.attacked, twin.sortied = self.moved, self.attacked, self.sortied
        twin.assaulted = self.assaulted
        twin.retreated, twin.entrenching = self.retreated, self.entrenching
        twin.sud_army_at, twin.combat, twin.effects = self.sud_army_at, self.combat, self.effects
        twin.boxes, twin.boxes_up = [found.copy() for found in self.boxes], self.boxes_up.copy()
        # Shared until a change gives the changed state a new one; an empty one it would keep.
        twin.supply_memo = self.supply_memo or {}
        twin.called, twin.events = [], []
        twin.copy_flow_from(self)
        return twin

    def board_changed(self) -> None:
        """Pieces, control or forts are not what they were: derived answers about them are void."""
        if self.supply_memo:
            self.supply_memo = {}

    def known(self, key: Hashable, compute: Callable[[], R]) -> R:
        """A derived answer about pieces, control and forts, computed once while they stay."""
        if key not in self.supply_memo:
            self.supply_memo[key] = compute()
        answer: R = self.supply_memo[key]
        return answer


def running(state: State) -> Combat:
    """The combat of the moment; only asked while there is one. [12.2]"""
    assert state.combat is not None
    return state.combat


def rules(state: State) -> Rules:
    """The flags of the edition, scenario and options played."""
    return state.remembered("rules", lambda: rules_of(state.scenario, state.options))


def controller(state: State, space: Space) -> Side:
    """Who controls a space. The Arab Northern Army holds only where it stands. [11.1.14, 11.1.15]"""
    return CP if state.cp_control >> space & 1 else AP


def controlled(state: State, side: Side) -> Mask:
    """All spaces a side controls. [11.1.14]"""
    return (state.cp_control if side == CP else ~state.cp_control) & ~state.unclaimed


def is_at_war(state: State, nation: Nation) -> bool:
    return nation < 0 or bool(state.at_war >> nation & 1)


def side_at(state: State, space: Space) -> Side:
    """Whose units stand in the space; -1 for nobody's."""
    found = state.at[space]
    return SIDE[found[0]] if found else NO_SIDE


def has_fort(state: State, space: Space) -> bool:
    """An intact fort stands here. [15.1.7]"""
    return FORT[space] > 0 and not state.forts_destroyed >> space & 1


def is_besieged(state: State, space: Space) -> bool:
    return bool(state.forts_besieged >> space & 1)


def is_reduced(state: State, unit: Unit) -> int:
    """1 for a reduced unit, 0 for one at full strength: the index into the factors."""
    return state.reduced >> unit & 1


def is_on_board(state: State, unit: Unit) -> bool:
    return 0 <= state.place[unit] < BOARD_SIZE


def units_of(side: Side) -> Mask:
    """The mask of all units of a side."""
    return CP_UNITS if side == CP else ((1 << UNIT_COUNT) - 1) & ~CP_UNITS


def opponent(side: Side) -> Side:
    return ENEMY[side]


def was_played(state: State, card: str) -> bool:
    """Was this card's event played at any time?"""
    return card in state.played


def was_played_now(state: State, card: str) -> bool:
    """Was this card's event played on this turn?"""
    return state.played.get(card) == state.turn
