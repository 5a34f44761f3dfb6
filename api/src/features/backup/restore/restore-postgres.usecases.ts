import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openPostgres } from '../../../core/database/postgres/postgres.ts';
import type { Database } from '../../../core/database.ts';
import type { Archive } from '../backup.reader.ts';
import { BackupError } from '../manifest.rules.ts';
import { countRows, readMigration, readTables } from '../tables.repository.ts';
import { withMigrationsUpTo } from './earlier-migrations.store.ts';
import { extractFiles } from './extract-files.writer.ts';
import { loadTables, OF_THE_SERVICE } from './load-tables.repository.ts';

/** Fills an empty database. One with data is refused, because no copy of it would be kept. */
export async function restorePostgres(
  archive: Archive,
  url: string,
  { dataDir, isElsewhere }: { dataDir: string; isElsewhere: boolean },
) {
  const hasFiles = !isElsewhere && archive.manifest.attachments !== 'left out';
  const attachments = path.join(path.resolve(dataDir), 'attachments');
  if (hasFiles && existsSync(attachments) && (await readdir(attachments)).length > 0) {
    throw new BackupError(`${attachments} holds files already. Move them away, or set DATA_DIR`);
  }
  const fresh = `${attachments}.restore`;
  try {
    if (hasFiles) await extractFiles(archive, fresh);
    await withMigrationsUpTo(archive.manifest.migration, async (wanted) => {
      const { db, close } = await openPostgres(url, wanted);
      try {
        await demandEmpty(db, archive);
        await loadTables(db, archive);
      } finally {
        await close();
      }
    });
    if (existsSync(fresh)) {
      await rm(attachments, { recursive: true, force: true });
      await rename(fresh, attachments);
    }
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  await (await openPostgres(url)).close();
}

async function demandEmpty(db: Database, { manifest }: Archive) {
  for (const { name } of await readTables(db)) {
    if (OF_THE_SERVICE.has(name)) continue;
    if ((await countRows(db, name)) === 0) continue;
    throw new BackupError('The database holds data already. Create an empty one and set DATABASE_URL to it');
  }
  if ((await readMigration(db)) !== manifest.migration) {
    throw new BackupError(
      'The database was made by a newer My Note than the backup. Create a new, empty one',
    );
  }
}
