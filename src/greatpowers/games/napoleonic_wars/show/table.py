"""What lies open on the table, field by field, numbers as in the state; nothing is shown that is not here."""

from __future__ import annotations

from msgspec import Struct

from ....engine.effects import Lasting
from ..printed.ids import Area, Camp, Nation, Place
from ..state.fights import Armada, Battle, Convoy, ForeignWar, NavalBattle
from ..state.state import State, Words


class Table(Struct, frozen=True, kw_only=True):
    """Everything all may see, but for what is counted of hands and piles."""

    scenario: str
    options: dict[str, bool | str | int]
    turn: int
    round: int
    phase: str
    due: Nation
    active: Nation
    last_active: Nation
    turn_over: bool
    bid_seat: str
    bid: int
    seats_exchanged: bool
    camp: tuple[Camp, ...]
    consul_row: tuple[Nation, ...]
    consul_box: tuple[int, ...]
    consul_plus: int
    consul_frozen: int
    command: tuple[Nation, ...]
    hostile: tuple[int, ...]
    truces: tuple[int, ...]
    open_to: tuple[int, ...]
    conquered: int
    sp: bytes
    present: tuple[int, ...]
    sp_regroup: tuple[int, ...]
    leader_at: tuple[Area, ...]
    squadron_at: tuple[Place, ...]
    building: int
    refitting: int
    armadas: tuple[Armada, ...]
    flag: tuple[Nation, ...]
    held: tuple[int, ...]
    saved_cp: int
    resources: tuple[int, ...]
    plus_key: bool
    start_keys: tuple[int, ...]
    hands_open: int
    looking: str
    looked_at: Nation
    home_used: tuple[str, ...]
    parliament: Nation
    removed: tuple[str, ...]
    in_play: tuple[str, ...]
    foreign_wars: tuple[ForeignWar, ...]
    effects: Lasting
    windows: int
    press: tuple[Words, ...]
    peace: int
    peace_paid: int
    deployed: int
    deployed_again: int
    reinforced_at: Area
    purse: int
    purse_use: str
    saved: int
    plays: tuple[str, ...]
    plus_is_free: bool
    resource_used: bool
    submission_offered: bool
    armada_formed: bool
    marched_sp: dict[int, tuple[int, ...]]
    marched_leader: dict[int, int]
    stopped_sp: dict[int, int]
    stopped_leaders: int
    stopped_squadrons: int
    spent_leaders: int
    spent_areas: int
    fought: int
    besieged: int
    convoyed: int
    battle: Battle | None
    naval: NavalBattle | None
    convoy: Convoy | None


def table_of(state: State) -> Table:
    """The table as it is now, made once and shown to all seats."""
    return state.remembered("table", lambda: _table(state))


def _table(state: State) -> Table:
    return Table(
        scenario=state.scenario,
        options=state.options.copy(),
        turn=state.turn,
        round=state.round,
        phase=state.phase,
        due=state.due,
        active=state.active,
        last_active=state.last_active,
        turn_over=state.turn_over,
        bid_seat=state.bid_seat,
        bid=state.bid,
        seats_exchanged=state.seats_exchanged,
        camp=tuple(state.camp),
        consul_row=tuple(state.consul_row),
        consul_box=tuple(state.consul_box),
        consul_plus=state.consul_plus,
        consul_frozen=state.consul_frozen,
        command=tuple(state.command),
        hostile=tuple(state.hostile),
        truces=tuple(state.truces),
        open_to=tuple(state.open_to),
        conquered=state.conquered,
        sp=bytes(state.sp),
        present=tuple(state.present),
        sp_regroup=tuple(state.sp_regroup),
        leader_at=tuple(state.leader_at),
        squadron_at=tuple(state.squadron_at),
        building=state.building,
        refitting=state.refitting,
        armadas=state.armadas,
        flag=tuple(state.flag),
        held=tuple(state.held),
        saved_cp=state.saved_cp,
        resources=tuple(state.resources),
        plus_key=state.plus_key,
        start_keys=tuple(state.start_keys),
        hands_open=state.hands_open,
        looking=state.looking,
        looked_at=state.looked_at,
        home_used=state.home_used,
        parliament=state.parliament,
        removed=state.removed,
        in_play=state.in_play,
        foreign_wars=state.foreign_wars,
        effects=state.effects,
        windows=state.windows,
        press=state.press,
        peace=state.peace,
        peace_paid=state.peace_paid,
        deployed=state.deployed,
        deployed_again=state.deployed_again,
        reinforced_at=state.reinforced_at,
        purse=state.purse,
        purse_use=state.purse_use,
        saved=state.saved,
        plays=state.plays,
        plus_is_free=state.plus_is_free,
        resource_used=state.resource_used,
        submission_offered=state.submission_offered,
        armada_formed=state.armada_formed,
        marched_sp=state.marched_sp.copy(),
        marched_leader=state.marched_leader.copy(),
        stopped_sp=state.stopped_sp.copy(),
        stopped_leaders=state.stopped_leaders,
        stopped_squadrons=state.stopped_squadrons,
        spent_leaders=state.spent_leaders,
        spent_areas=state.spent_areas,
        fought=state.fought,
        besieged=state.besieged,
        convoyed=state.convoyed,
        battle=state.battle,
        naval=state.naval,
        convoy=state.convoy,
    )
