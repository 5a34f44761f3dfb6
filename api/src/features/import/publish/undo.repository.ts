import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { items } from '../../../items/tables.ts';
import type { planUndo } from './undo.rules.ts';

const livingOf = (ownerId: string) => and(eq(items.createdBy, ownerId), eq(items.deleted, false));

export const listLivingImported = (tx: Database, ownerId: string, jobId: string) =>
  tx
    .select({ id: items.id, parentId: items.parentId })
    .from(items)
    .where(and(livingOf(ownerId), eq(items.importedBy, jobId)));

/** The categories with living items that are not of the import. */
export async function listHomes(tx: Database, ownerId: string, jobId: string) {
  const rows = await tx
    .selectDistinct({ id: items.parentId })
    .from(items)
    .where(
      and(livingOf(ownerId), isNotNull(items.parentId), sql`${items.importedBy} is distinct from ${jobId}`),
    );
  return rows.flatMap(({ id }) => id ?? []);
}

type Plan = Pick<ReturnType<typeof planUndo>, 'entryOf' | 'kept'>;

/** Returns how many rows were trashed. */
export async function trashImported(tx: Database, ownerId: string, jobId: string, plan: Plan, now: Date) {
  const id = sql`${items.id}::text`;
  // Looked up, not joined: without statistics of the new rows a join is quadratic.
  const along = sql`${JSON.stringify(Object.fromEntries(plan.entryOf))}::jsonb`;
  const staying = sql`${JSON.stringify(Object.fromEntries(plan.kept.map((kept) => [kept, true])))}::jsonb`;
  const gone = tx.$with('gone').as(
    tx
      .update(items)
      .set({
        deleted: true,
        deletedAt: now,
        trashRoot: sql`coalesce((${along} ->> ${id})::uuid, ${items.id})`,
      })
      .where(and(livingOf(ownerId), eq(items.importedBy, jobId), sql`not (${staying} ? ${id})`))
      .returning({ id: items.id }),
  );
  const [row] = await tx.with(gone).select({ rows: count() }).from(gone);
  return row?.rows ?? 0;
}
