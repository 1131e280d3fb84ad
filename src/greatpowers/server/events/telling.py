"""What people are told of a tournament: a round is paired, a draft is ready, it is over."""

from __future__ import annotations

from collections.abc import Mapping

from ..notices.kinds import Fresh
from .event import Event, Round

_TWO = 2


def _fresh(person: str, event: Event, turn: str, **params: str | int) -> Fresh:
    return Fresh(
        person, "event", event.id, turn, {"title": event.title, "path": f"/event/{event.id}", **params}
    )


def of_round(event: Event, round_: Round, names: Mapping[int, str]) -> list[Fresh]:
    """Everybody who plays learns whom he meets; who rests learns that."""
    found: list[Fresh] = []
    turn = f"round {round_.number}"
    for board in round_.boards:
        for place in board.places:
            person = event.entries[place.entry].person
            others = [names[other.entry] for other in board.places if other.entry != place.entry]
            if person is None:
                continue
            what = "paired" if len(others) == _TWO - 1 else "seated"
            found.append(
                _fresh(person, event, turn, what=what, round=round_.number, opponent=", ".join(others)[:300])
            )
    resting = [event.entries[entry].person for entry in round_.byes]
    found += [_fresh(one, event, turn, what="rests", round=round_.number) for one in resting if one]
    return found


def of_draft(event: Event, round_: Round) -> list[Fresh]:
    """Whoever has to publish it."""
    if event.owner is None or not event.settings.host_pairs:
        return []
    return [_fresh(event.owner, event, f"draft {round_.number}", what="drafted", round=round_.number)]


def of_end(event: Event) -> list[Fresh]:
    people = {*event.people(), *([event.owner] if event.owner else [])}
    return [_fresh(person, event, "over", what="over") for person in sorted(people)]
