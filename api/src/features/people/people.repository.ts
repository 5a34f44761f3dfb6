import { and, count, desc, eq, gt, ilike, inArray, lt, max, ne, or, sql } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { isUsable, items, userIdentities, users } from '../../items/tables.ts';
import { attachments } from '../attachments/attachments.table.ts';
import { sessions } from '../sessions/sessions.table.ts';

type UserRow = typeof users.$inferSelect;

/** Accounts whose name or address contains the words. */
const matching = (search: string | undefined) => {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(users.name, pattern), ilike(users.email, pattern));
};

export const countPeople = (db: Database, search: string | undefined) => db.$count(users, matching(search));

type Page = { search: string | undefined; cursor: string | undefined; limit: number };

/** Newest first, older than the cursor. */
export const listPeople = (db: Database, { search, cursor, limit }: Page): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(matching(search), cursor ? lt(users.id, cursor) : undefined))
    .orderBy(desc(users.id))
    .limit(limit);

/** Accounts with this address or id. */
export const findPeople = (db: Database, who: { email: string } | { id: string }): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where('id' in who ? eq(users.id, who.id) : eq(sql`lower(${users.email})`, who.email.toLowerCase()))
    .orderBy(users.id);

const number = (expression: ReturnType<typeof sql>) => expression.mapWith(Number);

/** Figures of some accounts, by account. */
export async function readFigures(db: Database, ids: string[], now: Date) {
  const texts = await db
    .select({
      id: items.createdBy,
      notes: number(
        sql`count(*) filter (where ${items.type} = 'note' and ${items.title} <> '' and not ${items.deleted})`,
      ),
      bytes: number(sql`coalesce(sum(octet_length(${items.content})), 0)`),
    })
    .from(items)
    .where(inArray(items.createdBy, ids))
    .groupBy(items.createdBy);
  const files = await db
    .select({ id: attachments.createdBy, bytes: number(sql`coalesce(sum(${attachments.size}), 0)`) })
    .from(attachments)
    .where(and(inArray(attachments.createdBy, ids), eq(attachments.deleted, false)))
    .groupBy(attachments.createdBy);
  const signedIn = await db
    .select({ id: sessions.userId, sessions: count(), last: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(and(inArray(sessions.userId, ids), eq(sessions.kind, 'session'), gt(sessions.expiresAt, now)))
    .groupBy(sessions.userId);
  const identities = await db
    .select({ id: userIdentities.userId, last: max(userIdentities.lastUsedAt) })
    .from(userIdentities)
    .where(inArray(userIdentities.userId, ids))
    .groupBy(userIdentities.userId);
  const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
  const [textsOf, filesOf, sessionsOf, identityOf] = [
    byId(texts),
    byId(files),
    byId(signedIn),
    byId(identities),
  ];
  return (id: string) => ({
    notes: textsOf.get(id)?.notes ?? 0,
    storage: (textsOf.get(id)?.bytes ?? 0) + (filesOf.get(id)?.bytes ?? 0),
    sessions: sessionsOf.get(id)?.sessions ?? 0,
    lastActiveAt: latest(sessionsOf.get(id)?.last, identityOf.get(id)?.last),
  });
}

const latest = (...dates: (Date | null | undefined)[]) =>
  dates.reduce<Date | null>((last, date) => (date && (!last || date > last) ? date : last), null);

/** Locked until the transaction ends. */
export async function lockPerson(tx: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Whether somebody else can run the site; until the transaction ends none of them stops being an operator. */
export async function hasOtherOperator(tx: Database, id: string): Promise<boolean> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'operator'), ne(users.id, id), isUsable()))
    .orderBy(users.id)
    .for('update');
  return others.length > 0;
}

export async function updatePerson(
  tx: Database,
  id: string,
  values: Partial<Pick<UserRow, 'disabledAt' | 'role'>>,
): Promise<UserRow> {
  return oneRow(await tx.update(users).set(values).where(eq(users.id, id)).returning());
}
