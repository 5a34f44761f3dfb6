import { chmodSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { keepBackupsPrivate } from './private-backups.store.ts';

const newDirectory = useTemporaryDirectories();

it('takes the access of others to backups away, and to nothing else', () => {
  const folder = newDirectory();
  const make = (name: string, mode: number) => {
    const file = path.join(folder, name);
    writeFileSync(file, 'bytes');
    chmodSync(file, mode);
    return file;
  };
  const loose = make('my-note-2026-11-28T00-00-00-000Z.zip.age', 0o644);
  const half = make('monday.zip.part', 0o640);
  const closed = make('tuesday.zip', 0o600);
  const other = make('letter.txt', 0o644);
  symlinkSync(other, path.join(folder, 'link.zip'));
  expect(keepBackupsPrivate(folder)).toBe(2);
  const modes = [loose, half, closed, other].map((file) => statSync(file).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600, 0o644]);
  expect(keepBackupsPrivate(folder)).toBe(0);
  expect(keepBackupsPrivate(path.join(folder, 'missing'))).toBe(0);
});
