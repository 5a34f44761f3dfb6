import { and, eq, sql } from 'drizzle-orm';
import { gatherCalls } from '../../core/database/gather-calls.ts';
import { type Database, prepareOnce } from '../../core/database.ts';
import type { Item } from './items.rules.ts';
import { type ItemRow, items } from './items.table.ts';
import { users } from './users.table.ts';

/** A longer text is written alone, so that a short one need not wait for it. */
const LONG_TEXT = 64 * 1024;

const replacing = prepareOnce((db) => {
  const owner = db.$with('owner').as(
    db
      .update(users)
      .set({ revision: sql`${users.revision} + ${sql.placeholder('count')}::int` })
      .where(eq(users.id, sql.placeholder('ownerId')))
      .returning({ id: users.id, revision: users.revision }),
  );
  const given = sql`json_to_recordset(${sql.placeholder('texts')}::json) as given(
    at int, id uuid, known int, content text, excerpt text, words int, characters int,
    links uuid[], attachments uuid[], tags text[], "tagNames" text[], media text[], tasks jsonb, updated timestamptz)`;
  return db
    .with(owner)
    .update(items)
    .set({
      content: sql`given.content`,
      excerpt: sql`given.excerpt`,
      words: sql`given.words`,
      characters: sql`given.characters`,
      links: sql`given.links`,
      attachments: sql`given.attachments`,
      tags: sql`given.tags`,
      tagNames: sql`given."tagNames"`,
      media: sql`given.media`,
      tasks: sql`given.tasks`,
      version: sql`given.known + 1`,
      updatedAt: sql`given.updated`,
      searchStale: true,
    })
    .from(owner)
    .innerJoin(given, sql`true`)
    .where(
      and(
        eq(items.createdBy, owner.id),
        eq(items.id, sql`given.id`),
        // Finds the rows by their index: how many texts are given is not known to the planner.
        sql`${items.id} = any(${sql.placeholder('ids')}::uuid[])`,
        eq(items.version, sql`given.known`),
        eq(items.deleted, false),
        eq(items.locked, false),
      ),
    )
    .returning({
      at: sql<number>`given.at`,
      slug: items.slug,
      pinned: items.pinned,
      icon: items.icon,
      revision: owner.revision,
    })
    .prepare('replace_texts');
});

type Derived =
  | 'excerpt'
  | 'words'
  | 'characters'
  | 'links'
  | 'attachments'
  | 'tags'
  | 'tagNames'
  | 'media'
  | 'tasks';
type Facts = 'content' | Derived | 'updatedAt';
type Replacement = { ownerId: string; id: string; known: number; text: Pick<ItemRow, Facts> };
type Replaced = Pick<ItemRow, 'slug' | 'pinned' | 'icon'> & { revision: number };

/** Writes texts of one owner by one statement and one commit; each has a revision of its own. */
async function replaceTexts(db: Database, replacements: Replacement[]) {
  const texts = replacements.map(({ id, known, text: { updatedAt, ...text } }, at) => ({
    ...text,
    ...{ at, id, known, updated: updatedAt },
  }));
  const rows = await replacing(db).execute({
    ownerId: replacements[0]?.ownerId,
    count: replacements.length,
    ids: `{${replacements.map(({ id }) => id).join(',')}}`,
    texts: JSON.stringify(texts),
  });
  const byPosition = new Map(rows.map((row) => [row.at, row]));
  return replacements.map((_, at): Replaced | undefined => {
    const row = byPosition.get(at);
    return row && { ...row, revision: row.revision - replacements.length + 1 + at };
  });
}

const gathered = prepareOnce((db) =>
  gatherCalls<Replacement, Replaced>((replacements) => replaceTexts(db, replacements), {
    groupOf: ({ ownerId }) => ownerId,
    most: 32,
  }),
);

/**
 * Replaces a note's text, if it still has the version that was read; raises the owner's revision too, and locks
 * the owner's row first as every write does. Saves of one owner that wait for each other are committed together,
 * and answered after that. Returns what else may have changed.
 */
export async function replaceText(db: Database, { createdBy, id, version }: Item, text: Replacement['text']) {
  const replacement = { ownerId: createdBy, id, known: version, text };
  if (text.content.length > LONG_TEXT) return (await replaceTexts(db, [replacement]))[0];
  return gathered(db)(replacement);
}
