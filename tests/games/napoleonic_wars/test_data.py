"""The data of The Napoleonic Wars: totals, agreement between the files, and mistakes told with their line."""

from __future__ import annotations

from collections import Counter

import pytest

from greatpowers.engine.errors import DataError
from greatpowers.engine.masks import members
from greatpowers.games.napoleonic_wars.printed.board import (
    AREA_COUNT,
    BOX_PRICE,
    CAPITALS,
    COORDINATES,
    FORTRESS,
    FORTRESSES,
    GUARD,
    HOME,
    KEYS,
    LINE,
    NAMES,
    NEIGHBOURS,
    OWNED,
    PLACE_NUMBER,
    PLACES,
    PORT_ZONES,
    PORTS,
    SHARED,
    STRAIT_PORTS,
    STRAIT_ZONE,
    ZONE_COUNT,
    ZONE_NEIGHBOURS,
    ZONE_PORTS,
    ZONES,
    named,
    pair,
)
from greatpowers.games.napoleonic_wars.printed.cards import (
    CARD_NAMES,
    CARDS,
    DECK_CARDS,
    HOME_CARDS,
)
from greatpowers.games.napoleonic_wars.printed.names import (
    BRITAIN,
    DENMARK,
    FRANCE,
    LINES,
    NATION_COUNT,
    NATIONS,
    PRUSSIA,
    RUSSIA,
    STRAIT,
)
from greatpowers.games.napoleonic_wars.printed.pieces import (
    BATTLE,
    COMMAND,
    COUNTERS,
    INITIAL_HAND,
    LEADER_NAMES,
    LEADER_NUMBER,
    LEADERS,
    LEADERS_OF,
    SP_LIMIT,
    SQUADRON_COUNT,
    SQUADRON_DICE,
    SQUADRONS_OF,
    START_KEYS,
    counters_suffice,
)
from greatpowers.games.napoleonic_wars.printed.provenance import CLASSES, origins, source_of_cards
from greatpowers.games.napoleonic_wars.state.setup import LINES as SETUP
from greatpowers.games.napoleonic_wars.state.setup import standings_for
from greatpowers.games.shared.data_rows import rows_in, rows_of, unique


def test_the_map_has_the_areas_zones_and_lines_it_should() -> None:
    kinds = Counter(LINES[kind] for kind in LINE.values())

    assert (AREA_COUNT, ZONE_COUNT, len(LINE) // 2) == (170, 15, 337)
    assert KEYS.bit_count() == 58
    assert all(count % 2 == 0 for count in kinds.values())
    assert kinds["strait"] == 12


def test_every_area_can_be_reached_from_paris_by_land_and_sea() -> None:
    reached, queue = {PLACE_NUMBER["paris"]}, [PLACE_NUMBER["paris"]]
    while queue:
        here = queue.pop()
        if here < AREA_COUNT:
            nearby = (*NEIGHBOURS[here], *PORT_ZONES[here])
        else:
            nearby = (*ZONE_NEIGHBOURS[here], *members(ZONE_PORTS[here]))
        fresh = [place for place in nearby if place not in reached]
        reached.update(fresh)
        queue.extend(fresh)

    assert len(reached) == len(PLACES)


def test_every_strait_names_its_zone_and_every_zone_has_a_port() -> None:
    straits = {key for key, kind in LINE.items() if kind == STRAIT}

    assert set(STRAIT_ZONE) == set(STRAIT_PORTS) == straits
    assert all(zone in ZONES for zone in STRAIT_ZONE.values())
    assert all(ZONE_PORTS[zone] for zone in ZONES)


def test_r13_8_guarded_passages_lie_between_the_zones_of_a_fortress_port() -> None:
    assert {PLACES[area] for area in GUARD.values()} == {"copenhagen", "gibraltar", "constantinople"}
    for key, area in GUARD.items():
        assert FORTRESS[area]
        assert {pair(*PORT_ZONES[area]), pair(*reversed(PORT_ZONES[area]))} >= {key}


def test_r7_43_seven_areas_have_two_colours() -> None:
    """Item 93: the lower colour controls them at first."""
    shared = SHARED[FRANCE] | SHARED[BRITAIN] | SHARED[PRUSSIA]

    assert shared.bit_count() == 7
    assert shared & named("vendee", "hanover", "warsaw") == named("vendee", "hanover", "warsaw")
    assert named("vendee") & OWNED[FRANCE]
    assert named("hanover", "warsaw") & OWNED[PRUSSIA] == named("hanover", "warsaw")
    assert not shared & sum(HOME)


def test_keys_of_the_nations_add_up() -> None:
    found = tuple((OWNED[nation] & KEYS).bit_count() for nation in range(NATION_COUNT))

    assert found == START_KEYS
    assert START_KEYS[FRANCE] == 13
    assert tuple(keys // 2 for keys in START_KEYS) == INITIAL_HAND


def test_fortresses_are_keys_and_only_gibraltar_has_four() -> None:
    assert FORTRESSES & ~KEYS == 0
    assert [PLACES[area] for area, strength in enumerate(FORTRESS) if strength == 4] == ["gibraltar"]
    assert {strength for strength in FORTRESS if strength} == {2, 4}


def test_every_nation_has_a_capital_and_russia_two() -> None:
    assert [len(capitals) for capitals in CAPITALS] == [2 if n == RUSSIA else 1 for n in range(NATION_COUNT)]
    assert all(HOME[n] >> area & 1 for n in range(NATION_COUNT) for area in CAPITALS[n])


def test_glossary_ports_have_the_zones_the_book_says() -> None:
    zones = {name: len(PORT_ZONES[PLACE_NUMBER[name]]) for name in ("kent", "cornwall", "corsica")}

    assert zones == {"kent": 1, "cornwall": 2, "corsica": 1}
    assert PORTS & named("vienna", "paris") == 0


def test_r2_1_there_are_110_cards_and_eleven_are_home_cards() -> None:
    """Item 1: 110 cards, of which eleven are Home cards: two for France and Britain, one for the others."""
    assert len(CARDS) == 110
    assert len(DECK_CARDS) == 99
    assert [len(cards) for cards in HOME_CARDS] == [2, 2, 1, 1, 1, 1, 1, 1, 1]


def test_only_foreign_wars_take_pieces_along() -> None:
    assert all(bool(card.commitments) == (card.kind == "foreign_war") for card in CARDS.values())
    assert sum(card.kind == "foreign_war" for card in CARDS.values()) == 11
    assert {card.id for card in CARDS.values() if card.is_turkish_war} == {
        "russo_turkish_war",
        "austro_turkish_war",
        "anglo_turkish_war",
    }


def test_r6_europe_exhausted_alone_must_be_an_event() -> None:
    """Item 59: as printed."""
    assert [card.id for card in CARDS.values() if card.must_be_event] == ["europe_exhausted"]


def test_there_are_37_leaders_and_43_squadrons() -> None:
    assert len(LEADERS) == 37
    assert SQUADRON_COUNT == 43
    assert [len(leaders) for leaders in LEADERS_OF] == [11, 4, 5, 6, 4, 2, 2, 2, 1]
    assert [len(found) for found in SQUADRONS_OF] == [9, 12, 0, 5, 0, 6, 4, 3, 4]


def test_data_battle_ratings_of_four_and_three_are_those_published() -> None:
    """Two leaders have 4, three have 3; of the British only Wellington and Moore have more than 1."""
    rated = {rating: {x.id for x in LEADERS if x.battle == rating} for rating in (4, 3)}

    assert rated == {4: {"napoleon", "wellington"}, 3: {"soult", "davout", "kutuzov"}}
    assert set(BATTLE) == {1, 2, 3, 4}
    assert sorted(BATTLE[x] for x in LEADERS_OF[BRITAIN]) == [1, 1, 2, 4]
    assert BATTLE[LEADER_NUMBER["castanos"]] == 1


def test_data_lisbon_is_a_fortress_of_two() -> None:
    assert FORTRESS[PLACE_NUMBER["lisbon"]] == 2


def _strength(year: str, players: int) -> dict[str, int]:
    """Strength on the map at the start, by nation."""
    found = Counter[str]()
    for line in SETUP:
        if line.year == year and players in line.players and line.piece == "sp":
            found[NATIONS[line.nation]] += line.count
    return dict(found)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_data_1805_strengths_are_those_published(players: int) -> None:
    """The French camp has 44 strength points with Spain, the Coalition 35."""
    found = _strength("1805", players)

    powers = {"france": 33, "britain": 7, "austria": 14, "russia": 14, "prussia": 11}
    assert {name: found[name] for name in powers} == powers
    assert found["france"] + found["spain"] == 44
    assert found["britain"] + found["austria"] + found["russia"] == 35


def test_data_1805_britain_garrisons_what_it_is_known_to_hold() -> None:
    """Britain, Portugal, Gibraltar and southern Italy; Castaños has the four points of the book's example."""
    places = {
        PLACES[line.place]: line.count
        for line in SETUP
        if line.year == "1805" and line.piece == "sp" and line.nation == BRITAIN
    }

    assert {"london", "lisbon", "gibraltar", "naples"} <= set(places)
    (madrid,) = (
        line for line in SETUP
        if line.year == "1805" and line.piece == "sp" and line.place == PLACE_NUMBER["madrid"]
    )  # fmt: skip
    assert madrid.count == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("year", "more"), [("1812", True), ("1813", False)])
def test_data_later_years_keep_the_scale_of_1805(year: str, more: bool, players: int) -> None:
    """France leads a Europe in 1812 and stands against one in 1813."""
    found = _strength(year, players)
    others = ["britain", "russia", "sweden", "spain"] + ([] if more else ["prussia", "austria"])
    coalition = sum(found[name] for name in others)

    assert 33 < found["france"] < 45
    assert (found["france"] >= coalition) is more
    assert coalition < 60


def test_r7_2_three_leaders_come_in_1807_and_two_by_cards() -> None:
    """Items 81, 82: as printed."""
    assert sum(leader.first_turn == 2 for leader in LEADERS) == 3
    assert {leader.id: leader.card for leader in LEADERS if leader.card} == {
        "bernadotte": "bernadotte",
        "poniatowski": "poniatowski",
    }
    assert {leader.id for leader in LEADERS if not leader.returns} == {"bernadotte", "poniatowski"}
    assert COMMAND[LEADER_NUMBER["napoleon"]] == 8


def test_r2_2_counters_are_worth_1_2_4_6_or_8() -> None:
    """Item 2: infantry, cavalry, artillery and the two large counters of groups."""
    assert {strength for mix in COUNTERS for strength in mix} == {1, 2, 4, 6, 8}
    assert SP_LIMIT[FRANCE] == 66


def test_r2_2_a_squadron_has_its_nations_dice() -> None:
    """Item 5: three for Britain, two for France, Denmark, Sweden, one for Russia, Turkey, Spain."""
    dice = {NATIONS[n]: SQUADRON_DICE[n] for n in range(NATION_COUNT) if SQUADRONS_OF[n]}

    assert dice == {
        "france": 2,
        "britain": 3,
        "russia": 1,
        "spain": 1,
        "turkey": 1,
        "sweden": 2,
        "denmark": 2,
    }


@pytest.mark.parametrize(
    ("stacks", "enough"),
    [
        ([8], True),
        ([1] * 4, True),
        ([1] * 5, False),  # four ones and nothing to change
        ([2, 2, 1, 1, 1, 1], True),
        ([3, 1, 1, 1, 1, 1], False),  # no more strength than there is, but five ones are wanted
        ([3, 3, 1], True),
        ([9], False),
    ],
)
def test_r2_2_stacks_must_be_laid_out_with_the_counters_there_are(stacks: list[int], enough: bool) -> None:
    """Item 4: Denmark has four counters of 1 and two of 2."""
    assert counters_suffice(DENMARK, stacks) == enough


def test_r2_2_change_is_made_within_the_mix_against_all_ways_to_lay_it_out() -> None:
    """Item 4: the quick answer is that of trying everything."""
    for stacks in (
        [7, 7, 7, 7, 7, 7],
        [1] * 12,
        [1] * 13,
        [3] * 8,
        [5] * 8,
        [6, 6, 6],
        [2] * 20,
        [11, 13, 5],
    ):
        assert counters_suffice(RUSSIA, stacks) == _can_lay(dict(COUNTERS[RUSSIA]), list(stacks))


def _can_lay(mix: dict[int, int], stacks: list[int]) -> bool:
    """Try to put every counter on every stack; ones fill what is left."""
    ones = mix.pop(1, 0)
    pool = [strength for strength, count in sorted(mix.items(), reverse=True) for _ in range(count)]
    return _lay(pool, stacks, ones, {})


def _lay(
    pool: list[int], stacks: list[int], ones: int, seen: dict[tuple[int, tuple[int, ...]], bool]
) -> bool:
    if sum(stacks) <= ones:
        return True
    if not pool:
        return False
    key = (len(pool), tuple(sorted(stacks)))
    if key not in seen:
        seen[key] = _try_all(pool, stacks, ones, seen)
    return seen[key]


def _try_all(
    pool: list[int], stacks: list[int], ones: int, seen: dict[tuple[int, tuple[int, ...]], bool]
) -> bool:
    largest, rest = pool[0], pool[1:]
    for size in sorted({stack for stack in stacks if stack >= largest}):
        at = stacks.index(size)
        if _lay(rest, [*stacks[:at], size - largest, *stacks[at + 1 :]], ones, seen):
            return True
    return _lay(rest, stacks, ones, seen)


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_everything_has_a_name_of_its_own_in_three_languages(language: str) -> None:
    for found in (NAMES[language], LEADER_NAMES[language], tuple(CARD_NAMES[language].values())):
        assert all(name.strip() for name in found)
        assert len(set(found)) >= len(found) - 1  # a leader and the card that brings him may share a name


def test_places_lie_where_europe_is() -> None:
    assert all(33 < lat < 67 and -14 < lon < 43 for lat, lon in COORDINATES)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("year", ["1805", "1812", "1813"])
def test_a_set_up_keeps_within_the_counters(year: str, players: int) -> None:
    chosen = [line for line in SETUP if line.year == year and players in line.players]
    for nation in range(NATION_COUNT):
        lines = [line for line in chosen if line.nation == nation]
        stacks = Counter[int]()
        for line in lines:
            if line.piece == "sp":
                stacks[line.place] += line.count
        assert counters_suffice(nation, list(stacks.values()))
        assert sum(line.count for line in lines if line.piece == "squadron") <= len(SQUADRONS_OF[nation])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("year", ["1805", "1812", "1813"])
def test_every_nation_has_a_standing_in_every_scenario(year: str, players: int) -> None:
    assert [s.nation for s in standings_for(year, players)] == list(range(NATION_COUNT))


def test_a_mistake_in_a_file_is_told_with_its_line() -> None:
    text = "id,owner\nparis,france\nulm,frence\n"
    found = list(rows_of("areas.csv", text, ("id", "owner")))

    with pytest.raises(DataError, match=r"areas\.csv:3: unknown owner 'frence' \(did you mean 'france'\?\)"):
        found[1].one_of("owner", NATIONS)
    with pytest.raises(DataError, match="stands already in line 2"):
        unique([found[0], found[0]], "id")
    with pytest.raises(DataError, match="no column 'key'"):
        list(rows_of("areas.csv", text, ("key",)))
    with pytest.raises(DataError, match="3 cells, 2 were expected"):
        list(rows_of("areas.csv", "id,owner\na,b,c\n", ("id",)))


def test_where_every_table_comes_from_is_told() -> None:
    """Reconstructed data are called so."""
    known = rows_in(
        "greatpowers.games.napoleonic_wars", "provenance.csv", ("table", "subject", "class", "note")
    )
    tables = {row["table"] for row in known}

    assert {
        "areas.csv",
        "connections.csv",
        "cards.csv",
        "leaders.csv",
        "setup.csv",
        "standings.csv",
    } <= tables
    assert {row["class"] for row in known} <= set(CLASSES)
    told = {(origin.table, origin.subject): origin.kind for origin in origins()}
    assert told["setup", "strength of the Powers in 1805"] == "public"
    assert told["setup", "1812 and 1813"] == "reconstruction"


def test_data_what_is_public_is_called_so() -> None:
    """What was found in public text since the first reconstruction."""
    leaders = {
        row["id"]: row["source"]
        for row in rows_in("greatpowers.games.napoleonic_wars", "leaders.csv", ("id", "source"))
    }
    zones = {
        row["id"]: row["source"]
        for row in rows_in("greatpowers.games.napoleonic_wars", "zones.csv", ("id", "source"))
    }

    assert {leaders["napoleon"], leaders["wellington"]} == {"public"}
    assert zones["western_mediterranean"] == "public"
    assert source_of_cards()["old_guard"] == "public"
    assert {source_of_cards()[card] for card in ("mud", "irish_rising", "paris_rising")} == {"mixed"}


def test_r8_1_every_column_of_the_track_has_its_number() -> None:
    """Item 103: a step costs the number of the column entered."""
    assert BOX_PRICE == (1, 1, 2, 3, 4)
