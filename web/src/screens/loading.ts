/** Screens are loaded when they are shown: whoever opens a table does not wait for the lobby. */
import type { Component } from "svelte";
import { once } from "../api/printed";
import type { Route } from "../router";

export interface ScreenProps {
  route: Route;
}
type Screen = { default: Component<ScreenProps> };

const inHouse = once((): Promise<Screen> => import("./InHouse.svelte"));
const table = once((): Promise<Screen> => import("./AtTable.svelte"));
const club = once((): Promise<Screen> => import("./club/AtClub.svelte"));
const learn = once((): Promise<Screen> => import("./AtSchool.svelte"));

const CLUB = new Set<Route["screen"]>(["tournaments", "new-tournament", "tournament", "clubs", "club"]);

/** What shows a route: tables and lessons fill the screen, everything else has the bar of the house above it. */
export function screenOf(screen: Route["screen"]): Promise<Screen> {
  if (screen === "table") return table();
  if (screen === "learn" || screen === "study") return learn();
  if (CLUB.has(screen)) return club();
  return inHouse();
}
