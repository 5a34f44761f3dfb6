import { diffComm } from 'node-diff3';
import { commonEnds, lines, words } from './tokenize.ts';

/** A stretch of one of two texts. */
export interface Part {
  text: string;
  /** The other text does not have it here. */
  differs: boolean;
}

type Split = (text: string) => string[];

function compare(sides: [string, string], split: Split, within?: Split): [Part[], Part[]] {
  const [a, b] = sides.map(split) as [string[], string[]];
  const { start, end } = commonEnds([a, b]);
  const found: [Part[], Part[]] = [[], []];
  const add = (text: string[], differs: boolean, ...to: Part[][]) => {
    if (text.length > 0) for (const parts of to) parts.push({ text: text.join(''), differs });
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

/** Two texts in parts, in which the words that only one of them has are marked. */
export const differences = (mine: string, theirs: string): [Part[], Part[]] =>
  compare([mine, theirs], lines, words);

const AROUND = 200;

/** Leaves out of what is alike all but the surroundings of a difference. */
export function aroundDifferences(parts: readonly Part[]): Part[] {
  return parts.map(({ text, differs }, index) => {
    const before = index > 0 ? text.slice(0, AROUND) : '';
    const after = index < parts.length - 1 ? text.slice(-AROUND) : '';
    const whole = differs || text.length <= before.length + after.length + 1;
    return { differs, text: whole ? text : `${before}…${after}` };
  });
}
