import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';

/** The longest path that every system accepts for a socket. */
const SOCKET_PATH_BYTES = 100;
const SOCKET = '.s.PGSQL.5432';

/** Where the server's socket is: in its own folder, or for a long path in a temporary one that only its account may enter. */
export function socketFolder(folder: string, account?: Account) {
  if (Buffer.byteLength(path.join(folder, SOCKET)) <= SOCKET_PATH_BYTES) {
    return { path: folder, remove: () => undefined };
  }
  const made = mkdtempSync(path.join(os.tmpdir(), 'my-note-'));
  if (account) chownSync(made, account.uid, account.gid);
  return { path: made, remove: () => rmSync(made, { recursive: true, force: true }) };
}
