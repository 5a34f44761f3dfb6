import { normalizeSearchText } from '@my-note/contract/search-text';
import Fuse from 'fuse.js';
import type { Hit, Ranges } from '../messages.ts';
import { createBest } from './best.ts';
import { DISTANCE, THRESHOLD } from './bitap.ts';
import type { Entry } from './entry.ts';
import { createLiteral, literalRanges, TIERS } from './literal.ts';
import { type Group, parseQuery, usesOperators, wantedWords, withoutClosingQuotes } from './parse-query.ts';
import { createScorer, type Scorer } from './scorer.ts';

/** Results on screen at most. */
export const MOST = 50;
const SLICE = 500;
const BUCKETS = 100;
const NEVER = Number.POSITIVE_INFINITY;
/** More than the longest title has characters. */
const TIER = 100_000;

/** Options of docs/specification/product.md#search-matching. */
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

/** The items that hold the words of a query as they are written; those of a longer one are among them. */
interface Literals {
  phrase: string;
  indices: readonly number[];
}

/**
 * Searches a list: first the literal hits, then those with the specification's fuzzy hits below them, 50 in
 * all. Between the two it pauses with `undefined` now and then, so that its caller may give up. It remembers
 * what held the last words, so that one letter more looks only there.
 * Why Fuse does not do this itself: docs/decisions/0027-matching-of-our-own-in-search.md.
 */
export function createFinder(entries: readonly Entry[]) {
  const everywhere: Literals = { phrase: '', indices: entries.map((_, index) => index) };
  let former = everywhere;

  const literalHits = (query: string, groups: readonly Group[], scorer: Scorer) => {
    const operated = usesOperators(groups);
    const wanted = operated ? groups.map(wantedWords) : [query];
    const literals = wanted.map(createLiteral);
    const phrase = operated ? '' : normalizeSearchText(query).trim();
    const within = phrase.startsWith(former.phrase) && !operated ? former : everywhere;
    const indices: number[] = [];
    const best = createBest(MOST);
    for (const index of within.indices) {
      const entry = entries[index];
      if (!entry) continue;
      let tier: number = TIERS.none;
      for (const literal of literals) tier = Math.min(tier, literal(entry));
      if (tier === TIERS.none) continue;
      indices.push(index);
      const rank = tier * TIER + entry.title.text.length;
      // What operators shut out must not come back as literally the same.
      if (best.wants(index, rank) && (!operated || scorer.score(entry) <= 1)) best.add(index, rank);
    }
    former = phrase === '' ? everywhere : { phrase, indices };
    return { found: best.indices(), wanted };
  };

  return function* find(typed: string): Generator<Step | undefined, void> {
    const query = withoutClosingQuotes(typed);
    const groups = parseQuery(query);
    const scorer = createScorer(groups);
    const { found, wanted } = literalHits(query, groups, scorer);
    const rangesIn = (text: string) => wanted.map((words) => literalRanges(text, words)).find(some) ?? [];
    const hits = found.map((index): Hit => {
      const entry = entries[index];
      return {
        index,
        fuzzy: false,
        title: rangesIn(entry?.title.text ?? ''),
        slug: rangesIn(entry?.slug.text ?? ''),
      };
    });
    const complete = found.length >= MOST;
    yield { complete, hits };
    if (complete) return;

    const rest = MOST - found.length;
    const fuzzy = !usesOperators(groups);
    for (const step of closest(entries, scorer, new Set(found), rest)) {
      yield step && { complete: true, hits: [...hits, ...marked(entries, step, query, fuzzy)] };
    }
  };
}

/** The best fuzzy hits; pauses with `undefined` now and then. */
function* closest(entries: readonly Entry[], scorer: Scorer, taken: ReadonlySet<number>, limit: number) {
  const best = createBest(limit);
  // The likeliest first: once 50 are kept, few others can still be better and need the slow comparison.
  const buckets = Array.from({ length: BUCKETS + 1 }, (): { index: number; bound: number }[] => []);
  for (const [index, entry] of entries.entries()) {
    if (index % SLICE === 0) yield undefined;
    const bound = taken.has(index) ? NEVER : scorer.bound(entry);
    if (bound <= 1) buckets[Math.floor(bound * BUCKETS)]?.push({ index, bound });
  }
  for (const [at, { index, bound }] of buckets.flat().entries()) {
    if (at % SLICE === 0) yield undefined;
    const entry = bound <= best.worst() ? entries[index] : undefined;
    const score = entry ? scorer.score(entry) : NEVER;
    if (score <= 1 && best.wants(index, score)) best.add(index, score);
  }
  yield best.indices();
}

const some = (ranges: Ranges) => ranges.length > 0;

/** Marks by Fuse itself what it has found. */
function marked(entries: readonly Entry[], indices: readonly number[], query: string, fuzzy: boolean): Hit[] {
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
  return indices.map((index) => ({
    index,
    fuzzy,
    title: ranges(index, 'title'),
    slug: ranges(index, 'slug'),
  }));
}
