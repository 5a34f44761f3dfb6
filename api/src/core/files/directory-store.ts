import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../services.ts';

/** Files in folders named after the end of their id; its beginning is the time and would fill one folder. */
export function createDirectoryStore(directory: string): FileStore {
  const folderOf = (id: string) => path.join(directory, id.slice(-2));
  const fileOf = (id: string) => path.join(folderOf(id), id);
  const partOf = (id: string) => `${fileOf(id)}.part`;

  return {
    async put(id, file) {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
      try {
        await copyFile(file, partOf(id));
        await sync(partOf(id));
        await rename(partOf(id), fileOf(id));
      } catch (error) {
        // On a full disk half a file would take the room that the next one needs.
        await rm(partOf(id), { force: true });
        throw error;
      }
      for (const folder of [folderOf(id), directory]) await sync(folder);
    },
    async read(id, range) {
      const handle = await open(fileOf(id));
      return handle.createReadStream(range);
    },
    async remove(id) {
      for (const file of [fileOf(id), partOf(id)]) await rm(file, { force: true });
    },
    async *list() {
      if (!existsSync(directory)) return;
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      // Files being written end with `.part` and belong to no row.
      for (const entry of entries) if (entry.isFile() && !entry.name.endsWith('.part')) yield entry.name;
    },
  };
}

async function sync(file: string) {
  // Windows cannot open a folder, nor sync a file that is open for reading only.
  if (process.platform === 'win32') return;
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
