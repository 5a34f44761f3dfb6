import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DatabaseUnavailable } from '../../../database.ts';
import type { DiskSpace } from '../../../files/disk-space.ts';
import type { DatabaseHandle } from '../../database-handle.ts';
import { type BeforeUpdate, migrateData } from '../../migrate-data.ts';
import { migrations } from '../../migrations.ts';
import { AFTER_DAMAGE } from '../check-data.ts';
import { holdsDatabase, pgliteFolder } from '../database-folder.ts';
import { syncAll, syncName } from '../sync-folder.ts';
import { GatedPGlite } from './gated-pglite.ts';
import { openPgliteBus } from './pglite-bus.ts';
import { PrivateNodeFs } from './private-node-fs.ts';
import { SyncNodeFs } from './sync-node-fs.ts';
import { startUpkeep } from './upkeep.ts';

// PGlite starts PostgreSQL with -F, which turns fsync off; its fdatasync does nothing, so fsync is chosen.
const startParams = [
  ...GatedPGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
  // How much of the log is kept for reuse; PostgreSQL would keep up to a gigabyte.
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
];

/** ENOSPC in WebAssembly. */
const NO_SPACE = 51;

/** The size of the log's segments, in megabytes. */
const initDbStartParams = ['--wal-segsize=4'];

/** Opens the database kept in `<dataDir>/db`, in this process. */
export async function openPglite(
  dataDir: string,
  wanted: typeof migrations,
  { assertRoom }: Pick<DiskSpace, 'assertRoom'>,
  beforeUpdate?: BeforeUpdate,
): Promise<DatabaseHandle> {
  const folder = pgliteFolder(dataDir);
  if (!holdsDatabase(folder)) await initialise(folder);
  const client = await start(folder);
  const opened = await handle(client, wanted, beforeUpdate).catch(async (error: unknown) => {
    await client.close();
    throw error;
  });
  client.assertRoom = assertRoom;
  const upkeep = startUpkeep(client);
  const close = async () => {
    await upkeep.close();
    await opened.close();
  };
  return { ...opened, close };
}

/** Copying and clearing memory takes most of the time of a small database. */
const SMALL = {
  startParams: [...GatedPGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
  initDbStartParams: ['--wal-segsize=1'],
};

/** A database in memory only, for tests; empty, or loaded from an image. */
export async function openInMemory(former?: Blob): Promise<DatabaseHandle & { image: () => Promise<Blob> }> {
  const client = await ready(new GatedPGlite({ ...SMALL, ...(former ? { loadDataDir: former } : {}) }));
  const opened = await handle(client, migrations);
  return { ...opened, image: () => client.dumpDataDir('none') };
}

async function handle(
  client: GatedPGlite,
  wanted: typeof migrations,
  beforeUpdate?: BeforeUpdate,
): Promise<DatabaseHandle> {
  const db = drizzle({ client });
  await migrateData(wanted, { kind: 'pglite', db, migrate: () => migrate(db, wanted), beforeUpdate });
  return { kind: 'pglite', db, bus: await openPgliteBus(client), close: () => client.close() };
}

async function start(folder: string) {
  try {
    return await ready(new GatedPGlite({ fs: new SyncNodeFs(folder), startParams }));
  } catch (error) {
    throw new DatabaseUnavailable(
      `The database in ${folder} does not open (${reasonOf(error)}). It is damaged, or comes from another version of My Note. ${AFTER_DAMAGE}`,
      { cause: error },
    );
  }
}

async function ready(client: GatedPGlite) {
  await client.waitReady;
  return client;
}

/** A start that is killed leaves only the temporary folder, never a broken database. */
async function initialise(folder: string) {
  const temporary = `${folder}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  // One sync at the end instead of one at each of the many steps.
  const client = await ready(new GatedPGlite({ fs: new PrivateNodeFs(temporary), initDbStartParams })).catch(
    (cause: unknown) => {
      throw new DatabaseUnavailable(`The database in ${folder} could not be made: ${reasonOf(cause)}`, {
        cause,
      });
    },
  );
  await client.close();
  syncAll(temporary);
  renameSync(temporary, folder);
  syncName(folder);
}

/** PGlite's file system throws no Error, and its numbers are its own. */
function reasonOf(error: unknown) {
  if (error instanceof Error) return error.message;
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : undefined;
  if (errno === NO_SPACE) return 'the disk is full';
  return errno === undefined ? String(error) : `error ${errno} of the file system`;
}
