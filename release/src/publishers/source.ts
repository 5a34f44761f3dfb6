import { execFileSync } from 'node:child_process';
import type { Statement } from './statement.ts';

/** The commit that the folder of a package is at, and whether its files differ from it. */
export function sourceOf(dir: string): Statement['source'] {
  const commit = git(dir, 'rev-parse', 'HEAD');
  const status = git(dir, 'status', '--porcelain', '--', '.');
  return { commit: commit || null, changed: status !== '' };
}

function git(cwd: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
