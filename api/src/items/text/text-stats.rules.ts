import { ATTACHMENT_REFERENCE, NOTE_REFERENCE } from '@my-note/contract';
import { countWords } from '@my-note/contract/count-words';
import { TAG_LIMITS, tagKey, tagsOf } from '@my-note/contract/tags';
import { wellFormed } from '../../core/text/sanitize-text.ts';
import { excerptOf } from './excerpt.rules.ts';
import { mediaOf } from './media.rules.ts';
import { openTasksOf } from './open-tasks.rules.ts';

/** The facts of a note's text in its row, so that queries need not read the text. */
export function textStatsOf(content: string) {
  return {
    excerpt: readExcerpt(content),
    ...countWords(content),
    links: references(content, NOTE_REFERENCE),
    attachments: references(content, ATTACHMENT_REFERENCE),
    ...tagFactsOf(content),
    media: mediaOf(content),
    tasks: openTasksOf(content),
  };
}

/** The tags of a text as they are compared, and at the same places as they are written. */
export function tagFactsOf(content: string) {
  const tagNames = tagsOf(content, TAG_LIMITS.ofNote);
  return { tags: tagNames.map(tagKey), tagNames };
}

const PLAIN_LENGTH = 200;

/** The Markdown parser's stack overflows at some two thousand nested quotes. */
function readExcerpt(content: string) {
  try {
    // Where it was cut, half of a character may be left, which no JSON for the database may hold.
    return wellFormed(excerptOf(content));
  } catch (error) {
    if (error instanceof RangeError)
      return wellFormed(
        Array.from(content.slice(0, PLAIN_LENGTH * 2))
          .slice(0, PLAIN_LENGTH)
          .join(''),
      );
    throw error;
  }
}

const references = (content: string, pattern: RegExp) => [
  ...new Set(Array.from(content.matchAll(pattern), ([, id = '']) => id.toLowerCase())),
];

/** How many bytes more a text takes than its former one. */
export const growthOf = (before: string, after: string) =>
  Buffer.byteLength(after) - Buffer.byteLength(before);
