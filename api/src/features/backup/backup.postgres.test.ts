import path from 'node:path';
import { expect, inject, it } from 'vitest';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { openEmbedded } from '../../core/database/embedded/embedded.ts';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { createDirectoryStore } from '../../core/files/directory-store.ts';
import { systemClock } from '../../core/services.ts';
import { createDatabase } from '../../testing/database/create-database.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';
import { openArchiveFile } from './backup.reader.ts';
import { fileTarget, writeBackup } from './backup.writer.ts';
import { restore } from './restore/restore.usecases.ts';

const newDirectory = useTemporaryDirectories();
const { db, newUser } = useApp();

it('moves a database to the embedded one and back to PostgreSQL, into an empty one only', async () => {
  const ada = await newUser();
  const note = await ada.note('Plan', (await ada.category('Garden'))._id);
  const [first, second] = ['first.zip', 'second.zip'].map((name) => path.join(newDirectory(), name));
  const files = createDirectoryStore(newDirectory());
  if (!first || !second) throw new Error('There are two names');
  const back = async (from: Pick<DatabaseHandle, 'kind' | 'db'>, to: string) =>
    (await writeBackup({ ...from, files, clock: systemClock }, fileTarget(to))).manifest;
  const saved = await back({ kind: 'postgres', db: db() }, first);

  const dataDir = newDirectory();
  await restore({ dataDir }, openArchiveFile(first), systemClock());
  const embedded = await openEmbedded(dataDir);
  const again = await back(embedded, second);
  await embedded.close();
  // The revisions of lists leap, so the checksum of the users is another.
  const comparable = ({ tables }: typeof saved) =>
    tables.map((table) => ({ ...table, ...(table.name === 'users' ? { sha256: '' } : {}) }));
  expect(comparable(again)).toEqual(comparable(saved));

  const databaseUrl = await createDatabase(inject('postgresUrl'));
  await restore({ dataDir: newDirectory(), databaseUrl }, openArchiveFile(second), systemClock());
  const handle = await openPostgres(databaseUrl);
  const { rows } = JSON.parse(
    JSON.stringify(await handle.db.execute(`select content from items where id = '${note._id}'`)),
  );
  expect(rows).toEqual([{ content: 'Text of Plan' }]);
  await handle.close();

  const filled = restore({ dataDir: newDirectory(), databaseUrl }, openArchiveFile(second), systemClock());
  await expect(filled).rejects.toThrow('holds data already');
});
