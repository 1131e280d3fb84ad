/** Where the map of a table looks: it goes to what is asked, told, fought over or ordered. */
import { untrack } from "svelte";
import { SUMS_BELOW } from "../../../board/detail";
import { placesToShow, showPlaces } from "../../../ending/pointing.svelte";
import type { Room } from "../../../play/room.svelte";
import type { RoundPlayer } from "../../../rounds/player.svelte";
import type Board from "../Board.svelte";
import type { Nation } from "./types";
import type { NwScene } from "../since/tell";
import { USING, type Desk } from "../play/desk.svelte";
import { choosable, firstSeen, seatOfPower, spotlight } from "../play/marks";

/** Time until the map has its new width. */
const WIDENED_MS = 60;

export interface Sought {
  board: Board | undefined;
  zoom: number;
  /** A fight takes the room of the log. */
  wide: boolean;
}

export class Looking {
  /** Places a line of the log or of the score speaks of. */
  told = $state.raw<readonly string[]>([]);
  /** The nation the map was last turned to: it does not move again while one chooses. */
  private looked: Nation | null = null;

  constructor(
    private readonly desk: Desk,
    private readonly rounds: RoundPlayer<NwScene>,
    private readonly room: Room,
    private readonly sought: () => Sought,
  ) {}

  private get board(): Board | undefined {
    return untrack(() => this.sought().board);
  }

  private has(place: string | undefined | null): place is string {
    return typeof place === "string" && place in this.desk.box.places;
  }

  /** Something has happened: the map goes to what is asked now. */
  turn(): void {
    const { desk, board } = this;
    if (!desk.question) return;
    const [place] = spotlight(desk);
    const offered = choosable(desk);
    if (place) board?.showPlace(place);
    else if (offered.length) {
      if (!offered.some((one) => board?.sees(one))) board?.goTo(offered[0]!);
    } else if (desk.nation !== this.looked) board?.goTo(seatOfPower(desk));
    this.looked = desk.nation;
  }

  /** Follow what is told, written and chosen; call once while the component is set up. */
  follow(): void {
    this.followRounds();
    this.followFights();
    this.followOrders();
    this.followLooks();

    // A line of the score leads to its places.
    $effect(() => {
      const places = placesToShow().filter((place) => this.has(place));
      if (!places.length) return;
      untrack(() => {
        this.told = places;
        this.board?.frameUp(places);
        showPlaces([]);
      });
    });
  }

  private followRounds(): void {
    /** What the others did was on the map: it goes back to what is asked. */
    let wandered = false;
    $effect(() => {
      const places = this.rounds.scene?.places ?? [];
      const { isOpen } = this.rounds;
      untrack(() => {
        const { room } = this;
        if (isOpen && room.narrow) [room.tab, room.sheet] = ["map", "half"];
        else if (wandered && room.narrow && USING.has(this.desk.kind)) room.tab = "hand";
        if (places.length) this.board?.frameUp(places);
        if (wandered && !isOpen && this.desk.question) this.board?.goTo(firstSeen(this.desk));
        wandered = isOpen;
      });
    });
  }

  /** The place of a fight lies in the middle of what is left of the map, and of all of it at the end. */
  private followFights(): void {
    const fought = $derived(this.desk.reports.now?.place ?? this.desk.reports.ended?.place ?? "");
    const wide = $derived(this.sought().wide);
    $effect(() => {
      const place = fought;
      void wide;
      if (!this.has(place)) return;
      const later = setTimeout(() => this.board?.frameUp([place]), WIDENED_MS);
      return () => clearTimeout(later);
    });

    /** The end of a fight has been read: who is asked now may stand at the other end of Europe. */
    let read = "";
    $effect(() => {
      const place = this.desk.reports.ended?.place ?? "";
      const { nation } = this.desk;
      untrack(() => {
        const asked = read && !place && nation && this.desk.question && !this.rounds.isOpen;
        const isThere = nation && (this.desk.view.strength[read]?.[nation] ?? 0) > 0;
        if (asked && !isThere) this.board?.goTo(firstSeen(this.desk));
        read = place;
      });
    });
  }

  private followOrders(): void {
    const { desk } = this;
    // From afar nobody tells the areas round an army apart: the map goes near before one of them is chosen.
    $effect(() => {
      const from = desk.isMarching ? desk.from : null;
      if (from) untrack(() => this.sought().zoom < SUMS_BELOW && this.board?.frameUp([from]));
    });
    // The map goes to what an order that is written speaks of.
    $effect(() => {
      const { card, parts } = desk.orders;
      if (!card || parts.mode !== "play") return;
      const place = [parts.own && desk.view.leaders[parts.own], parts.at, parts.on].find(
        (one): one is string => typeof one === "string" && this.has(one),
      );
      if (place) untrack(() => this.board?.showPlace(place));
    });
    $effect(() => {
      const { place } = desk.levy;
      if (this.has(place)) untrack(() => this.board?.showPlace(place));
    });
  }

  /** A look at the map, away from what is to be answered with a card, and back. */
  private followLooks(): void {
    const { desk, room } = this;
    $effect(() => {
      const { looking, told } = desk.responding;
      if (!told) return;
      untrack(() => {
        if (room.narrow) room.sheet = looking ? "peek" : "half";
        const { place = "" } = told.happened;
        if (looking && this.has(place)) this.board?.showPlace(place);
        if (looking)
          document.querySelector<SVGElement>(`[role=application] [data-space="${place}"][tabindex]`)?.focus();
        else if (document.activeElement?.closest("[role=application]"))
          document.getElementById("response-title")?.focus();
      });
    });
  }
}
