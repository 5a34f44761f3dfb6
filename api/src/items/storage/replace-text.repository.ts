import { and, type Column, eq, sql } from 'drizzle-orm';
import { type Database, prepareOnce } from '../../core/database.ts';
import type { Item } from './items.rules.ts';
import { type ItemRow, items } from './items.table.ts';
import { users } from './users.table.ts';

const TEXT_COLUMNS = [
  'content',
  'excerpt',
  'words',
  'characters',
  'links',
  'attachments',
  'version',
  'updatedAt',
] as const;

const given = (name: string, column: Column) => sql`${sql.param(sql.placeholder(name), column)}`;

const replacing = prepareOnce((db) => {
  const owner = db.$with('owner').as(
    db
      .update(users)
      .set({ revision: sql`${users.revision} + 1` })
      .where(eq(users.id, sql.placeholder('ownerId')))
      .returning({ id: users.id, revision: users.revision }),
  );
  const texts = Object.fromEntries(TEXT_COLUMNS.map((name) => [name, given(name, items[name])]));
  return db
    .with(owner)
    .update(items)
    .set({ ...texts, searchStale: true })
    .from(owner)
    .where(
      and(
        eq(items.createdBy, owner.id),
        eq(items.id, sql.placeholder('id')),
        eq(items.version, sql.placeholder('knownVersion')),
        eq(items.deleted, false),
        eq(items.locked, false),
      ),
    )
    .returning({ slug: items.slug, pinned: items.pinned, icon: items.icon, revision: owner.revision })
    .prepare('replace_text');
});

type Text = Pick<ItemRow, (typeof TEXT_COLUMNS)[number]>;

/**
 * Replaces a note's text in one statement, if it still has the version that was read; raises the owner's
 * revision too, and locks the owner's row first as every write does. Returns what else may have changed.
 */
export async function replaceText(db: Database, { createdBy, id, version }: Item, text: Text) {
  const [row] = await replacing(db).execute({ ...text, ownerId: createdBy, id, knownVersion: version });
  return row;
}
