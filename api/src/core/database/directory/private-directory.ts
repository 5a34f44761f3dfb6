import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { DatabaseUnavailable } from '../../database.ts';
import { listTree } from '../../files/list-tree.ts';

/** The permissions of the group and of all others. */
const OTHERS = 0o077;

/**
 * The directory holds notes and hashes of passwords, so only its owner may access it, as
 * PostgreSQL requires for its own. Returns how many files and folders were open to others before.
 */
export function keepPrivate(directory: string): number {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return 0;
  const root = realpathSync(directory);
  const inside = Array.from(listTree(root), ({ file }) => file);
  return [root, ...inside].filter(close).length;
}

/** Returns whether it was open. A link has no mode of its own and may point outside the directory. */
function close(file: string): boolean {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink() || (stat.mode & OTHERS) === 0) return false;
  try {
    chmodSync(file, stat.mode & 0o700);
  } catch (cause) {
    throw new DatabaseUnavailable(refusal(file), { cause });
  }
  // Some network shares accept a change of mode and ignore it.
  if ((lstatSync(file).mode & OTHERS) !== 0) throw new DatabaseUnavailable(refusal(file));
  return true;
}

const refusal = (file: string) =>
  `${file} is open to other accounts of this machine, and this account cannot change that. Give the data directory to this account (chown -R), or set DATA_DIR to a directory of its own`;
