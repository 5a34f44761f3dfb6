import type { Services } from '../../core/services.ts';
import { PRODUCT_VERSION } from '../../core/version.ts';
import {
  readBacklinksText,
  readListState,
  readListText,
  readPreviews,
  readRevision,
  readTrashedText,
  readTrashText,
  requireItem,
} from '../../items/index.ts';
import type { BodyCache, Encoding } from './body.cache.ts';

type Wanted = { trash: boolean; encoding: Encoding; knownTags: string | undefined };

/** The encoded list with its ETag, or only the ETag when the caller has that list already. */
export async function readList(
  { db }: Services,
  cache: BodyCache,
  ownerId: string,
  { trash, encoding, knownTags }: Wanted,
) {
  // Read before the list: after a write in between the ETag is too old, never the list.
  const revision = await readRevision(db, ownerId);
  // A new version of the product may send another list for the same revision.
  const etag = `W/"${PRODUCT_VERSION}-${ownerId}-${revision}"`;
  if (knownTags?.split(',').some((tag) => tag.trim() === etag)) return { etag };
  const body = await cache.get(`${ownerId}-${trash}`, revision, encoding, async () => {
    if (trash) return `{"data":${await readTrashText(db, ownerId)}}`;
    const { order, orderVersion } = await readListState(db, ownerId);
    const list = await readListText(db, ownerId);
    return `{"data":${list},"order":${JSON.stringify(order)},"orderVersion":${orderVersion},"revision":${revision}}`;
  });
  return { etag, body };
}

/** What was trashed together with an item from inside it; nothing for a living item. */
export async function readTrashed({ db }: Services, ownerId: string, id: string) {
  const item = await requireItem(db, ownerId, id);
  return readTrashedText(db, ownerId, item);
}

export async function readBacklinks({ db }: Services, ownerId: string, id: string) {
  await requireItem(db, ownerId, id);
  return readBacklinksText(db, ownerId, id);
}

/** Beginnings of texts, for rows of lists; `ids` are separated by commas. */
export const readNotePreviews = ({ db }: Services, ownerId: string, ids: string) =>
  readPreviews(db, ownerId, ids.split(','));
