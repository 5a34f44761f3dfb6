import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Of a file that is being written; no attachment's name ends like this. */
const partOf = (file: string) => `${file}.my-note-part`;

/** The files of a mirror, by their path below the root. A reader sees each one whole, before or after a change. */
export function createMirrorFiles(root: string) {
  const at = (relative: string) => {
    const file = path.join(root, relative);
    if (!file.startsWith(path.join(root, path.sep))) throw new Error(`${relative} leads out of the mirror`);
    return file;
  };

  return {
    /** A text that is there already is left alone, with its time. Returns whether it was written. */
    async writeText(relative: string, text: string, changedAt: Date): Promise<boolean> {
      const file = at(relative);
      const present = await readFile(file, 'utf8').catch(() => undefined);
      if (present === text) return false;
      await replace(file, (part) => writeFile(part, text), changedAt);
      return true;
    },
    writeStream: (relative: string, data: Readable, changedAt: Date): Promise<void> =>
      replace(at(relative), (part) => pipeline(data, createWriteStream(part)), changedAt),
    /** Folders that are empty then are removed too. */
    async remove(relative: string): Promise<void> {
      for (const file of [at(relative), partOf(at(relative))]) await rm(file, { force: true });
      for (let folder = path.dirname(relative); folder !== '.'; folder = path.dirname(folder)) {
        const isEmpty = await rmdir(at(folder)).then(
          () => true,
          () => false,
        );
        if (!isEmpty) return;
      }
    },
  };
}
export type MirrorFiles = ReturnType<typeof createMirrorFiles>;

async function replace(file: string, write: (part: string) => Promise<void>, changedAt: Date) {
  const part = partOf(file);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await write(part);
    await utimes(part, changedAt, changedAt);
    await rename(part, file);
  } catch (error) {
    // On a full disk half a file would take the room that the next one needs.
    await rm(part, { force: true });
    throw error;
  }
}
