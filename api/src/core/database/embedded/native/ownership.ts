import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';

/** Gives a database to the account of its server: a copy that root has made belongs to root. */
export function giveTo(folder: string, { uid, gid }: Account) {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of [folder, ...entries.map((entry) => path.join(folder, entry))]) {
    if (lstatSync(file).uid !== uid) lchownSync(file, uid, gid);
  }
}
