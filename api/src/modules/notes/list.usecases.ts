import type { Services } from '../../services.ts';
import { readListText } from '../items/items.repository.ts';
import { readRevision } from '../users/users.repository.ts';

/** The list as JSON text with its ETag, or the ETag alone when the caller has that list already. */
export async function readList(
  { db }: Services,
  ownerId: string,
  trash: boolean,
  knownTags: string | undefined,
) {
  // Read before the list: a write in between makes the tag too old, never the list.
  const etag = `W/"${ownerId}-${await readRevision(db, ownerId)}"`;
  const known = knownTags?.split(',').some((tag) => tag.trim() === etag);
  return { etag, text: known ? undefined : `{"data":${await readListText(db, ownerId, { trash })}}` };
}
