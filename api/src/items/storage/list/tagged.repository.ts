import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { items } from '../items.table.ts';

/** A condition that the index of notes with tags answers. */
const isTagged = (ownerId: string) =>
  and(eq(items.createdBy, ownerId), sql`not ${items.deleted} and ${items.tags} <> '{}'`);

/** Whether a note has a tag, by its key, or one below it. */
const hasTag = (key: string): SQL =>
  sql`exists (select from unnest(${items.tags}) tag where tag = ${key} or starts_with(tag, ${`${key}/`}))`;

/** Living notes that have all of some tags, by their keys, each itself or one below it. */
export const withTags = (ownerId: string, keys: readonly string[]) =>
  and(isTagged(ownerId), ...keys.map(hasTag));

/** The tags of each living note that has any, the oldest note first. */
export const listWithTags = (db: Database, ownerId: string) =>
  db
    .select({ tags: items.tags, tagNames: items.tagNames })
    .from(items)
    .where(isTagged(ownerId))
    .orderBy(items.id);

/** The ids of a part of the living notes with some tags, those changed last first, and how many notes there are. */
export async function listTagged(
  db: Database,
  ownerId: string,
  { keys, offset, limit }: { keys: readonly string[]; offset: number; limit: number },
) {
  const where = withTags(ownerId, keys);
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(where)
    .orderBy(desc(items.updatedAt), items.id)
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: await db.$count(items, where) };
}

/** The living notes with a tag, and those whose tags may not be known yet. */
export async function listTaggedIds(db: Database, ownerId: string, key: string) {
  const maybe = and(eq(items.createdBy, ownerId), eq(items.deleted, false), eq(items.searchStale, true));
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(or(withTags(ownerId, [key]), maybe))
    .orderBy(items.id);
  return rows.map(({ id }) => id);
}
