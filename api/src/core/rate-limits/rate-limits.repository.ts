import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { tries } from './rate-limits.table.ts';

type Window = { now: Date; endsAt: Date; max: number; amount: number };

/** Adds to the count of the open window or of a new one; false when the open window has no room for it. */
export async function countTries(
  db: Database,
  key: string,
  { now, endsAt, max, amount }: Window,
): Promise<boolean> {
  const ended = lte(tries.endsAt, now);
  const rows = await db
    .insert(tries)
    .values({ key, count: amount, endsAt })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${ended} then excluded.count else ${tries.count} + excluded.count end`,
        endsAt: sql`case when ${ended} then excluded.ends_at else ${tries.endsAt} end`,
      },
      setWhere: or(ended, sql`${tries.count} + excluded.count <= ${max}`),
    })
    .returning({ count: tries.count });
  return rows.length === 1;
}

export async function readEnd(db: Database, key: string): Promise<Date | undefined> {
  const [row] = await db.select({ endsAt: tries.endsAt }).from(tries).where(eq(tries.key, key));
  return row?.endsAt;
}

/** Results are not checked in these three: the window may have ended and been deleted. */
export async function takeBackTry(db: Database, key: string, now: Date) {
  await db
    .update(tries)
    .set({ count: sql`${tries.count} - 1` })
    .where(and(eq(tries.key, key), gt(tries.endsAt, now), gt(tries.count, 0)));
}

export async function deleteTries(db: Database, key: string) {
  await db.delete(tries).where(eq(tries.key, key));
}

export async function deleteEnded(db: Database, now: Date) {
  await db.delete(tries).where(lte(tries.endsAt, now));
}
