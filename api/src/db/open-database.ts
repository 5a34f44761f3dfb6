import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { createDiskSpace } from '../disk/disk-space.ts';
import { openEmbedded } from './embedded.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { keepPrivate } from './private-directory.ts';

type Wanted = Pick<Config, 'databaseUrl' | 'dataDir' | 'diskReserveMegabytes' | 'databaseWaitSeconds'>;

/** The configured database, migrated; the data directory is for its owner alone by then. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  diskReserveMegabytes,
  databaseWaitSeconds,
}: Wanted) {
  if (!databaseUrl || existsSync(dataDir)) {
    const closed = keepPrivate(dataDir);
    if (closed > 0)
      console.log(
        `${closed} files and folders in ${dataDir} were open to other accounts of this machine; now they are for their owner alone`,
      );
  }
  if (databaseUrl) return openPostgres(databaseUrl, migrations, databaseWaitSeconds * 1000);
  return openEmbedded(dataDir, migrations, createDiskSpace(dataDir, diskReserveMegabytes));
}
