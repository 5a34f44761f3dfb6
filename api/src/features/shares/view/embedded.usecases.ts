import type { Services } from '../../../core/services.ts';
import type { ItemRow } from '../../../items/tables.ts';
import { embedsOf } from '../../../items/text.ts';
import { findOpenToAll, findReadable, findShared, type OpenShare } from '../shares.repository.ts';

/** Notes that a shared one may embed. */
const MAX_EMBEDS = 100;

type Found = { item: ItemRow; isInside: boolean };

/**
 * A note of a share, or the last of a chain in which each note embeds the next. The first is in the share; any other is in it
 * too, or open to everybody by a link of its own, which nobody learns here.
 */
export async function findThrough(
  { db, clock }: Services,
  open: OpenShare,
  noteId: string,
  through: string | undefined,
): Promise<Found | undefined> {
  const [first = noteId, ...others] = [...(through?.split(',') ?? []), noteId];
  const start = await findShared(db, open, first);
  let found: Found | undefined = start && { item: start, isInside: true };
  for (const id of others) {
    if (!found || !embedsOf(found.item.content, MAX_EMBEDS).includes(id.toLowerCase())) return undefined;
    const inside = await findShared(db, open, id);
    const item = inside ?? (await findOpenToAll(db, open, id, clock()));
    found = item && { item, isInside: inside !== undefined };
  }
  return found;
}

/** What a visitor gets of the notes that a text embeds. */
export async function describeEmbeds({ db, clock }: Services, open: OpenShare, content: string) {
  const { inside, outside } = await findReadable(db, open, embedsOf(content, MAX_EMBEDS), clock());
  return { embeds: Object.fromEntries(inside.map((id) => [id, open.share.shareId])), embedded: outside };
}
