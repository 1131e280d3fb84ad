"""Everybody who could ask for something, around one table with secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from greatpowers.server.administration import make_admin
from tests.server.houses import SEVEN, OpenHouse, Visitor

ROLES = ("owner", "seat", "other seat", "spectator", "outsider", "stranger", "admin")

#: What nobody but France may ever see while the game goes on.
FRENCH_SECRETS = ("A Par - Gas", "the Iberian plan")
#: What nobody but Italy may see.
ITALIAN_SECRETS = ("A Rom - Apu", "the Adriatic plan")


@dataclass
class Cast:
    """A table in play: France is `seat`, Italy is `other seat`, the owner has Austria, bots have the rest."""

    house: OpenHouse
    table: str
    people: dict[str, Visitor]
    seed: str

    def secrets_from(self, role: str) -> list[str]:
        """What this role must not learn."""
        hidden = [self.seed]
        if role != "seat":
            hidden += FRENCH_SECRETS
        if role != "other seat":
            hidden += ITALIAN_SECRETS
        return hidden


async def cast_at_a_table(house: OpenHouse, **wishes: Any) -> Cast:
    """A private table that takes spectators who know its address."""
    owner, seat, other, spectator, outsider = await house.guests(
        "Owner", "Ann", "Béla", "Watcher", "Outsider"
    )
    admin = house.stranger()
    await admin.post("/api/register", name="Keeper", password="correct horse")
    await make_admin(house.house.database, "Keeper")
    await admin.post("/api/sign-in", name="Keeper", password="correct horse")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"Austria": "me", "France": "invite", "Italy": "invite"}
    made = await owner.create(seats, options={"hidden_votes": True}, **wishes)
    table = made["id"]
    await seat.post(f"/api/tables/{table}/join", invite=made["invites"]["France"])
    await other.post(f"/api/tables/{table}/join", invite=made["invites"]["Italy"])
    await house.settled(table)
    await seat.order(table, "France", "press England: the Iberian plan")
    await seat.order(table, "France", "A Par - Gas; A Mar S A Par - Gas")
    await other.order(table, "Italy", "press Turkey: the Adriatic plan")
    await other.order(table, "Italy", "A Rom - Apu")
    live = await house.house.matches.table(table)
    people = {
        "owner": owner,
        "seat": seat,
        "other seat": other,
        "spectator": spectator,
        "outsider": outsider,
        "stranger": house.stranger(),
        "admin": admin,
    }
    return Cast(house, table, people, live.about.seed)
