import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { idempotencyKeys } from './idempotency.table.ts';

export async function findKey(tx: Database, ownerId: string, key: string) {
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.createdBy, ownerId), eq(idempotencyKeys.key, key)));
  return row;
}

export const insertKey = (tx: Database, row: typeof idempotencyKeys.$inferInsert) =>
  tx.insert(idempotencyKeys).values(row);

export const deleteKeysBefore = (db: Database, time: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, time));
