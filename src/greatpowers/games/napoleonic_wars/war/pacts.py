"""Pacts: gained, broken, restored, and what they bring. [8.2, 8.21, 8.22, 8.3, 8.4]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.frames import Choice, Procedure, frame, step
from ..actions import RESTORING
from ..board import HOME, PORTS, members
from ..card_changes import draw_cards, note_play, play_card, put_away, return_hand_to_deck
from ..card_facts import CARDS
from ..changes import regroup_everything, remove_squadron
from ..diplomacy_changes import end_wars, place_consul, take_command
from ..names import BRITAIN, FRANCE, NATION_COUNT, NO_CAMP, NO_NATION, PACT, PRUSSIA, REGROUP
from ..pieces import SQUADRON_COUNT, SQUADRON_NATION
from ..relations import allies, camp_members, camp_of, is_proxy, seat_of
from ..state import State, is_first_round_of_1805

PASS = "pass"


def may_ally(state: State, power: int, nation: int) -> bool:
    """May a Proxy enter a Pact with a Power: none its Camp fights, nor Prussia at first. [8.4, 8.5]"""
    if not is_proxy(state, nation) or is_proxy(state, power):
        return False
    if nation == PRUSSIA and is_first_round_of_1805(state):
        return False
    side = camp_members(state, camp_of(state, power)) | 1 << power
    return not any(state.hostile[nation] >> member & 1 for member in members(side))


def make_pact(state: State, nation: int, power: int, why: str) -> None:
    """The Consul enters Pact: the Proxy is the Power's ally and a member of its Camp. [8.2]"""
    assert {nation, power} != {FRANCE, BRITAIN}
    place_consul(state, nation, power, PACT, why)
    take_command(state, nation, NO_NATION)
    if camp_of(state, power) != NO_CAMP:
        # Wars outside the Camps are over with those who are allies now; the rest is a war of Camps.
        end_wars(state, nation, allies(state, nation))


def adopt(state: State, nation: int, power: int, why: str) -> None:
    """Another Power makes an attacked Proxy its Vassal: it takes command by Pact, with a new hand. [8.32]"""
    make_pact(state, nation, power, why)
    replace_hand(state, nation)


def replace_hand(state: State, nation: int) -> None:
    """As many new cards for a hand that its former player knows. [8.21, 8.32]"""
    draw_cards(state, nation, return_hand_to_deck(state, nation))


@frame
class BreakPact(Procedure):
    """An event ends a Pact: the Consul goes to another box, everybody may try to restore it. [8.21]"""

    nation: int
    row: int
    box: int

    @step
    def leave(self, state: State) -> None:
        place_consul(state, self.nation, self.row, self.box, "broken")

    @step
    def react(self, state: State) -> None:
        """From the active nation on in track order; whoever holds a card is asked. [8.21]"""
        start = max(state.active, 0)
        for number in range(NATION_COUNT):
            power = (start + number) % NATION_COUNT
            if power == self.row and seat_of(state, power) and state.hands[power]:
                state.then(ChooseRestoring(seat_of(state, power), power, self.nation))

    @step
    def turn_neutral(self, state: State) -> None:
        if state.consul_box[self.nation] != PACT:
            become_neutral(state, self.nation)


def become_neutral(state: State, nation: int) -> None:
    """A former ally: a new hand, no wars, no foreign Troops or ships in its Home areas. [8.21]"""
    take_command(state, nation, NO_NATION)
    end_wars(state, nation)
    replace_hand(state, nation)
    for other in range(NATION_COUNT):
        if other != nation:
            regroup_everything(state, other, list(members(HOME[nation] & state.present[other])), "broken")
    for squadron in range(SQUADRON_COUNT):
        place = state.squadron_at[squadron]
        in_port = place >= 0 and HOME[nation] & PORTS & 1 << place
        if in_port and SQUADRON_NATION[squadron] != nation:
            remove_squadron(state, squadron, REGROUP, "broken")


@frame
class ChooseRestoring(Choice):
    """Spend the CPs of a card at once, only to push the Consul back to Pact. [8.21]"""

    always_ask = True
    seat: str
    power: int
    nation: int

    def options(self, state: State) -> Sequence[str]:
        return (PASS, *sorted(state.hands[self.power]))

    def chosen(self, state: State, option: str) -> None:
        from ..phases.spending import GrantCp  # spending knows the actions of war

        if option == PASS:
            return
        play_card(state, self.power, option, "cp")
        note_play(state, option)
        state.then(GrantCp(self.power, CARDS[option].cp, RESTORING), PutAway(option))

    def write(self, option: str) -> str:
        return option if option == PASS else f"restore {option}"


@frame
class PutAway(Procedure):
    """A card that was used for its CPs goes to the discards."""

    card: str

    @step
    def put(self, state: State) -> None:
        put_away(state, self.card)
