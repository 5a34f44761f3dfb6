import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { identitySessions, identityUsers } from './accounts.table.ts';

/** Replaces the library's token by the hash of one that only the caller knows. */
export async function handOver(db: Database, librarysToken: string, tokenHash: string) {
  oneRow(
    await db
      .update(identitySessions)
      .set({ token: tokenHash })
      .where(eq(identitySessions.token, librarysToken))
      .returning({ id: identitySessions.id }),
  );
}

/** Takes a handover in one statement, so that of many at the same time one gets it. */
export async function takeHandover(db: Database, tokenHash: string, now: Date) {
  const [taken] = await db
    .delete(identitySessions)
    .where(and(eq(identitySessions.token, tokenHash), gt(identitySessions.expiresAt, now)))
    .returning({ userId: identitySessions.userId });
  if (!taken) return undefined;
  const [user] = await db.select().from(identityUsers).where(eq(identityUsers.id, taken.userId));
  return user;
}
