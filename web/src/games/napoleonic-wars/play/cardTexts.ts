/** Questions of cards whose answers are still plain texts: read and put into words by their texts. Goes with the last of them. */
import type { Params } from "../../../i18n/bundle";
import { has, list, t } from "../../../i18n/index.svelte";
import type { WireOption } from "../../../i18n/speaking";
import { cardName, facts, isCard, isPlace, leaderName, nationName, placeName } from "./box";
import { readPieces, type Choice } from "./options";
import { anything, fleetWords, isSquadron, piecesWords, squadronName } from "./speakers";

const slug = (text: string): string => text.replaceAll(/[_. ]/g, "-");

/** Sentences that have another name since options have verbs. */
const RENAMED: Record<string, string> = {
  flag: "battle-flag",
  regroup: "to-regroup",
  "cp-card": "cp",
  "event-card": "event",
  "discard-card": "discard",
  "influence-card": "influence",
  "restore-card": "restore",
  "restore-cards": "restore-with",
  "end-war-card": "end-war",
  "flag-at": "flag",
  "refit-at": "refit",
  "armada-at": "armada",
  "part-at": "part",
  "retreat-at": "retreat",
  "to-at": "to",
  "join-at": "join-fleet",
  "winter-at": "winter",
  "accept-at": "accept-area",
  "decline-at": "decline-area",
  "stay-at": "stay",
  "regroup-at": "regroup-from",
};
const SLOTS: [old: string, now: string][] = [
  ["from", "frm"],
  ["place", "area"],
  ["by", "zones"],
  ["who", "leader"],
  ["who", "port"],
  ["who", "place"],
  ["to", "taker"],
  ["ceded", "cedes"],
  ["returned", "returns"],
  ["count", "strength"],
];
const messageOf = (name: string): string =>
  has(`nw-do-${RENAMED[name] ?? name}`) ? `nw-do-${RENAMED[name] ?? name}` : `web-nw-do-${name}`;

function sentence(name: string, params: Params = {}): string {
  const given = { ...params };
  for (const [old, now] of SLOTS) if (old in given) given[now] = given[old]!;
  return t(messageOf(name), given);
}

/** Any id in words, two places with a line between them, or a word of an answer. */
function wordWords(word: string): string {
  const known = anything(word);
  if (known !== word) return known;
  if (word.includes("-") && word.split("-").every(isPlace)) return word.split("-").map(placeName).join(" – ");
  const own = `web-nw-word-${slug(word)}`;
  return has(own) ? t(own) : word;
}
const wordByWord = (text: string): string => text.split(/[ ,]+/).filter(Boolean).map(wordWords).join(" ");
export const targetText = wordWords;

/** An answer in words; one that cannot be understood stays as it is. */
export function textPhrase(text: string): string {
  const plain = messageOf(slug(text));
  return (/^[a-z ]+$/.test(text) && has(plain) ? t(plain) : null) ?? formed(text) ?? wordByWord(text);
}

type Rule = [form: RegExp, say: (parts: string[]) => string];
const pieces = (text: string): string => piecesWords(readPieces(text));

const FORMS: Rule[] = [
  [
    /^(cp|event|play|discard|influence|restore|pay|replace|end_war) ([a-z_0-9]+)$/,
    ([verb = "", card = ""]) =>
      sentence(`${slug(verb)}-card`, { card: cardName(card), cp: facts()?.cards[card]?.cp ?? 0 }),
  ],
  [
    /^restore ([a-z_0-9]+) with ([a-z_0-9]+)$/,
    ([card = "", second = ""]) =>
      sentence("restore-cards", {
        card: cardName(card),
        second: cardName(second),
        cp: (facts()?.cards[card]?.cp ?? 0) + (facts()?.cards[second]?.cp ?? 0),
      }),
  ],
  [
    /^([a-z]+) responds ([a-z_]+) ?(.*)$/,
    ([nation = "", card = "", target = ""]) =>
      target
        ? sentence("respond-on", { nation: nationName(nation), card: cardName(card), target: wordByWord(target) })
        : sentence("respond", { nation: nationName(nation), card: cardName(card) }),
  ],
  [
    /^move (.+) @ ([a-z_]+) to ([a-z_]+)$/,
    ([force = "", from = "", to = ""]) =>
      sentence("move", { force: pieces(force), from: placeName(from), to: placeName(to) }),
  ],
  [
    /^sail (.+) to ([a-z_]+)$/,
    ([fleet = "", to = ""]) => sentence("sail", { fleet: fleetWords(fleet.split(", ")), to: placeName(to) }),
  ],
  [/^patrol (.+)$/, ([fleet = ""]) => sentence("patrol", { fleet: fleetWords(fleet.split(", ")) })],
  [
    /^convoy (.+) @ ([a-z_]+) to ([a-z_]+) by (.+)$/,
    ([force = "", from = "", to = "", by = ""]) =>
      sentence("convoy", {
        force: pieces(force),
        from: placeName(from),
        to: placeName(to),
        by: by.split(", ").map(placeName).join(", "),
      }),
  ],
  [
    /^(build|regroup) (\d+) sp @ ([a-z_]+)$/,
    ([verb = "", count = "", area = ""]) => sentence(`${verb}-sp`, { count: Number(count), area: placeName(area) }),
  ],
  [
    /^(build|regroup) leader ([a-z_]+) @ ([a-z_]+)$/,
    ([verb = "", leader = "", area = ""]) =>
      sentence(`${verb}-leader`, { leader: leaderName(leader), area: placeName(area) }),
  ],
  [
    /^(build|regroup) squadron @ ([a-z_]+)$/,
    ([verb = "", area = ""]) => sentence(`${verb}-squadron`, { area: placeName(area) }),
  ],
  [
    /^consul ([a-z]+) (right|left) ([a-z]+) 2$/,
    ([nation = "", way = "", row = ""]) =>
      sentence("consul-two", { nation: nationName(nation), way, row: nationName(row) }),
  ],
  [
    /^(?:consul|again) ([a-z]+) (right|left|plus|plain) (?:in )?([a-z]+)$/,
    ([nation = "", way = "", row = ""]) =>
      sentence("consul", { nation: nationName(nation), way, row: nationName(row) }),
  ],
  [
    /^consul ([a-z]+) (right|left|plus|plain)$/,
    ([nation = "", way = ""]) => sentence("consul-alone", { nation: nationName(nation), way }),
  ],
  [/^rally (.+)$/, ([force = ""]) => sentence("rally", { force: pieces(force) })],
  [
    /^war ([a-z]+)(?: join ([a-z]+))?$/,
    ([enemy = "", camp = ""]) =>
      camp
        ? sentence("war-join", { enemy: nationName(enemy), camp: t("nw-camp", { camp }) })
        : sentence("war", { enemy: nationName(enemy) }),
  ],
  [/^join (imperial|coalition)$/, ([camp = ""]) => sentence("join", { camp: t("nw-camp", { camp }) })],
  [
    /^siege ([a-z_]+) with (.+)$/,
    ([area = "", force = ""]) => sentence("siege", { area: placeName(area), force: pieces(force) }),
  ],
  [
    /^intercept (.+) @ ([a-z_]+)$/,
    ([force = "", from = ""]) => sentence("intercept", { force: pieces(force), from: placeName(from) }),
  ],
  [/^intercept ([a-z_]+)$/, ([leader = ""]) => sentence("intercept-flag", { leader: leaderName(leader) })],
  [
    /^evade (.+) to ([a-z_]+)$/,
    ([force = "", to = ""]) => sentence("evade", { force: pieces(force), to: placeName(to) }),
  ],
  [/^(lose|disrupt) (sp|flag)$/, ([, what = ""]) => sentence(`lose-${what}`)],
  [/^(lose|disrupt) (.+)$/, ([verb = "", force = ""]) => sentence(`${verb}`, { force: pieces(force) })],
  [/^sink ([a-z_0-9]+)$/, ([squadron = ""]) => sentence("sink", { squadron: squadronName(squadron) })],
  [
    /^(flag|refit|armada|part|retreat|to|join|winter|land|accept|decline|stay|regroup) ([a-z_]+)$/,
    ([verb = "", place = ""]) =>
      isPlace(place) ? sentence(`${verb}-at`, { place: placeName(place) }) : wordByWord(`${verb} ${place}`),
  ],
  [
    /^place ([a-z_]+)(?: from ([a-z_]+))?$/,
    ([area = "", from = ""]) =>
      from
        ? sentence("place-from", { area: placeName(area), from: placeName(from) })
        : sentence("place", { area: placeName(area) }),
  ],
  [
    /^take (\d+) ([a-z]+) @ ([a-z_]+)$/,
    ([count = "", nation = "", area = ""]) =>
      sentence("take-sp", { count: Number(count), nation: nationName(nation), area: placeName(area) }),
  ],
  [/^take ([a-z_]+)$/, ([leader = ""]) => sentence("take", { leader: leaderName(leader) })],
  [
    /^deploy (army|convoy|fleet) ([a-z_]+)$/,
    ([what = "", who = ""]) => sentence(`deploy-${what}`, { who: anything(who) }),
  ],
  [
    /^send ([a-z_0-9]+)$/,
    ([what = ""]) => t(isSquadron(what) ? "web-nw-do-send-squadron" : "web-nw-do-send", { what: anything(what) }),
  ],
  [
    /^(keep|roll) armistice ([a-z]+)$/,
    ([verb = "", other = ""]) => sentence(`${verb}-armistice`, { other: nationName(other) }),
  ],
  [
    /^(keep|give) ([a-z_]+) ([a-z]+)$/,
    ([verb = "", area = "", nation = ""]) =>
      sentence(`${verb}-area`, { area: placeName(area), nation: nationName(nation) }),
  ],
  [
    /^cede ([a-z_]+)(?: to ([a-z]+))?$/,
    ([area = "", to = ""]) =>
      to
        ? sentence("cede-to", { area: placeName(area), to: nationName(to) })
        : sentence("cede", { area: placeName(area) }),
  ],
  [
    /^give up ([a-z]+) @ ([a-z_]+)$/,
    ([nation = "", area = ""]) => sentence("give-up", { nation: nationName(nation), area: placeName(area) }),
  ],
  [
    /^bid (imperial|coalition) (\d+)$/,
    ([camp = "", count = ""]) => sentence("bid", { camp: t("nw-camp", { camp }), count: Number(count) }),
  ],
  [/^resource ([a-z]+)$/, ([nation = ""]) => sentence("resource-of", { nation: nationName(nation) })],
  [
    /^offer(?: cede ([a-z_, ]+?))?(?: return ([a-z_, ]+))?$/,
    ([ceded = "", returned = ""]) => sentence("offer-terms", { ceded: areaList(ceded), returned: areaList(returned) }),
  ],
];

const areaList = (text: string): string => (text ? list(text.split(", ").map(placeName)) : "–");

function formed(text: string): string | null {
  for (const [form, say] of FORMS) {
    const found = form.exec(text);
    if (found) return say(found.slice(1).map((part) => part ?? ""));
  }
  return null;
}

const CARD_VERBS = new Set(["cp", "event", "play", "discard", "influence", "restore", "pay", "replace", "end_war"]);
/** Verbs after which something has a force of its own. */
const WITH_FORCE = new Set(["move", "convoy", "intercept", "evade", "siege", "sail", "patrol"]);

const after = (text: string, sign: RegExp): string => sign.exec(text)?.[1] ?? "";

/** What a text says of pieces, places and cards. */
export function textChoice({ text, parts }: WireOption, price: number): Choice {
  const [verb = "", ...rest] = text.split(" ");
  const choice: Choice = {
    text,
    verb,
    parts,
    price,
    word: verb,
    force: "",
    pieces: null,
    from: "",
    goal: "",
    card: "",
  };
  const body = rest.join(" ");
  if (CARD_VERBS.has(verb) && isCard(body)) return { ...choice, card: body };
  if (rest[0] === "responds") choice.card = rest[1] ?? "";
  choice.from = after(text, /@ ([a-z_]+)/);
  const to = after(text, /(?:^| )to ([a-z_]+)/);
  choice.goal = isPlace(to)
    ? to
    : choice.from || (rest.find((word) => isPlace(word.replace(/,$/, "")))?.replace(/,$/, "") ?? "");
  if (WITH_FORCE.has(verb))
    choice.force = verb === "siege" ? (body.split(" with ")[1] ?? "") : body.split(/ @ | to /)[0]!;
  if (verb === "siege") choice.from = choice.goal;
  return choice;
}

/** The squadron or general that would be sent. */
export const sentPiece = (text: string): string => /^send ([a-z_0-9]+)$/.exec(text)?.[1] ?? "";
