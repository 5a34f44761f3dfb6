import { lchownSync, lstatSync } from 'node:fs';
import { listTree } from '../../../files/list-tree.ts';
import type { Account } from './account.ts';

/**
 * Gives a database to the account of its server: a copy that root has made belongs to root. A file with a second name
 * may be another's, outside of the folder.
 */
export function giveTo(folder: string, { uid, gid }: Account) {
  const give = (file: string) => {
    const stat = lstatSync(file);
    if (stat.uid !== uid && (stat.isDirectory() || stat.nlink === 1)) lchownSync(file, uid, gid);
  };
  give(folder);
  for (const { file } of listTree(folder)) give(file);
}
