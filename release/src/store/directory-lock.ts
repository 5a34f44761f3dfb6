import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../parse-json.ts';
import { codeOf, forget, type LockOwner, newOwner, ownerSchema, waitFor } from './lock-owner.ts';
import { temporaryName } from './temporary-files.ts';

/**
 * Runs tasks one at a time among all processes, by a file that names its owner. Why not a library:
 * docs/decisions/0039-the-lock-of-a-store-is-our-own.md.
 */
export function createDirectoryLock(file: string): <T>(task: () => Promise<T>) => Promise<T> {
  return async (task) => {
    const owner = await acquire(file);
    try {
      return await task();
    } finally {
      await release(file, owner);
    }
  };
}

async function acquire(file: string) {
  await mkdir(path.dirname(file), { recursive: true });
  const owner = newOwner();
  await waitFor(file, async (isGone) => {
    if (await create(file, owner)) return undefined;
    const other = await ownerOf(file);
    if (!other || !isGone(other)) return other ?? owner;
    await clear(file, other);
    return other;
  });
  return owner;
}

async function release(file: string, owner: LockOwner) {
  if ((await ownerOf(file))?.token === owner.token) await rm(file, { force: true });
  forget(owner);
}

// A link appears with its content, so nobody reads a lock without an owner.
async function create(file: string, owner: LockOwner) {
  const temporary = temporaryName(file);
  await writeFile(temporary, JSON.stringify(owner));
  try {
    await link(temporary, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

// Only one process at a time may remove a dead owner's lock, after reading it again. Otherwise the second one would
// remove the lock that the first has just taken.
async function clear(file: string, dead: LockOwner) {
  const right = `${file}.${dead.token}`;
  const owner = await acquire(right);
  try {
    if ((await ownerOf(file))?.token === dead.token) await rm(file, { force: true });
  } finally {
    await release(right, owner);
  }
}

async function ownerOf(file: string): Promise<LockOwner | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    return (
      parseJson(ownerSchema, text) ?? {
        token: 'unreadable',
        host: '',
        pid: 0,
        time: (await stat(file)).mtime.toISOString(),
      }
    );
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
