"""The screens of the house: what somebody sees who was never here, and somebody who plays."""

from __future__ import annotations

from .diplomacy import SEVEN, long_summer
from .frame import ABROAD, EVERY, Look, Place, Scene
from .host import Host


def never_here(host: Host) -> Place:
    host.once(company)
    return Place("/")


def at_home(host: Host) -> Place:
    host.once(company)
    host.once(long_summer)
    return Place("/", host.person("Anna V.").state)


def page(path: str) -> Scene:
    """A page that looks the same whoever sees it."""
    return Scene(path.strip("/").split("/")[0], lambda _host: Place(path))


def company(host: Host) -> None:
    """Tables of others at which seats are free."""
    free = dict.fromkeys(SEVEN, "bot:regular") | {"England": "me", "France": "open", "Turkey": "open"}
    slow = {"kind": "slow", "hours": 24}
    gergo, oleg, tomas = (
        host.person(name, language) for name, language in (("Gergő", "hu"), ("Олег", "ru"), ("Tomás", "en"))
    )
    gergo.table("diplomacy", "seven", "Vasárnapi asztal", free, pace=slow)
    oleg.table(
        "diplomacy", "seven", "Без конвоя", free | {"Italy": "open"}, pace={"kind": "slow", "hours": 12}
    )
    tomas.table("paths-of-glory", "historical", "First game, gently", {"ap": "me", "cp": "open"}, pace=slow)


SCENES = (
    Scene("lobby.first", never_here, looks=EVERY + ABROAD),
    Scene("lobby", at_home, kept=(Look(), Look(phone=True), Look(language="hu")), looks=EVERY + ABROAD),
    Scene("account", lambda host: Place("/account", host.person("Anna V.").state)),
    *map(
        page,
        ("/new/diplomacy", "/find", "/replays", "/arena", "/learn/diplomacy", "/rules/diplomacy", "/nowhere"),
    ),
)
