import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { identityAccounts, identityUsers } from './accounts.table.ts';

/** An account with e-mail and password. */
export type Credential = {
  identityId: string;
  email: string;
  name: string;
  /** Null when its person signs in by other means only. */
  passwordHash: string | null;
};

const credentials = (db: Database) =>
  db
    .select({
      identityId: identityUsers.id,
      email: identityUsers.email,
      name: identityUsers.name,
      passwordHash: identityAccounts.password,
    })
    .from(identityUsers)
    .leftJoin(
      identityAccounts,
      and(eq(identityAccounts.userId, identityUsers.id), eq(identityAccounts.providerId, 'credential')),
    );

export async function findCredentialByEmail(db: Database, email: string): Promise<Credential | undefined> {
  const [row] = await credentials(db).where(eq(identityUsers.email, email.toLowerCase()));
  return row;
}

export async function findCredentialById(db: Database, identityId: string): Promise<Credential | undefined> {
  const [row] = await credentials(db).where(eq(identityUsers.id, identityId));
  return row;
}

/** False when the account has no password to replace. */
export async function writePassword(tx: Database, identityId: string, password: string, now: Date) {
  const written = await tx
    .update(identityAccounts)
    .set({ password, updatedAt: now })
    .where(and(eq(identityAccounts.userId, identityId), eq(identityAccounts.providerId, 'credential')))
    .returning({ id: identityAccounts.id });
  return written.length > 0;
}
