import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from '../../../database.ts';
import type { DiskSpace } from '../../../files/disk-space.ts';
import type { DatabaseHandle } from '../../database-handle.ts';
import type { BeforeUpdate } from '../../migrate-data.ts';
import type { migrations } from '../../migrations.ts';
import { openPostgres } from '../../postgres/postgres.ts';
import { createWriteWatch } from '../../write-watch.ts';
import { AFTER_DAMAGE } from '../check-data.ts';
import { holdsDatabase, nativeFolder } from '../database-folder.ts';
import { type Account, accountFor, giveDirectory } from './account.ts';
import { assertPrograms, initialise } from './cluster.ts';
import { findPrograms, type Programs } from './programs.ts';
import { startServer } from './server.ts';

/** PostgreSQL reads files of its own major version only. */
const MAJOR = '18';
/** Each takes 4 MB. Calls at the same time share statements, so that more would not answer faster. */
const CONNECTIONS = 6;
const IDLE_MS = 5_000;

export type Engine = { programs: Programs; account: Account | undefined };

/** PostgreSQL's programs for a data directory; throws the reason why they cannot serve it. */
export async function findEngine(dataDir: string): Promise<Engine> {
  const programs = await findPrograms();
  if (!programs) throw new Error(`there is no package of PostgreSQL for ${process.platform} ${process.arch}`);
  const account = accountFor(dataDir);
  await assertPrograms(programs, dataDir, account);
  return { programs, account };
}

/** Opens the database kept in `<dataDir>/postgres` with a server of its own, which ends with this process. */
export async function openNative(
  { programs, account }: Engine,
  dataDir: string,
  wanted: typeof migrations,
  { assertRoom }: Pick<DiskSpace, 'assertRoom'>,
  beforeUpdate?: BeforeUpdate,
): Promise<DatabaseHandle> {
  const folder = nativeFolder(path.resolve(dataDir));
  if (account) giveDirectory(dataDir, account);
  if (!holdsDatabase(folder)) await initialise(programs, folder, account);
  assertMajor(folder);
  const server = await startServer(programs, folder, account);
  try {
    const handle = await openPostgres(server.url, wanted, 0, {
      ...{ connections: CONNECTIONS, idleMs: IDLE_MS, assertRoom },
      writes: createWriteWatch(),
      beforeUpdate,
    });
    const close = () => handle.close().finally(server.stop);
    return { ...handle, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Throws when the files in a folder are of another major version. */
export function assertMajor(folder: string) {
  const major = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (major === MAJOR) return;
  if (!/^\d+$/.test(major))
    throw new DatabaseUnavailable(
      `The database in ${folder} is damaged: its file PG_VERSION has no version. ${AFTER_DAMAGE}`,
    );
  throw new DatabaseUnavailable(
    `The database in ${folder} is of PostgreSQL ${major}, and this version of My Note has PostgreSQL ${MAJOR}. Start the version of My Note that wrote it, make a backup, and restore it here`,
  );
}
