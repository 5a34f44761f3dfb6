import { type Highlighted, PICTURE_SIZE } from '@my-note/contract';
import { normalizeSearchText, normalizeWithOrigins } from '@my-note/contract/search-text';

const BEFORE = 60;
const LENGTH = 220;
const WINDOW = 1_000;
const OVERLAP = 200;

/**
 * The part of a Markdown text around the first match, without the markup, with its matches marked. Only a
 * limited number of characters is scanned.
 */
export function snippetOf(content: string, terms: string[], within = content.length): Highlighted {
  const at = findFirst(content.slice(0, within), terms) ?? 0;
  const from = at <= BEFORE ? 0 : wordStart(content, at - BEFORE);
  const text = withoutMarkup(content.slice(from, from + LENGTH * 2));
  const short = text.length > LENGTH ? `${cutAtWord(text, LENGTH)}…` : text;
  return highlight(from > 0 ? `…${short}` : short, terms);
}

/** Marks every occurrence of the terms. */
export function highlight(text: string, terms: string[]): Highlighted {
  const { folded, origins } = normalizeWithOrigins(text.normalize('NFC'));
  const found: [number, number][] = [];
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      found.push([origins[at] ?? 0, origins[at + term.length] ?? text.length]);
    }
  }
  return { text: text.normalize('NFC'), highlights: joined(found) };
}

function joined(ranges: [number, number][]) {
  const result: [number, number][] = [];
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) result.push([start, end]);
  }
  return result;
}

/** Searches window by window, so that the slow mapping back is done for one of them only. */
function findFirst(content: string, terms: string[]) {
  for (let start = 0; start < content.length; start += WINDOW - OVERLAP) {
    const window = content.slice(start, start + WINDOW);
    const folded = normalizeSearchText(window);
    if (!terms.some((term) => folded.includes(term))) continue;
    const exact = normalizeWithOrigins(window);
    const places = terms.map((term) => exact.folded.indexOf(term)).filter((place) => place >= 0);
    return start + (places.length > 0 ? (exact.origins[Math.min(...places)] ?? 0) : 0);
  }
  return undefined;
}

function wordStart(text: string, at: number) {
  const space = text.slice(at, at + BEFORE).search(/\s/);
  return space < 0 ? at : at + space + 1;
}

function cutAtWord(text: string, length: number) {
  const cut = text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return space > length / 2 ? cut.slice(0, space) : cut;
}

/** Code between backticks; after three of them its language follows. */
const CODE = /(`{3,}[^\n`]*\n[^`]*`{3,}|`+[^`\n]+`+)/;

const proseOf = (markdown: string) =>
  markdown
    .replace(/(!?)\[([^\]\n]*)\]\([^)\n]*\)/g, (_link, picture, words) =>
      picture ? words.replace(PICTURE_SIZE, '') : words,
    )
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/gm, '')
    .replace(/^ {0,3}#{1,6}[ \t]+/gm, '')
    .replace(/^\s*\|?[\s:|-]*-{2,}[\s:|-]*$/gm, ' ')
    .replace(/^[ \t]*\|.*$/gm, (row) => row.replaceAll('|', ' '))
    // Between letters it is part of a name.
    .replace(/(?<![\p{L}\p{N}\\])_+(?=\S)|(?<=[^\s\\])_+(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<!\\)(?:\*+|~~)(?=\S)|(?<=[^\s\\])(?:\*+|~~)/g, '')
    .replace(/==(?![\s=])([^=\n]+)(?<!\s)==(?!=)/g, '$1')
    .replace(/`+/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');

const codeOf = (code: string) => code.replace(/^`{3,}[^\n`]*\n|^`+|`+$/g, '');

/** Text without markup. Code stays unchanged, and so do signs that are not markup at their place. */
const withoutMarkup = (markdown: string) =>
  markdown
    .split(CODE)
    .map((part, at) => (at % 2 === 0 ? proseOf(part) : codeOf(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
