import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The permissions of the group and of all others. */
const OTHERS = 0o077;
const BACKUP = /\.zip(\.age)?(\.part)?$/;

/**
 * Takes the access of other accounts to backups in a folder away, as a copy may have given it. The folder may be one that others
 * share, so it stays as it is. Returns how many were open to others.
 */
export function keepBackupsPrivate(folder: string): number {
  if (process.platform === 'win32' || !existsSync(folder)) return 0;
  const open = readdirSync(folder)
    .filter((name) => BACKUP.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => lstatSync(file).isFile() && (lstatSync(file).mode & OTHERS) !== 0);
  for (const file of open) chmodSync(file, lstatSync(file).mode & ~OTHERS);
  return open.length;
}
