import { LIMITS } from '@my-note/contract';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import type { ItemRow } from './items.table.ts';
import { itemVersions } from './versions.table.ts';

const ofItem = (ownerId: string, itemId: string) =>
  and(eq(itemVersions.createdBy, ownerId), eq(itemVersions.itemId, itemId));
const { id, createdAt, title, version, words, characters, content, name } = itemVersions;
const summary = { id, createdAt, title, version, words, characters, name };

/** Keeps a note's present state; one that is kept already stays unchanged. */
export async function createVersion(tx: Database, note: ItemRow, fresh: { id: string; now: Date }) {
  await tx
    .insert(itemVersions)
    .values({
      id: fresh.id,
      createdBy: note.createdBy,
      createdAt: note.updatedAt,
      updatedAt: fresh.now,
      itemId: note.id,
      version: note.version,
      title: note.title,
      content: note.content,
      words: note.words,
      characters: note.characters,
      attachments: note.attachments,
    })
    .onConflictDoNothing();
  const tooOld = tx
    .select({ id })
    .from(itemVersions)
    .where(and(ofItem(note.createdBy, note.id), isNull(name)))
    .orderBy(desc(version))
    .offset(LIMITS.versions);
  await tx.delete(itemVersions).where(inArray(id, tooOld));
}

export const listVersions = (db: Database, ownerId: string, itemId: string) =>
  db.select(summary).from(itemVersions).where(ofItem(ownerId, itemId)).orderBy(desc(version));

export async function findVersion(db: Database, ownerId: string, itemId: string, versionId: string) {
  const [row] = await db
    .select({ ...summary, content })
    .from(itemVersions)
    .where(and(ofItem(ownerId, itemId), eq(id, versionId)));
  return row;
}

/** The state that a note had at one of its versions, if it was kept. */
export async function findVersionOf(db: Database, ownerId: string, itemId: string, wanted: number) {
  const [row] = await db
    .select({ title, content })
    .from(itemVersions)
    .where(and(ofItem(ownerId, itemId), eq(version, wanted)));
  return row;
}

/** Names a version, or removes its name; returns undefined when there is no such version. */
export async function setVersionName(
  db: Database,
  ownerId: string,
  where: { itemId: string; versionId: string },
  change: { name: string | null; updatedAt: Date },
) {
  const [row] = await db
    .update(itemVersions)
    .set(change)
    .where(and(ofItem(ownerId, where.itemId), eq(id, where.versionId)))
    .returning(summary);
  return row;
}
