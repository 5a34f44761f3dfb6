import type { Note, VersionSummary } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import {
  createVersion,
  findItem,
  findLiving,
  findVersion,
  listVersions,
  noteLocked,
  noteNotFound,
  setVersionName,
  toNote,
  versionConflict,
  writeAsOwner,
  writeNote,
} from '../../items/index.ts';
import { versionsTexts } from './texts.ts';

type Row = Awaited<ReturnType<typeof listVersions>>[number];
const toSummary = ({ id, createdAt, ...rest }: Row): VersionSummary => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  ...rest,
});

export async function readVersions({ db }: Services, ownerId: string, id: string): Promise<VersionSummary[]> {
  if (!(await findItem(db, ownerId, id))) throw noteNotFound();
  return (await listVersions(db, ownerId, id)).map(toSummary);
}

export async function readVersion({ db }: Services, ownerId: string, id: string, versionId: string) {
  const { content, ...row } = await requireVersion(db, ownerId, id, versionId);
  return { ...toSummary(row), content };
}

/**
 * Restores a former state as a new one; the state that it replaces is kept, whatever its age. With a
 * `baseVersion`, only if nobody changed the note since then.
 */
export function restoreVersion(
  services: Services,
  ownerId: string,
  { itemId, versionId }: { itemId: string; versionId: string },
  baseVersion?: number,
): Promise<Note> {
  return writeAsOwner(services.db, ownerId, async (tx) => {
    const note = await findLiving(tx, ownerId, itemId);
    if (note?.type !== 'note') throw noteNotFound();
    if (baseVersion !== undefined && baseVersion !== note.version) throw versionConflict(note);
    const { title, content } = await requireVersion(tx, ownerId, itemId, versionId);
    if (title === note.title && content === note.content) return toNote(note);
    if (note.locked) throw noteLocked();
    await createVersion(tx, note, { id: services.ids.row(), now: services.clock() });
    return writeNote(tx, services, note, { title, content });
  });
}

/** A named version stays when old ones are deleted. */
export async function nameVersion(
  { db, clock }: Services,
  ownerId: string,
  where: { itemId: string; versionId: string },
  name: string | null,
): Promise<VersionSummary> {
  const row = await setVersionName(db, ownerId, where, { name, updatedAt: clock() });
  if (!row) throw versionGone();
  return toSummary(row);
}

const versionGone = () => notFound(versionsTexts.gone);

async function requireVersion(db: Database, ownerId: string, id: string, versionId: string) {
  const version = await findVersion(db, ownerId, id, versionId);
  if (!version) throw versionGone();
  return version;
}
