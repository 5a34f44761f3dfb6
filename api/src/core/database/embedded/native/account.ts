import { chownSync, readFileSync, statSync } from 'node:fs';

export type Account = { uid: number; gid: number };

/**
 * The account that PostgreSQL runs under, because it refuses to run as root: the owner of the data
 * directory. A directory of root's own is given to `nobody`. Undefined when this process is not root.
 */
export function accountFor(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(dataDir);
  if (uid !== 0) return { uid, gid };
  const nobody = readNobody();
  chownSync(dataDir, nobody.uid, nobody.gid);
  return nobody;
}

function readNobody(): Account {
  const line = /^nobody:[^:]*:(?<uid>\d+):(?<gid>\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!line?.groups) throw new Error('This system has no account named nobody');
  return { uid: Number(line.groups.uid), gid: Number(line.groups.gid) };
}
