/** Light, dark or as the system: kept on the device, and with the account where there is one. */
import type { Theme } from "../api/types";

const STORED = "gp.theme";
let chosen = $state<Theme>("system");
let systemDark = $state(false);
const shown = $derived<"light" | "dark">(chosen === "system" ? (systemDark ? "dark" : "light") : chosen);

export const theme = (): Theme => chosen;
export const shownTheme = (): "light" | "dark" => shown;

export function startTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  systemDark = dark.matches;
  dark.addEventListener("change", (event) => {
    systemDark = event.matches;
    paint();
  });
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORED);
  } catch {
    /* storage may be closed */
  }
  chosen = stored === "light" || stored === "dark" ? stored : "system";
  paint();
}

export function wear(theme: Theme): void {
  chosen = theme;
  try {
    localStorage.setItem(STORED, theme);
  } catch {
    /* storage may be closed */
  }
  paint();
}

function paint(): void {
  document.documentElement.dataset.theme = shown;
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute("content", getComputedStyle(document.documentElement).getPropertyValue("--paper-raised").trim());
}
