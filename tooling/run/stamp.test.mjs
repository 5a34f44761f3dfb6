import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installStamp, isCurrent, sourceStamp, writeStamp } from './stamp.mjs';

let root;
const put = (file, content = file) => {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  put('package.json', '{}');
  put('pnpm-lock.yaml', 'lock');
  put('host/package.json', '{}');
  put('host/src/app.tsx');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('sourceStamp', () => {
  it('is the same while nothing changes', () => {
    expect(sourceStamp(root)).toBe(sourceStamp(root));
  });

  it.each([
    ['new content', () => put('host/src/app.tsx', 'longer than it was before')],
    ['a new time', () => utimesSync(path.join(root, 'host/src/app.tsx'), 1, 1)],
    ['a new file', () => put('host/src/new.ts')],
    ['a removed file', () => rmSync(path.join(root, 'host/src/app.tsx'))],
  ])('tells %s', (_what, change) => {
    const before = sourceStamp(root);
    change();
    expect(sourceStamp(root)).not.toBe(before);
  });

  it('does not look at results, data, tests and hidden folders', () => {
    const before = sourceStamp(root);
    const files = [
      'host/dist/a.js',
      'node_modules/a.js',
      'data/a',
      '.git/a',
      'host/src/app.test.tsx',
      'e2e/a.ts',
    ];
    for (const file of files) put(file);
    expect(sourceStamp(root)).toBe(before);
  });
});

describe('installStamp', () => {
  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'host/package.json'])(
    'tells a change of %s',
    (file) => {
      const before = installStamp(root);
      put(file, 'changed');
      expect(installStamp(root)).not.toBe(before);
    },
  );

  it('goes by content, not by time, and ignores sources', () => {
    const before = installStamp(root);
    utimesSync(path.join(root, 'pnpm-lock.yaml'), 1, 1);
    put('host/src/app.tsx', 'changed');
    expect(installStamp(root)).toBe(before);
  });
});

it('remembers a stamp', () => {
  const file = path.join(root, 'cache/deep/stamp');
  expect(isCurrent(file, 'a')).toBe(false);
  writeStamp(file, 'a');
  expect(isCurrent(file, 'a')).toBe(true);
  expect(isCurrent(file, 'b')).toBe(false);
});
