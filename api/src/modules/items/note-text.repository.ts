import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { isoText } from './iso-text.ts';
import { items } from './items.table.ts';

const parents = alias(items, 'parents');

const prepare = (db: Database) =>
  db
    .select({
      note: sql<string>`json_build_object(
        '_id', ${items.id}, 'createdBy', ${items.createdBy}, 'createdAt', ${isoText(items.createdAt)},
        'updatedAt', ${isoText(items.updatedAt)}, 'deleted', ${items.deleted}, 'title', ${items.title},
        'slug', ${items.slug}, 'type', ${items.type},
        'category', case when ${parents.id} is null then null
          else json_build_object('_id', ${parents.id}, 'title', ${parents.title}) end,
        'order', ${items.order}, 'pinned', ${items.pinned}, 'content', ${items.content},
        'excerpt', ${items.excerpt}, 'version', ${items.version})::text`,
    })
    .from(items)
    .leftJoin(parents, eq(parents.id, items.parentId))
    .where(
      and(
        eq(items.createdBy, sql.placeholder('ownerId')),
        eq(items.slug, sql.placeholder('slug')),
        sql`not ${items.deleted}`,
      ),
    )
    .prepare('note_by_slug');

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();

/** A living item by its present slug as JSON text, by a prepared statement: it is what pages ask for most. */
export async function readNoteText(db: Database, ownerId: string, slug: string) {
  const statement = prepared.get(db) ?? prepare(db);
  prepared.set(db, statement);
  const [row] = await statement.execute({ ownerId, slug });
  return row?.note;
}
