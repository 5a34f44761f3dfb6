import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../../../app/config/config.ts';
import { openDatabase } from '../../../app/config/open-database.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { keepPrivate } from './private-directory.ts';

const newDirectory = useTemporaryDirectories();
const modeOf = (file: string) => lstatSync(file).mode & 0o777;

/** Everything in a directory that the group or others may access, except links. */
function openToOthers(directory: string) {
  const all = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return ['.', ...all].filter((name) => {
    const stat = lstatSync(path.join(directory, name));
    return !stat.isSymbolicLink() && (stat.mode & 0o077) !== 0;
  });
}

it('removes the access of other accounts to files and folders, and follows no link', () => {
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

it('leaves no database file open to others, whatever the umask, and repairs existing ones', {
  timeout: 180_000,
}, async () => {
  const before = process.umask(0);
  const said = vi.spyOn(console, 'log').mockReturnValue();
  try {
    const dataDir = path.join(newDirectory(), 'data');
    const config = readConfig({ DATA_DIR: dataDir, EMBEDDED_DATABASE: 'pglite' });
    const first = await openDatabase(config);
    await first.db.execute(sql`create table probe (n int)`);
    expect(openToOthers(dataDir)).toEqual([]);
    await first.close();
    expect(said).not.toHaveBeenCalled();
    chmodSync(dataDir, 0o755);
    chmodSync(path.join(dataDir, 'db', 'postgresql.conf'), 0o666);
    const second = await openDatabase(config);
    expect(openToOthers(dataDir)).toEqual([]);
    await second.close();
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining(`2 files and folders in ${dataDir} were open to other accounts`),
    );
  } finally {
    process.umask(before);
    said.mockRestore();
  }
});
