import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Archive } from '../backup.reader.ts';
import { fileEntry, type Manifest } from '../manifest.rules.ts';

export async function extractFiles(archive: Archive, folder: string) {
  for (const file of archive.manifest.files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await extractFile(archive, file, target);
  }
}

/** Writes one attachment to a new file, which only its owner may read. */
export async function extractFile(archive: Archive, file: Manifest['files'][number], target: string) {
  const handle = await open(target, 'wx', 0o600);
  const bytes = Readable.from(archive.verified(fileEntry(file.path), file));
  await pipeline(bytes, handle.createWriteStream({ flush: true }));
}
