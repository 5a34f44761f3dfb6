import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Archive } from '../backup.reader.ts';
import { fileEntry } from '../manifest.rules.ts';

export async function extractFiles(archive: Archive, folder: string) {
  for (const file of archive.manifest.files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    const handle = await open(target, 'wx');
    const bytes = Readable.from(archive.verified(fileEntry(file.path), file));
    await pipeline(bytes, handle.createWriteStream({ flush: true }));
  }
}
