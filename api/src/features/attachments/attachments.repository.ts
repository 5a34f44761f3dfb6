import { and, arrayOverlaps, count, eq, isNull, lt, sql } from 'drizzle-orm';
import { type PgColumn, pgTable, uuid } from 'drizzle-orm/pg-core';
import { type Database, oneRow } from '../../core/database.ts';
import { items, itemVersions } from '../../items/tables.ts';
import { type AttachmentRow, attachments } from './attachments.table.ts';

const CANDIDATES = 500;

/** The columns of requests that name attachments; the feature of requests is built on this one. */
const userRequests = pgTable('user_requests', {
  createdBy: uuid('created_by').notNull(),
  screenshot: uuid('screenshot'),
});

/** One parameter, however many ids. */
const isOneOf = (ids: string[], column: PgColumn = attachments.id) =>
  sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;

export async function findAttachment(db: Database, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.deleted, false)));
  return row;
}

/** Inserted as deleted, until `activateAttachment` after its bytes are stored. */
export async function insertAttachment(db: Database, row: Omit<typeof attachments.$inferInsert, 'deleted'>) {
  return oneRow(
    await db
      .insert(attachments)
      .values({ ...row, deleted: true })
      .returning(),
  );
}

export async function activateAttachment(db: Database, ownerId: string, id: string) {
  const rows = await db
    .update(attachments)
    .set({ deleted: false })
    .where(and(eq(attachments.createdBy, ownerId), eq(attachments.id, id)))
    .returning();
  return oneRow(rows);
}

/** Which of the owner's attachments are used by a note, living or trashed, by a version, or by a request. */
export async function referencedAttachments(db: Database, ownerId: string, ids: string[]) {
  if (ids.length === 0) return new Set<string>();
  const namedIn = (table: typeof items | typeof itemVersions) =>
    db
      .select({ named: table.attachments })
      .from(table)
      .where(and(eq(table.createdBy, ownerId), arrayOverlaps(table.attachments, ids)));
  const rows = [...(await namedIn(items)), ...(await namedIn(itemVersions))];
  const shown = await db
    .select({ screenshot: userRequests.screenshot })
    .from(userRequests)
    .where(and(eq(userRequests.createdBy, ownerId), isOneOf(ids, userRequests.screenshot)));
  return new Set([
    ...rows.flatMap(({ named }) => named),
    ...shown.flatMap(({ screenshot }) => screenshot ?? []),
  ]);
}

/** Marked attachments can no longer be read; the bytes are removed next, then the rows. */
export async function markDeleted(db: Database, ownerId: string, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await db
    .update(attachments)
    .set({ deleted: true, updatedAt: now })
    .where(and(eq(attachments.createdBy, ownerId), isOneOf(ids), eq(attachments.deleted, false)))
    .returning({ id: attachments.id });
  return rows.map(({ id }) => id);
}

export async function deleteAttachmentRow(db: Database, id: string) {
  await db.delete(attachments).where(and(eq(attachments.id, id), eq(attachments.deleted, true)));
}

/** Living ones made before a time, in the order of their ids, a page at a time. */
export const listLivingBefore = (db: Database, before: Date, afterId: string | undefined) =>
  db
    .select({ id: attachments.id, ownerId: attachments.createdBy })
    .from(attachments)
    .where(
      and(
        eq(attachments.deleted, false),
        lt(attachments.createdAt, before),
        afterId === undefined ? undefined : sql`${attachments.id} > ${afterId}`,
      ),
    )
    .orderBy(attachments.id)
    .limit(CANDIDATES);

/** Marked as deleted before a time; attachments of a running import are left to it. */
export const listDeletedBefore = (db: Database, before: Date) =>
  db
    .select({ id: attachments.id })
    .from(attachments)
    .where(
      and(eq(attachments.deleted, true), lt(attachments.updatedAt, before), isNull(attachments.importJob)),
    )
    .limit(CANDIDATES);

export async function totalSize(db: Database, ownerId: string) {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${attachments.size}), 0)`.mapWith(Number), files: count() })
    .from(attachments)
    .where(and(eq(attachments.createdBy, ownerId), eq(attachments.deleted, false)));
  return row ?? { bytes: 0, files: 0 };
}
