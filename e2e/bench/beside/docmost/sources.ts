import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const REPOSITORY = 'https://github.com/docmost/docmost';
const VERSION = 'v0.95.0';

/**
 * The folder of a built Docmost: that of DOCMOST_DIR, or with BENCH_DOCMOST=install one that is cloned and built into
 * the temporary folder, where a later run finds it. Undefined without either.
 */
export function findDocmost(): string | undefined {
  const { DOCMOST_DIR, BENCH_DOCMOST } = process.env;
  if (DOCMOST_DIR) return DOCMOST_DIR;
  if (BENCH_DOCMOST !== 'install') return undefined;
  const dir = path.join(os.tmpdir(), `docmost-${VERSION}`);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: existsSync(dir) ? dir : os.tmpdir(), stdio: 'inherit' });
  if (!existsSync(dir)) run('git', 'clone', '--depth', '1', '--branch', VERSION, REPOSITORY, dir);
  if (!existsSync(path.join(dir, 'apps/server/dist/main.js'))) {
    const pnpm = (...args: string[]) => run('npx', '--yes', 'pnpm@10', '--pm-on-fail=ignore', ...args);
    pnpm('install', '--no-frozen-lockfile');
    pnpm('build');
  }
  return dir;
}
