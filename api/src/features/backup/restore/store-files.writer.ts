import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FileStore } from '../../../core/services.ts';
import type { Archive } from '../backup.reader.ts';
import { extractFile } from './extract-files.writer.ts';

/** Puts the attachments of a backup into a store, like a bucket; one at a time is on the disk. */
export async function storeFiles(archive: Archive, files: Pick<FileStore, 'put'>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'my-note-attachments-'));
  try {
    for (const file of archive.manifest.files) {
      const extracted = path.join(folder, 'file');
      await extractFile(archive, file, extracted);
      await files.put(path.posix.basename(file.path), extracted);
      await rm(extracted);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
