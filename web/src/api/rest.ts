/** REST calls of the contract. Every function resolves to the answer or rejects with a Problem. */
import { Problem, STRANGE, UNREACHABLE } from "./problem";
import type {
  Advice,
  Advising,
  ApiProblem,
  Ended,
  Asking,
  Changes,
  Credentials,
  Deciding,
  Deleting,
  Ending,
  Explanation,
  Forking,
  GameInfo,
  GameStrength,
  HandingOver,
  Invite,
  Joining,
  Language,
  LeaveBook,
  LeaveDays,
  LeavePlan,
  Leaving,
  ListName,
  Me,
  Motioning,
  NewApp,
  NewPush,
  NewGuest,
  NewMember,
  NewTable,
  NoticeChanges,
  NoticeList,
  NoticeSettings,
  OldDecision,
  OneSeat,
  Remarking,
  Remarks,
  Scores,
  SeatWord,
  Snapshot,
  Speaking,
  Starting,
  TableAbsence,
  TableDetail,
  TableList,
  TakebackMoment,
  TimelineStep,
  Verification,
  WhoAmI,
  Voting,
  Answering,
  Appealing,
  AuditLine,
  Closing,
  MasterActing,
  MasterWanted,
  Moderation,
  OrdersPasted,
  OrdersRead,
  OwnStanding,
  Punishing,
  Reporting,
  ReportSeen,
} from "./types";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        Accept: "application/json",
        ...(method === "GET" ? {} : { "Content-Type": "application/json", "X-GP-Request": "1" }),
      },
      body: method === "GET" ? undefined : JSON.stringify(body ?? {}),
    });
  } catch {
    throw new Problem({ code: UNREACHABLE });
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    throw new Problem({ code: STRANGE, message: text.slice(0, 200) }, response.status);
  }
  if (!response.ok) throw refused(answer, response.status);
  return answer as T;
}

function refused(answer: unknown, status: number): Problem {
  const problem = (answer as { error?: ApiProblem } | null)?.error;
  return new Problem(problem ?? { code: STRANGE, message: `HTTP ${status}` }, status, answer);
}

export function query(given: Record<string, string | number | null | undefined>): string {
  const filled = Object.entries(given).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const text = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

export const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

// ---- people
export const whoAmI = () => call<WhoAmI>("GET", "/api/me");
export const becomeGuest = (name: string, language: Language) =>
  call<Me>("POST", "/api/guests", { name, language } satisfies NewGuest);
export const register = (name: string, password: string, language: Language) =>
  call<Me>("POST", "/api/register", { name, password, language } satisfies NewMember);
export const signIn = (name: string, password: string) =>
  call<Me>("POST", "/api/sign-in", { name, password } satisfies Credentials);
export const signOut = (everywhere: boolean) =>
  call<unknown>("POST", "/api/sign-out", { everywhere } satisfies Leaving);
export const changeMe = (change: Changes) => call<Me>("PATCH", "/api/me", change);
/** Everything the house keeps of this person, as a file. */
export const myDataUrl = "/api/me/data";
export const deleteMe = (password: string) => call<unknown>("DELETE", "/api/me", { password } satisfies Deleting);

// ---- being told
export const notices = () => call<NoticeList>("GET", "/api/notices");
export const readNotices = (subject = "") => call<NoticeList>("POST", "/api/notices/read", { subject });
export const noticeSettings = () => call<NoticeSettings>("GET", "/api/me/notices");
export const changeNotices = (change: NoticeChanges) => call<NoticeSettings>("PATCH", "/api/me/notices", change);
export const addPush = (push: NewPush) => call<NoticeSettings>("POST", "/api/me/channels/push", push);
export const addApp = (app: NewApp) => call<NoticeSettings>("POST", "/api/me/channels/app", app);
export const removeChannel = (id: string) =>
  call<NoticeSettings>("DELETE", `/api/me/channels/${encodeURIComponent(id)}`);
export const testChannel = (id: string) =>
  call<NoticeSettings>("POST", `/api/me/channels/${encodeURIComponent(id)}/test`);
export const claimAddress = (address: string) => call<unknown>("POST", "/api/me/mail", { address });
export const confirmAddress = (token: string) => call<unknown>("POST", "/api/mail/confirm", { token });
export const forgotPassword = (who: string) => call<unknown>("POST", "/api/password/forgotten", { who });
export const choosePassword = (token: string, password: string) =>
  call<Me>("POST", "/api/password/choose", { token, password });
export const unsubscribe = (token: string) => call<Ended>("POST", `/unsubscribe/${encodeURIComponent(token)}`);

// ---- absence
export const myLeave = () => call<LeaveBook>("GET", "/api/me/leave");
export const planLeave = (days: LeaveDays) => call<LeavePlan>("POST", "/api/me/leave/plan", days);
export const takeLeave = (days: LeaveDays) => call<LeaveBook>("POST", "/api/me/leave", days);
export const giveLeaveBack = (id: string) => call<LeaveBook>("DELETE", `/api/me/leave/${encodeURIComponent(id)}`);
export const tableAbsence = (id: string, seat: string | null) =>
  call<TableAbsence>("GET", at(id, `/absence${query({ seat })}`));
export const askFor = (id: string, asked: Motioning) => call<TableDetail>("POST", at(id, "/motion"), asked);
export const vote = (id: string, seat: string, word: Voting["word"]) =>
  call<TableDetail>("POST", at(id, "/vote"), { seat, word } satisfies Voting);
export const resign = (id: string, seat: string) =>
  call<TableDetail>("POST", at(id, "/resign"), { seat } satisfies SeatWord);
export const takeOver = (id: string, seat: string) =>
  call<TableDetail>("POST", at(id, "/take-over"), { seat } satisfies SeatWord);

// ---- game masters
export const becomeMaster = (id: string, wanted: MasterWanted) => call<TableDetail>("POST", at(id, "/master"), wanted);
export const masterAct = (id: string, acting: MasterActing) => call<TableDetail>("POST", at(id, "/master/act"), acting);
export const enterOrders = (id: string, seat: string, text: string) =>
  call<OrdersRead>("POST", at(id, "/master/orders"), { seat, text } satisfies OrdersPasted);
export const resultsUrl = (id: string, language: string) => at(id, `/results.txt${query({ language })}`);

// ---- order in the house
export const report = (reporting: Reporting) => call<unknown>("POST", "/api/reports", reporting);
export const myStanding = () => call<OwnStanding>("GET", "/api/me/standing");
export const appeal = (id: string, text: string) =>
  call<OwnStanding>("POST", `/api/me/standing/${encodeURIComponent(id)}/appeal`, { text } satisfies Appealing);
const reportAt = (id: string, rest = "") => `/api/moderation/reports/${encodeURIComponent(id)}${rest}`;
export const moderation = () => call<Moderation>("GET", "/api/moderation");
export const reportSeen = (id: string) => call<ReportSeen>("GET", reportAt(id));
export const claimReport = (id: string) => call<unknown>("POST", reportAt(id, "/claim"));
export const closeReport = (id: string, outcome: string) =>
  call<unknown>("POST", reportAt(id, "/close"), { outcome } satisfies Closing);
export const punish = (id: string, punishing: Punishing) => call<unknown>("POST", reportAt(id, "/sanction"), punishing);
export const answerAppeal = (id: string, answering: Answering) =>
  call<unknown>("POST", `/api/moderation/sanctions/${encodeURIComponent(id)}/answer`, answering);
export const moderationLog = () => call<AuditLine[]>("GET", "/api/moderation/log");

// ---- games and tables
export const games = () => call<GameInfo[]>("GET", "/api/games");
export const strengths = () => call<GameStrength[]>("GET", "/api/bots");
export const tables = (list: ListName, only: { game?: string; languages?: Language[]; page?: number } = {}) =>
  call<TableList>(
    "GET",
    `/api/tables${query({ list, game: only.game, language: only.languages?.join(","), page: only.page })}`,
  );
export const createTable = (table: NewTable) => call<TableDetail>("POST", "/api/tables", table);
export const table = (id: string) => call<TableDetail>("GET", at(id));
export const join = (id: string, how: Joining) => call<TableDetail>("POST", at(id, "/join"), how);
export const leave = (id: string) => call<unknown>("POST", at(id, "/leave"));
export const start = (id: string, fill: string) =>
  call<TableDetail>("POST", at(id, "/start"), { fill } satisfies Starting);
/** The same again; with other sides two players change places, more of them draw lots. */
export const rematch = (id: string, sides: "same" | "changed" = "same") =>
  call<TableDetail>("POST", at(id, `/rematch${query({ sides })}`));
export const cancel = (id: string) => call<unknown>("POST", at(id, "/cancel"));
export const handOver = (id: string, seat: string, level: string) =>
  call<unknown>("POST", at(id, "/hand-over"), { seat, level } satisfies HandingOver);
export const takeBack = (id: string, seat: string) =>
  call<unknown>("POST", at(id, "/take-back"), { seat } satisfies OneSeat);
export const invite = (token: string) => call<Invite>("GET", `/api/invites/${encodeURIComponent(token)}`);

// ---- playing (the socket does the same while it is open)
interface Look {
  at?: number | null;
  log_from?: number;
}
export const snapshotAddress = (id: string, seat: string | null, look: Look = {}): string =>
  at(id, `/snapshot${query({ seat, ...look })}`);
export const snapshot = (id: string, seat: string | null, look: Look = {}) =>
  call<Snapshot>("GET", snapshotAddress(id, seat, look));
export const explain = (id: string, seat: string, text: string) =>
  call<Explanation>("POST", at(id, "/explain"), { seat, text } satisfies Asking);

// ---- taking back by consent
export const advice = (id: string, seat: string) =>
  call<Advice>("POST", at(id, "/advice"), { seat } satisfies Advising);
export const decide = (id: string, seat: string, text: string, revision: number) =>
  call<Snapshot>("POST", at(id, "/decide"), { seat, text, revision } satisfies Deciding);
export const takebackMoments = (id: string, seat: string) =>
  call<TakebackMoment[]>("GET", at(id, `/takeback${query({ seat })}`));
export const speakOfTakeback = (id: string, seat: string, word: "ask" | "agree" | "refuse" | "withdraw", to = 0) =>
  call<Snapshot>("POST", at(id, "/takeback"), { seat, word, to } satisfies Speaking);

// ---- records
export const timeline = (id: string, seat: string | null) =>
  call<TimelineStep[]>("GET", at(id, `/timeline${query({ seat })}`));
/** The score by its sources and over the turns, in the numbers of the seat looked from. */
export const scores = (id: string, seat: string | null) => call<Scores>("GET", at(id, `/scores${query({ seat })}`));
// ---- after the game
export const remarks = (id: string) => call<Remarks>("GET", at(id, "/remarks"));
export const remark = (id: string, seat: string, text: string, request: string) =>
  call<Remarks>("POST", at(id, "/remarks"), { seat, text, request } satisfies Remarking);
/** `decision` is in the numbers of the seat looked from. */
export const fork = (id: string, decision: number | null, seat: string | null = null) =>
  call<TableDetail>("POST", at(id, "/fork"), { at: decision, seat: seat ?? "" } satisfies Forking);
export const verification = (id: string) => call<Verification>("GET", at(id, "/verification"));
/** A record as a table; the title is for one that has none. */
export const importRecord = (record: unknown, title: string) =>
  call<TableDetail>("POST", `/api/records${query({ title: title.slice(0, 80) })}`, record);
export const oldDecisions = (id: string) => call<OldDecision[]>("GET", at(id, "/decisions"));
export const endStranded = (id: string, agree: boolean) =>
  call<TableDetail>("POST", at(id, "/end"), { agree } satisfies Ending);
export const playAlone = (id: string) => call<TableDetail>("POST", at(id, "/sandbox"));
export const recordSoFarUrl = (id: string) => at(id, "/record-so-far");
export const recordUrl = (id: string) => at(id, "/record");
/** How a picture or film is to look, from which seat and of which moment. */
export interface PictureLook {
  seat?: string | null;
  at?: number | null;
  language?: string;
  theme?: string;
}
/** `card` is the picture a link is shown with. */
export const pictureUrl = (id: string, kind: "svg" | "png" | "card", look: PictureLook) =>
  at(id, `/${kind === "card" ? "card.png" : `map.${kind}`}${query({ ...look })}`);
/** The game up to a moment, made while one waits: `share/film` knows how. */
export const filmUrl = (id: string, kind: "gif" | "webp", { at: to, ...look }: PictureLook) =>
  at(id, `/animation.${kind}${query({ ...look, to })}`);
/** Why something that is not JSON was not given. */
export const refusalOf = async (response: Response): Promise<Problem> =>
  refused(await response.json().catch(() => null), response.status);
