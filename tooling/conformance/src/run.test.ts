import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { run } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'my-note-conformance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const errors: string[] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((text) => void errors.push(String(text)));
});

function put(file: string, content: object) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
}

it.each([
  ['a folder that is not there', ['nowhere'], /There is no folder .*nowhere\. Build the remote first/],
  ['a folder without a build', ['.'], /has no mf-manifest\.json\. Build the remote first/],
  ['an unknown option', ['--fast', '.'], /Unknown option '--fast'[\s\S]*my-note-conformance <folder…>/],
  ['an unknown check', ['--only', 'beauty', '.'], /There is no check beauty\. There are: files, hashes/],
])('%s: says so, with exit code 2', async (_what, args, message) => {
  expect(await run(args.map((arg) => (arg === '.' ? folder : arg)))).toBe(2);
  expect(errors.join('\n')).toMatch(message);
});

it.each([
  ['that is not there', 'nowhere', /--host nowhere is neither a folder nor an installed package/],
  ['that is no product', folder, /is no built product: index\.html and registry\.json is missing/],
  ['of before 0.2', path.join(folder, 'old'), /does not say what it provides\. Releases since 0\.2 do/],
])('a host %s: says so, with exit code 2', async (_what, host, message) => {
  put('old/registry.json', { schema: 1, revision: 1, remotes: [] });
  put('old/index.html', {});
  expect(await run(['--host', host, path.join(folder, 'old')])).toBe(2);
  expect(errors.join()).toMatch(message);
});

it('lists the checks in its help', async () => {
  const said: string[] = [];
  expect(await run(['--help'], (text) => said.push(text))).toBe(0);
  expect(said.join('\n')).toMatch(/second-copies +the remote brings nothing that the host shares/);
});
