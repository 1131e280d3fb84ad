/** Paths of the client and what they show. Pure matching here; the live part is state/place.svelte.ts. */

export type Route =
  | { screen: "lobby" }
  | { screen: "create"; game: string }
  | { screen: "find" }
  | { screen: "mine" }
  | { screen: "join"; token: string }
  | { screen: "table"; id: string }
  | { screen: "verification"; id: string }
  | { screen: "replays" }
  | { screen: "rules"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "study"; game: string; page: string }
  | { screen: "dice"; id: string }
  | { screen: "arena" }
  | { screen: "account" }
  | { screen: "people" }
  | { screen: "profile"; name: string }
  | { screen: "notices" }
  | { screen: "leave" }
  | { screen: "standing" }
  | { screen: "moderation" }
  | { screen: "programs" }
  | { screen: "confirm"; token: string }
  | { screen: "password"; token: string }
  | { screen: "unsubscribe"; token: string }
  | { screen: "tournaments" }
  | { screen: "new-tournament" }
  | { screen: "tournament"; id: string }
  | { screen: "clubs" }
  | { screen: "club"; id: string }
  | { screen: "not-found" };

const ID = /^[A-Za-z0-9_-]{1,80}$/;

/** What a path shows. */
export function match(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(safelyDecoded);
  const [first, second = "", third] = parts;
  if (parts.length === 0) return { screen: "lobby" };
  // Names are written in any alphabet.
  if (first === "people" && third === undefined)
    return second ? { screen: "profile", name: second } : { screen: first };
  if (parts.length > 3 || parts.slice(1).some((part) => !ID.test(part))) return { screen: "not-found" };
  if (first === "table" && second) {
    if (third === undefined) return { screen: "table", id: second };
    if (third === "verification" || third === "dice") return { screen: third, id: second };
    return { screen: "not-found" };
  }
  if (first === "study" && third !== undefined) return { screen: "study", game: second, page: third };
  if (third !== undefined) return { screen: "not-found" };
  switch (first) {
    case "new":
      return { screen: "create", game: second };
    case "join":
      return second ? { screen: "join", token: second } : { screen: "not-found" };
    case "rules":
      return { screen: "rules", game: second };
    case "learn":
      return second ? { screen: "learn", game: second } : { screen: "not-found" };
    case "password":
      return { screen: first, token: second };
    case "confirm":
    case "unsubscribe":
      return second ? { screen: first, token: second } : { screen: "not-found" };
    case "account":
      if (second === "notices" || second === "leave" || second === "standing" || second === "programs")
        return { screen: second };
      return second ? { screen: "not-found" } : { screen: first };
    case "events":
      if (second === "new") return { screen: "new-tournament" };
      return second ? { screen: "not-found" } : { screen: "tournaments" };
    case "event":
      return second ? { screen: "tournament", id: second } : { screen: "not-found" };
    case "clubs":
      return second ? { screen: "not-found" } : { screen: first };
    case "club":
      return second ? { screen: first, id: second } : { screen: "not-found" };
    case "find":
    case "mine":
    case "replays":
    case "arena":
    case "moderation":
      return second ? { screen: "not-found" } : { screen: first };
    default:
      return { screen: "not-found" };
  }
}

/** The path that shows a route. */
export function pathTo(route: Route): string {
  switch (route.screen) {
    case "lobby":
      return "/";
    case "create":
      return route.game ? `/new/${route.game}` : "/new";
    case "rules":
      return route.game ? `/rules/${route.game}` : "/rules";
    case "join":
      return `/join/${route.token}`;
    case "tournaments":
      return "/events";
    case "new-tournament":
      return "/events/new";
    case "tournament":
      return `/event/${route.id}`;
    case "club":
      return `/club/${route.id}`;
    case "profile":
      return `/people/${encodeURIComponent(route.name)}`;
    case "notices":
    case "leave":
    case "standing":
    case "programs":
      return `/account/${route.screen}`;
    case "confirm":
    case "unsubscribe":
      return `/${route.screen}/${route.token}`;
    case "password":
      return route.token ? `/password/${route.token}` : "/password";
    case "table":
      return `/table/${route.id}`;
    case "verification":
      return `/table/${route.id}/verification`;
    case "dice":
      return `/table/${route.id}/dice`;
    case "learn":
      return `/learn/${route.game}`;
    case "study":
      return `/study/${route.game}/${route.page}`;
    default:
      return `/${route.screen}`;
  }
}

/** The token in a pasted invite: the whole link, its path, or the bare token. */
export function inviteToken(pasted: string): string | null {
  const text = pasted.trim();
  const token = /(?:^|\/)join\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  return ID.test(token) ? token : null;
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "/";
  }
}
