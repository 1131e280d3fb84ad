/** Pan and zoom of a board: the part of it that is seen, and ways to bring places into view. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from "d3-zoom";
import type { Point } from "./paths";
import type { Sight } from "./sight";

const LARGEST_ZOOM = 3;
/** Board units that can be seen beyond the edge. */
const BEYOND = 60;
/** Nearer than this several places are not brought. */
const NEAREST = 1.4;
/** Pixels a button may tremble: a push as short as this is still a click. */
const TREMBLE = 4;
/** Pixels kept between a place and the edge of the frame. */
const MARGIN = 60;
/** Pixels kept between what is opened over the board and the edge. */
const EDGE = 6;

/** d3-zoom brings transitions along; their types are a package of their own. */
interface Gliding {
  transition(): { duration(ms: number): { call(f: unknown, t: ZoomTransform): void } };
  interrupt(): void;
}

type Extent = [[number, number], [number, number]];

export interface Sheet {
  /** Size of the board in its own units. */
  size: readonly [width: number, height: number];
  /** Pixels at the lower edge that something covers. */
  covered: number;
}

/** A look at the board: what lies in the middle, and how near. */
export interface Seen {
  at: Point;
  zoom: number;
}

export class Camera {
  size = $state.raw({ width: 0, height: 0 });
  shown = $state.raw<ZoomTransform>(zoomIdentity);
  /** Zoom at which the plane was last drawn: while fingers move, its picture is only shifted and stretched. */
  drawn = $state(1);

  private frame: HTMLElement | null = null;
  private readonly behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(TREMBLE)
    // A finger or button that goes down on a stack drags the stack, not the board.
    .filter(
      (event: Event & { button?: number }) =>
        event.type === "wheel" || (!event.button && !(event.target as Element).closest("[data-drag]")),
    )
    .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      this.shown = event.transform;
      this.moved(this.shown.k);
    })
    .on("end", () => {
      this.drawn = this.shown.k;
      this.bound();
    });

  constructor(
    private readonly sheet: () => Sheet,
    private readonly moved: (zoom: number) => void,
  ) {}

  /** Listen to a frame on the screen; `first` is called once its size is known. */
  attach(frame: HTMLElement, first: () => void): () => void {
    this.frame = frame;
    select(frame).call(this.behaviour).on("dblclick.zoom", null);
    // Whatever is pressed stays under the finger: a board that glides on would take it away before the click.
    frame.addEventListener("pointerdown", this.halt, { capture: true });
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (!width || !height) return;
      const known = this.ready;
      const middle = this.middle();
      this.size = { width, height };
      this.bound();
      if (known) this.put(middle, this.shown.k, 0);
      else first();
    });
    watch.observe(frame);
    return () => {
      watch.disconnect();
      frame.removeEventListener("pointerdown", this.halt, { capture: true });
    };
  }

  private halt = (): void => this.gliding().interrupt();

  private gliding(): Gliding {
    return select(this.frame!) as unknown as Gliding;
  }

  get ready(): boolean {
    return this.size.width > 0;
  }

  /** The board has changed: other limits hold. */
  bound(): void {
    this.behaviour
      .extent([
        [0, 0],
        [this.size.width, this.size.height],
      ])
      .translateExtent(this.limits(this.shown.k))
      .scaleExtent([this.whole() * 0.9, LARGEST_ZOOM]);
  }

  /** How far the board may be pushed at a zoom: what lies under a cover can be brought out of it. */
  private limits(k: number): Extent {
    const { size, covered } = this.sheet();
    return [
      [-BEYOND, -BEYOND],
      [size[0] + BEYOND, size[1] + BEYOND + covered / k],
    ];
  }

  /** The zoom of a look at everything: no edge of the board is cut off. */
  whole(): number {
    const { size, covered } = this.sheet();
    return Math.min(this.size.width / size[0], (this.size.height - covered) / size[1]);
  }

  /** The board's point in the middle of what is not covered. */
  private middle(): Point {
    return this.shown.invert([this.size.width / 2, (this.size.height - this.sheet().covered) / 2]);
  }

  /** What is seen and not covered, in board units. */
  sight(): Sight {
    const [left, top] = this.shown.invert([EDGE, EDGE]);
    const [right, bottom] = this.shown.invert([this.size.width - EDGE, this.size.height - this.sheet().covered - EDGE]);
    return { left, top, right, bottom };
  }

  whereSeen(): Seen {
    const room = this.size.height - this.sheet().covered;
    return { at: this.shown.invert([this.size.width / 2, room / 2]), zoom: this.shown.k };
  }

  put(point: Point, k: number, ms = 420): void {
    if (!this.frame || !this.ready) return;
    const room = this.size.height - this.sheet().covered;
    const wanted = zoomIdentity.translate(this.size.width / 2 - k * point[0], room / 2 - k * point[1]).scale(k);
    const held = this.behaviour.constrain()(
      wanted,
      [
        [0, 0],
        [this.size.width, this.size.height],
      ],
      this.limits(k),
    );
    if (ms === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches)
      select(this.frame).call(this.behaviour.transform, held);
    else this.gliding().transition().duration(ms).call(this.behaviour.transform, held);
  }

  seeAll(ms = 420, nearest = LARGEST_ZOOM): void {
    const { size } = this.sheet();
    this.put([size[0] / 2, size[1] / 2], Math.min(this.whole(), nearest), ms);
  }

  zoomBy(factor: number): void {
    this.put(this.middle(), Math.min(Math.max(this.shown.k * factor, 0.2), LARGEST_ZOOM), 200);
  }

  /** Bring several points into view, as near as they allow. */
  frameUp(points: readonly Point[], ms = 420): void {
    if (!points.length) return;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const k = Math.min(
      this.size.width / (right - left + 200),
      (this.size.height - this.sheet().covered) / (bottom - top + 180),
      NEAREST,
    );
    this.put([(left + right) / 2, (top + bottom) / 2], k, ms);
  }

  /** Does a point lie well within what is seen and not covered? */
  sees(point: Point): boolean {
    const [x, y] = this.shown.apply([point[0], point[1]]);
    const { width, height } = this.size;
    return x > MARGIN && y > MARGIN && x < width - MARGIN && y < height - this.sheet().covered - MARGIN;
  }

  /** Move only as much as is needed to see a point. */
  show(point: Point): void {
    if (!this.sees(point)) this.put(point, this.shown.k);
  }
}
