import type { Note, NoteVersion, VersionSummary } from '@my-note/shared-kit/contract';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { noteGone } from '../items/items.errors.ts';
import { toNote } from '../items/items.models.ts';
import { findItem, findLiving } from '../items/items.repository.ts';
import { writeNote } from '../notes/write-note.ts';
import { writeAsOwner } from '../users/users.repository.ts';
import { findVersion, keepVersion, listVersions } from './versions.repository.ts';

type Row = Awaited<ReturnType<typeof listVersions>>[number];
const toSummary = ({ id, createdAt, ...rest }: Row): VersionSummary => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  ...rest,
});

export async function readVersions({ db }: Services, ownerId: string, id: string): Promise<VersionSummary[]> {
  if (!(await findItem(db, ownerId, id))) throw noteGone();
  return (await listVersions(db, ownerId, id)).map(toSummary);
}

export async function readVersion(
  { db }: Services,
  ownerId: string,
  id: string,
  versionId: string,
): Promise<NoteVersion> {
  const { content, ...row } = await requireVersion(db, ownerId, id, versionId);
  return { ...toSummary(row), content };
}

/** Brings a former state back as a new one; the state it replaces is kept, whatever its age. */
export function restoreVersion(
  services: Services,
  ownerId: string,
  id: string,
  versionId: string,
): Promise<Note> {
  return writeAsOwner(services.db, ownerId, async (tx) => {
    const note = await findLiving(tx, ownerId, id);
    if (note?.type !== 'note') throw noteGone();
    const { title, content } = await requireVersion(tx, ownerId, id, versionId);
    if (title === note.title && content === note.content) return toNote(note);
    await keepVersion(tx, note, { id: services.ids.row(), now: services.clock() });
    return writeNote(tx, services, note, { title, content });
  });
}

async function requireVersion(db: Database, ownerId: string, id: string, versionId: string) {
  const version = await findVersion(db, ownerId, id, versionId);
  if (!version) throw notFound('This version does not exist any more');
  return version;
}
