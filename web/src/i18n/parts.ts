/** Which parts of the texts a screen shows. */
import { GAMES, RULES } from "../games/registry";
import type { Route } from "../router";

const ALL_GAMES = Object.keys(GAMES);

/** A table whose game is not known ahead asks for its texts when it is. */
export function partsFor(route: Route, ahead = ""): string[] {
  switch (route.screen) {
    case "table":
      return GAMES[ahead] ? [ahead] : [];
    case "learn":
      return GAMES[route.game] ? [route.game, `${route.game}-school`] : [];
    case "study":
      return GAMES[route.game] ? [route.game, `${route.game}-study`] : [];
    case "rules":
      return [...ALL_GAMES, "club", `${RULES[route.game] ? route.game : Object.keys(RULES)[0]!}-rules`];
    case "leave":
    case "find":
      return [...ALL_GAMES, "club", "absence"];
    default:
      return [...ALL_GAMES, "club"];
  }
}
