"""References in questions about a position: texts into forces and places, or clear words on what is wrong."""

from __future__ import annotations

from ...shared.documents import one_of, wrong
from ..positions.reading import force
from ..printed.board import AREA_COUNT, AREA_NUMBER, PLACES, PORTS
from ..printed.ids import Area, Nation
from ..printed.names import EACH_NATION, NATION_NUMBER, NATIONS
from ..printed.pieces import LEADER_NATION
from ..rules.attrition import force_in
from ..rules.land.armies import present_part
from ..state.fights import Force
from ..state.relations import ALL_NATIONS
from ..state.state import State
from ..state.texts import force_text


def read_nation(name: str) -> Nation:
    return NATION_NUMBER[one_of(name, NATIONS, "nation", "nation")]


def read_area(name: str) -> Area:
    return AREA_NUMBER[one_of(name, PLACES[:AREA_COUNT], "area", "area")]


def read_port(name: str) -> Area:
    port = read_area(name)
    if not PORTS >> port & 1:
        raise wrong("port", f"{name} is no port")
    return port


def read_standing(state: State, text: str) -> tuple[Force, Area]:
    """A force that stands where its text says: `napoleon + 8 france @ ulm`, the commander first."""
    pieces, sign, place = text.partition("@")
    if not sign:
        raise wrong("force", f"'… @ area' is needed, not {text!r}")
    area = read_area("_".join(place.split()))
    found = read_pieces(pieces)
    if present_part(state, found, area) != found:
        here = force_text(force_in(state, area, ALL_NATIONS)) or "nobody"
        raise wrong("force", f"no such force is there: {text!r}; in {PLACES[area]}: {here}")
    return found, area


def read_pieces(text: str) -> Force:
    """A force anywhere, of at least one piece."""
    found = force(text, "force")
    if not found.size:
        raise wrong("force", "at least one piece is needed")
    return found


def nation_of(found: Force) -> Nation:
    """Whose force it is: its commander's, else the only nation there is in it."""
    if found.leaders:
        return LEADER_NATION[found.leaders[0]]
    nations = [nation for nation in EACH_NATION if found.sp[nation]]
    if len(nations) != 1:
        raise wrong("force", "strength of several nations needs a leader")
    return nations[0]
