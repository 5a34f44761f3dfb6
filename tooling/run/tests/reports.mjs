import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/workspace/paths.mjs';

/** @typedef {{ passed: number, failed: number, flaky: string[] }} Tally tests that passed on retry count as passed */

/**
 * Counts a Vitest JSON report. A file that could not run counts as one failure.
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const flaky = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => test.fullName);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, flaky };
}

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: VitestResult[] }[] }} VitestReport
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult with the failures
 *   before a retry
 */

/**
 * Counts a Playwright JSON report, whose own output names the flaky tests.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number }, errors?: unknown[] }} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, flaky: [] };
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
    : { passed: 0, failed: 0, flaky: [] };
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
