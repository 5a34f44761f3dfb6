import { placesOf } from './characters.ts';
import type { Entry, Field } from './entry.ts';
import type { Group, Token } from './parse-query.ts';

/** See docs/specification/product.md#search-matching. */
export const THRESHOLD = 0.6;
export const DISTANCE = 100;
/** Fuse cuts longer patterns into chunks, so that the characters of each fit into the bits of a number. */
const CHUNK_LENGTH = 32;
/** Fuse's best score short of equality. */
const CLOSEST = 0.001;
const MISS = Number.POSITIVE_INFINITY;

interface Chunk {
  length: number;
  /** Where it is expected: its position in the pattern. */
  start: number;
  /** For each character the bits of its positions, by number. */
  places: Int32Array;
}

function chunksOf(pattern: string): Chunk[] {
  const last = Math.max(0, pattern.length - CHUNK_LENGTH);
  const starts = Array.from({ length: Math.ceil(pattern.length / CHUNK_LENGTH) }, (_, n) =>
    Math.min(n * CHUNK_LENGTH, last),
  );
  return starts.map((start) => {
    const text = pattern.slice(start, start + CHUNK_LENGTH);
    return { length: text.length, start, places: placesOf(text) };
  });
}

/**
 * The best score of a chunk in a text: its edit distance at each position (Myers' algorithm, all errors in one pass
 * from the end), plus the distance from the expected position.
 */
function boundOfChunk(numbers: Uint16Array, { places, start, length }: Chunk): number {
  const expected = Math.min(start, numbers.length);
  const last = 1 << (length - 1);
  let more = -1;
  let less = 0;
  let errors = length;
  let best = 1;
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    const equal = places[numbers[at] ?? 0] ?? 0;
    const vertical = equal | less;
    const horizontal = ((((equal & more) + more) | 0) ^ more) | equal;
    let up = less | ~(horizontal | more);
    let down = more & horizontal;
    if ((up & last) !== 0) errors += 1;
    else if ((down & last) !== 0) errors -= 1;
    up <<= 1;
    down <<= 1;
    more = down | ~(vertical | up);
    less = up & vertical;
    const score = errors / length + Math.abs(expected - at) / DISTANCE;
    if (score < best) best = score;
  }
  return best;
}

type Bound = (field: Field) => number;

function fuzzyBound(pattern: string): Bound {
  const chunks = chunksOf(pattern);
  return ({ lower, numbers }) => {
    if (lower === pattern) return 0;
    let lowest = 1;
    let sum = 0;
    for (const chunk of chunks) {
      const score = boundOfChunk(numbers, chunk);
      lowest = Math.min(lowest, score);
      sum += Math.max(CLOSEST, score);
    }
    return lowest > THRESHOLD ? MISS : sum / chunks.length;
  };
}

const exactly =
  (test: (lower: string) => boolean): Bound =>
  ({ lower }) =>
    test(lower) ? 0 : MISS;

function boundOfToken({ kind, text }: Token): Bound {
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
      return exactly((lower) => !lower.includes(text));
    case 'not-prefix':
      return exactly((lower) => !lower.startsWith(text));
    case 'not-suffix':
      return exactly((lower) => !lower.endsWith(text));
    case 'fuzzy':
      return fuzzyBound(text);
  }
}

/** All words of a group have to fit; Fuse averages their scores. */
function boundOfGroup(group: Group): Bound {
  const bounds = group.map(boundOfToken);
  return (field) => {
    let sum = 0;
    for (const bound of bounds) sum += bound(field);
    return bounds.length === 0 ? MISS : sum / bounds.length;
  };
}

/**
 * A score that Fuse's score of an item cannot be better than, many times faster to compute. Lower is better; above 1
 * the item does not fit.
 */
export function createLowerBound(groups: readonly Group[]): (entry: Entry) => number {
  const bounds = groups.map(boundOfGroup);
  const inField: Bound = (field) => {
    let best = MISS;
    if (!field.blank) for (const bound of bounds) best = Math.min(best, bound(field));
    return best > 1 ? MISS : (best === 0 ? Number.EPSILON : best) ** field.exponent;
  };
  return ({ title, slug }) => {
    const [inTitle, inSlug] = [inField(title), inField(slug)];
    return inTitle > 1 && inSlug > 1 ? MISS : Math.min(1, inTitle) * Math.min(1, inSlug);
  };
}
