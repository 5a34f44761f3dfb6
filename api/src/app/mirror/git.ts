import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OWN_FOLDER } from '../../features/mirror/mirror-state.store.ts';

const run = promisify(execFile);
/** Nothing that this machine is set up for may change the files or hold a commit back. */
const SETTINGS = [
  ...['user.name=My Note', 'user.email=my-note@localhost', 'commit.gpgsign=false', 'core.autocrlf=false'],
  ...['core.excludesFile=/dev/null', 'core.hooksPath=/dev/null'],
].flatMap((setting) => ['-c', setting]);

/** The history of a mirror, by the program git. */
export function createHistory(root: string) {
  const git = (...args: string[]) => run('git', ['-C', root, ...SETTINGS, ...args]);

  return {
    /** Makes a commit of everything that has changed; returns whether there was anything. */
    async commit(): Promise<boolean> {
      await git('init', '--quiet');
      await writeFile(path.join(root, OWN_FOLDER, '.gitignore'), '*\n');
      await git('add', '--all');
      const { stdout } = await git('diff', '--cached', '--shortstat');
      const [count] = stdout.trim().split(',');
      if (!count) return false;
      await git('commit', '--quiet', '--message', `Notes: ${count}`);
      return true;
    },
  };
}
