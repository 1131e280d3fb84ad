/** Plain ids into words: answers, questions, events, reasons. The browser's counterpart of the server's wording.
 *
 * Whatever is not known here passes through unchanged, so that no text of a player can break a line.
 */
import type { ApiProblem, LogLine, Reason } from "../../../api/types";
import type { Params } from "../../../i18n/bundle";
import { has, list, number, t } from "../../../i18n/index.svelte";
import { eventName } from "../../../play/log";
import { dashed, houseText, refusalText, type Say } from "../../../play/said";
import type { NwQuestion } from "../types";
import {
  cardName,
  facts,
  isCard,
  isLeader,
  isNation,
  isPlace,
  leaderName,
  nationName,
  openBox,
  placeName,
} from "./box";
import { readPieces, type Pieces } from "./options";

export { cardName, leaderName, nationName, placeName } from "./box";

export async function prepareWords(): Promise<void> {
  await openBox();
}

const slug = (text: string): string => text.replaceAll(/[_. ]/g, "-");
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));
/** Manoeuvres as CPs: halves are told. */
export const cpOf = (manoeuvres: number): string => number(manoeuvres / 2);

export const isSquadron = (id: string): boolean => /^[a-z]+_sq\d+$/.test(id);
export const fleetNation = (squadron: string): string => squadron.split("_sq")[0] ?? "";

export function squadronName(squadron: string): string {
  const found = /^([a-z]+)_sq(\d+)$/.exec(squadron);
  return found ? t("nw-squadron", { nation: nationName(found[1]!), number: Number(found[2]) }) : squadron;
}

/** Squadrons are alike: so many of each nation. */
export function fleetWords(squadrons: readonly string[]): string {
  const nations = [...new Set(squadrons.map(fleetNation))];
  return list(
    nations.map((nation) =>
      t("web-nw-squadrons", {
        nation: nationName(nation),
        count: squadrons.filter((one) => fleetNation(one) === nation).length,
      }),
    ),
  );
}

export function piecesWords({ leaders, sp }: Pieces): string {
  const strength = Object.entries(sp)
    .filter(([, count]) => count)
    .map(([nation, count]) => t("nw-strength", { nation: nationName(nation), count }));
  const all = [...leaders.map(leaderName), ...strength];
  return all.length ? list(all) : "–";
}

/** Any id in words: a place, a nation, a leader, a squadron, a card, or a word of an answer. */
export function anything(word: string): string {
  if (isPlace(word)) return placeName(word);
  if (isNation(word)) return nationName(word);
  if (isLeader(word)) return leaderName(word);
  if (isSquadron(word)) return squadronName(word);
  if (isCard(word)) return cardName(word);
  if (word.includes("-") && word.split("-").every(isPlace)) return word.split("-").map(placeName).join(" – ");
  const own = `web-nw-word-${slug(word)}`;
  return has(own) ? t(own) : word;
}

const wordByWord = (text: string): string => text.split(/[ ,]+/).filter(Boolean).map(anything).join(" ");

// ---- answers

/** Answers of a few plain words, by their slug. */
function plain(text: string): string | null {
  const message = `web-nw-do-${slug(text)}`;
  return /^[a-z ]+$/.test(text) && has(message) ? t(message) : null;
}

/** An answer in words; one that cannot be understood stays as it is. */
export function phrase(text: string): string {
  return plain(text) ?? said(text) ?? wordByWord(text);
}

type Rule = [form: RegExp, say: (parts: string[]) => string];
const pieces = (text: string): string => piecesWords(readPieces(text));

const FORMS: Rule[] = [
  [
    /^(cp|event|play|discard|influence|restore|pay|replace|end_war) ([a-z_0-9]+)$/,
    ([verb = "", card = ""]) =>
      t(`web-nw-do-${slug(verb)}-card`, { card: cardName(card), cp: facts()?.cards[card]?.cp ?? 0 }),
  ],
  [
    /^restore ([a-z_0-9]+) with ([a-z_0-9]+)$/,
    ([card = "", second = ""]) =>
      t("web-nw-do-restore-cards", {
        card: cardName(card),
        second: cardName(second),
        cp: (facts()?.cards[card]?.cp ?? 0) + (facts()?.cards[second]?.cp ?? 0),
      }),
  ],
  [
    /^([a-z]+) responds ([a-z_]+) ?(.*)$/,
    ([nation = "", card = "", target = ""]) =>
      target
        ? t("web-nw-do-respond-on", { nation: nationName(nation), card: cardName(card), target: wordByWord(target) })
        : t("web-nw-do-respond", { nation: nationName(nation), card: cardName(card) }),
  ],
  [
    /^move (.+) @ ([a-z_]+) to ([a-z_]+)$/,
    ([force = "", from = "", to = ""]) =>
      t("web-nw-do-move", { force: pieces(force), from: placeName(from), to: placeName(to) }),
  ],
  [
    /^sail (.+) to ([a-z_]+)$/,
    ([fleet = "", to = ""]) => t("web-nw-do-sail", { fleet: fleetWords(fleet.split(", ")), to: placeName(to) }),
  ],
  [/^patrol (.+)$/, ([fleet = ""]) => t("web-nw-do-patrol", { fleet: fleetWords(fleet.split(", ")) })],
  [
    /^convoy (.+) @ ([a-z_]+) to ([a-z_]+) by (.+)$/,
    ([force = "", from = "", to = "", by = ""]) =>
      t("web-nw-do-convoy", {
        force: pieces(force),
        from: placeName(from),
        to: placeName(to),
        by: by.split(", ").map(placeName).join(", "),
      }),
  ],
  [
    /^(build|regroup) (\d+) sp @ ([a-z_]+)$/,
    ([verb = "", count = "", area = ""]) => t(`web-nw-do-${verb}-sp`, { count: Number(count), area: placeName(area) }),
  ],
  [
    /^(build|regroup) leader ([a-z_]+) @ ([a-z_]+)$/,
    ([verb = "", leader = "", area = ""]) =>
      t(`web-nw-do-${verb}-leader`, { leader: leaderName(leader), area: placeName(area) }),
  ],
  [
    /^(build|regroup) squadron @ ([a-z_]+)$/,
    ([verb = "", area = ""]) => t(`web-nw-do-${verb}-squadron`, { area: placeName(area) }),
  ],
  [
    /^consul ([a-z]+) (right|left) ([a-z]+) 2$/,
    ([nation = "", way = "", row = ""]) =>
      t("nw-do-consul-two", { nation: nationName(nation), way, row: nationName(row) }),
  ],
  [
    /^(?:consul|again) ([a-z]+) (right|left|plus|plain) (?:in )?([a-z]+)$/,
    ([nation = "", way = "", row = ""]) =>
      t("web-nw-do-consul", { nation: nationName(nation), way, row: nationName(row) }),
  ],
  [
    /^consul ([a-z]+) (right|left|plus|plain)$/,
    ([nation = "", way = ""]) => t("nw-do-consul-alone", { nation: nationName(nation), way }),
  ],
  [/^rally (.+)$/, ([force = ""]) => t("nw-do-rally", { force: pieces(force) })],
  [
    /^war ([a-z]+)(?: join ([a-z]+))?$/,
    ([enemy = "", camp = ""]) =>
      camp
        ? t("web-nw-do-war-join", { enemy: nationName(enemy), camp: t("nw-camp", { camp }) })
        : t("web-nw-do-war", { enemy: nationName(enemy) }),
  ],
  [/^join (imperial|coalition)$/, ([camp = ""]) => t("web-nw-do-join", { camp: t("nw-camp", { camp }) })],
  [
    /^siege ([a-z_]+) with (.+)$/,
    ([area = "", force = ""]) => t("web-nw-do-siege", { area: placeName(area), force: pieces(force) }),
  ],
  [
    /^intercept (.+) @ ([a-z_]+)$/,
    ([force = "", from = ""]) => t("web-nw-do-intercept", { force: pieces(force), from: placeName(from) }),
  ],
  [/^intercept ([a-z_]+)$/, ([leader = ""]) => t("web-nw-do-intercept-flag", { leader: leaderName(leader) })],
  [
    /^evade (.+) to ([a-z_]+)$/,
    ([force = "", to = ""]) => t("web-nw-do-evade", { force: pieces(force), to: placeName(to) }),
  ],
  [/^(lose|disrupt) (sp|flag)$/, ([, what = ""]) => t(`web-nw-do-lose-${what}`)],
  [/^(lose|disrupt) (.+)$/, ([verb = "", force = ""]) => t(`web-nw-do-${verb}`, { force: pieces(force) })],
  [/^sink ([a-z_0-9]+)$/, ([squadron = ""]) => t("web-nw-do-sink", { squadron: squadronName(squadron) })],
  [
    /^(flag|refit|armada|part|retreat|to|join|winter|land|accept|decline|stay|regroup) ([a-z_]+)$/,
    ([verb = "", place = ""]) =>
      isPlace(place) ? t(`web-nw-do-${verb}-at`, { place: placeName(place) }) : wordByWord(`${verb} ${place}`),
  ],
  [
    /^place ([a-z_]+)(?: from ([a-z_]+))?$/,
    ([area = "", from = ""]) =>
      from
        ? t("web-nw-do-place-from", { area: placeName(area), from: placeName(from) })
        : t("web-nw-do-place", { area: placeName(area) }),
  ],
  [
    /^take (\d+) ([a-z]+) @ ([a-z_]+)$/,
    ([count = "", nation = "", area = ""]) =>
      t("web-nw-do-take-sp", { count: Number(count), nation: nationName(nation), area: placeName(area) }),
  ],
  [/^take ([a-z_]+)$/, ([leader = ""]) => t("web-nw-do-take", { leader: leaderName(leader) })],
  [
    /^deploy (army|convoy|fleet) ([a-z_]+)$/,
    ([what = "", who = ""]) => t(`web-nw-do-deploy-${what}`, { who: anything(who) }),
  ],
  [
    /^send ([a-z_0-9]+)$/,
    ([what = ""]) => t(isSquadron(what) ? "web-nw-do-send-squadron" : "web-nw-do-send", { what: anything(what) }),
  ],
  [
    /^(keep|roll) armistice ([a-z]+)$/,
    ([verb = "", other = ""]) => t(`web-nw-do-${verb}-armistice`, { other: nationName(other) }),
  ],
  [
    /^(keep|give) ([a-z_]+) ([a-z]+)$/,
    ([verb = "", area = "", nation = ""]) =>
      t(`web-nw-do-${verb}-area`, { area: placeName(area), nation: nationName(nation) }),
  ],
  [
    /^cede ([a-z_]+)(?: to ([a-z]+))?$/,
    ([area = "", to = ""]) =>
      to
        ? t("web-nw-do-cede-to", { area: placeName(area), to: nationName(to) })
        : t("web-nw-do-cede", { area: placeName(area) }),
  ],
  [
    /^give up ([a-z]+) @ ([a-z_]+)$/,
    ([nation = "", area = ""]) => t("web-nw-do-give-up", { nation: nationName(nation), area: placeName(area) }),
  ],
  [
    /^bid (imperial|coalition) (\d+)$/,
    ([camp = "", count = ""]) => t("web-nw-do-bid", { camp: t("nw-camp", { camp }), count: Number(count) }),
  ],
  [/^resource ([a-z]+)$/, ([nation = ""]) => t("web-nw-do-resource-of", { nation: nationName(nation) })],
  [
    /^offer(?: cede ([a-z_, ]+?))?(?: return ([a-z_, ]+))?$/,
    ([ceded = "", returned = ""]) =>
      t("web-nw-do-offer-terms", { ceded: areaList(ceded), returned: areaList(returned) }),
  ],
];

const areaList = (text: string): string => (text ? list(text.split(", ").map(placeName)) : "–");

function said(text: string): string | null {
  for (const [form, say] of FORMS) {
    const found = form.exec(text);
    if (found) return say(found.slice(1).map((part) => part ?? ""));
  }
  return null;
}

/** What the seat is asked. */
export function questionLine(question: NwQuestion): string {
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
export function nationOf(question: NwQuestion): string {
  const { nation, power, by } = question.about;
  return nationName(String(nation ?? power ?? by ?? question.seat));
}

// ---- events and reasons

const each = (names: string[], say: Say): Record<string, Say> => Object.fromEntries(names.map((name) => [name, say]));
const chosen =
  (message: string, name: string): Say =>
  (value) =>
    t(message, { [name]: value });
const spot: Say = (value) =>
  has(`nw-box-of-pieces-${slug(value)}`)
    ? t(`nw-box-of-pieces-${slug(value)}`)
    : isNation(value)
      ? nationName(value)
      : placeName(value);
const worded =
  (prefix: string): Say =>
  (value) =>
    has(`${prefix}-${slug(value)}`) ? t(`${prefix}-${slug(value)}`) : value;

export function effectWords(effect: string): string {
  const [name = "", about = ""] = effect.split(":");
  const words = worded("nw-effect")(name);
  return about ? t("nw-effect-about", { effect: words, about: list(about.split("-").map(anything)) }) : words;
}

/** How a parameter of a reason or a field of an event is put into words, by its name. */
const WORDS: Record<string, Say> = {
  ...each(["area", "place", "zone", "port", "frm", "to"], spot),
  ...each(["nation", "enemy", "power", "row", "conqueror", "seat", "winner"], nationName),
  other: anything,
  squadrons: (value) => fleetWords(value.split(", ")),
  leader: leaderName,
  card: cardName,
  squadron: squadronName,
  effect: effectWords,
  why: (value) => (isCard(value) ? t("nw-why-card", { card: cardName(value) }) : worded("nw-why")(value)),
  how: worded("nw-how"),
  use: (value) => (has(`nw-use-${slug(value)}`) ? t(`nw-use-${slug(value)}`) : worded("web-nw-purse")(value)),
  phase: worded("nw-phase"),
  status: worded("nw-status"),
  box: chosen("nw-box", "box"),
  camp: chosen("nw-camp", "camp"),
};
const LISTS: Record<string, Say> = {
  cards: cardName,
  nations: nationName,
  squadrons: squadronName,
  ceded: placeName,
  returned: placeName,
};
const SIGNED = new Set(["by", "modifier"]);
/** Events told in another way where a field is empty (or, with !, where it is not), and the ending of that message. */
const TELLING: Record<string, [field: string, ending: string]> = {
  CardDiscarded: ["nation", "-table"],
  CardPassed: ["card", "-hidden"],
  HandShown: ["cards", "-hidden"],
  HomeCardTurned: ["is_ready", "-used"],
  CampJoined: ["camp", "-none"],
  ConsulMoved: ["row", "-none"],
  CommandTaken: ["power", "-none"],
  NationConquered: ["conqueror", "-none"],
  PlusKeyChanged: ["is_set", "-off"],
  PeaceModified: ["nation", "-event"],
  SubmissionAnswered: ["accepted", "-refused"],
  MarchRollMade: ["dice", "-card"],
  NavalBattleEnded: ["winner", "-none"],
  ImpulseBegan: ["!preempting", "-preempting"],
  BattleBegan: ["!is_siege", "-siege"],
};
const UNTOLD = ["impulse.keys_before", "impulse.keys_at_start", "impulse.zones_at_start", "impulse.withdraws"];
const SIDES = ["active", "other"];

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && !value.length);

function field(name: string, value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return SIGNED.has(name) ? signed(value) : value;
  if (typeof value === "string") return value && WORDS[name] ? WORDS[name](value) : value;
  if (Array.isArray(value) && LISTS[name]) return value.length ? list((value as string[]).map(LISTS[name])) : "–";
  return "";
}

const NATIONS = ["france", "britain", "austria", "russia", "prussia", "spain", "turkey", "sweden", "denmark"];
/** Strength as events have it: a number for each nation in the order of the track. */
export const forceOf = (sp: unknown, leaders: unknown): Pieces => ({
  sp: Object.fromEntries((sp as number[]).map((count, nth) => [NATIONS[nth]!, count]).filter(([, count]) => count)),
  leaders: (leaders as string[]) ?? [],
});
const faces = (rolls: unknown): string => (rolls as number[]).join(" ") || "–";
/** The nation that decides for a side of a fight; records of old do not name it. */
const party = (line: LogLine, side: number): string => {
  const nation = (line.sides as string[] | undefined)?.[side];
  return nation ? nationName(nation) : t(`nw-side-${SIDES[side]}`);
};
const names = (line: LogLine): Params =>
  Object.fromEntries(SIDES.map((side, nth) => [`name_${side}`, party(line, nth)]));
const sideWords = (line: LogLine, side: number): Params => ({
  ...names(line),
  ...(side >= 0 ? { side: party(line, side) } : {}),
});
const both = (line: LogLine, ...names: string[]): Params =>
  Object.fromEntries(
    names.flatMap((name) =>
      SIDES.map((side, nth): [string, number] => [`${name}_${side}`, (line[name] as number[])[nth] ?? 0]),
    ),
  );

function special(name: string, line: LogLine): Params {
  switch (name) {
    case "TurnBegan":
      return { turn: t("nw-turn", { year: String(line.year) }) };
    case "ParliamentHanded":
      return { card: cardName("parliament") };
    case "PlusKeyChanged":
      return { nation: nationName("france") };
    case "GameEnded":
      return { why: worded("nw-end")(String(line.why)), points: pointsWords(line.points as Record<string, number>) };
    case "MarchRollMade":
      return { dice: faces(line.dice) };
    case "BattleBegan":
      return {
        ...names(line),
        ...Object.fromEntries(
          SIDES.map((side, nth) => [
            side,
            piecesWords(forceOf((line.sp as number[][])[nth], (line.leaders as string[][])[nth])),
          ]),
        ),
      };
    case "BattleRolled":
      return {
        ...names(line),
        ...Object.fromEntries(SIDES.map((side, nth) => [side, faces((line.faces as number[][])[nth])])),
      };
    case "AttritionRolled":
      return { faces: faces(line.faces) };
    case "BattleEnded":
      return { ...both(line, "losses"), ...sideWords(line, Number(line.loser)) };
    case "NavalRoundFought":
      return { ...both(line, "dice", "sixes", "fives"), ...names(line) };
    case "NavalBattleEnded":
      return sideWords(line, SIDES.indexOf(String(line.winner)));
    default:
      return typeof line.side === "number" ? sideWords(line, line.side) : {};
  }
}

export const pointsWords = (points: Record<string, number>): string =>
  list(Object.entries(points).map(([seat, count]) => t("web-nw-points-of", { nation: nationName(seat), count })));

/** What a die was rolled for. */
export function purposeWords(purpose: string): string {
  const [first = "", about = ""] = purpose.split(" ");
  if (isNation(about)) return t("nw-purpose-about", { purpose: worded("nw-purpose")(first), about: nationName(about) });
  return worded("nw-purpose")(purpose);
}

export const answerText = (text: string): string => phrase(text);

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
  if (UNTOLD.includes(String(line.effect ?? "").split(":")[0]!)) return null;
  let message = `nw-event-${dashed(name)}`;
  const [telling, ending] = TELLING[name] ?? [];
  if (name === "BattleEnded" && Number(line.loser) < 0) message += "-none";
  else if (telling && (telling.startsWith("!") ? !isEmpty(line[telling.slice(1)]) : isEmpty(line[telling])))
    message += ending;
  if (!has(message)) return null;
  const given = Object.fromEntries(
    Object.entries(line)
      .filter(([key]) => key !== "n" && key !== "event")
      .map(([key, value]) => [key, field(key, value)]),
  );
  const force: Params =
    Array.isArray(line.sp) && typeof line.sp[0] === "number"
      ? { force: piecesWords(forceOf(line.sp, line.leaders)) }
      : {};
  const text = t(message, { ...given, ...force, ...special(name, line) });
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Why something is refused or warned of, with the number of the rule. */
export const reasonText = (reason: Reason | ApiProblem): string => refusalText(reason, WORDS);

export function resultLine(result: { winner: string; why: string; points: Record<string, number> }): string {
  return t("nw-result", { winner: nationName(result.winner), points: pointsWords(result.points) });
}
