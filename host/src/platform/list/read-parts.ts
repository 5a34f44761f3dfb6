import { addPart, applyChanges } from '@my-note/contract/list-copy';
import {
  type ListChanges,
  type ListPart,
  listChangesSchema,
  listPartSchema,
  listPaths,
} from '@my-note/contract/list-parts';
import { api, randomId } from '@my-note/kit/http';
import type { ListMemory } from './list-memory.ts';
import { keepParts, readKept } from './list-store.ts';

/** A kept list that is older is read again as a whole: a mistake in it cannot last. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** What has changed since the memory's revision; undefined when the service does not know, or the memory is not whole. */
export async function readChanges(
  { revision, orderVersion, copy }: ListMemory,
  signal: AbortSignal,
): Promise<ListChanges | undefined> {
  const changes = await api.get(listPaths.changes, {
    query: { since: revision, orderVersion },
    schema: listChangesSchema,
    signal,
  });
  if (changes.outdated) return undefined;
  const gone = changes.gone.filter((id) => copy.has(id)).length;
  const added = changes.items.filter(({ _id }) => !copy.has(_id)).length;
  return copy.size - gone + added === changes.count ? changes : undefined;
}

/** The list that this device keeps. */
export async function readKeptList(userId: string): Promise<ListMemory | undefined> {
  const copy: ListMemory['copy'] = new Map();
  const kept = await readKept(userId, (part) => addPart(copy, part));
  if (!kept || Date.now() - kept.head.savedAt > KEPT_MS) return undefined;
  const { base } = kept.head;
  const changed: NonNullable<ListMemory['kept']>['changed'] = new Map();
  if (kept.changes) {
    applyChanges(copy, kept.changes);
    for (const id of kept.changes.gone) changed.set(id, null);
    for (const item of kept.changes.items) changed.set(item._id, item);
  }
  const { revision, order, orderVersion } = kept.changes ?? kept.head;
  return { userId, copy, revision, order, orderVersion, kept: { base, changed } };
}

/** The whole list from the service, part by part. `onLong` is asked before the second one. */
export async function readWholeList(
  userId: string,
  { signal, onLong }: { signal: AbortSignal; onLong: () => Promise<void> },
): Promise<{ memory: ListMemory; parts: ListPart[] }> {
  const copy: ListMemory['copy'] = new Map();
  const parts: ListPart[] = [];
  let after: string | null | undefined;
  do {
    const query = after ? { after } : {};
    const part = await api.get(listPaths.parts, { query, schema: listPartSchema, signal });
    addPart(copy, part);
    parts.push(part);
    if (part.next && parts.length === 1) await onLong();
    after = part.next;
  } while (after);
  // Later parts may be newer: the changes since the first one are asked for next.
  const { revision = 0, order = [], orderVersion = 0 } = parts[0] ?? {};
  const kept = { base: randomId(), changed: new Map() };
  return { memory: { userId, copy, revision, order, orderVersion, kept }, parts };
}

/** Keeps the parts for the next visit, as of the first one; what has changed since is kept beside them. */
export async function keepWhole(
  { userId, kept }: ListMemory,
  parts: readonly ListPart[],
  isWanted: () => boolean,
) {
  const [first] = parts;
  if (!kept || !first) return;
  const { revision, order, orderVersion } = first;
  await keepParts(
    userId,
    { base: kept.base, revision, order, orderVersion, savedAt: Date.now() },
    parts,
    isWanted,
  );
}
