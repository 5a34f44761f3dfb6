import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from '../../database.ts';

/** The folder of the database that PostgreSQL's own programs keep. */
export const nativeFolder = (dataDir: string) => path.join(dataDir, 'postgres');

/** The folder of the database that PGlite keeps. */
export const pgliteFolder = (dataDir: string) => path.join(dataDir, 'db');

/** Whether a folder holds a database; false when it is empty or absent. Throws when it holds anything else. */
export function holdsDatabase(folder: string): boolean {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return true;
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  throw new DatabaseUnavailable(
    existsSync(path.join(folder, 'global'))
      ? `The database in ${folder} has lost its file PG_VERSION, and perhaps more. Put it back from a copy of the directory, or restore a backup. Nothing was changed`
      : `${folder} holds files that are not a database. Set DATA_DIR to another directory`,
  );
}
