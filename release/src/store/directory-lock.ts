import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../parse-json.ts';
import { codeOf, forget, type LockOwner, newOwner, ownerSchema, waitFor } from './lock-owner.ts';
import { halfOf } from './temporary-files.ts';

/**
 * Runs tasks one at a time among all processes, by a file that says who is at work. Who was killed at work is
 * found out by the number of its process.
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

// A link appears with its content, or not at all: nobody ever reads a lock without an owner.
async function create(file: string, owner: LockOwner) {
  const half = halfOf(file);
  await writeFile(half, JSON.stringify(owner));
  try {
    await link(half, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(half, { force: true });
  }
}

// Of all who find the same dead owner only one at a time may remove its lock, and looks again before:
// otherwise the second would remove the lock that the first has just taken.
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
