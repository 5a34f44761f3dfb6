import type { Node } from '@milkdown/kit/prose/model';
import { childrenOf } from '../write/written-blocks.ts';
import type { OriginalBlocks } from './source-map.ts';

function sameAtStart(some: readonly Node[], others: readonly Node[]): number {
  const differs = some.findIndex((node, index) => !others[index] || !node.eq(others[index]));
  return differs < 0 ? some.length : differs;
}

/**
 * The changed items of a list and their neighbors, with the source before and after them, so that a long list is not
 * rewritten for one word. Null when all items depend on each other, as in a list that is numbered or loose.
 */
export function changedListItems([list, ...more]: readonly Node[], previous: OriginalBlocks) {
  const [old] = previous.blocks;
  if (!list || !old || more.length > 0 || previous.blocks.length > 1) return null;
  if (!list.type.name.endsWith('_list') || !list.sameMarkup(old) || String(list.attrs.spread) !== 'false')
    return null;
  const [now, was] = [childrenOf(list), childrenOf(old)];
  if (previous.items.length !== was.length) return null;
  if (list.type.name === 'ordered_list' && now.length !== was.length) return null;
  if (now.some((item) => item.attrs.spread)) return null;
  const atStart = sameAtStart(now, was);
  const atEnd = Math.min(
    sameAtStart(now.toReversed(), was.toReversed()),
    Math.min(now.length, was.length) - atStart,
  );
  const from = Math.max(0, atStart - 1);
  const rest = Math.max(0, atEnd - 1);
  const start = previous.items[from]?.[0];
  const end = previous.items[was.length - rest - 1]?.[1];
  if (start === undefined || end === undefined || from + rest === 0) return null;
  // Often all items have the same number.
  const order = Number.parseInt(previous.source.slice(start).trimStart(), 10);
  const attrs = list.type.name === 'ordered_list' ? { ...list.attrs, order } : list.attrs;
  const part = (items: readonly Node[]) => [list.type.create(attrs, items.slice(from, items.length - rest))];
  return {
    head: previous.source.slice(0, start),
    tail: previous.source.slice(end),
    blocks: part(now),
    previous: { blocks: part(was), source: previous.source.slice(start, end), items: [] },
  };
}
