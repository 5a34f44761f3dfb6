import { PICTURE_WIDTHS } from '@my-note/contract/picture-widths';
import { scaledName } from '../../../core/files/scaled-names.ts';
import type { FileStore } from '../../../core/services.ts';

/** Removes an attachment's bytes, and what was scaled of them. */
export async function removeFiles(files: Pick<FileStore, 'remove'>, id: string): Promise<void> {
  for (const width of PICTURE_WIDTHS) await files.remove(scaledName(id, width));
  await files.remove(id);
}
