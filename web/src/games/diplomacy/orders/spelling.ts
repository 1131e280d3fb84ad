/** Small differences of writing: case, spaces, dashes. Everything beyond is read by the server. */

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[–—−→>]+/g, "-")
    .replace(/\s*-\s*/g, " - ")
    .replace(/\s+/g, " ")
    .trim();
}

export function sameNotation(a: string, b: string): boolean {
  return plain(a) === plain(b);
}
