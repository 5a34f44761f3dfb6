import Fuse from 'fuse.js';
import { createBest } from './best.ts';
import { DISTANCE, THRESHOLD } from './bitap.ts';
import type { Entry } from './entry.ts';
import { createLiteral, literalRanges, TIERS } from './literal.ts';
import type { Hit, Ranges } from './messages.ts';
import { parseQuery, usesOperators, wantedWords, withoutClosingQuotes } from './parse-query.ts';
import { createScorer } from './scorer.ts';

/** Results on screen at most. */
export const MOST = 50;
const SLICE = 500;
const BUCKETS = 100;
const NEVER = Number.POSITIVE_INFINITY;
/** More than the longest title has characters. */
const TIER = 100_000;

/** The specification's search options (section 5). */
const FUSE_OPTIONS = {
  keys: ['title', 'slug'],
  threshold: THRESHOLD,
  distance: DISTANCE,
  useExtendedSearch: true,
} as const;

export interface Step {
  complete: boolean;
  hits: Hit[];
}

/**
 * Searches a list: first the literal hits, then those with the specification's fuzzy hits below them, 50 in
 * all. Between the two it pauses with `undefined` now and then, so that its caller may give up.
 */
export function* find(entries: readonly Entry[], typed: string): Generator<Step | undefined, void> {
  const query = withoutClosingQuotes(typed);
  const groups = parseQuery(query);
  const scorer = createScorer(groups);
  const wanted = usesOperators(groups) ? groups.map(wantedWords) : [query];
  const literals = wanted.map(createLiteral);
  // What operators shut out must not come back as literally the same.
  const fits = usesOperators(groups) ? (entry: Entry) => scorer.score(entry) <= 1 : () => true;

  const best = createBest(MOST);
  for (const [index, entry] of entries.entries()) {
    let tier: number = TIERS.none;
    for (const literal of literals) tier = Math.min(tier, literal(entry));
    const rank = tier * TIER + entry.title.text.length;
    if (tier < TIERS.none && best.wants(index, rank) && fits(entry)) best.add(index, rank);
  }
  const found = best.indices();
  const hits = found.map((index): Hit => {
    const [title, slug] = [entries[index]?.title.text ?? '', entries[index]?.slug.text ?? ''];
    const rangesIn = (text: string) => wanted.map((words) => literalRanges(text, words)).find(some) ?? [];
    return { index, title: rangesIn(title), slug: rangesIn(slug) };
  });
  yield { complete: found.length >= MOST, hits };
  if (found.length >= MOST) return;

  const taken = new Set(found);
  const closest = createBest(MOST - found.length);
  // The likeliest first: once 50 are kept, few others can still be better and need the slow comparison.
  const buckets = Array.from({ length: BUCKETS + 1 }, (): { index: number; bound: number }[] => []);
  for (const [index, entry] of entries.entries()) {
    if (index % SLICE === 0) yield undefined;
    const bound = taken.has(index) ? NEVER : scorer.bound(entry);
    if (bound <= 1) buckets[Math.floor(bound * BUCKETS)]?.push({ index, bound });
  }
  for (const [at, { index, bound }] of buckets.flat().entries()) {
    if (at % SLICE === 0) yield undefined;
    const entry = bound <= closest.worst() ? entries[index] : undefined;
    const score = entry ? scorer.score(entry) : NEVER;
    if (score <= 1 && closest.wants(index, score)) closest.add(index, score);
  }
  yield { complete: true, hits: [...hits, ...marked(entries, closest.indices(), query)] };
}

const some = (ranges: Ranges) => ranges.length > 0;

/** Marks by Fuse itself what it has found. */
function marked(entries: readonly Entry[], indices: readonly number[], query: string): Hit[] {
  const documents = indices.map((index) => ({
    index,
    title: entries[index]?.title.text ?? '',
    slug: entries[index]?.slug.text ?? '',
  }));
  const fuse = new Fuse(documents, { ...FUSE_OPTIONS, keys: [...FUSE_OPTIONS.keys], includeMatches: true });
  const matches = new Map(fuse.search(query).map((result) => [result.item.index, result.matches ?? []]));
  // A fuzzy hit also names stray single letters; marking them would only distract.
  const shortest = query.length > 1 ? 2 : 1;
  const ranges = (index: number, field: string): Ranges =>
    (matches.get(index)?.find(({ key }) => key === field)?.indices ?? [])
      .filter(([first, last]) => last - first + 1 >= shortest)
      .map(([first, last]) => [first, last + 1]);
  return indices.map((index) => ({ index, title: ranges(index, 'title'), slug: ranges(index, 'slug') }));
}
