import { chown, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseHandle } from '../../../core/database/database-handle.ts';
import { nativeFolder } from '../../../core/database/embedded/database-folder.ts';
import { type Engine, openNative } from '../../../core/database/embedded/native/native.ts';
import { migrations } from '../../../core/database/migrations.ts';
import type { DiskSpace } from '../../../core/files/disk-space.ts';
import type { Clock } from '../../../core/services.ts';
import { openArchive } from '../backup.reader.ts';
import { writeBackup } from '../backup.writer.ts';
import { BackupError, type Manifest } from '../manifest.rules.ts';
import { loadTables } from '../restore/load-tables.repository.ts';

type Move = { dataDir: string; engine: Engine; space: DiskSpace; clock: Clock };

/**
 * Copies a database that PGlite keeps to one that PostgreSQL's own programs keep, while nothing writes to it: by a
 * backup, whose checksums the copy must have too. The former database is not changed. Once the new folder has its
 * name, every later start opens that. Returns the file of the backup.
 */
export async function moveToPostgres(from: DatabaseHandle, { dataDir, engine, space, clock }: Move) {
  const building = path.join(dataDir, 'moving');
  const file = path.join(dataDir, `before-postgres-${clock().toISOString().replace(/[:.]/g, '-')}.zip`);
  await rm(building, { recursive: true, force: true });
  await makeFolder(building, engine);
  try {
    const saved = await writeBackup({ ...from, clock }, file);
    await build(file, saved, { dataDir: building, engine, space, clock });
    await rename(nativeFolder(building), nativeFolder(dataDir));
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

async function makeFolder(folder: string, { account }: Engine) {
  await mkdir(folder, { mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
}

async function build(file: string, saved: Manifest, { dataDir, engine, space, clock }: Move) {
  const archive = await openArchive(file);
  try {
    const to = await openNative(engine, dataDir, migrations, space);
    try {
      await loadTables(to.db, archive, { isMove: true });
      assertSame(saved, await writeBackup({ ...to, clock }, path.join(dataDir, 'copy.zip')));
    } finally {
      await to.close();
    }
  } finally {
    archive.close();
  }
}

function assertSame(saved: Manifest, copied: Manifest) {
  const sums = new Map(copied.tables.map(({ name, sha256 }) => [name, sha256]));
  const other = saved.tables.find(({ name, sha256 }) => sums.get(name) !== sha256);
  if (other) throw new BackupError(`the copy of the table ${other.name} is not the same`);
}
