"""`inspect napoleonic-wars`: the board and every answer, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import RenderableType

from ....locale import Texts
from ...shared.inspection import Inspection
from ...shared.reporting import Found, Report, read_state
from ..positions import documents as position
from ..show.view import view
from ..state.state import State
from ..state.texts import read_force
from ..words.names import (
    card_name,
    leader_name,
    nation_name,
    place_name,
    turn_name,
)
from ..words.speakers import force_words
from .answers import answers_in
from .questions import Questions
from .rendering import board_view, headline


class NwInspection(Inspection):
    """What there is to know of the position in a file."""

    def __init__(self, data: bytes, file: str, questions: Questions) -> None:
        self._questions = questions
        self._state = read_state(data, file, State, position.load)
        self._found = answers_in(self._state, questions)

    def findings(self) -> Mapping[str, object]:
        return self._found

    def shown(self, texts: Texts) -> Iterable[RenderableType]:
        report = NwReport(texts)
        if self._questions.force:
            report.tell_of_force(self._found, self._questions.target)
            return report.told
        report.tell(self._found)
        board = board_view(texts, view(self._state, None))
        return [headline(turn_name(texts, self._state.turn)), board, *report.told]


class NwReport(Report):
    """The findings in words."""

    def _message(self, heading: str) -> str:
        return f"nw-inspect-{heading}"

    def tell(self, found: Found) -> None:
        """What can be said of the position as a whole."""
        for seat, told in found["score"].items():
            keys = [f"{self._nation(n)} {self._texts.signed(count)}" for n, count in told["keys"].items()]
            pacts = self._texts.list_of(map(self._nation, told["pacts"])) if told["pacts"] else "–"
            self._list(
                "score",
                keys,
                seat=self._nation(seat),
                points=told["points"],
                pacts=pacts,
                resources=told["resources"],
            )
        self._list("conquests", [self._conquest(*item) for item in found["conquests"].items()])
        held = {zone: told["controllers"] for zone, told in found["zones"].items() if told["controllers"]}
        self._list(
            "zones",
            [f"{self._place(z)}: {self._texts.list_of(map(self._nation, n))}" for z, n in held.items()],
        )
        for nation in found["flag_placements"]:
            self._tell_nation(nation, found)

    def tell_of_force(self, found: Found, target: str) -> None:
        """What a force may do, and what may become of it."""
        self._list("moves", [self._move(*item) for item in found["moves"].items()])
        for area, tries in found["interceptions"].items():
            if tries:
                self._list(
                    "interceptions", [self._interception(one) for one in tries], area=self._place(area)
                )
        for area, evaders in found["evasions"].items():
            for one in evaders:
                ways = [f"{self._place(to)}: {self._chance(roll)}" for to, roll in one["to"].items()]
                self._list("evasions", ways, force=self._force(one["force"]), area=self._place(area))
        if "battle" in found:
            self._tell_fight("battle", found["battle"], target)
        if "siege" in found:
            self._tell_fight("siege", found["siege"], target)

    def _tell_nation(self, nation: str, found: Found) -> None:
        """Flags, blockades and Convoys of one nation, as far as there are any."""
        who = self._nation(nation)
        if found["flag_placements"][nation]:
            self._list("flags", map(self._place, found["flag_placements"][nation]), nation=who)
        if found["blockaded_ports"][nation]:
            self._list("blockades", map(self._place, found["blockaded_ports"][nation]), nation=who)
        for port, reach in found["convoys"][nation].items():
            if reach:
                ways = [self._voyage(to, way) for to, way in reach.items()]
                self._list("convoys", ways, nation=who, port=self._place(port))

    def _tell_fight(self, kind: str, fight: Found, target: str) -> None:
        for side in ("attacker", "defender"):
            parts = [
                f"{self._part(name)} {self._texts.signed(n)}" for name, n in fight[side]["parts"].items()
            ]
            cards = [one for one in fight["cards"] if one[side]]
            parts += [
                f"{card_name(self._texts, one['card'])} {self._texts.signed(one[side])}" for one in cards
            ]
            self._list(f"dice-{side}", parts, dice=fight[side]["dice"], area=self._place(target))
        odds = fight["odds"]
        if odds is None:
            self._print("no-odds")
            return
        shares = {name: self._percent(share) for name, share in odds.items() if not name.endswith("_losses")}
        self._print(f"odds-{kind}", **shares)

    def _conquest(self, nation: str, told: Found) -> str:
        return self._say(
            "conquest",
            nation=self._nation(nation),
            conqueror=self._nation(told["conqueror"]),
            falls=self._percent(told["falls"]),
        )

    def _move(self, area: str, way: Found) -> str:
        causes = (
            self._texts.list_of(self._part(cause) for cause in way["attrition"]) if way["attrition"] else "–"
        )
        return self._say("move", area=self._place(area), cp=way["cp"], causes=causes)

    def _voyage(self, port: str, way: Found) -> str:
        landing = "yes" if way["landing"] else "no"
        return self._say("voyage", port=self._place(port), cp=way["cp"], landing=landing)

    def _interception(self, one: Found) -> str:
        leader = leader_name(self._texts, one["leader"])
        return f"{leader} ({self._place(one['from'])}): {self._chance(one)}"

    def _chance(self, roll: Found) -> str:
        return self._say("chance", needs=roll["needs"], chance=self._percent(roll["chance"]))

    def _force(self, text: str) -> str:
        force = read_force(text)
        return force_words(self._texts, force.sp, force.leaders)

    def _nation(self, nation: str) -> str:
        return nation_name(self._texts, nation)

    def _place(self, place: str) -> str:
        return place_name(self._texts, place)

    def _percent(self, share: float) -> str:
        return f"{self._texts.number(round(100 * share, 1))}\N{NO-BREAK SPACE}%"

    def _part(self, name: str) -> str:
        return self._texts.format(f"nw-part-{name.replace('_', '-')}")
