import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installStamp, isCurrent, writeStamp } from './install-stamp.mjs';

let root = '';
/** @param {string} file */
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

describe('installStamp', () => {
  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'host/package.json'])(
    'changes with %s',
    (file) => {
      const before = installStamp(root);
      put(file, 'changed');
      expect(installStamp(root)).not.toBe(before);
    },
  );

  it('depends on content, not on time, and ignores sources', () => {
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
