/** Small things kept on this device: unsent drafts, what was read last. Everything here may be lost without harm. */

export function remembered<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`gp.${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) localStorage.removeItem(`gp.${key}`);
    else localStorage.setItem(`gp.${key}`, JSON.stringify(value));
  } catch {
    /* storage may be full or closed */
  }
}

/** Orders being written: one draft for a table, seat and phase; an older phase's draft is forgotten. */
export function draft<T>(table: string, seat: string, phase: string): T | null {
  const kept = remembered<{ phase: string; value: T }>(`draft.${table}.${seat}`);
  return kept?.phase === phase ? kept.value : null;
}

export function keepDraft(table: string, seat: string, phase: string, value: unknown): void {
  remember(`draft.${table}.${seat}`, value === null ? null : { phase, value });
}
