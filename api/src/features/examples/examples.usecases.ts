import type { Category } from '@my-note/contract';
import { eq } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import {
  comparableTitle,
  findLiving,
  firstFreeTitle,
  freeSlug,
  insertItem,
  listSiblingTitles,
  toCategory,
  writeAsOwner,
} from '../../items/index.ts';
import { users } from '../../items/tables.ts';
import { joinSlug, slugify, textStatsOf } from '../../items/text.ts';
import { EXAMPLES } from './examples.content.ts';

const TITLE = 'Examples';

/** Adds the example notes, unless they are there already. */
export function loadExamples(
  services: Services,
  ownerId: string,
): Promise<{ data: Category; added: number }> {
  return writeAsOwner(services.db, ownerId, async (tx) => {
    const present = await findExamples(tx, ownerId);
    if (present) return { data: toCategory(present), added: 0 };
    const now = services.clock();
    const base = { createdBy: ownerId, createdAt: now, updatedAt: now };
    const title = await freeTitle(tx, ownerId);
    const slug = await freeSlug(tx, ownerId, undefined, slugify(title));
    const id = services.ids.row();
    const ids = new Map(EXAMPLES.map(({ key }) => [key, services.ids.row()]));
    const link = (key: string) => ids.get(key) ?? '';
    const order = EXAMPLES.map(({ key }) => link(key));
    const category = await insertItem(tx, { ...base, id, type: 'category', title, slug, order });
    for (const { key, title: name, content: write } of EXAMPLES) {
      const content = write(link);
      const place = { id: link(key), parentId: id, slug: joinSlug(slug, slugify(name)) };
      await insertItem(tx, {
        ...base,
        ...place,
        type: 'note',
        title: name,
        content,
        ...textStatsOf(content),
      });
    }
    oneRow(
      await tx.update(users).set({ examplesId: id }).where(eq(users.id, ownerId)).returning({ id: users.id }),
    );
    return { data: toCategory(category), added: EXAMPLES.length };
  });
}

/** The category of the example notes, unless it was deleted. */
export async function readExamples({ db }: Services, ownerId: string) {
  const present = await findExamples(db, ownerId);
  return { data: present ? toCategory(present) : null };
}

async function findExamples(tx: Database, ownerId: string) {
  const { examplesId } = oneRow(
    await tx.select({ examplesId: users.examplesId }).from(users).where(eq(users.id, ownerId)),
  );
  return examplesId === null ? undefined : findLiving(tx, ownerId, examplesId);
}

/** A category of the user may have the same title. */
async function freeTitle(tx: Database, ownerId: string) {
  const taken = new Set(
    (await listSiblingTitles(tx, ownerId, null)).map(({ title }) => comparableTitle(title)),
  );
  return firstFreeTitle(TITLE, (candidate) => taken.has(candidate));
}
