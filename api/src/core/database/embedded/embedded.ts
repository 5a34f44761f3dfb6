import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from '../../database.ts';
import { createDiskSpace, type DiskSpace, MEGABYTE } from '../../files/disk-space.ts';
import type { DatabaseHandle } from '../database-handle.ts';
import { createControlChannel } from '../directory/control-channel.ts';
import { lockDirectory } from '../directory/directory-lock.ts';
import type { BeforeUpdate } from '../migrate-data.ts';
import { migrations } from '../migrations.ts';
import { checkData, explainDamage } from './check-data.ts';
import { demandUnused, holdsDatabase, markUsed, nativeFolder, pgliteFolder } from './database-folder.ts';
import type { EngineName } from './engines.ts';
import { findEngine, openNative } from './native/native.ts';
import { syncName } from './sync-folder.ts';
import { removeUnfinishedRestores } from './unfinished-restores.ts';

/** The folder of a PGlite database that was moved to PostgreSQL. */
export const FORMER = 'db.before-postgres';

type Options = {
  /** Migrations up to an earlier one, for a backup of an older version. */
  wanted?: typeof migrations;
  space?: DiskSpace;
  /** What keeps a new database. By default PostgreSQL's programs where they run, otherwise PGlite. */
  engine?: EngineName | undefined;
  beforeUpdate?: BeforeUpdate;
};

/** Opens the database of a data directory and holds the directory until it is closed. */
export async function openEmbedded(
  dataDir: string,
  { wanted = migrations, space = createDiskSpace(dataDir, 0), engine, beforeUpdate }: Options = {},
): Promise<DatabaseHandle> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const control = createControlChannel();
  const unlock = await lockDirectory(dataDir, control.accept);
  try {
    removeUnfinishedRestores(dataDir);
    assertRoomToStart(dataDir, space);
    const open = await choose(dataDir, engine);
    const opened = await open(wanted, space, beforeUpdate).catch((error: unknown) => {
      throw explainDamage(error, dataDir);
    });
    await checkData(opened.db, dataDir).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
    markUsed(dataDir);
    const close = async () => {
      await opened.close();
      await unlock();
    };
    return { ...opened, close, control };
  } catch (error) {
    await unlock();
    throw error;
  }
}

type Open = (
  wanted: typeof migrations,
  space: DiskSpace,
  beforeUpdate?: BeforeUpdate,
) => Promise<DatabaseHandle>;

/** A database that exists stays with its engine. */
async function choose(dataDir: string, engine?: EngineName): Promise<Open> {
  const pglite: Open = async (...args) => {
    const { openPglite } = await import('./pglite/pglite.ts');
    return openPglite(dataDir, ...args);
  };
  const isNative = holdsDatabase(nativeFolder(dataDir));
  if (isNative) putFormerAside(dataDir);
  else if (holdsDatabase(pgliteFolder(dataDir))) return pglite;
  else demandUnused(dataDir);
  if (engine === 'pglite' && !isNative) return pglite;
  try {
    const found = await findEngine(dataDir);
    return (...args) => openNative(found, dataDir, ...args);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (isNative || engine === 'postgres') {
      throw new DatabaseUnavailable(
        `PostgreSQL's programs, which keep the database in ${nativeFolder(dataDir)}, do not run here (${reason}). Install the optional packages, and let the account that owns ${dataDir} read them`,
        { cause },
      );
    }
    console.log(`PostgreSQL's programs do not run here (${reason}), so the slower PGlite keeps the database`);
    return pglite;
  }
}

/** The database was moved: nothing may open the former one any more, and no earlier version may start an empty one. */
function putFormerAside(dataDir: string) {
  const former = pgliteFolder(dataDir);
  if (!existsSync(path.join(former, 'PG_VERSION'))) return;
  const aside = path.join(dataDir, FORMER);
  if (existsSync(aside)) {
    throw new DatabaseUnavailable(
      `${dataDir} holds two databases, ${nativeFolder(dataDir)} and ${former}: an earlier version of My Note may have written to the second. Move the one that you do not need to another place. Nothing was changed`,
    );
  }
  renameSync(former, aside);
  mkdirSync(former, { mode: 0o700 });
  writeFileSync(path.join(former, 'MOVED.txt'), 'The database is in the folder postgres now.\n', {
    mode: 0o600,
  });
  syncName(former);
}

/** PostgreSQL writes while it starts, and stops half-way on a full disk. */
function assertRoomToStart(dataDir: string, space: DiskSpace) {
  if (!space.isExhausted()) return;
  const [free, needed] = [space.free(), space.needed].map((bytes) => Math.floor(bytes / MEGABYTE));
  throw new DatabaseUnavailable(
    `The disk of ${dataDir} is full: ${free} MB are free, ${needed} MB are needed to start. Make room, nothing is lost`,
  );
}
