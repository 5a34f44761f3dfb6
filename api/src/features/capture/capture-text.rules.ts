const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** A text with more below it: a paragraph of its own, or the next item of the list that the text ends with. */
export function joinTexts(text: string, more: string): string {
  if (text.trim() === '') return more;
  const lines = text.trimEnd().split('\n');
  const continues = LIST_ITEM.test(lines.at(-1) ?? '') && LIST_ITEM.test(more);
  const breaks = /\n*$/.exec(text)?.[0].length ?? 0;
  return text + '\n'.repeat(Math.max(0, (continues ? 1 : 2) - breaks)) + more;
}

/** A text with its tags in a last line. */
export const withTags = (text: string, tags: readonly string[]): string =>
  tags.length === 0 ? text : joinTexts(text, [...new Set(tags)].map((tag) => `#${tag}`).join(' '));
