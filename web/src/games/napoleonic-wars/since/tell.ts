/** What the others did since the reader's last impulse, cut into scenes: marches, fights, flags, cards, the fate of his pieces. */
import type { LogLine } from "../../../api/types";
import { list, t } from "../../../i18n/index.svelte";
import { eventName } from "../../../play/log";
import type { Scene, SeatCard, Told } from "../../../rounds/told";
import { worstFirst } from "../../../rounds/told";
import type { BoardArrow, Nation, PlaceMark } from "../board/types";
import { verdictOf } from "../fights/reading";
import { storiesOf, strengthOf, type Pieces, type Story } from "../fights/story";
import { DEEP } from "../nations";
import { isPlace, placeName } from "../play/box";
import { cardName, eventText, leaderName, nationName } from "../play/say";
import { fatesOf } from "./fates";
import { piecesOf, sameArmy, text, texts, type Line } from "./lines";

export interface NwScene extends Scene {
  arrows: BoardArrow[];
  marks: Record<string, PlaceMark>;
  /** A card that lies face up, and whose it is. */
  card?: string;
  nation: Nation | "";
  story?: Story;
}

export interface Reader {
  /** Nations of the reader. */
  mine: readonly Nation[];
  /** Who plays a nation, by name. */
  playerOf(nation: Nation): string;
}

const MOST_LINES = 4;
const MARCH_MS = 900;
const AREA_MS = 300;
const LONGEST_MARCH_MS = 1500;
const FIGHT_MS = 2200;
const CARD_MS = 1150;
const SMALL_MS = 900;

const armyName = ({ leaders, sp }: Pieces): string => {
  const strength = strengthOf(sp);
  const nation = Object.keys(sp)[0] ?? "";
  return t("web-nw-since-army", {
    leader: leaders.length ? list(leaders.map(leaderName)) : "no",
    count: strength,
    nation: nation ? nationName(nation) : "–",
  });
};

/** Scenes of one impulse, in order. */
class Impulse {
  readonly scenes: NwScene[] = [];
  readonly said: { text: string; scene: NwScene | null }[] = [];
  laid = "";
  #count = 0;
  #march: { pieces: Pieces; way: string[]; scene: NwScene } | null = null;
  #built: { places: Set<string>; count: number; scene: NwScene } | null = null;

  constructor(readonly nation: Nation) {}

  #scene(line: Line, rest: Partial<NwScene> & Pick<NwScene, "head" | "sentence" | "icon" | "ms">): NwScene {
    const scene: NwScene = {
      // One decision may end the impulse of one nation and begin that of the next.
      key: `${line.n} ${this.#count++} ${this.nation}`,
      seat: this.nation,
      until: line.n,
      places: [],
      arrows: [],
      marks: {},
      nation: this.nation,
      ...rest,
    };
    this.scenes.push(scene);
    this.said.push({ text: scene.sentence, scene });
    return scene;
  }

  #end(): void {
    this.#march = null;
  }

  /** One area more of a march, or a new one. */
  march(line: Line): void {
    const pieces = piecesOf(line);
    const [frm, to] = [text(line.frm), text(line.to)];
    if (!isPlace(to) || !isPlace(frm)) return this.note(line);
    let way = [frm, to];
    const before = this.#march;
    if (before && sameArmy(before.pieces, pieces) && before.way.at(-1) === frm) {
      way = [...before.way, to];
      this.scenes.splice(this.scenes.indexOf(before.scene), 1);
      this.said.splice(
        this.said.findIndex((one) => one.scene === before.scene),
        1,
      );
    }
    const scene = this.#scene(line, {
      icon: "arrow",
      head: placeName(to),
      about: pieces.leaders[0] ? leaderName(pieces.leaders[0]) : "",
      sentence: t("web-nw-since-march", {
        army: armyName(pieces),
        how: text(line.how),
        from: placeName(way[0]!),
        to: placeName(to),
        count: way.length - 1,
      }),
      ms: Math.min(MARCH_MS + AREA_MS * (way.length - 1), LONGEST_MARCH_MS + MARCH_MS),
      places: way,
      arrows: way.slice(1).map((area, nth) => ({ key: `march ${nth}`, from: way[nth]!, to: area, kind: "move" })),
    });
    this.#march = { pieces, way, scene };
  }

  sail(line: Line): void {
    this.#end();
    const [frm, to] = [text(line.frm), text(line.to)];
    this.#scene(line, {
      icon: "waves",
      head: placeName(to),
      sentence: t("web-nw-since-sail", {
        nation: nationName(this.nation),
        count: texts(line.squadrons).length,
        from: placeName(frm),
        to: placeName(to),
      }),
      ms: MARCH_MS,
      places: [frm, to],
      arrows: [{ key: "sail", from: frm, to, kind: "move" }],
    });
  }

  fight(line: Line, story: Story): void {
    this.#end();
    const away: BoardArrow[] = story.refuge
      ? [{ key: "away", from: story.place, to: story.refuge, kind: "event" }]
      : [];
    this.#scene(line, {
      icon: "dice",
      head: placeName(story.place),
      about: t("web-nw-fight-step", { step: "end" }),
      sentence: verdictOf(story),
      until: story.until,
      ms: FIGHT_MS,
      places: [story.place, ...(story.refuge ? [story.refuge] : [])],
      marks: {
        [story.place]: { state: "attacked", note: `${story.losses[1]} : ${story.losses[0]}` },
      },
      arrows: away,
      isBattle: true,
      story,
    });
  }

  card(line: Line): void {
    this.#end();
    const card = text(line.card);
    if (line.nation === this.nation && line.use !== "response" && line.use !== "battle") this.laid ||= cardName(card);
    if (line.use === "cp" || line.use === "battle") return;
    this.#scene(line, {
      icon: "hand",
      head: cardName(card),
      sentence: t("web-nw-since-card", {
        nation: nationName(text(line.nation)),
        card: cardName(card),
        use: text(line.use),
      }),
      ms: CARD_MS,
      card,
      nation: text(line.nation) as Nation,
    });
  }

  /** Built and levied pieces together are one line. */
  built(line: Line): void {
    this.#end();
    const place = text(line.area) || text(line.place);
    if (!isPlace(place)) return this.note(line);
    const before = this.#built;
    const count = (before?.count ?? 0) + (typeof line.count === "number" ? line.count : 1);
    const places = new Set([...(before?.places ?? []), place]);
    if (before) {
      this.scenes.splice(this.scenes.indexOf(before.scene), 1);
      this.said.splice(
        this.said.findIndex((one) => one.scene === before.scene),
        1,
      );
    }
    const scene = this.#scene(line, {
      icon: "plus",
      head: placeName(place),
      sentence: t("web-nw-since-built", {
        nation: nationName(text(line.nation) || this.nation),
        count,
        places: list([...places].map(placeName)),
      }),
      ms: SMALL_MS,
      places: [...places],
      marks: Object.fromEntries([...places].map((one) => [one, { state: "planned" as const }])),
    });
    this.#built = { places, count, scene };
  }

  /** Anything that happened in a place, in the words of the log. */
  happened(line: Line, state: PlaceMark["state"], icon: Scene["icon"]): void {
    this.#end();
    const place = text(line.area) || text(line.place);
    const sentence = eventText(line);
    if (!sentence) return;
    if (!isPlace(place)) return void this.said.push({ text: sentence, scene: null });
    this.#scene(line, {
      icon,
      head: placeName(place),
      sentence,
      ms: SMALL_MS,
      places: [place],
      marks: { [place]: { state } },
    });
  }

  note(line: Line): void {
    const sentence = eventText(line);
    if (sentence && !this.said.some((one) => one.text === sentence)) this.said.push({ text: sentence, scene: null });
  }
}

const MARCHES = new Set(["move", "intercept", "landing", "convoy", "deployment"]);
const NOTED = new Set([
  "ConsulMoved",
  "CampJoined",
  "WarBegan",
  "WarEnded",
  "NationConquered",
  "SubmissionAnswered",
  "CommandTaken",
  "ForeignWarBegan",
  "ForeignWarEnded",
]);

function take(impulse: Impulse, line: Line, name: string, stories: ReadonlyMap<number, Story>): void {
  const story = stories.get(line.n);
  if ((name === "BattleBegan" || name === "NavalRoundFought") && story && story.from === line.n)
    impulse.fight(line, story);
  else if (name === "ForceMoved" && MARCHES.has(text(line.how))) impulse.march(line);
  else if (name === "FleetMoved" && line.how === "sail") impulse.sail(line);
  else if (name === "CardPlayed") impulse.card(line);
  else if (name === "StrengthPlaced" || name === "LeaderPlaced" || name === "SquadronPlaced") impulse.built(line);
  else if (name === "AttritionRolled" && Number(line.lost) > 0) impulse.happened(line, "attacked", "alert");
  else if (name === "FlagPlaced" || name === "FlagRemoved") impulse.happened(line, "selected", "check");
  else if (name === "ImpulsePassed" || NOTED.has(name)) impulse.note(line);
}

/** A nation that acts again goes on with its own card. */
function impulseOf(impulses: Impulse[], nation: Nation): Impulse {
  const known = impulses.find((one) => one.nation === nation);
  if (known) return known;
  const fresh = new Impulse(nation);
  impulses.push(fresh);
  return fresh;
}

/** The round of the others; null if they did nothing worth telling. */
export function tellRound(log: readonly LogLine[], from: number, reader: Reader): Told<NwScene> | null {
  const lines = log.filter((line) => line.n >= from) as Line[];
  const stories = new Map(storiesOf(lines).flatMap((story) => [[story.from, story] as const]));
  const impulses: Impulse[] = [];
  let now: Impulse | null = null;
  for (const line of lines) {
    const name = eventName(line);
    if (name === "ImpulseBegan" || name === "ImpulsePassed") {
      const nation = text(line.nation) as Nation;
      now = reader.mine.includes(nation) ? null : impulseOf(impulses, nation);
    } else if (name === "PhaseBegan") now = null;
    if (now) take(now, line, name, stories);
  }
  const acted = impulses.filter((one) => one.said.length || one.laid);
  const scenes = acted.flatMap((one) => one.scenes).sort((one, other) => orderOf(one) - orderOf(other));
  if (!scenes.length) return null;
  const number = (scene: NwScene | null): number | null => (scene ? scenes.indexOf(scene) : null);
  return {
    from,
    caps: t("web-nw-since-caps", { nations: new Set(acted.map((one) => one.nation)).size, steps: scenes.length }),
    headline: t("web-nw-since"),
    sentence: "",
    scenes,
    mine: worstFirst(fatesOf(lines, reader.mine)),
    theirs: [],
    seats: acted.map((one): SeatCard => ({
      seat: one.nation,
      name: nationName(one.nation),
      player: reader.playerOf(one.nation),
      colour: DEEP[one.nation],
      ...(one.laid ? { laid: one.laid } : {}),
      lines: shortened(one.said.map(({ text: said, scene }) => ({ text: said, scene: number(scene) }))),
    })),
  };
}

/** Scenes stand in the order of the log. */
const orderOf = ({ key }: NwScene): number => Number(key.split(" ")[0]) + Number(key.split(" ")[1]) / 1000;

/** At most four lines; the rest is counted. */
function shortened(lines: SeatCard["lines"]): SeatCard["lines"] {
  if (lines.length <= MOST_LINES + 1) return lines;
  const rest = lines.length - MOST_LINES;
  return [
    ...lines.slice(0, MOST_LINES),
    { text: t("web-nw-since-more", { count: rest }), scene: lines[MOST_LINES]!.scene },
  ];
}
