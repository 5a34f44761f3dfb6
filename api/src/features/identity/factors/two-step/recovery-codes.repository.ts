import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../core/database.ts';
import { identityRecoveryCodes } from '../factors.table.ts';

/** Codes of before are of no use from then on. */
export async function replaceRecoveryCodes(tx: Database, userId: string, hashes: string[]) {
  await tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.userId, userId));
  if (hashes.length === 0) return;
  await tx.insert(identityRecoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })));
}

const same = (userId: string, codeHash: string) =>
  and(eq(identityRecoveryCodes.userId, userId), eq(identityRecoveryCodes.codeHash, codeHash));

export const hasRecoveryCode = async (db: Database, userId: string, codeHash: string) =>
  (await db.$count(identityRecoveryCodes, same(userId, codeHash))) > 0;

/** Uses a code in one statement, so that only one of several concurrent requests gets it. */
export async function takeRecoveryCode(db: Database, userId: string, codeHash: string): Promise<boolean> {
  const taken = await db.delete(identityRecoveryCodes).where(same(userId, codeHash)).returning();
  return taken.length > 0;
}

export const countRecoveryCodes = (db: Database, userId: string) =>
  db.$count(identityRecoveryCodes, eq(identityRecoveryCodes.userId, userId));
