import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDirectory } from '../../../core/database/directory/directory-lock.ts';
import { openEmbedded } from '../../../core/database/embedded/embedded.ts';
import type { EngineName } from '../../../core/database/embedded/engines.ts';
import type { Archive } from '../backup.reader.ts';
import { BackupError } from '../manifest.rules.ts';
import { withMigrationsUpTo } from './earlier-migrations.store.ts';
import { extractFiles } from './extract-files.writer.ts';
import { loadTables } from './load-tables.repository.ts';

type Restored = { keptAside: string };

/** Builds a new data directory beside the current one, then swaps them. */
export async function restoreEmbedded(
  archive: Archive,
  dataDir: string,
  now: Date,
  engine?: EngineName,
): Promise<Restored> {
  const target = path.resolve(dataDir);
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const fresh = `${target}.restore-${stamp}`;
  await mkdir(target, { recursive: true });
  const unlock = await lockDirectory(target);
  try {
    await build(archive, fresh, engine);
    const keptAside = `${target}.before-restore-${stamp}`;
    await swap(target, fresh, keptAside);
    return { keptAside };
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await unlock();
  }
}

async function build(archive: Archive, fresh: string, engine?: EngineName) {
  await withMigrationsUpTo(archive.manifest.migration, async (wanted) => {
    const { db, close } = await openEmbedded(fresh, { wanted, engine });
    await loadTables(db, archive).finally(close);
  });
  // Opened as the server will: migrated to the current schema.
  await (await openEmbedded(fresh)).close();
  await extractFiles(archive, path.join(fresh, 'attachments'));
}

async function swap(target: string, fresh: string, keptAside: string) {
  await rename(target, keptAside).catch((cause: unknown) => {
    throw new BackupError(
      `${target} cannot be renamed; a mounted volume cannot. Set DATA_DIR to a folder inside it. Nothing was changed`,
      { cause },
    );
  });
  try {
    await rename(fresh, target);
  } catch (error) {
    await rename(keptAside, target);
    throw error;
  }
}
