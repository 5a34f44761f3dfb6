import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { items } from '../../items/tables.ts';
import { totalSize } from './attachments.repository.ts';
import { attachments } from './attachments.table.ts';

/** Bytes of a person's texts, also of those in the trash, and of attachments. */
export async function readUsedBytes(db: Database, ownerId: string): Promise<number> {
  const [texts] = await db
    .select({ bytes: sql`coalesce(sum(octet_length(${items.content})), 0)`.mapWith(Number) })
    .from(items)
    .where(eq(items.createdBy, ownerId));
  return (texts?.bytes ?? 0) + (await totalSize(db, ownerId)).bytes;
}

/** Bytes of files that are being stored since a time: their rows count as deleted until then, and are not changed. */
export async function readArrivingBytes(db: Database, ownerId: string, since: Date): Promise<number> {
  const { createdBy, createdAt, updatedAt, deleted, size } = attachments;
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${size}), 0)`.mapWith(Number) })
    .from(attachments)
    .where(
      and(eq(createdBy, ownerId), eq(deleted, true), gt(createdAt, since), sql`${createdAt} = ${updatedAt}`),
    );
  return row?.bytes ?? 0;
}
