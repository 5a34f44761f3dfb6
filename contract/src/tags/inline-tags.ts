import { isTagName, TAG_NAME } from './tag-name.ts';
import type { Range } from './text-parts.ts';

/** A tag where it is written: positions are those of its name, without the `#`. */
export interface FoundTag extends Range {
  name: string;
}

/** What may stand before the `#` of a tag; after a letter or within an address it is something else. */
const BEFORE = /[\s([{*~|,;“«（「『【、。，]/;
const AT_TAG = new RegExp(TAG_NAME, 'uy');

// What contains no tags, each tried where its first character is.
const ESCAPED = /\\[^\n]/y;
const HTML_TAG = /<(?:[a-z][a-z0-9+.-]*:[^\s<>]*>|\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>)/iy;
const WIKILINK = /\[\[[^[\]\n]*\]\]/y;
const DESTINATION =
  /\]\([ \t]*(?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?\s*\)/y;
const REFERENCE = /\]\[[^[\]\n]*\]/y;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<]*/iy;

const endOf = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

/** Where each code span ends, by where it begins: at the next run of as many marks. */
function codeSpans(text: string): Map<number, number> {
  const runs = Array.from(text.matchAll(/`+/g), ({ 0: { length }, index }) => ({ length, index }));
  const nextOf = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const { length, index } of runs.reverse()) {
    const next = nextOf.get(length);
    if (next !== undefined) ends.set(index, next + length);
    nextOf.set(length, index);
  }
  return ends;
}

/** The tags of one part of the prose, in their order. `offset` is added to the positions. */
export function inlineTags(text: string, offset: number): FoundTag[] {
  if (!text.includes('#')) return [];
  const found: FoundTag[] = [];
  const code = codeSpans(text);
  /** How many tags there were at each open bracket, to drop those in the text of a link. */
  const brackets: number[] = [];
  let noComments = false;

  /** Where to go on after the character at a place. */
  function step(at: number): number {
    switch (text[at]) {
      case '\\':
        return endOf(ESCAPED, text, at) ?? at + 1;
      case '`':
        return code.get(at) ?? endOf(/`+/y, text, at) ?? at + 1;
      case '<':
        return endOfComment(at) ?? endOf(HTML_TAG, text, at) ?? at + 1;
      case '[': {
        const end = endOf(WIKILINK, text, at);
        if (end === undefined) brackets.push(found.length);
        return end ?? at + 1;
      }
      case ']': {
        const before = brackets.pop();
        const end = endOf(DESTINATION, text, at) ?? endOf(REFERENCE, text, at);
        if (before !== undefined && end !== undefined) found.length = before;
        return end ?? at + 1;
      }
      case 'h':
      case 'H':
      case 'w':
      case 'W':
        return (isInWord(at) ? undefined : endOf(ADDRESS, text, at)) ?? at + 1;
      case '#':
        return readTag(at) ?? at + 1;
      default:
        return at + 1;
    }
  }

  function endOfComment(at: number): number | undefined {
    if (noComments || !text.startsWith('<!--', at)) return undefined;
    const end = text.indexOf('-->', at + 4);
    // Looked for once: a text of open comments would take the square of its length.
    noComments = end < 0;
    return noComments ? undefined : end + 3;
  }

  const isInWord = (at: number) => /[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

  function readTag(at: number): number | undefined {
    if (at > 0 && !BEFORE.test(text[at - 1] ?? '')) return undefined;
    const end = endOf(AT_TAG, text, at + 1);
    if (end === undefined) return undefined;
    const name = text.slice(at + 1, end);
    if (isTagName(name)) found.push({ name, start: offset + at + 1, end: offset + end });
    return end;
  }

  for (let at = 0; at < text.length; ) at = step(at);
  return found;
}
