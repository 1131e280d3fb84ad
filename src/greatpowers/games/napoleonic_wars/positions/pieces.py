"""The pieces of a position: Formations, Squadrons, Flags, and what lies beside the map. [2.2, 6.13, 7]"""

from __future__ import annotations

from typing import Final

from ...shared.documents import Document, Fields, PositionError, entries, mapping, one_of, wrong
from ..printed.board import AREA_COUNT, OWNED, OWNER, PLACES, PORTS, is_zone
from ..printed.cards import CARDS
from ..printed.ids import Nation, Place, Squadron, by_leader, by_nation
from ..printed.names import (
    AT_WAR,
    EACH_NATION,
    GONE,
    NATION_COUNT,
    NATIONS,
    NO_NATION,
    POOL,
    REGROUP,
    WAITING,
)
from ..printed.pieces import (
    LEADER_NATION,
    LEADERS,
    LEADERS_AT_FIRST,
    SP_LIMIT,
    SQUADRON_COUNT,
    SQUADRONS,
    SQUADRONS_OF,
)
from ..state.fights import Armada, Committed, Force, ForeignWar
from ..state.setup import put_everything
from ..state.state import State
from .reading import area, force, leader, nation, nation_mask, place, ships

#: What lies on the map: if a document tells of one of them, the others are empty unless told of.
MAP: Final = ("areas", "fleets", "flags")
#: Boxes a leader may be said to be in; Regroup and Foreign Wars have fields of their own.
LEADER_BOXES: Final = {"pool": POOL, "gone": GONE, "waiting": WAITING}


def start_of(scenario: str, options: dict[str, bool | str | int]) -> State:
    """The set-up, for whatever a document leaves out. [4.1, 4.2]"""
    state = State(scenario=scenario, options=options)
    put_everything(state)
    return state


def read_pieces(document: Document, start: State) -> Fields:
    """Everything that stands on the map, in Regroup or on a Foreign War."""
    if not any(name in document for name in MAP):
        found = {name: getattr(start, name) for name in ("sp", "present", "leader_at", "squadron_at")}
        found |= {"flag": start.flag, "held": start.held}
        pieces = Pieces(found["sp"], found["leader_at"], found["squadron_at"])
    else:
        pieces = Pieces(bytearray(AREA_COUNT * NATION_COUNT), list(LEADERS_AT_FIRST), [POOL] * SQUADRON_COUNT)
        found = _read_flags(document)
    pieces.read(document)
    return found | pieces.fields()


class Pieces:
    """Pieces put down one after the other; none may be in two places, none more than there are."""

    def __init__(self, sp: bytearray, leader_at: list[int], squadron_at: list[int]) -> None:
        self.sp, self.leader_at, self.squadron_at = sp, leader_at, squadron_at
        self.sp_regroup = [0] * NATION_COUNT
        self.away = [0] * NATION_COUNT
        self.building = self.refitting = 0
        self.wars: list[ForeignWar] = []
        self._leaders: set[int] = set()
        self._squadrons: set[int] = set()

    def read(self, document: Document) -> None:
        for name, stack in mapping(document.get("areas", {}), "areas").items():
            where = f"areas.{name}"
            self._stand(force(stack, where), area(name, "areas"), where)
        regrouping = force(document.get("regroup", ""), "regroup")
        self.sp_regroup = list(regrouping.sp)
        self._put_leaders(regrouping.leaders, REGROUP, "regroup")
        self._read_wars(document)
        self._read_leaders(document)
        self._read_ships(document)
        self._check_strength()

    def fields(self) -> Fields:
        present = [0] * NATION_COUNT
        for at, count in enumerate(self.sp):
            present[at % NATION_COUNT] |= (count > 0) << at // NATION_COUNT
        for who, at in by_leader(self.leader_at):
            present[LEADER_NATION[who]] |= 1 << at if at >= 0 else 0
        return {
            "sp": self.sp,
            "present": present,
            "leader_at": self.leader_at,
            "squadron_at": self.squadron_at,
            "sp_regroup": self.sp_regroup,
            "building": self.building,
            "refitting": self.refitting,
            "foreign_wars": tuple(self.wars),
        }

    def _stand(self, standing: Force, where_at: int, where: str) -> None:
        for owner, count in by_nation(standing.sp):
            if count > SP_LIMIT[owner]:
                raise _too_many(where, owner, count)
            self.sp[where_at * NATION_COUNT + owner] = count
        self._put_leaders(standing.leaders, where_at, where)

    def _put_leaders(self, leaders: tuple[int, ...], at: int, where: str) -> None:
        for who in leaders:
            if who in self._leaders:
                name = LEADERS[who].id
                raise wrong(where, f"{name} is in two places", "nw-position-leader-twice", leader=name)
            self._leaders.add(who)
            self.leader_at[who] = at

    def _put_squadron(self, squadron: Squadron, at: Place, mark: str, where: str) -> None:
        if squadron in self._squadrons:
            name = SQUADRONS[squadron]
            raise wrong(where, f"{name} is in two places", "nw-position-ship-twice", squadron=name)
        if mark and (at < 0 or is_zone(at)):
            raise wrong(where, f"a Squadron {mark} lies in a port", "nw-position-ship-at-sea")
        self._squadrons.add(squadron)
        self.squadron_at[squadron] = at
        self.building |= (mark == "building") << squadron
        self.refitting |= (mark == "refitting") << squadron

    def _read_leaders(self, document: Document) -> None:
        for name, box in mapping(document.get("leaders", {}), "leaders").items():
            where = f"leaders.{name}"
            self._put_leaders(
                (leader(name, "leaders"),), LEADER_BOXES[one_of(box, LEADER_BOXES, where, "box")], where
            )

    def _read_wars(self, document: Document) -> None:
        """[6.13]"""
        for card, given in mapping(document.get("foreign_wars", {}), "foreign_wars").items():
            where = f"foreign_wars.{card}"
            one_of(
                card, [c.id for c in CARDS.values() if c.kind == "foreign_war"], "foreign_wars", "Foreign War"
            )
            committed = []
            for name, pieces in mapping(given, where).items():
                committed.append(
                    self._commit(nation(name, where), mapping(pieces, f"{where}.{name}"), f"{where}.{name}")
                )
            self.wars.append(ForeignWar(card, tuple(committed)))

    def _commit(self, owner: Nation, given: Document, where: str) -> Committed:
        for name in given:
            one_of(name, ("force", "squadrons"), where, "field")
        sent = force(given.get("force", ""), f"{where}.force")
        if sum(sent.sp) != sent.sp[owner] or any(LEADER_NATION[x] != owner for x in sent.leaders):
            problem = f"only pieces of {NATIONS[owner]} are committed here"
            raise wrong(f"{where}.force", problem, "nw-position-foreign", nation=NATIONS[owner])
        named, counted = ships(given.get("squadrons", ""), f"{where}.squadrons")
        if counted:
            problem = "Squadrons on a card are named one by one"
            raise wrong(f"{where}.squadrons", problem, "nw-position-ship-unnamed")
        self._put_leaders(sent.leaders, AT_WAR, f"{where}.force")
        for squadron, _ in named:
            self._put_squadron(squadron, AT_WAR, "", f"{where}.squadrons")
        self.away[owner] += sent.sp[owner]
        return Committed(owner, sent.sp[owner], sent.leaders, tuple(squadron for squadron, _ in named))

    def _read_ships(self, document: Document) -> None:
        """Those named one by one first, so that others of their nation can be counted off."""
        fleets = mapping(document.get("fleets", {}), "fleets")
        read = [
            (place(name, "fleets"), *ships(fleet, f"fleets.{name}"), f"fleets.{name}")
            for name, fleet in fleets.items()
        ]
        read.append((REGROUP, *ships(document.get("regroup_fleets", ""), "regroup_fleets"), "regroup_fleets"))
        for at, named, counted, where in read:
            if at >= 0 and not is_zone(at) and not PORTS >> at & 1 and (named or counted):
                raise wrong(where, f"{PLACES[at]} is no port", "nw-position-no-port", place=PLACES[at])
            for squadron, mark in named:
                self._put_squadron(squadron, at, mark, where)
        for at, _, counted, where in read:
            for count, owner, mark in counted:
                self._count_off(count, owner, at, mark, where)

    def _count_off(self, count: int, owner: int, at: Place, mark: str, where: str) -> None:
        free = [s for s in SQUADRONS_OF[owner] if s not in self._squadrons and self.squadron_at[s] == POOL]
        if count > len(free):
            most = len(SQUADRONS_OF[owner])
            problem = f"{NATIONS[owner]} has only {most} Squadrons"
            raise wrong(where, problem, "nw-position-ships", nation=NATIONS[owner], most=most)
        for squadron in free[:count]:
            self._put_squadron(squadron, at, mark, where)

    def _check_strength(self) -> None:
        for owner in EACH_NATION:
            total = sum(self.sp[owner::NATION_COUNT]) + self.sp_regroup[owner] + self.away[owner]
            if total > SP_LIMIT[owner]:
                raise _too_many("areas", owner, total)


def _too_many(where: str, owner: int, count: int) -> PositionError:
    """More strength of a nation than it has counters for. [7]"""
    name, most = NATIONS[owner], SP_LIMIT[owner]
    problem = f"{name} has {count} strength points of {most} there are"
    return wrong(where, problem, "nw-position-strength", nation=name, count=count, most=most)


def _read_flags(document: Document) -> Fields:
    """[7.4]"""
    flag, held = [NO_NATION] * AREA_COUNT, list(OWNED)
    for name, owner in mapping(document.get("flags", {}), "flags").items():
        where = f"flags.{name}"
        at, holder = area(name, "flags"), nation(owner, where)
        if OWNER[at] == holder:
            problem = f"{owner} owns {name} and needs no Flag there"
            raise wrong(where, problem, "nw-position-flag", nation=str(owner))
        flag[at] = holder
        held[OWNER[at]] &= ~(1 << at)
        held[holder] |= 1 << at
    return {"flag": flag, "held": held}


def read_armadas(document: Document) -> tuple[Armada, ...]:
    """[13.2]"""
    found = []
    for given, where in entries(document.get("armadas", []), "armadas"):
        told = mapping(given, where)
        for name in told:
            one_of(name, ("place", "commander", "powers"), where, "field")
        powers = nation_mask(told.get("powers", []), f"{where}.powers")
        commander = nation(told.get("commander"), f"{where}.commander")
        if powers.bit_count() < 2 or not powers >> commander & 1:
            problem = "an Armada is of two Powers or more, one of them in command"
            raise wrong(where, problem, "nw-position-armada")
        found.append(Armada(place(told.get("place"), f"{where}.place"), commander, powers))
    return tuple(found)
