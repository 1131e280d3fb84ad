/** Answers as rows of a list that typing narrows. */

export interface ListRow {
  key: string;
  title: string;
  /** The text form: what may be typed as well. */
  notation: string;
  /** The group it stands in. */
  group: string;
  /** Below the title: what follows from it. */
  about?: string;
  /** At the end of the row: a price, a key. */
  note?: string;
}

export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Rows whose words or notation hold every word typed. */
export function fitting<R extends ListRow>(rows: readonly R[], typed: string): R[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.length
    ? rows.filter((row) =>
        words.every((word) => `${row.title} ${row.group} ${row.notation}`.toLocaleLowerCase().includes(word)),
      )
    : [...rows];
}
