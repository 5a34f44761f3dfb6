import { createBitap } from './bitap.ts';
import type { Entry, Field } from './entry.ts';
import type { Group, Token } from './parse-query.ts';

interface Matcher {
  /** 0 to 1, lower is better; above 1 the text does not fit. */
  score: (field: Field) => number;
  /** What the score cannot go below. */
  bound: (field: Field) => number;
  excludes: boolean;
}

const MISS = Number.POSITIVE_INFINITY;

function exactly(test: (lower: string) => boolean, excludes = false): Matcher {
  const score = ({ lower }: Field) => (test(lower) ? 0 : MISS);
  return { score, bound: score, excludes };
}

function fuzzily(text: string): Matcher {
  const { score, bound } = createBitap(text);
  return {
    score: (field) => {
      const found = score(field);
      return found < 0 ? MISS : found;
    },
    bound,
    excludes: false,
  };
}

function matcherOf({ kind, text }: Token): Matcher {
  switch (kind) {
    case 'exact':
      return exactly((lower) => lower === text);
    case 'include':
      return exactly((lower) => lower.includes(text));
    case 'prefix':
      return exactly((lower) => lower.startsWith(text));
    case 'suffix':
      return exactly((lower) => lower.endsWith(text));
    case 'not-include':
      return exactly((lower) => !lower.includes(text), true);
    case 'not-prefix':
      return exactly((lower) => !lower.startsWith(text), true);
    case 'not-suffix':
      return exactly((lower) => !lower.endsWith(text), true);
    case 'fuzzy':
      return fuzzily(text);
  }
}

type Measure = 'score' | 'bound';

/** All words of a group have to fit; their scores are averaged. */
function ofGroup(matchers: readonly Matcher[], field: Field, measure: Measure): number {
  let sum = 0;
  for (const matcher of matchers) {
    const score = matcher[measure](field);
    if (score > 1) return MISS;
    sum += score;
  }
  return matchers.length === 0 ? MISS : sum / matchers.length;
}

const weigh = (score: number, { exponent }: Field) => (score === 0 ? Number.EPSILON : score) ** exponent;

export type Scorer = ReturnType<typeof createScorer>;

/** Scores items as Fuse does (docs/specification/product.md#search-matching): lower is better, above 1 does not fit. */
export function createScorer(groups: readonly Group[]) {
  const sets = groups.map((group) => {
    const matchers = group.map(matcherOf);
    return { matchers, excludes: matchers.some(({ excludes }) => excludes) };
  });

  const boundIn = (field: Field) => {
    let best = MISS;
    if (!field.blank) {
      for (const { matchers } of sets) best = Math.min(best, ofGroup(matchers, field, 'bound'));
    }
    return best > 1 ? MISS : weigh(best, field);
  };

  return {
    score: ({ title, slug }: Entry): number => {
      let product = 1;
      let misses = 0;
      let excludes = false;
      for (const field of [title, slug]) {
        // The first group that fits a text decides.
        const set = field.blank ? undefined : sets.find((s) => ofGroup(s.matchers, field, 'score') <= 1);
        if (!set) misses += 1;
        else {
          product *= weigh(ofGroup(set.matchers, field, 'score'), field);
          if (set.excludes) excludes = true;
        }
      }
      // A word that is not wanted must be in neither text.
      return misses === 2 || (excludes && misses > 0) ? MISS : product;
    },
    /** What the score cannot go below; much cheaper. */
    bound: ({ title, slug }: Entry): number => {
      const [inTitle, inSlug] = [boundIn(title), boundIn(slug)];
      return inTitle > 1 && inSlug > 1 ? MISS : Math.min(1, inTitle) * Math.min(1, inSlug);
    },
  };
}
