/** One person at the table: what is asked, what is picked so far, and the sending of the answer. No rules here. */
import { isStill } from "../../../rounds/pace";
import { Asking } from "../../../play/asking.svelte";
import type { TableProps } from "../../types";
import type { Hit, Nation, PieceRef } from "../board/types";
import { Reports } from "../fights/reports.svelte";
import { Orders } from "../orders/orders.svelte";
import { Responding } from "../responses/responding.svelte";
import type { MarchTold, NwNation, NwQuestion, NwView, Road } from "../types";
import type { Box } from "./box";
import { Levy } from "./levy.svelte";
import { fetchMarch, nextAreas } from "./march";
import { choicesOf, forcesOf, piecesText, sizeOf, type Choice, type Pieces } from "./options";
import { reasonText } from "./say";

/** Answers that end a step or let something pass: they stand at the foot. */
const IDLE = ["pass", "done", "stand", "no siege", "enough", "no offer"];
/** Questions answered by a card and its use. */
export const USING: ReadonlySet<string> = new Set(["play", "drawn-play"]);

const NO_PIECES: Pieces = { leaders: [], sp: {} };

export class Desk extends Asking<NwView, NwQuestion, Choice> {
  /** The kind of action that is looked at while CPs are spent. */
  word = $state("");
  /** Where the pieces of the answer stand, which they are, and where they go. */
  from = $state<string | null>(null);
  pieces = $state.raw<Pieces>(NO_PIECES);
  goal = $state<string | null>(null);
  /** How far the pieces could march, and the battle at the goal. */
  told = $state.raw<MarchTold | null>(null);
  /** The rest of a march that was ordered, area by area. */
  heading = $state.raw<string[]>([]);
  #marching: Pieces = NO_PIECES;
  readonly box: Box;
  /** Reinforcements that are planned. */
  readonly levy: Levy;
  /** Standing orders for Responses, and the Response that is asked for. */
  readonly orders: Orders;
  readonly responding: Responding;
  /** The fight that is on, and the one that has just ended. */
  readonly reports: Reports;

  constructor(props: () => TableProps, box: Box) {
    super(props, reasonText);
    this.box = box;
    this.levy = new Levy(this);
    this.orders = new Orders(this);
    this.responding = new Responding(this);
    this.reports = new Reports(this);
  }

  readonly choices = $derived<Choice[]>(
    this.question ? choicesOf(this.question).map((choice) => this.placed(choice)) : [],
  );
  /** The answer that does nothing. */
  readonly idle = $derived<string>(
    IDLE.find((text) => this.choices.some((choice) => choice.text === text)) ??
      (this.kind === "deployment" ? "none" : ""),
  );
  /** A battle goes on and no card of the hand fits: there is nothing to decide. */
  readonly isBare = $derived(this.kind === "battle-card" && this.choices.length === 1 && this.idle !== "");
  /** One card was played, and none of the hand may follow it. */
  readonly isPlayedOut = $derived.by(() => this.kind === "play" && this.goesOn && this.choices.length === 1);
  readonly isSpending = $derived(this.kind === "act" || this.kind === "free-march");
  /** A card was played in this impulse: a second one may follow, or it ends. */
  readonly goesOn = $derived.by(() => this.question?.about.is_first === false);
  /** A card that was drawn and lies open: it is in no hand. */
  readonly drawn = $derived<string | null>(this.kind === "drawn-play" ? String(this.question?.about.card) : null);
  /** Nations whose cards this seat holds. */
  readonly mine = $derived.by<NwNation[]>(() =>
    this.view.nations.filter((one) => this.seat !== null && one.seat === this.seat),
  );
  /** The nation the question is about. */
  readonly nation = $derived.by<Nation | null>(() => {
    const named = (this.question?.about.nation ?? this.question?.about.power) as Nation | undefined;
    return named || (this.mine[0]?.nation ?? null);
  });

  /** The answers that agree with everything picked so far. */
  readonly left = $derived<Choice[]>(
    this.choices.filter(
      (choice) =>
        choice.text !== this.idle &&
        (!this.isSpending || !this.word || choice.word === this.word) &&
        (this.card === null || !choice.card || choice.card === this.card) &&
        (this.from === null || !choice.from || choice.from === this.from) &&
        (this.goal === null || choice.goal === this.goal),
    ),
  );
  /** The road to the goal. */
  readonly road = $derived<Road | null>(this.goal !== null ? (this.told?.areas[this.goal] ?? null) : null);
  readonly isMarching = $derived(this.isSpending && this.word === "move" && this.from !== null);

  /** A fleet stands where its first squadron lies, a leader where the board shows him. */
  private placed(choice: Choice): Choice {
    const { leader, fleet } = choice.parts as { leader?: string; fleet?: string[] };
    const stands = choice.verb === "deploy-army" || choice.verb === "take" ? this.view.leaders[leader ?? ""] : "";
    if (stands) return { ...choice, from: stands, goal: stands };
    if (!fleet) return choice;
    const from = this.view.squadrons[fleet[0] ?? ""]?.place ?? "";
    return { ...choice, from, goal: choice.goal || from };
  }

  /** How long a roll can be read before the battle goes on by itself, and what comes before the dice. */
  static readonly READ_MS = { rolled: 3200, before: 1400 };

  /** Does the battle go on by itself? Under seal everybody takes his time, or a pause would tell. */
  readonly goesOnItself = $derived.by(() => this.isBare && this.question?.idle === true && !isStill());

  /** On with the battle as soon as what lies open could be read. */
  readOn(): (() => void) | undefined {
    if (!this.goesOnItself) return undefined;
    const moment = this.moment;
    const ms = this.question?.about.after_dice ? Desk.READ_MS.rolled : Desk.READ_MS.before;
    const timer = setTimeout(() => {
      if (this.moment === moment && this.isBare) void this.send(this.idle);
    }, ms);
    return () => clearTimeout(timer);
  }

  // ---- picking

  fresh(): void {
    [this.from, this.goal, this.card, this.marked] = [null, null, this.drawn, null];
    [this.typed, this.why, this.warned, this.word] = ["", "", "", ""];
    [this.pieces, this.told] = [NO_PIECES, null];
    this.responding.fresh();
  }

  back(): void {
    if (this.goal !== null) this.goal = null;
    else if (this.from !== null) [this.from, this.pieces, this.told] = [null, NO_PIECES, null];
    else if (this.marked !== null) this.marked = null;
    else [this.word, this.card] = ["", null];
    [this.why, this.typed] = ["", ""];
  }

  readonly canGoBack = $derived(
    this.goal !== null || this.from !== null || this.marked !== null || this.word !== "" || this.card !== null,
  );

  /** One kind of action is opened; a barred one says why. */
  openAct(word: string): void {
    [this.word, this.from, this.goal, this.told, this.pieces, this.why] = [
      this.word === word ? "" : word,
      null,
      null,
      null,
      NO_PIECES,
      "",
    ];
    const only = this.left.length === 1 ? this.left[0]! : null;
    if (this.word && only && !only.goal && !only.from) this.choose(only);
  }

  /** An army to march: everything that one would usually take. */
  openArmy(place: string): void {
    const best = forcesOf(this.choices.filter((choice) => choice.verb === "move" && choice.from === place))[0];
    [this.word, this.from, this.goal, this.told] = ["move", place, null, null];
    this.take(best?.pieces ?? NO_PIECES);
  }

  take(pieces: Pieces): void {
    [this.pieces, this.goal, this.told, this.why] = [pieces, null, null, ""];
    if (sizeOf(pieces) && this.from) void this.plan();
  }

  readonly forceText = $derived(this.from ? `${piecesText(this.pieces)} @ ${this.from}` : "");

  /** How far the pieces could go, and what they would meet at the goal. */
  async plan(to = ""): Promise<void> {
    const { live, seat } = this.props();
    const [force, moment] = [this.forceText, this.moment];
    if (!seat || !force) return;
    const told = await fetchMarch(live.table.id, seat, force, to);
    if (this.moment !== moment || this.forceText !== force) return;
    this.told = told ?? nextAreas(this.choices, piecesText(this.pieces), this.from!);
    if (told?.reason) this.why = reasonText(told.reason);
  }

  /** A piece joins the army or leaves it. */
  private pick(piece: PieceRef): void {
    const { leaders, sp } = this.pieces;
    if (piece.kind === "leader") {
      const stays = leaders.filter((one) => one !== piece.leader);
      this.take({ sp, leaders: stays.length < leaders.length ? stays : [...leaders, piece.leader] });
    } else if (piece.kind === "strength") {
      const count = (sp[piece.nation] ?? 0) >= piece.upTo ? piece.upTo - piece.sp : piece.upTo;
      this.take({ leaders, sp: { ...sp, [piece.nation]: count } });
    }
  }

  aim(place: string): void {
    this.goal = place;
    if (!this.told?.areas[place]) return;
    // Whoever came to the goal by the keyboard goes on to the button that orders the march.
    void this.plan(place).then(() => {
      if (document.activeElement?.matches("[role=application] :focus-visible"))
        document.querySelector<HTMLElement>('[data-act="march"]')?.focus();
    });
  }

  /** Somebody points at the map; in the fan of the army picked, at one of its pieces. */
  point({ place, piece }: Hit): void {
    if (!this.question || this.busy) return;
    this.why = "";
    if (this.levy.told) return this.levy.point(place) ? undefined : void this.tellWhy(`build 1 sp @ ${place}`);
    if (piece && this.isMarching && this.from === place) return this.pick(piece);
    if (this.isSpending && (this.word === "" || this.word === "move")) this.pointToMarch(place);
    else this.pointAt(place);
  }

  private pointToMarch(place: string): void {
    const stands = this.choices.some((choice) => choice.verb === "move" && choice.from === place);
    if (this.from !== null && this.from !== place && this.told?.areas[place]) this.aim(place);
    else if (stands) this.openArmy(place);
    else if (this.from !== null && this.told === null) this.aimAhead(place);
    else if (this.from !== null) void this.tellWhy(`move ${this.forceText} to ${place}`);
    else this.pointAt(place);
  }

  /** A goal that is pointed at before the reach of the army is known. */
  private aimAhead(place: string): void {
    void this.plan(place).then(() =>
      this.told?.areas[place] ? (this.goal = place) : void this.tellWhy(`move ${this.forceText} to ${place}`),
    );
  }

  private pointAt(place: string): void {
    const here = this.choices.filter(
      (choice) => (!this.word || choice.word === this.word) && (choice.goal === place || choice.from === place),
    );
    if (!here.length) return void this.tellWhy(this.meant(place));
    const goes = here.filter((choice) => choice.goal === place);
    if (this.from !== null && goes.some((choice) => choice.from === this.from)) this.goal = place;
    else if (goes.length && !goes.some((choice) => choice.from && choice.from !== place))
      [this.from, this.goal] = [null, place];
    else [this.from, this.goal] = [place, null];
    const only = this.left.length === 1 ? this.left[0]! : null;
    if (only && this.goal !== null) this.choose(only);
  }

  /** Somebody drags a stack to another place. */
  drag({ place }: Pick<Hit, "place">, to: string): void {
    if (!this.question || this.busy || place === to) return;
    if (this.isSpending && this.choices.some((choice) => choice.verb === "move" && choice.from === place)) {
      if (this.from !== place) this.openArmy(place);
      return this.aimAhead(to);
    }
    if (this.isSpending)
      this.word = this.choices.find((choice) => choice.from === place && choice.goal === to)?.word ?? this.word;
    [this.from, this.goal] = [null, null];
    this.point({ place, piece: null });
    this.point({ place: to, piece: null });
  }

  /** What somebody meant who pointed at a place that no answer names. */
  private meant(place: string): string {
    const words: Record<string, string> = {
      retreat: `retreat ${place}`,
      "free-place": `place ${place}`,
      gathering: `to ${place}`,
      winter: `winter ${place}`,
      "fleet-goal": `to ${place}`,
    };
    if (this.kind !== "act") return words[this.kind] ?? "";
    return this.word === "flag" || this.word === "refit"
      ? `${this.word} ${place}`
      : this.word === "build"
        ? `build 1 sp @ ${place}`
        : "";
  }

  /** Why this is no answer. */
  sayWhy(text: string): Promise<void> {
    return this.tellWhy(text);
  }

  choose(choice: Choice): void {
    if (this.busy) return;
    const act = this.question?.acts?.find((row) => row.word === choice.word);
    if (this.isSpending && choice.verb === "move" && choice.pieces) return this.propose(choice, choice.pieces);
    if (this.question?.grave || act?.grave || this.question?.fights?.[choice.text]) this.marked = choice.text;
    else void this.send(choice.text);
  }

  /** A march taken from the list is looked at like one pointed at: its road, its dangers, the odds at its end. */
  private propose(choice: Choice, pieces: Pieces): void {
    [this.word, this.from, this.goal, this.typed] = ["move", choice.from, choice.goal, ""];
    [this.pieces, this.told] = [pieces, null];
    // Enter in the list goes on to the button that orders the march.
    void this.plan(choice.goal).then(() => document.querySelector<HTMLElement>('[data-act="march"]')?.focus());
  }

  // ---- marching

  /** The march is ordered: area by area, until somebody stops it. */
  async march(): Promise<void> {
    if (!this.road || this.from === null) return;
    const ways = this.road.steps.map((step) => step.to);
    [this.heading, this.#marching] = [ways.slice(1), this.pieces];
    await this.send(`move ${piecesText(this.pieces)} @ ${this.from} to ${ways[0]}`);
    if (this.why) this.heading = [];
    else this.#at = ways[0]!;
  }
  #at = "";

  /** The next area of a march under way; empty if it is over or was stopped. */
  readonly foreseen = $derived.by<string>(() => {
    if (this.busy || !this.isSpending || !this.heading.length) return "";
    const there = this.#marching;
    const whole =
      there.leaders.every((leader) => this.view.leaders[leader] === this.#at) &&
      Object.entries(there.sp).every(
        ([nation, count]) => (this.view.strength[this.#at]?.[nation as Nation] ?? 0) >= count,
      );
    return whole ? `move ${piecesText(there)} @ ${this.#at} to ${this.heading[0]}` : "";
  });

  async follow(text: string): Promise<void> {
    const [next, ...rest] = this.heading;
    const refused = await this.refusal(text);
    if (refused) {
      [this.heading, this.why] = [[], refused];
      return;
    }
    [this.heading, this.#at] = [rest, next!];
    await this.send(text);
  }
}
