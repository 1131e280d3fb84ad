/** The columns of a fire table as people read them: “6–8”, the last one open. */
export function columnLabels(columns: readonly number[]): string[] {
  return columns.map((column, nth) => {
    const next = columns[nth + 1];
    if (next === undefined) return `${column}+`;
    return next - column > 1 ? `${column}–${next - 1}` : String(column);
  });
}

export function labelOf(columns: readonly number[], column: number): string {
  return columnLabels(columns)[columns.indexOf(column)] ?? String(column);
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
