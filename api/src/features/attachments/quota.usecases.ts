import { LRUCache } from 'lru-cache';
import { AppError } from '../../core/errors.ts';
import { atMost } from '../../core/save-memory.ts';
import type { Clock, Quota } from '../../core/services.ts';
import { readUsedBytes } from './quota.repository.ts';
import { attachmentsTexts } from './texts.ts';

/** How long a count is good enough to accept what certainly fits. */
const COUNT_MS = 10_000;
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
  return {
    limit: limit || undefined,
    fileBytes: fileMegabytes * MEGABYTE,
    async admit(db, ownerId, bytes) {
      if (limit === 0 || bytes <= 0) return;
      const now = clock().getTime();
      const known = counted.get(ownerId);
      if (known && now - known.at < COUNT_MS && known.used + bytes <= limit) {
        known.used += bytes;
        return;
      }
      const used = (await readUsedBytes(db, ownerId)) + bytes;
      if (used > limit) throw quotaExceeded(megabytes);
      counted.set(ownerId, { used, at: now });
    },
  };
}
