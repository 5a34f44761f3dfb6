import type { Node } from '@milkdown/kit/prose/model';
import { anchorOfElement, renderMarkdown } from '@my-note/kit/markdown';

/** The heading at or above a position, and how many before it have the same words. */
function headingAbove(doc: Node, position: number) {
  let found: { level: number; words: string; nth: number } | null = null;
  const counts = new Map<string, number>();
  doc.descendants((node, pos) => {
    if (pos > position) return false;
    if (node.type.name !== 'heading') return !node.isTextblock;
    const [level, words] = [Number(node.attrs.level), node.textContent.trim()];
    const nth = counts.get(`${level} ${words}`) ?? 0;
    counts.set(`${level} ${words}`, nth + 1);
    found = { level, words, nth };
    return false;
  });
  return found as { level: number; words: string; nth: number } | null;
}

export const hasHeadingAbove = (doc: Node, position: number): boolean => headingAbove(doc, position) !== null;

/** The anchor of the heading at or above a position, as the note has it in reading. */
export function anchorAbove(doc: Node, position: number, markdown: string): string | null {
  const wanted = headingAbove(doc, position);
  if (!wanted) return null;
  const same = [...renderMarkdown(markdown).querySelectorAll(`h${wanted.level}[id]`)].filter(
    ({ textContent }) => textContent?.trim().startsWith(wanted.words),
  );
  const heading = same[wanted.nth] ?? same[0];
  return heading ? anchorOfElement(heading) : null;
}
