import { lchownSync, readFileSync, statSync } from 'node:fs';

export type Account = { uid: number; gid: number };

/**
 * The account that PostgreSQL runs under, because it refuses to run as root: the owner of the data
 * directory, or `nobody` for a directory of root's own. Undefined when this process is not root.
 */
export function accountFor(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(dataDir);
  return uid === 0 ? readNobody() : { uid, gid };
}

/** Gives a directory of root's own to the account. */
export function giveDirectory(dataDir: string, { uid, gid }: Account) {
  if (statSync(dataDir).uid === 0) lchownSync(dataDir, uid, gid);
}

function readNobody(): Account {
  const line = /^nobody:[^:]*:(?<uid>\d+):(?<gid>\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!line?.groups) throw new Error('This system has no account named nobody');
  return { uid: Number(line.groups.uid), gid: Number(line.groups.gid) };
}
