import { readFile, writeFile } from 'node:fs/promises';
import type { FileType } from '../file-types.rules.ts';
import { withoutJpegMetadata } from './jpeg-metadata.rules.ts';
import { withoutPngMetadata } from './png-metadata.rules.ts';
import { withoutWebpMetadata } from './webp-metadata.rules.ts';

const BY_TYPE: Partial<Record<FileType, (bytes: Buffer) => Buffer | undefined>> = {
  'image/jpeg': withoutJpegMetadata,
  'image/png': withoutPngMetadata,
  'image/webp': withoutWebpMetadata,
};

/**
 * Removes place, time, and device from a picture, because a share shows it to strangers. A picture with an invalid
 * structure stays unchanged, because browsers may still show it (docs/decisions/0042-metadata-is-cut-out-of-pictures.md).
 */
export async function stripMetadata(file: string, type: FileType): Promise<void> {
  const strip = BY_TYPE[type];
  if (!strip) return;
  const bytes = await readFile(file);
  const stripped = strip(bytes);
  if (stripped && !stripped.equals(bytes)) await writeFile(file, stripped);
}
