import { diffIndices } from 'node-diff3';
import { commonPrefixAndSuffix, splitLines } from '../../model/diff/tokenize.ts';

/** `[from, to)` of the text before becomes `[start, end)` of the text after. */
interface Change {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** More pairs of lines are not compared, because that takes too long. */
const PAIRS = 1_000_000;

/** Without equal characters at both ends. */
function trimmed({ from, to, start, end }: Change, before: string, after: string): Change {
  const shortest = Math.min(to - from, end - start);
  let head = 0;
  while (head < shortest && before[from + head] === after[start + head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before[to - 1 - tail] === after[end - 1 - tail]) tail += 1;
  return { from: from + head, to: to - tail, start: start + head, end: end - tail };
}

/** Start of each line, and the end of the last one. */
const offsetsOf = (parts: readonly string[]): number[] => {
  const offsets = [0];
  for (const part of parts) offsets.push((offsets.at(-1) ?? 0) + part.length);
  return offsets;
};

/**
 * The changes that turn one text into another, line by line, so that a cursor between two changes stays at its word.
 */
export function lineChanges(before: string, after: string): Change[] {
  const [a, b] = [splitLines(before), splitLines(after)];
  const { start, end } = commonPrefixAndSuffix([a, b]);
  const rests = [a.slice(start, a.length - end), b.slice(start, b.length - end)] as const;
  const [inBefore, inAfter] = [offsetsOf(a), offsetsOf(b)];
  const whole = { buffer1: [0, rests[0].length], buffer2: [0, rests[1].length] };
  const hunks = rests[0].length * rests[1].length > PAIRS ? [whole] : diffIndices(...rests);
  const at = (offsets: number[], line = 0, count = 0) => offsets[start + line + count] ?? 0;
  return hunks.map(({ buffer1, buffer2 }) =>
    trimmed(
      {
        from: at(inBefore, buffer1[0]),
        to: at(inBefore, ...buffer1),
        start: at(inAfter, buffer2[0]),
        end: at(inAfter, ...buffer2),
      },
      before,
      after,
    ),
  );
}
