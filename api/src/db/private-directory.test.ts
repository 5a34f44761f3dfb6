import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@my-note/shared-kit/contract';
import { expect, it } from 'vitest';
import { startServer } from '../testing/server-process.ts';
import { useTemporaryDirectories } from '../testing/temporary-directories.ts';
import { newSession, send } from '../testing/writers.ts';
import { keepPrivate } from './private-directory.ts';

const newDirectory = useTemporaryDirectories();
const modeOf = (file: string) => lstatSync(file).mode & 0o777;

/** Everything below a directory that the group or others may use, except links. */
function openToOthers(directory: string) {
  const all = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return ['.', ...all].filter((name) => {
    const stat = lstatSync(path.join(directory, name));
    return !stat.isSymbolicLink() && (stat.mode & 0o077) !== 0;
  });
}

it('closes files and folders to other accounts, and follows no link', () => {
  const [directory, elsewhere] = [newDirectory(), newDirectory()];
  const linked = path.join(elsewhere, 'linked');
  writeFileSync(linked, 'of somebody else', { mode: 0o644 });
  chmodSync(linked, 0o644);
  mkdirSync(path.join(directory, 'db'));
  writeFileSync(path.join(directory, 'db', 'notes'), 'text');
  chmodSync(path.join(directory, 'db'), 0o755);
  chmodSync(path.join(directory, 'db', 'notes'), 0o666);
  chmodSync(directory, 0o755);
  symlinkSync(linked, path.join(directory, 'link'));
  expect(keepPrivate(directory)).toBe(3);
  expect(openToOthers(directory)).toEqual([]);
  expect(modeOf(path.join(directory, 'db', 'notes'))).toBe(0o600);
  expect(modeOf(linked)).toBe(0o644);
  expect(keepPrivate(directory)).toBe(0);
});

it('leaves no file of a running service open to others, whatever the umask, and repairs what was', {
  timeout: 120_000,
}, async () => {
  const before = process.umask(0);
  try {
    const DATA_DIR = path.join(newDirectory(), 'data');
    const first = await startServer({ DATA_DIR });
    const token = await newSession(first.url ?? '');
    await send(first.url ?? '', token, 'POST', paths.draft);
    expect(openToOthers(DATA_DIR)).toEqual([]);
    await first.stop('SIGTERM');
    chmodSync(DATA_DIR, 0o755);
    chmodSync(path.join(DATA_DIR, 'db', 'postgresql.conf'), 0o666);
    const second = await startServer({ DATA_DIR });
    expect(openToOthers(DATA_DIR)).toEqual([]);
    const { output } = await second.stop('SIGTERM');
    expect(output).toContain(`2 files and folders in ${DATA_DIR} were open to other accounts`);
  } finally {
    process.umask(before);
  }
});
