import type { QueryClient } from '@tanstack/react-query';
import { noteQueries } from '../../queries/notes.queries.ts';
import { shareQueries } from '../../queries/shares.queries.ts';
import { kitTexts } from '../../texts.ts';
import { type NoteList, parentIdOf } from '../cache/note-list.ts';
import { offerUndo } from '../undo.ts';
import { shareGained } from './share-above.ts';

/** What is shared changes seldom, and only by the same person. */
const SHARES_STALE_MS = 60_000;

interface Moved {
  id: string;
  /** Its parent before; null for the top level. */
  from: string | null;
  undo: () => Promise<unknown>;
}

/** Title of what shares an item since it was moved; undefined when nobody new can read it. */
async function newlySharedBy(client: QueryClient, { id, from }: Moved): Promise<string | undefined> {
  const list: NoteList | undefined = client.getQueryData(noteQueries.list().queryKey);
  const item = list?.data.find(({ _id }) => _id === id);
  if (!list || !item || parentIdOf(item) === from) return undefined;
  const shares = await client.fetchQuery({ ...shareQueries.list(), staleTime: SHARES_STALE_MS });
  return shareGained(shares, list.data, { from, to: parentIdOf(item) }, Date.now())?.note.title;
}

/**
 * Says that an item was moved, and offers to take it back. Where a link shows it now that did not before, it says that
 * too (docs/specification/product.md#undo).
 *
 * @example
 * await offerMoveUndo(client, `Moved ${item.title}`, 'Undo', {
 *   id: item._id,
 *   from: parentIdOf(item),
 *   undo: wayBack(client, item),
 * });
 */
export async function offerMoveUndo(
  client: QueryClient,
  title: string,
  label: string,
  moved: Moved,
): Promise<void> {
  // The move is done also without the list of shares.
  const by = await newlySharedBy(client, moved).catch(() => undefined);
  offerUndo(
    title,
    label,
    moved.undo,
    by === undefined ? undefined : kitTexts.nowSharedBy(by || kitTexts.untitled),
  );
}
