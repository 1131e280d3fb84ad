"""Taking losses. [12.4]"""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.units import KIND_ID, KINDS, OF_KIND
from greatpowers.games.paths_of_glory.rules.combat.losses import (
    Outcome,
    Piece,
    loss_outcomes,
    outcomes,
)
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.losses_oracle import all_results
from tests.games.paths_of_glory.seen import combat_in, counters_in, destroyed_forts

SEDAN = SPACE_NUMBER["sedan"]


def bear(
    units: str,
    number: int,
    reserve: str = "",
    *,
    attacking: bool = False,
    fort: int = 0,
    withdrawing: bool = False,
) -> list[str]:
    """All results of a loss number, written `kept / eliminated / removed`; `!` marks units out of supply."""
    pieces = tuple(sorted(_piece(text) for text in units.split(", ")))
    box = tuple(sorted((p.type, p.reduced) for p in map(_piece, filter(None, reserve.split(", ")))))
    return [_text(o) for o in outcomes(pieces, box, number, attacking, fort, withdrawing)]


def _piece(text: str) -> Piece:
    kind, _, strength = text.rstrip("!").partition(" ")
    return Piece(OF_KIND[kind][0], int(strength == "reduced"), SEDAN, int(text.endswith("!")))


def _text(outcome: Outcome) -> str:
    kept = ", ".join(sorted(KIND_ID[p.type] + " reduced" * p.reduced for p in outcome.pieces))
    parts = [
        ", ".join(sorted(KIND_ID[g.type] for g in outcome.gone if g.for_good == good)) for good in (0, 1)
    ]
    return f"{kept} / {parts[0]} / {parts[1]}" + (" / fort" if outcome.fort_destroyed else "")


def test_r12_4_3_the_example_of_the_book() -> None:
    """Items 264, 265, 266, pitfall 29: a full and a reduced French army against 5."""
    found = bear("fr_1, fr_2 reduced", 5, "fr_corps")

    assert found == ["fr_1 / fr_2, fr_corps / "]


def test_r12_4_3_as_much_as_possible_never_more() -> None:
    """Item 265: no combination makes 2 of armies with factor 3; a corps takes what it can."""
    assert bear("fr_1", 2) == ["fr_1 /  / "]
    assert bear("fr_1, fr_corps", 2) == ["fr_1 / fr_corps / "]
    assert bear("fr_1, fr_corps reduced", 2) == ["fr_1 / fr_corps / "]
    assert bear("fr_1, fr_corps", 4) == ["fr_1 reduced, fr_corps reduced /  / "]


def test_r12_4_1_each_step_counts_the_factor_of_the_side_lost() -> None:
    """Items 264, 278: the BEF corps counts 2 when it is flipped and 1 when it is lost."""
    assert bear("br_bef_corps", 1) == ["br_bef_corps /  / "]
    assert bear("br_bef_corps", 2) == ["br_bef_corps reduced /  / "]
    assert bear("br_bef_corps", 3) == [" /  / br_bef_corps"]


def test_reduced_factors_are_as_printed() -> None:
    """Item 278: only the BEF corps loses loss factor, only YLD and AoI lose movement."""
    changed = {id_ for id_, kind in KINDS.items() if kind.loss[0] != kind.loss[1]}
    slower = {id_ for id_, kind in KINDS.items() if kind.move[0] != kind.move[1]}

    assert changed == {"br_bef_corps"}
    assert KINDS["br_bef_corps"].loss == (2, 1)
    assert slower == {"tu_yld", "tu_aoi"}
    assert (KINDS["tu_yld"].move, KINDS["tu_aoi"].move) == ((3, 2), (3, 2))


def test_r12_4_4_a_full_corps_replaces_before_a_reduced_one() -> None:
    """Item 267: full, else reduced, else the army is lost for good."""
    assert bear("ah_1 reduced", 2, "ah_corps, ah_corps reduced") == ["ah_corps / ah_1 / "]
    assert bear("ah_1 reduced", 2, "ah_corps reduced") == ["ah_corps reduced / ah_1 / "]
    assert bear("ah_1 reduced", 2, "ge_corps") == [" /  / ah_1"]


def test_r12_4_4_among_kinds_of_corps_the_owner_chooses() -> None:
    """Item 267: German and Polish corps both replace German armies, full ones first."""
    assert bear("ge_1 reduced", 3, "ge_corps, pl_corps") == ["ge_corps / ge_1 / ", "pl_corps / ge_1 / "]
    assert bear("ge_1 reduced", 3, "ge_corps reduced, pl_corps") == ["pl_corps / ge_1 / "]


def test_r12_4_4_1_an_army_out_of_supply_is_replaced_and_lost_for_good() -> None:
    """Items 268, 276."""
    assert bear("fr_1 reduced!", 3, "fr_corps") == ["fr_corps /  / fr_1"]


@pytest.mark.parametrize(("armies", "number"), [("fr_1, fr_2", 7), ("ru_1, ru_2", 5)])
def test_r12_4_4_2_without_corps_one_army_goes_for_good(armies: str, number: int) -> None:
    """Item 269, pitfall 29: not one step of each."""
    first, second = armies.split(", ")

    assert bear(armies, number) == [f"{first} /  / {second}", f"{second} /  / {first}"]


def test_r12_4_4_2_with_a_corps_there_is_an_exact_way() -> None:
    """Item 269: the corps takes the last point."""
    assert bear("fr_1, fr_2", 7, "fr_corps") == [
        "fr_1, fr_corps reduced / fr_2 / ",
        "fr_2, fr_corps reduced / fr_1 / ",
    ]


def test_r12_4_4_3_british_replacements() -> None:
    """Item 270: BEF army and corps pair; MEF and NE take British corps; dominions replace nobody."""
    assert bear("br_bef_army reduced", 3, "br_corps") == [" /  / br_bef_army"]
    assert bear("br_bef_army reduced", 3, "br_bef_corps") == ["br_bef_corps /  / br_bef_army"]
    assert bear("br_1 reduced", 3, "br_bef_corps") == [" /  / br_1"]
    assert bear("br_mef reduced", 2, "br_corps") == ["br_corps /  / br_mef"]
    assert bear("br_ne reduced", 3, "br_corps") == ["br_corps /  / br_ne"]
    others = "br_aus_corps, br_cnd_corps, br_pt_corps, br_ana_corps"
    assert bear("br_1 reduced", 3, others) == [" /  / br_1"]


def test_cavalry_and_legion_replace_nobody() -> None:
    """Item 267: only plain Russian corps stand in for an army."""
    assert bear("ru_1 reduced", 2, "ru_cav_corps, ru_czech_legion") == [" /  / ru_1"]


@pytest.mark.parametrize(
    ("units", "number", "first"),
    [
        ("br_bef_army, br_bef_corps, br_mef", 3, "br_bef_army"),
        ("br_bef_corps, br_mef, br_aus_corps", 2, "br_bef_corps"),
        ("br_mef, br_aus_corps, br_1", 2, "br_mef"),
        ("br_1, br_cnd_corps, br_corps", 1, "br_cnd_corps"),
        ("ru_cau, br_aus_corps, ru_corps", 2, "ru_cau"),
    ],
)
def test_r12_4_5_who_must_suffer_first_in_an_attack(units: str, number: int, first: str) -> None:
    """Items 271, 272, pitfall 30."""
    results = bear(units, number, attacking=True)

    assert results
    assert all(f"{first} reduced" in result for result in results)


def test_r12_4_5_mef_and_caucasus_army_leave_the_choice() -> None:
    """Item 272."""
    results = bear("br_mef, ru_cau", 2, attacking=True)

    assert sorted(results) == ["br_mef reduced, ru_cau /  / ", "br_mef, ru_cau reduced /  / "]


def test_r12_4_5_australians_and_canadians_are_equal() -> None:
    """Item 271."""
    assert len(bear("br_aus_corps, br_cnd_corps, br_corps", 1, attacking=True)) == 2


def test_r12_4_5_priority_binds_attackers_only() -> None:
    """Item 271: in defence the owner chooses freely."""
    defending = bear("br_cnd_corps, br_corps", 1)

    assert len(defending) == 2
    assert bear("br_cnd_corps, br_corps", 1, attacking=True) == ["br_cnd_corps reduced, br_corps /  / "]


def test_r12_4_5_a_factor_too_high_passes_the_duty_on() -> None:
    """Items 271, 272, pitfall 30: the BEF army cannot take 2, so its corps does."""
    assert bear("br_bef_army, br_bef_corps", 2, attacking=True) == ["br_bef_army, br_bef_corps reduced /  / "]
    assert bear("br_bef_army, br_corps", 2, attacking=True) == ["br_bef_army / br_corps / "]


def test_r12_4_5_priority_goes_before_the_best_fit() -> None:
    """Item 273: the Caucasus army's 2 leaves 1 unfilled, though the French army would have fitted."""
    assert bear("ru_cau, fr_1", 3, attacking=True) == ["fr_1, ru_cau reduced /  / "]


def test_r12_4_6_the_fort_falls_only_after_everybody() -> None:
    """Items 274, 275: with what is left, and only if that reaches its factor."""
    assert bear("fr_corps reduced", 3, fort=3) == [" / fr_corps / "]
    assert bear("fr_corps reduced", 4, fort=3) == [" / fr_corps /  / fort"]
    assert bear("fr_1 reduced", 7, "fr_corps", fort=3) == [" / fr_1, fr_corps / "]
    assert bear("fr_1 reduced", 7, fort=3) == [" /  / fr_1 / fort"]


@pytest.mark.parametrize(
    ("army", "corps"),
    [
        ("tu_yld", "tu_corps"),
        ("tu_aoi", "tu_corps"),
        ("fr_orient", "fr_corps"),
        ("ru_cau", "ru_corps"),
        ("br_bef_army", "br_bef_corps"),
        ("br_mef", "br_corps"),
        ("br_ne", "br_corps"),
    ],
)
def test_r12_4_7_dotted_armies_are_always_lost_for_good(army: str, corps: str) -> None:
    """Items 276, 277: replaced by a corps all the same."""
    factor = KINDS[army].loss[1]

    assert bear(f"{army} reduced", factor, corps) == [f"{corps} /  / {army}"]


def test_r12_6_9_withdrawing_corps_must_suffer_if_they_can() -> None:
    """Item 303, pitfall 31: the example of the book."""
    units = "br_1, br_corps, br_corps"

    assert bear(units, 3, withdrawing=True) == ["br_1, br_corps reduced / br_corps / "]
    assert "br_1 reduced, br_corps, br_corps /  / " in bear(units, 3)


KINDS_TRIED = (
    "fr_1", "fr_2", "fr_corps", "ru_1", "ru_cau", "ru_corps", "br_1", "br_bef_army", "br_bef_corps",
    "br_corps", "br_mef", "br_aus_corps", "br_cnd_corps", "ge_1", "ge_2", "ge_corps", "pl_corps", "ah_1",
    "ah_corps", "be_1",
)  # fmt: skip
CORPS_TRIED = ("fr_corps", "ru_corps", "br_corps", "br_bef_corps", "ge_corps", "pl_corps", "ah_corps")


@pytest.mark.parametrize("block", range(10))
def test_losses_agree_with_the_slow_oracle(block: int) -> None:
    """Items 264–275: thousands of small stacks, every legal result and nothing else."""
    stream = Stream(f"losses {block}")
    for _ in range(300):
        units, reserve, number, attacking, fort, withdrawing = _case(stream)
        pieces = tuple(sorted(Piece(OF_KIND[k][0], int(r), SEDAN, int(c)) for k, r, c in units))
        box = tuple(sorted((OF_KIND[k][0], int(r)) for k, r in reserve))
        found = {_result(o) for o in outcomes(pieces, box, number, attacking, fort, withdrawing)}

        assert found == all_results(units, reserve, number, attacking, fort, withdrawing)


def _result(o: Outcome) -> tuple[object, ...]:
    kept = tuple(KIND_ID[p.type] + " reduced" * p.reduced for p in sorted(o.pieces, key=_by_name))
    gone = [tuple(sorted(KIND_ID[g.type] for g in o.gone if g.for_good == good)) for good in (0, 1)]
    return kept, gone[0], gone[1], o.absorbed, o.fort_destroyed


def _by_name(piece: Piece) -> tuple[str, bool, bool]:
    return KIND_ID[piece.type], bool(piece.reduced), bool(piece.cut_off)


def _case(stream: Stream):  # type: ignore[no-untyped-def]
    """A small stack with its reserve, a loss number and a role; single counters stand once only."""
    kinds = list(KINDS_TRIED)
    units = []
    for _ in range(1 + stream.below(4)):
        kind = stream.pick(kinds)
        if KINDS[kind].count == 1:
            kinds.remove(kind)
        units.append((kind, stream.below(2) == 1, KINDS[kind].is_army and stream.below(4) == 0))
    reserve = [(stream.pick(CORPS_TRIED), stream.below(3) == 0) for _ in range(stream.below(4))]
    attacking = stream.below(2) == 1
    fort = 0 if attacking else stream.below(4)
    withdrawing = not attacking and stream.below(3) == 0
    return tuple(units), tuple(reserve), stream.below(8), attacking, fort, withdrawing


def test_attackers_of_different_spaces_are_told_apart() -> None:
    """Item 231: which of two alike corps is hit matters when they stand apart."""
    units = {"sedan": ["ge_corps"], "brussels": ["ge_corps"], "cambrai": ["fr_5"]}
    fight = Fight(units, cp_holds=["sedan", "brussels", "liege"])
    found = loss_outcomes(
        fight.state,
        [*counters_in(fight.state, SEDAN), *counters_in(fight.state, "brussels")],
        1,
        attacking=True,
    )

    assert len(found) == 2


def test_the_choice_is_one_decision_with_a_stable_text() -> None:
    """One decision for each side; the text names what is kept and what is lost."""
    units = {"sedan": ["ge_2", "ge_3", "ge_4"], "cambrai": ["fr_5", "fr_6"], "ap_reserve_box": ["fr_corps"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[4, 1]).attack(
        "cambrai", "ge_2@sedan, ge_3@sedan, ge_4@sedan"
    )

    assert fight.options() == [
        "keep fr_5@cambrai, fr_corps reduced@cambrai | eliminated fr_6@cambrai",
        "keep fr_6@cambrai, fr_corps reduced@cambrai | eliminated fr_5@cambrai",
    ]
    assert fight.refusal("keep fr_corps reduced@cambrai, fr_5@cambrai") is None
    refusal = fight.refusal("keep fr_5 reduced@cambrai, fr_6 reduced@cambrai")
    assert refusal is not None
    assert (refusal.rule, refusal.params) == ("12.4.3", {"number": 7})


def test_r12_4_4_the_corps_comes_out_of_the_reserve_box() -> None:
    """Item 267: and it is remembered for whom it stands."""
    units = {
        "sedan": ["ge_2"],
        "cambrai": ["fr_5 reduced"],
        "ap_reserve_box": ["fr_corps", "fr_corps reduced"],
    }
    fight = Fight(units, cp_holds=["sedan"], dice=[3, 1]).attack("cambrai")

    assert fight.at("ap_reserve_box") == ["fr_corps reduced"]
    assert fight.eliminated("ap") == ["fr_5"]
    assert combat_in(fight.state) is not None
    assert len(combat_in(fight.state).replaced) == 1


def test_r12_4_6_a_fort_outlives_a_defender_who_retreats() -> None:
    """Item 275: units of the fort survived, so the rest of the loss does not touch it."""
    units = {"metz": ["ge_4", "ge_5", "ge_6"], "verdun": ["fr_3"]}
    fight = Fight(units, dice=[4, 1]).attack("verdun", "ge_4@metz, ge_5@metz, ge_6@metz")

    assert fight.events("FortDestroyed") == []
    assert not destroyed_forts(fight.state)
