import './node-version.mjs';
import './orphan.mjs';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { missingForAuth, missingForFirestore } from '../src/emulators/emulators.mjs';
import { pnpm, run } from '../src/workspace/command.mjs';
import { findBrowser } from '../src/workspace/find-browser.mjs';
import { remoteFolders, root } from '../src/workspace/paths.mjs';
import { build, describe, install } from './prepare.mjs';
import { countPlaywright, countVitest, tallyOf } from './tally.mjs';

// The longest first, so that none is left to run alone at the end.
const UNIT = ['release', 'tooling', 'host', 'contract', 'shared-kit', ...remoteFolders];
const PARTS = ['unit', 'api', 'e2e'];

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are: ${PARTS.join(', ')}.`);
  process.exit(2);
}
const wanted = (part) => asked.length === 0 || asked.includes(part);

const total = { passed: 0, failed: 0 };
const started = Date.now();
const secondsSince = (start) => `${Math.round((Date.now() - start) / 1000)} s`;

function record(stage, start, { passed, failed }, output) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 && output) console.log(output.trimEnd());
  const result = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.log(`  ${stage}: ${result} (${secondsSince(start)})`);
}

async function check(stage, args) {
  const start = Date.now();
  const { code, output } = await pnpm(args, { cwd: root });
  total.failed += code === 0 ? 0 : 1;
  if (code !== 0) console.log(output.trimEnd());
  console.log(`  ${stage}: ${code === 0 ? 'ok' : 'failed'} (${secondsSince(start)})`);
}

async function vitest(name) {
  const start = Date.now();
  const cwd = path.join(root, name);
  const report = path.join(root, 'node_modules/.cache/tests', `${name}.json`);
  rmSync(report, { force: true });
  const cli = path.join(cwd, 'node_modules/vitest/vitest.mjs');
  const args = [cli, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run(process.execPath, args, {
    cwd,
    onLine: (line) => /^\s*\[(databases|firestore)\]/.test(line) && console.log(`  ${line.trim()}`),
  });
  record(name, start, tallyOf(report, countVitest, code), output);
}

async function playwright(browser) {
  const start = Date.now();
  if (!browser) {
    const advice = 'No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to it.';
    return record('e2e', start, { passed: 0, failed: 1 }, advice);
  }
  const missing = missingForFirestore() ?? (await missingForAuth());
  const emulators = "Google's Auth and Firestore emulators";
  console.log(missing ? `  [firebase] not run: ${missing}` : `  [firebase] on ${emulators}`);
  const sample = 'a sample of the cells of skew and faults; FULL=1 npm test runs them all';
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
  record('e2e', start, tallyOf(report, countPlaywright, code));
}

let browser;
try {
  await install();
  // A browser comes over the network meanwhile.
  [browser] = await Promise.all([wanted('e2e') ? findBrowser() : undefined, build()]);
} catch (error) {
  console.log(describe(error));
  console.log('0 passed, 1 failed');
  process.exit(1);
}
console.log(`Installed and built (${secondsSince(started)})`);
// Each of these keeps one processor busy for much of its time; the databases and browsers after them take all.
const quick = [
  ...(asked.length === 0
    ? [
        () => check('lint', ['run', 'lint']),
        () => check('budgets', ['run', 'size']),
        () => check('types', ['exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only']),
      ]
    : []),
  ...(wanted('unit') ? UNIT.map((name) => () => vitest(name)) : []),
];
if (quick.length > 0) console.log(asked.length === 0 ? 'Checks and unit tests…' : 'Unit tests…');
const next = async () => {
  for (let job = quick.shift(); job; job = quick.shift()) await job();
};
await Promise.all([next(), next()]);
if (wanted('api')) {
  console.log('API tests…');
  await vitest('api');
}
if (wanted('e2e')) {
  console.log('Browser tests…');
  await playwright(browser);
}
console.log(`\nTook ${secondsSince(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
