"""Supply once more, slowly and straight from the rulebook: a search for every unit and every space. [14]

Reads the map itself and knows nothing of the masks and networks of the game.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.resources import files

from greatpowers.games.paths_of_glory.printed.board import BOARD_SIZE, SPACES
from greatpowers.games.paths_of_glory.printed.names import NATIONS, SIDES
from greatpowers.games.paths_of_glory.printed.units import UNITS
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.seen import events_of

_DATA = files("greatpowers.games.paths_of_glory").joinpath("data")


def _rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(_DATA.joinpath(name).read_text(encoding="utf-8").splitlines()))


MAP = {row["id"]: row for row in _rows("spaces.csv") if row["kind"] != "holding_box"}
#: From each space: where a line leads and for whom; no nations: for everybody.
LINES: dict[str, list[tuple[str, set[str]]]] = {space: [] for space in MAP}
for _row in _rows("connections.csv"):
    for _a, _b in ((_row["a"], _row["b"]), (_row["b"], _row["a"])):
        LINES[_a].append((_b, set(_row["nations"].split("|")) - {""}))
KINDS = {row["id"]: row for row in _rows("units.csv")}
RUSSIAN = ["petrograd", "moscow", "kharkov", "caucasus"]
ON_BEACHES = ("br_mef", "br_corps", "br_aus_corps")


@dataclass
class Position:
    """A state in plain words."""

    control: dict[str, str]
    units: dict[str, list[str]]
    besieged: set[str]
    standing: set[str]
    at_war: set[str]
    salonika: bool
    beachhead: str
    everywhere: bool
    known_open: dict[tuple[str, str], bool] = field(default_factory=dict)

    @classmethod
    def of(cls, state: State) -> Position:
        units: dict[str, list[str]] = {}
        for unit, place in enumerate(state.place):
            if 0 <= place < BOARD_SIZE:
                units.setdefault(SPACES[place], []).append(UNITS[unit].id)
        names = range(BOARD_SIZE)
        return cls(
            control={
                SPACES[s]: "" if state.unclaimed >> s & 1 else SIDES[state.cp_control >> s & 1] for s in names
            },
            units=units,
            besieged={SPACES[s] for s in names if state.forts_besieged >> s & 1},
            standing={s for s, row in MAP.items() if row["fort"]}
            - {SPACES[s] for s in names if state.forts_destroyed >> s & 1},
            at_war={nation for n, nation in enumerate(NATIONS) if state.at_war >> n & 1},
            salonika="ap_30" in events_of(state),
            beachhead=SPACES[state.beachhead] if state.beachhead >= 0 else "",
            everywhere=state.options.get("edition") == "2010",
        )

    def side(self, kind: str) -> str:
        return KINDS[kind]["side"]

    def is_neutral(self, space: str) -> bool:
        """[9.5.2.4, 11.1.10, 11.1.11]"""
        row = MAP[space]
        if row["kind"] == "beachhead":
            return space != self.beachhead
        if not row["nation"] or row["nation"] in self.at_war:
            return False
        greek = [kind for kind in self.units.get(space, []) if KINDS[kind]["nation"] == "gr"]
        return not (row["nation"] == "gr" and self.salonika) or bool(greek)

    def is_open(self, space: str, side: str) -> bool:
        """May supply of the side pass through the space? [14.1.3]"""
        key = space, side
        if key not in self.known_open:
            self.known_open[key] = self._is_open(space, side)
        return self.known_open[key]

    def _is_open(self, space: str, side: str) -> bool:
        if self.is_neutral(space):
            return False
        stands_neutral = "gr" not in self.at_war and "gr_corps" in self.units.get(space, [])
        if stands_neutral or any(self.side(kind) != side for kind in self.units.get(space, [])):
            return False
        return self.control[space] == side or space in self.besieged

    def ports(self, side: str) -> set[str]:
        """Friendly ports that are not besieged. [14.1.4]"""
        found = {
            space
            for space, row in MAP.items()
            if row["port"] == side and self.control[space] == side and self.is_open(space, side)
        }
        if self.control["gallipoli"] != "ap" and side == "ap":
            found -= {"constantinople"}
        return found

    def reaches(
        self, start: str, side: str, nations: Iterable[str], sources: Iterable[str], ports: set[str]
    ) -> bool:
        """Is there a chain from the space, which itself need not be friendly, to a source? [14.1.2]"""
        allowed = set(nations)
        goals = {s for s in sources if self.control[s] == side and self.is_open(s, side)}
        seen, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            if here in goals:
                return True
            steps = {
                there for there, nations_there in LINES[here] if not nations_there or allowed & nations_there
            }
            if here in ports:
                steps |= ports
            for there in steps - seen:
                if self.is_open(there, side):
                    seen.add(there)
                    waiting.append(there)
        return False

    def unit_supplied(self, kind: str, space: str) -> bool:
        """[14.1, 14.2]"""
        row = KINDS[kind]
        nation, side = row["nation"], row["side"]
        if nation == "mn" or (nation == "gr" and "gr" not in self.at_war):
            return True
        if nation == "sb" and MAP[space]["nation"] == "sb":
            return True
        if nation in ("ana", "sn") and (self.everywhere or MAP[space]["map"] == "near_east"):
            return True
        if side == "cp":
            lines = ["tu"] if nation in ("tu", "sn") else []
            sources = ["essen", "breslau", "sofia", "constantinople"]
            return self.reaches(space, side, lines, sources, self.ports("cp"))
        if nation in ("ru", "ro", "sb"):
            eastern = [*RUSSIAN, "belgrade", *(["salonika"] if nation == "sb" else [])]
            return self.reaches(space, side, ["ru"], eastern, set())
        ports = self.ports("ap")
        if kind in ON_BEACHES and self.beachhead and self.is_open(self.beachhead, "ap"):
            ports |= {self.beachhead} if self.control[self.beachhead] == "ap" else set()
        return self.reaches(space, side, [nation], ["london"], ports)

    def space_supplied(self, space: str) -> bool:
        """Does the side that controls the space trace from it to any of its sources? [14.2.5]"""
        side = self.control[space]
        if not self.is_open(space, side):
            return False
        if side == "cp":
            sources = ["essen", "breslau", "sofia", "constantinople"]
            return self.reaches(space, side, ["tu"], sources, self.ports("cp"))
        if "it" not in self.at_war and self.is_open("valona", "ap") and space in ("valona", "tirana"):
            return True
        ports = self.ports("ap")
        if self.beachhead and self.is_open(self.beachhead, "ap") and self.control[self.beachhead] == "ap":
            ports |= {self.beachhead}
        every = ["br", "it", "ru", "ana"]
        eastern = [*RUSSIAN, "belgrade", "salonika"]
        return self.reaches(space, side, every, ["london"], ports) or self.reaches(
            space, side, every, eastern, set()
        )

    def out_of_supply(self) -> list[tuple[str, str]]:
        pairs = [(kind, space) for space, kinds in self.units.items() for kind in kinds]
        return sorted(pair for pair in pairs if not self.unit_supplied(*pair))

    def lost(self, side: str) -> list[str]:
        """Spaces the side loses to attrition. [14.3.6]"""
        return sorted(
            space
            for space in MAP
            if self.control[space] == side and not self.is_neutral(space) and self._would_die(space, side)
        )

    def _would_die(self, space: str, side: str) -> bool:
        row = MAP[space]
        if space in self.standing or self.space_supplied(space) or row["kind"] == "beachhead":
            return False
        if side == "ap" and row["nation"] in ("sb", "ar"):
            return False
        alive = [
            kind
            for kind in self.units.get(space, [])
            if self.side(kind) == side
            and (self.unit_supplied(kind, space) or (space == "medina" and KINDS[kind]["nation"] == "tu"))
        ]
        return not alive
