"""The printed map: its size, its borders, its coasts, and data files that say where they are wrong."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from greatpowers.engine.errors import DataError
from greatpowers.games.diplomacy.printed import board
from greatpowers.games.diplomacy.printed.board import (
    ARMY_STEPS,
    CENTRES,
    DISTANCES,
    FLEET_STEPS,
    HOME_CENTRES,
    IS_COASTAL,
    IS_SEA,
    LOCATION_NUMBER,
    LOCATIONS,
    NEIGHBOURS,
    PROVINCE_COUNT,
    PROVINCE_OF,
    PROVINCES,
    fleet_can_stop,
    provinces_in,
)
from greatpowers.games.diplomacy.printed.names import ARMY, FLEET, POWERS
from greatpowers.games.diplomacy.printed.units import can_stand


def army_reaches(start: str, goal: str) -> bool:
    return LOCATION_NUMBER[goal] in ARMY_STEPS[LOCATION_NUMBER[start]]


def fleet_reaches(start: str, goal: str) -> bool:
    return LOCATION_NUMBER[goal] in FLEET_STEPS[LOCATION_NUMBER[start]]


def test_75_provinces() -> None:
    kinds = [province.kind for province in PROVINCES]

    assert PROVINCE_COUNT == 75
    assert (kinds.count("land"), kinds.count("coast"), kinds.count("sea")) == (14, 42, 19)


def test_34_centres_22_of_them_at_home() -> None:
    assert len(CENTRES) == 34
    assert [len(HOME_CENTRES[power]) for power in range(7)] == [3, 3, 3, 3, 3, 4, 3]


def test_no_centre_at_sea() -> None:
    assert not [LOCATIONS[centre] for centre in CENTRES if IS_SEA[centre]]


def test_222_army_steps_and_282_fleet_steps() -> None:
    assert sum(len(steps) for steps in ARMY_STEPS) == 222
    assert sum(len(steps) for steps in FLEET_STEPS) == 282


@pytest.mark.parametrize("steps", [ARMY_STEPS, FLEET_STEPS, NEIGHBOURS])
def test_every_step_can_be_taken_back(steps: tuple[tuple[int, ...], ...]) -> None:
    assert not [
        (here, there) for here in range(len(steps)) for there in steps[here] if here not in steps[there]
    ]


def test_nobody_steps_where_he_stands() -> None:
    assert not [
        here for here in range(PROVINCE_COUNT) if here in ARMY_STEPS[here] or here in NEIGHBOURS[here]
    ]
    assert not [
        here for here, steps in enumerate(FLEET_STEPS) if PROVINCE_OF[here] in {PROVINCE_OF[s] for s in steps}
    ]


def test_r3_1_armies_never_step_to_sea() -> None:
    assert not [step for steps in ARMY_STEPS for step in steps if IS_SEA[PROVINCE_OF[step]]]
    assert not [here for here in range(PROVINCE_COUNT) if IS_SEA[here] and ARMY_STEPS[here]]


def test_r3_2_fleets_never_step_inland() -> None:
    inland = {province.number for province in PROVINCES if province.kind == "land"}

    assert not [step for steps in FLEET_STEPS for step in steps if PROVINCE_OF[step] in inland]


@pytest.mark.parametrize(
    ("start", "goal"), [("Rom", "Ven"), ("Rom", "Apu"), ("Edi", "Lvp"), ("Yor", "Wal"), ("Ank", "Smy")]
)
def test_r3_3_neighbours_on_different_coastlines_are_for_armies_only(start: str, goal: str) -> None:
    assert army_reaches(start, goal)
    assert not fleet_reaches(start, goal)


@pytest.mark.parametrize(
    ("province", "coasts"), [("Bul", {"EC", "SC"}), ("Spa", {"NC", "SC"}), ("StP", {"NC", "SC"})]
)
def test_r3_4_three_provinces_have_two_coasts(province: str, coasts: set[str]) -> None:
    assert {text.partition("/")[2] for text in LOCATIONS if text.startswith(f"{province}/")} == coasts
    assert not fleet_can_stop(LOCATION_NUMBER[province])
    assert len(LOCATIONS) == 81


@pytest.mark.parametrize(
    ("coast", "reached"),
    [
        ("StP/NC", {"Bar", "Nwy"}),
        ("StP/SC", {"Bot", "Fin", "Lvn"}),
        ("Spa/NC", {"Gas", "Mid", "Por"}),
        ("Spa/SC", {"GoL", "Mar", "Mid", "Por", "Wes"}),
        ("Bul/EC", {"Bla", "Con", "Rum"}),
        ("Bul/SC", {"Aeg", "Con", "Gre"}),
    ],
)
def test_r3_4_a_fleet_leaves_by_its_own_coast(coast: str, reached: set[str]) -> None:
    assert {LOCATIONS[step] for step in FLEET_STEPS[LOCATION_NUMBER[coast]]} == reached


@pytest.mark.parametrize(
    ("one", "other"), [("Kie", "Ber"), ("Kie", "Hel"), ("Kie", "Bal"), ("Con", "Bla"), ("Con", "Aeg")]
)
def test_r3_7_fleets_pass_through_kiel_and_constantinople(one: str, other: str) -> None:
    assert fleet_reaches(one, other)


@pytest.mark.parametrize(("one", "other"), [("Hel", "Bal"), ("Bla", "Aeg"), ("Nth", "Bal")])
def test_r3_7_nobody_jumps_over_them(one: str, other: str) -> None:
    assert not fleet_reaches(one, other)


def test_r3_8_sweden_and_denmark() -> None:
    assert army_reaches("Swe", "Den")
    assert fleet_reaches("Swe", "Den")
    assert not fleet_reaches("Bal", "Ska")
    assert not fleet_reaches("Den", "Ber")
    assert not army_reaches("Den", "Ber")
    assert "Swe/NC" not in LOCATION_NUMBER


def test_r3_9_switzerland_is_not_on_the_list() -> None:
    names = {name.casefold() for province in PROVINCES for name in province.names.values()}

    assert not names & {"switzerland", "швейцария", "svájc", "sicily", "crete", "ireland", "corsica"}


def test_every_province_has_a_name_in_three_languages() -> None:
    for language in ("en", "ru", "hu"):
        names = [province.names[language] for province in PROVINCES]
        assert all(names)
        assert len(set(names)) == PROVINCE_COUNT


def test_every_coast_touches_a_sea_or_a_coast() -> None:
    for number in range(PROVINCE_COUNT):
        places = [place for place in range(len(LOCATIONS)) if PROVINCE_OF[place] == number]
        assert any(FLEET_STEPS[place] for place in places) == (IS_COASTAL[number] or IS_SEA[number])


@pytest.mark.parametrize(
    ("kind", "place", "possible"),
    [
        (ARMY, "Par", True), (ARMY, "Nth", False), (ARMY, "StP", True), (ARMY, "StP/SC", False),
        (FLEET, "Par", False), (FLEET, "Nth", True), (FLEET, "StP", False), (FLEET, "StP/SC", True),
        (FLEET, "Kie", True),
    ],
)  # fmt: skip
def test_where_units_can_stand(kind: int, place: str, possible: bool) -> None:
    assert can_stand(kind, LOCATION_NUMBER[place]) == possible


def test_distances_count_the_fewest_steps() -> None:
    for start in range(PROVINCE_COUNT):
        assert DISTANCES[start][start] == 0
        for there in range(PROVINCE_COUNT):
            assert DISTANCES[start][there] == DISTANCES[there][start] >= 0
            assert (DISTANCES[start][there] == 1) == (there in NEIGHBOURS[start])


def test_a_mask_lists_its_provinces_in_order() -> None:
    assert list(provinces_in(0)) == []
    assert list(provinces_in(1 << 74 | 1 << 3 | 1)) == [0, 3, 74]


def test_home_centres_are_named_by_their_powers() -> None:
    for power, name in enumerate(POWERS):
        assert all(PROVINCES[centre].home_of == power for centre in HOME_CENTRES[power]), name


# Broken data files.

DATA = Path(board.__file__).parents[1] / "data"


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the data that the loader reads instead."""
    folder = tmp_path / "data"
    folder.mkdir()
    for name in ("provinces.csv", "adjacency.csv", "setup.csv"):
        (folder / name).write_bytes((DATA / name).read_bytes())
    monkeypatch.setattr(board, "files", lambda _package: tmp_path)
    return folder


def spoil(folder: Path, file: str, line: int, **fields: str) -> None:
    """Replace fields on a line of a file; the header is line 1."""
    with (folder / file).open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    rows[line - 2].update(fields)
    with (folder / file).open("w", encoding="utf-8", newline="") as text:
        writer = csv.DictWriter(text, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


LOADERS = {"provinces.csv": "_load_provinces", "adjacency.csv": "_load_borders", "setup.csv": "setup_rows"}


@pytest.mark.parametrize("file", LOADERS)
def test_sound_data_are_read(file: str, data_folder: Path) -> None:
    assert data_folder.exists()
    assert getattr(board, LOADERS[file])()


@pytest.mark.parametrize(
    ("file", "line", "fields", "named"),
    [
        ("provinces.csv", 5, {"kind": "swamp"}, "swamp"),
        ("provinces.csv", 9, {"home_of": "Spain"}, "Spain"),
        ("adjacency.csv", 41, {"a": "Liege"}, "Liege"),
        ("adjacency.csv", 2, {"b_coast": "XC"}, "XC"),
        ("setup.csv", 3, {"power": "Spain"}, "power"),
        ("setup.csv", 4, {"unit": "X"}, "unit"),
        ("setup.csv", 23, {"province": "Liege"}, "place"),
    ],
)
def test_a_wrong_value_is_named_with_file_and_line(
    file: str, line: int, fields: dict[str, str], named: str, data_folder: Path
) -> None:
    spoil(data_folder, file, line, **fields)
    with pytest.raises(DataError) as caught:
        getattr(board, LOADERS[file])()

    assert (caught.value.file, caught.value.line) == (file, line)
    assert str(caught.value).startswith(f"{file}:{line}: ")
    assert named in str(caught.value)


@pytest.mark.parametrize("file", LOADERS)
@pytest.mark.parametrize("extra", ["", "a,b,c,d,e,f,g,h,i,j,k,l,m"])
def test_a_line_with_too_few_or_too_many_fields_is_named(file: str, extra: str, data_folder: Path) -> None:
    lines = (data_folder / file).read_text(encoding="utf-8").splitlines()
    lines[5] = extra or lines[5].partition(",")[0]
    (data_folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        getattr(board, LOADERS[file])()

    assert (caught.value.file, caught.value.line) == (file, 6)
