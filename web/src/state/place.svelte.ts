/** Where the reader is: the History API made reactive. */
import { match, pathTo, type Route } from "../router";

let path = $state(typeof location === "undefined" ? "/" : location.pathname);
let search = $state(typeof location === "undefined" ? "" : location.search);
const route = $derived(match(path));

export const here = (): Route => route;
export const parameter = (name: string): string | null => new URLSearchParams(search).get(name);

function moved(): void {
  path = location.pathname;
  search = location.search;
}

export function watchHistory(): void {
  addEventListener("popstate", moved);
}

/** Go to a screen; `replace` leaves no step back. */
export function go(to: Route | string, { replace = false } = {}): void {
  const target = typeof to === "string" ? to : pathTo(to);
  if (target !== location.pathname + location.search + location.hash) {
    history[replace ? "replaceState" : "pushState"]({ inside: true }, "", target);
  }
  moved();
}

/** Back to where the reader came from, or to the lobby if that was outside. */
export function back(): void {
  if ((history.state as { inside?: boolean } | null)?.inside) history.back();
  else go({ screen: "lobby" }, { replace: true });
}

/** For <a use:link>: plain clicks stay inside, all others (new tab, download) are the browser's. */
export function link(anchor: HTMLAnchorElement): { destroy(): void } {
  const clicked = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (anchor.origin !== location.origin || anchor.target) return;
    event.preventDefault();
    go(anchor.pathname + anchor.search + anchor.hash);
    if (!anchor.hash) scrollTo(0, 0);
  };
  anchor.addEventListener("click", clicked);
  return { destroy: () => anchor.removeEventListener("click", clicked) };
}
