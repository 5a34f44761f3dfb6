import type { Fragment, Node } from '@milkdown/kit/prose/model';
import type { EditorState, Transaction } from '@milkdown/kit/prose/state';
import { diffIndices } from 'node-diff3';
import { childrenOf, writtenChildren } from './write/written-blocks.ts';

/** Where two contents differ: `[from, to)` of `before` is `[from, end)` of `after`. */
function rangeOf(before: Fragment, after: Fragment) {
  const from = before.findDiffStart(after);
  const ends = before.findDiffEnd(after);
  if (from === null || !ends) return null;
  // When a repeated piece was added or removed, both ends can overlap the start.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  return { from, to: ends.a + overlap, end: ends.b + overlap };
}

/** The differing ranges of two lists of nodes, as pairs of `[first, count]`. */
function hunksOf(before: readonly Node[], after: readonly Node[]) {
  const kinds: Node[] = [];
  const kindOf = (node: Node) => {
    const known = kinds.findIndex((kind) => kind.eq(node));
    return String(known < 0 ? kinds.push(node) - 1 : known);
  };
  let same = 0;
  for (const [index, node] of after.entries()) {
    if (!before[index]?.eq(node)) break;
    same = index + 1;
  }
  const rest = [before, after].map((nodes) => nodes.slice(same).map(kindOf));
  return diffIndices(rest[0] ?? [], rest[1] ?? []).map(({ buffer1, buffer2 }) => ({
    was: [buffer1[0] + same, buffer1[1]] as const,
    is: [buffer2[0] + same, buffer2[1]] as const,
  }));
}

/** A node in the document, as its Markdown reads, and as it has to become. */
interface Versions {
  live: Node;
  written: Node;
  next: Node;
}

function changeDirectly(tr: Transaction, start: number, live: Node, next: Node): void {
  const range = rangeOf(live.content, next.content);
  if (range) tr.replace(start + range.from, start + range.to, next.slice(range.from, range.end));
}

function changeText(tr: Transaction, start: number, { live, written, next }: Versions): void {
  const range = rangeOf(written.content, next.content);
  const unwritten = rangeOf(written.content, live.content);
  if (!range) return;
  const isBefore = !unwritten || range.to <= unwritten.from;
  if (!isBefore && range.from < unwritten.to) {
    changeDirectly(tr, start, live, next);
    return;
  }
  const from = start + (isBefore ? 0 : unwritten.end - unwritten.to);
  tr.replace(from + range.from, from + range.to, next.slice(range.from, range.end));
}

function changeNode(tr: Transaction, at: number, versions: Versions): void {
  const { live, written, next } = versions;
  if (written.eq(next)) return;
  if (live.type !== next.type || live.type !== written.type) {
    tr.replaceWith(at, at + live.nodeSize, next);
    return;
  }
  changeContent(tr, at + 1, versions);
  if (!written.sameMarkup(next)) tr.setNodeMarkup(at, undefined, next.attrs);
}

function changeContent(tr: Transaction, start: number, versions: Versions): void {
  const { live, written, next } = versions;
  if (live.inlineContent) {
    changeText(tr, start, versions);
    return;
  }
  const places: number[] = [];
  const nodes = writtenChildren(live, written, (offset) => places.push(start + offset));
  if (!nodes) {
    changeDirectly(tr, start, live, next);
    return;
  }
  const endOf = (index: number) => (places[index] ?? start) + (nodes[index]?.nodeSize ?? 0);
  // In reverse, so that earlier positions stay valid.
  for (const { was, is } of hunksOf(childrenOf(written), childrenOf(next)).reverse()) {
    const pairs = Math.min(was[1], is[1]);
    const behind = was[0] + pairs - 1;
    for (let at = was[0] + was[1] - 1; at > behind; at -= 1) tr.delete(places[at] ?? 0, endOf(at));
    const more = childrenOf(next).slice(is[0] + pairs, is[0] + is[1]);
    if (more.length > 0) tr.insert(endOf(behind), more);
    for (let pair = pairs - 1; pair >= 0; pair -= 1) {
      const at = was[0] + pair;
      changeNode(tr, places[at] ?? 0, {
        live: nodes[at] ?? live,
        written: written.child(at),
        next: next.child(is[0] + pair),
      });
    }
  }
}

/** Replaces the whole document. */
export function replaceDocument({ tr }: EditorState, next: Node): Transaction {
  changeDirectly(tr, 0, tr.doc, next);
  return tr.setMeta('addToHistory', false);
}

/**
 * Replaces only what differs, so that the cursor stays at its word. Parts of the document that Markdown does not
 * express, as an empty paragraph or trailing space, stay too: `written` is the document as its Markdown reads. Not
 * undoable.
 */
export function documentChange(state: EditorState, written: Node, next: Node): Transaction {
  const { tr } = state;
  try {
    changeContent(tr, 0, { live: tr.doc, written, next });
  } catch {
    // Half of a change would not be a valid document.
    return replaceDocument(state, next);
  }
  return tr.setMeta('addToHistory', false);
}
