import { and, eq, sql } from 'drizzle-orm';
import { gatherCalls } from '../../core/database/gather-calls.ts';
import { type Database, prepareOnce } from '../../core/database.ts';
import { isoText } from '../../core/text/iso-text.ts';
import { videoOfItem } from './items.repository.ts';
import { items } from './items.table.ts';

type Wanted = { ownerId: string; slug: string };
type NoteText = { text: string; icon: string | null; locked: boolean; video: string | null };

const notesBySlug = prepareOnce((db) => {
  const note = db
    .select({
      text: sql<string>`json_build_object(
        '_id', ${items.id}, 'createdBy', ${items.createdBy}, 'createdAt', ${isoText(items.createdAt)},
        'updatedAt', ${isoText(items.updatedAt)}, 'deleted', ${items.deleted}, 'title', ${items.title},
        'slug', ${items.slug}, 'type', ${items.type},
        'category', (select json_build_object('_id', parent.id, 'title', parent.title)
          from items as parent where parent.id = items.parent_id),
        'order', ${items.order}, 'pinned', ${items.pinned}, 'content', ${items.content},
        'excerpt', ${items.excerpt}, 'version', ${items.version})::text`.as('text'),
      icon: items.icon,
      locked: items.locked,
      video: sql<string | null>`${videoOfItem}`.as('video'),
    })
    .from(items)
    .where(
      and(eq(items.createdBy, sql`given.owner`), eq(items.slug, sql`given.slug`), sql`not ${items.deleted}`),
    )
    // At most one has it; with a limit, each slug is looked up in the index, however many the planner expects.
    .limit(1)
    .as('note');
  return db
    .select({
      at: sql<number>`given.at`,
      text: note.text,
      icon: note.icon,
      locked: note.locked,
      video: note.video,
    })
    .from(sql`json_to_recordset(${sql.placeholder('wanted')}::json) as given(at int, owner uuid, slug text)`)
    .crossJoinLateral(note)
    .prepare('notes_by_slug');
});

const gathered = prepareOnce((db) =>
  gatherCalls<Wanted, NoteText>(
    async (keys) => {
      const wanted = JSON.stringify(keys.map(({ ownerId, slug }, at) => ({ at, owner: ownerId, slug })));
      const found = new Map((await notesBySlug(db).execute({ wanted })).map((row) => [row.at, row]));
      return keys.map((_, at) => found.get(at));
    },
    { most: 32 },
  ),
);

/** A living item by its present slug as JSON text, by a prepared statement: pages request it most. */
export async function readNoteText(db: Database, ownerId: string, slug: string) {
  // No stored text holds it, and as JSON it would make the statement fail for all calls.
  if (slug.includes('\0')) return undefined;
  const row = await gathered(db)({ ownerId, slug });
  if (!row) return undefined;
  const rare = JSON.stringify({
    icon: row.icon ?? undefined,
    locked: row.locked || undefined,
    video: row.video === null ? undefined : { _id: row.video },
  });
  // Keys that are present only with a value, which a JSON object of the database cannot express.
  return rare === '{}' ? row.text : `${row.text.slice(0, -1)}, ${rare.slice(1)}`;
}
