"""What a game tells those who study many of its matches: which cards were played for their own sake, how a
match stands turn by turn, why it ended, and ways of random play that reach what plain chance hardly does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic

from .events import Event
from .plain import PlainObject, StateT

if TYPE_CHECKING:
    from .chance import Stream
    from .match import Question

#: A way of random play: one of the answers the question offers. It may look at everything in the state.
#: It is of one game, as are the state it looks at and the answer it gives.
Taste = Callable[[Any, "Question", "Stream"], Any]


class Study(Generic[StateT]):
    """A game without cards and without a count; games say more."""

    #: Every card that can be played for its own sake, as an event or in a battle.
    cards: Sequence[str] = ()
    #: Card -> every use it has, as `card_used` names them.
    card_uses: Mapping[str, Sequence[str]] = MappingProxyType({})
    #: Words of answers by what they name, such as spaces or cards: one may be put for another of its kind.
    words: Sequence[Sequence[str]] = ()

    def tastes(self) -> Mapping[str, Taste]:
        """Ways of random play by name."""
        return {}

    def card_played(self, event: Event) -> str:
        """The card that was played for its own sake when this happened; mostly none."""
        return ""

    def odd_answers(self, state: StateT, seat: str, stream: Stream) -> Sequence[str]:
        """Answers somebody might try now, allowed or not, to meet refusals chance hardly does."""
        return ()

    def card_used(self, event: Event) -> tuple[str, str] | None:
        """The card that was used when this happened, and how; mostly none."""
        return None

    def turn(self, state: StateT) -> int:
        """The turn being played, by the number people know it under."""
        return 0

    def points(self, state: StateT) -> Mapping[str, float]:
        """What is counted in this game, by seat or by the name of the track."""
        return {}

    def counts(self, events: Sequence[Event]) -> Mapping[str, float]:
        """What is worth counting in a whole match, by names that end in a seat where it is one's own."""
        return {}

    def following(self, counts: Mapping[str, float]) -> Mapping[str, float]:
        """What follows from the counts of a match and is worth a mean of its own."""
        return {}

    def with_bids(self, state: StateT) -> Mapping[int, Mapping[str, float]]:
        """The scores of a match that is over had its first seat been had for so many points; none without
        bidding."""
        return {}

    def features(self, state: StateT, seat: str) -> Mapping[str, float]:
        """A judgement of a seat's player taken apart: by the name of a weight what it is multiplied with, and
        by an empty name the rest."""
        return {}

    def why_message(self, result: PlainObject) -> str:
        """The id of the message that tells why a match ended so."""
        return "cli-evaluate-ended"
