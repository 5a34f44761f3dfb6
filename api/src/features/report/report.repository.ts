import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { items } from '../../items/tables.ts';
import { shares } from '../shares/shares.table.ts';

const LARGEST = 10;

export const countTrashEntries = (db: Database, ownerId: string) =>
  db.$count(
    items,
    and(
      eq(items.createdBy, ownerId),
      eq(items.deleted, true),
      isNotNull(items.trashRoot),
      eq(items.trashRoot, items.id),
    ),
  );

export const readLargest = (db: Database, ownerId: string) => {
  const { id, title, slug, words, characters } = items;
  // Titles and slugs of all notes would be sorted too.
  const largest = db
    .select({ id })
    .from(items)
    .where(
      and(
        eq(items.createdBy, ownerId),
        eq(items.deleted, false),
        eq(items.type, 'note'),
        sql`${characters} > 0`,
      ),
    )
    .orderBy(desc(words), desc(characters), id)
    .limit(LARGEST);
  return db
    .select({ _id: id, title, slug, words, characters })
    .from(items)
    .where(sql`${id} = any(array(${largest}))`)
    .orderBy(desc(words), desc(characters), id);
};

export const readShares = (db: Database, ownerId: string) =>
  db
    .select({
      _id: items.id,
      title: items.title,
      slug: items.slug,
      views: shares.views,
      lastViewedAt: shares.lastViewedAt,
    })
    .from(shares)
    .innerJoin(items, eq(items.id, shares.itemId))
    .where(and(eq(shares.createdBy, ownerId), eq(items.deleted, false)))
    .orderBy(desc(shares.views), items.title);
