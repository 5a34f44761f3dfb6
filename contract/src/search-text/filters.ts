import { isDay } from './is-day.ts';
import { normalizeSearchText } from './normalize.ts';
import { searchTexts } from './texts.ts';

export { categoriesNamed, unknownCategory } from './named-categories.ts';

const KEYS = ['tag', 'in', 'has', 'before', 'after'] as const;
/** What a search can ask a note to hold. */
const HELD = ['task', 'image', 'file'] as const;

/** A part of a search that limits its hits: `in:Work`, or, with the kind `not`, the excluded words of `-draft`. */
export interface SearchFilter {
  kind: (typeof KEYS)[number] | 'not';
  value: string;
  /** Where it stands in the search, in UTF-16 units. */
  start: number;
  end: number;
}

/** A word up to a space; what is quoted in it may have spaces. */
const WORD = /(?:[^\s"]*"[^"]*"|[^\s"]+)/g;
const KEYED = /^(tag|in|has|before|after):"?([^"]+)"?$/i;
const EXCLUDED = /^-(?:"([^"]+)"|([^-"].*))$/;
/** What the letters of a tag can be; anything else after `tag:` are words. */
const TAG = /^#?[\p{L}\p{M}\p{N}_/-]*\p{L}[\p{L}\p{M}\p{N}_/-]*$/u;

function readWord(word: string): Pick<SearchFilter, 'kind' | 'value'> | undefined {
  const [, key, text = ''] = KEYED.exec(word) ?? [];
  const kind = KEYS.find((known) => known === key?.toLowerCase());
  const value = text.trim();
  if (kind === 'tag' && !TAG.test(value)) return undefined;
  if (kind && value !== '') return { kind, value };
  const [, quoted, bare] = EXCLUDED.exec(word) ?? [];
  const excluded = quoted ?? bare ?? '';
  return normalizeSearchText(excluded).trim() === '' ? undefined : { kind: 'not', value: excluded };
}

/**
 * The filters of a search and the words beside them.
 *
 * @param query as it is typed
 * @returns the filters in their order; what is none of them stays among the words
 * @example
 * readFilters('in:Work plan -draft'); // filters: in 'Work', not 'draft'; words: 'plan'
 */
export function readFilters(query: string): { filters: SearchFilter[]; words: string } {
  const filters = Array.from(query.matchAll(WORD), ({ 0: word, index }) => {
    const read = readWord(word);
    return read && { ...read, start: index, end: index + word.length };
  }).filter((filter) => filter !== undefined);
  const words = filters.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), query);
  return { filters, words: words.replace(/\s+/g, ' ').trim() };
}

/** A day, or the moment that a browser has made of it in the time zone of its person. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

/** The moment that `before:` and `after:` name: a day begins in UTC. Undefined for what is none. */
export function momentOf(value: string): Date | undefined {
  if (!isDay(value.slice(0, 10))) return undefined;
  if (value.length === 10) return new Date(`${value}T00:00:00Z`);
  const time = MOMENT.test(value) ? new Date(value) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}

/**
 * Why a filter cannot be used, in a sentence that says what can be done, or undefined.
 *
 * @example
 * filterProblem({ kind: 'has', value: 'video' }); // 'has: takes task, image, or file'
 */
export function filterProblem({ kind, value }: Pick<SearchFilter, 'kind' | 'value'>): string | undefined {
  if (kind === 'has' && !HELD.some((held) => held === value.toLowerCase()))
    return searchTexts.hasTakes(value);
  if ((kind === 'before' || kind === 'after') && !momentOf(value)) return searchTexts.takesDay(kind, value);
  return undefined;
}

/** How far a moment's zone is from UTC, as `+07:00`. */
function offsetOf(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = (number: number) => `${number}`.padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(hours)}:${digits(rest)}`;
}

/**
 * A search with its days as moments: a day begins where the person is, which the service does not know.
 *
 * @example
 * withMoments('after:2026-12-01'); // in Hanoi 'after:2026-12-01T00:00+07:00'
 */
export const withMoments = (query: string): string =>
  readFilters(query).filters.reduceRight((text, { kind, value, start, end }) => {
    if ((kind !== 'before' && kind !== 'after') || !isDay(value)) return text;
    const zone = offsetOf(new Date(`${value}T00:00`));
    return `${text.slice(0, start)}${kind}:${value}T00:00${zone}${text.slice(end)}`;
  }, query);
