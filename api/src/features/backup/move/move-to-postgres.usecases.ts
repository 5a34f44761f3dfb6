import { lchown, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseHandle } from '../../../core/database/database-handle.ts';
import { nativeFolder } from '../../../core/database/embedded/database-folder.ts';
import { type Engine, openNative } from '../../../core/database/embedded/native/native.ts';
import { syncName } from '../../../core/database/embedded/sync-folder.ts';
import { migrations } from '../../../core/database/migrations.ts';
import type { DiskSpace } from '../../../core/files/disk-space.ts';
import type { Clock } from '../../../core/services.ts';
import { openArchiveFile } from '../backup.reader.ts';
import { fileTarget, writeBackup } from '../backup.writer.ts';
import { BackupError, type Manifest } from '../manifest.rules.ts';
import { loadTables } from '../restore/load-tables.repository.ts';

type Move = { dataDir: string; engine: Engine; space: DiskSpace; clock: Clock };

/**
 * Copies a database that PGlite keeps to one that PostgreSQL's own programs keep, while nothing writes to it: by a
 * backup, whose checksums the copy must have too. The former database is not changed. Once the new folder has its
 * name, every later start opens that one. Returns the file of the backup. Rejects when nothing was moved.
 */
export async function moveToPostgres(from: DatabaseHandle, { dataDir, engine, space, clock }: Move) {
  const building = path.join(dataDir, 'moving');
  const file = path.join(dataDir, `before-postgres-${clock().toISOString().replace(/[:.]/g, '-')}.zip`);
  const owner = await stat(dataDir);
  try {
    await rm(building, { recursive: true, force: true });
    await mkdir(building, { mode: 0o700 });
    await give(dataDir, engine.account ?? owner);
    await give(building, engine.account ?? owner);
    // Inside of what is removed when it is cut short.
    const backup = path.join(building, 'backup.zip');
    await build(backup, { dataDir: building, engine, space, clock }, from);
    await rename(backup, file);
    await rename(nativeFolder(building), nativeFolder(dataDir));
  } catch (error) {
    await rm(file, { force: true });
    await rm(building, { recursive: true, force: true });
    await give(dataDir, owner);
    throw error;
  }
  // From here on the new database is the one that counts, whatever happens.
  syncName(nativeFolder(dataDir));
  await rm(building, { recursive: true, force: true }).catch((error: unknown) =>
    console.error(`${building} could not be removed: ${error}`),
  );
  return file;
}

async function give(folder: string, { uid, gid }: { uid: number; gid: number }) {
  if (process.getuid?.() === 0) await lchown(folder, uid, gid);
}

async function build(backup: string, { dataDir, engine, space, clock }: Move, from: DatabaseHandle) {
  const { manifest: saved } = await writeBackup({ ...from, clock }, fileTarget(backup));
  const archive = await openArchiveFile(backup);
  try {
    const to = await openNative(engine, dataDir, migrations, space);
    try {
      await loadTables(to.db, archive, { isMove: true });
      const copy = fileTarget(path.join(dataDir, 'copy.zip'));
      assertSame(saved, (await writeBackup({ ...to, clock }, copy)).manifest);
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
