import type { Cue } from '@my-note/contract/youtube';

/** Index of the last line that has started at a time; -1 before the first, or without times. */
export function currentCue(cues: readonly Cue[], time: number): number {
  let current = -1;
  for (const [at, { start }] of cues.entries()) {
    if (start === null) continue;
    if (start > time) break;
    current = at;
  }
  return current;
}

/** Indices of the lines with all words of a search; all lines for an empty search. */
export function findCues(cues: readonly Cue[], search: string): number[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return cues.flatMap(({ text }, at) => {
    const line = text.toLocaleLowerCase();
    return words.every((word) => line.includes(word)) ? [at] : [];
  });
}

/** Ranges of the words of a search in a line: `[start, end)` in UTF-16 units, ascending. */
export function rangesOf(text: string, search: string): [number, number][] {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  // The longest first, so that "notes" is not matched as "note".
  const either = words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return [...text.matchAll(new RegExp(either.join('|'), 'giu'))].map(({ 0: match, index }) => [
    index,
    index + match.length,
  ]);
}
