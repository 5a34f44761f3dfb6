import { arrowTarget } from '@my-note/shared-kit/menu';
import type { TreeMove } from '../tree/tree-keys.ts';
import type { EntryRow } from '../tree/tree-rows.ts';

/**
 * What the arrow of a category does: a closed one opens where it is, and the page stays. An open one that holds the
 * page moves the current position up one path level (docs/specification/product.md#category-arrow); any other open
 * one closes.
 */
export function expandOrCollapse(row: EntryRow, path: string): TreeMove | null {
  if (!row.open || !row.onPath) return { kind: 'open', ids: [row.id], open: !row.open };
  const href = arrowTarget(row.entry, path);
  return href === null ? null : { kind: 'go', href };
}
