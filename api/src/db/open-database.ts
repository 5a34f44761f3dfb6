import type { Config } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The configured database, migrated. */
export const openDatabase = (config: Pick<Config, 'databaseUrl' | 'dataDir'>) =>
  config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataDir);
