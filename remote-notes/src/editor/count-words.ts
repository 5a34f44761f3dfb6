const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that write without spaces: there a character counts as a word, as word processors do. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
/** Where a link leads to is no text. */
const DESTINATION = /\]\([^)\n]*\)/g;
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Words and characters of a Markdown text, counted as the service's report counts them. */
export function countWords(markdown: string) {
  const content = markdown.replace(DESTINATION, ' ');
  const unspaced = content.match(UNSPACED)?.length ?? 0;
  const spaced = unspaced > 0 ? content.replace(UNSPACED, ' ') : content;
  return {
    words: unspaced + (spaced.match(WORD)?.length ?? 0),
    characters: markdown.length - (markdown.match(PAIR)?.length ?? 0),
  };
}
