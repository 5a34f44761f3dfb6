/** Letters that NFKD does not decompose. */
const SPECIAL: Record<string, string> = {
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // Arabic is often written with one for the other at the end of a word.
  ى: 'ي',
  ة: 'ه',
};
const SPECIAL_LETTER = /[đħıłøßæœþىة]/g;
/**
 * Accents of European scripts, Hebrew points, Arabic vowel signs, hamza on its carriers and the long line between letters;
 * the marks of other scripts are letters. And what nobody sees: soft hyphens and marks of direction.
 */
const ACCENT =
  /[\u0300-\u036f\u0591-\u05bd\u064b-\u0655\u0670\u00ad\u0640\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BETWEEN_WORDS = /(?:[^\p{L}\p{N}\p{M}\p{S}#]|[`~|^=<>$]|(?<![\p{L}\p{N}])#|#(?=[\p{L}\p{N}#]))+/gu;
const BETWEEN_ASCII_WORDS = /(?:[^a-z0-9+#]|(?<![a-z0-9])#|#(?=[a-z0-9#]))+/g;
/** The sign at the end of a word, as in `C#`, belongs to it; elsewhere it marks headings, anchors and tags. */
const AT_WORD_END = /(?<=[\p{L}\p{N}])#(?![\p{L}\p{N}#])/uy;

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what ASCII is
const ASCII = /^[\x00-\x7f]*$/;

/** Text for the comparison in a search: without case, accents and punctuation, its words one space apart. */
export function normalizeSearchText(text: string): string {
  // Same result, ten times as fast.
  if (ASCII.test(text)) return text.toLowerCase().replace(BETWEEN_ASCII_WORDS, ' ');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENT, '')
    .replace(SPECIAL_LETTER, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFC')
    .replace(BETWEEN_WORDS, ' ');
}

const MAX_KNOWN = 20_000;
const known = new Map<string, string>();

/** Texts consist of few different characters, and folding one is slow. */
function normalizeCharacter(character: string) {
  const found = known.get(character);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const folded = normalizeSearchText(character);
  known.set(character, folded);
  return folded;
}

function normalizeHash(text: string, at: number): string {
  AT_WORD_END.lastIndex = at;
  return AT_WORD_END.test(text) ? '#' : ' ';
}

/** The normalized text, and for each of its UTF-16 units its index in `text`. */
export function normalizeWithOrigins(text: string) {
  const parts: string[] = [];
  // Reading the end of a growing string would flatten it at every character.
  let last = '';
  const origins: number[] = [];
  let index = 0;
  for (const character of text) {
    const part = character === '#' ? normalizeHash(text, index) : normalizeCharacter(character);
    if (part !== ' ' || !last.endsWith(' ')) {
      parts.push(part);
      if (part !== '') last = part;
      for (let n = 0; n < part.length; n += 1) origins.push(index);
    }
    index += character.length;
  }
  origins.push(index);
  return { folded: parts.join(''), origins };
}
