import { PICTURE_WIDTHS, type PictureWidth } from '@my-note/contract/picture-widths';
import type { FileStore } from '../../../core/services.ts';

/** The name under which a scaled picture is stored; its end is that of the original, and so is its folder. */
export const scaledName = (id: string, width: PictureWidth): string => `w${width}-${id}`;

/** Scaled pictures can be made again, so backups leave them out. */
export const isScaledName = (name: string): boolean => /^w\d+-/.test(name);

/** Removes an attachment's bytes, and what was scaled of them. */
export async function removeFiles(files: Pick<FileStore, 'remove'>, id: string): Promise<void> {
  for (const width of PICTURE_WIDTHS) await files.remove(scaledName(id, width));
  await files.remove(id);
}
