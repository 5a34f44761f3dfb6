import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { keepPrivate } from '../../core/database/directory/private-directory.ts';
import { FORMER, openEmbedded } from '../../core/database/embedded/embedded.ts';
import { findEngine } from '../../core/database/embedded/native/native.ts';
import { migrations } from '../../core/database/migrations.ts';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { createDiskSpace, type DiskSpace } from '../../core/files/disk-space.ts';
import { systemClock } from '../../core/services.ts';
import { backupBeforeUpdate } from '../../features/backup/before-update.usecases.ts';
import { moveToPostgres } from '../../features/backup/move/move-to-postgres.usecases.ts';
import type { PlaceOptions } from '../../features/backup/places/open-place.store.ts';
import { keepBackupsPrivate } from '../../features/backup/places/private-backups.store.ts';
import type { Config } from './config.ts';

type Wanted = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'embeddedDatabase' | 'diskReserveMegabytes' | 'databaseWaitSeconds' | 'backup'
>;

/** The configured database, migrated; only the owner may read its data directory. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  embeddedDatabase,
  diskReserveMegabytes,
  databaseWaitSeconds,
  backup,
}: Wanted) {
  if (!databaseUrl || existsSync(dataDir)) {
    const closed = keepPrivate(dataDir);
    if (closed > 0)
      console.log(
        `${closed} files and folders in ${dataDir} were open to other accounts of this machine; now they are for their owner alone`,
      );
  }
  sayTightened(backup.place);
  const place = databaseUrl ? backup.place : ownPlace(dataDir, diskReserveMegabytes);
  const beforeUpdate = backupBeforeUpdate({
    place,
    // Beside the database it is as readable as that.
    passphrase: databaseUrl ? backup.passphrase : undefined,
    clock: systemClock,
  });
  if (databaseUrl) return openPostgres(databaseUrl, migrations, databaseWaitSeconds * 1000, { beforeUpdate });
  const space = createDiskSpace(dataDir, diskReserveMegabytes);
  const opened = await openEmbedded(dataDir, { space, engine: embeddedDatabase, beforeUpdate });
  if (opened.kind === 'postgres' || embeddedDatabase === 'pglite') return opened;
  return (await moved(opened, dataDir, space)) ? openEmbedded(dataDir, { space }) : opened;
}

/** A folder that cannot be read keeps nothing from starting: the next backup fails, and the operator hears of it. */
function sayTightened(place: PlaceOptions | undefined) {
  if (place?.kind !== 'folder') return;
  try {
    const closed = keepBackupsPrivate(place.folder);
    if (closed > 0)
      console.log(
        `${closed} backups in ${place.folder} were open to other accounts of this machine; now they are for their owner alone`,
      );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Whether others may read the backups in BACKUP_TO could not be seen: ${reason}`);
  }
}

/** Beside the database, with the same rights: where backups before updates are. */
const ownPlace = (dataDir: string, reserveMegabytes: number): PlaceOptions => ({
  kind: 'folder',
  folder: path.join(dataDir, 'backups'),
  reserveMegabytes,
});

/** Moves what PGlite keeps to PostgreSQL's own programs, where they run, and closes it; otherwise it stays open. */
async function moved(opened: DatabaseHandle, dataDir: string, space: DiskSpace) {
  const engine = await findEngine(dataDir).catch(() => undefined);
  if (!engine) return false;
  console.log('Moving the database from PGlite to PostgreSQL, which is faster. This happens once');
  const backup = await moveToPostgres(opened, { dataDir, engine, space, clock: systemClock }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`The database stays with PGlite, because it could not be moved: ${reason}`);
    },
  );
  if (backup === undefined) return false;
  await opened.close();
  console.log(
    `Moved. The former database is kept in ${FORMER} and as a backup in ${backup}; delete both once you are sure that nothing is missing`,
  );
  return true;
}
