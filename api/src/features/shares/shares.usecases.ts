import type { Share, ShareBody, Sharing } from '@my-note/contract';
import { hashPassword } from 'better-auth/crypto';
import { notFound } from '../../core/errors.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { Services } from '../../core/services.ts';
import { requireLiving, toListItem, writeAsOwner } from '../../items/index.ts';
import { recordActivity } from '../activity/activity.usecases.ts';
import { deleteShare, findShareOf, insertShare, listSharing, updateShare } from './shares.repository.ts';
import { toShare } from './shares.rules.ts';
import { sharesTexts } from './texts.ts';

const DAY = 24 * 60 * 60_000;

/** Shares an item by link, or changes how it is shared. Removing and sharing again makes a new link. */
export async function shareItem(
  services: Pick<Services, 'db' | 'clock' | 'ids'>,
  ownerId: string,
  id: string,
  body: ShareBody,
  caller?: Caller,
): Promise<Share> {
  const { db, clock, ids } = services;
  const { includeChildren, expiresInDays, password } = body ?? {};
  // Hashing is slow and must not lock the owner's row meanwhile.
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password;
  return writeAsOwner(db, ownerId, async (tx) => {
    const item = await requireLiving(tx, ownerId, id);
    const now = clock();
    const present = await findShareOf(tx, ownerId, id);
    const over = present?.expiresAt != null && present.expiresAt <= now;
    // An expired link stays closed: its owner extends it, or makes a new one. Other settings do not open it.
    const reopens = over && (expiresInDays !== undefined || password === undefined);
    const changes = {
      updatedAt: now,
      includeChildren: item.type === 'category' || (includeChildren ?? present?.includeChildren ?? false),
      ...(passwordHash === undefined ? {} : { passwordHash }),
      ...(reopens && expiresInDays == null ? { shareId: ids.secret() } : {}),
      ...(reopens || expiresInDays !== undefined
        ? { expiresAt: inDays(now, expiresInDays), expiryToldAt: null }
        : {}),
    };
    if (!present || reopens) await recordActivity(services, tx, { ownerId, kind: 'share-created', caller });
    if (present) return toShare(await updateShare(tx, present.id, changes));
    const base = { id: ids.row(), createdBy: ownerId, createdAt: now, itemId: id, shareId: ids.secret() };
    return toShare(await insertShare(tx, { ...base, ...changes }));
  });
}

const inDays = (now: Date, days: number | null | undefined) =>
  days == null ? null : new Date(now.getTime() + days * DAY);

export function removeShare(services: Services, ownerId: string, id: string, caller: Caller) {
  return writeAsOwner(services.db, ownerId, async (tx) => {
    const gone = await deleteShare(tx, ownerId, id);
    if (gone.length === 0) throw notFound(sharesTexts.notShared);
    await recordActivity(services, tx, { ownerId, kind: 'share-removed', caller });
    return { _id: id };
  });
}

export async function readSharing({ db }: Services, ownerId: string): Promise<Sharing> {
  return (await listSharing(db, ownerId)).map(({ share, item, category }) => ({
    ...toShare(share),
    suspended: item.deleted,
    note: toListItem({ ...item, category }),
  }));
}
