import type { Database } from '../../src/core/database.ts';
import { randomIds } from '../../src/core/services.ts';
import { items } from '../../src/items/tables.ts';
import { textStatsOf } from '../../src/items/text.ts';

const BATCH = 500;

/** Notes of which half stand below one category `wide`, and the others in categories of fifty. */
export async function seedTree(db: Database, ownerId: string, count: number): Promise<void> {
  const now = new Date();
  const base = { createdBy: ownerId, createdAt: now, updatedAt: now, searchStale: false };
  const rows: (typeof items.$inferInsert)[] = [];
  const category = (title: string, slug: string) => {
    const id = randomIds.row();
    rows.push({ ...base, id, type: 'category', title, slug });
    return { id, slug };
  };
  const note = (parent: { id: string; slug: string }, at: number) => {
    const content = `Note ${at} of a long row.`;
    rows.push({
      ...base,
      id: randomIds.row(),
      type: 'note',
      title: `Note ${at}`,
      slug: `${parent.slug}/note-${at}`,
      parentId: parent.id,
      content,
      ...textStatsOf(content),
    });
  };
  const wide = category('Wide', 'wide');
  let narrow = wide;
  for (let at = 0; at < count; at += 1) {
    if (at >= count / 2 && at % 50 === 0) narrow = category(`Shelf ${at / 50}`, `shelf-${at / 50}`);
    note(narrow, at);
  }
  for (let from = 0; from < rows.length; from += BATCH) {
    await db.insert(items).values(rows.slice(from, from + BATCH));
  }
}
