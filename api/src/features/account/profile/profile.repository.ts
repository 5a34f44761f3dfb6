import { and, eq } from 'drizzle-orm';
import { type Database, oneRow } from '../../../core/database.ts';
import { userIdentities, users } from '../../../items/tables.ts';
import { identitySessions, identityUsers } from '../../identity/embedded/accounts.table.ts';
import { identityChallenges } from '../../identity/factors/factors.table.ts';
import { userPictures } from './user-pictures.table.ts';

export async function readUser(db: Database, userId: string) {
  return oneRow(await db.select().from(users).where(eq(users.id, userId)));
}

type Person = { userId: string; identityId: string };
type Changes = { name?: string; email?: string; avatarUrl?: string | null };

/** In both tables: a sign-in takes over what that of the identity says. */
export async function updatePerson(
  tx: Database,
  { userId, identityId }: Person,
  changes: Changes,
  now: Date,
) {
  const { avatarUrl, ...same } = changes;
  const image = avatarUrl === undefined ? {} : { image: avatarUrl };
  const unverified = changes.email === undefined ? {} : { emailVerified: false };
  await tx
    .update(identityUsers)
    .set({ ...same, ...image, ...unverified, updatedAt: now })
    .where(eq(identityUsers.id, identityId));
  if (changes.email !== undefined) {
    await tx
      .update(userIdentities)
      .set({ email: changes.email, emailVerified: false })
      .where(and(eq(userIdentities.provider, 'embedded'), eq(userIdentities.providerUserId, identityId)));
  }
  await tx
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, userId));
}

/** Sign-ins that are not exchanged for a session yet, or wait for their second step. */
export async function dropHandovers(tx: Database, identityId: string) {
  await tx.delete(identitySessions).where(eq(identitySessions.userId, identityId));
  await tx.delete(identityChallenges).where(eq(identityChallenges.userId, identityId));
}

export async function replacePicture(
  tx: Database,
  userId: string,
  picture: typeof userPictures.$inferInsert | undefined,
) {
  await tx.delete(userPictures).where(eq(userPictures.createdBy, userId));
  if (picture) await tx.insert(userPictures).values(picture);
}

export async function findPicture(db: Database, userId: string, id: string) {
  const own = and(eq(userPictures.createdBy, userId), eq(userPictures.id, id));
  const [row] = await db.select().from(userPictures).where(own);
  return row;
}
