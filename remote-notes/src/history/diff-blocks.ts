import { currentLocale } from '@my-note/contract/language';
import { diffArrays } from 'diff';

export interface WordChange {
  kind: 'same' | 'deleted' | 'inserted';
  text: string;
}

export type BlockChange =
  | { kind: 'same'; after: string }
  | { kind: 'inserted'; after: string }
  | { kind: 'deleted'; before: string }
  | { kind: 'changed'; before: string; after: string };

// Also finds words in languages without spaces.
const segmenter = new Intl.Segmenter(currentLocale(), { granularity: 'word' });
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

export const diffWords = (before: string, after: string): WordChange[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'same',
    text: value.join(''),
  }));

/** Blocks with at least this share of letters in common count as one block that was changed. */
const ALIKE = 0.3;
/** Longer blocks are not compared by words. In UTF-16 units. */
const LONGEST = 50_000;

function isAlike(before: string, after: string): boolean {
  const longest = Math.max(before.length, after.length);
  if (longest > LONGEST) return false;
  const common = diffWords(before, after)
    .filter(({ kind, text }) => kind === 'same' && text.trim() !== '')
    .reduce((length, { text }) => length + text.length, 0);
  return common >= longest * ALIKE;
}

/** Pairs each inserted block with the first deleted one that it may come from, in order. */
function pair(deleted: readonly string[], inserted: readonly string[]): BlockChange[] {
  const changes: BlockChange[] = [];
  let from = 0;
  for (const after of inserted) {
    const found = deleted.findIndex((before, at) => at >= from && isAlike(before, after));
    if (found < 0) {
      changes.push({ kind: 'inserted', after });
      continue;
    }
    const skipped = deleted.slice(from, found);
    changes.push(...skipped.map((before) => ({ kind: 'deleted', before }) as const));
    changes.push({ kind: 'changed', before: deleted[found] ?? '', after });
    from = found + 1;
  }
  const left = deleted.slice(from).map((before) => ({ kind: 'deleted', before }) as const);
  // Deleted blocks are shown above the inserted ones that replace them.
  const end = changes.findLastIndex(({ kind }) => kind === 'changed') + 1;
  return [...changes.slice(0, end), ...left, ...changes.slice(end)];
}

export function diffBlocks(before: readonly string[], after: readonly string[]): BlockChange[] {
  const chunks = diffArrays([...before], [...after]);
  return chunks.flatMap(({ added, removed, value }, index): BlockChange[] => {
    if (!added && !removed) return value.map((block) => ({ kind: 'same', after: block }));
    const neighbour = chunks[removed ? index + 1 : index - 1];
    if (removed) return pair(value, neighbour?.added ? neighbour.value : []);
    return neighbour?.removed ? [] : value.map((block) => ({ kind: 'inserted', after: block }));
  });
}
