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
const ACCENT = /[\u0300-\u036f\u0591-\u05bd\u064b-\u0652]/g;
const BETWEEN_WORDS = /(?:[^\p{L}\p{N}\p{M}\p{S}]|[`~|^=<>$])+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what ASCII is
const ASCII = /^[\x00-\x7f]*$/;

/** Text without case, accents and punctuation, its words one space apart; as the service's search compares it. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z0-9+]+/g, ' ');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENT, '')
    .replace(SPECIAL_LETTER, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFC')
    .replace(BETWEEN_WORDS, ' ');
}

/** The folded text, and for each of its UTF-16 units the place in `text` it comes from. */
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
