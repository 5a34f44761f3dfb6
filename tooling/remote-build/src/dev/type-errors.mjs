import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Checks the types of a folder whenever a file of it changes, in a process of its own. It runs the compiler's command,
 * because its library has another form in each major version.
 * @param {string} dir with a tsconfig.json
 * @param {(errors: string[]) => void} report called after each check, with an entry per error
 */
export function watchTypes(dir, report) {
  const compiler = compilerOf(dir);
  if (!compiler) {
    console.log('Types are not checked: install typescript to see their errors here.');
    return;
  }
  const check = spawn(
    process.execPath,
    [compiler, '-p', '.', '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  const read = errorReader(report);
  createInterface({ input: check.stdout }).on('line', read);
  process.on('exit', () => endGroup(check));
}

/**
 * The command starts a program of its own, which a signal to the command alone does not reach.
 * @param {import('node:child_process').ChildProcess} child
 */
function endGroup(child) {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid);
}

/**
 * Collects what the compiler prints until it says that a check is over.
 * @param {(errors: string[]) => void} report
 * @returns {(line: string) => void}
 */
export function errorReader(report) {
  /** @type {string[]} */
  let errors = [];
  return (line) => {
    if (/: error TS\d+: |^error TS\d+: /.test(line)) errors.push(line);
    // What explains an error further is indented.
    else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n${line}`);
    else if (/Found \d+ errors?\. Watching/.test(line)) {
      report(errors);
      errors = [];
    }
  };
}

/** @param {string} dir */
function compilerOf(dir) {
  const require = createRequire(path.join(dir, 'package.json'));
  try {
    const file = require.resolve('typescript/package.json');
    return path.join(path.dirname(file), require(file).bin.tsc);
  } catch {
    return undefined;
  }
}
