import { stat } from 'node:fs/promises';
import type { Attachment } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import type { DataServices } from '../../core/services.ts';
import { listSetting } from '../configs/configs.repository.ts';
import { attachmentTypeOf } from './attachment-type.parser.ts';
import { attachmentEmpty } from './attachments.errors.ts';
import { activateAttachment, insertAttachment } from './attachments.repository.ts';
import { displayName, toAttachment } from './attachments.rules.ts';
import { stripMetadata } from './metadata/strip-metadata.usecases.ts';

type Received = { file: string; name: string; importJob?: string };

/**
 * Stores a received file as an attachment. The row is inserted first, so that bytes always have one; a row that stays
 * deleted because the process died is swept with its bytes.
 */
export async function storeAttachment(
  { db, clock, ids, files, quota }: DataServices,
  ownerId: string,
  { file, name, importJob }: Received,
): Promise<Attachment> {
  if ((await stat(file)).size === 0) throw attachmentEmpty();
  const type = await attachmentTypeOf(file, name);
  if (!(await keepsPictureData(db, ownerId))) await stripMetadata(file, type);
  const { size } = await stat(file);
  await quota.admit(db, ownerId, size);
  const id = ids.row();
  const now = clock();
  const stamps = { createdBy: ownerId, createdAt: now, updatedAt: now };
  const row = await insertAttachment(db, { id, ...stamps, name: displayName(name), type, size, importJob });
  await files.put(id, file);
  return toAttachment(importJob === undefined ? await activateAttachment(db, ownerId, id) : row);
}

async function keepsPictureData(db: Database, ownerId: string): Promise<boolean> {
  const settings = await listSetting(db, [ownerId], 'keepPictureData');
  return settings.get(ownerId) === true;
}
