import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type DatabaseHandle, DatabaseUnavailable } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { GatedPGlite } from './gated-pglite.ts';
import { migrations } from './migrations.ts';
import { SyncNodeFs } from './sync-node-fs.ts';

// PGlite starts PostgreSQL with -F, which turns fsync off; its fdatasync does nothing, so fsync is chosen.
const startParams = [
  ...GatedPGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

/** Opens the database kept in `<dataDir>/db` and holds the directory until it is closed. */
export async function openEmbedded(dataDir: string): Promise<DatabaseHandle> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialise(folder);
    const client = await start(folder);
    return await handle(client, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A database that lives in memory only, for tests. */
export async function openInMemory(): Promise<DatabaseHandle> {
  const client = new GatedPGlite();
  await client.waitReady;
  return handle(client, async () => undefined);
}

async function handle(client: GatedPGlite, unlock: () => Promise<void>): Promise<DatabaseHandle> {
  const db = drizzle({ client });
  await migrate(db, migrations);
  const close = async () => {
    await client.close();
    await unlock();
  };
  return { kind: 'embedded', db, close };
}

async function start(folder: string) {
  try {
    const client = new GatedPGlite({ fs: new SyncNodeFs(folder), startParams });
    await client.waitReady;
    return client;
  } catch (error) {
    throw new DatabaseUnavailable(
      `The database in ${folder} does not open. It may come from another version of My Note. Restore a backup, or set DATA_DIR to an empty directory`,
      { cause: error },
    );
  }
}

/** A start that is killed half-way leaves only the temporary folder, never a broken database. */
async function initialise(folder: string) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new DatabaseUnavailable(`${folder} holds files that are not a database. Set DATA_DIR to another directory`);
  }
  const temporary = `${folder}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const client = await start(temporary);
  await client.close();
  renameSync(temporary, folder);
  syncDirectory(path.dirname(folder));
}

function syncDirectory(directory: string) {
  if (process.platform === 'win32') return;
  const descriptor = openSync(directory, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
