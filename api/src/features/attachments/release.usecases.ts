import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import { deleteAttachmentRow, markDeleted, referencedAttachments } from './attachments.repository.ts';
import { removeFiles } from './scaled/scaled-files.rules.ts';

/**
 * Part of a hard delete's transaction, after the rows are gone: of the attachments they named, those
 * that nothing uses any more are marked. Pass the result to `removeReleased` after the commit.
 */
export async function releaseAttachments(tx: Database, ownerId: string, ids: string[], now: Date) {
  const named = await referencedAttachments(tx, ownerId, ids);
  return markDeleted(
    tx,
    ownerId,
    ids.filter((id) => !named.has(id)),
    now,
  );
}

/** The deletion is committed by now, so what fails here is left to the sweep. */
export async function removeReleased(services: Services, ids: string[]) {
  for (const id of ids) await removeMarked(services, id).catch(() => undefined);
}

/** The row is deleted last, so that no bytes are without one. */
export async function removeMarked({ db, files }: Pick<Services, 'db' | 'files'>, id: string) {
  await removeFiles(files, id);
  await deleteAttachmentRow(db, id);
}
