"""What the fields of events speak of: texts and numbers as they are saved, each with its kind.

To the rules they are plain; those who put events into words know by the kind what they are.
"""

from __future__ import annotations

from typing import Annotated, get_args

from .....engine.kinds import kind
from .. import ids  # noqa: F401  a Force gets its kind there

#: Ids as texts.
PlaceText = Annotated[str, "place"]
NationText = Annotated[str, "nation"]
LeaderText = Annotated[str, "leader"]
SquadronText = Annotated[str, "squadron"]
CampText = Annotated[str, "camp"]
CardText = Annotated[str, "card"]
#: A place on the map or a box beside it.
SpotText = Annotated[str, "spot"]
#: Short words that the wording knows.
Cause = Annotated[str, "cause"]
Manner = Annotated[str, "manner"]
CardUse = Annotated[str, "card-use"]
Phase = Annotated[str, "phase"]
Status = Annotated[str, "status"]
Box = Annotated[str, "box"]
EffectText = Annotated[str, "effect"]
Ending = Annotated[str, "ending"]
#: A nation, or "active" and "other" where records of old do not name it.
Party = Annotated[str, "party"]
#: A turn by its year, a number with its sign, dice, points by seat.
Year = Annotated[int, "year"]
Signed = Annotated[int, "signed"]
Faces = Annotated[tuple[int, ...], "faces"]
Points = Annotated[dict[str, int], "points"]


def _hang(*types: object) -> None:
    for type_ in types:
        kind(type_, get_args(type_)[1], wire=lambda value: value)


_hang(PlaceText, NationText, LeaderText, SquadronText, CampText, CardText, SpotText)
_hang(Cause, Manner, CardUse, Phase, Status, Box, EffectText, Ending, Party)
_hang(Year, Signed, Faces, Points)
