import type { Node } from '@milkdown/kit/prose/model';
import { Decoration } from '@milkdown/kit/prose/view';
import { documentDecorations } from './document-decorations.ts';

/** The same pattern as in rendered notes: `[!note]`, optionally folded. */
const MARK = /^\[!([\p{L}\p{N}_-]+)\][+-]?[^\S\n]*/u;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Position of the first line break in a paragraph. */
function firstBreak(paragraph: Node): number | undefined {
  let found: number | undefined;
  paragraph.forEach((child, offset) => {
    if (child.type.name === 'hardbreak') found ??= offset;
  });
  return found;
}

function calloutAt(quote: Node, at: number): Decoration[] {
  const paragraph = quote.firstChild;
  const [mark = '', kind] = MARK.exec(paragraph?.firstChild?.text ?? '') ?? [];
  if (kind === undefined || paragraph?.type.name !== 'paragraph') return [];
  const start = at + 2;
  const line = firstBreak(paragraph);
  const end = start + (line ?? paragraph.content.size);
  // As in rendered notes, the kind is the title of a callout without one.
  const isUntitled = paragraph.textBetween(mark.length, end - start).trim() === '';
  const title = isUntitled ? { 'data-callout-kind': capital(kind) } : {};
  return [
    Decoration.node(at, at + quote.nodeSize, { 'data-callout': kind.toLowerCase() }),
    Decoration.node(at + 1, at + 1 + paragraph.nodeSize, title),
    Decoration.inline(start, start + mark.length, { 'data-callout': 'mark' }),
    Decoration.inline(start + mark.length, end, { 'data-callout': 'title' }),
    ...(line === undefined ? [] : [Decoration.node(end, end + 1, { 'data-callout': 'break' })]),
  ];
}

function drawBlock(block: Node, at: number): Decoration[] {
  const found = block.type.name === 'blockquote' ? calloutAt(block, at) : [];
  if (!block.isTextblock)
    block.descendants((node, offset) => {
      if (node.type.name === 'blockquote') found.push(...calloutAt(node, at + 1 + offset));
      return !node.isTextblock;
    });
  return found;
}

/** Shows a quote that starts with `[!kind]` as a callout, whose first line is a title. */
export const callouts = () => documentDecorations(drawBlock);
