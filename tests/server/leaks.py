"""What really leaves the house for a seat, as bytes; and whether it hangs on what the seat cannot see."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import Any

from greatpowers.engine.chance import Stream
from greatpowers.games.diplomacy.house.letters import DraftAsked, OffersAsked, draft_read, offers
from greatpowers.games.napoleonic_wars.house.march import march_in
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NUMBER
from greatpowers.games.napoleonic_wars.show.view import sees_aside, sees_hand
from greatpowers.games.paths_of_glory.house.supply import supply_in
from greatpowers.games.paths_of_glory.printed.names import SIDES
from greatpowers.games.table import find_game
from greatpowers.server.api.showing import snapshot_now
from greatpowers.server.house import House
from greatpowers.server.live.wire import encode
from greatpowers.server.matches.digests import digest_shown
from greatpowers.server.matches.lobby import NewTable
from greatpowers.server.matches.summary import summary_of
from greatpowers.server.matches.table import Table
from greatpowers.server.people.people import Person
from greatpowers.server.problems import Problem
from tests.server.houses import OpenHouse


async def table_of(house: OpenHouse, game: str, scenario: str, options: dict[str, Any]) -> Table:
    """A table whose seats all belong to one visitor."""
    ann = await house.guest("Ann")
    seats = next(one.seats for one in find_game(game).scenarios if one.id == scenario)
    asked = NewTable(game=game, scenario=scenario, options=options, seats=dict.fromkeys(seats, "hotseat"))
    return await house.house.lobby.create(asked, Person(ann.me["id"], "Ann", "guest", "en", "light"))


async def something_happens(house: OpenHouse, table: Table, stream: Stream, number: int) -> None:
    """A random answer of a random seat, now and then something said out of turn."""
    match, seats = table.playing().match, list(table.seats)
    question = stream.pick(match.pending())
    said = [(question.seat, question.choice.write(question.choice.sample(question.offer, stream)))]
    speaker, reader = stream.pick(seats), stream.pick(seats)
    samples = [text for text in match.game.standing_samples(match.state, speaker) if "concede" not in text]
    said += [(speaker, stream.pick(samples))] if samples and stream.below(4) == 0 else []
    said += [(speaker, f"press {reader}: secret {number}")] if stream.below(3) == 0 else []
    for place, (seat, text) in enumerate(said):
        if table.playing().match.explain(seat, text) is None:
            # The house itself may close a window under seal meanwhile.
            with suppress(Problem):
                request = f"{number}/{place}"
                await house.house.matches.decide(table, seat, text, by="somebody", request=request)


def sent(house: House, table: Table, seat: str | None) -> bytes:
    """The snapshot with board, question, log and letters; the digest; what is worked out on request."""
    play = table.playing()
    digest = digest_shown(table.seats, play.wire, play.match)
    summary = summary_of(table, None, {}, house.hub.online, house.people.is_program, digest, 0.0)
    house.hub.forget(table.id)
    parts = [snapshot_now(house, table, summary, seat), digest, *studies(play.match.state, seat)]
    return encode(parts)


def studies(state: Any, seat: str | None) -> Iterator[Any]:
    """Supply in Paths of Glory; marches in The Napoleonic Wars; drafts of letters in Diplomacy."""
    if hasattr(state, "supply_memo"):
        yield supply_in(state)
    elif hasattr(state, "ties_memo"):
        yield [march_in(state, force, "") for force in forces(state)]
    elif hasattr(state, "press") and seat is not None:
        others = [other for other in state.powers if other != seat]
        for said in ("yes", "our deal is off", "support me"):
            yield draft_read(state, 0, DraftAsked(seat=seat, to=others[:1], text=said))
        yield offers(state, 0, OffersAsked(seat=seat, to=others[:2]))


def forces(state: Any) -> list[str]:
    """A leader or two with all the strength of his nation beside him."""
    from greatpowers.games.napoleonic_wars.printed.board import PLACES
    from greatpowers.games.napoleonic_wars.printed.names import NATIONS
    from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NATION, LEADERS
    from greatpowers.games.napoleonic_wars.state.state import sp_at

    found = []
    for leader, area in enumerate(state.leader_at):
        nation = LEADER_NATION[leader]
        if area >= 0 and sp_at(state, nation, area):
            count = min(sp_at(state, nation, area), 4)
            found.append(f"{LEADERS[leader].id} + {count} {NATIONS[nation]} @ {PLACES[area]}")
    return found[:2]


def leaks(house: House, table: Table, seed: str) -> list[str]:
    """The seats that would be sent other bytes if what they cannot see were different."""
    match, found = table.playing().match, []
    truth = match.state
    for seat in (None, *table.seats):
        before = sent(house, table, seat)
        match.state = match.game.hidden_shuffled(truth, seat, seed)
        after = sent(house, table, seat)
        match.state = truth
        if before != after:
            found.append(f"{seat}: {_difference(before, after)}")
    return found


def _difference(before: bytes, after: bytes) -> str:
    start = next((n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    return f"…{before[max(0, start - 80) : start + 60]!r} / {after[start : start + 60]!r}"


def hidden_cards(state: Any, seat: str | None) -> set[str]:
    """Cards whose place the seat does not know."""
    if hasattr(state, "supply_memo"):
        closed = [n for n in (0, 1) if SIDES[n] != seat]
        held = {card for n in closed for card in state.hands[n] if card not in state.shown[n]}
        return held | {card for deck in state.decks for card in deck}
    if hasattr(state, "ties_memo"):
        nations = range(len(state.hands))
        held = {c for n in nations if not sees_hand(state, n, seat) for c in state.hands[n]}
        held |= {c for n in nations if not sees_aside(state, n, seat) for c in state.aside[n]}
        # Some cards are called like leaders, who are spoken of openly.
        return (held | set(state.deck)) - set(LEADER_NUMBER)
    return set()


def secrets() -> Callable[[int], str]:
    """The same secrets every time, each of them once: a game that leaks leaks again."""
    numbers = count()
    return lambda size: f"{next(numbers):0{size}}"


def was_shuffled(before: Any, after: Any) -> bool:
    """Did cards that were seen go back under the others?"""
    piles = [(getattr(state, "decks", None) or [getattr(state, "deck", ())]) for state in (before, after)]
    return any(set(new) - set(old) for old, new in zip(*piles, strict=True))


def told_of(table: Table, seat: str | None, cards: set[str], since: int) -> set[str]:
    """Those of the cards that lines of the log after a row name to the seat."""
    lines = str([event for _, event in table.playing().events_for(seat, since)])
    return cards & set(re.findall(r"\w+", lines))
