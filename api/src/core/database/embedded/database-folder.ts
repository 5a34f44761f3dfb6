import { existsSync, readdirSync, writeFileSync } from 'node:fs';
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

/** A file that says that the data directory has a database. */
const markOf = (dataDir: string) => path.join(dataDir, '.database');

export function markUsed(dataDir: string) {
  if (existsSync(markOf(dataDir))) return;
  writeFileSync(markOf(dataDir), 'The folder postgres, or db, holds the database of this directory.\n', {
    mode: 0o600,
  });
}

/** A database that is gone, as when a disk was not mounted, is never replaced by an empty one. */
export function demandUnused(dataDir: string) {
  if (!existsSync(markOf(dataDir))) return;
  throw new DatabaseUnavailable(
    `${dataDir} had a database, and it is gone: neither ${nativeFolder(dataDir)} nor ${pgliteFolder(dataDir)} holds one. Check that every disk is mounted, put the folder back, or restore the last backup: my-note restore <file>. To begin with an empty database, remove ${markOf(dataDir)}. Nothing was changed`,
  );
}
