import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Area } from './area.ts';
import { codeOf } from './lock-owner.ts';
import { isAbandoned, isTemporary, temporaryName } from './temporary-files.ts';

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Files in a folder of this machine. */
export function createDirectoryArea(root: string): Area {
  const at = (key: string) => path.join(root, key);

  async function read(key: string) {
    const content = await ifThere(readFile(at(key)));
    return content && { content, tag: digest(content) };
  }

  return {
    read,
    write: (key, content) => replace(at(key), content),
    async swap(key, content, tag) {
      if ((await read(key))?.tag !== tag) return false;
      await replace(at(key), content);
      return true;
    },
    async list(folder) {
      const found = (await entriesOf(at(folder), true)).filter((entry) => entry.isFile());
      const listed = found.map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const facts = await ifThere(stat(file));
        const key = path.relative(root, file).replaceAll(path.sep, '/');
        return facts && { key, modified: facts.mtimeMs, size: facts.size };
      });
      return (await Promise.all(listed))
        .filter((one) => one !== undefined)
        .filter(({ key }) => !isTemporary(key));
    },
    folders: async (folder) =>
      (await entriesOf(at(folder)))
        .filter((entry) => entry.isDirectory() && !isTemporary(entry.name))
        .map(({ name }) => name),
    async place(folder, files) {
      if (await ifThere(stat(at(folder)))) return;
      const temporary = temporaryName(at(folder));
      await Promise.all([...files].map(([name, content]) => put(path.join(temporary, name), content)));
      try {
        await rename(temporary, at(folder));
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        // Another process placed the same files in the meantime.
        if (!(await ifThere(stat(at(folder))))) throw error;
      }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(at(key), { force: true })));
    },
    async removeFolder(folder) {
      // Renamed first, so that the folder disappears immediately.
      const temporary = temporaryName(at(folder));
      await ifThere(rename(at(folder), temporary));
      await rm(temporary, { recursive: true, force: true });
    },
    async sweep() {
      for (const entry of await entriesOf(root, true)) {
        if (!isTemporary(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        if (await isAbandoned(file)) await rm(file, { recursive: true, force: true });
      }
    },
  };
}

async function entriesOf(folder: string, recursive = false) {
  return (await ifThere(readdir(folder, { recursive, withFileTypes: true }))) ?? [];
}

async function ifThere<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

async function replace(file: string, content: string | Buffer) {
  const temporary = temporaryName(file);
  await put(temporary, content);
  await rename(temporary, file);
}

// The content is flushed before the rename, so that a power cut leaves no name without content.
async function put(file: string, content: string | Buffer) {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
