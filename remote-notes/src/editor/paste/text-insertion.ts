import type { Range } from '../base/text-editor.ts';

/** A text, and the range of the Markdown that it replaces. */
export interface TextInsertion extends Range {
  text: string;
}

const isBlank = (text: string) => text.trim() === '';

/** Inserts a text as blocks of its own between `before` and `after`. */
export function createInsertion(
  content: string,
  [before, after]: readonly [string, string],
  text: string,
): TextInsertion {
  let from = 0;
  while (from < before.length && before[from] === content[from]) from += 1;
  let end = 0;
  const most = Math.min(after.length, content.length - from);
  while (end < most && after.at(-1 - end) === content.at(-1 - end)) end += 1;
  const above = before.slice(from);
  const below = after.slice(0, after.length - end);
  const lead = isBlank(before) || /\n\s*\n$/.test(before) ? '' : '\n\n';
  const tail = isBlank(after) || /^\s*\n\s*\n/.test(after) ? '' : '\n\n';
  return { from, to: content.length - end, text: above + lead + text + tail + below };
}

export const applyInsertion = (content: string, { from, to, text }: TextInsertion): string =>
  content.slice(0, from) + text + content.slice(to);
