import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { items } from './items.table.ts';
import { users } from './users.table.ts';

/** The own order of a category, or of the top level (null), with its version. */
export async function readOrder(db: Database, ownerId: string, parentId: string | null) {
  const rows =
    parentId === null
      ? await db
          .select({ order: users.order, version: users.orderVersion })
          .from(users)
          .where(eq(users.id, ownerId))
      : await db
          .select({ order: items.order, version: items.version })
          .from(items)
          .where(and(eq(items.createdBy, ownerId), eq(items.id, parentId)));
  return oneRow(rows);
}

export async function writeOrder(tx: Database, ownerId: string, parentId: string | null, order: string[]) {
  const rows =
    parentId === null
      ? await tx
          .update(users)
          .set({ order, orderVersion: sql`${users.orderVersion} + 1` })
          .where(eq(users.id, ownerId))
          .returning({ version: users.orderVersion })
      : await tx
          .update(items)
          .set({ order, version: sql`${items.version} + 1` })
          .where(and(eq(items.createdBy, ownerId), eq(items.id, parentId)))
          .returning({ version: items.version });
  return oneRow(rows).version;
}

/** Living children in the order of the list call. */
export async function listChildIds(db: Database, ownerId: string, parentId: string | null) {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.createdBy, ownerId),
        eq(items.deleted, false),
        parentId === null ? isNull(items.parentId) : eq(items.parentId, parentId),
      ),
    )
    .orderBy(items.id);
  return rows.map(({ id }) => id);
}

type Child = { id: string; parentId: string | null };

/** Removes items from the orders of their former parents. */
export async function dropFromOrders(tx: Database, ownerId: string, children: Child[]) {
  if (children.length === 0) return;
  const ids = sql`${sql.param(children.map(({ id }) => id))}::text[]`;
  const parentIds = [...new Set(children.flatMap(({ parentId }) => parentId ?? []))];
  if (parentIds.length > 0) {
    await tx
      .update(items)
      .set({ order: sql`${items.order} - ${ids}`, version: sql`${items.version} + 1` })
      .where(and(eq(items.createdBy, ownerId), inArray(items.id, parentIds), sql`${items.order} ?| ${ids}`));
  }
  if (children.some(({ parentId }) => parentId === null)) {
    await tx
      .update(users)
      .set({ order: sql`${users.order} - ${ids}`, orderVersion: sql`${users.orderVersion} + 1` })
      .where(and(eq(users.id, ownerId), sql`${users.order} ?| ${ids}`));
  }
}
