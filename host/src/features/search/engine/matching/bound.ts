/** Part of a pattern, short enough for the bits of a number. */
export interface Chunk {
  text: string;
  /** Where it is expected: its place in the pattern. */
  start: number;
  /** For each character the bits of its places, by number. */
  places: Int32Array;
}

/**
 * The best that a chunk can score in a text: its edit distance at each place (Myers' algorithm, all errors in
 * one pass from the end) and how far the place is from the expected one. Fuse's comparison cannot score below.
 */
export function boundOfChunk(numbers: Uint16Array, chunk: Chunk, distance: number): number {
  const { places, start } = chunk;
  const length = chunk.text.length;
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
    const score = errors / length + Math.abs(expected - at) / distance;
    if (score < best) best = score;
  }
  return best;
}
