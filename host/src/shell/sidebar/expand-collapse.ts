import { arrowTarget } from '@my-note/shared-kit/menu';
import type { TreeMove } from '../tree/tree-keys.ts';
import type { EntryRow } from '../tree/tree-rows.ts';

/**
 * The effect of a category's arrow: a closed category opens, and the page stays. An open one that contains the current
 * page navigates one level up (docs/specification/product.md#category-arrow); any other open one closes.
 */
export function expandOrCollapse(row: EntryRow, path: string): TreeMove | null {
  if (!row.open || !row.onPath) return { kind: 'open', ids: [row.id], open: !row.open };
  const href = arrowTarget(row.entry, path);
  return href === null ? null : { kind: 'go', href };
}
