"""The tables of a pack: which columns each has and what may stand in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...shared.data_rows import own_text
from ..printed.names import BOXES, CAMPS, CARD_KINDS, LANDS, LINES, NATIONS, SCENARIO_YEARS

GAME: Final = "greatpowers.games.napoleonic_wars"
LANGUAGES: Final = ("en", "ru", "hu")
TIMINGS: Final = ("action", "battle", "response")
CLASSES: Final = ("rulebook", "public", "recalled", "mixed", "reconstruction")
#: Width and height of the drawn map.
FRAME: Final = (2900, 2150)


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell may hold: a kind, its limits or its words, and whether it may be empty."""

    kind: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    empty: bool = False
    #: The table whose ids are the words.
    ids: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Columns by name, those that together name a line once, and how many lines there may be."""

    columns: Mapping[str, Cell]
    key: tuple[str, ...]
    most: int
    optional: Mapping[str, Cell]


def _number(low: int, high: int, *, empty: bool = False) -> Cell:
    return Cell("number", low, high, empty=empty)


def _word(*words: str, empty: bool = False) -> Cell:
    return Cell("word", words=words, empty=empty)


def _id_of(table: str, *, empty: bool = False) -> Cell:
    return Cell("word", ids=table, empty=empty)


def _ids_of(table: str, most: int) -> Cell:
    return Cell("words", high=most, ids=table, empty=True)


ID: Final = Cell("id")
TEXT: Final = Cell("text")
FLAG: Final = _word("true", "false")
NATION: Final = _word(*NATIONS)
ANY_NATION: Final = _word(*NATIONS, empty=True)
_NAMES: Final = {f"name_{language}": TEXT for language in LANGUAGES}
_SOURCE: Final = {"source": _word(*CLASSES)}
_DEGREES: Final = {"lat": Cell("decimal", -90, 90), "lon": Cell("decimal", -180, 180)}
_START: Final = {"scenario": _word(*SCENARIO_YEARS), "players": Cell("players", 2, 5, empty=True)}


def _table(key: str, most: int, optional: Mapping[str, Cell] | None = None, /, **columns: Cell) -> Table:
    return Table(columns, tuple(key.split()), most, optional or {})


TABLES: Final[dict[str, Table]] = {
    "areas.csv": _table(
        "id", 220, **{"id": ID, **_NAMES, **_DEGREES}, owner=NATION, shared_with=ANY_NATION, key=FLAG,
        capital_of=ANY_NATION, fortress=_number(0, 9, empty=True), port_zones=_ids_of("zones.csv", 2),
        **_SOURCE,
    ),
    "zones.csv": _table("id", 30, **{"id": ID, **_NAMES, **_DEGREES, **_SOURCE}),
    "layout.csv": _table(
        "id", 250, id=ID, x=_number(0, FRAME[0]), y=_number(0, FRAME[1]), board=_word("europe"),
        kind=_word("area", "zone"),
    ),
    "connections.csv": _table(
        "a b", 1000, a=_id_of("areas.csv"), b=_id_of("areas.csv"), type=_word(*LINES),
        strait_zone=_id_of("zones.csv", empty=True), strait_ports=_ids_of("areas.csv", 4), **_SOURCE,
    ),
    "lands.csv": _table("land area", 400, land=_word(*LANDS), area=_id_of("areas.csv")),
    "zone_borders.csv": _table(
        "a b", 200, a=_id_of("zones.csv"), b=_id_of("zones.csv"),
        guard_fortress=_id_of("areas.csv", empty=True),
    ),
    "nations.csv": _table(
        "id", 9, **{"id": NATION, **_NAMES}, colour=TEXT, kind=_word("power", "minor"),
        initial_hand=_number(0, 20), start_keys=_number(0, 60), hand_min=_number(0, 20),
        hand_max=_number(1, 20), reinforcement_cp=_number(0, 60), conquest_mod=_number(-9, 9),
        squadron_dice=_number(0, 9, empty=True), naval_roll_mod=_number(-9, 9, empty=True),
        unit_bonus_dice=_number(0, 9), flag_limit=_number(0, 99),
    ),
    "leaders.csv": _table(
        "id", 100, **{"id": ID, "nation": NATION, **_NAMES}, battle=_number(0, 9), command=_number(0, 20),
        availability=Cell("availability"), rebuildable=FLAG, **_SOURCE,
    ),
    "squadrons.csv": _table(
        "id", 120, id=ID, nation=NATION, dice=_number(0, 9), roll_mod=_number(-9, 9)
    ),
    "counters.csv": _table(
        "nation strength", 45, nation=NATION, strength=_word("1", "2", "4", "6", "8"), count=_number(0, 99),
        needs_leader_to_move=FLAG,
    ),
    "track.csv": _table("column", 5, column=_word(*BOXES), cp=_number(0, 20)),
    "cards.csv": _table(
        "id", 160, {"effect": Cell("id", empty=True), "amount": _number(0, 9, empty=True)},
        **{"number": Cell("card_number"), "id": ID, **_NAMES},
        cp=_number(0, 9), kind=_word(*CARD_KINDS), timing=_word(*TIMINGS), naval=FLAG, red=FLAG, plus=FLAG,
        not_1805=FLAG, continuing_marker=FLAG, removed_if_event=FLAG, must_event=FLAG,
        nations=_word("any", "power", *NATIONS), fw_commit=Cell("commitments", empty=True), fw_turkish=FLAG,
        **_SOURCE,
    ),
    "setup.csv": _table(
        "scenario players nation piece leader location", 2000, **_START, nation=NATION,
        piece=_word("sp", "leader", "squadron", "flag"), leader=_id_of("leaders.csv", empty=True),
        location=Cell("place"), count=_number(1, 99),
    ),
    "standings.csv": _table(
        "scenario players nation", 300, **_START, nation=NATION, camp=_word(*CAMPS, empty=True),
        row=ANY_NATION, box=_word(*BOXES, empty=True),
    ),
}  # fmt: skip
FILES: Final = tuple(TABLES)


@cache
def own_tables() -> Mapping[str, str]:
    """The game's own tables, each with all columns a pack may have."""
    found = {file: own_text(GAME, file) for file in FILES}
    found["cards.csv"] = _with_effects(found["cards.csv"])
    return found


def _with_effects(text: str) -> str:
    """Every card names its own effect and leaves its number as usual, so that others can be put in place."""
    header, *lines = text.splitlines()
    if "effect" in header.split(","):
        return text
    place = header.split(",").index("id")
    named = [f"{line},{line.split(',')[place]}," for line in lines]
    return "\n".join([f"{header},effect,amount", *named]) + "\n"
