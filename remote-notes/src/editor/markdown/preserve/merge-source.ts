import { diff3Merge } from 'node-diff3';

/** Longer texts are not compared, because the time grows with the square. */
const MOST = 4000;
const TOKENS = /\n|[^\S\n]+|-+|=+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
/** Tokens whose length does not matter, as spaces in table cells. */
const FILL = /^(?:[^\S\n]+|-+|=+)$/;

export const LINE_END = /\r\n|\r|\n/;
const tokensOf = (lines: readonly string[]): string[] => lines.join('\n').match(TOKENS) ?? [];

type Decide = (source: string[], before: string[], after: string[]) => string[];

/** Three-way merge of lists of strings; `decide` settles what both sides changed. */
function merge([source, before, after]: readonly [string[], string[], string[]], decide: Decide): string[] {
  if (Math.max(source.length, before.length, after.length) > MOST) return after;
  // Numbers instead of strings, which node-diff3 uses as property names.
  const texts: string[] = [];
  const numbers = new Map<string, string>();
  const numberOf = (text: string) => {
    const known = numbers.get(text) ?? String(texts.push(text) - 1);
    numbers.set(text, known);
    return known;
  };
  const textsOf = (list: readonly string[]) => list.map((number) => texts[Number(number)] ?? '');
  const [a, o, b] = [source.map(numberOf), before.map(numberOf), after.map(numberOf)];
  return diff3Merge(a, o, b, { excludeFalseConflicts: true }).flatMap(({ ok, conflict }) =>
    conflict ? decide(textsOf(conflict.a), textsOf(conflict.o), textsOf(conflict.b)) : textsOf(ok ?? []),
  );
}

/** Decides line by line where the number of lines is the same, so that lines beside a changed one stay. */
const byLine =
  (decide: Decide): Decide =>
  (source, before, after) => {
    if (source.length !== before.length || before.length !== after.length)
      return decide(source, before, after);
    return source.flatMap((line, at) => {
      const [was = '', is = ''] = [before[at], after[at]];
      return was === is ? [line] : decide([line], [was], [is]);
    });
  };

/** Settles where the user changed something that is written differently in the source. */
function decideTokens(source: string[], before: string[], after: string[]): string[] {
  if (before.length === 0) return [...after, ...source];
  return [...source, ...before, ...after].every((token) => FILL.test(token)) ? source : after;
}

/**
 * Candidates for the source of changed blocks. `before` and `after` are the blocks in the editor's own style, before
 * and after the change. The first candidate is closest to the source, the second takes each changed line as a whole.
 */
export function* mergeSource(source: string, before: string, after: string): Generator<string> {
  const texts = [source.split(LINE_END), before.split(LINE_END), after.split(LINE_END)] as const;
  const byToken: Decide = (...lines) => {
    const [a, o, b] = lines.map(tokensOf);
    return merge([a ?? [], o ?? [], b ?? []], decideTokens)
      .join('')
      .split('\n');
  };
  yield merge([...texts], byLine(byToken)).join('\n');
  yield merge(
    [...texts],
    byLine((_source, _before, lines) => lines),
  ).join('\n');
}
