import { and, asc, count, eq, gt, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database.ts';
import { hasText } from '../items.repository.ts';
import { goneItems, items, parents } from '../items.table.ts';
import { users } from '../users.table.ts';

/** What lists show of an item. */
const LISTED = {
  id: items.id,
  title: items.title,
  slug: items.slug,
  type: items.type,
  parentId: items.parentId,
  order: items.order,
  pinned: items.pinned,
  icon: items.icon,
  locked: items.locked,
  updatedAt: items.updatedAt,
  hasText: sql<boolean>`${items.title} = '' and ${hasText}`,
  category: { _id: parents.id, title: parents.title },
};
const selectListed = (db: Database, ownerId: string, condition: SQL | undefined) =>
  db
    .select(LISTED)
    .from(items)
    .leftJoin(parents, eq(parents.id, items.parentId))
    .where(and(eq(items.createdBy, ownerId), eq(items.deleted, false), condition))
    .orderBy(asc(items.id));
export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

/** Living items in the order of their ids, after one of them. */
export const readPart = (db: Database, ownerId: string, after: string | undefined, limit: number) =>
  selectListed(db, ownerId, after === undefined ? undefined : gt(items.id, after)).limit(limit);

/** One state of the list: no write is between two of the reads. */
export const withListSnapshot = <T>(db: Database, read: (tx: Database) => Promise<T>) =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Since which revision changes are known. */
export async function readKnownSince(db: Database, ownerId: string) {
  const [row] = await db.select({ since: users.changesSince }).from(users).where(eq(users.id, ownerId));
  return row?.since ?? 0;
}

/** Living items that were changed after a revision. */
export const readChanged = (db: Database, ownerId: string, since: number, limit: number) =>
  selectListed(db, ownerId, gt(items.listRevision, since)).limit(limit);

/** Items that were trashed, or deleted while living, after a revision. */
export async function readGone(db: Database, ownerId: string, since: number, limit: number) {
  const trashed = db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.createdBy, ownerId), eq(items.deleted, true), gt(items.listRevision, since)));
  const deleted = db
    .select({ id: goneItems.id })
    .from(goneItems)
    .where(and(eq(goneItems.createdBy, ownerId), gt(goneItems.revision, since)));
  const rows = await trashed.unionAll(deleted).limit(limit);
  return rows.map(({ id }) => id);
}

export async function countListed(db: Database, ownerId: string) {
  const [row] = await db
    .select({ living: count() })
    .from(items)
    .where(and(eq(items.createdBy, ownerId), eq(items.deleted, false)));
  return row?.living ?? 0;
}

/** Living items by their ids, or by their slugs. */
export const readListed = (
  db: Database,
  ownerId: string,
  { ids = [], slugs = [] }: { ids?: string[]; slugs?: string[] },
) =>
  ids.length + slugs.length === 0
    ? Promise.resolve([])
    : selectListed(db, ownerId, sql`(${inArray(items.id, ids)} or ${inArray(items.slug, slugs)})`);

const children = alias(items, 'children');

/** The first children of the top level and of categories, without some; at most `limit` of each. */
export async function readFirstChildren(
  db: Database,
  ownerId: string,
  { parentIds, without, limit }: { parentIds: string[]; without: string[]; limit: number },
) {
  const firstOf = (parent: SQL) =>
    db
      .select({ id: children.id })
      .from(children)
      .where(
        and(
          eq(children.createdBy, ownerId),
          eq(children.deleted, false),
          parent,
          without.length > 0 ? notInArray(children.id, without) : undefined,
        ),
      )
      .orderBy(asc(children.id))
      .limit(limit);
  const top = await firstOf(isNull(children.parentId));
  const rest = [];
  for (const parentId of parentIds) rest.push(...(await firstOf(eq(children.parentId, parentId))));
  return [...top, ...rest].map(({ id }) => id);
}
