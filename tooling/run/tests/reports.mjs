import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../src/workspace/paths.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed with the tests that passed on retry
 * @property {number} failed
 * @property {string[]} flaky names of the tests that passed on retry
 * @property {string[]} failures name and reason of each that failed
 */

const REASON_LINES = 8;

/**
 * @param {string} name
 * @param {string} [reason]
 */
function failure(name, reason = '') {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    // Frames of the test runner say nothing of the failure.
    .filter((line) => line.trim() && !line.includes('/node_modules/'));
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `  ${line}`)].join('\n');
}

/**
 * Counts a Vitest JSON report. A file that could not run counts as one failure.
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  /** @param {VitestFile} file */
  const failedIn = ({ assertionResults }) => assertionResults.filter((test) => test.status === 'failed');
  const broken = testResults.filter((file) => file.status === 'failed' && failedIn(file).length === 0);
  const failed = testResults.flatMap(failedIn);
  const flaky = testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => test.fullName);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    flaky,
    failures: [
      ...failed.map((test) => failure(test.fullName, test.failureMessages[0])),
      ...broken.map((file) => failure(path.relative(root, file.name), file.message)),
    ],
  };
}

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ name: string, message?: string, status: string, assertionResults: VitestResult[] }} VitestFile
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult with the failures
 *   before a retry
 */

/**
 * Counts a Playwright JSON report, whose own output names the flaky tests.
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, suites = [], errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: [],
    failures: [
      ...suites.flatMap((suite) => failedSpecs(suite)),
      ...errors.map(({ message }) => failure('Set-up', message)),
    ],
  };
}

/**
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, suites?: PlaywrightSuite[],
 *   errors?: { message?: string }[] }} PlaywrightReport
 * @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ title: string, file: string, line: number, tests: { projectName: string, status: string,
 *   results: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failedSpecs({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected')
      .map(({ projectName, results }) =>
        failure(`[${projectName}] ${file}:${line} ${title}`, results[0]?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => failedSpecs(suite))];
}

/**
 * Where the unit tests of a package write their report.
 * @param {string} folder
 */
export const reportFile = (folder) => path.join(root, folder, 'test-results/vitest.json');

/**
 * Reads a report. A run with an error code counts as a failure whatever its report says.
 * @param {string} file
 * @param {number} code exit code of the run
 * @param {typeof countVitest | typeof countPlaywright} [count]
 * @returns {Tally}
 */
export function tallyOf(file, code, count = countVitest) {
  const tally = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, flaky: [], failures: [] };
  if (code === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [failure(`Ended with code ${code}`)] };
}
