import { execFileSync } from 'node:child_process';

/** For tests that run as root: an account without its rights. Undefined when none is needed. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This machine does not have this account, so the next one is tried.
    }
  }
  throw new Error('These tests run as root, and neither postgres nor nobody is an account here');
}
