/** Where the map of a table looks: it goes to what is asked, fought over and told, and back again. */
import { untrack } from "svelte";
import type { Seen } from "../../../board/camera.svelte";
import { placesToShow } from "../../../ending/pointing.svelte";
import type { Room } from "../../../play/room.svelte";
import type { RoundPlayer } from "../../../rounds/player.svelte";
import type { BattleScene } from "../battle/scene.svelte";
import type Board from "../Board.svelte";
import type { PogScene } from "../rounds/scenes";
import type { BoardId } from "../types";
import type { Desk } from "../play/desk.svelte";
import { choosable, spotlight } from "../play/marks";

/** So many spaces are brought into view together; of more the first. */
const FEW = 6;

/** The board that is drawn, which of the two it is, and how the other is laid out. */
export interface Sought {
  drawn: () => Board | undefined;
  board: () => BoardId;
  turn: (to: BoardId) => void;
}

export class Looking {
  /** Spaces a line of the log or of the score speaks of. */
  told = $state.raw<readonly string[]>([]);

  constructor(
    private readonly desk: Desk,
    private readonly scene: BattleScene,
    private readonly round: RoundPlayer<PogScene>,
    private readonly room: Room,
    private readonly sought: Sought,
  ) {}

  private get drawn(): Board | undefined {
    return untrack(() => this.sought.drawn());
  }

  /** Something has happened: the map goes to what is asked now. */
  turn(): void {
    const { desk, drawn } = this;
    if (!desk.question) return;
    const [space] = spotlight(desk, desk.view);
    // On the phone another tab may lie over the map: it comes back with its own first look.
    if (!drawn) return void (space && this.sought.turn(desk.box.atlas.places.spaces[space]!.board));
    if (space) return drawn.showSpace(space);
    const offered = choosable(desk).filter((one) => one in desk.box.atlas.places.spaces);
    if (!offered.length || offered.some((one) => drawn.sees(one))) return;
    const here = offered.filter((one) => drawn.isDrawn(one));
    if (here.length && here.length <= FEW) drawn.frameUp(here);
    else drawn.goTo(here[0] ?? offered[0]!);
  }

  /** Follow what is told and fought over; call once while the component is set up. */
  follow(): void {
    // A line of the score speaks of places.
    $effect(() => {
      const places = placesToShow();
      if (!places.length) return;
      untrack(() => {
        this.told = [...places];
        this.drawn?.frameUp(places);
      });
    });
    this.followRounds();
    $effect(() => {
      const { places } = this.scene;
      if (places.length) untrack(() => this.drawn?.frameUp(places));
    });
  }

  private followRounds(): void {
    const { round, room, sought } = this;
    /** Where the reader looked before he was told; there he looks again when he goes on. */
    let before: { board: BoardId; seen: Seen | null } | null = null;
    $effect(() => {
      const isTold = round.isOpen;
      untrack(() => {
        if (isTold) before ??= { board: sought.board(), seen: this.drawn?.whereSeen() ?? null };
        else if (before) {
          if (before.board === sought.board() && before.seen) this.drawn?.seeAgain(before.seen);
          else sought.turn(before.board);
          before = null;
          if (room.narrow && this.desk.kind === "action") room.tab = "hand";
        }
      });
    });
    $effect(() => {
      if (round.isOpen && room.narrow) untrack(() => ([room.tab, room.sheet] = ["map", "half"]));
      const spaces = round.scene?.places ?? [];
      if (spaces.length) untrack(() => this.drawn?.frameUp(spaces));
    });
  }
}
