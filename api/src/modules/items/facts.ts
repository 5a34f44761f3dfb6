import { ATTACHMENT_REFERENCE, NOTE_REFERENCE } from '@my-note/shared-kit/contract';
import { excerptOf } from './excerpt.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that write without spaces: there a character counts as a word, as word processors do. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what ASCII is
const ASCII = /^[\x00-\x7f]*$/;

/** What a note's row says about its text, so that nobody has to read the text for it. */
export function factsOf(content: string) {
  return {
    excerpt: readExcerpt(content),
    words: countWords(content),
    characters: content.length - (content.match(PAIR)?.length ?? 0),
    links: references(content, NOTE_REFERENCE),
    attachments: references(content, ATTACHMENT_REFERENCE),
  };
}

const PLAIN_LENGTH = 200;

/** Quotes in quotes, two thousand deep, are more than the parser of Markdown has room for. */
function readExcerpt(content: string) {
  try {
    return excerptOf(content);
  } catch (error) {
    if (error instanceof RangeError)
      return Array.from(content.slice(0, PLAIN_LENGTH * 2))
        .slice(0, PLAIN_LENGTH)
        .join('');
    throw error;
  }
}

/**
 * Where a link leads to is no text. What is not closed on its line is taken as well, and put back: tried again
 * from each `](` in it, it would take the square of its length.
 */
const DESTINATION = /\]\([^)\n]*\)?/g;

function countWords(markdown: string) {
  const content = markdown.replace(DESTINATION, (found) => (found.endsWith(')') ? ' ' : found));
  if (ASCII.test(content)) return content.match(/[a-z0-9]+/gi)?.length ?? 0;
  const unspaced = content.match(UNSPACED)?.length ?? 0;
  return unspaced + (content.replace(UNSPACED, ' ').match(WORD)?.length ?? 0);
}

const references = (content: string, pattern: RegExp) => [
  ...new Set(Array.from(content.matchAll(pattern), ([, id = '']) => id.toLowerCase())),
];
