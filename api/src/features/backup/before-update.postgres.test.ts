import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../../app/config/config.ts';
import { openDatabase } from '../../app/config/open-database.ts';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { createDatabase } from '../../testing/database/create-database.ts';
import { makeReleasedPostgres, RELEASED, readAll } from '../../testing/released/released-data.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { openArchiveFile } from './backup.reader.ts';
import { restore } from './restore/restore.usecases.ts';

const newDirectory = useTemporaryDirectories();
const BACKUP_PASSPHRASE = 'green garden seven stones';
const newest = RELEASED.at(-1);
if (!newest) throw new Error('There is a released version');
const released = newest;

/** A database as the last release has left it, and how this version opens it. */
async function makeSite() {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'));
  const before = await makeReleasedPostgres(DATABASE_URL, released);
  const folder = path.join(newDirectory(), 'backups');
  const dataDir = path.join(newDirectory(), 'data');
  const open = (settings = {}) => openDatabase(readConfig({ DATABASE_URL, DATA_DIR: dataDir, ...settings }));
  return {
    url: DATABASE_URL,
    before,
    folder,
    dataDir,
    open,
    settings: { BACKUP_TO: folder, BACKUP_PASSPHRASE },
  };
}

/** What a start prints. */
async function saidBy<T>(start: () => Promise<T>) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    const result = await start();
    return { result, lines: log.mock.calls.map(([line]) => String(line)) };
  } finally {
    log.mockRestore();
  }
}

describe('The database of DATABASE_URL', { timeout: 240_000 }, () => {
  it('is backed up in BACKUP_TO before an update, encrypted, once for two replicas that start together', async () => {
    const { url, before, folder, dataDir, open, settings } = await makeSite();
    const { result, lines } = await saidBy(() => Promise.all([open(settings), open(settings)]));
    await Promise.all(result.map((handle) => handle.close()));
    expect(lines.filter((line) => line.includes('What was there before is in'))).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^before-update-.*\.zip\.age$/)]);

    const file = path.join(folder, readdirSync(folder)[0] ?? '');
    const archive = await openArchiveFile(file, BACKUP_PASSPHRASE);
    expect(archive.manifest.migration).toBe(released.migration);
    await archive.verify().finally(archive.close);
    const databaseUrl = await createDatabase(url.replace(/\/[^/]+$/, '/postgres'));
    await restore({ dataDir, databaseUrl }, openArchiveFile(file, BACKUP_PASSPHRASE), new Date());
    const handle = await openPostgres(databaseUrl);
    expect((await readAll(handle)).get('items')).toHaveLength(before.get('items')?.length ?? -1);
    await handle.close();

    await (await open(settings)).close();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is updated without a backup where BACKUP_TO is not set, and the start says so and why', async () => {
    const { dataDir, open } = await makeSite();
    const { result, lines } = await saidBy(() => open());
    await result.close();
    expect(lines).toEqual([
      expect.stringMatching(
        /No backup is made before, because BACKUP_TO names no place for it: .*\. Set BACKUP_TO/,
      ),
    ]);
    expect(existsSync(path.join(dataDir, 'backups'))).toBe(false);
  });

  it('is not updated when the backup cannot be made', async () => {
    const { url, folder, open, settings } = await makeSite();
    writeFileSync(folder, 'a file where a folder is needed');
    await expect(open(settings)).rejects.toThrow(
      /the backup before could not be made: .* is a file where a folder is needed\. .*Nothing was changed/,
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
    );
    await client.end();
    expect(rows).toEqual([{ newest: released.migration }]);
  });
});
