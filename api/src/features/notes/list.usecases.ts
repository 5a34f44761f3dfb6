import type { Services } from '../../core/services.ts';
import {
  readBacklinksText,
  readListState,
  readListTexts,
  readPreviews,
  readRevision,
  readTrashedText,
  readTrashText,
  requireItem,
} from '../../items/index.ts';
import { acceptedEncoding, type BodyCache } from './body.cache.ts';
import { isKnownTag, listTag } from './list-tag.rules.ts';

type Wanted = { trash: boolean; accepted: string | undefined; knownTags: string | undefined };

/** The encoded list with its ETag, or only the ETag when the caller has that list already. */
export async function readList(
  { db }: Services,
  cache: BodyCache,
  ownerId: string,
  { trash, accepted, knownTags }: Wanted,
) {
  // Read before the list: after a write in between the ETag is too old, never the list.
  const revision = await readRevision(db, ownerId);
  const etag = listTag(ownerId, revision);
  if (isKnownTag(etag, knownTags)) return { etag };
  const encoding = acceptedEncoding(accepted);
  const body = await cache.get(`${ownerId}-${trash}`, revision, encoding, async () => {
    if (trash) return [`{"data":${await readTrashText(db, ownerId)}}`];
    const { order, orderVersion } = await readListState(db, ownerId);
    const list = await readListTexts(db, ownerId);
    const end = `],"order":${JSON.stringify(order)},"orderVersion":${orderVersion},"revision":${revision}}`;
    return ['{"data":[', ...list, end];
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
