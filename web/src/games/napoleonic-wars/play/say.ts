/** Answers, questions, events and reasons in words. The browser's counterpart of the server's wording. */
import type { ApiProblem, LogLine, Reason, Result } from "../../../api/types";
import type { Params } from "../../../i18n/bundle";
import { has, number, t } from "../../../i18n/index.svelte";
import type { WireOption } from "../../../i18n/speaking";
import { eventName } from "../../../play/log";
import { houseText, refusalText } from "../../../play/said";
import type { NwQuestion } from "../types";
import { cardName, isNation, nationName, openBox } from "./box";
import { anything, pointsWords, REASON_WORDS, VOICE } from "./speakers";

export { cardName, leaderName, nationName, placeName } from "./box";
export {
  anything,
  effectWords,
  fleetNation,
  fleetWords,
  isSquadron,
  piecesWords,
  pointsWords,
  signed,
  squadronName,
} from "./speakers";

export async function prepareWords(): Promise<void> {
  await openBox();
}

const slug = (text: string): string => text.replaceAll(/[_. ]/g, "-");
/** Manoeuvres as CPs: halves are told. */
export const cpOf = (manoeuvres: number): string => number(manoeuvres / 2);

/** An answer in words. */
export const phrase = (option: WireOption): string => VOICE.option(option);
export const optionText = phrase;

type Asked = Pick<NwQuestion, "seat" | "kind" | "about">;

/** What the seat is asked. */
export function questionLine(question: Asked): string {
  const about = question.about;
  const given: Params = { nation: nationOf(question), ...aboutWords(about) };
  const card = typeof about.card === "string" ? about.card : "";
  if (question.kind === "for-card") {
    const own = `web-nw-ask-card-${slug(String(about.question))}`;
    return t(has(own) ? own : "web-nw-ask-card", { ...given, card: cardName(card) });
  }
  const message = `web-nw-ask-${question.kind}`;
  return has(message) ? t(message, given) : t("web-nw-ask-other", given);
}

function aboutWords(about: Record<string, unknown>): Params {
  const given: Params = {};
  for (const [name, value] of Object.entries(about)) {
    if (typeof value === "number") given[name] = value;
    else if (typeof value === "string")
      given[name] = name === "camp" && value ? t("nw-camp", { camp: value }) : anything(value);
  }
  return given;
}

/** The nation the question is put to. */
export function nationOf(question: Asked): string {
  const { nation, power, by } = question.about;
  return nationName(String(nation ?? power ?? by ?? question.seat));
}

// ---- events and reasons

/** Notes that only the rules need: nobody is told of them. */
const UNTOLD = ["impulse.keys_before", "impulse.keys_at_start", "impulse.zones_at_start", "impulse.withdraws"];

const worded = (purpose: string): string =>
  has(`nw-purpose-${slug(purpose)}`) ? t(`nw-purpose-${slug(purpose)}`) : purpose;

/** What a die was rolled for. */
export function purposeWords(purpose: string): string {
  const [first = "", about = ""] = purpose.split(" ");
  if (isNation(about)) return t("nw-purpose-about", { purpose: worded(first), about: nationName(about) });
  return worded(purpose);
}

/** An event of the log in one line; null for what says nothing to people. */
export function eventText(line: LogLine): string | null {
  const name = eventName(line);
  if (name === "DieRolled")
    return t("event-die-rolled", {
      number: Number(line.number) + 1,
      purpose: purposeWords(String(line.purpose)),
      result: Number(line.result) + 1,
      bound: Number(line.bound),
    });
  const house = houseText(name, line, nationName);
  if (house !== null) return house;
  return UNTOLD.includes(String(line.effect ?? "").split(":")[0]!) ? null : VOICE.event(name, line);
}

/** Why something is refused or warned of, with the number of the rule. */
export const reasonText = (reason: Reason | ApiProblem): string => refusalText(reason, REASON_WORDS);

export function resultLine({ winner = "", points = {} }: Result): string {
  return t("nw-result", { winner: nationName(winner), points: pointsWords(points) });
}
