import { LRUCache } from 'lru-cache';
import type { Database } from '../../core/database.ts';
import { AppError } from '../../core/errors.ts';
import { atMost } from '../../core/save-memory.ts';
import type { Clock, Quota } from '../../core/services.ts';
import { readArrivingBytes, readUsedBytes } from './quota.repository.ts';
import { attachmentsTexts } from './texts.ts';

/** How long a count is good enough to accept what certainly fits. */
const COUNT_MS = 10_000;
/** Storing a file takes less. What is left of one that failed counts for as long. */
const ARRIVING_MS = 10 * 60_000;
const REMEMBERED = 10_000;
const MEGABYTE = 1024 * 1024;

const quotaExceeded = (megabytes: number) =>
  new AppError(413, 'QUOTA_EXCEEDED', attachmentsTexts.quotaFull(megabytes));

/**
 * The room of each person: texts of notes, also in the trash, and attachments; not the history. Who is at the limit can
 * still read, delete, and shorten. 0 sets no limit.
 */
export function createQuota(
  { megabytes, fileMegabytes }: { megabytes: number; fileMegabytes: number },
  clock: Clock,
): Quota {
  const limit = megabytes * MEGABYTE;
  const counted = new LRUCache<string, { used: number; at: number }>(atMost(REMEMBERED));
  /** Bytes that wait for a count. */
  const asked = new Map<string, number>();

  /** Counts what is stored, is being stored, and was asked for before. */
  async function count(db: Database, ownerId: string, now: Date): Promise<number> {
    const before = asked.get(ownerId) ?? 0;
    const since = new Date(now.getTime() - ARRIVING_MS);
    return before + (await readUsedBytes(db, ownerId)) + (await readArrivingBytes(db, ownerId, since));
  }

  return {
    limit: limit || undefined,
    fileBytes: fileMegabytes * MEGABYTE,
    async admit(db, ownerId, bytes) {
      if (limit === 0 || bytes <= 0) return;
      const now = clock();
      const recent = () => {
        const known = counted.get(ownerId);
        return known && now.getTime() - known.at < COUNT_MS ? known : undefined;
      };
      const known = recent();
      if (known && known.used + bytes <= limit) {
        known.used += bytes;
        return;
      }
      const counting = count(db, ownerId, now);
      asked.set(ownerId, (asked.get(ownerId) ?? 0) + bytes);
      try {
        const used = (await counting) + bytes;
        if (used > limit) throw quotaExceeded(megabytes);
        // A count that began later may have ended before.
        counted.set(ownerId, { used: Math.max(used, recent()?.used ?? 0), at: now.getTime() });
      } finally {
        const left = (asked.get(ownerId) ?? 0) - bytes;
        if (left > 0) asked.set(ownerId, left);
        else asked.delete(ownerId);
      }
    },
  };
}
