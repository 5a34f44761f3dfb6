import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepareOnce } from '../../core/database.ts';
import { isoText } from '../../core/text/iso-text.ts';
import { videoOfItem } from './items.repository.ts';
import { items } from './items.table.ts';

const noteBySlug = prepareOnce((db) =>
  db
    .select({
      note: sql<string>`json_build_object(
        '_id', ${items.id}, 'createdBy', ${items.createdBy}, 'createdAt', ${isoText(items.createdAt)},
        'updatedAt', ${isoText(items.updatedAt)}, 'deleted', ${items.deleted}, 'title', ${items.title},
        'slug', ${items.slug}, 'type', ${items.type},
        'category', (select json_build_object('_id', parent.id, 'title', parent.title)
          from items as parent where parent.id = items.parent_id),
        'order', ${items.order}, 'pinned', ${items.pinned}, 'content', ${items.content},
        'excerpt', ${items.excerpt}, 'version', ${items.version})::text`,
      icon: items.icon,
      locked: items.locked,
      video: videoOfItem,
    })
    .from(items)
    .where(
      and(
        eq(items.createdBy, sql.placeholder('ownerId')),
        eq(items.slug, sql.placeholder('slug')),
        sql`not ${items.deleted}`,
      ),
    )
    .prepare('note_by_slug'),
);

/** A living item by its present slug as JSON text, by a prepared statement: pages request it most. */
export async function readNoteText(db: Database, ownerId: string, slug: string) {
  const [row] = await noteBySlug(db).execute({ ownerId, slug });
  if (!row) return undefined;
  const rare = JSON.stringify({
    icon: row.icon ?? undefined,
    locked: row.locked || undefined,
    video: row.video === null ? undefined : { _id: row.video },
  });
  // Keys that are present only with a value, which a JSON object of the database cannot express.
  return rare === '{}' ? row.note : `${row.note.slice(0, -1)}, ${rare.slice(1)}`;
}
