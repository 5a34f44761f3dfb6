import type { Node } from '@milkdown/kit/prose/model';
import { Decoration } from '@milkdown/kit/prose/view';
import { documentDecorations } from './document-decorations.ts';

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;
/** The mark of a callout, which is not part of its words. */
const CALLOUT = /^\[![^\]]*\]/;
const AROUND = new Set(['bullet_list', 'ordered_list', 'blockquote', 'table', 'footnote_definition']);

function directionOf(node: Node): 'auto' | 'ltr' | 'rtl' | null {
  if (node.type.spec.code) return 'ltr';
  // The browser's `auto` would begin with the mark.
  if (node.isTextblock && !CALLOUT.test(node.textContent)) return 'auto';
  if (!node.isTextblock && !AROUND.has(node.type.name)) return null;
  // The browser's `auto` ignores inner blocks that have a `dir` of their own.
  const [letter = ''] = LETTER.exec(node.textContent.replace(CALLOUT, '')) ?? [];
  return RTL.test(letter) ? 'rtl' : 'ltr';
}

const known = new WeakMap<Node, boolean>();

/** Remembers it for each block, because typing changes one of many. */
function hasRtl(block: Node): boolean {
  const found = known.get(block) ?? RTL.test(block.textContent);
  known.set(block, found);
  return found;
}

function drawBlock(block: Node, at: number): Decoration[] {
  const found: Decoration[] = [];
  const add = (node: Node, place: number) => {
    const dir = directionOf(node);
    if (dir) found.push(Decoration.node(place, place + node.nodeSize, { dir }));
    return !node.isTextblock;
  };
  if (add(block, at)) block.descendants((node, offset) => add(node, at + 1 + offset));
  return found;
}

/** Sets the direction of each block by its first letter, and of containers by the first letter inside. */
export const textDirections = () => documentDecorations(drawBlock, { isNeeded: hasRtl });
