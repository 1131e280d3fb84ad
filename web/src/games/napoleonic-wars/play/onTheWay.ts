/** What a march of the army picked would meet, laid over the map: attrition and interceptions, area by area. */
import { number, t } from "../../../i18n/index.svelte";
import type { Overlay, OverlayPicture } from "../board/types";
import type { Desk } from "./desk.svelte";

export function onTheWay(desk: Desk, overlay: Overlay | null): OverlayPicture | undefined {
  if (overlay === "blockade")
    return {
      places: Object.fromEntries(desk.view.blockaded.map((port) => [port, { tone: "danger" as const }])),
      lines: [],
    };
  if (overlay !== "attrition" && overlay !== "interception") return undefined;
  const picture: OverlayPicture = { places: {}, lines: [] };
  for (const [area, { steps }] of Object.entries(desk.told?.areas ?? {})) {
    const last = steps.at(-1)!;
    if (overlay === "attrition") picture.places[area] = { tone: last.attrition.length ? "warn" : "good" };
    else {
      const best = Math.max(0, ...last.interceptors.map((one) => one.chance));
      picture.places[area] = best
        ? { tone: "danger", note: t("web-nw-percent", { percent: number(Math.round(best * 100)) }) }
        : { tone: "good" };
      picture.lines.push(...last.interceptors.map((one) => ({ from: one.from, to: area, tone: "danger" as const })));
    }
  }
  return picture;
}
