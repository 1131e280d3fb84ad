/** Pictures and films on their way out: fetched, copied, saved, waited for. */
import { Problem, UNREACHABLE } from "../api/problem";
import { refusalOf } from "../api/rest";

const WAIT_MS = 2000;

async function fetched(url: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { credentials: "same-origin", signal });
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new Problem({ code: UNREACHABLE });
  }
}

export async function picture(url: string): Promise<Blob> {
  const response = await fetched(url);
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}

/** A film is made while one waits: asked for again until it is there. `ondone` hears how much is done, 0 to 1. */
export async function film(url: string, ondone: (share: number) => void, signal: AbortSignal): Promise<Blob> {
  for (;;) {
    const response = await fetched(url, signal);
    if (!response.ok) throw await refusalOf(response);
    if (response.status !== 202) return response.blob();
    const { done, of } = (await response.json()) as { done: number; of: number };
    ondone(of ? done / of : 0);
    await pause(Number(response.headers.get("Retry-After")) * 1000 || WAIT_MS, signal);
  }
}

const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Into the clipboard, or to a file where the browser has no room for pictures there. */
export async function copyPicture(url: string, name: string): Promise<"copied" | "saved"> {
  if (typeof ClipboardItem !== "undefined" && navigator.clipboard) {
    try {
      // Some browsers only allow it in the click itself, so the promise goes in and not the picture.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture(url) })]);
      return "copied";
    } catch (problem) {
      if (problem instanceof Problem) throw problem;
    }
  }
  save(await picture(url), name);
  return "saved";
}

export function save(file: Blob, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
}

/** A title as the name of a file that any system takes. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${plain || "great-powers"}.${ending}`;
}
