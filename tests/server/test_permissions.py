"""The permission matrix: every route with every role, and no answer ever holds another's secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.houses import OpenHouse, sealed_in
from tests.server.roles import ROLES, Cast, cast_at_a_table

pytestmark = pytest.mark.anyio

MEMBERS = {"owner", "seat", "other seat"}
WATCHERS = MEMBERS | {"spectator", "outsider", "stranger", "admin"}
SIGNED_IN = WATCHERS - {"stranger"}

#: Method, path, body, who is answered well. `{t}` is the table. Everybody else must get 401, 403, 404 or 409.
ROUTES: list[tuple[str, str, dict[str, Any] | None, set[str]]] = [
    ("GET", "/api/tables/{t}", None, WATCHERS),
    ("GET", "/api/tables/{t}/snapshot", None, WATCHERS),
    ("GET", "/api/tables/{t}/snapshot?at=3", None, WATCHERS),
    ("GET", "/api/tables/{t}/snapshot?seat=France", None, {"seat"}),
    ("GET", "/api/tables/{t}/snapshot?seat=France&at=3", None, {"seat"}),
    ("GET", "/api/tables/{t}/snapshot?seat=Italy", None, {"other seat"}),
    ("GET", "/api/tables/{t}/snapshot?seat=Austria", None, {"owner"}),
    ("GET", "/api/tables/{t}/snapshot?seat=England", None, set()),
    ("GET", "/api/tables/{t}/snapshot?seat=*", None, set()),
    ("GET", "/api/tables/{t}/timeline", None, WATCHERS),
    ("GET", "/api/tables/{t}/timeline?seat=France", None, {"seat"}),
    ("GET", "/api/tables/{t}/scores", None, WATCHERS),
    ("GET", "/api/tables/{t}/scores?seat=France", None, {"seat"}),
    ("GET", "/api/tables/{t}/map.svg", None, WATCHERS),
    ("GET", "/api/tables/{t}/map.svg?seat=France", None, {"seat"}),
    ("GET", "/api/tables/{t}/map.png?seat=France", None, {"seat"}),
    ("GET", "/api/tables/{t}/card.png", None, WATCHERS),
    ("GET", "/api/tables/{t}/animation.gif", None, WATCHERS),
    ("GET", "/api/tables/{t}/animation.gif?seat=France", None, {"seat"}),
    ("GET", "/api/tables/{t}/animation.webp?seat=England", None, set()),
    ("GET", "/api/tables/{t}/remarks", None, set()),
    ("POST", "/api/tables/{t}/remarks", {"seat": "France", "text": "gg"}, set()),
    ("GET", "/api/tables/{t}/record", None, set()),
    ("GET", "/api/tables/{t}/verification", None, WATCHERS),
    ("POST", "/api/tables/{t}/explain", {"seat": "France", "text": "A Par - Pic"}, {"seat"}),
    (
        "POST",
        "/api/tables/{t}/letters/draft",
        {"seat": "France", "to": ["Italy"], "text": "peace?"},
        {"seat"},
    ),
    ("POST", "/api/tables/{t}/letters/offers", {"seat": "France", "to": ["Italy"]}, {"seat"}),
    ("POST", "/api/tables/{t}/advice", {"seat": "France"}, set()),
    ("POST", "/api/tables/{t}/decide", {"seat": "France", "text": "A Par - Gas", "revision": 99}, {"seat"}),
    ("POST", "/api/tables/{t}/undo", {"seat": "France", "revision": 99}, {"seat"}),
    ("POST", "/api/tables/{t}/battle", {"seat": "France", "attackers": [], "target": "sedan"}, set()),
    ("POST", "/api/tables/{t}/march", {"seat": "France", "force": "1 france @ paris"}, set()),
    ("GET", "/api/tables/{t}/takeback?seat=France", None, {"seat"}),
    ("POST", "/api/tables/{t}/takeback", {"seat": "England", "word": "agree"}, set()),
    ("GET", "/api/tables/{t}/position", None, set()),
    ("GET", "/api/tables/{t}/dice", None, WATCHERS),
    ("GET", "/api/tables/{t}/supply", None, set()),
    ("POST", "/api/tables/{t}/ready", {"seat": "France"}, set()),
    ("POST", "/api/tables/{t}/read", {"seat": "France", "count": 1}, {"seat"}),
    ("POST", "/api/tables/{t}/hand-over", {"seat": "France", "level": "holder"}, {"seat"}),
    ("POST", "/api/tables/{t}/take-back", {"seat": "France"}, {"seat"}),
    ("GET", "/api/tables/{t}/absence", None, WATCHERS),
    ("GET", "/api/tables/{t}/absence?seat=France", None, {"seat"}),
    ("GET", "/api/tables/{t}/absence?seat=Italy", None, {"other seat"}),
    ("POST", "/api/tables/{t}/motion", {"seat": "France", "kind": "pause", "amount": 2}, {"seat"}),
    ("POST", "/api/tables/{t}/vote", {"seat": "France", "word": "withdraw"}, {"seat"}),
    ("POST", "/api/tables/{t}/take-over", {"seat": "England"}, set()),
    ("POST", "/api/tables/{t}/resign", {"seat": "France"}, {"seat"}),
    ("POST", "/api/tables/{t}/take-back", {"seat": "France"}, {"seat"}),
    ("POST", "/api/tables/{t}/master", {"sees": "seats", "enters": True}, set()),
    ("POST", "/api/tables/{t}/master/act", {"act": "extend", "amount": 2}, set()),
    ("POST", "/api/tables/{t}/master/orders", {"seat": "France", "text": "A Par H"}, set()),
    ("GET", "/api/tables/{t}/results.txt", None, WATCHERS),
    ("POST", "/api/reports", {"table": "{t}", "whose": "France", "kind": "other"}, set()),
    ("GET", "/api/me/standing", None, SIGNED_IN),
    ("POST", "/api/me/standing/unknown/appeal", {"text": "x"}, set()),
    ("GET", "/api/moderation", None, {"admin"}),
    ("GET", "/api/moderation/reports/unknown", None, set()),
    ("POST", "/api/moderation/reports/unknown/claim", None, set()),
    ("POST", "/api/moderation/reports/unknown/close", {}, set()),
    ("POST", "/api/moderation/reports/unknown/sanction", {"kind": "ban", "reason": "x"}, set()),
    ("POST", "/api/moderation/sanctions/unknown/answer", {"lift": True}, set()),
    ("GET", "/api/moderation/log", None, {"admin"}),
    ("GET", "/api/me/leave", None, SIGNED_IN),
    ("POST", "/api/me/leave/plan", {"first": "2030-02-01", "last": "2030-02-02"}, SIGNED_IN),
    ("POST", "/api/tables/{t}/fork", {}, SIGNED_IN),
    ("POST", "/api/tables/{t}/join", {"seat": "England"}, set()),
    ("POST", "/api/tables/{t}/leave", None, set()),
    ("POST", "/api/tables/{t}/start", {"fill": "holder"}, set()),
    ("POST", "/api/tables/{t}/cancel", None, set()),
    ("POST", "/api/tables/{t}/rematch", None, set()),
    ("POST", "/api/tables/{t}/invite", {"seat": "England", "name": "Keeper"}, set()),
    ("POST", "/api/tables/{t}/uninvite", {"seat": "France"}, set()),
    ("POST", "/api/tables/{t}/decline", None, set()),
    ("POST", "/api/tables/{t}/rating/void", {"reason": "a friendly game"}, set()),
    ("GET", "/api/tables/{t}/decisions", None, set()),
    ("GET", "/api/tables/{t}/record-so-far", None, set()),
    ("POST", "/api/tables/{t}/end", {"agree": True}, set()),
    ("POST", "/api/tables/{t}/sandbox", None, set()),
    ("GET", "/api/tables?list=mine", None, WATCHERS),
    ("GET", "/api/tables?list=watch", None, WATCHERS),
    ("GET", "/api/tables?list=open", None, WATCHERS),
    ("GET", "/api/tables?list=finished", None, WATCHERS),
    ("GET", "/api/me", None, WATCHERS),
    ("GET", "/api/games", None, WATCHERS),
    ("GET", "/health", None, WATCHERS),
    ("GET", "/metrics", None, WATCHERS),
    ("GET", "/api/openapi.json", None, WATCHERS),
    ("GET", "/api/invites/unknown-token", None, set()),
]
#: Of a table that takes no spectators, only these may know.
FORBIDDEN = (401, 403, 404, 409)


async def ask(cast: Cast, role: str, method: str, path: str, body: dict[str, Any] | None) -> Any:
    visitor = cast.people[role]
    return await visitor.client.request(method, path.replace("{t}", cast.table), json=body)


@pytest.mark.parametrize("role", ROLES)
async def test_every_route_answers_exactly_those_it_is_for(house: OpenHouse, role: str) -> None:
    cast = await cast_at_a_table(house, spectators=True)

    wrong = []
    for method, path, body, allowed in ROUTES:
        answer = await ask(cast, role, method, path, body)
        well = answer.status_code < 300
        if well != (role in allowed) or (not well and answer.status_code not in FORBIDDEN):
            wrong.append((method, path, answer.status_code))

    assert wrong == []


@pytest.mark.parametrize("role", ROLES)
async def test_no_answer_holds_anothers_secret(house: OpenHouse, role: str) -> None:
    cast = await cast_at_a_table(house, spectators=True)

    leaks = []
    for method, path, body, _ in ROUTES:
        answer = await ask(cast, role, method, path, body)
        text = answer.text + json.dumps(dict(answer.headers))
        sent = json.dumps(body or {})
        leaks += [(path, s) for s in cast.secrets_from(role) if s in text and s not in sent]

    assert leaks == []


@pytest.mark.parametrize("role", sorted(set(ROLES) - MEMBERS - {"admin"}))
async def test_a_closed_table_does_not_exist_for_others(house: OpenHouse, role: str) -> None:
    cast = await cast_at_a_table(house)

    answers = [
        (path, (await ask(cast, role, method, path, body)).status_code)
        for method, path, body, _ in ROUTES
        if "{t}" in path
    ]

    assert [(path, status) for path, status in answers if status not in (401, 404)] == []


async def test_an_administrator_sees_a_closed_table_as_a_spectator(house: OpenHouse) -> None:
    cast = await cast_at_a_table(house)

    seen = await ask(cast, "admin", "GET", "/api/tables/{t}/snapshot", None)

    assert seen.status_code == 200
    assert (seen.json()["question"], sealed_in(seen.json())) == (None, [])


async def test_every_route_of_the_api_is_in_the_matrix(house: OpenHouse) -> None:
    """A new route must say who may use it."""
    known = {path.split("?")[0].replace("{t}", "{table_id}") for _, path, _, _ in ROUTES}
    elsewhere = {
        "/api/guests", "/api/register", "/api/sign-in", "/api/sign-out",  # test_people
        "/api/notices", "/api/notices/read", "/api/me/notices",  # test_notices
        "/api/me/channels/push", "/api/me/channels/app", "/api/me/channels/{channel_id}",
        "/api/me/channels/{channel_id}/test", "/api/me/mail", "/api/mail/confirm",
        "/api/password/forgotten", "/api/password/choose", "/unsubscribe/{token}",
        "/api/me/leave/{leave_id}",  # test_absence
        "/api/me/standing/{sanction_id}/appeal", "/api/moderation/reports/{report_id}",  # test_order
        "/api/moderation/reports/{report_id}/claim", "/api/moderation/reports/{report_id}/close",
        "/api/moderation/reports/{report_id}/sanction", "/api/moderation/sanctions/{sanction_id}/answer",
        "/api/passkeys/ask", "/api/passkeys/sign-in", "/api/me/passkeys",  # test_passkeys
        "/api/me/passkeys/ask", "/api/me/passkeys/{key}",
        "/api/people", "/api/me/relations",  # test_relations
        "/api/people/profile", "/api/ratings/{game}",  # test_profiles
        "/api/me/data", "/api/bots",  # test_farewell, test_strength
        "/api/records", "/api/tables",  # test_records, test_lobby
        "/api/locale/{language}", "/api/locale/{language}/{part}",  # test_house
        "/api/map/diplomacy", "/api/map/diplomacy/relief.avif",  # test_house
        "/api/diplomacy/adjudicate", "/api/diplomacy/check",  # test_study
        "/api/diplomacy/question", "/api/diplomacy/explain",  # test_study
        "/api/map/paths-of-glory/{part}",  # test_wire_pog
        "/api/map/napoleonic-wars/{part}",  # test_nw_map
        "/api/positions/{game}", "/api/paths-of-glory/odds",  # test_pog_study, test_nw_study
        "/api/napoleonic-wars/reference", "/api/napoleonic-wars/school/{lesson}/march",  # test_nw_study
        "/api/school/{game}", "/api/school/{game}/{lesson}",  # test_school
        "/api/school/{game}/{lesson}/explain",
        "/api/paths-of-glory/school/{lesson}/battle", "/api/paths-of-glory/school/{lesson}/supply",
        "/api/invites/{token}",  # test_lobby
        "/api/events", "/api/events/{event_id}",  # test_club_rights
        *(f"/api/events/{{event_id}}/{what}" for what in (
            "enter", "leave", "boards", "bots", "remove", "begin", "draft", "publish", "rule", "cancel",
            "standings.csv", "standings.png", "calendar.ics",
        )),
        "/api/clubs", "/api/clubs/{club_id}", "/api/clubs/{club_id}/notes/{note_id}",
        *(f"/api/clubs/{{club_id}}/{what}" for what in (
            "join", "roles", "remove", "renew", "notes", "tables",
        )),
        "/api/calendars/{token}",
        "/api/me/programs", "/api/me/programs/{program_id}", "/api/me/programs/{program_id}/tokens",
        "/api/me/programs/{program_id}/tokens/{token_id}",  # test_programs
        "/api/stream/events", "/api/stream/tables/{table_id}",
        "/api/games/{game}/ladder", "/api/games/{game}/card.png",  # test_ladders, test_previews
    }  # fmt: skip

    published = set((await house.stranger().get("/api/openapi.json")).json()["paths"])

    assert published - known - elsewhere == set()


@pytest.mark.parametrize("role", ROLES)
async def test_sockets_tell_no_secrets_either(served: OpenHouse, role: str) -> None:
    """Everything every role can hear at any seat while the game goes on."""
    cast = await cast_at_a_table(served, spectators=True)
    visitor = cast.people[role]

    heard = ""
    for seat in ("", "Austria", "England", "France", "Italy", "*", "nowhere"):
        async with visitor.socket(cast.table, seat) as line:
            heard += json.dumps(await line.hear())
            if line.connection.close_code is None and '"refused"' not in heard[-600:]:
                await cast.people["seat"].order(cast.table, "France", "press all: to everybody")
                heard += json.dumps(await line.hear_of("update"))

    assert [secret for secret in cast.secrets_from(role) if secret in heard] == []
