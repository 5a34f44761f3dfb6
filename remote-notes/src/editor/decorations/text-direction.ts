import type { Node } from '@milkdown/kit/prose/model';
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view';
import { childrenOf } from '../markdown/write/written-blocks.ts';
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

function decorationsOf(doc: Node): DecorationSet {
  if (!childrenOf(doc).some(hasRtl)) return DecorationSet.empty;
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    const dir = directionOf(node);
    if (dir) found.push(Decoration.node(at, at + node.nodeSize, { dir }));
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, found);
}

/** Sets the direction of each block by its first letter, and of containers by the first letter inside. */
export const textDirections = () => documentDecorations(decorationsOf);
