"""The places of the drawn boards as the data folder holds them and clients read them."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Struct, UnsetType

from ....engine.shown import complete, named
from ....server.contract import Language
from ..show.ids import SideName, SideOrNone

_KINDS: Final = ("space", "edge_box", "beachhead")
_BOARDS: Final = ("europe", "near_east")
_TERRAIN: Final = ("clear", "mountain", "swamp", "forest", "desert")
BoardName = Annotated[str, named("BoardId", _BOARDS)]


class Place(Struct, forbid_unknown_fields=True):
    """A space as it is printed; its side is empty for beachheads, `vp` are those of the campaign."""

    kind: Annotated[str, named("PlaceKind", _KINDS)]
    board: BoardName
    x: int
    y: int
    names: Annotated[dict[Language, str], complete()]
    nation: str
    terrain: Annotated[str, named("Terrain", _TERRAIN)]
    side: SideOrNone
    vp: int | UnsetType = UNSET
    vp_historical: int | UnsetType = UNSET
    fort: int | UnsetType = UNSET
    port: SideName | UnsetType = UNSET
    source: SideName | UnsetType = UNSET
    capital: str | UnsetType = UNSET


class Spot(Struct, forbid_unknown_fields=True):
    """A point of a board."""

    board: BoardName
    x: int
    y: int


class Link(Struct, array_like=True, forbid_unknown_fields=True):
    """Two spaces; then who alone may use the link, divided by |, and how it is drawn."""

    a: str
    b: str
    nations: str | UnsetType = UNSET
    line: str | UnsetType = UNSET


class Places(Struct, forbid_unknown_fields=True):
    """All spaces, those that are shown on the other board as well, the boxes, and the links."""

    format: str
    spaces: dict[str, Place]
    copies: dict[str, Spot]
    boxes: dict[str, Spot]
    links: list[Link]
