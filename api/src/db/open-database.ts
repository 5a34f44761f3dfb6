import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { keepPrivate } from './private-directory.ts';

/** The configured database, migrated; the data directory is for its owner alone by then. */
export async function openDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  if (!databaseUrl || existsSync(dataDir)) {
    const closed = keepPrivate(dataDir);
    if (closed > 0)
      console.log(
        `${closed} files and folders in ${dataDir} were open to other accounts of this machine; now they are for their owner alone`,
      );
  }
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
}
