import type { ListItem } from '@my-note/contract';
import type { KeptChanges } from '@my-note/contract/kept-list';
import { applyChanges, type ListCopy } from '@my-note/contract/list-copy';
import type { ListChanges } from '@my-note/contract/list-parts';
import { dropKept, keepChanges } from './list-store.ts';

/** With more changes than this since its parts were kept, the next visit reads the whole list again. */
const MANY = 2_500;

/** The list as the service has it, without what is only shown so far. */
export interface ListMemory {
  userId: string;
  copy: ListCopy;
  revision: number;
  order: string[];
  orderVersion: number;
  /** The parts that are kept on this device, and what changed since; undefined when nothing is. */
  kept: { base: string; changed: Map<string, ListItem | null> } | undefined;
}

/** Takes changes over at once, so that the memory always is one revision. */
export function takeChanges(memory: ListMemory, changes: ListChanges): void {
  applyChanges(memory.copy, changes);
  const { revision, orderVersion, order = memory.order } = changes;
  Object.assign(memory, { revision, orderVersion, order });
  for (const id of changes.gone) memory.kept?.changed.set(id, null);
  for (const item of changes.items) memory.kept?.changed.set(item._id, item);
}

/** Keeps the changes for the next visit. */
export async function keepMemory(memory: ListMemory, isWanted: () => boolean): Promise<void> {
  const { kept, userId, revision, order, orderVersion } = memory;
  if (!kept) return;
  if (kept.changed.size > MANY) {
    memory.kept = undefined;
    await dropKept(userId);
    return;
  }
  const all = [...kept.changed];
  const changes: KeptChanges = {
    base: kept.base,
    revision,
    order,
    orderVersion,
    items: all.flatMap(([, item]) => item ?? []),
    gone: all.flatMap(([id, item]) => (item ? [] : id)),
  };
  await keepChanges(userId, changes, isWanted);
}
