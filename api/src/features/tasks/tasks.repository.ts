import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { items } from '../../items/tables.ts';

/** After every day, so that tasks without one are last. */
const LAST = '9999-99-99';

const task = {
  index: sql<number>`task.index`,
  text: sql<string>`task.text`,
  due: sql<string | null>`task.due`,
};
const day = sql<string>`coalesce(task.due, ${sql.raw(`'${LAST}'`)})`;

interface Wanted {
  from?: string | undefined;
  to?: string | undefined;
  note?: string | undefined;
  /** The last task of the part before: day, note, and index. */
  after?: string | undefined;
  limit: number;
}

/** Where the next part begins. */
export const cursorOf = (row: { due: string | null; noteId: string; index: number }): string =>
  [row.due ?? LAST, row.noteId, row.index].join('~');

function behind(cursor: string): SQL {
  const [due, noteId, index] = cursor.split('~');
  return sql`(${day}, ${items.id}, task.index) > (${due}, ${noteId}::uuid, ${Number(index)}::int)`;
}

/** Open tasks of living notes by day, note, and place. */
export const listOpenTasks = (db: Database, ownerId: string, { from, to, note, after, limit }: Wanted) =>
  db
    .select({
      noteId: items.id,
      title: items.title,
      slug: items.slug,
      icon: items.icon,
      locked: items.locked,
      ...task,
    })
    .from(items)
    .innerJoin(
      sql`lateral jsonb_to_recordset(${items.tasks}) as task(index int, text text, due text)`,
      sql`true`,
    )
    .where(
      and(
        eq(items.createdBy, ownerId),
        // As the index of notes with tasks has it.
        sql`not deleted and tasks <> '[]'::jsonb`,
        note === undefined ? undefined : eq(items.id, note),
        from === undefined ? undefined : sql`task.due >= ${from}`,
        to === undefined ? undefined : sql`task.due <= ${to}`,
        after === undefined ? undefined : behind(after),
      ),
    )
    .orderBy(day, items.id, task.index)
    .limit(limit);
