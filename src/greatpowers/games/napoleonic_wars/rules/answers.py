"""Answers that several questions take. Those of one question stand beside it."""

from __future__ import annotations

from ....engine.kinds import told
from ....engine.option import Option, option
from ..printed.cards import CARDS
from ..printed.names import NO_CAMP
from ..state.fights import Force
from ..state.ids import Area, Camp, CardId, Nation, Place


@option("done")
class Done(Option):
    """Enough."""


@option("pass")
class Pass(Option):
    """Do nothing."""


@option("agree")
class Agree(Option):
    pass


@option("refuse")
class Refuse(Option):
    pass


@option("accept")
class Accept(Option):
    pass


@option("event {card}")
class PlayEvent(Option):
    """A card for what it says."""

    card: CardId


@option("cp {card}")
class PlayCp(Option):
    """A card for its CPs."""

    card: CardId

    @told
    def cp(self) -> int:
        return CARDS[self.card].cp


@option("flag {area}")
class Flag(Option):
    """A Flag comes or goes there. [7.4]"""

    area: Area


@option("to {place}")
class To(Option):
    """Go there."""

    place: Place


@option("regroup {area}", says="regroup-from")
class RegroupFrom(Option):
    """The pieces there go to Regroup."""

    area: Area


@option("lose {force}")
class Lose(Option):
    """These pieces are lost."""

    force: Force


@option("siege {area} with {force}")
class Siege(Option):
    """A Fortress and the Army that attacks it. [12.2]"""

    area: Area
    force: Force


@option("war {enemy}")
class War(Option):
    """War on a nation, by who joins no Camp for it. [8.34]"""

    enemy: Nation

    @property
    def camp(self) -> Camp:
        return NO_CAMP


@option("war {enemy} join {camp}", says="war-join")
class WarJoin(Option):
    """War on a nation, and the Camp to be joined for it. [8.34]"""

    enemy: Nation
    camp: Camp
