import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageOf } from '@my-note/remote-build/package-json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRemote } from './new-remote.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
let folder = '';
/** @param {string} name */
const make = (name) => newRemote(name, { dir: path.join(folder, `remote-${name}`), home: 'workspace' });
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'my-note-new-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a new remote', () => {
  let dir = '';
  beforeAll(() => {
    dir = path.join(folder, 'remote-rain-gauge');
    make('rain-gauge');
    // An installation would link this; the remote has the same dependencies.
    symlinkSync(path.join(root, 'remote-notifications/node_modules'), path.join(dir, 'node_modules'));
    symlinkSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  });

  it('has its name in every place and no placeholder left', () => {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const texts = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));
    expect(files.filter(({ name }) => /__|\.tpl$/.test(name))).toEqual([]);
    expect(texts.filter((text) => /__(name|Name|title)__/.test(text))).toEqual([]);
    expect(readFileSync(path.join(dir, 'src/exposes/rain-gauge-page.tsx'), 'utf8')).toContain(
      'RainGaugePage',
    );
    expect(packageOf(dir).myNote?.pages).toEqual([
      { path: '/i/rain-gauge', module: 'rain-gauge-page', label: 'Rain gauge' },
    ]);
  });

  it('has tests that pass, and types that fit', () => {
    /** @type {(program: string, ...args: string[]) => import("node:child_process").SpawnSyncReturns<string>} */
    const run = (program, ...args) =>
      spawnSync(process.execPath, [path.join(dir, 'node_modules', program), ...args], {
        cwd: dir,
        encoding: 'utf8',
      });
    const tests = run('vitest/vitest.mjs', 'run');
    expect(tests.status, tests.stdout + tests.stderr).toBe(0);
    expect(tests.stdout).toMatch(/3 passed/);
    const types = run('typescript/bin/tsc', '-p', '.');
    expect(types.status, types.stdout).toBe(0);
  }, 60_000);

  it('is refused when it exists', () => {
    expect(() => make('rain-gauge')).toThrow(/is there already/);
  });
});

it.each(/** @type {const} */ (['webpack', 'rspack', 'vite']))('has the files of %s', (bundler) => {
  const dir = path.join(folder, bundler);
  newRemote('hail', { dir, home: 'repository', bundler });
  const configs = readdirSync(dir).filter((file) => /^(webpack|rspack|vite)\.config\.mjs$/.test(file));
  expect(configs).toEqual([`${bundler}.config.mjs`]);
  expect(readdirSync(dir)).toEqual(expect.arrayContaining(['.gitignore', '.github', 'budget.json', 'src']));
});

it.each(['Weather', 'a b', '../x', '', '9lives', 'a--b', 'a-'])('"%s" is not a valid name', (name) => {
  expect(() => make(name)).toThrow(/is named with small letters/);
  expect(existsSync(path.join(folder, `remote-${name}`))).toBe(false);
});

it('a name that the host uses is refused', () => {
  expect(() => make('trash')).toThrow(/taken by the host/);
});
