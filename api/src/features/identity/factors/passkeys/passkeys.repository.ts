import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../core/database.ts';
import { identityPasskeys, type PasskeyRow } from '../factors.table.ts';

export const listPasskeys = (db: Database, userId: string) =>
  db
    .select()
    .from(identityPasskeys)
    .where(eq(identityPasskeys.userId, userId))
    .orderBy(asc(identityPasskeys.createdAt), asc(identityPasskeys.id));

/** False when the credential is known already. */
export async function insertPasskey(db: Database, row: PasskeyRow): Promise<boolean> {
  const made = await db
    .insert(identityPasskeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: identityPasskeys.id });
  return made.length > 0;
}

/** By what the browser sends: it says itself whose it is. */
export async function findByCredential(db: Database, credentialId: string) {
  const [row] = await db
    .select()
    .from(identityPasskeys)
    .where(eq(identityPasskeys.credentialId, credentialId));
  return row;
}

const own = (userId: string, id: string) =>
  and(eq(identityPasskeys.userId, userId), eq(identityPasskeys.id, id));

type Change = Partial<Pick<PasskeyRow, 'name' | 'counter' | 'synced' | 'lastUsedAt'>>;
export async function updatePasskey(db: Database, userId: string, id: string, change: Change) {
  const [row] = await db.update(identityPasskeys).set(change).where(own(userId, id)).returning();
  return row;
}

export async function deletePasskey(db: Database, userId: string, id: string) {
  const [row] = await db.delete(identityPasskeys).where(own(userId, id)).returning();
  return row;
}
