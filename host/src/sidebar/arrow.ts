import { arrowTarget, isOpen } from '@my-note/shared-kit/menu';
import type { TreeMove } from './tree-keys.ts';
import type { EntryRow } from './tree-rows.ts';

/**
 * What the arrow of a category does: it opens it when closed; when open it moves the current position up
 * one path level (specification, section 2). What was opened or closed by hand is turned back.
 */
export function arrowMove(row: EntryRow, path: string): TreeMove | null {
  if (row.open !== isOpen(row.entry, path)) return { kind: 'open', ids: [row.id], open: !row.open };
  const href = arrowTarget(row.entry, path);
  return href === null ? null : { kind: 'go', href };
}
