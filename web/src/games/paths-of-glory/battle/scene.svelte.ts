/** The battle on the screen: before the dice, while somebody decides, and after it until its reader goes on. */
import { untrack } from "svelte";
import type { TableProps } from "../../types";
import type { Desk } from "../play/desk.svelte";
import { refOf, refText } from "../play/options";
import type { PogPiece, Side } from "../types";
import { fightsSince, lastFight, type Fight } from "./fights";
import { battleOdds, type BattleOdds } from "./odds";

/** Questions put before the dice are thrown. */
const BEFORE = new Set(["attackers", "flank", "combat-card", "slip", "brusilov", "kerensky", "withdrawal"]);

/** Questions answered by a way on the map. */
const GOING = new Set(["retreat", "advance"]);

export type Mode = "" | "before" | "running" | "after";

export class BattleScene {
  readonly desk: Desk;
  readonly #props: () => TableProps;
  odds = $state.raw<BattleOdds | null>(null);
  /** Battles up to this decision were read, or fought before their reader came. */
  #read = $state(-1);
  /** Battles in which its reader was asked something: their ends are told to him. */
  #mine = $state.raw<ReadonlySet<number>>(new Set());
  #asked = 0;
  /** How often its reader wanted to see the dice again. */
  times = $state(0);

  constructor(desk: Desk, props: () => TableProps) {
    this.desk = desk;
    this.#props = props;
    const before = lastFight(props().live.log, desk.box.facts);
    const { newFrom } = props();
    // The last battle is read even if it ended while its reader was away.
    if (before && !desk.view.combat)
      this.#read = newFrom !== null && before.until >= newFrom ? before.from - 1 : before.from;
    $effect(() => this.#ask());
    $effect(() => {
      const fought = this.desk.question && this.desk.view.combat ? this.#fights.at(-1) : null;
      if (fought) untrack(() => (this.#mine = new Set([...this.#mine, fought.from])));
    });
  }

  /** Battles that were not read yet, and the last one that was. */
  readonly #fights = $derived.by<Fight[]>(() => {
    const fights = fightsSince(this.#props().snapshot.log, this.#read + 1, this.desk.box.facts);
    const last = fights.length ? null : lastFight(this.#props().snapshot.log, this.desk.box.facts);
    return last ? [last] : fights;
  });
  /** The first of its reader's battles that is over and not read: another may be fought already. */
  readonly #unread = $derived.by<Fight | null>(() => {
    const over = this.desk.view.combat ? this.#fights.slice(0, -1) : this.#fights;
    return this.isPast ? null : (over.find((fight) => this.#isToBeRead(fight)) ?? null);
  });
  /** The battle that is to be read, that is fought, or was last. */
  readonly fight = $derived.by<Fight | null>(() => this.#unread ?? this.#fights.at(-1) ?? null);
  readonly combat = $derived.by(() => this.desk.view.combat);
  readonly isPast = $derived.by(() => this.#props().at !== null);
  /** Chosen before it is named to the server: one attacks a space that nobody else could attack. */
  readonly held = $derived.by(() => this.desk.held);

  readonly mode = $derived.by<Mode>(() => {
    if (this.isPast) return "";
    if (this.#unread) return "after";
    if (this.held || this.desk.kind === "attackers") return "before";
    return this.combat ? (this.fires ? "running" : "before") : "";
  });
  /** So many shots were fired. */
  readonly fires = $derived.by(() => (this.combat && this.fight ? this.fight.fires.length : 0));

  readonly target = $derived.by<string>(() =>
    this.mode === "after"
      ? (this.fight?.target ?? "")
      : this.desk.kind === "attackers"
        ? String(this.desk.question?.about.target ?? "")
        : this.held
          ? (this.held.way[0] ?? "")
          : (this.combat?.target ?? ""),
  );
  readonly side = $derived.by<Side | null>(() =>
    this.mode === "after" || this.mode === "running"
      ? (this.fight?.side ?? null)
      : this.held || this.desk.kind === "attackers"
        ? this.desk.side
        : (this.combat?.side ?? null),
  );
  readonly attackers = $derived.by<PogPiece[]>(() => {
    const { desk } = this;
    if (desk.kind === "attackers") return desk.able.filter((piece) => desk.group.has(piece.number));
    const numbers = this.held ? desk.question?.about.alone?.[this.target] : this.combat?.attackers;
    return desk.view.pieces.filter((piece) => numbers?.includes(piece.number));
  });
  readonly defenders = $derived.by<PogPiece[]>(() =>
    this.desk.view.pieces.filter(
      (piece) => piece.space === this.target && this.desk.box.facts.units[piece.kind]?.side !== this.side,
    ),
  );
  readonly iAttack = $derived.by(() => this.side === this.desk.side);
  readonly lawful = $derived.by(() => this.desk.kind !== "attackers" || this.desk.grouped.length > 0);
  /** Is it asked before the dice, or does somebody else think? */
  readonly asksMe = $derived.by(() => this.held !== null || BEFORE.has(this.desk.kind));
  /** Spaces to be seen: where it is fought, and where from. */
  readonly places = $derived.by<string[]>(() =>
    this.mode === ""
      ? []
      : this.mode === "after"
        ? [...new Set([this.target, ...(this.fight?.attackers ?? []).map((unit) => unit.space), ...this.#gone])]
        : [...new Set([this.target, ...this.attackers.map((piece) => piece.space), ...this.#ways])].filter(Boolean),
  );
  /** Where the beaten went. */
  readonly #gone = $derived.by<string[]>(() => (this.fight?.retreats ?? []).flatMap((walk) => walk.path));
  /** Where the beaten may go, and who follows them. */
  readonly #ways = $derived.by<string[]>(() =>
    GOING.has(this.desk.kind) ? this.desk.choices.flatMap((choice) => choice.way) : [],
  );

  #isToBeRead(fight: Fight): boolean {
    if (fight.from <= this.#read || !(fight.fires.length || fight.cancelled)) return false;
    return this.desk.seat !== null && (this.#props().mySeats.includes(fight.side) || this.#mine.has(fight.from));
  }

  /** Is the attack more often lost than won? */
  readonly isRisky = $derived.by(() => (this.odds ? this.odds.defender_wins > this.odds.attacker_wins : false));

  /** The dice once more. */
  again(): void {
    this.times += 1;
  }

  /** The reader has seen enough of it. */
  goOn(): void {
    if (this.fight) this.#read = this.fight.from;
  }

  #ask(): void {
    const mine = (this.#asked += 1);
    const { desk, target, lawful } = this;
    const attackers = this.attackers.map((piece) => refText(refOf(piece)));
    const table = this.#props().live.table.id;
    if (this.mode !== "before" || !attackers.length || !target || !lawful || !desk.seat) {
      if (this.mode !== "after") this.odds = null;
      return;
    }
    const cards = desk.hand.filter((card) => card.combat).map((card) => card.id);
    const { seat, revision, pinning } = desk;
    void battleOdds(table, { seat, revision, attackers, target, pinning, cards }).then((found) => {
      if (mine === this.#asked) this.odds = found;
    });
  }
}
