import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Counts a Vitest JSON report. A file that could not run at all counts as one failure.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[], numPassedTests: number, numFailedTests: number }} report
 * @returns {Tally}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * Counts a Playwright JSON report. A test that passed at a later try is passed.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number }, errors?: unknown[] }} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Reads a report and makes sure that a run which failed counts as a failure, whatever was reported.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Tally} count
 * @param {number} code exit code of the run
 * @returns {Tally}
 */
export function tallyOf(file, count, code) {
  const tally = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
