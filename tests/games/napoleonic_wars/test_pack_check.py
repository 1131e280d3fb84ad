"""Broken packs: each is refused with file, line and reason, in one line and in all languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from greatpowers.engine.pack import PackError
from greatpowers.games import napoleonic_wars
from greatpowers.games.napoleonic_wars.pack import DESK
from greatpowers.games.napoleonic_wars.pack.needs import LEADERS, PLACES
from greatpowers.games.shared.packs import LARGEST_FILE, folder_of, worded
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts
from tests.games.napoleonic_wars.packs import Files, own, pack, replaced, with_cell, with_line, without_line

Break = Callable[[Files], Files]


def cell(file: str, id_: str, column: str, text: str) -> Break:
    return lambda files: with_cell(files, file, id_, column, text)


def line(file: str, text: str) -> Break:
    return lambda files: with_line(files, file, text)


def gone(file: str, beginning: str) -> Break:
    return lambda files: without_line(files, file, beginning)


def swap(file: str, old: str, new: str) -> Break:
    return lambda files: replaced(files, file, old, new)


BROKEN: dict[str, tuple[Break, str]] = {
    "missing file": (
        lambda files: {name: text for name, text in files.items() if name != "track.csv"},
        "track.csv: the file is missing",
    ),
    "unknown file": (
        lambda files: {**files, "../../etc/passwd": "x"},
        "../../etc/passwd: no such file belongs to a pack",
    ),
    "missing column": (
        swap("zones.csv", "name_hu", "name"),
        "zones.csv, line 1: there is no column “name_hu”",
    ),
    "wrong number": (
        cell("leaders.csv", "napoleon", "battle", "four"),
        "leaders.csv, line 2: battle is “four”, a number from 0 to 9 is needed",
    ),
    "negative points": (
        cell("cards.csv", "rally", "cp", "-1"),
        "cp is “-1”, a number from 0 to 9 is needed",
    ),
    "unknown area in a connection": (
        line("connections.csv", "york,avalon,plain,,,mixed"),
        "b is “avalon”, which is not known",
    ),
    "misspelt area in a connection": (
        line("connections.csv", "york,lundon,plain,,,mixed"),
        "b is “lundon”, which is not known; did you mean “london”?",
    ),
    "area twice": (
        line("areas.csv", "kent,Kent,Кент,Kent,51.20,0.90,britain,,false,,,,mixed,mixed"),
        "“kent” stands already in line 3",
    ),
    "line twice": (
        line("connections.csv", "york,edinburgh,plain,,,mixed"),
        "“edinburgh – york” stands already in line 2",
    ),
    "line to itself": (line("connections.csv", "york,york,plain,,,mixed"), "york is joined to itself"),
    "unconnected area": (
        lambda files: with_line(
            with_line(
                files, "areas.csv", "avalon,Avalon,Авалон,Avalon,51.20,0.90,britain,,false,,,,mixed,mixed"
            ),
            "layout.csv",
            "avalon,10,10,europe,area",
        ),
        "areas.csv, line 172: avalon cannot be reached from the rest of the map (9.3)",
    ),
    "area without a point": (gone("layout.csv", "kent,"), "kent has no point in layout.csv"),
    "area without an owner": (cell("areas.csv", "kent", "owner", ""), "areas.csv, line 3: owner is empty"),
    "unknown nation": (
        cell("areas.csv", "kent", "owner", "burgundy"),
        "areas.csv, line 3: owner is “burgundy”, which is not known",
    ),
    "Keys that do not fit": (
        cell("nations.csv", "britain", "start_keys", "12"),
        "nations.csv, line 3: britain has 12 Keys at the start, areas.csv gives it 9 (5.81)",
    ),
    "capital missing": (
        cell("areas.csv", "london", "capital_of", ""),
        "areas.csv: no area is the capital of britain (15.1)",
    ),
    "Zone without a border": (
        gone("zone_borders.csv", "aegean_sea,black_sea"),
        "black_sea borders no other Zone (13.3)",
    ),
    "port on an unknown Zone": (
        cell("areas.csv", "kent", "port_zones", "loch_ness"),
        "areas.csv, line 3: port_zones is “loch_ness”, which is not known",
    ),
    "leader of an unknown nation": (
        cell("leaders.csv", "soult", "nation", "venice"),
        "leaders.csv, line 4: nation is “venice”, which is not known",
    ),
    "leader of another nation": (
        cell("leaders.csv", "napoleon", "nation", "russia"),
        "napoleon must serve france (7.2)",
    ),
    "strength in an unknown area": (
        line("setup.csv", "1805,,france,sp,,avalon,3"),
        "location is “avalon”, which is not known",
    ),
    "more strength than counters": (
        line("setup.csv", "1805,,denmark,sp,,london,99"),
        "for denmark, the box has",
    ),
    "leader placed twice": (
        line("setup.csv", "1805,,france,leader,napoleon,paris,1"),
        "napoleon is placed twice (4.1)",
    ),
    "strength at sea": (line("setup.csv", "1805,,france,sp,,north_sea,1"), "north_sea is a Zone"),
    "card number twice": (
        cell("cards.csv", "rally", "number", "1"),
        "the card number 1 stands already in line 13 (6)",
    ),
    "a card too few": (gone("cards.csv", "9,"), "cards.csv: 109 cards instead of 110 (2.1)"),
    "effect unknown": (
        cell("cards.csv", "rally", "effect", "raly"),
        "no card of ours has the effect “raly”; did you mean “rally”? (6)",
    ),
    "effect of another time": (
        cell("cards.csv", "rally", "effect", "fouche"),
        "the effect “fouche” needs the timing “action” (6)",
    ),
    "a number that no effect has": (
        cell("cards.csv", "fouche", "amount", "3"),
        "the effect “fouche” has no number to change",
    ),
    "needed area renamed": (
        lambda files: {name: text.replace("tangier", "tanger") for name, text in files.items()},
        "areas.csv: there is no “tangier”, which barbary_corsairs needs",
    ),
    "a land nowhere": (gone("lands.csv", "naples,"), "lands.csv: no area belongs to “naples”"),
    "a character that cannot be shown": (
        cell("areas.csv", "kent", "name_en", "Ke\x1b[31mnt"),
        "areas.csv, line 3: a character that cannot be shown",
    ),
    "a cell too many": (
        swap("track.csv", "friend,1", "friend,1,1"),
        "track.csv, line 3: 3 cells instead of 2",
    ),
    "file too large": (
        lambda files: {**files, "areas.csv": files["areas.csv"] + "x" * LARGEST_FILE},
        "areas.csv: the file is larger than 256 KB",
    ),
    "endless cell": (
        lambda files: {**files, "track.csv": '"' + "x" * 200_000},
        "track.csv: cannot be read as a CSV table",
    ),
}


def test_the_built_in_tables_are_sound() -> None:
    assert DESK.faults(own()) == []


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_refused_with_its_reason(name: str) -> None:
    break_, expected = BROKEN[name]
    files = break_(own())

    said = [worded(fault, Texts("en")) for fault in DESK.faults(files)]

    assert any(expected in text for text in said), said
    assert not any("\n" in text for text in said)
    with pytest.raises(PackError):
        find_game("napoleonic-wars", pack(files))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BROKEN)
def test_every_fault_has_words(name: str, language: str) -> None:
    for fault in DESK.faults(BROKEN[name][0](own())):
        assert worded(fault, Texts(language, strict=True))


def test_a_forged_hash_is_refused() -> None:
    made = pack()
    forged = type(made)("0" * 32, made.name, made.files)

    with pytest.raises(PackError, match="pack-hash"):
        find_game("napoleonic-wars", forged)


@pytest.mark.parametrize("name", ["", "../up", "a/b", ".hidden", "x" * 41, "bad\x00", "end "])
def test_a_name_is_one_step_of_a_path(name: str, tmp_path: Path) -> None:
    with pytest.raises(PackError, match="pack-name"):
        folder_of(tmp_path, "napoleonic-wars", name)


def test_a_folder_with_a_link_or_another_encoding_is_refused(tmp_path: Path) -> None:
    for name, text in own().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "areas.csv").write_bytes(own()["areas.csv"].encode("utf-16"))
    with pytest.raises(PackError, match="pack-encoding"):
        DESK.read(tmp_path)
    (tmp_path / "areas.csv").unlink()
    (tmp_path / "areas.csv").symlink_to(tmp_path / "zones.csv")

    with pytest.raises(PackError, match="pack-link"):
        DESK.read(tmp_path)


def test_what_a_spreadsheet_writes_is_read(tmp_path: Path) -> None:
    for name, text in own().items():
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())

    assert DESK.faults(DESK.read(tmp_path).files) == []


def test_the_ids_that_rules_name_are_those_a_pack_must_keep() -> None:
    """Places and leaders that stand as texts in the code, found in the code."""
    folder = Path(str(napoleonic_wars.__file__)).parent
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in folder.rglob("*.py")
        if not {"pack", "house"} & set(path.relative_to(folder).parts)
    )
    quoted = re.compile(r'"([a-z_]+)"')
    places = {
        place
        for call in re.findall(r"(?:named|read_area|read_zone)\(((?:\s*\"[a-z_]+\",?)+\s*)\)", code)
        for place in quoted.findall(call)
    } | set(re.findall(r'PLACE_NUMBER\["([a-z_]+)"\]', code))
    leaders = set(re.findall(r'LEADER_NUMBER\["([a-z_]+)"\]', code))
    for group in re.findall(r"LEADER_NUMBER\[name\] for name in \(([^)]*)\)", code):
        leaders |= set(quoted.findall(group))

    assert places == set(PLACES)
    assert leaders == set(LEADERS)


def test_differences_are_told_cell_by_cell() -> None:
    changed = with_cell(own(), "areas.csv", "kent", "name_en", "Dover")
    changed = without_line(changed, "setup.csv", "1805,,france,sp,,mainz")
    changed = with_line(changed, "setup.csv", "1805,,france,sp,,leipzig,4")

    told = [Texts("en").format(one.message, **one.params) for one in DESK.differences(own(), changed)]

    assert told == [
        "areas.csv: kent, name_en: Kent → Dover",
        "setup.csv: 1805 france sp mainz is left out",
        "setup.csv: 1805 france sp leipzig is new",
    ]
