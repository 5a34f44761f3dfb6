import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDiskSpace } from '../../../core/files/disk-space.ts';
import { BackupError } from '../manifest.rules.ts';
import type { BackupPlace } from './backup-place.port.ts';
import type { Bytes } from './bytes.port.ts';
import { explainFolder, fullDisk } from './folder-errors.rules.ts';

const PART = '.part';

/** Backups as files of a folder, readable by their owner alone. */
export function createFolderPlace(folder: string, reserveMegabytes = 0): BackupPlace {
  const space = createDiskSpace(folder, reserveMegabytes);
  async function* whileThereIsRoom(content: Readable) {
    for await (const chunk of content) {
      if (space.isLow()) throw new BackupError(fullDisk(folder));
      yield chunk;
    }
  }

  const fileOf = (name: string) => path.join(folder, name);
  const partOf = (name: string) => `${fileOf(name)}${PART}`;
  const names = async () => (existsSync(folder) ? (await readdir(folder)).sort() : []);
  return {
    name: folder,
    async demandFree(name) {
      if (existsSync(fileOf(name)))
        throw new BackupError(`${fileOf(name)} exists already. Choose another name`);
    },
    async write(name, content, signal) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const handle = await open(partOf(name), 'w', 0o600);
        const target = handle.createWriteStream({ flush: true });
        await pipeline(content, whileThereIsRoom, target, ...(signal ? [{ signal }] : []));
      } catch (error) {
        throw explainFolder(error, folder);
      }
    },
    open: (name) => openFile(existsSync(fileOf(name)) ? fileOf(name) : partOf(name)),
    async accept(name) {
      await rename(partOf(name), fileOf(name));
      await syncFolder(folder);
    },
    list: async () => (await names()).filter((name) => !name.endsWith(PART)),
    remove: (name) => rm(fileOf(name), { force: true }),
    discard: (name) => rm(partOf(name), { force: true }),
    listUnfinished: async () =>
      (await names()).filter((name) => name.endsWith(PART)).map((name) => name.slice(0, -PART.length)),
  };
}

/** A file of this machine. */
export async function openFile(file: string): Promise<Bytes> {
  const handle = await open(file);
  const { size } = await handle.stat();
  return { size, read: (start, length) => readFully(handle, start, length), close: () => handle.close() };
}

async function readFully(handle: FileHandle, start: number, length: number) {
  const buffer = Buffer.alloc(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await handle.read(buffer, done, length - done, start + done);
    if (bytesRead === 0) throw new Error('the file ends too early');
    done += bytesRead;
  }
  return buffer;
}

/** The new name survives a loss of power. Windows cannot open a folder. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
