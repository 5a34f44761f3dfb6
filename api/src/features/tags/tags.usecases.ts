import { TAG_LIMITS, tagKey } from '@my-note/contract/tags';
import type { Services } from '../../core/services.ts';
import { listTagged, listWithTags, readItemsText } from '../../items/index.ts';
import { countTags } from './count-tags.rules.ts';

export async function readTags({ db }: Pick<Services, 'db'>, ownerId: string) {
  return { data: countTags(await listWithTags(db, ownerId)) };
}

/** Notes with a tag or one below it, in parts, as JSON text. */
export async function readTagNotes({ db }: Pick<Services, 'db'>, ownerId: string, tag: string, offset = 0) {
  const limit = TAG_LIMITS.part;
  const { ids, total } = await listTagged(db, ownerId, { keys: [tagKey(tag)], offset, limit });
  const next = offset + ids.length;
  const more = ids.length > 0 && next < total ? `,"next":${next}` : '';
  return `{"data":${await readItemsText(db, ownerId, ids)},"total":${total}${more}}`;
}
