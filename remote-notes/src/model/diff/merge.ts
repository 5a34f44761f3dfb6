import { diff3Merge } from 'node-diff3';
import type { NoteText } from '../save-types.ts';
import { commonPrefixAndSuffix, splitLines, splitWords } from './tokenize.ts';

interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

function mergeSegments(
  { base, mine, theirs }: Sides<string>,
  split: (text: string) => string[],
  settle: (sides: Sides<string>) => string | null,
): string | null {
  const all = [mine, base, theirs].map(split);
  const { start, end } = commonPrefixAndSuffix(all);
  const [a = [], o = [], b = []] = all.map((side) => side.slice(start, side.length - end));
  const [whole = []] = all;
  let merged = whole.slice(0, start).join('');
  for (const { ok, conflict } of diff3Merge(a, o, b, { excludeFalseConflicts: true })) {
    const settled = conflict
      ? settle({ base: conflict.o.join(''), mine: conflict.a.join(''), theirs: conflict.b.join('') })
      : (ok ?? []).join('');
    if (settled === null) return null;
    merged += settled;
  }
  return merged + whole.slice(whole.length - end).join('');
}

/** When one side continues the other, the longer one contains both. */
function longer({ base, mine, theirs }: Sides<string>): string | null {
  if (mine.startsWith(theirs) && theirs.startsWith(base)) return mine;
  return theirs.startsWith(mine) && mine.startsWith(base) ? theirs : null;
}

/** Three-way merge by line, and by word where both changed the same lines; null when they conflict. */
export function mergeTexts(sides: Sides<string>): string | null {
  const { base, mine, theirs } = sides;
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  return mergeSegments(
    sides,
    splitLines,
    (clash) => longer(clash) ?? mergeSegments(clash, splitWords, longer),
  );
}

/** Merges two versions of a note; null when both changed the same words, or both the title. */
export function mergeFields({ base, mine, theirs }: Sides<NoteText>): NoteText | null {
  const content = mergeTexts({ base: base.content, mine: mine.content, theirs: theirs.content });
  if (content === null) return null;
  if (theirs.title === base.title || theirs.title === mine.title) return { title: mine.title, content };
  return mine.title === base.title ? { title: theirs.title, content } : null;
}
