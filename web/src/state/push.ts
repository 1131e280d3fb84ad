/** Pushes to this browser: asked for by its user, told to the server, taken back. */
import type { NewPush } from "../api/types";

export const canBePushed = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Has the browser been told to refuse? Then only its own settings help. */
export const pushIsRefused = (): boolean => canBePushed() && Notification.permission === "denied";

/** Ask the browser; null if its user would rather not. */
export async function subscribe(key: string): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! }, label: deviceName() };
}

/** What this browser has subscribed to, told again: the server may have lost it. */
export async function subscribedAs(): Promise<NewPush | null> {
  if (!canBePushed() || Notification.permission !== "granted") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const known = await worker?.pushManager.getSubscription();
  if (!known) return null;
  const { endpoint, keys } = known.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! }, label: deviceName() };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** How its owner knows the browser again in a list. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? "";
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0] ?? "";
  const named = browser === "Edg" ? "Edge" : browser === "OPR" ? "Opera" : browser;
  return [named, system].filter(Boolean).join(", ");
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
