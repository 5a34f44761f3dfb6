import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../app/config/config.ts';
import { openDatabase } from '../../app/config/open-database.ts';
import { openEmbedded } from '../../core/database/embedded/embedded.ts';
import { migrations } from '../../core/database/migrations.ts';
import { PRODUCT_VERSION } from '../../core/version.ts';
import { availableEngines } from '../../testing/database/available-engines.ts';
import { comparable, makeReleasedData, RELEASED, readAll } from '../../testing/released/released-data.ts';
import { dataIn, useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { openArchiveFile } from './backup.reader.ts';
import { restore } from './restore/restore.usecases.ts';

const newDirectory = useTemporaryDirectories();
const backupsIn = (dataDir: string) => readdirSync(path.join(dataDir, 'backups'));
const [newest = RELEASED[0]] = RELEASED.slice(-1);
if (!newest) throw new Error('There is a released version');

it('knows the data of every released version', () => {
  const changelog = readFileSync(path.join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8');
  const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version);
  expect(RELEASED.map(({ version }) => version)).toEqual(released.reverse());
});

describe.each(await availableEngines())('Data that $engine keeps', { timeout: 240_000 }, ({ engine }) => {
  const open = (dataDir: string) =>
    openDatabase({ ...readConfig({ DATA_DIR: dataDir, EMBEDDED_DATABASE: engine }) });

  it.each(RELEASED)('of $version is updated, every row kept, with a backup before', async (released) => {
    const dataDir = newDirectory();
    const before = await makeReleasedData(dataDir, released, engine);
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const handle = await open(dataDir);
    expect(said).toHaveBeenCalledWith(
      expect.stringMatching(/changes the database\. What was there before is in /),
    );
    said.mockRestore();
    const after = await readAll(handle);
    await handle.close();
    expect(before.size).toBeGreaterThan(20);
    for (const [table, rows] of before) {
      const now = after.get(table) ?? [];
      expect([table, comparable(now, rows)]).toEqual([table, comparable(rows, now)]);
    }
    const [name = '', ...others] = backupsIn(dataDir);
    expect([name, others]).toEqual([expect.stringMatching(/^before-update-.*\.zip$/), []]);
    const archive = await openArchiveFile(path.join(dataDir, 'backups', name));
    expect(archive.manifest.migration).toBe(released.migration);
    await archive.verify().finally(archive.close);

    await (await open(dataDir)).close();
    expect(backupsIn(dataDir)).toEqual([name]);
  });

  it('is not updated when the backup before cannot be made', async () => {
    const dataDir = newDirectory();
    await makeReleasedData(dataDir, newest, engine);
    writeFileSync(path.join(dataDir, 'backups'), 'a file where a folder is needed');
    await expect(open(dataDir)).rejects.toThrow(/the backup before could not be made: .*Nothing was changed/);
    const handle = await openEmbedded(dataDir, { engine, wanted: { ...migrations } });
    await handle.close();
  });

  it('comes back from that backup, with the attachments that are there', async () => {
    const parent = newDirectory();
    const dataDir = dataIn(parent);
    await makeReleasedData(dataDir, newest, engine);
    await (await open(dataDir)).close();
    const attachments = path.join(dataDir, 'attachments');
    mkdirSync(attachments);
    writeFileSync(path.join(attachments, 'picture'), 'bytes');
    const file = path.join(dataDir, 'backups', backupsIn(dataDir)[0] ?? '');
    const said = await restore({ dataDir, embeddedDatabase: engine }, openArchiveFile(file), new Date());
    expect(said).toContain('no attachments, which stay as they are');
    expect(readFileSync(path.join(attachments, 'picture'), 'utf8')).toBe('bytes');
    const handle = await open(dataDir);
    expect((await readAll(handle)).get('items')).toHaveLength(2);
    await handle.close();
  });

  it('of a newer version is refused, naming the version that is needed', async () => {
    const dataDir = newDirectory();
    const handle = await open(dataDir);
    const { db } = handle;
    expect((await readAll(handle)).get('product_versions')).toEqual([
      expect.objectContaining({ version: PRODUCT_VERSION }),
    ]);
    // As version 7.1.0 would leave it, with a migration that this version does not know.
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`,
    );
    await db.execute(sql`insert into product_versions (migration, version) values (9000000000000, '7.1.0')`);
    const left = await readAll(handle);
    await handle.close();
    await expect(open(dataDir)).rejects.toThrow(
      `written by a newer version of My Note (7.1.0), and this is ${PRODUCT_VERSION}. Start My Note 7.1.0 or a later one`,
    );
    const again = await openEmbedded(dataDir, { engine, wanted: { ...migrations } });
    expect(await readAll(again)).toEqual(left);
    await again.close();
  });
});
