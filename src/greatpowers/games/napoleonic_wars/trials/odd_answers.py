"""Answers somebody might try, allowed or not: with them random play meets the refusals of this game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from ....engine.chance import Stream
from ....engine.frames import AnyChoice
from ....engine.state import choice_of
from ..cards.battles.reserves import ChooseReserves
from ..cards.events.marching import ChooseFreeMarch
from ..printed.board import (
    AREA_COUNT,
    EACH_AREA,
    FORTRESSES,
    HOME,
    NEIGHBOURS,
    PLACES,
    PORT_ZONES,
    PORTS,
    ZONE_PORTS,
    ZONES,
)
from ..printed.cards import CARDS
from ..printed.ids import (
    Area,
    Leader,
    Mask,
    Nation,
    Place,
    Squadron,
    by_area,
    by_leader,
    by_nation,
    by_squadron,
    each_area,
    each_nation,
)
from ..printed.names import (
    CAMPS,
    EACH_NATION,
    NATION_COUNT,
    NATION_NUMBER,
    NATIONS,
    NO_CAMP,
    NO_CONSUL,
    NO_NATION,
    NOWHERE,
    POWERS,
)
from ..printed.pieces import LEADER_NATION, LEADERS, LEADERS_OF, SQUADRON_NATION, SQUADRONS_OF
from ..rules.attrition import force_in
from ..rules.cards.battle_cards import ChooseBattleCard
from ..rules.conquest.conquest import Cede, ChooseCeded
from ..rules.conquest.submission import ChooseOffer
from ..rules.diplomacy.camps import ChooseCamp
from ..rules.diplomacy.restoring import ChooseRestoring
from ..rules.impulse.plays import ChooseDrawnPlay, ChoosePlay
from ..rules.impulse.spending import ChooseAct
from ..rules.interphase.deploying import ChooseDeployment
from ..rules.interphase.drawing import ChooseExcess
from ..rules.land.armies import one_nation
from ..rules.land.interception import ChooseFlagInterception
from ..rules.land.losses import ChooseHits
from ..rules.land.reactions import ChooseReaction
from ..rules.land.sieges import ChooseSiege
from ..rules.occasions import WINDOWS
from ..rules.responses.windows import ChooseResponse
from ..rules.sea.fleets import stacks_at
from ..rules.sea.sailing import next_places
from ..rules.turn.bidding import ChooseBid, ChoosePayment
from ..state.control import enemy_fortress, friendly_areas
from ..state.fights import Force
from ..state.relations import allies, camp_of, nations_of
from ..state.state import State
from ..state.texts import force_text, ref, squadrons_text

T = TypeVar("T")

#: So many texts are made for each question.
_MADE: Final = 5
#: What CPs may be spent on; the words in braces are drawn.
_ACTS: Final = (
    "move {march}", "move {march}", "move {march}", "move {bound_march}", "move {fortress_march}",
    "siege {siege}", "siege {siege}", "siege {siege}", "sail {fleet} to {next_water}",
    "sail {fleet} to {next_water}", "sail {mixed_fleet} to {next_water}", "sail {armada} to {next_water}",
    "sail {armada} to {next_water}", "patrol {armada}", "armada {meeting}", "armada {meeting}",
    "part {meeting}", "part {water}", "convoy {voyage}", "convoy {voyage}", "convoy {voyage}",
    "war {power}", "war {nation} join {camp}", "war {opposed}", "war {opposed}",
    "consul {proxy} {way} in {power}", "consul {proxy} {way}", "consul {proxy} right in {own}",
    "flag {near}", "flag {near}", "build squadron @ {port}", "build 1 sp @ {near}",
    "build 1 sp @ {home_area}",
    "regroup squadron @ {port}", "regroup squadron @ {foreign_port}", "regroup 1 sp @ {near}",
)  # fmt: skip
#: Where cards have something to say about an area.
_BOUND: Final = ("move {bound_march}", "move {bound_march}", "flag {bound}", "siege {siege}")
#: What may be tried at each question; the words in braces are drawn.
_TEXTS: Final[Mapping[type[AnyChoice], tuple[str, ...]]] = {
    ChoosePlay: (
        "event {held}", "event {held}", "event {held}", "event {card}", "event {home}", "cp {held}",
        "resource draw", "resource winter",
    ),
    ChooseDrawnPlay: ("event {held}",),
    ChooseAct: _ACTS,
    ChooseFreeMarch: ("move {march}", "move {bound_march}", "move {fortress_march}"),
    ChooseBattleCard: ("play {held}", "play {held}", "play {fighting}", "play {fighting}", "play {card}"),
    ChooseReaction: (
        "intercept {interceptor}", "intercept {interceptor}", "intercept {interceptor}", "evade {evader}",
    ),
    ChooseFlagInterception: ("intercept {interceptor}", "intercept {interceptor}"),
    ChooseSiege: ("siege {siege}", "siege {siege}"),
    ChooseHits: ("{word} {hits}", "{word} {hits}", "{word} {hits}"),
    ChooseReserves: ("rally 1 {nation}", "rally 3 {nation}"),
    ChooseBid: ("accept", "bid {camp} 0", "bid {camp} 1", "bid {camp} 3", "bid {camp} 60"),
    ChoosePayment: ("give up {nation} @ {area}", "give up {own} @ {near}"),
    ChooseOffer: ("offer return {area}", "offer return {lost_home}", "offer cede {area}"),
    ChooseRestoring: (
        "restore {held}", "restore {held}", "restore {held} with {held}", "event {held}", "event {held}",
    ),
    ChooseCeded: ("cede {area}", "{offered} to {power}", "{offered} to {power}"),
    ChooseCamp: ("join {camp}", "war {power}", "war {opposed}"),
    ChooseExcess: ("influence {held}", "influence {card}"),
    ChooseDeployment: ("deploy convoy {port}", "deploy fleet {port}", "deploy army {leader}"),
    ChooseResponse: ("{own} responds {held} {area}", "{nation} responds {held}"),
}  # fmt: skip
#: And at any question, for a player may say it at any time.
_ALWAYS: Final = (
    "entrust {leader}", "entrust {companion}", "entrust {companion}", "order {held} play when {window}",
    "order {response} play when {window}", "order {response} play", "order {response} play",
    "order {response} ask every-impulse", "order {response} play against {companion}",
    "order {response} play against {companion}", "answer pass",
)  # fmt: skip
#: Where a question says which nation it is about.
_WHO: Final = ("by", "power", "nation")
_WAYS: Final = ("right", "left", "plus", "plain")
_NAME: Final = re.compile(r"\w+")


def odd_answers(state: State, seat: str, stream: Stream) -> list[str]:
    """A few texts for the question the seat is asked."""
    choice = choice_of(state, seat)
    texts = _TEXTS.get(type(choice), _ALWAYS) if choice is not None else _ALWAYS
    if texts is _ACTS and _areas_spoken_of(state) and stream.below(2):
        texts = _BOUND
    drawn = (*(stream.pick(texts) for _ in range(_MADE)), stream.pick(_ALWAYS))
    return [text.format_map(_Words(state, seat, choice, stream)) for text in drawn]


def _areas_spoken_of(state: State) -> list[Area]:
    """Areas that cards or the rules have something to say about in this Impulse."""
    found: list[Area] = [
        getattr(effect, name)
        for effect in state.effects
        for name, kind in effect.about.items()
        if kind.name == "area"
    ]
    found += [EACH_AREA[spot // NATION_COUNT] for spot in state.stopped_sp]
    return found + [at for x, at in by_leader(state.leader_at) if at >= 0 and state.stopped_leaders >> x & 1]


class _Words(dict[str, str]):
    """Draws what stands in the braces when it is asked for."""

    def __init__(self, state: State, seat: str, choice: AnyChoice | None, stream: Stream) -> None:
        super().__init__()
        self.state, self.seat, self.choice, self.stream = state, seat, choice, stream
        own = nations_of(state, seat) or EACH_NATION
        asked = next((getattr(choice, name) for name in _WHO if hasattr(choice, name)), NO_NATION)
        self.nation: Nation = asked if asked >= 0 else stream.pick(own)

    def __missing__(self, word: str) -> str:
        return _DRAWN[word](self)

    def pick(self, found: Iterable[T], others: Sequence[T]) -> T:
        """One of those found; of the others if there are none."""
        return self.stream.pick(tuple(found) or others)

    def held(self) -> str:
        return self.pick(self.state.hands[self.nation], tuple(CARDS))

    def held_for(self, timing: str) -> str:
        """A card of the hand that belongs into fights, or answers others."""
        return self.pick((c for c in self.state.hands[self.nation] if CARDS[c].timing == timing), ("rally",))

    def stand(self) -> Area:
        """An area where the nation has pieces."""
        return self.pick(each_area(self.state.present[self.nation]), EACH_AREA)

    def force(self, area: Area) -> Force:
        """Pieces of the nation in an area, with or without its allies, led by anybody or nobody."""
        draw = self.stream.below(6)
        side = allies(self.state, self.nation) if draw < 2 else 1 << self.nation
        there = force_in(self.state, area, side)
        if draw == 3 and there.sp[self.nation]:
            return one_nation(self.nation, 1 + self.stream.below(there.sp[self.nation]))
        if draw == 4 and there.leaders:
            return Force(there.sp, (self.stream.pick(there.leaders),))
        mine = tuple(x for x in there.leaders if LEADER_NATION[x] == self.nation)
        others = tuple(x for x in there.leaders if x not in mine)
        return replace(there, leaders=(*mine, *others) if draw != 1 else (*others, *mine))

    def march_from(self, area: Area) -> str:
        """Over a line a card speaks of, if there is one."""
        near = NEIGHBOURS[area] or (area,)
        bound = [to for to in _areas_spoken_of(self.state) if to in near and self.stream.below(2)]
        to = self.pick(bound, near)
        return f"{ref(self.force(area), area)} to {PLACES[to]}"

    def bound_stand(self) -> Area:
        here = self.state.present[self.nation]
        return self.pick((a for a in _areas_spoken_of(self.state) if here >> a & 1), (self.stand(),))

    def fortress_stand(self) -> Area:
        """A Fortress the nation stands before, or else in."""
        found = tuple(each_area(self.state.present[self.nation] & FORTRESSES))
        besieged = [area for area in found if enemy_fortress(self.state, self.nation, area)]
        return self.pick(besieged or found, (self.stand(),))

    def siege(self) -> str:
        area = self.fortress_stand()
        return f"{PLACES[area]} with {force_text(self.force(area))}"

    def squadrons(self, nations: Mask) -> list[Squadron]:
        """Squadrons of these nations in one place with one of the nation's."""
        state = self.state
        place = self.pick(
            (p for s in SQUADRONS_OF[self.nation] if (p := state.squadron_at[s]) >= 0), (NOWHERE,)
        )
        at_sea = [s for s, p in by_squadron(state.squadron_at) if p == place >= 0]
        return [s for s in at_sea if nations >> SQUADRON_NATION[s] & 1]

    def fleet(self, nations: Mask) -> str:
        found = self.squadrons(nations) or list(SQUADRONS_OF[self.nation][:1])
        self["next_water"] = self.next_water(self.state.squadron_at[found[0]] if found else NOWHERE)
        return squadrons_text(found)

    def armada(self) -> str:
        """All ships of an Armada, if the nation's are part of one."""
        state = self.state
        mine = {state.squadron_at[s] for s in SQUADRONS_OF[self.nation]}
        place = self.pick((armada.place for armada in state.armadas if armada.place in mine), (NOWHERE,))
        found = [s for stack in stacks_at(state, place) for s in stack.squadrons] if place >= 0 else []
        if not any(SQUADRON_NATION[s] == self.nation for s in found):
            return self.fleet(511)
        self["next_water"] = self.next_water(place)
        return squadrons_text(found)

    def next_water(self, place: Place) -> str:
        return PLACES[self.pick(next_places(place) if place >= 0 else (), ZONES)]

    def meeting(self) -> str:
        """Where ships of several nations lie, some of them the nation's."""
        state = self.state
        mine = {state.squadron_at[s] for s in SQUADRONS_OF[self.nation]}
        both = {
            p for s, p in by_squadron(state.squadron_at) if p in mine and SQUADRON_NATION[s] != self.nation
        }
        return PLACES[self.pick(sorted(p for p in both if p >= 0), ZONES)]

    def voyage(self) -> str:
        """A few pieces from port to port, with the way or without."""
        frm = self.pick(each_area(self.state.present[self.nation] & PORTS), tuple(each_area(PORTS)))
        whole = self.force(frm)
        few = replace(whole, sp=tuple(min(count, 2) for count in whole.sp), leaders=whole.leaders[:1])
        shore = ZONE_PORTS[self.stream.pick(PORT_ZONES[frm])]
        to = self.stream.pick(tuple(each_area(shore if self.stream.below(3) else PORTS)))
        way = (self.stream.pick(PORT_ZONES[frm]), self.stream.pick(PORT_ZONES[to]))
        by = ", ".join(PLACES[zone] for zone in dict.fromkeys(way))
        return f"{ref(few, frm)} to {PLACES[to]}" + (f" by {by}" if self.stream.below(3) else "")

    def interceptor(self) -> str:
        """Pieces beside the area somebody has entered: mostly an Army of the seat."""
        entered, state = self.entered(), self.state
        own = nations_of(state, self.seat)
        armies = [x for n in own for x in LEADERS_OF[n] if state.leader_at[x] in NEIGHBOURS[entered]]
        if not armies or not self.stream.below(4):
            frm = self.pick(NEIGHBOURS[entered], (entered,))
            return ref(force_in(state, frm, 511), frm)
        leader = self.stream.pick(armies)
        self.nation = LEADER_NATION[leader]
        return ref(self.force(state.leader_at[leader]), state.leader_at[leader])

    def entered(self) -> Area:
        entry = getattr(self.choice, "entry", None)
        area: Area = entry.area if entry is not None else getattr(self.choice, "area", self.stand())
        return area

    def evader(self) -> str:
        area = self.entered()
        return f"{force_text(self.force(area))} to {PLACES[self.pick(NEIGHBOURS[area], (area,))]}"

    def suffering(self) -> str:
        """What becomes of them."""
        assert isinstance(self.choice, ChooseHits)
        return self.choice.word

    def hits(self) -> str:
        """As many pieces as must bear losses, one by one, no matter whose."""
        assert isinstance(self.choice, ChooseHits)
        pool = self.choice.pool(self.state)
        sp, leaders = [0] * NATION_COUNT, list[Leader]()
        for _ in range(min(self.choice.count, pool.size)):
            ready = [n for n, count in by_nation(pool.sp) if count > sp[n]]
            spared = [x for x in pool.leaders if x not in leaders]
            if spared and (not ready or not self.stream.below(3)):
                leaders.append(self.stream.pick(spared))
            else:
                sp[self.stream.pick(ready)] += 1
        return force_text(Force(tuple(sp), tuple(leaders)))

    def companion(self) -> str:
        """A leader who does not stand alone."""
        crowded = {at for at in self.state.leader_at if at >= 0 and self.state.leader_at.count(at) > 1}
        found = (x for x, at in by_leader(self.state.leader_at) if at in crowded)
        return LEADERS[self.pick(found, range(len(LEADERS)))].id

    def proxy(self) -> str:
        frozen = each_nation(self.state.consul_frozen) if self.stream.below(2) else ()
        there = [n for n in EACH_NATION if self.state.consul_box[n] != NO_CONSUL]
        return NATIONS[self.pick(frozen, there or EACH_NATION)]

    def opposed(self) -> str:
        """Somebody in a Camp, and the other Camp."""
        state = self.state
        found = [n for n in EACH_NATION if camp_of(state, n) != NO_CAMP]
        enemy = self.pick(found, EACH_NATION)
        return f"{NATIONS[enemy]} join {CAMPS[1 - max(0, camp_of(state, enemy))]}"

    def lost_home(self) -> str:
        """An area in which a Flag lies."""
        return PLACES[self.pick((a for a, flag in by_area(self.state.flag) if flag >= 0), EACH_AREA)]

    def offered(self) -> str:
        """One of the answers the question offers."""
        assert isinstance(self.choice, ChooseCeded)
        return Cede(self.stream.pick(self.choice.options(self.state)).area).text


_DRAWN: Final[Mapping[str, Callable[[_Words], str]]] = {
    "held": _Words.held,
    "fighting": lambda words: words.held_for("battle"),
    "response": lambda words: words.held_for("response"),
    "card": lambda words: words.stream.pick(tuple(CARDS)),
    "home": lambda words: words.stream.pick([card for card, facts in CARDS.items() if facts.is_home]),
    "march": lambda words: words.march_from(words.stand()),
    "bound_march": lambda words: words.march_from(words.bound_stand()),
    "fortress_march": lambda words: words.march_from(words.fortress_stand()),
    "siege": _Words.siege,
    "fleet": lambda words: words.fleet(1 << words.nation),
    "mixed_fleet": lambda words: words.fleet(511),
    "armada": _Words.armada,
    "next_water": lambda words: words.next_water(NOWHERE),
    "meeting": _Words.meeting,
    "water": lambda words: PLACES[words.stream.pick(ZONES)],
    "voyage": _Words.voyage,
    "interceptor": _Words.interceptor,
    "evader": _Words.evader,
    "hits": _Words.hits,
    "word": _Words.suffering,
    "companion": _Words.companion,
    "leader": lambda words: LEADERS[words.stream.pick(LEADERS_OF[words.nation] or (0,))].id,
    "window": lambda words: words.stream.pick(tuple(WINDOWS)),
    "power": lambda words: NATIONS[words.stream.pick(tuple(POWERS))],
    "nation": lambda words: words.stream.pick(tuple(NATION_NUMBER)),
    "own": lambda words: NATIONS[words.nation],
    "proxy": _Words.proxy,
    "opposed": _Words.opposed,
    "way": lambda words: words.stream.pick(_WAYS),
    "camp": lambda words: words.stream.pick(CAMPS),
    "area": lambda words: words.stream.pick(PLACES[:AREA_COUNT]),
    "near": lambda words: PLACES[words.pick(NEIGHBOURS[words.stand()], (words.stand(),))],
    "bound": lambda words: PLACES[words.pick(_areas_spoken_of(words.state), (words.stand(),))],
    "port": lambda words: PLACES[words.stream.pick(tuple(each_area(PORTS)))],
    "foreign_port": lambda words: PLACES[
        words.pick(each_area(friendly_areas(words.state, words.nation) & PORTS & ~HOME[words.nation]), (0,))
    ],
    "home_area": lambda words: PLACES[words.pick(each_area(HOME[words.nation]), (0,))],
    "lost_home": _Words.lost_home,
    "offered": _Words.offered,
}
