import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from '../../src/workspace/command.mjs';
import { packageOf, root } from '../../src/workspace/paths.mjs';
import { reportFile } from './reports.mjs';

const SUMMARIES = path.join(root, '.turbo/runs');
const CONCURRENCY = 2;

/**
 * @typedef {object} TaskResult
 * @property {string} name folder of the package, `repository` for a task of the root
 * @property {string} task
 * @property {number} code
 * @property {boolean} isCached
 * @property {number} seconds
 * @property {string[]} lines of its output about the machine, such as the databases found
 */

/**
 * Runs tasks by turbo, prints the output of those that fail, and returns the result of each.
 * @param {string[]} everywhere tasks of every package
 * @param {string[]} tested folders of the packages whose tests run
 * @returns {Promise<TaskResult[]>}
 */
export async function runTasks(everywhere, tested) {
  rmSync(SUMMARIES, { recursive: true, force: true });
  // Turbo restores the report of a cached task.
  for (const folder of tested) rmSync(reportFile(folder), { force: true });
  const tests = tested.map((folder) => `${packageOf(path.join(root, folder)).name}#test`);
  const { code, output } = await pnpm(
    [
      ...['exec', 'turbo', 'run', ...everywhere, ...tests, '--continue', '--summarize', '--env-mode=loose'],
      ...[`--concurrency=${CONCURRENCY}`, '--output-logs=errors-only'],
    ],
    { cwd: root },
  );
  if (code !== 0) console.log(output.trimEnd());
  const results = summary().filter(({ task }) => task === 'test' || everywhere.includes(task));
  if (code === 0 || results.some((one) => one.code !== 0)) return results;
  return [...results, { name: 'turbo', task: 'run', code, isCached: false, seconds: 0, lines: [] }];
}

/** @returns {TaskResult[]} */
function summary() {
  /** @type {string[]} */
  let files = [];
  try {
    files = readdirSync(SUMMARIES);
  } catch {
    return [];
  }
  const [file = ''] = files;
  /** @type {{ tasks: SummaryTask[] }} */
  const { tasks } = JSON.parse(readFileSync(path.join(SUMMARIES, file), 'utf8'));
  return tasks
    .filter(({ execution }) => execution)
    .map(({ task, directory, logFile, cache, execution }) => ({
      name: directory || 'repository',
      task: task.replace(/^.*#/, ''),
      code: execution?.exitCode ?? 1,
      isCached: cache.status === 'HIT',
      seconds: Math.round(((execution?.endTime ?? 0) - (execution?.startTime ?? 0)) / 1000),
      lines: notesOf(path.join(root, logFile)),
    }));
}

/**
 * @typedef {{ task: string, directory: string, logFile: string, cache: { status: string },
 *   execution?: { startTime: number, endTime: number, exitCode: number | null } }} SummaryTask
 */

/** @param {string} file */
function notesOf(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /^\[(databases|firestore|package)\]/.test(line));
  } catch {
    return [];
  }
}
