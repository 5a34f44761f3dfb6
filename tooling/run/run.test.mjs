import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../src/workspace/command.mjs';
import { root } from '../src/workspace/paths.mjs';
import { nodeProblem } from './node-version.mjs';
import { isTaken } from './port.mjs';
import { chooseTests } from './tests/choose-tests.mjs';
import { countPlaywright, countVitest, tallyOf } from './tests/reports.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('accepts %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(['18.20.0', '20.18.9', '9.0.0'])('refuses %s and names the required version', (version) => {
    expect(nodeProblem(version)).toContain(`needs Node.js 20.19 or newer; this is ${version}`);
  });
});

describe('isTaken', () => {
  const server = net.createServer();
  afterEach(() => server.close());
  it.each(['127.0.0.1', '0.0.0.0'])('detects a server on %s, and that it has stopped', async (host) => {
    await new Promise((resolve) => server.listen({ port: 0, host }, () => resolve(undefined)));
    const port = Number(Object(server.address()).port);
    expect(await isTaken(port)).toBe(true);
    await new Promise((resolve) => server.close(resolve));
    expect(await isTaken(port)).toBe(false);
  });
});

describe('tally', () => {
  /** @typedef {import('./tests/reports.mjs').VitestResult} VitestResult */
  /** @type {(status: string, failureMessages?: string[]) => VitestResult} */
  const result = (status, failureMessages = []) => ({
    status,
    fullName: `a ${status} test`,
    failureMessages,
  });
  /** @type {(status: string, ...results: VitestResult[]) => import('./tests/reports.mjs').VitestFile} */
  const file = (status, ...assertionResults) => ({
    name: path.join(root, 'host/src/a.test.ts'),
    message: 'Syntax error\n\n  at line 3\n  at run (/node_modules/vitest/run.js)',
    status,
    assertionResults,
  });
  it('counts a test file that could not run as a failure, and says what failed and why', () => {
    const [passed, failed] = [result('passed'), result('failed', ['\u001B[31mExpected 1\u001B[39m'])];
    const testResults = [file('passed', passed), file('failed'), file('failed', failed, passed)];
    const report = { numPassedTests: 2, numFailedTests: 1, testResults };
    expect(countVitest(report)).toEqual({
      passed: 2,
      failed: 2,
      flaky: [],
      failures: ['a failed test\n  Expected 1', 'host/src/a.test.ts\n  Syntax error\n    at line 3'],
    });
  });
  it('names a test that passed on retry', () => {
    const testResults = [file('passed', result('passed', ['Timed out']), result('passed'))];
    const report = { numPassedTests: 2, numFailedTests: 0, testResults };
    expect(countVitest(report)).toEqual({ passed: 2, failed: 0, flaky: ['a passed test'], failures: [] });
  });
  it('counts a browser test that passes on retry as passed, and a broken set-up as failed', () => {
    /** @param {string} status */
    const ran = (status) => ({
      projectName: 'desktop',
      status,
      results: [{ error: { message: 'Timeout 10000ms\nat line 4' } }],
    });
    const specs = [
      { title: 'saves', file: 'saving.spec.ts', line: 7, tests: [ran('unexpected'), ran('expected')] },
    ];
    const report = {
      stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 },
      suites: [{ suites: [{ specs }], specs }],
      errors: [{ message: 'no port' }],
    };
    const saves = '[desktop] saving.spec.ts:7 saves\n  Timeout 10000ms\n  at line 4';
    const failures = [saves, saves, 'Set-up\n  no port'];
    expect(countPlaywright(report)).toEqual({ passed: 6, failed: 3, flaky: [], failures });
  });
  it('counts a run that ended with an error code as failed', () => {
    expect(tallyOf('/does/not/exist.json', 1)).toEqual({
      passed: 0,
      failed: 1,
      flaky: [],
      failures: ['Ended with code 1'],
    });
  });
});

describe('chooseTests', () => {
  const packages = ['host', 'remote-notes', 'shared-kit'];
  it.each([
    [[], { units: packages, hasApi: true, hasE2e: true, isEverything: true }],
    [['unit'], { units: packages, hasApi: false, hasE2e: false, isEverything: false }],
    [
      ['notes', 'kit'],
      { units: ['remote-notes', 'shared-kit'], hasApi: false, hasE2e: false, isEverything: false },
    ],
    [['api', 'host'], { units: ['host'], hasApi: true, hasE2e: false, isEverything: false }],
  ])('%j runs %j', (names, chosen) => {
    expect(chooseTests(names, packages)).toEqual(chosen);
  });
});

describe('run', () => {
  it('returns the output, each line, and the exit code', async () => {
    /** @type {string[]} */
    const lines = [];
    const script = 'console.log("a\\nb"); console.error("c"); process.exit(3)';
    const result = await run(process.execPath, ['-e', script], { onLine: (line) => lines.push(line) });
    expect(result.code).toBe(3);
    expect(result.output).toContain('a\nb\n');
    expect(lines).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  });
  it('reports a command that does not exist', async () => {
    expect(await run('/no/such/command', [])).toMatchObject({ code: 1 });
  });
});

describe.skipIf(process.platform === 'win32')('a script that npm started', () => {
  it('receives SIGTERM although the shell between them does not pass it on', async () => {
    const orphan = path.join(import.meta.dirname, 'orphan.mjs');
    const script = `
      process.on('SIGTERM', () => { console.log('ended'); process.exit(); });
      setTimeout(() => console.log('left alone'), 20_000);
      import(${JSON.stringify(orphan)}).then(() => console.log('up'));`;
    // The second command keeps the shell from becoming Node itself.
    const shell = spawn('sh', ['-c', `"$NODE" -e "$SCRIPT"; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start', NODE: process.execPath, SCRIPT: script },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = shell.stdout.setEncoding('utf8');
    expect(String(await once(said, 'data'))).toBe('up\n');
    shell.kill('SIGTERM');
    expect(String(await once(said, 'data'))).toBe('ended\n');
  });
});

it('start, test and dev load without any installed package', () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'my-note-bare-'));
  try {
    for (const folder of ['run', 'src', 'remote-build/src']) {
      cpSync(path.join(root, 'tooling', folder), path.join(bare, 'tooling', folder), { recursive: true });
    }
    for (const script of ['start', 'test', 'dev']) {
      const text = readFileSync(path.join(bare, 'tooling/run', `${script}.mjs`), 'utf8');
      // What is imported before the script does anything.
      const imports = [...text.matchAll(/^import (?:.* from )?'(\..*)';$/gm)].map(([, file = '']) => file);
      expect(imports.length).toBeGreaterThan(2);
      const urls = imports.map((file) => pathToFileURL(path.resolve(bare, 'tooling/run', file)).href);
      const code = urls.map((url) => `await import('${url}');`).join('\n');
      const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
        encoding: 'utf8',
      });
      expect(status, `${script}.mjs: ${stderr}`).toBe(0);
    }
  } finally {
    rmSync(bare, { recursive: true });
  }
}, 30_000);
