import { diff3Merge } from 'node-diff3';

/** More than this is not compared, as its time grows with the square. */
const MOST = 4000;
const TOKENS = /\n|[^\S\n]+|-+|=+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
/** What has a length that says nothing, as the space in the cells of a table. */
const FILL = /^(?:[^\S\n]+|-+|=+)$/;

export const LINE_END = /\r\n|\r|\n/;
const tokensOf = (lines: readonly string[]): string[] => lines.join('\n').match(TOKENS) ?? [];

/** Merges two changes of a list of texts; what both changed is for `decide`. */
function merge(
  [source, before, after]: readonly [string[], string[], string[]],
  decide: (source: string[], before: string[], after: string[]) => string[],
): string[] {
  if (Math.max(source.length, before.length, after.length) > MOST) return after;
  // Numbers in place of texts: these are taken for names of properties.
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

/** What is taken where a person changed what is written in another way in the source. */
function decideTokens(source: string[], before: string[], after: string[]): string[] {
  if (before.length === 0) return [...after, ...source];
  return [...source, ...before, ...after].every((token) => FILL.test(token)) ? source : after;
}

/**
 * The source of blocks with a person's change in it. `before` is how the blocks would be written anew as they were,
 * `after` as they are. The first is as near to the source as can be, the second takes each changed line as a whole.
 */
export function* mergeSource(source: string, before: string, after: string): Generator<string> {
  const texts = [source.split(LINE_END), before.split(LINE_END), after.split(LINE_END)] as const;
  const byToken = (...lines: [string[], string[], string[]]) => {
    const [a, o, b] = lines.map(tokensOf);
    return merge([a ?? [], o ?? [], b ?? []], decideTokens)
      .join('')
      .split('\n');
  };
  yield merge([...texts], byToken).join('\n');
  yield merge([...texts], (_source, _before, lines) => lines).join('\n');
}
