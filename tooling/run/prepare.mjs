import { existsSync } from 'node:fs';
import path from 'node:path';
import { pnpm, run } from '../src/workspace/command.mjs';
import { root } from '../src/workspace/paths.mjs';
import { installStamp, isCurrent, sourceStamp, writeStamp } from './stamp.mjs';

const INSTALL_STAMP = path.join(root, 'node_modules/.my-note-install');
const BUILD_STAMP = path.join(root, 'node_modules/.cache/my-note-build');
const RESULTS = ['dist/site/index.html', 'dist/site/registry.json', 'api/dist/server.js'];

/** A step that failed; its output says why. */
class StepError extends Error {
  /**
   * @param {string} message
   * @param {string} output
   */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/** Installs the dependencies when what they depend on has changed. */
export async function install() {
  const stamp = installStamp(root);
  if (isCurrent(INSTALL_STAMP, stamp)) return;
  console.log('Installing…');
  const { code, output } = await pnpm(['install', '--frozen-lockfile'], {
    cwd: root,
    // Under "production" the package manager would leave out what the build needs.
    env: { NODE_ENV: 'development' },
  });
  if (code !== 0) throw new StepError('The installation failed.', output);
  writeStamp(INSTALL_STAMP, stamp);
}

/** Builds every package and assembles the site when a source has changed. */
export async function build() {
  const stamp = sourceStamp(root);
  const complete = RESULTS.every((file) => existsSync(path.join(root, file)));
  if (complete && isCurrent(BUILD_STAMP, stamp)) return;
  console.log('Building…');
  const { code, output } = await pnpm(['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], {
    cwd: root,
  });
  if (code !== 0) throw new StepError('The build failed.', output);
  const assembled = await run(process.execPath, ['--import', 'tsx', 'release/src/assemble.ts'], {
    cwd: root,
  });
  if (assembled.code !== 0) throw new StepError('The site could not be assembled.', assembled.output);
  writeStamp(BUILD_STAMP, stamp);
}

/**
 * The reason a step failed, as a person can read it.
 * @param {unknown} error
 */
export function describe(error) {
  if (error instanceof StepError) return `${error.output.trimEnd()}\n\n${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
