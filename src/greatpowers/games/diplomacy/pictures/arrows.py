"""Orders as arrows: what is drawn for each kind of order and each outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...shared.maps import curves, marks
from ...shared.maps.markup import moved, stroked, tag
from .counters import unit
from .geometry import MapGeometry, Point, province_of
from .palette import PowerColours, Theme
from .picture import DrawingError, OrderKind, OrderMark, Picture

BEND = 0.1
FROM_UNIT = 15.0
TO_OCCUPIED = 25.0
BURST_ROOM = 8.0
TO_EMPTY = 14.0
FAINT = 0.45
DASHES = "9 7"
RING_DASHES = "7 6"
CROSS = "M-15-10L15 10M15-10L-15 10"
#: Outcomes of a move that did not reach its goal.
THROWN_BACK = ("bounces", "dislodged", "cut")
#: Kinds that units lie upon, in the order in which they may cover one another, and kinds that lie upon units.
BENEATH: Final[tuple[OrderKind, ...]] = ("convoy", "move", "retreat", "support", "support-hold", "hold")
ABOVE: Final[tuple[OrderKind, ...]] = ("build", "disband")


class Ink(NamedTuple):
    """The lines of an order, and the signs that must stay in sight where lines cross."""

    lines: str
    signs: str = ""


class ArrowPainter:
    """Draws the orders of one picture."""

    def __init__(self, picture: Picture, geometry: MapGeometry, theme: Theme) -> None:
        self.picture, self.geometry, self.theme = picture, geometry, theme
        self.occupied = {province_of(mark.place) for mark in picture.units if not mark.dislodged}
        self.dislodged = {
            (mark.power, province_of(mark.place)): mark.place for mark in picture.units if mark.dislodged
        }
        self.moves = {province_of(mark.at): mark for mark in picture.arrows if mark.kind == "move"}

    def draw(self, kinds: Sequence[OrderKind]) -> str:
        """The orders of these kinds, the first kind at the bottom; signs lie above all lines."""
        chosen = [mark for kind in kinds for mark in self.picture.arrows if mark.kind == kind]
        inks = [self.ink(mark) for mark in chosen]
        lines = [self._group(mark, ink.lines, "order") for mark, ink in zip(chosen, inks, strict=True)]
        signs = [
            self._group(mark, ink.signs, "sign") for mark, ink in zip(chosen, inks, strict=True) if ink.signs
        ]
        return "".join(lines + signs)

    def _group(self, mark: OrderMark, shapes: str, role: str) -> str:
        faint = FAINT if mark.outcome in ("void", "disrupted") else None
        return tag("g", shapes, opacity=faint, class_=f"{role} {mark.kind} {mark.outcome}", data_at=mark.at)

    def ink(self, mark: OrderMark) -> Ink:
        """What one order puts on the map."""
        match mark.kind:
            case "move":
                return self.move(mark)
            case "retreat":
                return self.retreat(mark)
            case "support":
                return self.support(mark)
            case "support-hold":
                return self.support_hold(mark)
            case "convoy":
                return self.convoy(mark)
            case "hold":
                return Ink(marks.ring(self.home(mark), self.theme.brass, self.theme.panel))
            case "build":
                return Ink(self.build(mark))
            case "disband":
                return Ink(self.disband(mark))

    def colours(self, mark: OrderMark) -> PowerColours:
        return self.theme.powers[mark.power]

    def home(self, mark: OrderMark) -> Point:
        """Where the ordered unit is drawn."""
        place = self.dislodged.get((mark.power, province_of(mark.at)))
        standing = self.geometry.standing(mark.at)
        return standing.unit if place is None else self.geometry.standing(place).dislodged

    def goal(self, mark: OrderMark) -> str:
        if mark.target is None:
            raise DrawingError(f"a {mark.kind} at {mark.at} needs a target")
        return mark.target

    def helped(self, mark: OrderMark) -> str:
        if mark.source is None:
            raise DrawingError(f"a {mark.kind} at {mark.at} needs a source")
        return mark.source

    def route(self, mark: OrderMark) -> list[Point]:
        """The way of a moving unit, its ends kept clear of the counters."""
        target = self.goal(mark)
        end = self.geometry.standing(target).unit
        if mark.via:
            stops = [self.home(mark), *(self.geometry.standing(sea).unit for sea in mark.via), end]
            whole = curves.smooth(stops)
        else:
            whole = curves.bent(self.home(mark), end, BEND)
        short = TO_OCCUPIED if province_of(target) in self.occupied else TO_EMPTY
        if mark.outcome in THROWN_BACK:
            short += BURST_ROOM
        return curves.cut_back(whole, FROM_UNIT, short)

    def move(self, mark: OrderMark) -> Ink:
        """A line with a head, or with a burst where it was thrown back; beads if it goes by convoy."""
        way, colours = self.route(mark), self.colours(mark)
        thrown_back = mark.outcome in THROWN_BACK
        shaft = way if thrown_back else curves.cut_back(way, 0, marks.HEAD_LENGTH)
        lines = marks.cased_line(shaft, colours) + (marks.beads(shaft, colours) if mark.via else "")
        if thrown_back:
            return Ink(lines, marks.burst(way[-1], self.theme))
        broken = marks.crossed_disc(curves.middle(way), self.theme) if mark.outcome == "disrupted" else ""
        return Ink(lines + marks.head(way, colours), broken)

    def retreat(self, mark: OrderMark) -> Ink:
        """Loose dots to the way out."""
        way, colours = self.route(mark), self.colours(mark)
        dots = marks.dotted_line(curves.cut_back(way, 14, marks.HEAD_LENGTH), colours)
        if mark.outcome in THROWN_BACK:
            return Ink(dots, marks.burst(way[-1], self.theme))
        return Ink(dots + marks.head(way, colours))

    def support(self, mark: OrderMark) -> Ink:
        """Dashes to the middle of the helped move."""
        helped = self.moves.get(province_of(self.helped(mark)))
        if helped is None or province_of(self.goal(helped)) != province_of(self.goal(mark)):
            helped = OrderMark("move", mark.power, self.helped(mark), self.goal(mark))
        colours, joint = self.colours(mark), curves.middle(self.route(helped))
        line = curves.cut_back(curves.bent(self.home(mark), joint, BEND / 2), FROM_UNIT, 5)
        plus = marks.plus_disc(joint, colours.solid, colours.ink, colours.line)
        dashes = marks.cased_line(line, colours, dashes=DASHES, thin=True)
        return Ink(dashes, plus + self._cross_if_lost(mark, line))

    def support_hold(self, mark: OrderMark) -> Ink:
        """Dashes to a dashed ring round the helped unit."""
        colours, helped = self.colours(mark), self.geometry.standing(self.helped(mark)).unit
        line = curves.cut_back(curves.bent(self.home(mark), helped, BEND / 2), FROM_UNIT, TO_OCCUPIED)
        ring = marks.ring(helped, colours.solid, colours.line, dashes=RING_DASHES)
        dashes = marks.cased_line(line, colours, dashes=DASHES, thin=True)
        return Ink(dashes + ring, self._cross_if_lost(mark, line))

    def _cross_if_lost(self, mark: OrderMark, line: Sequence[Point]) -> str:
        lost = mark.outcome in ("cut", "dislodged")
        return marks.crossed_disc(curves.middle(line), self.theme) if lost else ""

    def convoy(self, mark: OrderMark) -> Ink:
        """Waves under the fleet; the route too, unless the army's own arrow shows it."""
        (x, y), colours = self.home(mark), self.colours(mark)
        waves = marks.waves((x, y), colours, self.theme)
        army = self.moves.get(province_of(self.helped(mark)))
        if army is None or not army.via:
            way = OrderMark("move", mark.power, self.helped(mark), self.goal(mark), via=(mark.at,))
            waves = marks.dotted_line(self.route(way), colours) + waves
        lost = mark.outcome in ("dislodged", "disrupted", "cut")
        return Ink(waves, marks.crossed_disc((x + 20, y - 12), self.theme) if lost else "")

    def build(self, mark: OrderMark) -> str:
        """The new unit in a green ring with a plus."""
        if mark.unit is None:
            raise DrawingError(f"a build at {mark.at} needs the kind of unit")
        (x, y), theme = self.geometry.standing(mark.at).unit, self.theme
        ring = marks.ring((x, y), theme.ok, theme.panel, dashes=RING_DASHES)
        badge = marks.plus_disc((x + 19, y - 13), theme.ok, theme.panel, theme.panel)
        return unit(mark.power, mark.unit, x, y, place=mark.at) + ring + badge

    def disband(self, mark: OrderMark) -> str:
        """A cross through the unit."""
        casing = stroked(CROSS, self.theme.panel, 6.4, stroke_linecap="round")
        return moved(*self.home(mark), casing, stroked(CROSS, self.theme.seal, 3.6, stroke_linecap="round"))
