import { LRUCache } from 'lru-cache';
import { atMost } from '../../../core/save-memory.ts';

const VISIT_MS = 10 * 60_000;
const REMEMBERED = 20_000;

type Visitor = { address: string; userId: string | undefined };

/** Distinguishes a new visit from a reload: one visitor counts once in ten minutes. */
export function createShareVisits() {
  const recent = new LRUCache<string, true>({ ...atMost(REMEMBERED), ttl: VISIT_MS });
  return {
    isNew(shareId: string, { address, userId }: Visitor) {
      const key = `${shareId} ${userId ?? address}`;
      if (recent.has(key)) return false;
      recent.set(key, true);
      return true;
    },
  };
}
export type ShareVisits = ReturnType<typeof createShareVisits>;
