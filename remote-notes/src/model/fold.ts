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
const BETWEEN_WORDS = /(?:[^\p{L}\p{N}\p{M}\p{S}#]|[`~|^=<>$]|(?<![\p{L}\p{N}])#|#(?=[\p{L}\p{N}#]))+/gu;
const BETWEEN_ASCII_WORDS = /(?:[^a-z0-9+#]|(?<![a-z0-9])#|#(?=[a-z0-9#]))+/g;
/** The sign at the end of a word, as in `C#`, belongs to it; elsewhere it marks headings, anchors and tags. */
const AT_WORD_END = /(?<=[\p{L}\p{N}])#(?![\p{L}\p{N}#])/uy;
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what ASCII is
const ASCII = /^[\x00-\x7f]*$/;

/** Text without case, accents and punctuation, its words one space apart; as the service's search compares it. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(BETWEEN_ASCII_WORDS, ' ');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENT, '')
    .replace(SPECIAL_LETTER, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFC')
    .replace(BETWEEN_WORDS, ' ');
}

const foldedCharacters = new Map<string, string>();
/** The same for one character; there are few different ones in a text, and many of each. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = fold(character);
  foldedCharacters.set(character, folded);
  return folded;
}

function foldHash(text: string, at: number): string {
  AT_WORD_END.lastIndex = at;
  return AT_WORD_END.test(text) ? '#' : ' ';
}

/** The folded text, and for each of its UTF-16 units the place in `text` it comes from. */
export function foldWithOrigins(text: string) {
  const parts: string[] = [];
  const origins: number[] = [];
  // Asking the text so far for its end would put it together anew each time.
  let last = '';
  let index = 0;
  for (const character of text) {
    const part = character === '#' ? foldHash(text, index) : foldCharacter(character);
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
