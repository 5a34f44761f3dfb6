import { currentLanguage, isLanguage, type Language } from '@my-note/contract/language';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { publish } from '../../core/bus.ts';
import { gatherCalls } from '../../core/database/gather-calls.ts';
import { keepUntilWritten } from '../../core/database/write-watch.ts';
import { type Database, oneRow, prepareOnce } from '../../core/database.ts';
import { unauthorized } from '../../core/errors.ts';
import { noteRevision } from '../../core/written-revision.ts';
import type { Identity } from './users.rules.ts';
import { type UserRow, userIdentities, users } from './users.table.ts';

/** Key of the advisory lock for creating accounts, so that exactly one is the first. */
const FIRST_ACCOUNT_LOCK = 7_202_612;

const sameIdentity = ({ provider, providerUserId }: Identity) =>
  and(eq(userIdentities.provider, provider), eq(userIdentities.providerUserId, providerUserId));

/** Whether this user has signed in before. */
export async function isKnown(db: Database, identity: Identity) {
  return (await db.$count(userIdentities, sameIdentity(identity))) > 0;
}

/** Refuses a new account, or says its role; without one the first account is the operator's. */
type Admit = () => Promise<UserRow['role'] | undefined>;

export const countUsers = (db: Database) => db.$count(users);

/** The person of an identity with what the provider says of them now; a new person at the first sign-in. */
export async function upsertUser(
  tx: Database,
  identity: Identity,
  fresh: { id: string; now: Date },
  admit: Admit = async () => undefined,
) {
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
  const { provider, name, email, avatarUrl, emailVerified, role } = identity;
  const [known] = await tx
    .update(userIdentities)
    .set({ email, emailVerified, lastUsedAt: fresh.now })
    .where(sameIdentity(identity))
    .returning({ userId: userIdentities.userId });
  if (!known) return insertUser(tx, identity, fresh, await admit());
  const isElsewhere = provider !== KEPT_HERE && (await hasAccountHere(tx, known.userId));
  // The person may change the profile of an account here; what a provider elsewhere says must not undo that.
  // A choice of the person is not undone by a sign-in with another browser.
  const language = sql`coalesce(${users.language}, ${currentLanguage()})`;
  const profile = {
    ...(isElsewhere ? {} : { name, email, avatarUrl }),
    role,
    language,
    updatedAt: fresh.now,
  };
  return oneRow(await tx.update(users).set(profile).where(eq(users.id, known.userId)).returning());
}

/** The provider whose accounts are this service's own. */
const KEPT_HERE = 'embedded';
const hasAccountHere = async (tx: Database, userId: string) =>
  (await tx.$count(
    userIdentities,
    and(eq(userIdentities.userId, userId), eq(userIdentities.provider, KEPT_HERE)),
  )) > 0;

async function insertUser(
  tx: Database,
  identity: Identity,
  { id, now }: { id: string; now: Date },
  given: UserRow['role'] | undefined,
) {
  const { name, email, avatarUrl } = identity;
  const stamps = { createdBy: id, createdAt: now, updatedAt: now };
  const role = identity.role ?? given ?? ((await countUsers(tx)) === 0 ? 'operator' : 'user');
  const rows = await tx
    .insert(users)
    .values({ id, ...stamps, name, email, avatarUrl, role, language: currentLanguage() })
    .returning();
  await insertIdentity(tx, id, identity, now);
  return oneRow(rows);
}

/** The account is not removed. */
export async function cancelDeletion(tx: Database, userId: string) {
  await tx.update(users).set({ deletionAt: null }).where(eq(users.id, userId));
}

/** Adds a way to sign in to a person. */
export async function insertIdentity(tx: Database, userId: string, identity: Identity, now: Date) {
  const { provider, providerUserId, email, emailVerified } = identity;
  const values = { provider, providerUserId, userId, email, emailVerified, createdAt: now, lastUsedAt: now };
  await tx.insert(userIdentities).values(values);
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

const revisionsOf = prepareOnce((db) =>
  db
    .select({ id: users.id, revision: users.revision })
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('revisions'),
);

/** The revisions of the items of some users. */
export async function readRevisions(db: Database, userIds: string[]) {
  const rows = await revisionsOf(db).execute({ ids: `{${userIds.join(',')}}` });
  return new Map(rows.map((row) => [row.id, row.revision]));
}

const gatheredRevisions = prepareOnce((db) =>
  gatherCalls<string, number>(
    async (userIds) => {
      const revisions = await readRevisions(db, [...new Set(userIds)]);
      return userIds.map((userId) => revisions.get(userId));
    },
    { most: 200 },
  ),
);

/** The revision of a user's items, which decides whether a list is unchanged. */
export const readRevision = keepUntilWritten((db, ownerId) =>
  gatheredRevisions(db)(ownerId).then((revision) => {
    if (revision === undefined) throw unauthorized();
    return revision;
  }),
);

/** The own order of the top level, beside the revision. */
export async function readListState(db: Database, ownerId: string) {
  const { revision, order, orderVersion } = users;
  return oneRow(await db.select({ revision, order, orderVersion }).from(users).where(eq(users.id, ownerId)));
}

/** Until the transaction ends nobody else counts or changes this user's rows. */
export async function lockUser(tx: Database, userId: string) {
  const locked = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (locked.length === 0) throw unauthorized();
}

/** The languages of persons, of those who have one. */
export async function readLanguages(db: Database, userIds: string[]) {
  if (userIds.length === 0) return new Map<string, Language>();
  const { id, language } = users;
  const known = and(inArray(id, userIds), isNotNull(language));
  const rows = await db.select({ id, language }).from(users).where(known);
  return new Map(rows.flatMap((row) => (isLanguage(row.language) ? [[row.id, row.language]] : [])));
}

export async function writeLanguage(db: Database, userId: string, language: Language) {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

/** All users, or those with an e-mail address. */
export async function listUserIds(db: Database, email?: string) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(email === undefined ? undefined : eq(sql`lower(${users.email})`, email.toLowerCase()));
  return rows.map(({ id }) => id);
}

export async function listOperatorIds(db: Database) {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'operator'));
  return rows.map(({ id }) => id);
}

export async function isOperator(db: Database, userId: string) {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.role, 'operator')))) > 0;
}
