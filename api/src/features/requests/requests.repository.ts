import type { RequestStatus } from '@my-note/contract/requests';
import { and, desc, eq } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { users } from '../../items/tables.ts';
import { type RequestRow, userRequests } from './requests.table.ts';

export const listRequests = (db: Database, ownerId: string, limit: number) =>
  db
    .select()
    .from(userRequests)
    .where(eq(userRequests.createdBy, ownerId))
    .orderBy(desc(userRequests.id))
    .limit(limit);

export const countOpen = (db: Database, ownerId: string) =>
  db.$count(userRequests, and(eq(userRequests.createdBy, ownerId), eq(userRequests.status, 'open')));

export async function insertRequest(
  db: Database,
  row: typeof userRequests.$inferInsert,
): Promise<RequestRow> {
  return oneRow(await db.insert(userRequests).values(row).returning());
}

/** For the operator: requests of all users, with their authors. */
export const listForOperator = (db: Database, status: RequestStatus | undefined, limit: number) =>
  db
    .select({
      id: userRequests.id,
      createdAt: userRequests.createdAt,
      status: userRequests.status,
      type: userRequests.type,
      from: users.email,
      title: userRequests.title,
      description: userRequests.description,
      diagnostics: userRequests.diagnostics,
      screenshot: userRequests.screenshot,
      answer: userRequests.answer,
    })
    .from(userRequests)
    .innerJoin(users, eq(users.id, userRequests.createdBy))
    .where(status && eq(userRequests.status, status))
    .orderBy(desc(userRequests.id))
    .limit(limit);

export async function findRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(userRequests).where(eq(userRequests.id, id));
  return row;
}

/** Locked until the transaction ends. */
export async function findForOperator(tx: Database, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(userRequests).where(eq(userRequests.id, id)).for('update');
  return row;
}

export async function updateRequest(
  db: Database,
  id: string,
  changes: Partial<Pick<RequestRow, 'status' | 'answer' | 'updatedAt'>>,
): Promise<RequestRow> {
  return oneRow(await db.update(userRequests).set(changes).where(eq(userRequests.id, id)).returning());
}
