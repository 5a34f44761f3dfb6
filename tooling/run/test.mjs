import './node-version.mjs';
import './orphan.mjs';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { missingForAuth, missingForFirestore } from '../src/emulators/emulators.mjs';
import { run } from '../src/workspace/command.mjs';
import { findBrowser } from '../src/workspace/find-browser.mjs';
import { root } from '../src/workspace/paths.mjs';
import { build, describe, install } from './prepare.mjs';
import { chooseTests, unitPackages } from './tests/choose-tests.mjs';
import { countPlaywright, reportFile, tallyOf } from './tests/reports.mjs';
import { runTasks } from './tests/turbo.mjs';

const { units, hasApi, hasE2e, isEverything } = chooseTests(process.argv.slice(2), unitPackages());
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
const started = Date.now();

/** @param {number} start */
const secondsSince = (start) => `${Math.round((Date.now() - start) / 1000)} s`;

/**
 * @param {string} stage
 * @param {import('./tests/reports.mjs').Tally} tally
 * @param {string} note
 */
function record(stage, tally, note) {
  const { passed, failed, flaky } = tally;
  total.passed += passed;
  total.failed += failed;
  failures.push(...tally.failures.map((one) => `${stage}: ${one}`));
  console.log(`  ${stage}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ''} (${note})`);
  for (const name of flaky) console.log(`  ${stage}, flaky (passed on retry): ${name}`);
}

/**
 * @param {string} name
 * @param {number} code exit code
 * @param {string} [note]
 */
function recordCheck(name, code, note = '') {
  console.log(`  ${name}: ${code === 0 ? 'ok' : 'failed'}${note}`);
  if (code === 0) return;
  total.failed += 1;
  failures.push(name);
}

/**
 * Runs tasks by turbo and counts their results.
 * @param {string[]} everywhere tasks of every package
 * @param {string[]} tested folders of the packages whose tests run
 */
async function turbo(everywhere, tested) {
  for (const { name, task, code, isCached, seconds, lines } of await runTasks(everywhere, tested)) {
    const note = isCached ? 'from the cache' : `${seconds} s`;
    for (const line of lines) console.log(`  ${line}`);
    if (task === 'test') record(name, tallyOf(reportFile(name), code), note);
    else if (task === 'lint' || code !== 0) {
      recordCheck(`${task} of ${name}`, code, ` (${note})`);
    }
  }
}

/** @param {string | undefined} browser */
async function playwright(browser) {
  const start = Date.now();
  if (!browser) {
    console.log('No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to it.');
    const failures = ['no browser'];
    return record('e2e', { passed: 0, failed: 1, flaky: [], failures }, secondsSince(start));
  }
  const missing = missingForFirestore() ?? (await missingForAuth());
  console.log(
    missing ? `  [firebase] not run: ${missing}` : "  [firebase] on Google's Auth and Firestore emulators",
  );
  const sample = 'a sample of the specs and of the cells of skew and faults; FULL=1 npm test runs them all';
  console.log(`  [matrix] ${process.env.FULL ? 'every cell of skew and faults' : sample}`);
  const cwd = path.join(root, 'e2e');
  const report = path.join(root, 'node_modules/.cache/tests/e2e.json');
  rmSync(report, { force: true });
  const cli = path.join(cwd, 'node_modules/@playwright/test/cli.js');
  const { code } = await run(process.execPath, [cli, 'test', '--reporter=list,json'], {
    cwd,
    live: true,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
  });
  record('e2e', tallyOf(report, code, countPlaywright), secondsSince(start));
}

let browser;
try {
  await install();
  // A missing browser is downloaded meanwhile.
  const needsBuild = hasE2e || isEverything;
  [browser] = await Promise.all([hasE2e ? findBrowser() : undefined, needsBuild ? build() : undefined]);
} catch (error) {
  console.log(describe(error));
  console.log('0 passed, 1 failed');
  process.exit(1);
}
console.log(`Ready (${secondsSince(started)})`);
if (isEverything) {
  // Side by side, because the lint of the repository needs one core alone.
  console.log('Lint, types, budgets and unit tests…');
  await turbo(['lint', 'typecheck'], units);
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'release/src/size.ts'], {
    cwd: root,
  });
  if (code !== 0) console.log(output);
  recordCheck('budgets', code);
} else if (units.length > 0) {
  console.log('Unit tests…');
  await turbo([], units);
}
if (hasApi) {
  console.log('API tests…');
  await turbo([], ['api']);
}
if (hasE2e) {
  console.log('Browser tests…');
  await playwright(browser);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\nTook ${secondsSince(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
