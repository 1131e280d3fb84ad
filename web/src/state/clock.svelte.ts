/** One ticking second for all clocks on the page, corrected by the server's time. */

let now = $state(Date.now());
let ahead = 0;
let timer: ReturnType<typeof setInterval> | null = null;
let users = 0;

/** The server's present, in milliseconds; reading it in a template ticks. */
export const serverNow = (): number => now;

/** Every clock from the server carries its present. */
export function setServerTime(time: string): void {
  const given = Date.parse(time);
  if (Number.isFinite(given)) ahead = given - Date.now();
  now = Date.now() + ahead;
}

/** Tick while somebody looks. Returns the stop. */
export function tick(): () => void {
  users += 1;
  timer ??= setInterval(() => (now = Date.now() + ahead), 1000);
  return () => {
    users -= 1;
    if (users === 0 && timer !== null) {
      clearInterval(timer);
      timer = null;
    }
  };
}
