/** Tables of the games, read as rows. */
export type Row = Record<string, string>;

/** Cells may stand in quotes. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((found) =>
    (found[1] ?? found[2] ?? "").replaceAll('""', '"'),
  );
}

export function rows(text: string): Row[] {
  const [head, ...lines] = text.trim().split(/\r?\n/).map(cells);
  return lines.map((line) => Object.fromEntries(head!.map((name, nth) => [name, line[nth] ?? ""])));
}
