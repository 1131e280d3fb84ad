"""A game with a pack: apart from the built-in one, replayed anywhere, put away when nobody plays it."""

from __future__ import annotations

import gc
import json
import sys

import pytest

from greatpowers.bots.player import RandomPlayer
from greatpowers.engine.errors import RecordError
from greatpowers.engine.game import Game
from greatpowers.engine.match import Match
from greatpowers.engine.pack import Pack, PackError, pack_of
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.games.shared.editions import module_of
from greatpowers.games.table import find_game, find_terminal, try_pack
from tests.games.napoleonic_wars.packs import own, pack, renamed, with_cell, with_line, without_line

NW = "napoleonic-wars"


def played(game: Game, decisions: int, seed: str = "pack") -> Match:
    """A game of random players, so far."""
    match = Match(game, seed=seed)
    players = {seat: RandomPlayer(f"{seed}/{seat}") for seat in match.seats}
    while len(match.decisions) < decisions and not match.is_over:
        question = match.pending()[0]
        match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
    return match


def test_the_built_in_tables_as_a_pack_play_the_same_game() -> None:
    """State hashes are those of the built-in game, decision by decision."""
    plain, packed = played(find_game(NW), 60), played(find_game(NW, pack(own())), 60)

    assert plain.decisions == packed.decisions
    assert plain.checkpoints == packed.checkpoints
    assert plain.game.codec.hash(plain.state) == packed.game.codec.hash(packed.state)


def test_a_pack_changes_its_own_game_and_no_other() -> None:
    game = find_game(NW, pack())

    facts, own_facts = module_of(game, "printed.cards"), module_of(find_game(NW), "printed.cards")
    board, own_board = module_of(game, "printed.board"), module_of(find_game(NW), "printed.board")

    assert (facts.CARDS["wet_powder"].cp, facts.CARD_NAMES["en"]["wet_powder"]) == (1, "Thunderstorm")
    assert own_facts.CARD_NAMES["en"]["wet_powder"] != "Thunderstorm"
    kent = board.PLACE_NUMBER["kent"]
    assert (board.NAMES["en"][kent], own_board.NAMES["en"][kent]) == ("Dover", "Kent")
    assert module_of(game, "pictures.drawn_map").places_of_europe()["areas"]["kent"]["x"] == 930


def test_the_map_of_the_built_in_tables_is_the_stored_one() -> None:
    geometry = module_of(find_game(NW), "pictures.drawn_map")
    stored = (geometry._DATA / "map_places.json").read_bytes()

    assert geometry.places_of_europe() == json.loads(stored)


def test_a_record_with_a_pack_replays_where_nobody_has_the_pack() -> None:
    match = played(find_game(NW, pack()), 40)

    record = read_record(write_record(record_of(match)))
    again = replay(record, find_game)

    assert record.pack is not None
    assert (record.pack.name, record.pack.hash) == ("mine", pack().hash)
    assert again.game.pack == pack()
    assert again.game.codec.hash(again.state) == match.game.codec.hash(match.state)


def test_a_state_with_a_pack_is_saved_and_loaded() -> None:
    match = played(find_game(NW, pack()), 40)
    codec = match.game.codec

    loaded = codec.load(codec.dump(match.state))

    assert codec.hash(loaded) == codec.hash(match.state)
    assert type(loaded) is type(match.state)
    assert [type(frame) for frame in loaded.stack] == [type(frame) for frame in match.state.stack]


@pytest.mark.parametrize("spoil", ["hash", "table", "missing", "extra"])
def test_a_record_with_a_spoilt_pack_is_refused_before_anything_is_loaded(spoil: str) -> None:
    record = record_of(Match(find_game(NW, pack()), seed="x"))
    files = dict(pack().files)
    if spoil == "table":
        files = with_cell(files, "cards.csv", "rally", "cp", "99")
    elif spoil == "missing":
        del files["areas.csv"]
    elif spoil == "extra":
        files["game.py"] = "print()"
    record.pack = Pack("f" * 32, "mine", files) if spoil == "hash" else pack_of("mine", files)
    loaded = set(sys.modules)

    with pytest.raises(RecordError) as refused:
        replay(record, find_game)

    assert refused.value.reason == "pack"
    assert not [name for name in set(sys.modules) - loaded if "__" in name]


def test_a_pack_of_many_or_huge_files_is_weighed_and_not_read() -> None:
    many = pack_of("mine", {**own(), **{f"{number}.csv": "" for number in range(100_000)}})
    huge = pack_of("mine", {**own(), "areas.csv": "x" * 20_000_000})

    for spoilt, reason in ((many, "pack-file-unknown"), (huge, "pack-file-large")):
        with pytest.raises(PackError, match=reason):
            find_game(NW, spoilt)


def test_a_record_without_a_pack_is_written_as_before() -> None:
    assert b'"pack"' not in write_record(record_of(Match(find_game(NW), seed="x")))


def test_an_edition_is_put_away_with_its_last_match() -> None:
    def count() -> int:
        gc.collect()
        return sum("napoleonic_wars__" in name and name.count(".") == 2 for name in sys.modules)

    for number in range(6):
        find_game(NW, pack(with_cell(own(), "areas.csv", "kent", "name_en", f"Dover {number}")))
    held = Match(find_game(NW, pack(with_cell(own(), "areas.csv", "kent", "name_en", "Held"))), seed="x")
    for number in range(6, 12):
        find_game(NW, pack(with_cell(own(), "areas.csv", "kent", "name_en", f"Dover {number}")))

    assert count() <= 4
    assert held.pending()
    assert played(held.game, 10).decisions


def test_a_card_may_have_the_effect_of_another() -> None:
    """Card 22 is replaced by another Battle card that does what Rally does. [6.15]"""
    files = own()
    old = next(line for line in files["cards.csv"].splitlines() if ",rally," in line)
    cells = old.split(",")
    cells[1:6] = ["foo", "Foo", "Фу", "Fú", "4"]
    cells[-2] = "rally"
    files = with_line(without_line(files, "cards.csv", old), "cards.csv", ",".join(cells))
    game = find_game(NW, pack(files))

    battle = module_of(game, "rules.cards.battle_cards").BATTLE_CARDS

    assert "rally" not in battle
    assert (
        battle["foo"].effect.__name__
        == module_of(find_game(NW), "rules.cards.battle_cards").BATTLE_CARDS["rally"].effect.__name__
    )
    assert battle["foo"].after_dice


def test_a_pack_may_change_the_number_of_an_effect() -> None:
    """Six dice for a Grand Battery, and four as ever in the built-in game. [6.15]"""
    game = find_game(NW, pack(with_cell(own(), "cards.csv", "grand_battery", "amount", "6")))

    assert module_of(game, "printed.cards").amount("grand_battery") == 6
    assert module_of(find_game(NW), "printed.cards").amount("grand_battery") == 4


def test_a_new_area_can_be_marched_into() -> None:
    files = with_line(
        own(), "areas.csv", "windsor,Windsor,Виндзор,Windsor,51.4,-0.6,britain,,false,,,,mixed,mixed"
    )
    files = with_line(files, "layout.csv", "windsor,790,790,europe,area")
    files = with_line(files, "connections.csv", "windsor,london,plain,,,mixed")
    made = pack(files)
    try_pack(NW, made)

    board = module_of(find_game(NW, made), "printed.board")

    assert board.PLACE_NUMBER["london"] in board.NEIGHBOURS[board.PLACE_NUMBER["windsor"]]
    assert played(find_game(NW, made), 40).decisions


def test_the_terminal_speaks_of_the_pack() -> None:
    terminal = find_terminal(NW, pack())

    assert type(terminal).__module__.startswith("greatpowers.games.napoleonic_wars__")


def test_two_names_of_the_same_tables_have_one_hash() -> None:
    assert pack(renamed(), "one").hash == pack(renamed(), "two").hash
