"""Names that cannot be read or could be mistaken, and passwords everybody knows."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from greatpowers.locale import LANGUAGES, Texts
from greatpowers.server import store
from greatpowers.server.people.naming import checked_name, likeness
from greatpowers.server.people.passwords import checked_password
from greatpowers.server.problems import Problem
from tests.server.houses import OpenHouse

RIGHT = "correct horse"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Bo\u034fb", "name-characters"),
        ("\u3164", "name-characters"),
        ("Bob\u2800", "name-characters"),
        ("\u115f\u1160", "name-characters"),
        ("Bob\u200d", "name-characters"),
        ("Bob\U000e0101", "name-characters"),
        ("\u0301\u0302", "name-characters"),
        ("B\u0336\u0337\u0338ob", "name-characters"),
        ("Bob\u20dd", "name-characters"),
        ("\u2003\u00a0", "name-length"),
        ("\ufe0f", "name-length"),
        ("Bоb", "name-mixed"),
        ("Αnna", "name-mixed"),
        ("Annа Smith", "name-mixed"),
    ],
)
def test_names_nobody_could_read_are_refused(name: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        checked_name(name)

    assert refused.value.code == code
    for language in LANGUAGES:
        assert Texts(language).format(code, **refused.value.params) != code


@pytest.mark.parametrize(
    "name",
    [
        "Béla", "Мария-Anna", "Иван Smith", "山田たろう", "김철수", "O’Neill", "Nguyễn Thị", "रामा", "محمد",
        "Ёлка", "สมชาย", "Ann 2", "x_X_Ann_X_x", "Zsófia Árva-Kis", "Ann 😀", "Γιώργος", "J. R. R.",
    ],
)  # fmt: skip
def test_names_of_the_world_are_welcome(name: str) -> None:
    assert checked_name(name) == name


def test_what_is_only_written_otherwise_is_folded() -> None:
    assert checked_name("  Ａｎｎ\u00a0\u2003B ") == "Ann B"
    assert checked_name("☀\ufe0f Ann") == "☀ Ann"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("coco", "сосо"), ("COCO", "сосо"), ("Ian", "lan"), ("Otto", "0tto"), ("Bill", "Bi11"),
        ("Nik", "Νικ"), ("O’Neill", "O'Neill"), ("Ann-Lee", "Ann–Lee"), ("Ann Lee", "AnnLee"),
        ("Ëlka", "Ёlka"), ("Bernd", "Bemd"),
    ],
)  # fmt: skip
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bela", "Béla"), ("Anna", "Hanna"), ("Иван", "Ivan"), ("Ann", "Ann 2"), ("Jan", "Jana")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@pytest.mark.anyio
async def test_nobody_can_be_mistaken_for_a_member(any_house: OpenHouse) -> None:
    bob, ann = any_house.stranger(), await any_house.guest("Ann")
    await bob.post("/api/register", name="Coco", password=RIGHT)

    guest = await any_house.stranger().post("/api/guests", name="Сосо")
    member = await any_house.stranger().post("/api/register", name="С0со"[0] + "осо", password=RIGHT)
    renamed = await ann.client.patch("/api/me", json={"name": "сосо"})
    same = await any_house.stranger().post("/api/guests", name="cOCO\ufe0f")
    own = await bob.client.patch("/api/me", json={"name": "C0co"})

    for answer in (guest, member, renamed):
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name-alike")
    assert same.json()["error"]["code"] == "name-taken"
    assert own.json()["name"] == "C0co"


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-length"),
        ("password", "password-common"),
        ("Password", "password-common"),
        ("Password123!", "password-common"),
        ("ｐａｓｓｗｏｒｄ", "password-common"),
        ("qwertyuiop", "password-common"),
        ("12345678", "password-common"),
        ("aaaaaaaaaaaa", "password-common"),
        ("abababab", "password-common"),
        ("йцукенгш", "password-common"),
        ("jelszó2026", "password-common"),
        ("Zsófia Kis", "password-name"),
        ("zsófiakis", "password-name"),
        ("ZSÓFIA KIS 1805", "password-name"),
    ],
)
def test_passwords_everybody_knows_are_refused(password: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        checked_password(password, "Zsófia Kis")

    assert refused.value.code == code
    for language in LANGUAGES:
        assert Texts(language).format(code, **refused.value.params) != code


@pytest.mark.parametrize("password", ["correct horse", "battery staple", "Zsófia Kis likes tea", "x7#Lq9!v"])
def test_other_passwords_are_fine(password: str) -> None:
    assert checked_password(password, "Zsófia Kis") == password


@pytest.mark.anyio
async def test_a_new_password_is_looked_at_like_the_first(house: OpenHouse) -> None:
    bela = house.stranger()
    first = await bela.post("/api/register", name="Béla Kis", password="béla kis")
    await bela.post("/api/register", name="Béla Kis", password=RIGHT)

    change = {"password": {"old": RIGHT, "new": "password1"}}
    second = await bela.client.patch("/api/me", json=change)
    back = await house.stranger().post("/api/sign-in", name="Béla Kis", password=RIGHT)

    assert first.json()["error"]["code"] == "password-name"
    assert second.json()["error"]["code"] == "password-common"
    assert back.status_code == 200


@pytest.mark.anyio
async def test_titles_are_seen_too(house: OpenHouse) -> None:
    ann = await house.guest("Ann")

    for title in ("\u3164", "a\u2800b", "x\u034f", "\u202eabc", "a\u0336\u0337\u0338"):
        answer = await ann.post("/api/tables", game="diplomacy", title=title)
        assert answer.json()["error"]["code"] == "title-characters"
    made = await ann.post("/api/tables", game="diplomacy", title="❤\ufe0f war")
    assert made.json()["title"] == "❤ war"


def test_members_of_older_houses_are_protected(tmp_path: Path) -> None:
    """The migration fills in what names look like; names as they are stay."""
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    row = "INSERT INTO people VALUES (:id, :name, :key, 'member', 'x', 'en', 'system', 0, 0)"
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        for id_, name, key in (("a", "Ian", "ian"), ("b", "lan", "lan"), ("c", "Guest", None)):
            connection.execute(text(row), {"id": id_, "name": name, "key": key})
        command.upgrade(config, "head")
        found = dict(connection.execute(text("SELECT id, likeness FROM people")).all())  # type: ignore[arg-type]
    engine.dispose()

    assert found == {"a": "lan", "b": "lan", "c": None}
