import { existsSync } from 'node:fs';
import { keepPrivate } from '../../core/database/directory/private-directory.ts';
import { openEmbedded } from '../../core/database/embedded/embedded.ts';
import { migrations } from '../../core/database/migrations.ts';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { createDiskSpace } from '../../core/files/disk-space.ts';
import type { Config } from './config.ts';

type Wanted = Pick<Config, 'databaseUrl' | 'dataDir' | 'diskReserveMegabytes' | 'databaseWaitSeconds'>;

/** The configured database, migrated; only the owner may read its data directory. */
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
