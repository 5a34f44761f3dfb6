import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDirectory } from '../../../core/database/directory/directory-lock.ts';
import { openEmbedded } from '../../../core/database/embedded/embedded.ts';
import type { EngineName } from '../../../core/database/embedded/engines.ts';
import type { Archive } from '../backup.reader.ts';
import { BackupError } from '../manifest.rules.ts';
import { withMigrationsUpTo } from './earlier-migrations.store.ts';
import { extractFiles } from './extract-files.writer.ts';
import { loadTables } from './load-tables.repository.ts';

const ATTACHMENTS = 'attachments';

type Options = {
  dataDir: string;
  now: Date;
  engine?: EngineName | undefined;
  /** The attachments are not in the data directory. */
  isElsewhere: boolean;
};
type Restored = { keptAside: string };

/** Builds a new data directory beside the current one, then swaps them. */
export async function restoreEmbedded(
  archive: Archive,
  { dataDir, now, engine, isElsewhere }: Options,
): Promise<Restored> {
  const target = path.resolve(dataDir);
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const fresh = `${target}.restore-${stamp}`;
  await mkdir(target, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(target);
  try {
    await build(archive, fresh, engine);
    if (archive.manifest.attachments === 'left out') await keepAttachments(target, fresh);
    else if (!isElsewhere) await extractFiles(archive, path.join(fresh, ATTACHMENTS));
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
}

/** Copies the present attachments, which a backup of the database alone still names. */
async function keepAttachments(target: string, fresh: string) {
  const present = path.join(target, ATTACHMENTS);
  if (existsSync(present)) await cp(present, path.join(fresh, ATTACHMENTS), { recursive: true });
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
