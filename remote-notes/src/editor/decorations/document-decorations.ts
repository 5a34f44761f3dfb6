import type { Node } from '@milkdown/kit/prose/model';
import { Plugin, type PluginKey, type PluginSpec, type Transaction } from '@milkdown/kit/prose/state';
import { type Decoration, DecorationSet } from '@milkdown/kit/prose/view';
import { type ChangedBlocks, changedBlocks } from './changed-blocks.ts';

/** What to draw in a block of the document, at a position; null while that is not known. */
export type DrawBlock = (block: Node, at: number) => readonly Decoration[] | null;

interface Options extends Pick<PluginSpec<DecorationSet>, 'view'> {
  /** Without a block like this, nothing is drawn in any. */
  isNeeded?: (block: Node) => boolean;
  /** Redraws the blocks for which a transaction brings a function that returns true. */
  redrawKey?: PluginKey;
}

function redraw(drawn: DecorationSet, doc: Node, { from, to, blocks }: ChangedBlocks, draw: DrawBlock) {
  const before = drawn.find(from, to);
  const kept: Decoration[] = [];
  const found: Decoration[] = [];
  for (const { block, at } of blocks) {
    const next = draw(block, at);
    if (next) found.push(...next);
    else kept.push(...before.filter((each) => each.from >= at && each.to <= at + block.nodeSize));
  }
  const gone = before.filter((each) => each.from >= from && each.to <= to && !kept.includes(each));
  return drawn.remove(gone).add(doc, found);
}

/** Decorations that each block has by itself: a key redraws one block, not the document. */
export function documentDecorations(draw: DrawBlock, { isNeeded, redrawKey, view }: Options = {}) {
  const drawAll = (doc: Node): DecorationSet =>
    !isNeeded || doc.children.some(isNeeded)
      ? redraw(DecorationSet.empty, doc, changedBlocks(null, doc), draw)
      : DecorationSet.empty;

  const change = (tr: Transaction, drawn: DecorationSet): DecorationSet => {
    const changed = changedBlocks(tr.before, tr.doc);
    if (isNeeded && drawn === DecorationSet.empty)
      return changed.blocks.some(({ block }) => isNeeded(block)) ? drawAll(tr.doc) : drawn;
    if (isNeeded && !tr.doc.children.some(isNeeded)) return DecorationSet.empty;
    return redraw(drawn.map(tr.mapping, tr.doc), tr.doc, changed, draw);
  };

  const apply = (tr: Transaction, before: DecorationSet): DecorationSet => {
    let drawn = tr.docChanged ? change(tr, before) : before;
    const isDue: ((block: Node) => boolean) | undefined = redrawKey && tr.getMeta(redrawKey);
    if (!isDue) return drawn;
    for (const { block, at } of changedBlocks(null, tr.doc).blocks)
      if (isDue(block)) {
        const [from, to] = [at, at + block.nodeSize];
        drawn = redraw(drawn, tr.doc, { from, to, end: to, blocks: [{ block, at }] }, draw);
      }
    return drawn;
  };

  return new Plugin<DecorationSet>({
    ...(view && { view }),
    state: { init: (_config, { doc }) => drawAll(doc), apply },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
}
