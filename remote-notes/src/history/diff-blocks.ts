import { diffArrays } from 'diff';

/** A piece of two texts: in both, or only in the previous or the later one. */
export interface WordChange {
  kind: 'same' | 'deleted' | 'inserted';
  text: string;
}

/** A block of two notes. */
export type BlockChange =
  | { kind: 'same'; after: string }
  | { kind: 'inserted'; after: string }
  | { kind: 'deleted'; before: string }
  | { kind: 'changed'; before: string; after: string };

// Finds words also where nobody writes spaces.
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** What happened to the words of a text. */
export const diffWords = (before: string, after: string): WordChange[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'same',
    text: value.join(''),
  }));

/** From this share of common letters on, one block is said to be the other, changed. */
const ALIKE = 0.3;
/** Longer blocks are not compared by words, in UTF-16 units. */
const LONGEST = 50_000;

function alike(before: string, after: string): boolean {
  const longest = Math.max(before.length, after.length);
  if (longest > LONGEST) return false;
  const common = diffWords(before, after)
    .filter(({ kind, text }) => kind === 'same' && text.trim() !== '')
    .reduce((length, { text }) => length + text.length, 0);
  return common >= longest * ALIKE;
}

/** Finds for each new block the first previous one that it may have been, in order. */
function pair(deleted: readonly string[], inserted: readonly string[]): BlockChange[] {
  const changes: BlockChange[] = [];
  let from = 0;
  for (const after of inserted) {
    const found = deleted.findIndex((before, at) => at >= from && alike(before, after));
    if (found < 0) {
      changes.push({ kind: 'inserted', after });
      continue;
    }
    const passed = deleted.slice(from, found);
    changes.push(...passed.map((before) => ({ kind: 'deleted', before }) as const));
    changes.push({ kind: 'changed', before: deleted[found] ?? '', after });
    from = found + 1;
  }
  const left = deleted.slice(from).map((before) => ({ kind: 'deleted', before }) as const);
  // What went stands above what came in its place.
  const end = changes.findLastIndex(({ kind }) => kind === 'changed') + 1;
  return [...changes.slice(0, end), ...left, ...changes.slice(end)];
}

/** What happened to the blocks of a note. */
export function diffBlocks(before: readonly string[], after: readonly string[]): BlockChange[] {
  const chunks = diffArrays([...before], [...after]);
  return chunks.flatMap(({ added, removed, value }, index): BlockChange[] => {
    if (!added && !removed) return value.map((block) => ({ kind: 'same', after: block }));
    const neighbour = chunks[removed ? index + 1 : index - 1];
    if (removed) return pair(value, neighbour?.added ? neighbour.value : []);
    return neighbour?.removed ? [] : value.map((block) => ({ kind: 'inserted', after: block }));
  });
}
