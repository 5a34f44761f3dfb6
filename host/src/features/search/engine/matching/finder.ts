import { normalizeSearchText } from '@my-note/contract/search-text';
import Fuse, { type FuseResult } from 'fuse.js';
import type { Hit, Ranges } from '../messages.ts';
import type { Entry } from './entry.ts';
import { createLiteral, literalRanges, TIERS } from './literal.ts';
import { createLowerBound, DISTANCE, THRESHOLD } from './lower-bound.ts';
import { type Group, parseQuery, usesOperators, wantedWords, withoutClosingQuotes } from './parse-query.ts';

/** Results on screen at most. */
export const MOST = 50;
/** Items between two pauses. */
const SLICE = 500;
/** Items that Fuse compares in one go. */
const BATCH = 100;
const BUCKETS = 100;
/** More than the longest title has characters. */
const TIER = 100_000;

/** Options of docs/specification/product.md#search-matching. */
const FUSE_OPTIONS = {
  threshold: THRESHOLD,
  distance: DISTANCE,
  useExtendedSearch: true,
  includeScore: true,
};

export interface Step {
  complete: boolean;
  hits: Hit[];
}

/** The items that contain the words of a query as written; those of a longer query are among them. */
interface Literals {
  phrase: string;
  indices: readonly number[];
}

interface Document {
  index: number;
  title: string;
  slug: string;
}

/**
 * Searches a list: first the literal hits, then fuzzy hits below them, 50 in all. Yields `undefined` between slices of
 * the work, so that the caller can give up. Remembers the items that contained the last words: a longer phrase is
 * searched in those only. Fuse scores and marks fuzzy hits, but only items that can be among the results
 * (docs/decisions/0032-fuse-scores-what-a-bound-lets-through.md).
 */
export function createFinder(entries: readonly Entry[]) {
  const everywhere: Literals = { phrase: '', indices: entries.map((_, index) => index) };
  let previous = everywhere;

  function searchWithFuse(indices: readonly number[], query: string, includeMatches = false) {
    const documents = indices.flatMap((index): Document[] => {
      const entry = entries[index];
      return entry ? [{ index, title: entry.title.text, slug: entry.slug.text }] : [];
    });
    return new Fuse(documents, { ...FUSE_OPTIONS, keys: ['title', 'slug'], includeMatches }).search(query);
  }

  /** Items that contain the wanted words, best first; remembers them for the next query. */
  function rankLiteral(wanted: readonly string[], phrase: string): number[] {
    const literals = wanted.map(createLiteral);
    const spelled = new Set(wanted.map((words) => words.trim().toLowerCase()));
    const within = phrase.startsWith(previous.phrase) ? previous : everywhere;
    const indices: number[] = [];
    // Rank and index in one number, which sorts many times faster than objects do.
    const keys: number[] = [];
    for (const index of within.indices) {
      const entry = entries[index];
      if (!entry) continue;
      let tier: number = TIERS.none;
      for (const literal of literals) tier = Math.min(tier, literal(entry));
      if (tier === TIERS.none) continue;
      indices.push(index);
      // Of titles that differ in punctuation alone, the one that was typed comes first.
      const length = 2 * entry.title.text.length + (spelled.has(entry.title.lower) ? 0 : 1);
      keys.push((tier * TIER + length) * entries.length + index);
    }
    previous = phrase === '' ? everywhere : { phrase, indices };
    return Array.from(Float64Array.from(keys).sort(), (key) => key % entries.length);
  }

  /** The first 50 that operators such as `!` do not exclude. */
  function takeFitting(ranked: readonly number[], query: string): number[] {
    const found: number[] = [];
    for (let at = 0; at < ranked.length && found.length < MOST; at += BATCH) {
      const batch = ranked.slice(at, at + BATCH);
      const fitting = new Set(searchWithFuse(batch, query).map(({ item }) => item.index));
      found.push(...batch.filter((index) => fitting.has(index)));
    }
    return found.slice(0, MOST);
  }

  /** The best fuzzy hits, by Fuse's score and then by their position in the list. */
  function* closest(query: string, groups: readonly Group[], excluded: ReadonlySet<number>, limit: number) {
    const boundOf = createLowerBound(groups);
    // The most likely first: once enough are found, the rest needs no comparison by Fuse.
    const buckets = Array.from({ length: BUCKETS + 1 }, (): number[] => []);
    for (const [index, entry] of entries.entries()) {
      if (index % SLICE === 0) yield undefined;
      const bound = excluded.has(index) ? Number.POSITIVE_INFINITY : boundOf(entry);
      if (bound <= 1) buckets[Math.floor(bound * BUCKETS)]?.push(index);
    }
    let best: FuseResult<Document>[] = [];
    for (const [at, bucket] of buckets.entries()) {
      const worst = best.length < limit ? 1 : (best.at(-1)?.score ?? 0);
      if (at / BUCKETS > worst) break;
      for (let from = 0; from < bucket.length; from += BATCH) {
        const scored = searchWithFuse(bucket.slice(from, from + BATCH), query);
        best = [...best, ...scored]
          .sort((a, b) => (a.score ?? 0) - (b.score ?? 0) || a.item.index - b.item.index)
          .slice(0, limit);
        yield undefined;
      }
    }
    yield best.map(({ item }) => item.index);
  }

  function marked(indices: readonly number[], query: string, fuzzy: boolean): Hit[] {
    const results = searchWithFuse(indices, query, true);
    const matches = new Map(results.map(({ item, matches: found = [] }) => [item.index, found]));
    const scores = new Map(results.map(({ item, score = 0 }) => [item.index, score]));
    // A fuzzy hit also contains stray single letters, which are not marked.
    const shortest = query.length > 1 ? 2 : 1;
    const ranges = (index: number, field: string): Ranges =>
      (matches.get(index)?.find(({ key }) => key === field)?.indices ?? [])
        .filter(([first, last]) => last - first + 1 >= shortest)
        .map(([first, last]) => [first, last + 1]);
    return indices.map((index) => ({
      index,
      fuzzy,
      score: fuzzy ? (scores.get(index) ?? 1) : 0,
      title: ranges(index, 'title'),
      slug: ranges(index, 'slug'),
    }));
  }

  return function* find(typed: string): Generator<Step | undefined, void> {
    const query = withoutClosingQuotes(typed);
    const groups = parseQuery(query);
    const operated = usesOperators(groups);
    const wanted = operated ? groups.map(wantedWords) : [query];
    const ranked = rankLiteral(wanted, operated ? '' : normalizeSearchText(query).trim());
    const found = operated ? takeFitting(ranked, query) : ranked.slice(0, MOST);
    const rangesIn = (text = '') =>
      wanted.map((words) => literalRanges(text, words)).find(({ length }) => length > 0) ?? [];
    const hits = found.map((index): Hit => {
      const { title, slug } = entries[index] ?? {};
      return { index, fuzzy: false, score: 0, title: rangesIn(title?.text), slug: rangesIn(slug?.text) };
    });
    const complete = found.length >= MOST;
    yield { complete, hits };
    if (complete) return;
    for (const indices of closest(query, groups, new Set(found), MOST - found.length)) {
      yield indices && { complete: true, hits: [...hits, ...marked(indices, query, !operated)] };
    }
  };
}
