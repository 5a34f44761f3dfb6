import type { Cue } from '@my-note/contract/youtube';

/** Which line is said at a point in time: the last that has begun; -1 before the first, or without times. */
export function currentCue(cues: readonly Cue[], time: number): number {
  let current = -1;
  for (const [at, { start }] of cues.entries()) {
    if (start === null) continue;
    if (start > time) break;
    current = at;
  }
  return current;
}

/** The places of the lines that hold all words of a search; every line when nothing is searched for. */
export function findCues(cues: readonly Cue[], search: string): number[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return cues.flatMap(({ text }, at) => {
    const line = text.toLocaleLowerCase();
    return words.every((word) => line.includes(word)) ? [at] : [];
  });
}

/** Where the words of a search stand in a line: `[start, end)` in UTF-16 units, ascending. */
export function rangesOf(text: string, search: string): [number, number][] {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  // The longest first: "note" must not end "notes" early.
  const either = words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return [...text.matchAll(new RegExp(either.join('|'), 'giu'))].map(({ 0: match, index }) => [
    index,
    index + match.length,
  ]);
}
