import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Bundler, newRemote } from '@my-note/create-remote';
import { root } from '@my-note/tooling/paths';
import { BASE_PAGE, BASE_STYLES } from './base-page.ts';

const BASE = 'rain';
/** The full run builds with each of the three. */
export const BUNDLERS: readonly Bundler[] = process.env.FULL ? ['webpack', 'rspack', 'vite'] : ['webpack'];

/** Makes a remote as a new team would, builds it, and returns the folder of its package. */
export async function buildBase(bundler: Bundler): Promise<{ dir: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'my-note-conformance-'));
  const dir = path.join(folder, BASE);
  newRemote(BASE, {
    dir,
    home: 'repository',
    bundler,
    values: { dependencies: '{}', devDependencies: '{}' },
  });
  // Reuses the packages of a remote with the same dependencies instead of installing.
  symlinkSync(path.join(root, 'remote-notifications/node_modules'), path.join(dir, 'node_modules'));
  writeFileSync(path.join(dir, 'src/pages/rain-page.tsx'), BASE_PAGE);
  writeFileSync(path.join(dir, 'src/pages/rain.css'), BASE_STYLES);
  const command = path.join(root, 'tooling/remote-build/src/cli.mjs');
  // A team's shell knows nothing of Vitest.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  await promisify(execFile)(process.execPath, [command, 'build'], { cwd: dir, env });
  return { dir, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
