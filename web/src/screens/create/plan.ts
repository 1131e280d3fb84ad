/** What the dialog plans before it becomes a table. Pure, so that it can be tested. */
import type { GameInfo, Language, Missed, NewTable, OptionValue, Pace, SeatPlan } from "../../api/types";

export type PaceKind = Pace["kind"];
export type PaceField = "first" | "later" | "writing" | "short";
/** The buttons of a seat: I, somebody at this screen, whoever comes, a bot. */
export type Holder = "you" | "here" | "open" | "bot";

export interface PacePlan {
  kind: PaceKind;
  /** Minutes. */
  first: number;
  later: number;
  writing: number;
  short: number;
  /** Hours. */
  hours: number;
  at: string[];
  zone: string;
  /** 0 is Monday. */
  days: number[];
  /** Minutes. */
  grace: number;
  missed: Missed;
  /** Missed turns that are excused, once each. */
  excuses: number;
  /** Does a player's leave stop the clock? */
  leave: boolean;
}

export interface Plan {
  game: string;
  scenario: string;
  title: string;
  seats: Record<string, SeatPlan>;
  /** Of the letters. */
  language: Language;
  options: Record<string, OptionValue>;
  pace: PacePlan;
  public: boolean;
  anonymous: boolean;
  spectators: boolean;
  /** Minutes. */
  spectatorDelay: number;
  drawLots: boolean;
  /** The hash of a pack; empty: the game's own map and cards. */
  pack: string;
  /** Does its end change ratings? */
  rated: boolean;
  /** How its end is turned into points; empty where the game knows one way only. */
  scoring: string;
}

/** The times of the rulebook for play at the table. */
export function usualPace(zone: string): PacePlan {
  return {
    kind: "untimed",
    first: 30,
    later: 15,
    writing: 5,
    short: 2,
    hours: 24,
    at: ["20:00"],
    zone,
    days: [0, 1, 2, 3, 4, 5, 6],
    grace: 1,
    missed: "disorder",
    excuses: 1,
    leave: true,
  };
}

/** Minutes of grace: at one table a moment, over days an hour. */
export const usualGrace = (kind: PaceKind): number => (kind === "live" ? 1 : 60);

export function newPlan(game: GameInfo, bot: string, title: string, zone: string, language: Language): Plan {
  const scenario = game.scenarios[0]!;
  return {
    game: game.id,
    scenario: scenario.id,
    title,
    seats: seatsFor(scenario.seats, bot),
    language,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    pace: usualPace(zone),
    public: false,
    anonymous: false,
    spectators: true,
    spectatorDelay: 0,
    drawLots: false,
    pack: "",
    rated: false,
    scoring: game.scorings[0] ?? "",
  };
}

/** One for me, bots elsewhere: a game that can start at once. */
export function seatsFor(seats: string[], bot: string): Record<string, SeatPlan> {
  return Object.fromEntries(seats.map((seat, at) => [seat, at === 0 ? "me" : `bot:${bot}`]));
}

export function holder(plan: SeatPlan): Holder {
  if (plan.startsWith("bot:")) return "bot";
  if (plan === "hotseat") return "here";
  return plan === "me" ? "you" : "open";
}

/** Give a seat to somebody. I sit at one seat: whoever was to play the one I move to plays mine. */
export function withHolder(plan: Plan, seat: string, who: Holder, bot: string): Plan {
  const before = plan.seats[seat]!;
  if (holder(before) === who) return plan;
  if (who === "you") {
    const mine = Object.keys(plan.seats).find((other) => plan.seats[other] === "me");
    return withSeat(mine ? withSeat(plan, mine, before) : plan, seat, "me");
  }
  if (who === "here") return withSeat(plan, seat, "hotseat");
  return withSeat(plan, seat, who === "bot" ? `bot:${bot}` : plan.public ? "open" : "invite");
}

/** A seat for anybody makes no sense at a table nobody can find. */
export function withSeat(plan: Plan, seat: string, planned: SeatPlan): Plan {
  return { ...plan, seats: { ...plan.seats, [seat]: planned }, public: plan.public || planned === "open" };
}

/** Off the list, open seats can only be reached by invitation. */
export function withPublic(plan: Plan, isPublic: boolean): Plan {
  const seats = Object.entries(plan.seats).map(([seat, planned]) => [
    seat,
    planned === "open" && !isPublic ? "invite" : planned,
  ]);
  return { ...plan, public: isPublic, seats: Object.fromEntries(seats) };
}

/** Whoever plays alone sits at every seat. */
export function alone(seats: Record<string, SeatPlan>): Record<string, SeatPlan> {
  return Object.fromEntries(Object.keys(seats).map((seat, at) => [seat, at === 0 ? "me" : "hotseat"]));
}

export interface Count {
  you: number;
  hotseats: number;
  bots: number;
  open: number;
  invited: number;
}

export function counted(seats: Record<string, SeatPlan>): Count {
  const plans = Object.values(seats);
  return {
    you: plans.filter((plan) => plan === "me").length,
    hotseats: plans.filter((plan) => plan === "hotseat").length,
    bots: plans.filter((plan) => plan.startsWith("bot:")).length,
    open: plans.filter((plan) => plan === "open").length,
    invited: plans.filter((plan) => plan === "invite").length,
  };
}

/** Does one play against nobody but bots that read no letters? */
export function onlyMute(seats: Record<string, SeatPlan>, game: GameInfo): boolean {
  const others = Object.values(seats).filter((plan) => plan !== "me");
  return (
    others.length > 0 &&
    others.every((plan) => plan.startsWith("bot:") && !game.talking.includes(plan.slice("bot:".length)))
  );
}

const MINUTE = 60;

export function paceOf(plan: PacePlan): Pace {
  const late = { grace: plan.grace * MINUTE, missed: plan.missed };
  const away = { excuses: plan.excuses, leave: plan.leave };
  switch (plan.kind) {
    case "untimed":
      return { kind: "untimed" };
    case "live":
      return {
        kind: "live",
        first: plan.first * MINUTE,
        later: plan.later * MINUTE,
        writing: plan.writing * MINUTE,
        short: plan.short * MINUTE,
        ...late,
      };
    case "slow":
      return { kind: "slow", hours: plan.hours, ...late, ...away };
    case "fixed":
      return { kind: "fixed", at: [...plan.at].sort(), zone: plan.zone, days: [...plan.days].sort(), ...late, ...away };
  }
}

/** A rated game has a clock, the printed start, and a seat for each: the server says so too, with reasons. */
export const mayBeRated = (plan: Plan, isAlone = false): boolean =>
  !isAlone && plan.pace.kind !== "untimed" && !plan.pack && counted(plan.seats).hotseats === 0;

/** What is sent. Options at their defaults are left out. */
export function tableOf(plan: Plan, game: GameInfo, isAlone = false): NewTable {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return {
    game: plan.game,
    scenario: plan.scenario,
    options: Object.fromEntries(Object.entries(plan.options).filter(([name, value]) => value !== usual[name])),
    title: plan.title.trim(),
    seats: isAlone ? alone(plan.seats) : plan.seats,
    language: plan.language,
    public: plan.public,
    anonymous: plan.anonymous,
    pace: paceOf(plan.pace),
    spectators: plan.spectators,
    spectator_delay: plan.spectators ? plan.spectatorDelay * MINUTE : 0,
    draw_lots: plan.drawLots,
    ...(plan.pack ? { pack: plan.pack } : {}),
    ...(plan.rated && mayBeRated(plan, isAlone) ? { rated: true } : {}),
    ...(plan.scoring ? { scoring: plan.scoring } : {}),
  };
}

/** A kept preset may be of an older client or game: only what still fits is taken over. */
export function withPreset(plan: Plan, preset: Partial<Plan> | null, game: GameInfo): Plan {
  if (!preset || preset.game !== game.id) return plan;
  const scenario = game.scenarios.find((one) => one.id === preset.scenario);
  const seats = scenario && preset.seats && scenario.seats.every((seat) => preset.seats![seat]) ? preset.seats : null;
  const options = Object.fromEntries(
    game.options.map((option) => {
      const kept = preset.options?.[option.name];
      const fits =
        typeof kept === typeof option.default && (option.kind !== "choice" || option.choices.includes(String(kept)));
      return [option.name, fits ? kept! : option.default];
    }),
  );
  return {
    ...plan,
    scenario: seats ? scenario!.id : plan.scenario,
    seats: seats ?? plan.seats,
    options,
    pace: { ...plan.pace, ...preset.pace },
    public: preset.public ?? plan.public,
    anonymous: preset.anonymous ?? plan.anonymous,
    spectators: preset.spectators ?? plan.spectators,
    spectatorDelay: preset.spectatorDelay ?? plan.spectatorDelay,
    drawLots: preset.drawLots ?? plan.drawLots,
    pack: game.packs?.some((pack) => pack.hash === preset.pack) ? preset.pack! : "",
  };
}
