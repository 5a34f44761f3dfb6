import { ATTACHMENT_REFERENCE, NOTE_REFERENCE } from '@my-note/contract';
import { countWords } from '@my-note/contract/count-words';
import { excerptOf } from './excerpt.rules.ts';

/** What a note's row says about its text, so that nobody has to read the text for it. */
export function textStatsOf(content: string) {
  return {
    excerpt: readExcerpt(content),
    ...countWords(content),
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

const references = (content: string, pattern: RegExp) => [
  ...new Set(Array.from(content.matchAll(pattern), ([, id = '']) => id.toLowerCase())),
];
