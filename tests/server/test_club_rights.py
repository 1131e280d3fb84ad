"""Who may do what in tournaments and clubs, and what nobody else is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from greatpowers.server.administration import make_admin
from tests.server.houses import OpenHouse, Visitor

pytestmark = pytest.mark.anyio

ROLES = ("host", "player", "officer", "member", "outsider", "stranger", "admin")
EVERYBODY = set(ROLES)
SIGNED_IN = EVERYBODY - {"stranger"}
LEADERS = {"host", "admin"}
INSIDE = {"host", "officer", "member", "admin"}
OFFICERS = {"host", "officer", "admin"}
HIDDEN = {"host", "player", "admin"}

#: Method, path, body, and whom the answer is for; `{e}` is open to all, `{h}` behind a link, `{d}` drafted.
ROUTES: list[tuple[str, str, dict[str, Any] | None, set[str]]] = [
    ("GET", "/api/events", None, EVERYBODY),
    ("GET", "/api/events?list=mine", None, EVERYBODY),
    ("GET", "/api/events/{e}", None, EVERYBODY),
    ("GET", "/api/events/{h}", None, HIDDEN),
    ("GET", "/api/events/{d}", None, EVERYBODY),
    ("GET", "/api/events/{h}/standings.csv", None, HIDDEN),
    ("GET", "/api/events/{h}/standings.png", None, HIDDEN),
    ("GET", "/api/events/{h}/calendar.ics", None, HIDDEN),
    ("POST", "/api/events/{h}/enter", {}, HIDDEN),
    ("POST", "/api/events/{d}/draft", {"boards": []}, LEADERS),
    ("POST", "/api/events/{d}/publish", {}, LEADERS),
    ("POST", "/api/events/{e}/bots", {"level": "holder"}, LEADERS),
    ("POST", "/api/events/{e}/remove", {"entry": 3}, LEADERS),
    ("POST", "/api/events/{e}/rule", {"round": 1, "board": 0, "points": {}, "note": "x"}, set()),
    ("POST", "/api/events/{e}/begin", {}, LEADERS),
    ("POST", "/api/events/{e}/boards", {"boards": "spare"}, {"player"}),
    ("POST", "/api/events/{e}/leave", {}, {"player"}),
    ("POST", "/api/events/{e}/cancel", {}, LEADERS),
    ("GET", "/api/clubs", None, EVERYBODY),
    ("GET", "/api/clubs/{c}", None, EVERYBODY),
    ("PATCH", "/api/clubs/{c}", {"name": "Renamed"}, OFFICERS),
    ("POST", "/api/clubs/{c}/notes", {"title": "A headline"}, OFFICERS),
    ("POST", "/api/clubs/{c}/renew", {"what": "calendar"}, OFFICERS),
    ("POST", "/api/clubs/{c}/roles", {"person": "{ann}", "role": "officer"}, LEADERS),
    ("POST", "/api/clubs/{c}/tables", {"table": "nowhere-1"}, set()),
    ("POST", "/api/clubs/{c}/remove", {"person": "nobody"}, set()),
    ("DELETE", "/api/clubs/{c}/notes/nowhere", None, set()),
    ("POST", "/api/clubs/{c}/join", {}, SIGNED_IN),
    ("GET", "/api/calendars/guessed-token", None, set()),
]
REFUSED = (401, 403, 404, 409, 422)


class Company:
    """A club with its people, and three of its host's tournaments."""

    def __init__(self, people: dict[str, Visitor], ids: dict[str, str], secrets: dict[str, str]) -> None:
        self.people = people
        self.ids = ids
        self.secrets = secrets

    async def ask(self, role: str, method: str, path: str, body: dict[str, Any] | None) -> Any:
        for name, id_ in self.ids.items():
            path = path.replace(f"{{{name}}}", id_)
        sent = json.loads(json.dumps(body).replace("{ann}", self.people["member"].me["id"]))
        return await self.people[role].client.request(method, path, json=sent)


async def company(house: OpenHouse) -> Company:
    names = ("host", "player", "officer", "member", "outsider")
    people = dict(zip(names, await house.guests(*(name.title() for name in names)), strict=True))
    people["stranger"], people["admin"] = house.stranger(), house.stranger()
    await people["admin"].post("/api/register", name="Keeper", password="correct horse")
    await make_admin(house.house.database, "Keeper")
    await people["admin"].post("/api/sign-in", name="Keeper", password="correct horse")
    host = people["host"]
    club = (await host.post("/api/clubs", name="Club")).json()
    for name in ("officer", "member"):
        await people[name].post(f"/api/clubs/{club['id']}/join", invite=club["invite"])
    officer = people["officer"].me["id"]
    await host.post(f"/api/clubs/{club['id']}/roles", person=officer, role="officer")
    await host.post(f"/api/clubs/{club['id']}/notes", title="Secret congress", text="behind the tavern")
    ids, secrets = {"c": club["id"]}, {"calendar": club["calendar"], "club": club["invite"]}
    duel = {"game": "diplomacy", "scenario": "two"}
    for name, more in (("e", {}), ("h", {"by_link": True}), ("d", {"host_pairs": True})):
        event = (await host.post("/api/events", title=f"Cup {name}", settings={**duel, **more})).json()
        ids[name] = event["id"]
        await people["player"].post(f"/api/events/{event['id']}/enter", invite=event["invite"])
        await host.post(f"/api/events/{event['id']}/bots", level="holder")
        secrets[name] = event["invite"]
    await host.post(f"/api/events/{ids['d']}/begin")
    return Company(people, ids, secrets)


@pytest.mark.parametrize("role", ROLES)
async def test_every_route_answers_exactly_those_it_is_for(house: OpenHouse, role: str) -> None:
    there = await company(house)
    wrong = []
    for method, path, body, allowed in ROUTES:
        answer = await there.ask(role, method, path, body)
        well = answer.status_code < 300
        # An own draft that somebody tries to empty is refused for what it is, not for who asks.
        is_drafting = path.endswith("/draft") and answer.status_code == 422
        expected = role in allowed
        if (well or (is_drafting and expected)) != expected or not (well or answer.status_code in REFUSED):
            wrong.append((method, path, answer.status_code, answer.text[:120]))

    assert wrong == []


@pytest.mark.parametrize("role", ROLES)
async def test_no_answer_tells_what_is_not_the_askers_business(house: OpenHouse, role: str) -> None:
    there = await company(house)
    told = ""
    for method, path, body, _ in ROUTES:
        told += (await there.ask(role, method, path, body)).text if method == "GET" else ""

    hidden = {there.secrets["h"]} if role not in LEADERS else set()
    hidden |= {there.secrets["club"]} if role not in OFFICERS else set()
    hidden |= (
        {there.secrets["calendar"], "behind the tavern", "Secret congress"} if role not in INSIDE else set()
    )
    assert [secret for secret in hidden if secret in told] == []


@pytest.mark.parametrize("role", sorted(EVERYBODY - LEADERS))
async def test_a_draft_is_its_hosts_business(house: OpenHouse, role: str) -> None:
    there = await company(house)

    assert (await there.ask(role, "GET", "/api/events/{d}", None)).json()["played"] == []
    assert (await there.ask("host", "GET", "/api/events/{d}", None)).json()["played"] != []
