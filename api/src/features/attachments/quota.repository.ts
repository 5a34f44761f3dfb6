import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { items } from '../../items/tables.ts';
import { totalSize } from './attachments.repository.ts';

/** Bytes of a person's texts, also of those in the trash, and of attachments. */
export async function readUsedBytes(db: Database, ownerId: string): Promise<number> {
  const [texts] = await db
    .select({ bytes: sql`coalesce(sum(octet_length(${items.content})), 0)`.mapWith(Number) })
    .from(items)
    .where(eq(items.createdBy, ownerId));
  return (texts?.bytes ?? 0) + (await totalSize(db, ownerId)).bytes;
}
