/** What part of the map is seen, how near, and every way to bring places into view. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from "d3-zoom";
import type { Point } from "./curves";
import { standing, type MapData } from "./map";
import { containScale, coverScale } from "./view";

/** Below this scale a narrow screen shows names and counters too small to be read. */
const READABLE = 0.62;
/** Pixels kept between a place and the edge of the frame. */
const MARGIN = 44;

/** d3-zoom brings transitions along; their types are a package of their own. */
interface Gliding {
  transition(): { duration(ms: number): { call(f: unknown, t: ZoomTransform): void } };
}

/** What the camera is to know of its board. */
export interface Sheet {
  map: MapData;
  /** Units are dragged: a push that begins on one does not move the map. */
  draggable: boolean;
  /** Narrow screens open near the asked unit. */
  near: boolean;
  /** Where the question is. */
  asked: string | null;
  /** Provinces the first look is to show; the whole map if there are none. */
  look: readonly string[];
  /** Pixels at the lower edge that a sheet covers. */
  covered: number;
}

export class Camera {
  size = $state({ width: 0, height: 0 });
  view = $state.raw<ZoomTransform>(zoomIdentity);
  /** Scale at which the ground was last drawn: while fingers move, its picture is only shifted and stretched. */
  drawn = $state(1);
  readonly cover: number = $derived.by(() => coverScale(this.size, this.sheet().map.frame));

  private svg: SVGSVGElement | null = null;
  private readonly behaviour = zoom<SVGSVGElement, unknown>()
    .filter((event: Event & { button?: number; ctrlKey?: boolean }) => {
      if (event.type === "dblclick") return true;
      const onUnit =
        this.sheet().draggable && event.type !== "wheel" && (event.target as Element).closest("[data-drag]") !== null;
      return !onUnit && !event.button;
    })
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      this.view = event.transform;
      this.moved();
    })
    .on("end", () => (this.drawn = this.view.k));

  constructor(
    private readonly sheet: () => Sheet,
    private readonly moved: () => void,
  ) {}

  /** Listen to a frame on the screen; a still one only follows its size. */
  attach(frame: HTMLElement, svg: SVGSVGElement, still: boolean): () => void {
    this.svg = svg;
    const selection = select(svg);
    selection.call(this.behaviour);
    if (still) selection.on(".zoom", null);
    else selection.on("dblclick.zoom", () => this.goTo(this.sheet().asked));
    let first = true;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (!width || !height) return;
      this.resized({ width, height }, first);
      first = false;
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }

  private resized(size: { width: number; height: number }, first: boolean): void {
    const { near, look } = this.sheet();
    const middle: Point = this.size.width ? this.middle() : [0, 0];
    // Who looked at the whole map goes on doing so when panels change their width.
    const wasWhole = !near && !look.length && Math.abs(this.view.k - this.whole()) < 0.01;
    this.size = size;
    const { map, covered } = this.sheet();
    this.behaviour
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      .translateExtent([
        [0, 0],
        [map.frame[0], map.frame[1] + covered],
      ])
      .scaleExtent([containScale(size, map.frame), this.cover * 5]);
    if (first || wasWhole) this.open();
    else this.moveTo(this.centred(middle, Math.max(this.view.k, containScale(size, map.frame))), 0);
  }

  /** The first look: the whole map, or on narrow screens the asked unit. */
  private open(): void {
    const { map, look, near, asked } = this.sheet();
    if (look.length) return this.frameUp(look, 0);
    if (near && asked) return this.goTo(asked, 0);
    const k = near ? Math.max(this.cover, 0.85) : this.whole();
    this.moveTo(this.centred([map.frame[0] * 0.46, map.frame[1] / 2], k), 0);
  }

  /** The scale of a look at everything: no edge of the map is cut off. */
  private whole(): number {
    return containScale(this.size, this.sheet().map.frame);
  }

  /** The map's point in the middle of what is not covered. */
  private middle(): Point {
    return this.view.invert([this.size.width / 2, (this.size.height - this.sheet().covered) / 2]);
  }

  private centred(point: Point, k: number): ZoomTransform {
    const { map, covered } = this.sheet();
    const { width, height } = this.size;
    const wanted = zoomIdentity.translate(width / 2 - k * point[0], (height - covered) / 2 - k * point[1]).scale(k);
    return this.behaviour.constrain()(
      wanted,
      [
        [0, 0],
        [width, height],
      ],
      [
        [0, 0],
        // What the sheet covers is measured on the screen, the map in its own units.
        [map.frame[0], map.frame[1] + covered / k],
      ],
    );
  }

  private moveTo(transform: ZoomTransform, ms: number): void {
    const selection = select(this.svg!);
    if (ms === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches)
      selection.call(this.behaviour.transform, transform);
    else (selection as unknown as Gliding).transition().duration(ms).call(this.behaviour.transform, transform);
  }

  private standing(place: string): Point {
    return standing(this.sheet().map, place).unit;
  }

  /** Bring a place to the middle, near enough to be read. */
  goTo(place: string | null, ms = 420): void {
    if (!place || !this.size.width) return;
    const k = this.sheet().near ? Math.max(this.view.k, 1) : Math.max(this.view.k, this.cover * 1.7);
    this.moveTo(this.centred(this.standing(place), k), ms);
  }

  /** Bring several places into view, as near as they allow. */
  frameUp(places: readonly string[], ms = 420): void {
    const { map, near, covered } = this.sheet();
    const { width, height } = this.size;
    if (!places.length || !width) return;
    const points = places.map((place) => this.standing(place));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = Math.min(width / (right - left + 160), (height - covered) / (bottom - top + 150));
    const k = Math.max(fits, near ? READABLE : containScale(this.size, map.frame));
    const at: Point = [(left + right) / 2, (top + bottom) / 2];
    this.moveTo(this.centred(at, Math.min(k, Math.max(this.cover * 2.2, 1.2))), ms);
  }

  /** Move only as much as is needed to see a place. */
  show(place: string): void {
    const { width, height } = this.size;
    if (!width) return;
    const [x, y] = this.onScreen(place);
    const lowest = height - this.sheet().covered - MARGIN;
    if (x > MARGIN && y > MARGIN && x < width - MARGIN && y < lowest) return;
    this.moveTo(this.centred(this.standing(place), this.view.k), 420);
  }

  /** Where a place lies inside the board's frame, in pixels. */
  onScreen(place: string): Point {
    return this.view.apply(this.standing(place) as [number, number]);
  }

  zoomBy(factor: number): void {
    this.moveTo(this.centred(this.middle(), Math.min(this.view.k * factor, this.cover * 5)), 200);
  }

  seeAll(): void {
    const { map } = this.sheet();
    if (!this.size.width) return;
    this.moveTo(this.centred([map.frame[0] / 2, map.frame[1] / 2], this.whole()), 420);
  }
}
