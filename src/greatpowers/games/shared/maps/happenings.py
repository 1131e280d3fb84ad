"""What happened on a board, drawn upon it: marches, attacks, retreats, losses, places taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from . import curves, marks
from .curves import Point
from .markup import moved, stroked, tag
from .themes import Theme

Way = Literal["march", "attack", "retreat", "transfer"]
#: Where a place is drawn; None: not on this board.
PointOf = Callable[[str], Point | None]

_BEND: Final = 0.08
_FROM: Final = 12.0
_TO: Final = 17.0
_CROSS: Final = "M-6-6L6 6M6-6L-6 6"


@dataclass(frozen=True, slots=True)
class Inks:
    """The line of a march, ink upon it, its outline."""

    solid: str
    ink: str
    line: str


@dataclass(frozen=True, slots=True)
class Moved:
    """Somebody's way from place to place; an attack that failed did not arrive."""

    nation: str
    stops: tuple[str, ...]
    how: Way = "march"
    failed: bool = False


@dataclass(frozen=True, slots=True)
class Happened:
    """All that is drawn of one round; `fights` and `losses` are places, `taken` says by whom."""

    moves: tuple[Moved, ...] = ()
    fights: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()
    taken: tuple[tuple[str, str], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.moves or self.fights or self.losses or self.taken)


NOTHING: Final = Happened()


@dataclass(slots=True)
class Telling:
    """Gathers what happened, each thing once and in its order."""

    moves: dict[tuple[str, tuple[str, ...], Way], bool] = field(default_factory=dict)
    fights: dict[str, None] = field(default_factory=dict)
    losses: dict[str, None] = field(default_factory=dict)
    taken: dict[str, str] = field(default_factory=dict)

    def went(self, nation: str, stops: Sequence[str], how: Way, failed: bool = False) -> None:
        self.moves[nation, tuple(stops), how] = failed

    def stepped(self, nation: str, start: str, end: str, how: Way) -> None:
        """One step of a way; where the last one of the nation ended it goes on."""
        last = next(reversed(self.moves), None)
        if last is None or (last[0], last[2], last[1][-1]) != (nation, how, start):
            self.went(nation, (start, end), how)
            return
        del self.moves[last]
        self.went(nation, (*last[1], end), how)

    def all(self) -> Happened:
        moves = (Moved(*key, failed) for key, failed in self.moves.items())
        return Happened(tuple(moves), tuple(self.fights), tuple(self.losses), tuple(self.taken.items()))


class Drawn:
    """The marks of one board, `scale` times as large as they are made."""

    def __init__(
        self,
        happened: Happened,
        point_of: PointOf,
        inks_of: Callable[[str], Inks],
        theme: Theme,
        scale: float,
        ring_of: Callable[[str], str],
    ) -> None:
        self._happened, self._inks_of, self._theme = happened, inks_of, theme
        self._point_of, self._scale, self._ring_of = point_of, scale, ring_of

    def beneath(self) -> str:
        """What pieces lie upon: rings round what was taken, and the lines."""
        rings = [
            moved(*point, self._ring(self._ring_of(who)), scale=self._scale)
            for place, who in self._happened.taken
            if (point := self._point_of(place))
        ]
        calm = sorted(self._happened.moves, key=lambda one: one.how == "attack")
        lines = [self._line(one) for one in calm]
        return "".join(rings) + moved(0, 0, *lines, scale=self._scale)

    def above(self) -> str:
        """Signs that must stay in sight: bursts of fights, crosses of losses."""
        return "".join(
            [
                *self._signs(self._happened.fights, 15, -13, marks.burst((0, 0), self._theme)),
                *self._signs(self._happened.losses, -15, -13, self._cross()),
            ]
        )

    def _signs(self, places: Iterable[str], dx: float, dy: float, sign: str) -> Iterable[str]:
        """Beside the pieces, so that they can still be read."""
        for place in places:
            if point := self._point_of(place):
                x, y = point[0] + dx * self._scale, point[1] + dy * self._scale
                yield moved(x, y, sign, scale=self._scale)

    def _line(self, one: Moved) -> str:
        points = [self._point_of(stop) for stop in one.stops]
        known = [(x / self._scale, y / self._scale) for x, y in filter(None, points)]
        if len(known) < 2 or known[0] == known[-1]:
            return ""
        way = curves.smooth(known) if len(known) > 2 else curves.bent(known[0], known[1], _BEND)
        way = curves.cut_back(way, _FROM, _TO)
        inks = self._inks_of(one.nation)
        match one.how:
            case "retreat":
                return marks.dotted_line(curves.cut_back(way, 0, marks.HEAD_LENGTH), inks) + marks.head(
                    way, inks
                )
            case "transfer":
                shaft = curves.cut_back(way, 0, marks.HEAD_LENGTH)
                return marks.cased_line(shaft, inks, dashes="9 7", thin=True) + marks.head(way, inks)
            case _:
                shaft = curves.cut_back(way, 0, marks.HEAD_LENGTH)
                end = self._thrown_back(way[-1]) if one.failed else marks.head(way, inks)
                return marks.cased_line(shaft, inks) + end

    def _thrown_back(self, point: Point) -> str:
        disc = tag("circle", r=4.4, fill=self._theme.seal, stroke=self._theme.panel, stroke_width=1.4)
        return moved(*point, disc)

    def _ring(self, colour: str) -> str:
        casing = tag("circle", r=15, fill="none", stroke=self._theme.panel, stroke_width=6)
        return casing + tag("circle", r=15, fill="none", stroke=colour, stroke_width=3.6)

    def _cross(self) -> str:
        casing = stroked(_CROSS, self._theme.panel, 6, stroke_linecap="round")
        return casing + stroked(_CROSS, self._theme.seal, 3.4, stroke_linecap="round")
