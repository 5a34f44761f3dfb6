import path from 'node:path';
import { pnpm, run } from '../src/workspace/command.mjs';
import { root } from '../src/workspace/paths.mjs';
import { installStamp, isCurrent, writeStamp } from './install-stamp.mjs';

const INSTALL_STAMP = path.join(root, 'node_modules/.my-note-install');

/** A failed step, with its output. */
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

/** Installs the dependencies when the lockfile or a package.json has changed. */
export async function install() {
  const stamp = installStamp(root);
  if (isCurrent(INSTALL_STAMP, stamp)) return;
  console.log('Installing…');
  const { code, output } = await pnpm(['install', '--frozen-lockfile'], {
    cwd: root,
    // Under "production" the package manager would leave out what the build needs; with CI it never prompts.
    env: { NODE_ENV: 'development', CI: 'true' },
  });
  if (code !== 0) throw new StepError('The installation failed.', output);
  writeStamp(INSTALL_STAMP, stamp);
}

/** Builds every package that has changed, and assembles the site. */
export async function build() {
  console.log('Building…');
  // In another mode than that of the tests, the cache would not be theirs.
  const options = ['--env-mode=loose', '--output-logs=errors-only'];
  const { code, output } = await pnpm(['exec', 'turbo', 'run', 'build', ...options], { cwd: root });
  if (code !== 0) throw new StepError('The build failed.', output);
  const assembled = await run(process.execPath, ['--import', 'tsx', 'release/src/assemble.ts'], {
    cwd: root,
  });
  if (assembled.code !== 0) throw new StepError('The site could not be assembled.', assembled.output);
}

/**
 * The reason of a failed step, for the terminal.
 * @param {unknown} error
 */
export function describe(error) {
  if (error instanceof StepError) return `${error.output.trimEnd()}\n\n${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
