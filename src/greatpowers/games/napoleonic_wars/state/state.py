"""The state of a match of The Napoleonic Wars: what a save needs, and small questions about it.

Areas, Zones, nations, leaders and Squadrons are numbers; cards go by their ids. Sets are masks.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeVar

from ....engine.effects import Lasting
from ....engine.seen import COUNT, EVERYBODY, LAST, NOBODY, OWNER, WHETHER, game_state, seen_by
from ....engine.state import GameState, Memo
from ..printed.board import AREA_COUNT, OWNED
from ..printed.ids import Area, Camp, Mask, Nation, Place
from ..printed.names import BRITAIN, FRANCE, NATION_COUNT, NO_CAMP, NO_CONSUL, NO_NATION, NOWHERE, POOL
from ..printed.pieces import LEADERS_AT_FIRST, SQUADRON_COUNT
from ..printed.ruleset import Rules, rules_of
from .fights import Armada, Battle, Convoy, ForeignWar, NavalBattle
from .standing_orders import Order
from .targets import Target

R = TypeVar("R")
#: A Response as it is kept: nation, card and target; or `pass`.
KeptAnswer = tuple[Nation, str, Target]
#: The phases of the Interphase. [14.1–14.3]
INTERPHASE: Final = frozenset({"camps", "reinforcements", "cards"})


def _each(value: R) -> Callable[[], list[R]]:
    return lambda: [value] * NATION_COUNT


@dataclass(frozen=True, slots=True)
class Words:
    """Something said to all, and when: turn, round and whose Impulse it was, -1 for nobody's. [8.6]"""

    turn: int
    round: int
    active: int
    seat: str
    text: str


@game_state
class State(GameState):
    """Everything on the map and beside it."""

    scenario: str = seen_by(EVERYBODY, default="1805-5")
    options: dict[str, bool | str | int] = seen_by(EVERYBODY, factory=dict)
    #: 1 is 1805, 5 is 1813. [5]
    turn: int = seen_by(EVERYBODY, default=1)
    round: int = seen_by(EVERYBODY, default=0)
    phase: str = seen_by(EVERYBODY, default="")
    #: The nation in whose box the Impulse marker lies, the one whose Impulse it is, the one that had the
    #: last; -1 for none. The first of them at the start of the turn is the starter. [5.11, 5.2]
    due: Nation = seen_by(EVERYBODY, default=FRANCE)
    active: Nation = seen_by(EVERYBODY, default=NO_NATION)
    last_active: Nation = seen_by(EVERYBODY, default=NO_NATION)
    #: The Rounds are to end: no further Impulse is played this turn. [5.5, 16.2]
    turn_over: bool = seen_by(EVERYBODY, default=False)
    #: The bid of a game for two: strength given up by the seat that won it. [4.3]
    bid_seat: str = seen_by(EVERYBODY, default="")
    bid: int = seen_by(EVERYBODY, default=0)
    seats_exchanged: bool = seen_by(EVERYBODY, default=False)

    #: Camps of the Powers; that of a Proxy follows from its Pact. [8.3]
    camp: list[Camp] = seen_by(EVERYBODY, factory=_each(NO_CAMP))
    #: Consuls: row and box; NO_NATION and NO_CONSUL for a player's Power. Row -1: unaligned, of no row. [8.1]
    consul_row: list[Nation] = seen_by(EVERYBODY, factory=_each(NO_NATION))
    consul_box: list[int] = seen_by(EVERYBODY, factory=_each(NO_CONSUL))
    consul_plus: Mask = seen_by(EVERYBODY, default=0)
    consul_frozen: Mask = seen_by(EVERYBODY, default=0)
    #: The Power that commands an attacked Proxy without a Pact, -1 for none. [8.32]
    command: list[Nation] = seen_by(EVERYBODY, factory=_each(NO_NATION))
    #: Masks by nation: at war outside the Camps; no war allowed; who treats its areas as Friendly.
    hostile: list[Mask] = seen_by(EVERYBODY, factory=_each(0))
    truces: list[Mask] = seen_by(EVERYBODY, factory=_each(0))
    open_to: list[Mask] = seen_by(EVERYBODY, factory=_each(0))
    #: Nations conquered at any time. [15]
    conquered: Mask = seen_by(EVERYBODY, default=0)

    #: Strength by `area * 9 + nation`; `present` has the areas with strength or leaders of each nation.
    sp: bytearray = seen_by(EVERYBODY, factory=lambda: bytearray(AREA_COUNT * NATION_COUNT))
    present: list[Mask] = seen_by(EVERYBODY, factory=_each(0))
    sp_regroup: list[int] = seen_by(EVERYBODY, factory=_each(0))
    #: Area of each leader, or POOL, REGROUP, AT_WAR, GONE, WAITING, AT_SEA.
    leader_at: list[Area] = seen_by(EVERYBODY, factory=lambda: list(LEADERS_AT_FIRST))
    #: Port or Zone of each Squadron, or POOL, REGROUP, AT_WAR; and which are marked. [7.3, 7.7]
    squadron_at: list[Place] = seen_by(EVERYBODY, factory=lambda: [POOL] * SQUADRON_COUNT)
    building: Mask = seen_by(EVERYBODY, default=0)
    refitting: Mask = seen_by(EVERYBODY, default=0)
    armadas: tuple[Armada, ...] = seen_by(EVERYBODY, default=())
    #: Flag in each area, -1 for none; `held` has the areas each nation controls. [7.4]
    flag: list[Nation] = seen_by(EVERYBODY, factory=lambda: [NO_NATION] * AREA_COUNT)
    held: list[Mask] = seen_by(EVERYBODY, factory=lambda: list(OWNED))
    #: Neutral Proxies with a +1 CP marker on their capital. [7.5]
    saved_cp: Mask = seen_by(EVERYBODY, default=0)
    resources: list[int] = seen_by(EVERYBODY, factory=_each(0))
    #: France's +1 Key marker. [15.5]
    plus_key: bool = seen_by(EVERYBODY, default=False)
    #: Keys of each nation at the start: what points are counted from. [5.81]
    start_keys: list[int] = seen_by(EVERYBODY, factory=_each(0))

    hands: list[tuple[str, ...]] = seen_by(OWNER, factory=lambda: [()] * NATION_COUNT, others=COUNT)
    #: Cards kept from the last turn while the new hand may still be thrown in. [14.31]
    aside: list[tuple[str, ...]] = seen_by(OWNER, factory=lambda: [()] * NATION_COUNT, others=COUNT)
    #: Nations whose hand the player who runs them may look at. [4.5]
    hands_open: Mask = seen_by(EVERYBODY, default=0)
    #: A seat that looks into the hand of a nation it does not run, "" for none. [card texts]
    looking: str = seen_by(EVERYBODY, default="")
    looked_at: Nation = seen_by(EVERYBODY, default=NO_NATION)
    home_used: tuple[str, ...] = seen_by(EVERYBODY, default=())
    #: Who holds the Parliament card. [6.2]
    parliament: Nation = seen_by(EVERYBODY, default=BRITAIN)
    #: The draw pile, its top last; the discards, the last one visible; cards out of the game.
    deck: tuple[str, ...] = seen_by(NOBODY, default=(), others=COUNT)
    discards: tuple[str, ...] = seen_by(NOBODY, default=(), others=LAST)
    removed: tuple[str, ...] = seen_by(EVERYBODY, default=())
    #: Cards on the table whose event or CPs are being carried out, the newest last.
    in_play: tuple[str, ...] = seen_by(EVERYBODY, default=())
    foreign_wars: tuple[ForeignWar, ...] = seen_by(EVERYBODY, default=())
    #: Lasting effects, see `effects.py`.
    effects: Lasting = seen_by(EVERYBODY, factory=Lasting)
    #: Kinds of response windows a seat wants to be passed over in. [6.14]
    auto_pass: dict[str, tuple[str, ...]] = seen_by(OWNER, factory=dict)
    #: Standing orders by Response card; known to who gave them. [6.14]
    orders: dict[str, Order] = seen_by(OWNER, factory=dict)
    #: Marches a seat has let go by in this Impulse: `card piece`, the piece that leads the march.
    declined: dict[str, tuple[str, ...]] = seen_by(OWNER, factory=dict)
    #: Answers kept until a sealed window is closed, by seat; and how many such windows there were.
    kept: dict[str, KeptAnswer] = seen_by(OWNER, factory=dict)
    windows: int = seen_by(EVERYBODY, default=0)
    #: Answers of a closed window that still wait for their turn, by `number seat`; true: given by order.
    opened: dict[str, tuple[Nation, str, Target, bool]] = seen_by(OWNER, factory=dict)
    #: What was said at the table. [8.6]
    press: tuple[Words, ...] = seen_by(EVERYBODY, default=())

    #: The peace roll: its modifier so far and who paid a card for it. [5.8]
    peace: int = seen_by(EVERYBODY, default=0)
    peace_paid: Mask = seen_by(EVERYBODY, default=0)
    #: Nations that had their Deployment this Interphase, and their second one. [14.21]
    deployed: Mask = seen_by(EVERYBODY, default=0)
    deployed_again: Mask = seen_by(EVERYBODY, default=0)
    #: The area the nation in hand has chosen for its reinforcements, -1 for none yet. [14.2]
    reinforced_at: Area = seen_by(EVERYBODY, default=NOWHERE)

    #: The Impulse: Manoeuvres left (two to a CP) and what they may be used for; cards played in it.
    purse: int = seen_by(EVERYBODY, default=0)
    purse_use: str = seen_by(EVERYBODY, default="")
    #: Manoeuvres the first card left over for a second one. [5.12]
    saved: int = seen_by(EVERYBODY, default=0)
    plays: tuple[str, ...] = seen_by(EVERYBODY, default=())
    #: A Response with a plus was played as an event of the Impulse: it bars no other plus card. [5.12]
    plus_is_free: bool = seen_by(EVERYBODY, default=False)
    resource_used: bool = seen_by(EVERYBODY, default=False)
    #: The card a Resource has drawn in this Impulse, known to its player alone. [16.2]
    drawn: str = seen_by(OWNER, default="", others=WHETHER)
    submission_offered: bool = seen_by(EVERYBODY, default=False)
    #: The active nation has formed or left an Armada in this Impulse. [13.2]
    armada_formed: bool = seen_by(EVERYBODY, default=False)
    #: Areas entered by strength, most first, by `area * 9 + nation`; and by leaders. [9.42]
    marched_sp: dict[int, tuple[int, ...]] = seen_by(EVERYBODY, factory=dict)
    marched_leader: dict[int, int] = seen_by(EVERYBODY, factory=dict)
    #: Strength that may not move on, by `area * 9 + nation`; leaders and Squadrons that may not. [9.51]
    stopped_sp: dict[int, int] = seen_by(EVERYBODY, factory=dict)
    stopped_leaders: Mask = seen_by(EVERYBODY, default=0)
    stopped_squadrons: Mask = seen_by(EVERYBODY, default=0)
    #: Leaders and areas that may not intercept any more. [10.3, 10.13]
    spent_leaders: Mask = seen_by(EVERYBODY, default=0)
    spent_areas: Mask = seen_by(EVERYBODY, default=0)
    #: Areas with a battle short of annihilation; Fortresses besieged. [12.2]
    fought: Mask = seen_by(EVERYBODY, default=0)
    besieged: Mask = seen_by(EVERYBODY, default=0)
    #: Nations that had their Convoy. [13.6]
    convoyed: Mask = seen_by(EVERYBODY, default=0)
    battle: Battle | None = seen_by(EVERYBODY, default=None)
    naval: NavalBattle | None = seen_by(EVERYBODY, default=None)
    convoy: Convoy | None = seen_by(EVERYBODY, default=None)

    #: Derived answers that hold until pieces, Flags or relations change. Not saved.
    board_memo: Memo = seen_by(NOBODY, factory=dict, derived=True)
    #: Derived answers about nations that hold until relations change, whatever moves on the map. Not saved.
    ties_memo: Memo = seen_by(NOBODY, factory=dict, derived=True)

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.scenario, twin.options = self.scenario, self.options
        twin.turn, twin.round, twin.phase = self.turn, self.round, self.phase
        twin.due, twin.active, twin.last_active = self.due, self.active, self.last_active
        twin.turn_over = self.turn_over
        twin.bid_seat, twin.bid, twin.seats_exchanged = self.bid_seat, self.bid, self.seats_exchanged
        twin.camp = self.camp.copy()
        twin.consul_row, twin.consul_box = self.consul_row.copy(), self.consul_box.copy()
        twin.consul_plus, twin.consul_frozen = self.consul_plus, self.consul_frozen
        twin.command, twin.hostile = self.command.copy(), self.hostile.copy()
        twin.truces, twin.open_to = self.truces.copy(), self.open_to.copy()
        twin.conquered = self.conquered
        twin.sp, twin.present, twin.sp_regroup = self.sp.copy(), self.present.copy(), self.sp_regroup.copy()
        twin.leader_at, twin.squadron_at = self.leader_at.copy(), self.squadron_at.copy()
        twin.building, twin.refitting, twin.armadas = self.building, self.refitting, self.armadas
        twin.flag, twin.held, twin.saved_cp = self.flag.copy(), self.held.copy(), self.saved_cp
        twin.resources, twin.plus_key = self.resources.copy(), self.plus_key
        twin.start_keys = self.start_keys
        twin.hands, twin.aside, twin.hands_open = self.hands.copy(), self.aside.copy(), self.hands_open
        twin.looking, twin.looked_at = self.looking, self.looked_at
        twin.home_used, twin.parliament = self.home_used, self.parliament
        twin.deck, twin.discards, twin.removed = self.deck, self.discards, self.removed
        twin.in_play, twin.foreign_wars = self.in_play, self.foreign_wars
        twin.effects, twin.auto_pass, twin.press = self.effects, self.auto_pass.copy(), self.press
        twin.orders, twin.declined, twin.kept = self.orders.copy(), self.declined.copy(), self.kept.copy()
        twin.windows, twin.opened = self.windows, self.opened.copy()
        twin.peace, twin.peace_paid = self.peace, self.peace_paid
        twin.deployed, twin.deployed_again = self.deployed, self.deployed_again
        twin.reinforced_at = self.reinforced_at
        self._copy_impulse_to(twin)
        # Shared until a change gives the changed state a new one; an empty one it would keep.
        twin.ties_memo, twin.board_memo = self.ties_memo or {}, self.board_memo or {}
        twin.called, twin.events = [], []
        twin.copy_flow_from(self)
        return twin

    def _copy_impulse_to(self, twin: State) -> None:
        twin.purse, twin.purse_use, twin.saved = self.purse, self.purse_use, self.saved
        twin.plays, twin.plus_is_free, twin.drawn = self.plays, self.plus_is_free, self.drawn
        twin.resource_used, twin.submission_offered = self.resource_used, self.submission_offered
        twin.armada_formed = self.armada_formed
        twin.marched_sp, twin.marched_leader = self.marched_sp.copy(), self.marched_leader.copy()
        twin.stopped_sp, twin.stopped_leaders = self.stopped_sp.copy(), self.stopped_leaders
        twin.stopped_squadrons = self.stopped_squadrons
        twin.spent_leaders, twin.spent_areas = self.spent_leaders, self.spent_areas
        twin.fought, twin.besieged, twin.convoyed = self.fought, self.besieged, self.convoyed
        twin.battle, twin.naval, twin.convoy = self.battle, self.naval, self.convoy

    def board_changed(self) -> None:
        """Pieces, Flags or relations are not what they were: derived answers about them are void."""
        if self.board_memo:
            self.board_memo = {}

    def ties_changed(self) -> None:
        """Camps, Consuls, wars or seats are not what they were."""
        if self.ties_memo:
            self.ties_memo = {}
        self.board_changed()

    def tied(self, key: Hashable, compute: Callable[[], R]) -> R:
        """A derived answer about relations, computed once while they stay."""
        memo = self.ties_memo
        if key not in memo:
            memo[key] = compute()
        answer: R = memo[key]
        return answer

    def known(self, key: Hashable, compute: Callable[[], R]) -> R:
        """A derived answer about pieces, Flags and relations, computed once while they stay."""
        memo = self.board_memo
        if key not in memo:
            memo[key] = compute()
        answer: R = memo[key]
        return answer


def rules(state: State) -> Rules:
    """The year, the roles and the options played."""
    # Asked more often than anything else: without the detour over a function.
    found: Rules | None = state.ties_memo.get("rules")
    if found is None:
        found = state.ties_memo["rules"] = rules_of(state.scenario, state.options)
    return found


def sp_at(state: State, nation: Nation, area: Area) -> int:
    """Strength of a nation in an area."""
    return state.sp[area * NATION_COUNT + nation]


def in_interphase(state: State) -> bool:
    """Between two turns no event is played and nobody intercepts. [14]"""
    return state.phase in INTERPHASE


def is_first_round_of_1805(state: State) -> bool:
    """Not any more once the Rounds are over, though they were but one. [5.2, 8.1, 8.5]"""
    return state.phase in ("", "rounds") and rules(state).first_round_of_1805(state.turn, state.round)
