"""Replacements. [17]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.units import KINDS, OF_KIND
from greatpowers.games.paths_of_glory.rules.actions.actions import points_of
from greatpowers.games.paths_of_glory.rules.replacements.replacing import ReplacementPhase
from greatpowers.games.paths_of_glory.state.changes.map import place_unit
from greatpowers.games.paths_of_glory.state.state import State, controller
from tests.games.paths_of_glory.boards import board, changed_hands
from tests.games.paths_of_glory.seen import place_of, rp_of, vp_of
from tests.games.paths_of_glory.turns import answer, played, question, run, stack, texts, why_not

EVERYBODY = ("it", "tu", "bu", "ro", "gr", "us")


def spending(
    units: dict[str, list[str]], rp: dict[str, int], lost: tuple[str, ...] = (), **fields: object
) -> State:
    """A Replacement Phase with these units and points; some spaces have changed hands."""
    state = board(units, rp=rp, control=changed_hands(*lost), **{"turn": 9, "at_war": EVERYBODY, **fields})  # type: ignore[arg-type]
    return run(state, ReplacementPhase())


def offers(*args: object, **fields: object) -> list[str]:
    """What may be done with the points; nothing if nobody is asked."""
    state = spending(*args, **fields)  # type: ignore[arg-type]
    return texts(state)[1:] if state.stack else []


def test_r17_1_1_points_serve_their_own_nation() -> None:
    """Item 408"""
    units = {"paris": ["fr_1 reduced"], "rome": ["it_1 reduced"], "moscow": ["ru_1 reduced"]}

    assert offers(units, {"fr": 1}) == ["flip fr_1 reduced@paris"]
    assert offers(units, {"it": 1}) == ["flip it_1 reduced@rome"]
    assert offers(units, {"allied": 3}) == []


@pytest.mark.parametrize(
    ("space", "kind"),
    [
        ("arabia", "br_ana_corps"),
        ("paris", "br_aus_corps"),
        ("paris", "br_cnd_corps"),
        ("paris", "br_pt_corps"),
        ("antwerp", "be_1"),
        ("cetinje", "mn_corps"),
        ("odessa", "ro_corps"),
        ("athens", "gr_corps"),
        ("belgrade", "sb_1"),
    ],
)
def test_r17_1_1_1_the_minor_allies_share_points(space: str, kind: str) -> None:
    """Item 408: and take no others."""
    units = {space: [f"{kind} reduced"]}
    others = dict.fromkeys(("br", "fr", "ru", "it", "us"), 3)

    assert offers(units, {"allied": 1}) == [f"flip {kind} reduced@{space}"]
    assert offers(units, others) == []


def test_r17_1_2_nothing_is_kept() -> None:
    """Items 069, 409: the Allies spend first, and what is left is lost."""
    state = spending({"paris": ["fr_1 reduced"], "essen": ["ge_1 reduced"]}, {"fr": 2, "ge": 2})

    assert question(state).seat == "ap"
    answer(state, "done")
    assert question(state).seat == "cp"
    answer(state, "done")
    assert not any(rp_of(state).values())


@pytest.mark.parametrize(
    ("rp", "units", "lost"),
    [
        ("fr", {"rouen": ["fr_1 reduced"]}, ("paris",)),
        ("ah", {"cracow": ["ah_1 reduced"]}, ("vienna",)),
        ("ah", {"cracow": ["ah_1 reduced"]}, ("budapest",)),
        ("ge", {"essen": ["ge_1 reduced"]}, ("berlin",)),
        ("it", {"turin": ["it_1 reduced"]}, ("rome",)),
        ("allied", {"odessa": ["ro_corps reduced"]}, ("bucharest",)),
        ("allied", {"salonika": ["gr_corps reduced"]}, ("athens",)),
    ],
)
def test_r17_1_3_no_points_without_the_capital(
    rp: str, units: dict[str, list[str]], lost: tuple[str, ...]
) -> None:
    """Item 410: either capital of Austria-Hungary will do."""
    assert offers(units, {rp: 2}) != []
    assert offers(units, {rp: 2}, lost) == []


def test_r17_1_3_a_besieged_capital_stops_them_too() -> None:
    """Item 410: Paris besieged does, Paris cut off does not."""
    units = {"rouen": ["fr_1 reduced"], "paris": ["ge_1"]}
    besieged = offers(units, {"fr": 1}, forts_besieged=["paris"])
    around = ("rouen", "amiens", "cambrai", "chateau_thierry", "melun", "orleans", "le_mans", "le_havre")
    cut_off = offers({"bordeaux": ["fr_1 reduced"]}, {"fr": 1}, around)

    assert besieged == []
    assert cut_off == ["flip fr_1 reduced@bordeaux"]


def test_r17_1_3_of_2010_romania_has_no_capital() -> None:
    """Item 410: so the loss of Bucharest stops nobody there."""
    units = {"odessa": ["ro_corps reduced"]}

    assert offers(units, {"allied": 1}, ("bucharest",), options={"edition": "2010"}) != []


def test_r17_1_3_belgians_and_serbs_fight_on() -> None:
    """Item 411: corps come back even if everything is lost; armies need a place."""
    boxes = {"ap_eliminated_box": ["be_corps", "sb_corps", "be_1", "sb_1"]}
    everything = ("brussels", "antwerp", "ostend", "calais", "liege", "belgrade", "nis", "valjevo", "skopje")

    assert offers(boxes, {"allied": 2}, everything) == ["rebuild be_corps", "rebuild sb_corps"]


def test_r17_1_4_flips() -> None:
    """Item 412: a point for an army, half of one for a corps."""
    units = {"essen": ["ge_1 reduced", "ge_corps reduced", "ge_corps reduced"]}
    army = answer(spending(units, {"ge": 1}), "flip ge_1 reduced@essen")
    corps = spending(units, {"ge": 1})
    for _ in range(2):
        answer(corps, "flip ge_corps reduced@essen")

    assert stack(army, "essen") == ["ge_1", "ge_corps reduced", "ge_corps reduced"]
    assert stack(corps, "essen") == ["ge_1 reduced", "ge_corps", "ge_corps"]
    assert not army.stack
    assert not corps.stack


def test_r17_1_4_half_a_point_is_no_army() -> None:
    """Item 412: after a corps only another corps can be helped with the same point."""
    state = spending(
        {"essen": ["ge_1 reduced", "ge_corps reduced"], "berlin": ["ge_corps reduced"]}, {"ge": 1}
    )
    answer(state, "flip ge_corps reduced@essen")

    assert texts(state) == ["done", "flip ge_corps reduced@berlin"]
    assert why_not(state, "flip ge_1 reduced@essen") == "17.1.1"


def test_r17_1_4_eliminated_corps() -> None:
    """Item 412: one back at full strength, or two reduced, for a point."""
    boxes = {"cp_eliminated_box": ["ge_corps", "ge_corps"]}
    full = answer(spending(boxes, {"ge": 1}), "rebuild ge_corps")
    answer(full, "flip ge_corps reduced@cp_reserve_box")
    two = answer(answer(spending(boxes, {"ge": 1}), "rebuild ge_corps"), "rebuild ge_corps")

    assert stack(full, "cp_reserve_box") == ["ge_corps"]
    assert stack(two, "cp_reserve_box") == ["ge_corps reduced", "ge_corps reduced"]


def test_r17_1_4_one_flipped_and_one_rebuilt() -> None:
    """Item 412"""
    state = spending({"essen": ["ge_corps reduced"], "cp_eliminated_box": ["ge_corps"]}, {"ge": 1})
    answer(answer(state, "flip ge_corps reduced@essen"), "rebuild ge_corps")

    assert (stack(state, "essen"), stack(state, "cp_reserve_box")) == (["ge_corps"], ["ge_corps reduced"])
    assert not state.stack


def test_r17_1_4_armies_are_recreated() -> None:
    """Item 412: reduced for a point, at full strength for two."""
    state = spending({"cp_eliminated_box": ["ge_5"]}, {"ge": 2})
    answer(state, "rebuild ge_5 at essen")
    reduced = stack(state, "essen")
    answer(state, "flip ge_5 reduced@essen")

    assert (reduced, stack(state, "essen")) == (["ge_5 reduced"], ["ge_5"])
    assert offers({"cp_eliminated_box": ["ge_5"]}, {"ge": 0}) == []


def test_r17_1_4_the_word_reduced_may_be_left_out() -> None:
    """Item 412: `flip ge_1@essen` means the same."""
    state = answer(spending({"essen": ["ge_1 reduced"]}, {"ge": 1}), "flip ge_1@essen")

    assert stack(state, "essen") == ["ge_1"]


def test_r17_1_4_what_is_full_needs_nothing() -> None:
    """Item 412"""
    state = spending({"essen": ["ge_1", "ge_corps reduced"]}, {"ge": 1})

    assert why_not(state, "flip ge_1@essen") == "17.1.4"
    assert why_not(state, "rebuild ge_1 at essen") == "17.1.4"


def test_r17_1_4_armies_removed_for_good_stay_away() -> None:
    """Item 412"""
    assert offers({"cp_removed_box": ["ge_5"]}, {"ge": 3}) == []


#: Germany and Austria cut off from the Balkans, which live on their own sources.
CUT = ("belgrade", "nis", "skopje", "valjevo")


@pytest.mark.parametrize(
    ("rp", "kind", "home", "abroad"),
    [
        ("ge", "ge_corps", "essen", "sofia"),
        ("tu", "tu_corps", "ankara", "sofia"),
        ("bu", "bu_corps", "sofia", "ankara"),
    ],
)
def test_r17_1_4_1_foreign_supply_is_not_enough(rp: str, kind: str, home: str, abroad: str) -> None:
    """Item 413, Pitfall 40: units supplied from allies' sources alone take no replacements."""
    assert offers({home: [f"{kind} reduced"]}, {rp: 1}) == [f"flip {kind} reduced@{home}"]
    blocked = ("adrianople", "gallipoli", "burgas") if rp != "ge" else ()
    assert offers({abroad: [f"{kind} reduced"]}, {rp: 1}, blocked) == []


def test_r17_1_4_1_russians_on_serbian_supply() -> None:
    """Item 413: Belgrade feeds them but brings no men."""
    assert offers({"nis": ["ru_corps reduced"]}, {"ru": 1}) == []
    assert offers({"kiev": ["ru_corps reduced"]}, {"ru": 1}) != []


def test_r17_1_5_armies_come_back_like_reinforcements() -> None:
    """Item 414: capital or source; stacking, sieges and enemies bar a space."""
    assert offers({"cp_eliminated_box": ["ah_1"]}, {"ah": 1}) == [
        "rebuild ah_1 at vienna",
        "rebuild ah_1 at budapest",
    ]
    full = {"cp_eliminated_box": ["ah_1"], "vienna": ["ah_2", "ah_3", "ah_4"]}
    assert offers(full, {"ah": 1}) == ["rebuild ah_1 at budapest"]
    assert offers({"ap_eliminated_box": ["fr_1"]}, {"fr": 1}) == ["rebuild fr_1 at paris"]
    assert offers({"ap_eliminated_box": ["us_1"]}, {"us": 1})[0].startswith("rebuild us_1 at")


def test_r17_1_5_an_army_needs_a_space() -> None:
    """Item 414: it is not enough to name the army, or a space elsewhere."""
    state = spending({"cp_eliminated_box": ["ah_1"]}, {"ah": 1})

    assert why_not(state, "rebuild ah_1") == "17.1.5"
    assert why_not(state, "rebuild ah_1 at cracow") == "17.1.5"


@pytest.mark.parametrize(
    ("cards", "lost", "where"),
    [
        ((), (), ["belgrade"]),
        ((), ("nis",), []),
        (("ap_30",), ("nis",), ["salonika"]),
        (("ap_44",), (), ["belgrade", "salonika"]),
        (("ap_30",), ("salonika", "nis"), []),
    ],
)
def test_r17_1_5_serbian_armies(cards: tuple[str, ...], lost: tuple[str, ...], where: list[str]) -> None:
    """Item 415: Belgrade unless Nis is lost, Salonika once it is open."""
    found = offers({"ap_eliminated_box": ["sb_1"]}, {"allied": 1}, lost, events=dict.fromkeys(cards, 7))

    assert sorted(found) == [f"rebuild sb_1 at {space}" for space in where]


def test_r17_1_5_the_belgian_army() -> None:
    """Item 416: Brussels, Antwerp or Ostend; Calais only if none of them can be had."""
    box = {"ap_eliminated_box": ["be_1"]}

    assert set(offers(box, {"allied": 1})) == {
        f"rebuild be_1 at {s}" for s in ("brussels", "antwerp", "ostend")
    }
    assert offers(box, {"allied": 1}, ("brussels", "antwerp", "ostend")) == ["rebuild be_1 at calais"]
    assert offers(box, {"allied": 1}, ("brussels", "antwerp")) == ["rebuild be_1 at ostend"]


def test_r17_1_5_antwerp_must_be_supplied() -> None:
    """Item 416, Pitfall 40: cut off it does not count as held either."""
    box = {"ap_eliminated_box": ["be_1"]}

    assert offers(box, {"allied": 1}, ("brussels", "ostend")) == ["rebuild be_1 at calais"]


def test_r17_1_6_the_arabs_come_back_in_arabia() -> None:
    """Item 417"""
    state = answer(spending({"ap_eliminated_box": ["br_ana_corps"]}, {"allied": 1}), "rebuild br_ana_corps")

    assert stack(state, "arabia") == ["br_ana_corps reduced"]


@pytest.mark.parametrize("there", [["tu_corps"], ["br_corps", "br_corps", "br_corps"]])
def test_r17_1_6_enemies_and_a_full_arabia_keep_the_arabs_away(there: list[str]) -> None:
    # Something else to spend points on, so that somebody is asked.
    units = {"ap_eliminated_box": ["br_ana_corps"], "arabia": there, "antwerp": ["be_corps reduced"]}
    state = spending(units, {"allied": 1})

    assert "rebuild br_ana_corps" not in texts(state)
    assert why_not(state, "rebuild br_ana_corps") == "17.1.6"


@pytest.mark.parametrize("kind", [kind.id for kind in KINDS.values() if kind.is_dotted])
def test_r17_1_7_dotted_units_take_nothing(kind: str) -> None:
    """Item 418: the expeditionary force and others."""
    space = "constantinople" if kind.startswith("tu") else "moscow" if kind.startswith("ru") else "paris"
    points = dict.fromkeys(("br", "fr", "ru", "allied", "tu"), 3)
    # Something else to spend points on, so that somebody is asked.
    other = {"paris": ["fr_corps reduced"], "constantinople": ["tu_corps reduced"]}
    state = spending(other, points)
    place_unit(state, OF_KIND[kind][0], SPACE_NUMBER[space], reduced=True)
    if KINDS[kind].side:
        answer(state, "done")

    assert not [text for text in texts(state) if kind in text.split("@")[0].split()]
    assert why_not(state, f"flip {kind} reduced@{space}") == "17.1.7"


def test_r17_1_8_american_points() -> None:
    """Item 419: one with every Allied card played for replacements, after Over There."""
    before, after = board(), played(board(), "ap_55")

    assert "us" not in points_of(before, "ap_02")
    assert points_of(after, "ap_02")["us"] == 1
    assert points_of(after, "ap_04")["us"] == 1
    assert "us" not in points_of(after, "cp_14")


def test_r14_1_5_turks_in_medina_take_nothing() -> None:
    """Item 420, Pitfall 5: they are kept alive there, and no more."""
    cut = ("aqaba", "amman", "jerusalem", "gaza", "beersheba", "damascus")

    assert offers({"medina": ["tu_corps reduced"]}, {"tu": 1}, cut) == []


def test_options_polish_corps_need_warsaw() -> None:
    """Item 426: no replacements while the Allies hold it."""
    units = {"berlin": ["pl_corps reduced"]}

    assert offers(units, {"ge": 1}) == []
    assert offers(units, {"ge": 1}, ("warsaw",)) == ["flip pl_corps reduced@berlin"]


@pytest.mark.parametrize(
    ("cards", "turn", "left"),
    [({"cp_27": 9}, 9, 1), ({"cp_27": 8}, 9, 5), ({"cp_36": 8}, 9, 4), ({"cp_36": 8, "ap_52": 9}, 9, 5)],
)
def test_raids_and_submarines_cost_british_points(cards: dict[str, int], turn: int, left: int) -> None:
    """Item 069: four on the turn of the raids, one a turn until the convoys."""
    state = spending({"london": ["br_1 reduced"]}, {"br": 5}, events=cards, turn=turn)

    assert rp_of(state)["br"] == left


def test_raids_take_no_more_than_there_is() -> None:
    """Item 069: never below nothing."""
    state = spending({"london": ["br_1 reduced"]}, {"br": 2}, events={"cp_27": 9})

    assert not any(rp_of(state).values())
    assert not state.stack


def test_rathenau_gives_a_point_every_turn() -> None:
    """Item 134: unless the Independent Air Force flies."""
    units = {"essen": ["ge_1 reduced"]}

    assert offers(units, {}, events={"cp_33": 6}) == ["flip ge_1 reduced@essen"]
    assert offers(units, {}, events={"cp_33": 6, "ap_37": 7}) == []


def test_alike_counters_are_offered_once() -> None:
    """Item 412: one line for all corps of a kind in a place."""
    units = {"essen": ["ge_corps reduced", "ge_corps reduced"], "cp_eliminated_box": ["ge_corps", "ge_corps"]}

    assert offers(units, {"ge": 4}) == ["flip ge_corps reduced@essen", "rebuild ge_corps"]


def test_rebuilt_armies_do_not_change_control() -> None:
    """Item 414: they enter where it is theirs already."""
    state = answer(spending({"cp_eliminated_box": ["ge_5"]}, {"ge": 1}), "rebuild ge_5 at breslau")

    assert controller(state, SPACE_NUMBER["breslau"]) == 1
    assert vp_of(state) == 10
    assert place_of(state, OF_KIND["ge_5"][0]) != ""
