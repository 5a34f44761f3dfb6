import { boundOfChunk, type Chunk } from './bound.ts';
import { placesOf } from './characters.ts';

/** See docs/specification/product.md#search-matching. */
export const THRESHOLD = 0.6;
export const DISTANCE = 100;
const LONGEST = 32;
/** The best score short of equality. */
const CLOSEST = 0.001;

export interface Text {
  lower: string;
  numbers: Uint16Array;
}

const chunkOf = (text: string, start: number): Chunk => ({ text, start, places: placesOf(text) });

function chunksOf(pattern: string): Chunk[] {
  if (pattern.length <= LONGEST) return [chunkOf(pattern, 0)];
  const whole = pattern.length - (pattern.length % LONGEST);
  const chunks = Array.from({ length: whole / LONGEST }, (_, n) =>
    chunkOf(pattern.slice(n * LONGEST, (n + 1) * LONGEST), n * LONGEST),
  );
  const last = pattern.length - LONGEST;
  return whole === pattern.length ? chunks : [...chunks, chunkOf(pattern.slice(last), last)];
}

/** How far from where it is expected a pattern may lie to score no worse than the threshold. */
function reach(accuracy: number, threshold: number, most: number): number {
  let distance = Math.min(most, Math.max(0, Math.ceil((threshold - accuracy) * DISTANCE) + 1));
  while (distance > 0 && accuracy + distance / DISTANCE > threshold) distance -= 1;
  return distance;
}

// One search at a time: what a level of errors has seen, and what the level before it saw.
const ROOM = 1024;
let rows = [new Int32Array(ROOM), new Int32Array(ROOM)] as const;

/** Fuse's comparison with one chunk, to the last bit. Below 0 it is not found, and the score what would have been. */
function scoreChunk({ lower, numbers }: Text, { text: pattern, start: wanted, places }: Chunk): number {
  const length = pattern.length;
  const size = lower.length;
  const expected = Math.min(wanted, size);
  let threshold = THRESHOLD;
  for (let at = lower.indexOf(pattern, expected); at >= 0; at = lower.indexOf(pattern, at + length)) {
    threshold = Math.min((at - expected) / DISTANCE, threshold);
  }
  const room = size + 2 * length + 2;
  if (rows[0].length < room) rows = [new Int32Array(2 * room), new Int32Array(2 * room)];
  let [seen, before]: readonly [Int32Array, Int32Array] = rows;
  let found = false;
  let score = 1;
  let distance = length + size;
  const last = 1 << (length - 1);
  for (let errors = 0; errors < length; errors += 1) {
    const accuracy = errors / length;
    distance = reach(accuracy, threshold, distance);
    let start = Math.max(1, expected - distance + 1);
    const finish = Math.min(expected + distance, size) + length;
    let right = (1 << errors) - 1;
    let former = before[finish + 1] ?? 0;
    seen[finish + 1] = right;
    let at = finish;
    for (; at >= start; at -= 1) {
      const here = at > size ? 0 : (places[numbers[at - 1] ?? 0] ?? 0);
      right = ((right << 1) | 1) & here;
      if (errors > 0) {
        const below = before[at] ?? 0;
        right |= ((former | below) << 1) | 1 | former;
        former = below;
      }
      seen[at] = right;
      if ((right & last) !== 0) {
        score = accuracy + Math.abs(expected - at + 1) / DISTANCE;
        if (score <= threshold) {
          threshold = score;
          found = true;
          if (at - 1 <= expected) break;
          start = Math.max(1, 2 * expected - at + 1);
        }
      }
    }
    if ((errors + 1) / length > threshold) break;
    // What this level has not looked at is nothing to the next.
    seen.fill(0, 0, found ? at : start);
    const free = before;
    before = seen;
    seen = free;
  }
  return found ? Math.max(CLOSEST, score) : -Math.max(CLOSEST, score);
}

/**
 * Fuse's fuzzy comparison. `score` answers 0 for equal and up to 0.6, or -1 when the pattern is not found;
 * `bound`, many times as fast, what the score cannot go below, infinite when the pattern cannot be found.
 */
export function createBitap(pattern: string) {
  const chunks = chunksOf(pattern);
  return {
    score: (text: Text): number => {
      if (text.lower === pattern) return 0;
      let found = false;
      let sum = 0;
      for (const chunk of chunks) {
        const score = scoreChunk(text, chunk);
        if (score > 0) found = true;
        sum += Math.abs(score);
      }
      return found ? sum / chunks.length : -1;
    },
    bound: ({ lower, numbers }: Text): number => {
      if (lower === pattern) return 0;
      let lowest = 1;
      let sum = 0;
      for (const chunk of chunks) {
        const score = boundOfChunk(numbers, chunk, DISTANCE);
        if (score < lowest) lowest = score;
        sum += Math.max(CLOSEST, score);
      }
      return lowest > THRESHOLD ? Number.POSITIVE_INFINITY : sum / chunks.length;
    },
  };
}
