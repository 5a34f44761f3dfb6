import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { groupBy } from '../../core/group-by.ts';
import type { Services } from '../../core/services.ts';
import { lockUser } from '../../items/index.ts';
import {
  listDeletedBefore,
  listLivingBefore,
  markDeleted,
  referencedAttachments,
} from './attachments.repository.ts';
import { removeMarked } from './release.usecases.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Key of the advisory lock: one replica at a time looks for unused attachments. */
const SWEEP_LOCK = 7_202_613;

/** A picture may belong to an unsaved text on a device that is signed out. */
const UNNAMED_DAYS = 30;

/**
 * Marks attachments that no note has named for a month, and removes what was marked an hour
 * ago or left half stored by a crash. Returns how many were removed.
 */
export async function sweepAttachments(services: Services): Promise<number> {
  const now = services.clock().getTime();
  await markUnnamed(services, new Date(now - UNNAMED_DAYS * DAY));
  let removed = 0;
  for (;;) {
    const page = await listDeletedBefore(services.db, new Date(now - HOUR));
    if (page.length === 0) return removed;
    for (const { id } of page) await removeMarked(services, id);
    removed += page.length;
  }
}

async function markUnnamed({ db, clock }: Services, before: Date) {
  let last: string | undefined;
  do {
    const after = last;
    last = await db.transaction(async (tx) => {
      if (!(await takeLock(tx))) return undefined;
      const page = await listLivingBefore(tx, before, after);
      // Sorted, so that two sweeps cannot deadlock.
      const owners = [...groupBy(page, ({ ownerId }) => ownerId)].sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [ownerId, files] of owners) {
        const ids = files.map(({ id }) => id);
        // A note that is being saved may name one of them.
        await lockUser(tx, ownerId);
        const named = await referencedAttachments(tx, ownerId, ids);
        const unnamed = ids.filter((id) => !named.has(id));
        await markDeleted(tx, ownerId, unnamed, clock());
      }
      return page.at(-1)?.id;
    });
  } while (last !== undefined);
}

async function takeLock(tx: Database) {
  const [row] = await tx
    .select({ locked: sql<boolean>`taken` })
    .from(sql`pg_try_advisory_xact_lock(${SWEEP_LOCK}) as lock(taken)`);
  return row?.locked ?? false;
}
