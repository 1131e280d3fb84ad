/** A game against bots: whom one plays, how strong they are, what clock runs. */
import * as rest from "../api/rest";
import type { GameInfo, OptionValue, Pace } from "../api/types";
import { gameEntry } from "../games/registry";
import { language, t } from "../i18n/index.svelte";
import { remember, remembered } from "../state/device";
import { go } from "../state/place.svelte";
import { paceOf, usualPace } from "./create/plan";

const USUAL = "regular";
/** Levels that are yardsticks rather than opponents. */
const YARDSTICKS = new Set(["random", "holder"]);
/** Names for tables nobody has named: web-table-name-1 and so on. */
const TABLE_NAMES = 12;
/** Any seat will do. */
export const ANY_SEAT = "*";

export interface Quick {
  seat: string;
  level: string;
  pace: Pace["kind"];
}

export const usualBot = (game: GameInfo): string =>
  game.bots.includes(USUAL) ? USUAL : (game.bots.at(-1) ?? "random");

/** The bots worth playing against, the weakest first. */
export const opponents = (game: GameInfo): string[] => {
  const real = game.bots.filter((level) => !YARDSTICKS.has(level));
  return real.length ? real : game.bots;
};

/** Options to begin with; against bots that answer those of any other game. */
export const quickOptions = (game: GameInfo, level: string): Record<string, OptionValue> =>
  game.talking.includes(level) ? {} : (gameEntry(game.id)?.card.againstMute ?? {});

export function randomTitle(): string {
  return t(`web-table-name-${1 + Math.floor(Math.random() * TABLE_NAMES)}`);
}

/** What was chosen last time as far as it still fits; at first a side that is good to begin with. */
export function usualQuick(game: GameInfo): Quick {
  const [last, seats] = [remembered<Quick>(`quick.${game.id}`), game.scenarios[0]!.seats];
  const first = gameEntry(game.id)?.card.firstSeat ?? "";
  return {
    seat: last && (last.seat === ANY_SEAT || seats.includes(last.seat)) ? last.seat : first || seats[0]!,
    level: last && opponents(game).includes(last.level) ? last.level : usualBot(game),
    pace: last?.pace ?? "untimed",
  };
}

export async function playBots(game: GameInfo, quick: Quick): Promise<void> {
  remember(`quick.${game.id}`, quick);
  const scenario = game.scenarios[0]!;
  const own = quick.seat === ANY_SEAT ? scenario.seats[Math.floor(Math.random() * scenario.seats.length)]! : quick.seat;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
  const table = await rest.createTable({
    game: game.id,
    scenario: scenario.id,
    options: quickOptions(game, quick.level),
    title: randomTitle(),
    seats: Object.fromEntries(scenario.seats.map((seat) => [seat, seat === own ? "me" : `bot:${quick.level}`])),
    language: language(),
    public: false,
    anonymous: false,
    pace: paceOf({ ...usualPace(zone), kind: quick.pace }),
    spectators: false,
    spectator_delay: 0,
    draw_lots: false,
  });
  go({ screen: "table", id: table.id });
}
