import { spawn } from 'node:child_process';

const PNPM = ['-y', 'pnpm@10.34.8'];
const windows = process.platform === 'win32';

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, live?: boolean }} RunOptions
 * @typedef {{ code: number, output: string }} RunResult
 */

/**
 * Runs a command and returns its output. `live` also prints it, `onLine` gets each line.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd, env, onLine, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows && command === 'npx',
    });
    let output = '';
    let rest = '';
    /** @param {string} chunk */
    const take = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (onLine) for (const line of lines) onLine(line);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the package manager at the project's own version, whatever is installed on the machine.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function pnpm(args, options) {
  return run('npx', [...PNPM, ...args], options);
}
