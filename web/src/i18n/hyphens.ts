/** Soft hyphens in long words: browsers come without dictionaries for most languages. */

const VOWELS = "аеёиоуыэюяaáeéiíoóöőuúüű";
/** Letters of Hungarian that are written with two signs stay together. */
const PAIRS = ["cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"];
const HUSHED = "ьъй";
const SHY = "\u00ad";
/** Fewer letters than this on either side of a hyphen look wrong. */
const LEAST = 3;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());

/** May a syllable begin with this letter? Before the last consonant that stands before a vowel. */
function begins(word: string, at: number): boolean {
  const [before = "", here = "", next = ""] = [word[at - 1], word[at], word[at + 1]].map((one) => one?.toLowerCase());
  if (isVowel(here) || HUSHED.includes(here) || PAIRS.includes(before + here)) return false;
  // A doubled one is written short and would grow a letter where it is divided.
  if (before === here && PAIRS.includes(here + next)) return false;
  const opens = isVowel(next) || (PAIRS.includes(here + next) && isVowel(word[at + 2]));
  return opens && [...word.slice(0, at)].some(isVowel);
}

/** The word with soft hyphens between its syllables, if it is so long. */
export function hyphened(text: string, longerThan: number): string {
  return text.replaceAll(/\p{L}+/gu, (word) =>
    word.length <= longerThan
      ? word
      : [...word]
          .map((letter, at) => (at >= LEAST && at <= word.length - LEAST && begins(word, at) ? SHY + letter : letter))
          .join(""),
  );
}
