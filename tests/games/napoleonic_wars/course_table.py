"""The table as somebody keeps it who saw it once and hears what is told since: strength, leaders, Squadrons
and who holds which area. Also what the book says about it, from the view alone."""

from __future__ import annotations

from dataclasses import dataclass

from greatpowers.engine.events import Event
from greatpowers.games.napoleonic_wars.printed.board import (
    AREA_COUNT,
    CAPITALS,
    KEYS,
    OWNER,
    PLACE_NUMBER,
    PLACES,
)
from greatpowers.games.napoleonic_wars.printed.names import (
    NATION_COUNT,
    NATION_NUMBER,
    NATIONS,
    NO_CAMP,
    NO_NATION,
)
from greatpowers.games.napoleonic_wars.printed.pieces import LEADERS, SQUADRONS
from greatpowers.games.napoleonic_wars.show.view import View
from greatpowers.games.napoleonic_wars.state.events.foreign_wars import StrengthCommitted
from greatpowers.games.napoleonic_wars.state.events.war import (
    FlagPlaced,
    FlagRemoved,
    FleetMoved,
    ForceMoved,
    LeaderLost,
    LeaderPlaced,
    SquadronLost,
    SquadronPlaced,
    StrengthLost,
    StrengthPlaced,
    StrengthRegrouped,
)

KEY_AREAS = tuple(PLACES[area] for area in range(AREA_COUNT) if KEYS >> area & 1)


@dataclass(slots=True)
class Table:
    """What lies on the map, by names."""

    #: Strength by area and nation; the place of each leader and Squadron on the map; the holder of each area.
    strength: dict[tuple[str, str], int]
    leaders: dict[str, str]
    squadrons: dict[str, str]
    holder: dict[str, str]
    enemies: dict[str, frozenset[str]]

    @classmethod
    def seen_in(cls, view: View) -> Table:
        table = view.table
        return cls(
            {
                (PLACES[cell // NATION_COUNT], NATIONS[cell % NATION_COUNT]): count
                for cell, count in enumerate(table.sp)
                if count
            },
            {LEADERS[x].id: PLACES[place] for x, place in enumerate(table.leader_at) if place >= 0},
            {SQUADRONS[s]: PLACES[place] for s, place in enumerate(table.squadron_at) if place >= 0},
            {
                PLACES[area]: NATIONS[OWNER[area] if flag == NO_NATION else flag]
                for area, flag in enumerate(table.flag)
            },
            {NATIONS[n]: _enemies(view, n) for n in range(NATION_COUNT)},
        )

    def hear(self, event: Event) -> None:
        """What is told happens on this table too."""
        match event:
            case StrengthPlaced(nation=nation, area=area, count=count):
                self._add(area, nation, count)
            case (
                StrengthLost(nation=nation, area=area, count=count)
                | StrengthCommitted(nation=nation, area=area, count=count)
                | StrengthRegrouped(nation=nation, area=area, count=count)
            ):
                self._add(area, nation, -count)
            case ForceMoved(sp=sp, leaders=leaders, frm=frm, to=to):
                for nation, count in enumerate(sp):
                    self._add(frm, NATIONS[nation], -count)
                    self._add(to, NATIONS[nation], count)
                self.leaders.update(dict.fromkeys(leaders, to))
            case LeaderPlaced(leader=leader, area=area):
                self.leaders[leader] = area
            case LeaderLost(leader=leader):
                self.leaders.pop(leader, None)
            case SquadronPlaced(squadron=squadron, place=place):
                self.squadrons[squadron] = place
            case FleetMoved(squadrons=squadrons, to=to):
                self.squadrons.update(dict.fromkeys(squadrons, to))
            case SquadronLost(squadron=squadron):
                self.squadrons.pop(squadron, None)
            case FlagPlaced(nation=nation, area=area):
                self.holder[area] = nation
            case FlagRemoved(area=area):
                self.holder[area] = NATIONS[OWNER[PLACE_NUMBER[area]]]
            case _:
                pass

    def _add(self, area: str, nation: str, count: int) -> None:
        if count and PLACE_NUMBER[area] < AREA_COUNT:
            self.strength[area, nation] = self.strength.get((area, nation), 0) + count
            if not self.strength[area, nation]:
                del self.strength[area, nation]

    def pieces(self, area: str, nation: str) -> int:
        """Strength points and leaders of a nation in an area."""
        led = sum(self.leaders.get(x.id) == area and NATIONS[x.nation] == nation for x in LEADERS)
        return self.strength.get((area, nation), 0) + led

    def standing(self, area: str) -> list[str]:
        """Nations with pieces in an area."""
        return [nation for nation in NATIONS if self.pieces(area, nation)]

    def invaders(self) -> dict[tuple[str, str], int]:
        """Pieces in areas an enemy holds, by area and nation."""
        return {
            (area, nation): self.pieces(area, nation)
            for area, holder in self.holder.items()
            for nation in self.standing(area)
            if holder in self.enemies[nation]
        }

    def on_map(self, nation: str) -> int:
        return sum(count for (_, owner), count in self.strength.items() if owner == nation)

    def keys(self, nation: str) -> set[str]:
        """Keys a nation holds."""
        return {area for area in KEY_AREAS if self.holder[area] == nation}

    def lost_capital(self, nation: str) -> bool:
        """Are all its capitals in enemy hands? [15.1]"""
        capitals = CAPITALS[NATION_NUMBER[nation]]
        return all(self.holder[PLACES[area]] in self.enemies[nation] for area in capitals)


def first_keys(nation: str) -> set[str]:
    """Keys printed as a nation's own."""
    return {area for area in KEY_AREAS if OWNER[PLACE_NUMBER[area]] == NATION_NUMBER[nation]}


def _enemies(view: View, nation: int) -> frozenset[str]:
    """Of the other Camp, or at war outside the Camps. [8.3, 8.35]"""
    camps = [known.camp for known in view.nations]
    hostile = view.table.hostile
    found = {
        NATIONS[other]
        for other in range(NATION_COUNT)
        if (NO_CAMP not in (camps[nation], camps[other]) and camps[nation] != camps[other])
        or hostile[nation] >> other & 1
        or hostile[other] >> nation & 1
    }
    return frozenset(found)
