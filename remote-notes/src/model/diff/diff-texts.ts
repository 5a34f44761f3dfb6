import { diffComm } from 'node-diff3';
import { commonPrefixAndSuffix, splitLines, splitWords } from './tokenize.ts';

export interface DiffSegment {
  text: string;
  /** The other text does not have it here. */
  differs: boolean;
}

type Split = (text: string) => string[];

function compare(sides: [string, string], split: Split, within?: Split): [DiffSegment[], DiffSegment[]] {
  const [a, b] = sides.map(split) as [string[], string[]];
  const { start, end } = commonPrefixAndSuffix([a, b]);
  const found: [DiffSegment[], DiffSegment[]] = [[], []];
  const add = (text: string[], differs: boolean, ...to: DiffSegment[][]) => {
    if (text.length > 0) for (const segments of to) segments.push({ text: text.join(''), differs });
  };
  add(a.slice(0, start), false, ...found);
  for (const { common, buffer1 = [], buffer2 = [] } of diffComm(
    a.slice(start, a.length - end),
    b.slice(start, b.length - end),
  )) {
    if (common) add(common, false, ...found);
    else if (within && buffer1.length > 0 && buffer2.length > 0) {
      const [one, two] = compare([buffer1.join(''), buffer2.join('')], within);
      found[0].push(...one);
      found[1].push(...two);
    } else {
      add(buffer1, true, found[0]);
      add(buffer2, true, found[1]);
    }
  }
  add(a.slice(a.length - end), false, ...found);
  return found;
}

/** Two texts in segments, in which the words that only one of them has are marked. */
export const diffTexts = (mine: string, theirs: string): [DiffSegment[], DiffSegment[]] =>
  compare([mine, theirs], splitLines, splitWords);

const AROUND = 200;

/** Shortens equal segments to the context of a difference. */
export function trimUnchanged(segments: readonly DiffSegment[]): DiffSegment[] {
  return segments.map(({ text, differs }, index) => {
    const before = index > 0 ? text.slice(0, AROUND) : '';
    const after = index < segments.length - 1 ? text.slice(-AROUND) : '';
    const whole = differs || text.length <= before.length + after.length + 1;
    return { differs, text: whole ? text : `${before}…${after}` };
  });
}
