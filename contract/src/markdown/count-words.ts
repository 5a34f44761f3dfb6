const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts without spaces, in which a character counts as a word, like in word processors. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Markup, in the order in which it is removed. */
const MARKUP: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // Signs of code, rules, lines below headings and table heads, destinations of links.
  [/^[ \t>]*(?:`{3,}|~{3,})[^\n`]*$/gm, ''],
  [/^[ \t>]*(?:\|[ \t]*)?[:=*_-][ \t:|=*_-]*$/gm, ''],
  [/^ {0,3}\[(?!\^)[^\]\n]{1,1000}\]:.*$/gm, ''],
  // An unclosed image matches too and is restored: retrying from each sign in it is a thousand times slower.
  [
    /!\[[^\]\n]{0,1000}(\]\([^)\n]{0,2000}\)?|\]\[[^\]\n]{0,1000}\]?)?/g,
    (found, end = '') => (end.endsWith(end.startsWith('](') ? ')' : ']') ? ' ' : found),
  ],
  [/\]\([^)\n]{0,2000}\)?/g, (found) => (found.endsWith(')') ? ']' : found)],
  [/\]\[[^\]\n]{0,1000}\]/g, ']'],
  [/<\/?[a-z](?:[\s/][^<>]{0,2000}|[\w-]*)>/gi, ''],
  [/^[ \t>]+/gm, ''],
  [/^(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/gm, ''],
  [/[*~`|[\]]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ''],
  [/\\(?=[!-/:-@[-`{-~])/g, ''],
];

const withoutComments = (markdown: string) =>
  markdown
    .split('<!--')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('-->') + (part.includes('-->') ? 3 : 1))))
    .join('');

const replaced = (text: string, [pattern, by]: (typeof MARKUP)[number]) =>
  typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by);

/**
 * Words and characters of the visible text of Markdown: without markup, and with whitespace as one space.
 *
 * @example
 * const { words, characters } = countWords(note.content);
 */
export function countWords(markdown: string) {
  const plain = MARKUP.reduce(replaced, withoutComments(markdown));
  const content = plain.replace(/\s+/g, ' ').trim();
  const unspaced = content.match(UNSPACED)?.length ?? 0;
  const spaced = unspaced > 0 ? content.replace(UNSPACED, ' ') : content;
  return {
    words: unspaced + (spaced.match(WORD)?.length ?? 0),
    characters: content.length - (content.match(PAIR)?.length ?? 0),
  };
}
