import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { publish } from '../../core/bus.ts';
import { type Database, oneRow } from '../../core/database.ts';
import { unauthorized } from '../../core/errors.ts';
import { noteRevision } from '../../core/written-revision.ts';
import type { Identity } from './users.rules.ts';
import { users } from './users.table.ts';

/** Key of the advisory lock for creating accounts, so that exactly one is the first. */
const FIRST_ACCOUNT_LOCK = 7_202_612;

/** Whether this user has signed in before. */
export async function isKnown(db: Database, { provider, providerUserId }: Identity) {
  const found = and(eq(users.provider, provider), eq(users.providerUserId, providerUserId));
  return (await db.$count(users, found)) > 0;
}

export async function upsertUser(tx: Database, identity: Identity, fresh: { id: string; now: Date }) {
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
  const [{ total } = { total: 0 }] = await tx.select({ total: count() }).from(users);
  const { provider, providerUserId, name, email, avatarUrl } = identity;
  const rows = await tx
    .insert(users)
    .values({
      id: fresh.id,
      createdBy: fresh.id,
      createdAt: fresh.now,
      updatedAt: fresh.now,
      name,
      email,
      avatarUrl,
      provider,
      providerUserId,
      role: total === 0 ? 'operator' : 'user',
    })
    .onConflictDoUpdate({
      target: [users.provider, users.providerUserId],
      set: { name, email, avatarUrl, updatedAt: fresh.now },
    })
    .returning();
  return oneRow(rows);
}

/**
 * Runs a write to the owner's items. Raising the revision locks the owner's row, so writes of one
 * owner run one after another, and the list's ETag changes exactly when the write is committed.
 * The owner's open pages then get a message.
 */
export async function writeAsOwner<T>(
  db: Database,
  ownerId: string,
  write: (tx: Database) => Promise<T>,
): Promise<T> {
  const { response, revision } = await db.transaction(async (tx) => {
    const [owner] = await tx
      .update(users)
      .set({ revision: sql`${users.revision} + 1` })
      .where(eq(users.id, ownerId))
      .returning({ revision: users.revision });
    if (!owner) throw unauthorized();
    const written = { response: await write(tx), revision: owner.revision };
    await publish(tx, 'items-changed', { userId: ownerId, revision: owner.revision });
    return written;
  });
  noteRevision(revision);
  return response;
}

/** The revisions of the items of some users. */
export async function readRevisions(db: Database, userIds: string[]) {
  const { id, revision } = users;
  const rows = await db.select({ id, revision }).from(users).where(inArray(id, userIds));
  return new Map(rows.map((row) => [row.id, row.revision]));
}

/** The parts of the list's ETag, and the own order of the top level. */
export async function readListState(db: Database, ownerId: string) {
  const { revision, order, orderVersion } = users;
  return oneRow(await db.select({ revision, order, orderVersion }).from(users).where(eq(users.id, ownerId)));
}

/** Until the transaction ends nobody else counts or changes this user's rows. */
export async function lockUser(tx: Database, userId: string) {
  const locked = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (locked.length === 0) throw unauthorized();
}

/** All users, or those with an e-mail address. */
export async function listUserIds(db: Database, email?: string) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(email === undefined ? undefined : eq(sql`lower(${users.email})`, email.toLowerCase()));
  return rows.map(({ id }) => id);
}
