/** Spans of time and moments in words. */
import type { Texts } from "./bundle";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The two largest units of a span: “2 d 4 h”, “18 h 42 min”; the last minute counts seconds: “0:52”. */
export function span(texts: Texts, seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (days) return texts.format("web-span-days", { days, hours });
  if (hours) return texts.format("web-span-hours", { hours, minutes });
  if (minutes) return texts.format("web-span-minutes", { minutes });
  return `0:${String(left).padStart(2, "0")}`;
}

/** The moment a deadline falls on: weekday and time within six days, else the date. */
export function moment(texts: Texts, when: Date | string, now: Date = new Date()): string {
  const date = new Date(when);
  const sameDay = date.toDateString() === now.toDateString();
  const near = Math.abs(date.getTime() - now.getTime()) < 6 * DAY * 1000;
  const style: Intl.DateTimeFormatOptions = sameDay
    ? { hour: "2-digit", minute: "2-digit" }
    : near
      ? { weekday: "long", hour: "2-digit", minute: "2-digit" }
      : { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };
  return texts.date(date, style);
}

/** When a letter was sent: minutes ago, then the hour, the day of the week, the date. In lists days have no hours. */
export function sent(texts: Texts, when: Date | string, now: Date, inList = false): string {
  const date = new Date(when);
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000);
  const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  if (seconds < HOUR) {
    return new Intl.RelativeTimeFormat(texts.region, { style: "short", numeric: "auto" }).format(
      -Math.floor(seconds / MINUTE),
      "minute",
    );
  }
  if (date.toDateString() === now.toDateString()) return texts.date(date, clock);
  const day: Intl.DateTimeFormatOptions = seconds < 6 * DAY ? { weekday: "short" } : { day: "numeric", month: "short" };
  return texts.date(date, inList ? day : { ...day, ...clock });
}

/** How long ago something happened: “12 minutes ago”. */
export function ago(texts: Texts, when: Date | string, now: Date = new Date()): string {
  const seconds = Math.round((new Date(when).getTime() - now.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(texts.region, { numeric: "auto" });
  for (const [size, name] of [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
  ] as const) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), name);
  }
  return format.format(0, "minute");
}
