"""Making tables, finding them, sitting down and standing up."""

from __future__ import annotations

import pytest

from tests.server.houses import SEVEN, OpenHouse, holds

pytestmark = pytest.mark.anyio


async def test_the_games_tell_scenarios_options_and_bots(house: OpenHouse) -> None:
    games = (await house.stranger().get("/api/games")).json()

    diplomacy = next(game for game in games if game["id"] == "diplomacy")
    assert diplomacy["scenarios"][0]["id"] == "seven"
    assert {"name": "press", "kind": "choice", "default": "private"}.items() <= next(
        option for option in diplomacy["options"] if option["name"] == "press"
    ).items()
    assert "regular" in diplomacy["bots"]
    assert set(diplomacy["talking"]) == set(diplomacy["bots"]) - {"random", "holder", "novice"}


async def test_an_open_public_table_is_listed_and_joined(any_house: OpenHouse) -> None:
    ann, bela = await any_house.guests("Ann", "Béla")
    table = await ann.create({"France": "me"}, public=True, title="Friday evening")

    listed = (await bela.get("/api/tables", list="open")).json()["tables"]
    joined = (await bela.post(f"/api/tables/{table['id']}/join", seat="Italy")).json()

    assert [(shown["title"], shown["free_seats"]) for shown in listed] == [("Friday evening", 6)]
    assert joined["my_seats"] == ["Italy"]
    assert {seat["id"]: seat["name"] for seat in joined["seats"] if seat["name"]} == {
        "France": "Ann",
        "Italy": "Béla",
    }


async def test_tables_are_found_by_their_language(any_house: OpenHouse) -> None:
    """A table speaks the language of its host unless another was chosen; lists can be narrowed."""
    ann = await any_house.guest("Ann")
    cili = any_house.stranger()
    await cili.post("/api/guests", name="Cili", language="hu")
    await ann.create({"France": "me"}, public=True, title="plain")
    await ann.create({"France": "me"}, public=True, title="chosen", language="ru")
    await cili.create({"France": "me"}, public=True, title="of its host")

    async def listed(languages: str) -> dict[str, str]:
        tables = (await ann.get("/api/tables", list="open", language=languages)).json()["tables"]
        return {table["title"]: table["language"] for table in tables}

    assert await listed("") == {"plain": "en", "chosen": "ru", "of its host": "hu"}
    assert await listed("hu") == {"of its host": "hu"}
    assert await listed("en,ru") == {"plain": "en", "chosen": "ru"}
    assert await listed("de") == {}
    assert (await ann.post("/api/tables", game="diplomacy", language="xx")).json()["error"]["code"] == (
        "language-unknown"
    )


async def test_a_list_tells_the_host_and_what_the_board_looks_like(house: OpenHouse) -> None:
    ann, bela = await house.guests("Ann", "Béla")
    waiting = await ann.create({"France": "me"}, public=True)
    hidden = await ann.create({"France": "me"}, public=True, anonymous=True)
    playing = await ann.create(dict.fromkeys(SEVEN, "hotseat"), public=True, spectators=True)

    seen = {
        table["id"]: table
        for name in ("open", "watch")
        for table in (await bela.get("/api/tables", list=name)).json()["tables"]
    }

    assert (seen[waiting["id"]]["host"], seen[waiting["id"]]["board"]) == ("Ann", None)
    assert seen[hidden["id"]]["host"] is None
    assert "France A Par" in seen[playing["id"]]["board"]["units"]
    assert seen[playing["id"]]["board"]["centres"]["Par"] == "France"


async def test_the_first_open_seat_is_given_to_whoever_names_none(house: OpenHouse) -> None:
    ann, bela = await house.guests("Ann", "Béla")
    table = await ann.create({"Austria": "me"}, public=True)

    joined = (await bela.post(f"/api/tables/{table['id']}/join")).json()

    assert joined["my_seats"] == ["England"]


async def test_a_taken_seat_is_refused(house: OpenHouse) -> None:
    ann, bela = await house.guests("Ann", "Béla")
    table = await ann.create({"France": "me"}, public=True)

    answer = await bela.post(f"/api/tables/{table['id']}/join", seat="France")

    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "seat-taken")


async def test_the_game_starts_when_the_last_seat_is_taken(any_house: OpenHouse) -> None:
    ann, bela = await any_house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "bot:random") | {"France": "me", "Italy": "open"}
    table = await ann.create(seats, public=True)

    joined = (await bela.post(f"/api/tables/{table['id']}/join", seat="Italy")).json()

    assert table["status"] == "waiting"
    assert (joined["status"], joined["phase"]) == ("playing", "S1901M")


async def test_an_invitation_opens_one_seat_of_a_private_table(any_house: OpenHouse) -> None:
    ann, bela = await any_house.guests("Ann", "Béla")
    table = await ann.create(dict.fromkeys(SEVEN, "bot:random") | {"France": "me", "Italy": "invite"})
    token = table["invites"]["Italy"]

    hidden = await bela.get(f"/api/tables/{table['id']}")
    shown = (await bela.get(f"/api/invites/{token}")).json()
    joined = (await bela.post(f"/api/tables/{table['id']}/join", invite=token)).json()
    again = await (await any_house.guest("Cili")).post(f"/api/tables/{table['id']}/join", invite=token)

    assert hidden.status_code == 404
    assert (shown["seat"], shown["table"]["id"], shown["free"]) == ("Italy", table["id"], True)
    assert joined["my_seats"] == ["Italy"]
    assert again.status_code == 404


async def test_invitations_are_shown_to_the_owner_only(house: OpenHouse) -> None:
    ann, bela = await house.guests("Ann", "Béla")
    table = await ann.create({"France": "me", "Italy": "invite"})
    await bela.post(f"/api/tables/{table['id']}/join", invite=table["invites"]["Italy"])

    seen = (await bela.get(f"/api/tables/{table['id']}")).json()

    assert set(table["invites"]) == set(SEVEN) - {"France"}
    assert seen["invites"] == {}


async def test_a_private_table_is_in_no_list_of_others(house: OpenHouse) -> None:
    ann, bela = await house.guests("Ann", "Béla")
    await ann.create({"France": "me"})

    names = ("open", "watch", "mine", "finished")
    lists = [(await bela.get("/api/tables", list=name)).json()["tables"] for name in names]

    assert lists == [[], [], [], []]


async def test_my_games_tell_what_waits_for_me(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    before = (await ann.get("/api/tables", list="mine")).json()["tables"][0]

    view = (await ann.snapshot(table, "France"))["view"]
    for seat in SEVEN[:-1]:
        await ann.order(table, seat, holds(view, seat))
    after = (await ann.get("/api/tables", list="mine")).json()["tables"][0]

    assert before["waits_for_me"]
    assert {seat["id"] for seat in after["seats"] if seat["ready"]} == set(SEVEN[:-1])
    assert after["waits_for_me"]


async def test_leaving_before_the_start_frees_the_seat(any_house: OpenHouse) -> None:
    ann, bela = await any_house.guests("Ann", "Béla")
    table = (await ann.create({"France": "me"}, public=True))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")

    left = await bela.post(f"/api/tables/{table}/leave")
    shown = (await ann.get(f"/api/tables/{table}")).json()

    assert left.status_code == 200
    assert next(seat["who"] for seat in shown["seats"] if seat["id"] == "Italy") == "open"


async def test_nobody_leaves_a_game_in_play(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "bot:random") | {"France": "me"}))["id"]

    answer = await ann.post(f"/api/tables/{table}/leave")

    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "already-started")


async def test_the_owner_starts_with_bots_in_the_free_seats(any_house: OpenHouse) -> None:
    ann, bela = await any_house.guests("Ann", "Béla")
    table = (await ann.create({"France": "me"}, public=True))["id"]

    unfilled = await ann.post(f"/api/tables/{table}/start")
    foreign = await bela.post(f"/api/tables/{table}/start", fill="random")
    started = (await ann.post(f"/api/tables/{table}/start", fill="random")).json()

    assert (unfilled.status_code, unfilled.json()["error"]["code"]) == (409, "seats-open")
    assert foreign.status_code == 403
    assert started["status"] == "playing"
    assert {seat["who"] for seat in started["seats"]} == {"person", "bot"}


async def test_a_cancelled_table_is_gone(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create({"France": "me"}, public=True))["id"]

    await ann.post(f"/api/tables/{table}/cancel")

    assert (await ann.get(f"/api/tables/{table}")).status_code == 404
    assert (await ann.get("/api/tables", list="mine")).json()["tables"] == []


async def test_names_stay_hidden_at_an_anonymous_table(house: OpenHouse) -> None:
    ann, bela = await house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open"}
    options = {"last_year": 1901}
    table = (await ann.create(seats, public=True, anonymous=True, spectators=True, options=options))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")

    during = (await bela.get(f"/api/tables/{table}")).json()
    for _ in range(3):
        await house.settled(table)
        for who, seat in ((ann, "France"), (bela, "Italy")):
            seen = await who.snapshot(table, seat)
            if seen["question"] is not None and seen["table"]["status"] == "playing":
                await who.order(table, seat, holds(seen["view"], seat))
    await house.settled(table)
    after = (await (await house.guest("Cili")).get(f"/api/tables/{table}")).json()

    assert [seat["name"] for seat in during["seats"] if seat["name"]] == ["Béla"]
    assert after["status"] == "finished"
    assert {seat["name"] for seat in after["seats"] if seat["name"]} == {"Ann", "Béla"}


async def test_lots_are_drawn_and_can_be_recomputed(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"Austria": "me"}
    wishes = {"draw_lots": True, "nonce": "my own salt", "options": {"last_year": 1901}}
    drawn = set()
    for _ in range(12):
        table = await ann.create(seats, **wishes)
        drawn.add(table["my_seats"][0])
    proof = (await ann.get(f"/api/tables/{table['id']}/verification")).json()

    assert len(drawn) > 1
    assert proof["lots"]["Austria"] == table["my_seats"][0]
    assert sorted(proof["lots"].values()) == sorted(SEVEN)
    assert proof["nonces"] == {"Austria": "my own salt"}


async def test_a_rematch_keeps_everybodys_seat(house: OpenHouse) -> None:
    ann, bela = await house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open"}
    table = (await ann.create(seats, public=True))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")
    too_soon = await ann.post(f"/api/tables/{table}/rematch")
    await house.settled(table)
    await ann.order(table, "France", "draw yes")
    await bela.order(table, "Italy", "draw yes")
    await house.settled(table)

    again = (await ann.post(f"/api/tables/{table}/rematch")).json()
    found = (await bela.get(f"/api/tables/{table}")).json()["rematch"]
    joined = (await bela.post(f"/api/tables/{found}/join")).json()

    assert too_soon.status_code == 409
    assert (again["my_seats"], again["status"]) == (["France"], "waiting")
    assert (joined["my_seats"], joined["status"]) == (["Italy"], "playing")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"scenario": "nine"}, "option-unknown"),
        ({"options": {"press": "loud"}}, "option-unknown"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"seats": {"Prussia": "me"}}, "seat-unknown"),
        ({"seats": {"France": "bot:genius"}}, "level-unknown"),
        ({"seats": {"France": "nobody"}}, "seat-wish-unknown"),
        ({"title": "x" * 100}, "title-length"),
        ({"pace": {"kind": "fixed", "at": ["20:00"], "zone": "Europe/Atlantis"}}, "zone-unknown"),
    ],
)
async def test_a_wish_that_cannot_be_met_is_explained(
    house: OpenHouse, wish: dict[str, object], code: str
) -> None:
    ann = await house.guest("Ann")

    answer = await ann.post("/api/tables", **{"game": "diplomacy", **wish})

    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)


async def test_lists_come_in_pages(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    for number in range(23):
        house.clock.move(seconds=1)
        await ann.create({"France": "me"}, public=True, title=f"table {number}")

    first = (await ann.get("/api/tables", list="open")).json()
    second = (await ann.get("/api/tables", list="open", page=1)).json()

    assert (len(first["tables"]), first["more"]) == (20, True)
    assert ([table["title"] for table in second["tables"]], second["more"]) == (
        ["table 2", "table 1", "table 0"],
        False,
    )
