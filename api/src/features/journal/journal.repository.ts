import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { items } from '../../items/tables.ts';

const notesIn = (ownerId: string, categoryId: string) =>
  and(
    eq(items.createdBy, ownerId),
    eq(items.parentId, categoryId),
    sql`not ${items.deleted}`,
    eq(items.type, 'note'),
  );

/** Notes of a category whose title is a day of a month, the oldest note of a day first. */
export const listDays = (db: Database, ownerId: string, categoryId: string, month: string) =>
  db
    .select({ day: items.title, slug: items.slug })
    .from(items)
    .where(and(notesIn(ownerId, categoryId), sql`${items.title} ~ ${`^${month}-[0-3][0-9]$`}`))
    .orderBy(asc(items.title), asc(items.id));

/** The id of the oldest note of a category with a title. */
export async function findTitled(tx: Database, ownerId: string, categoryId: string, title: string) {
  const [row] = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(notesIn(ownerId, categoryId), eq(items.title, title)))
    .orderBy(asc(items.id))
    .limit(1);
  return row?.id;
}
