import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { halfOf } from './half-written.mjs';
import { codeOf, forget, newOwner, waitFor } from './lock-owner.mjs';

/**
 * Runs tasks one at a time among all processes, by a file that says who is at work. Who was killed at work is
 * found out by the number of its process.
 * @param {string} file
 * @returns {<T>(task: () => Promise<T>) => Promise<T>}
 */
export function createDirectoryLock(file) {
  return async (task) => {
    const owner = await acquire(file);
    try {
      return await task();
    } finally {
      await release(file, owner);
    }
  };
}

async function acquire(file) {
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

async function release(file, owner) {
  if ((await ownerOf(file))?.token === owner.token) await rm(file, { force: true });
  forget(owner);
}

// A link appears with its content, or not at all: nobody ever reads a lock without an owner.
async function create(file, owner) {
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
async function clear(file, dead) {
  const right = `${file}.${dead.token}`;
  const owner = await acquire(right);
  try {
    if ((await ownerOf(file))?.token === dead.token) await rm(file, { force: true });
  } finally {
    await release(right, owner);
  }
}

/** @returns {Promise<import('./lock-owner.mjs').LockOwner | undefined>} */
async function ownerOf(file) {
  try {
    const text = await readFile(file, 'utf8');
    return (
      parse(text) ?? { token: 'unreadable', host: '', pid: 0, time: (await stat(file)).mtime.toISOString() }
    );
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
