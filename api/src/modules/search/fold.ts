/** Letters that no decomposition takes apart. */
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
};
const SPECIAL_LETTER = /[đħıłøßæœþ]/g;
/** Accents of European scripts, Hebrew points and Arabic vowel signs; the marks of other scripts are letters. */
const ACCENT = /[\u0300-\u036f\u0591-\u05bd\u064b-\u0652]/g;
const BETWEEN_WORDS = /(?:[^\p{L}\p{N}\p{M}\p{S}]|[`~|^=<>$])+/gu;

/** Text as the search compares it: without case, accents and punctuation, its words one space apart. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENT, '')
    .replace(SPECIAL_LETTER, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFC')
    .replace(BETWEEN_WORDS, ' ');
}

/** The folded text, and for each of its UTF-16 units where it comes from. */
export function foldWithOrigins(text: string) {
  let folded = '';
  const origins: number[] = [];
  let index = 0;
  for (const character of text) {
    const part = fold(character);
    if (part !== ' ' || !folded.endsWith(' ')) {
      folded += part;
      for (let n = 0; n < part.length; n += 1) origins.push(index);
    }
    index += character.length;
  }
  origins.push(index);
  return { folded, origins };
}
