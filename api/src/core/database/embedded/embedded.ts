import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DatabaseUnavailable } from '../../database.ts';
import { createDiskSpace, type DiskSpace, MEGABYTE } from '../../files/disk-space.ts';
import type { DatabaseHandle } from '../database-handle.ts';
import { createControlChannel } from '../directory/control-channel.ts';
import { lockDirectory } from '../directory/directory-lock.ts';
import { migrations } from '../migrations.ts';
import { refuseNewerData } from '../newer-data.ts';
import { openEmbeddedBus } from './embedded-bus.ts';
import { GatedPGlite } from './gated-pglite.ts';
import { PrivateNodeFs } from './private-node-fs.ts';
import { SyncNodeFs } from './sync-node-fs.ts';
import { removeUnfinishedRestores } from './unfinished-restores.ts';
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

/** Opens the database kept in `<dataDir>/db` and holds the directory until it is closed. */
export async function openEmbedded(
  dataDir: string,
  wanted = migrations,
  space = createDiskSpace(dataDir, 0),
): Promise<DatabaseHandle> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const control = createControlChannel();
  const unlock = await lockDirectory(dataDir, control.accept);
  try {
    removeUnfinishedRestores(dataDir);
    assertRoomToStart(dataDir, space);
    const folder = path.join(dataDir, 'db');
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialise(folder);
    const client = await start(folder);
    const opened = await handle(client, unlock, wanted).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    client.assertRoom = space.assertRoom;
    const upkeep = startUpkeep(client);
    const close = async () => {
      await upkeep.close();
      await opened.close();
    };
    return { ...opened, close, control };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** PostgreSQL writes while it starts, and stops half-way on a full disk. */
function assertRoomToStart(dataDir: string, space: DiskSpace) {
  if (!space.isExhausted()) return;
  const [free, needed] = [space.free(), space.needed].map((bytes) => Math.floor(bytes / MEGABYTE));
  throw new DatabaseUnavailable(
    `The disk of ${dataDir} is full: ${free} MB are free, ${needed} MB are needed to start. Make room, nothing is lost`,
  );
}

/** Copying and clearing memory takes most of the time of a small database. */
const SMALL = {
  startParams: [...GatedPGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
  initDbStartParams: ['--wal-segsize=1'],
};

/** A database in memory only, for tests; empty, or loaded from an image. */
export async function openInMemory(former?: Blob): Promise<DatabaseHandle & { image: () => Promise<Blob> }> {
  const client = await ready(new GatedPGlite({ ...SMALL, ...(former ? { loadDataDir: former } : {}) }));
  const opened = await handle(client, async () => undefined, migrations);
  return { ...opened, image: () => client.dumpDataDir('none') };
}

async function handle(
  client: GatedPGlite,
  unlock: () => Promise<void>,
  wanted: typeof migrations,
): Promise<DatabaseHandle> {
  const db = drizzle({ client });
  if (wanted === migrations) await refuseNewerData(db, wanted);
  await migrate(db, wanted);
  const bus = await openEmbeddedBus(client);
  const close = async () => {
    await client.close();
    await unlock();
  };
  return { kind: 'embedded', db, bus, close };
}

async function start(folder: string) {
  try {
    return await ready(new GatedPGlite({ fs: new SyncNodeFs(folder), startParams }));
  } catch (error) {
    throw new DatabaseUnavailable(
      `The database in ${folder} does not open (${reasonOf(error)}). It may come from another version of My Note. Restore a backup, or set DATA_DIR to an empty directory`,
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
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new DatabaseUnavailable(
      existsSync(path.join(folder, 'global'))
        ? `The database in ${folder} has lost its file PG_VERSION, and perhaps more. Put it back from a copy of the directory, or restore a backup. Nothing was changed`
        : `${folder} holds files that are not a database. Set DATA_DIR to another directory`,
    );
  }
  const temporary = `${folder}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  // One sync at the end instead of one at each of the many steps.
  const client = await ready(new GatedPGlite({ fs: new PrivateNodeFs(temporary), initDbStartParams })).catch(
    (cause: unknown) => {
      throw new DatabaseUnavailable(`The database in ${folder} could not be made: ${reasonOf(cause)}`, {
        cause,
      });
    },
  );
  await client.close();
  for (const entry of readdirSync(temporary, { recursive: true, encoding: 'utf8' }))
    sync(path.join(temporary, entry));
  sync(temporary);
  renameSync(temporary, folder);
  sync(path.dirname(folder));
}

function sync(file: string) {
  if (process.platform === 'win32') return;
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** PGlite's file system throws no Error, and its numbers are its own. */
function reasonOf(error: unknown) {
  if (error instanceof Error) return error.message;
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : undefined;
  if (errno === NO_SPACE) return 'the disk is full';
  return errno === undefined ? String(error) : `error ${errno} of the file system`;
}
