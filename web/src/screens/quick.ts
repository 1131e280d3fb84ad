/** A game against bots with one click: a random seat, the usual bots, no clock. */
import * as rest from "../api/rest";
import type { GameInfo } from "../api/types";
import { gameEntry } from "../games/registry";
import { language, t } from "../i18n/index.svelte";
import { go } from "../state/place.svelte";
import { withName } from "../state/sit.svelte";

const USUAL = "regular";
/** Names for tables nobody has named: web-table-name-1 and so on. */
const TABLE_NAMES = 12;

export const usualBot = (game: GameInfo): string =>
  game.bots.includes(USUAL) ? USUAL : (game.bots.at(-1) ?? "random");

export function randomTitle(): string {
  return t(`web-table-name-${1 + Math.floor(Math.random() * TABLE_NAMES)}`);
}

export async function playBots(game: GameInfo): Promise<void> {
  if (!(await withName())) return;
  const scenario = game.scenarios[0]!;
  const own = scenario.seats[Math.floor(Math.random() * scenario.seats.length)]!;
  const bot = `bot:${usualBot(game)}`;
  const table = await rest.createTable({
    game: game.id,
    scenario: scenario.id,
    options: gameEntry(game.id)?.card.againstBots ?? {},
    title: randomTitle(),
    seats: Object.fromEntries(scenario.seats.map((seat) => [seat, seat === own ? "me" : bot])),
    language: language(),
    public: false,
    anonymous: false,
    pace: { kind: "untimed" },
    spectators: false,
    spectator_delay: 0,
    draw_lots: false,
  });
  go({ screen: "table", id: table.id });
}
